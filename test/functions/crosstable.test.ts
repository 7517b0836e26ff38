import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completeGroup, freeScore, openGroup, restart } from '../arbitraries/groups';
import { runs } from '../arbitraries/runs';
import { formula, standings, table } from './formula';

const HEADER = ['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];

describe('TD_CROSSTABLE', () => {
  test('is the square in standings order, each row its player’s results', () => {
    const matches = [
      ['A', 'B', 3, 1],
      ['B', 'C', 3, 0],
      ['C', 'A', 4, 2],
      ['A', 'D', 3, 'F'],
      ['D', 'B', '', ''],
      ['C', 'D', 'F', 'A'],
    ];
    expect(table('TD_CROSSTABLE', matches)).toEqual([
      ['Jugador', 'A', 'B', 'C', 'D'],
      ['A', '', '3-1', '2-4', '3-F'],
      ['B', '1-3', '', '3-0', ''],
      ['C', '4-2', '0-3', '', 'F-A'],
      ['D', 'F-3', '', 'A-F', ''],
    ]);
    expect(standings(matches).map(({ Jugador }) => Jugador)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('of one of several groups is that group’s, by its name or number', () => {
    const rows = [
      ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      ['Grupo A', 'Ana', 'Beto', 3, 1],
      [2, 'Carla', 'Darío', 'F', 3],
    ];
    expect(table('TD_CROSSTABLE', rows, '', 'grupo a')).toEqual([
      ['Jugador', 'Ana', 'Beto'],
      ['Ana', '', '3-1'],
      ['Beto', '1-3', ''],
    ]);
    expect(table('TD_CROSSTABLE', rows, '', 2)).toEqual([
      ['Jugador', 'Darío', 'Carla'],
      ['Darío', '', '3-F'],
      ['Carla', 'F-3', ''],
    ]);
    expect(() => table('TD_CROSSTABLE', rows, '', 'Grupo C')).toThrow('Hay 2 grupos (2 y Grupo A)');
    expect(() => table('TD_CROSSTABLE', rows)).toThrow('Hay 2 grupos');
  });

  test('gives TD_STANDINGS back what it was made of, where there were no play-offs', () => {
    fc.assert(
      fc.property(openGroup({ min: 0, max: 5 }), restart, (matches, tieBreakRestart) => {
        const regulation = [
          ['base', 'HG'],
          ['tieBreakRestart', tieBreakRestart],
        ];
        const square = formula('TD_CROSSTABLE', [HEADER, ...matches], regulation);
        expect(table('TD_STANDINGS', square, regulation)).toEqual(
          table('TD_STANDINGS', [HEADER, ...matches], regulation),
        );
      }),
      runs(600),
    );
  });

  test('gives TD_STANDINGS back what it was made of, without a length too', () => {
    const regulation = [
      ['base', 'HG'],
      ['groupMatchLength', ''],
    ];
    fc.assert(
      fc.property(completeGroup({ sizes: [3, 4, 5, 6], score: freeScore }), (matches) => {
        const square = formula('TD_CROSSTABLE', [HEADER, ...matches], regulation);
        expect(table('TD_STANDINGS', square, regulation)).toEqual(
          table('TD_STANDINGS', [HEADER, ...matches], regulation),
        );
      }),
      runs(300),
    );
  });

  test('of itself is itself', () => {
    fc.assert(
      fc.property(openGroup({ min: 0, max: 3 }), (matches) => {
        const square = table('TD_CROSSTABLE', [HEADER, ...matches]);
        expect(table('TD_CROSSTABLE', square)).toEqual(square);
      }),
      runs(300),
    );
  });

  test('has no rows but those of its players, all as long as the first', () => {
    fc.assert(
      fc.property(openGroup({ min: 0, max: 3 }), (matches) => {
        const square = table('TD_CROSSTABLE', [HEADER, ...matches]);
        expect(square.map((row) => row.length)).toEqual(square.map(() => square.length));
        square.forEach((row, at) => expect(row[at]).toBe(at === 0 ? 'Jugador' : ''));
      }),
      runs(100),
    );
  });

  test('leaves play-offs out', () => {
    const matches = [
      ['A', 'B', 3, 1, ''],
      ['B', 'C', 3, 1, ''],
      ['C', 'A', 3, 1, ''],
      ['A', 'B', 1, 0, 'desempate'],
    ];
    expect(table('TD_CROSSTABLE', matches).flat()).toContain('3-1');
    expect(table('TD_CROSSTABLE', matches).flat()).not.toContain('1-0');
  });
});

describe('a square a director keeps', () => {
  test('with totals on the right is read for its results', () => {
    const square = [
      ['', 'Ana', 'Bea', 'Carla', 'PG', 'Dif', 'Pos'],
      ['Ana', 'X', '3-1', '3 : 0', 2, 5, 1],
      ['Bea', '', '■', '4–2', 1, 0, 2],
      ['Carla', '', '', '-----', 0, -5, 3],
    ];
    expect(standings(square).map(({ Jugador, PG, Dif }) => [Jugador, PG, Dif])).toEqual([
      ['Ana', 2, 5],
      ['Bea', 1, 0],
      ['Carla', 0, -5],
    ]);
  });

  test('by 1..n with the names beside the numbers', () => {
    const square = [
      ['#', 'Jugador', 1, 2, 3],
      [1, 'Ana', '', '3-1', '3-0'],
      [2, 'Bea', '1-3', '', '4-2'],
      [3, 'Carla', '0-3', '2-4', ''],
    ];
    expect(standings(square).map(({ Jugador, PG }) => [Jugador, PG])).toEqual([
      ['Ana', 2],
      ['Bea', 1],
      ['Carla', 0],
    ]);
  });

  test('by names written in another order along the top, and with other accents', () => {
    const square = [
      ['', 'CARLA', 'Jose', 'ana '],
      ['Ana', '3-0', '3-1', ''],
      ['José', '4-2', '', '1-3'],
      ['Carla', '', '2-4', '0-3'],
    ];
    expect(standings(square).map(({ Jugador, PG }) => [Jugador, PG])).toEqual([
      ['Ana', 2],
      ['José', 1],
      ['Carla', 0],
    ]);
  });

  test('with a result in one cell and another in its mirror is refused', () => {
    const square = [
      ['', 'Ana', 'Bea', 'Carla'],
      ['Ana', '', '3-1', '3-0'],
      ['Bea', '2-3', '', '4-2'],
      ['Carla', '', '', ''],
    ];
    expect(() => standings(square)).toThrow(/Fila 2, columna 3.*Ana–Bea.*3-1.*2-3/);
  });
});
