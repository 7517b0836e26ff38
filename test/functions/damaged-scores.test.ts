import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { runFunction } from '../../src/functions/run-function';
import { TD_STANDINGS } from '../../src/functions/td-standings';
import { textsIn } from '../../src/i18n/language';
import { runs } from '../arbitraries/runs';
import { formulaIn, places, standings } from './formula';

const between = (score: unknown, regulation?: unknown): unknown =>
  places([['Ana', score, 'Bea']], regulation);
const underTitle = (score: unknown): unknown =>
  places([
    ['Blancas', 'Negras', 'Resultado'],
    ['Ana', 'Bea', score],
  ]);
const inTwo = (white: unknown, black: unknown): unknown =>
  places([
    ['Blancas', 'Negras', 'Puntos B', 'Puntos N'],
    ['Ana', 'Bea', white, black],
  ]);

/** Both readings are named, or the one there is, and the way out: format as plain text. */
const tells = (...readings: readonly string[]): RegExp =>
  new RegExp(`fecha.*${readings.map((one) => `\\b${one}\\b`).join('.*')}.*texto`);

describe('a score that became a date is never guessed', () => {
  // D01, under a length that makes its scores possible.
  test.each([
    ['Apr-00', tells('4-0')],
    ['Mar-00', tells('3-0')],
    ['2-May', tells('5-2', '2-5')],
  ])('«%s»', (cell, sentence) => {
    expect(() => between(cell)).toThrow(sentence);
    expect(() => underTitle(cell)).toThrow(sentence);
    expect(() => inTwo(cell, '')).toThrow(sentence);
    expect(() => inTwo(cell, 1)).toThrow(sentence);
  });

  test('D01: «1-Feb» shows both readings, whichever the length', () => {
    const free = [
      ['base', 'HG'],
      ['groupMatchLength', ''],
    ];
    expect(() => between('1-Feb', free)).toThrow(tells('2-1', '1-2'));
    expect(() => between('1-Feb')).toThrow(tells('2-1', '1-2'));
  });

  test.each([
    ['3-ene', '1-3', '3-1'],
    ['03-ene', '1-3', '3-1'],
    ['3 ene', '1-3', '3-1'],
    ['3-ene.', '1-3', '3-1'],
    ['3/ene/2026', '1-3', '3-1'],
    ['3-янв', '1-3', '3-1'],
    ['3-Ιαν', '1-3', '3-1'],
    ['1-mar', '3-1', '1-3'],
    ['2-abr', '4-2', '2-4'],
    ['1-Mar', '3-1', '1-3'],
    ['01/03/2026', '1-3', '3-1'],
    ['3.1.2026', '3-1', '1-3'],
    ['3/1/26', '3-1', '1-3'],
  ])('«%s»: %s or %s', (cell, one, other) => {
    expect(() => underTitle(cell)).toThrow(tells(one, other));
  });

  // A month and a number can be month-year (a score such as 1-03) and month-day, which comes from 3-1 and from 1-3.
  test('«ene-03»: 1-3, and as a day of January 3-1 too', () => {
    expect(() => underTitle('ene-03')).toThrow(tells('1-3'));
    expect(() => underTitle('ene-03')).toThrow(/\b3-1\b/);
  });

  test('any day a score can be typed as is named both ways round, from this realm or another', () => {
    const score = fc.tuple(fc.constantFrom(3, 4, 5), fc.constantFrom(1, 2));
    fc.assert(
      fc.property(
        score,
        fc.integer({ min: 2013, max: 2040 }),
        fc.boolean(),
        fc.boolean(),
        ([won, lost], year, monthFirst, foreign) => {
          const [day, month] = monthFirst ? [lost, won] : [won, lost];
          const made = `new Date(${year}, ${month - 1}, ${day})`;
          const cell: unknown = foreign ? runInNewContext(made) : new Date(year, month - 1, day);
          const sentence = tells(`${day}-${month}`, `${month}-${day}`);
          expect(() => between(cell)).toThrow(sentence);
          expect(() => underTitle(cell)).toThrow(sentence);
          expect(() => inTwo(cell, '')).toThrow(sentence);
          expect(() => inTwo('', cell)).toThrow(sentence);
          expect(() =>
            standings([
              ['', 'Ana', 'Bea', 'Eva'],
              ['Ana', '', cell, ''],
              ['Bea', '', '', ''],
              ['Eva', '', '', ''],
            ]),
          ).toThrow(sentence);
        },
      ),
      runs(60),
    );
  });

  test('only readings that the match allows are proposed, where one is', () => {
    // Neither 7-2 nor 2-7 is a result to three: both are named all the same.
    expect(() => underTitle(new Date(2026, 1, 7))).toThrow(tells('7-2', '2-7'));
    expect(() => underTitle(new Date(2026, 1, 3))).toThrow(tells('3-2', '2-3'));
    // The first of a month can be month and year: 4-0 typed as Apr-00.
    expect(() => underTitle(new Date(2000, 3, 1))).toThrow(/\b4-0\b/);
  });

  test('the cell is named: row and column of the range', () => {
    const rows = [
      ['Mesa', 'Blancas', 'Negras', 'Resultado'],
      [1, 'Ana', 'Bea', '3-1'],
      [],
      [2, 'Ana', 'Eva', new Date(2026, 0, 3)],
    ];
    expect(() => standings(rows)).toThrow(/^Fila 4, columna 4:/);
    expect(() => formulaIn('en', 'TD_STANDINGS', rows)).toThrow(
      /^Row 4, column 4:.*date.*3-1 or 1-3.*plain text/,
    );
  });
});

describe('a score that became a time is never guessed', () => {
  test.each([
    [[3, 1], '3-1'],
    [[3, 2], '3-2'],
    [[4, 0], '4-0'],
    [[5, 2], '5-2'],
    [[11, 8], '11-8'],
    [[0, 3], '0-3'],
  ] as const)('%j', ([hours, minutes], reading) => {
    const sentence = new RegExp(`hora.*\\b${reading}\\b.*texto`);
    const cell = new Date(1899, 11, 30, hours, minutes);
    expect(() => between(cell)).toThrow(sentence);
    expect(() => underTitle(cell)).toThrow(sentence);
    expect(() => inTwo(cell, '')).toThrow(sentence);
    expect(() => between(runInNewContext(`new Date(1899, 11, 30, ${hours}, ${minutes})`))).toThrow(sentence);
  });

  test('a whole number in a column that shows dates is named as that number', () => {
    expect(() => inTwo(new Date(1900, 0, 2), 1)).toThrow(/Fila 2, columna 3.*fecha.*\b3\b/);
    expect(() => inTwo(3, new Date(1899, 11, 31))).toThrow(/Fila 2, columna 4.*fecha.*\b1\b/);
  });

  // platform.md: never read the hours of such a Date in the script's zone. The formula is given a reader of the sheet's.
  test('in the sheet’s zone, not the script’s', () => {
    const typedAsThreeToOne = new Date(1899, 11, 30, 7, 28, 40);
    const caracas = () => ({ sinceEpoch: (3 * 60 + 1) * 60_000 });
    expect(() =>
      runFunction(TD_STANDINGS, [[['Ana', typedAsThreeToOne, 'Bea']]], textsIn('es').messages, caracas),
    ).toThrow(/\b3-1\b/);
  });
});

describe('what looks like a score', () => {
  test.each([
    '3-1',
    '3:1',
    '3–1',
    '3 a 1',
    ' 3 - 1 ',
    '3\u00a0-\u00a01',
    '3\u20131',
    '3\u22121',
    '3:1 ',
    '3=1',
    '3 — 1',
    '3 ‐ 1',
    '3 : 1',
    '3∶1',
    '３－１',
    '３：１',
    '\u200b3\u202f-\u202f1',
    '3 - 1 (4, -5, 8, 7)',
    '3 - 1 (2, 1)',
    '3-1 (1-0)',
  ])('«%s» is 3–1', (score) => {
    expect(standings([['Ana', score, 'Bea']])[0]).toMatchObject({ Jugador: 'Ana', PF: 3, PC: 1 });
  });

  test.each([
    '',
    '-',
    '–',
    '---',
    '( : )',
    ':',
    ' - ',
    '-:-',
    '－',
    '…',
    '0-0',
    '0:0',
    '0 – 0',
    null,
    undefined,
    '\u00a0',
  ])('%j is a match not played yet', (score) => {
    expect(
      standings([
        ['Ana', score, 'Bea'],
        ['Ana', '3-1', 'Eva'],
      ]).find(({ Jugador }) => Jugador === 'Bea'),
    ).toMatchObject({ PJ: 0 });
  });

  test.each([
    ['', ''],
    [0, 0],
    ['0', '0'],
    ['-', '-'],
    [null, undefined],
    ['-', ''],
  ])('%j and %j: prepared, not played (D07, D08)', (white, black) => {
    expect(inTwo(white, black)).toEqual({ Ana: 1, Bea: 1 });
    expect(standings([['Ana', 'Bea', white, black]]).map(({ PJ, PG, PP }) => [PJ, PG, PP])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test.each([
    // D07: one of two is missing.
    [3, ''],
    ['', 3],
    [0, ''],
    ['3', null],
    [3, '-'],
  ])('%j and %j: half a score', (white, black) => {
    expect(() => inTwo(white, black)).toThrow(/Fila 2, columna [34].*medio resultado/);
  });

  test.each(['3-', '-3', '3:', ' : 1', '3 a '])('«%s» is half typed', (score) => {
    expect(() => underTitle(score)).toThrow(/Fila 2, columna 3/);
  });

  test.each([
    // No score at all (seen in real workbooks).
    ...[
      '1/16',
      'Νικητής Αγώνα Νο13',
      'Ganador M4',
      '1405 (+16)',
      '9, 355',
      'aplazado',
      '½',
      '1½',
      '3',
      '31',
      'sí',
    ],
    ...['3-1-2', '3--1', '3 1', '3-uno', 'tres a uno', '3.1', '3,1', '3/1', 'W', 'G-P'],
  ])('«%s» is no score, and the sentence quotes it', (score) => {
    expect(() => underTitle(score)).toThrow(new RegExp(`Fila 2, columna 3.*«${escaped(score)}»`));
  });

  test.each([
    [true, 'true'],
    [false, 'false'],
    [3, '3'],
    [0.125, '0.125'],
    [46025, '46025'],
    [3.1, '3.1'],
  ])('%j in a score column is quoted', (score, quoted) => {
    expect(() => underTitle(score)).toThrow(new RegExp(`Fila 2, columna 3.*«${escaped(quoted)}»`));
  });

  test.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#ERROR!', '#NAME?', '#¡REF!', '#N/D'])(
    '%s is named',
    (error) => {
      expect(() => underTitle(error)).toThrow(new RegExp(`Fila 2, columna 3.*${escaped(error)}`));
      expect(() => inTwo(3, error)).toThrow(new RegExp(`Fila 2, columna 4.*${escaped(error)}`));
      expect(() => places([[error, 'Bea', 3, 1]])).toThrow(
        new RegExp(`Fila 1, columna 1.*${escaped(error)}`),
      );
    },
  );

  test.each(['F', 'WO', 'W.O.', 'A', 'abandono'])('«%s» alone in a score column does not say who', (mark) => {
    expect(() => underTitle(mark)).toThrow(/Fila 2, columna 3.*no dice quién/);
  });

  // Seen in real workbooks: a score made up for the forfeit, and the mark behind it.
  test.each(['5-0 w/o', '5-0 W.O.', '5–0 (F)', '3 : 0 WO', '3-0 no se presentó', '3-1 ff', '３－０（Ｆ）'])(
    '«%s»: who has fewer points was not there',
    (score) => {
      for (const rows of [
        [['Ana', score, 'Bea']],
        [
          ['', 'Ana', 'Bea'],
          ['Ana', '', score],
          ['Bea', '', ''],
        ],
      ]) {
        expect(standings(rows).map(({ Jugador, PG, PF, PC }) => [Jugador, PG, PF, PC])).toEqual([
          ['Ana', 1, 3, 0],
          ['Bea', 0, 0, 3],
        ]);
      }
    },
  );

  test.each(['0-0 w/o', '3-3 F', '0 : 0 (W.O.)'])('«%s» does not say who was not there', (score) => {
    expect(() => underTitle(score)).toThrow(/Fila 2, columna 3.*no dice quién/);
  });

  test.each(['½', '1½', '1½-½', '½ : ½', '1,5-0,5'])('«%s» has fractions', (score) => {
    expect(() => underTitle(score)).toThrow(/Fila 2, columna 3.*decimales/);
  });

  test('a mark beside nothing says who: white was not there', () => {
    // "whatever the other cell holds (blank, …) it counts length–0"; either a reading of it or a sentence.
    expect(() => underTitle('F-')).toThrow(/no dice quién/);
    expect(standings([['Ana', 'Bea', 'F', '']])[0]).toMatchObject({ Jugador: 'Bea', PG: 1 });
  });

  test('a forfeit that stands in the note alone is asked about', () => {
    expect(() => places([['Ana', 'Bea', '', '', 'F']])).toThrow(/Fila 1, columna 5.*nota/);
    expect(() => places([['Ana', 'Bea', 3, 0, 'W.O.']])).toThrow(/Fila 1, columna 5.*nota/);
    expect(places([['Ana', 'Bea', 3, 'F', 'W.O.']])).toEqual({ Ana: 1, Bea: 2 });
  });

  test('points typed as text stay numbers: 10 is more than 9 (D05)', () => {
    const free = [
      ['base', 'HG'],
      ['groupMatchLength', ''],
    ];
    const rows = [
      ['A', 'D', '9', '0'],
      ['B', 'D', '10', '0'],
      ['C', 'D', '2', '0'],
      ['A', 'B', 1, 0],
      ['B', 'C', 1, 0],
      ['C', 'A', 1, 0],
    ];
    expect(places(rows, free)).toEqual({ B: 1, A: 2, C: 3, D: 4 });
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
