import { describe, expect, test } from '@jest/globals';
import { formatRuns, typed, writePlan } from '../../src/gas/write-blocks';
import type { CellChange, CellContent, SheetContent } from '../../src/ports/workbook';

const valueOf = (value: CellContent['value'], format: string | null = null): CellContent => ({
  ...{ value, formula: '', format },
});
const formulaOf = (formula: string): CellContent => ({ value: '', formula, format: null });
const change = (row: number, column: number, to: CellContent): CellChange => ({
  ...{ sheet: 'Hoja', row, column, to },
});

/** A sheet of so many rows and two columns: a name and its row's number, or what is given instead. */
function sheet(
  rows: number,
  given: (row: number, column: number) => unknown = () => undefined,
  formulaAt: (row: number, column: number) => string = () => '',
): SheetContent {
  const grid = <Cell>(cell: (row: number, column: number) => Cell) =>
    Array.from({ length: rows }, (_, row) => [0, 1].map((column) => cell(row, column)));
  const values = grid((row, column) => given(row, column) ?? (column === 0 ? `Nombre ${row}` : row));
  return {
    ...{ name: 'Hoja', values, display: grid(() => ''), formulas: grid(formulaAt) },
    formats: grid(() => 'General'),
  };
}

/** The blocks as `row,column: contents`, a row of them a line. */
const shown = ({ blocks }: ReturnType<typeof writePlan>) =>
  blocks.map(({ row, column, contents }) => {
    const cells = contents.map((line) => line.map(({ value, formula }) => formula || value));
    return [row, column, cells];
  });

describe('text is written so that the cell holds just it', () => {
  test.each<[CellContent, string, CellContent['value']]>([
    [valueOf('3-1'), 'General', "'3-1"],
    [valueOf('007'), '0.00', "'007"],
    [valueOf('=1+1'), 'General', "'=1+1"],
    [valueOf('3-1'), '@', '3-1'],
    [valueOf('3-1', '@'), 'General', '3-1'],
    [valueOf('3-1', 'General'), '@', "'3-1"],
    [valueOf("Ana O'Neill"), 'General', "Ana O'Neill"],
    [valueOf('Grupo 1'), 'General', "'Grupo 1"],
    [valueOf('verdadero'), 'General', "'verdadero"],
    [valueOf('FALSE'), 'General', "'FALSE"],
    [valueOf(''), 'General', ''],
    [valueOf(31), '@', 31],
    [valueOf(true), 'General', true],
  ])('%j over %s', (content, format, wanted) => expect(typed(content, format)).toBe(wanted));
});

describe('what is written', () => {
  test('on a new sheet it is one rectangle, its formulas behind it', () => {
    const plan = writePlan(
      [change(0, 0, valueOf('a')), change(2, 1, valueOf(1)), change(1, 0, formulaOf('=A1'))],
      null,
    );
    expect(shown(plan)).toEqual([
      [
        0,
        0,
        [
          ['a', ''],
          ['', ''],
          ['', 1],
        ],
      ],
      [1, 0, [['=A1']]],
    ]);
    expect(plan.spreads).toEqual([]);
  });

  test('is nothing but what changes; columns with the same rows go together', () => {
    const cells = [1, 2, 5].flatMap((row) => [0, 1].map((column) => change(row, column, valueOf(row))));
    expect(shown(writePlan([...cells].reverse(), sheet(9)))).toEqual([
      [
        1,
        0,
        [
          [1, 1],
          [2, 2],
        ],
      ],
      [5, 0, [[5, 5]]],
    ]);
  });

  test('in many places, but of few kinds, goes kind by kind', () => {
    const cells = Array.from({ length: 20 }, (_, index) => change(2 * index, 1, valueOf(index % 2)));
    const { blocks, spreads } = writePlan(cells, sheet(40));
    expect(blocks).toEqual([]);
    expect(spreads.map(({ value, cells: places }) => [value, places.length])).toEqual([
      [0, 10],
      [1, 10],
    ]);
    expect(spreads[0]!.cells.slice(0, 2)).toEqual([
      { row: 0, column: 1 },
      { row: 4, column: 1 },
    ]);
  });

  test('in many places and of many kinds takes along what stands between, but for dates and formulas', () => {
    const cells = Array.from({ length: 20 }, (_, index) => change(2 * index, 1, valueOf(100 + index)));
    const whole = writePlan(cells, sheet(40));
    expect(whole.blocks).toHaveLength(1);
    expect(whole.blocks[0]!.contents.slice(0, 4).map(([cell]) => cell!.value)).toEqual([100, 1, 101, 3]);
    const date = new Date(0);
    const broken = writePlan(
      cells,
      sheet(
        40,
        (row, column) => (row === 3 && column === 1 ? date : undefined),
        (row, column) => (row === 7 && column === 1 ? '=A1' : ''),
      ),
    );
    expect(broken.blocks.map(({ row, contents }) => [row, contents.length])).toEqual([
      [0, 3],
      [4, 3],
      [8, 31],
    ]);
  });
});

describe('formats', () => {
  test('are set where they are asked for and are other ones', () => {
    const cells = [
      change(1, 0, valueOf('a', '@')),
      change(2, 0, valueOf('b', '@')),
      change(3, 0, valueOf('c')),
      change(4, 0, valueOf('d', 'General')),
      change(5, 0, valueOf('e', '@')),
    ];
    expect(formatRuns(cells, sheet(9))).toEqual([
      { row: 1, column: 0, rows: 2, columns: 1, format: '@' },
      { row: 5, column: 0, rows: 1, columns: 1, format: '@' },
    ]);
  });

  test('of cells below the sheet go on over those that nothing stands in yet', () => {
    const cells = [9, 11].map((row) => change(row, 1, valueOf(1, '0.0')));
    const wanted = { row: 9, column: 1, rows: 3, columns: 1, format: '0.0' };
    expect(formatRuns(cells, sheet(9))).toEqual([wanted]);
    const other = change(10, 1, valueOf(1, '@'));
    expect(formatRuns([...cells, other], sheet(9))).toHaveLength(3);
  });
});
