import { expect, test } from '@jest/globals';
import type { LiveDrawMatch } from '../../src/ui/live-contract';
import { championOf } from '../../src/ui/live/champion';
import { drawMatch } from './live-snapshots';

const semifinals = [
  drawMatch('M1', 'Semifinal', 'M3', ['Ana', 'Beto']),
  drawMatch('M2', 'Semifinal', 'M3', ['Carla', 'Darío']),
];
const final: LiveDrawMatch = { ...drawMatch('M3', 'Final', null, ['Ana', 'Carla']), winner: 'black' };
const rounds = (last: readonly LiveDrawMatch[]) => [
  { name: 'Semifinal', matches: semifinals },
  { name: 'Final', matches: last },
];

test('the winner of the final is the champion', () => {
  expect(championOf({ draw: rounds([final]) })).toBe('Carla');
  expect(championOf({ draw: [{ name: 'Final', matches: [final] }] })).toBe('Carla');
});

test('a match for third place makes no champion', () => {
  const third: LiveDrawMatch = {
    ...drawMatch('M4', 'Tercer puesto', null, ['Beto', 'Darío']),
    winner: 'white',
  };
  expect(championOf({ draw: rounds([final, third]) })).toBe('Carla');
});

test('nobody is before the final has been played, nor where there is no draw, or none that says what leads where', () => {
  expect(championOf({ draw: rounds([{ ...final, winner: null }]) })).toBeNull();
  expect(championOf({ draw: null })).toBeNull();
  expect(championOf({ draw: [{ name: 'Ronda', matches: [final, { ...final, id: 'M9' }] }] })).toBeNull();
});
