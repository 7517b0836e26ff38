import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { keepList, type Status } from '../oracle/attendance-oracle';
import { formula, formulaIn } from './formula';

const WORDS: Readonly<Record<Status, string>> = {
  active: 'Activo',
  quarantine: 'Cuarentena',
  off: 'Fuera',
};

const column = (marks: unknown, regulation?: unknown): unknown[] =>
  (formula('TD_ATTENDANCE', marks, regulation) as unknown[][]).map((row) => {
    expect(row).toHaveLength(1);
    return row[0];
  });

/** `xx..x`: came, came, missed, missed, came. */
const marks = (text: string): unknown[] => [...text].map((one) => (one === 'x' ? 'x' : ''));

const statusOf = (text: string): unknown => column([marks(text)])[0];

const expectedOf = (came: readonly boolean[]): string => WORDS[keepList(came).status];

const TITLES = [
  ['Jugador', 'Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'],
  ['Player', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ['Παίκτης', 'Ιαν', 'Φεβ', 'Μαρ', 'Απρ', 'Μάι', 'Ιουν'],
  ['Игрок', 'янв', 'фев', 'мар', 'апр', 'май', 'июн'],
];

describe('TD_ATTENDANCE', () => {
  // 2.3.7 and 8.3, every border.
  test.each([
    ['x', 'Activo'],
    ['x.', 'Activo'],
    ['x..', 'Activo'],
    ['x...', 'Cuarentena'],
    ['x....', 'Cuarentena'],
    ['x.....', 'Fuera'],
    ['x......', 'Fuera'],
    ['x..........', 'Fuera'],
    // Back after two, three, four, five missed.
    ['x..x', 'Activo'],
    ['x...x', 'Activo'],
    ['x....x', 'Activo'],
    ['x.....x', 'Activo'],
    // Missed in a row: who came in between begins again.
    ['x..x..', 'Activo'],
    ['x..x...', 'Cuarentena'],
    ['x...x..', 'Activo'],
    ['x...x...', 'Cuarentena'],
    ['x....x.', 'Activo'],
    ['x....x....', 'Cuarentena'],
    ['x....x.....', 'Fuera'],
    // "after being off the ranking the count starts anew with his return".
    ['x.....x..', 'Activo'],
    ['x.....x...', 'Cuarentena'],
    ['x.....x.....', 'Fuera'],
    // "blanks before a player's first mark don't count".
    ['......x', 'Activo'],
    ['......x..', 'Activo'],
    ['......x...', 'Cuarentena'],
    ['......x.....', 'Fuera'],
    ['xxxxxxxxxx', 'Activo'],
  ])('%s: %s', (text, status) => {
    expect(statusOf(text)).toBe(status);
    expect(expectedOf([...text].map((one) => one === 'x'))).toBe(status);
  });

  test('every way to come and miss over up to eleven tournaments', () => {
    for (let tournaments = 1; tournaments <= 11; tournaments++) {
      const rows = Array.from({ length: 2 ** tournaments - 1 }, (_, at) =>
        Array.from({ length: tournaments }, (__, bit) => ((at + 1) & (1 << bit)) !== 0),
      );
      expect(column(rows.map((row) => row.map((came) => (came ? 'x' : ''))))).toEqual(rows.map(expectedOf));
      // Checkboxes: FALSE is not ticked. One who has come to nothing has missed nothing either.
      const never = Array.from({ length: tournaments }, () => false);
      expect(column([never, ...rows])).toEqual(['Activo', ...rows.map(expectedOf)]);
    }
  });

  test('any mark is that he came, whatever a blank looks like', () => {
    const mark = fc.constantFrom<unknown>(
      ...['x', 'X', '✓', '✔', 'sí', 'P', 'ok', '1º', '*', '●', 'Campeón', 'да', 'ναι', 'W', '8vos'],
      ...[1, 3, 16, true, new Date(2009, 0, 17)],
    );
    const blank = fc.constantFrom<unknown>('', null, undefined, false, ' ', '\u00a0');
    const row = fc
      .array(fc.boolean(), { minLength: 1, maxLength: 14 })
      .filter((came) => came.some(Boolean))
      .chain((came) => fc.tuple(fc.constant(came), fc.tuple(...came.map((one) => (one ? mark : blank)))));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const width = Math.max(...rows.map(([came]) => came.length));
        // To the right of what a row holds, nothing: missed.
        const filled = rows.map(([, cells]) => [...cells, ...Array<unknown>(width - cells.length).fill('')]);
        const expected = rows.map(([came]) =>
          expectedOf([...came, ...Array<boolean>(width - came.length).fill(false)]),
        );
        expect(column(filled)).toEqual(expected);
      }),
      runs(500),
    );
  });

  test('under a header row the answer has a title in its place; columns of something else are no tournaments', () => {
    for (const titles of TITLES) {
      const rows = [
        titles,
        ['Ana', 'x', 'x', '', '', '', ''],
        ['Beto', '', '', '', '', '', 'x'],
        ['Carla', 'x', '', '', '', '', ''],
        ['Dora', 'x', '', '', '', 'x', ''],
      ];
      const answers = column(rows);
      expect(answers).toEqual(['Asistencia', 'Cuarentena', 'Activo', 'Fuera', 'Activo']);
      // In line with the rows of the range.
      expect(answers).toHaveLength(rows.length);
    }
    const withRating = [
      ['Jugador', 'Nivel', 'T1', 'T2', 'T3', 'T4'],
      ['Ana', 1612, 'x', '', '', ''],
    ];
    expect(column(withRating)).toEqual(['Asistencia', 'Cuarentena']);
    expect(
      column([
        ['Temporada 2009', '', '', ''],
        ['Jugador', 'T1', 'T2', 'T3'],
        ['Ana', 'x', '', ''],
      ]),
    ).toEqual(['', 'Asistencia', 'Activo']);
  });

  test('blank rows stay blank, in an open range too, and every answer stays beside its row', () => {
    const open = [
      marks('x...'),
      ['', null, undefined, ' '],
      marks('..xx'),
      ...Array.from({ length: 900 }, () => ['', '', '', '']),
    ];
    const answers = column(open);
    expect(answers.slice(0, 3)).toEqual(['Cuarentena', '', 'Activo']);
    expect(answers.slice(3).every((one) => one === '')).toBe(true);
  });

  test('one row, one cell', () => {
    expect(column([marks('x...')])).toEqual(['Cuarentena']);
    expect(column('x')).toEqual(['Activo']);
    expect(column([['x']])).toEqual(['Activo']);
  });

  test('English words and title', () => {
    expect(
      formulaIn('en', 'TD_ATTENDANCE', [
        ['Player', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
        ['Ana', ...marks('x.....')],
        ['Beto', ...marks('..x...')],
        ['Carla', ...marks('.....x')],
      ]),
    ).toEqual([['Attendance'], ['Off'], ['Quarantine'], ['Active']]);
  });

  test.each(['INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'])('%s has no rules on attendance', (regulation) => {
    expect(() => column([marks('x')], regulation)).toThrow(
      new RegExp(`^El reglamento ${regulation} no tiene reglas de asistencia\\.$`),
    );
    expect(() => formulaIn('en', 'TD_ATTENDANCE', [marks('x')], regulation)).toThrow(
      new RegExp(`^The regulation ${regulation} has no rules on attendance\\.$`),
    );
  });

  test('without marks, and under a regulation that is none', () => {
    expect(() => column(undefined)).toThrow(/^Falta marks\.$/);
    expect(() => column([marks('x')], 'FIBS')).toThrow(
      /^Argumento regulation: no hay ningún reglamento «FIBS»/,
    );
  });

  // A mark can be a word that heads some column elsewhere: `no` is also "nº", `vino` and `presente` are columns of entries.
  test('"no" in a cell is missed and no header', () => {
    expect(
      column([
        ['x', 'no'],
        ['no', 'x'],
      ]),
    ).toEqual(['Activo', 'Activo']);
    expect(
      column([
        ['sí', 'no', 'no', 'no'],
        ['no', 'sí', 'NO', 'No'],
        ['N', 'N', 'N', 'S'],
      ]),
    ).toEqual(['Cuarentena', 'Activo', 'Activo']);
  });

  test.each(['vino', 'Presente', 'asistió', 'present', 'came', '#', 'PG', 'min'])(
    'the mark «%s» is a mark and no header',
    (mark) => {
      expect(
        column([
          [mark, '', '', ''],
          ['', mark, mark, ''],
        ]),
      ).toEqual(['Cuarentena', 'Activo']);
    },
  );

  test('a range of marks beside a rating may leave the names out', () => {
    const rows = [
      ['Nivel', 'T1', 'T2', 'T3', 'T4'],
      [1612, 'x', '', '', ''],
      [1500, '', '', '', 'x'],
    ];
    expect(column(rows)).toEqual(['Asistencia', 'Cuarentena', 'Activo']);
  });

  test('tournaments may be titled like columns that are known', () => {
    const rows = [
      ['Jugador', 'Torneo', 'Torneo', 'Torneo', 'Torneo'],
      ['Ana', 'x', '', '', ''],
    ];
    expect(column(rows)).toEqual(['Asistencia', 'Cuarentena']);
  });
});
