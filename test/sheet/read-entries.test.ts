import { describe, expect, test } from '@jest/globals';
import type { Cell, Row } from '../../src/sheet/cell';
import { entriesColumns, readEntries } from '../../src/sheet/read-entries';
import { findTable } from '../../src/sheet/table';
import { problemOf, valueOf } from './reading';

/** The entries on a sheet; `known` are the names of the ranking, by key. */
function read(rows: readonly Row[], division: string | null = null, known: readonly string[] = []) {
  const table = valueOf(findTable(rows, [entriesColumns(division)], ['present', 'confirmed']));
  return readEntries(table!, (key) => known.includes(key), division);
}

/** The same with names alone. */
function entries(rows: readonly Row[], division: string | null = null, known: readonly string[] = []) {
  const { playing, absent, unmarked, confirmedAbsent, repeated, ignored } = valueOf(
    read(rows, division, known),
  );
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  return {
    playing: names(playing),
    absent: names(absent),
    unmarked: names(unmarked),
    confirmedAbsent: names(confirmedAbsent),
    repeated,
    ignored,
  };
}

const HEADER = ['Jugador', 'Confirmó', 'Presente', 'Pagó'];

describe('which columns a list of entries has to have', () => {
  test.each([
    [null, ['player']],
    ['Primera', ['player', 'division']],
  ])('for the division %j: %j', (division, columns) => {
    expect(entriesColumns(division)).toEqual(columns);
  });
});

describe('who plays tonight', () => {
  test.each<[Cell]>([
    ...[['sí'], ['SI'], ['x'], ['Yes'], ['ναι'], ['да'], ['✓'], [true], [1]].map(
      ([mark]) => [mark] as [Cell],
    ),
    // The hour he arrived at.
    [new Date(1899, 11, 30, 19, 40)],
    [new Date(2026, 2, 1)],
  ])('Presente %p: he plays, and who has no mark is asked about', (mark) => {
    expect(entries([HEADER, ['Ana', '', mark, ''], ['Leo', '', '', '']])).toMatchObject({
      playing: ['Ana'],
      absent: [],
      unmarked: ['Leo'],
    });
  });

  test.each<[Cell]>([['no'], ['NO'], ['n'], ['όχι'], ['нет'], [false], [0]])(
    'Presente %p: he does not play; those without a mark do, where nobody is marked as here',
    (mark) => {
      expect(entries([HEADER, ['Ana', '', mark, ''], ['Leo', '', '', '']])).toMatchObject({
        playing: ['Leo'],
        absent: ['Ana'],
        unmarked: [],
      });
    },
  );

  test('without any mark, and without columns for them: all who entered, and nobody is asked about', () => {
    const read = entries([HEADER, ['Ana'], ['Leo']]);
    expect(read.playing).toEqual(['Ana', 'Leo']);
    expect(read.unmarked).toHaveLength(0);
    expect(entries([['Nombre'], ['Ana'], ['Leo']])).toEqual({
      playing: ['Ana', 'Leo'],
      absent: [],
      unmarked: [],
      confirmedAbsent: [],
      repeated: [],
      ignored: [],
    });
  });

  test('names with their keys, in the order of the list', () => {
    expect(valueOf(read([HEADER, ['  Zoé  Díaz '], ['Ana']])).playing).toEqual([
      { name: 'Zoé Díaz', key: 'zoe diaz' },
      { name: 'Ana', key: 'ana' },
    ]);
  });

  test.each<[string, Cell, Cell, 'playing' | 'absent' | 'unmarked', boolean]>([
    ['a no to Confirmó is enough', 'no', '', 'absent', false],
    ['a yes to Confirmó is no presence', 'sí', '', 'unmarked', false],
    ['Presente goes before Confirmó', 'no', 'sí', 'playing', false],
    ['confirmed and came', 'sí', 'sí', 'playing', false],
    ['confirmed and did not come (HG 2.3.6)', 'sí', 'no', 'absent', true],
    ['did not come, and nobody had said he would', '', 'no', 'absent', false],
    ['had said no', 'no', 'no', 'absent', false],
    ['whatever else stands in Confirmó says nothing', 'quizás', '', 'unmarked', false],
    ['nor is it a confirmation', 'quizás', 'no', 'absent', false],
  ])('%s', (_, confirmed, present, list, isConfirmedAbsent) => {
    const read = entries([HEADER, ['Ana', confirmed, present, ''], ['Leo', '', 'sí', '']]);
    expect(read[list]).toContain('Ana');
    expect([...read.playing, ...read.absent, ...read.unmarked].sort()).toEqual(['Ana', 'Leo']);
    expect(read.confirmedAbsent).toEqual(isConfirmedAbsent ? ['Ana'] : []);
  });
});

describe('what is no entry', () => {
  test('rows without a name, and a row that sums up', () => {
    const rows = [
      HEADER,
      ['Ana', '', 'sí', ''],
      ['', '', 'sí', 20],
      ['Leo', '', 'sí', ''],
      ['Total', '', 2, 20],
    ];
    expect(entries(rows)).toMatchObject({ playing: ['Ana', 'Leo'], ignored: [] });
  });

  test('whoever is entered below a blank row under the header: the list begins there', () => {
    const rows = [HEADER, [], ['Ana', '', 'sí', ''], ['Nuevo Uno', '', 'sí', ''], [], ['Nota', '', '', '']];
    expect(entries(rows, null, ['ana'])).toMatchObject({ playing: ['Ana', 'Nuevo Uno'], ignored: ['Nota'] });
  });

  test('below a gap what is no known name: notes stand there, whatever is beside them', () => {
    const rows = [
      ['Inscritos de hoy'],
      HEADER,
      ['Ana', '', 'sí', ''],
      ['', '', '', 20],
      ['Leo', '', 'sí', ''],
      [],
      ['Traer tableros', '', 'ya casi', ''],
      ['Eva', '', 'sí', ''],
      ['Zoe', '', 'sí', ''],
    ];
    expect(entries(rows, null, ['eva'])).toMatchObject({
      playing: ['Ana', 'Leo', 'Eva'],
      ignored: ['Traer tableros', 'Zoe'],
    });
  });
});

describe('a name on two rows', () => {
  test.each<[string, Cell, Cell, 'playing' | 'absent' | 'unmarked', boolean]>([
    ['here wins over not here, and contradicts it', 'sí', 'no', 'playing', true],
    ['in whichever order', 'no', 'sí', 'playing', true],
    ['any mark counts: here', '', 'sí', 'playing', false],
    ['any mark counts: not here', 'no', '', 'absent', false],
    ['twice the same', 'no', 'no', 'absent', false],
    ['twice here', 'sí', 'sí', 'playing', false],
    ['twice without a mark', '', '', 'unmarked', false],
  ])('%s', (_, one, other, list, contradicts) => {
    const rows = [HEADER, ['José Paz', '', one, ''], ['Leo', '', 'sí', ''], ['JOSE PAZ', '', other, '']];
    const read = entries(rows);
    expect(read[list]).toContain('José Paz');
    expect([...read.playing, ...read.absent, ...read.unmarked]).toHaveLength(2);
    expect(read.repeated).toEqual([{ names: ['José Paz', 'JOSE PAZ'], rows: [2, 4], contradicts }]);
  });

  test.each([
    ['sí', ''],
    ['', 'sí'],
  ])('confirmed on either row (%j, %j) he had confirmed', (first, again) => {
    const rows = [HEADER, ['Ana', first, 'no', ''], ['Ana', again, 'no', ''], ['Leo', '', 'sí', '']];
    expect(entries(rows).confirmedAbsent).toEqual(['Ana']);
  });

  test('confirmed on neither row he had not', () => {
    const rows = [HEADER, ['Ana', '', 'no', ''], ['Ana', 'no', '', ''], ['Leo', '', 'sí', '']];
    expect(entries(rows)).toMatchObject({ absent: ['Ana'], confirmedAbsent: [] });
  });

  test('each further row is held against what the rows before say', () => {
    const rows = [HEADER, ['Ana', '', '', ''], ['ana', '', 'sí', ''], ['ANA', '', 'no', '']];
    expect(entries(rows)).toMatchObject({
      playing: ['Ana'],
      repeated: [
        { names: ['Ana', 'ana'], rows: [2, 3], contradicts: false },
        { names: ['Ana', 'ANA'], rows: [2, 4], contradicts: true },
      ],
    });
  });
});

describe('one division of several (rules §9: Greek 1.4)', () => {
  const rows = [
    ['Jugador', 'División', 'Presente'],
    ['Ana', 'Primera', 'sí'],
    ['Leo', 'Segunda', 'sí'],
    ['Eva', 'PRIMERA.', 'sí'],
    ['Zoe', '', 'sí'],
    // Not asked about where the other division is played.
    ['Max', 'Segunda', 'luego'],
    ['Ida', 'Primera', 'no'],
  ];

  test('only its own players, however it is spelt, and without its rows being a gap', () => {
    expect(entries(rows, 'primera')).toMatchObject({ playing: ['Ana', 'Eva'], absent: ['Ida'], ignored: [] });
  });

  test('a name in both divisions is repeated in neither', () => {
    const both = [rows[0]!, ['Ana', 'Primera', 'sí'], ['Ana', 'Segunda', 'no']];
    expect(entries(both, 'Segunda')).toMatchObject({ playing: [], absent: ['Ana'], repeated: [] });
  });

  test('without a division all who entered', () => {
    expect(entries(rows.slice(0, 5)).playing).toEqual(['Ana', 'Leo', 'Eva', 'Zoe']);
  });
});

describe('a cell that can’t be read', () => {
  test.each<[string, Row, ReturnType<typeof problemOf>]>([
    [
      'neither yes nor no nor an hour',
      ['Ana', '', 'tal vez', ''],
      { code: 'notYesOrNo', params: { given: 'tal vez' }, place: { row: 4, column: 3 } },
    ],
    [
      'an error in the place of a name',
      ['#N/A', '', 'sí', ''],
      { code: 'errorInCell', params: { given: '#N/A' }, place: { row: 4, column: 1 } },
    ],
    [
      'a date in the place of a name',
      [new Date(2026, 2, 1), '', 'sí', ''],
      { code: 'notAName', params: { given: '2026-03-01' }, place: { row: 4, column: 1 } },
    ],
  ])('%s: which cell of the sheet, and what stands there', (_, row, problem) => {
    expect(problemOf(read([['Club'], HEADER, ['Leo', '', 'sí', ''], row]))).toEqual(problem);
  });
});
