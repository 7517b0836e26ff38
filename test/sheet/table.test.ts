import { describe, expect, test } from '@jest/globals';
import { cellOf, findTable, freeRows, isTotal, type Table } from '../../src/sheet/table';

const WANTED = [['group', 'player']] as const;

function found(rows: readonly (readonly unknown[])[]): Table | null {
  const table = findTable(rows, WANTED);
  if (!table.ok) throw new Error(table.problem.code);
  return table.value;
}

const HEADER = ['Grupo', 'Jugador'];

describe('a table on a sheet', () => {
  test('its rows are those below the header, with where they stand; blank ones are passed over', () => {
    const table = found([['Torneo de otoño', ''], [], HEADER, ['G1', 'Ana'], ['', null], ['G2', 'Beto']])!;
    expect(table.header.row).toBe(2);
    expect(table.rows).toEqual([
      { row: 3, cells: ['G1', 'Ana'] },
      { row: 5, cells: ['G2', 'Beto'] },
    ]);
    expect(table.end).toBe(6);
  });

  test.each([
    ['right after the last row', [HEADER, ['G1', 'Ana']], 2],
    ['not counting blank rows below', [HEADER, ['G1', 'Ana'], ['', ''], [], [undefined, ' ']], 2],
    ['below whatever else stands there', [HEADER, ['G1', 'Ana'], ['', ''], ['', '', 'nota'], ['']], 4],
    ['right below a header with nothing under it', [HEADER], 1],
    ['right below a header with blank rows under it', [['Lista'], HEADER, ['', ''], ['']], 2],
  ])('the sheet ends %s', (_, rows, end) => {
    expect(found(rows)!.end).toBe(end);
  });

  test('a sheet without such a header has none', () => {
    expect(
      found([
        ['Jugador', 'Nivel'],
        ['Ana', 1500],
      ]),
    ).toBeNull();
    expect(found([])).toBeNull();
  });

  test('a column that is there twice is told', () => {
    expect(
      findTable(
        [
          ['Grupo', 'Jugador', 'Jugador'],
          ['G1', 'Ana', 'Beto'],
        ],
        WANTED,
      ),
    ).toMatchObject({
      ok: false,
      problem: { code: 'columnTwice', place: { row: 1, column: 3 } },
    });
  });

  test('so is one twice that is only read along, but not one that nobody reads', () => {
    const rows = [
      ['Grupo', 'Jugador', 'Nivel', 'Nivel'],
      ['G1', 'Ana', 1500, 1600],
    ];
    expect(findTable(rows, WANTED).ok).toBe(true);
    expect(findTable(rows, WANTED, ['rating'])).toMatchObject({ problem: { code: 'columnTwice' } });
  });

  test('a cell by what its column means', () => {
    const { header, rows } = found([
      ['Jugador', 'Grupo'],
      ['Ana', 'G1'],
    ])!;
    expect(cellOf(rows[0]!, header, 'player')).toBe('Ana');
    expect(cellOf(rows[0]!, header, 'group')).toBe('G1');
    expect(cellOf(rows[0]!, header, 'rating')).toBeUndefined();
  });
});

describe('a row that sums up', () => {
  test.each([
    [['Total', 12]],
    [['', 'TOTALES:', 12]],
    [['Total general', 12]],
    [['Suma']],
    [['Promedio', 3.5]],
    [['Σύνολο', 12]],
    [['Итого:', 12]],
  ])('%j', (cells) => {
    expect(isTotal({ cells })).toBe(true);
  });

  test.each([[['Ana', 'Total']], [['Totally Ana', 3]], [[12, 'Total']], [['', null, undefined]], [[]]])(
    'but not %j',
    (cells) => {
      expect(isTotal({ cells })).toBe(false);
    },
  );
});

describe('where more lines of a table go', () => {
  const match = (row: number) => ({ row, cells: ['G1', 'Ana', 'Beto'] });
  const sum = (row: number) => ({ row, cells: ['', 'Partidas jugadas', 12] });
  const free = () => true;

  test('below everything, where nothing closes the table', () => {
    expect(freeRows({ rows: [match(3)], end: 9 }, 3, free, 3)).toEqual([9, 10, 11]);
    expect(freeRows({ rows: [match(3), match(6)], end: 7 }, 3, free, 2)).toEqual([7, 8]);
    expect(freeRows({ rows: [], end: 1 }, 0, free, 1)).toEqual([1]);
  });

  test.each([
    [1, [4]],
    [2, [4, 5]],
    [4, [4, 5, 6, 7]],
    [6, [4, 5, 6, 7, 9, 10]],
    [0, []],
  ])('above a total, as far as there is room: of %d %j', (wanted, rows) => {
    expect(freeRows({ rows: [match(2), match(3), sum(8)], end: 9 }, 3, free, wanted)).toEqual(rows);
  });

  test('not beyond a row that is taken', () => {
    const taken = (row: number) => row !== 5;
    expect(freeRows({ rows: [match(3), sum(8)], end: 9 }, 3, taken, 3)).toEqual([4, 9, 10]);
    expect(freeRows({ rows: [match(3), sum(8)], end: 9 }, 3, () => false, 2)).toEqual([9, 10]);
  });

  test('right above a total there is none', () => {
    expect(freeRows({ rows: [match(3), sum(4)], end: 5 }, 3, free, 2)).toEqual([5, 6]);
  });

  test('only the next row may close it', () => {
    expect(freeRows({ rows: [match(3), match(6), sum(8)], end: 9 }, 3, free, 2)).toEqual([9, 10]);
    expect(freeRows({ rows: [sum(1), match(3), match(6)], end: 9 }, 3, free, 2)).toEqual([9, 10]);
  });
});
