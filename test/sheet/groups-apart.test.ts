import { describe, expect, test } from '@jest/globals';
import { groupsOfRounds } from '../../src/sheet/groups-apart';
import { findTable } from '../../src/sheet/table';

type Rows = readonly (readonly unknown[])[];

const HEADER = ['Grupo', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'];

function told(...matches: Rows): string {
  const table = findTable([HEADER, ...matches], [['round', 'white', 'black']], ['group']);
  if (!table.ok || table.value === null) throw new Error('no table');
  return groupsOfRounds(table.value);
}

describe('what a column of groups tells of the matches beside it', () => {
  test('nothing where no group is written, or no player', () => {
    expect(told(['', 1, 'Ana', 'Bea', 40, 24], ['', 1, 'Eva', 'Ida'])).toBe('none');
    expect(told(['A', 1, '', ''], ['B', 1, '', ''])).toBe('none');
    expect(told()).toBe('none');
  });

  test('one group for all, written on every row, once, or in another spelling', () => {
    expect(told(['A', 1, 'Ana', 'Bea'], ['A', 1, 'Eva', 'Ida'])).toBe('one');
    expect(told(['A', 1, 'Ana', 'Bea'], ['', 1, 'Eva', 'Ida'])).toBe('one');
    expect(told(['Único', 1, 'Ana', 'Bea'], ['unico', 2, 'Bea', 'Ana'])).toBe('one');
  });

  test('groups with players of their own, their names written once above their rows too', () => {
    const own = [
      ['A', 1, 'Ana', 'Bea'],
      ['A', 2, 'Bea', 'Ana'],
      ['B', 1, 'Eva', 'Ida'],
    ] as const;
    expect(told(...own)).toBe('apart');
    expect(
      told(['A', 1, 'Ana', 'Bea'], ['', 2, 'Bea', 'Ana'], ['B', 1, 'Eva', 'Ida'], ['', 2, 'Ida', 'Eva']),
    ).toBe('apart');
    // Rows above the first group that is named are of none.
    expect(told(['', 1, 'Ana', 'Bea'], ['B', 1, 'Eva', 'Ida'])).toBe('apart');
  });

  test('something that cuts across the players: points so far, a room', () => {
    expect(told(['Sala 1', 1, 'Ana', 'Bea'], ['Sala 2', 2, 'ana', 'Eva'])).toBe('mixed');
    expect(told(['0', 1, 'Ana', 'Bea'], ['1', 2, 'Eva', 'BÉA'])).toBe('mixed');
  });

  test('byes, sums, blank rows and headers that stand again are no players', () => {
    expect(told(['A', 1, 'Ana', 'BYE'], ['B', 1, 'Eva', 'bye'])).toBe('apart');
    expect(told(['A', 1, 'Ana', 'Bea'], ['B', 1, 'Eva', 'Ida'], ['Total', '', 'Ana', 'Eva'])).toBe('apart');
    expect(told(['A', 1, 'Ana', 'Bea'], HEADER, ['A', 2, 'Bea', 'Ana'])).toBe('one');
    expect(told(['A', 1, 'Ana', 'Bea'], ['B', 2, '', ''], ['', 2, 'Bea', 'Ana'])).toBe('one');
    expect(told(['A', 1, 'Ana', ''], ['B', 2, '', 'Ana'])).toBe('mixed');
  });
});
