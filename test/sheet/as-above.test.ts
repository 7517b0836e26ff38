import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import { writtenAbove } from '../../src/sheet/as-above';

type Words = readonly ColumnWord[];

/** For every line the row that its round is written on, and its hour; `-` where none is. */
function written(words: Words, rows: readonly (readonly unknown[])[], lines = [...rows.keys()]): string[] {
  const columns = new Map(words.map((word, index) => [word, index]));
  const at = writtenAbove(rows, lines, columns);
  return lines.map((line) => {
    const { round, hour } = at.get(line)!;
    return `${round ?? '-'} ${hour ?? '-'}`;
  });
}

const ALL: Words = ['group', 'round', 'hour'];

describe('where a match’s round and hour are written', () => {
  test('on its own row', () => {
    expect(
      written(ALL, [
        ['G1', 1, '20:00'],
        ['G1', 2, '20:24'],
      ]),
    ).toEqual(['0 0', '1 1']);
  });

  test('once, above all matches of the round', () => {
    expect(
      written(ALL, [
        ['G1', 1, '20:00'],
        ['', '', ''],
        ['', 2, '20:24'],
        [null, undefined, ' '],
        ['', '', '20:48'],
        ['', '', ''],
      ]),
    ).toEqual(['0 0', '0 0', '2 2', '2 2', '2 4', '2 4']);
  });

  test('nowhere, where a round begins without an hour', () => {
    expect(
      written(ALL, [
        ['G1', 1, '20:00'],
        ['G1', 2, ''],
        ['G1', '', ''],
        ['G1', 3, '21:00'],
      ]),
    ).toEqual(['0 0', '1 -', '1 -', '3 3']);
  });

  test('above still, where the same round is written again, however it is spelt', () => {
    expect(
      written(ALL, [
        ['G1', 'Última', '20:00'],
        ['G1', ' ULTIMA ', ''],
        ['G1', 'Final', ''],
      ]),
    ).toEqual(['0 0', '1 0', '2 -']);
  });

  test('a round is at one hour for all groups', () => {
    expect(
      written(ALL, [
        ['G1', 1, '20:00'],
        ['G2', 1, ''],
        ['G3', '', ''],
      ]),
    ).toEqual(['0 0', '1 0', '1 0']);
  });

  test('without rounds an hour holds within its group', () => {
    expect(
      written(ALL, [
        ['G1', '', '20:00'],
        ['', '', ''],
        ['g1 ', '', ''],
        ['G2', '', ''],
        ['', '', ''],
        ['G3', '', '21:00'],
        ['', '', ''],
        ['G3', '', ''],
      ]),
    ).toEqual(['- 0', '- 0', '- 0', '- -', '- -', '- 5', '- 5', '- 5']);
  });

  test('the first group that is named ends an hour written above it', () => {
    expect(
      written(ALL, [
        ['', '', '20:00'],
        ['G1', '', ''],
      ]),
    ).toEqual(['- 0', '- -']);
  });
});

describe('in tables without some of the columns', () => {
  test('only hours: one is good until the next', () => {
    expect(written(['hour'], [['20:00'], [''], ['20:24'], ['']])).toEqual(['- 0', '- 0', '- 2', '- 2']);
  });

  test('only rounds', () => {
    expect(written(['round'], [[1], [''], [2]])).toEqual(['0 -', '0 -', '2 -']);
  });

  test('only groups', () => {
    expect(written(['group'], [['G1'], [''], ['G2']])).toEqual(['- -', '- -', '- -']);
  });

  test('groups and hours', () => {
    expect(
      written(
        ['group', 'hour'],
        [
          ['G1', '20:00'],
          ['G1', ''],
          ['G2', ''],
        ],
      ),
    ).toEqual(['- 0', '- 0', '- -']);
  });
});

test('rows that are no matches are passed over', () => {
  expect(
    written(
      ALL,
      [
        ['Grupo', 'Ronda', 'Hora'],
        ['G1', 1, '20:00'],
        ['Total', 12, '3:00'],
        ['', '', ''],
      ],
      [1, 3],
    ),
  ).toEqual(['1 1', '1 1']);
});
