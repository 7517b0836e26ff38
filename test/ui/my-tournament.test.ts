import { expect, test } from '@jest/globals';
import { namesIn, tournamentOf } from '../../src/ui/live/my-tournament';
import type { LiveSnapshot } from '../../src/ui/live-contract';
import { drawMatch, match, snapshotOf } from './live-snapshots';

const SNAPSHOT: LiveSnapshot = {
  ...snapshotOf('Ana'),
  matches: [
    match('Beto', 'Ana', { result: '3–1', state: 'played', winner: 'white' }),
    match('Ana', 'Carla', { state: 'forfeit', winner: 'white' }),
    match('Ana', 'Darío', { hour: '20:48', board: '4', round: '3' }),
    match('Carla', 'Darío', { state: 'on' }),
  ],
  draw: [{ name: 'Final', matches: [drawMatch('M5', 'Final', null, ['Ana', 'Ganador M4'])] }],
  lastChance: null,
  ranking: [{ place: 2, player: 'Elsa', level: 1500, state: '' }],
};

test('a player sees his results with his own points first, and what comes next', () => {
  const mine = tournamentOf(SNAPSHOT, 'Ana');
  expect(mine.results.map(({ against, result, won }) => [against, result, won])).toEqual([
    ['Beto', '1–3', false],
    ['Carla', '', true],
  ]);
  expect(mine.next).toMatchObject({ against: 'Darío', hour: '20:48', board: '4' });
  expect(mine.group).toMatchObject({ place: 1, won: 1 });
});

test('what is on comes before what is to come; a reference stands for who is not known yet', () => {
  expect(tournamentOf(SNAPSHOT, 'Darío').next).toMatchObject({ against: 'Carla', state: 'on' });
  expect(tournamentOf({ ...SNAPSHOT, matches: [] }, 'Ana').next).toMatchObject({
    against: 'Ganador M4',
    where: 'Final',
  });
  expect(tournamentOf(SNAPSHOT, 'Elsa')).toMatchObject({ group: null, next: null, results: [] });
});

test('everybody who is named can be found, once', () => {
  expect(namesIn(SNAPSHOT)).toEqual(['Ana', 'Beto', 'Carla', 'Darío', 'Elsa']);
});
