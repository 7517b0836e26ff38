import fc from 'fast-check';
import type { MatchRow, ScoreCell } from '../oracle/standings-oracle';
import { playersOf } from '../oracle/standings-oracle';

/** The ways a director may write down one group; each gives the range that a formula is given. */
export type Written = readonly (readonly unknown[])[];

const isMark = (cell: ScoreCell): boolean => cell === 'F' || cell === 'A';

/** Four columns without titles. */
export const fourColumns = (matches: readonly MatchRow[]): Written =>
  matches.map(([white, black, scoreWhite, scoreBlack]) => [white, black, scoreWhite, scoreBlack]);

/** A score between two names, without titles. */
export const scoreBetween = (matches: readonly MatchRow[], separator: string): Written =>
  matches.map((match) => [match[0], oneCell(match, separator), match[1]]);

/** Both sides' points in one cell; a mark stands for the absent, and the winner by it has the length. */
export function oneCell([, , white, black]: MatchRow, separator: string): string {
  if (white === '' && black === '') return '';
  const written = (own: ScoreCell, other: ScoreCell): ScoreCell => (own === '' && isMark(other) ? 3 : own);
  return `${written(white, black)}${separator}${written(black, white)}`;
}

export interface Titles {
  readonly white: string;
  readonly black: string;
  readonly pointsWhite: string;
  readonly pointsBlack: string;
  readonly score: string;
  readonly note: string;
  readonly others: readonly string[];
}

/** The column words of the workbook in its four languages; those of the others are columns nobody asks for. */
export const TITLES: readonly Titles[] = [
  {
    ...{ white: 'Blancas', black: 'Negras', pointsWhite: 'Puntos B', pointsBlack: 'Puntos N' },
    ...{ score: 'Resultado', note: 'Nota', others: ['Ronda', 'Hora', 'Mesa', 'Mi apunte', ''] },
  },
  {
    ...{ white: 'WHITE', black: 'black', pointsWhite: 'Points W', pointsBlack: 'Points B' },
    ...{ score: 'Score', note: 'Notes', others: ['Round', 'Time', 'Board', 'Paid?', ''] },
  },
  {
    ...{ white: 'Λευκά', black: 'Μαύρα', pointsWhite: 'Πόντοι Λ', pointsBlack: 'Πόντοι Μ' },
    ...{ score: 'Αποτέλεσμα', note: 'Σημείωση', others: ['Γύρος', 'Ώρα', 'Τραπέζι', ''] },
  },
  {
    ...{ white: 'Белые', black: 'Чёрные', pointsWhite: 'Очки Б', pointsBlack: 'Очки Ч' },
    ...{ score: 'Счёт', note: 'Примечание', others: ['Тур', 'Время', 'Стол', ''] },
  },
];

/** Under titles: columns in any order, others among them, the score in one column or two, a title line above. */
export function titled(matches: readonly MatchRow[]): fc.Arbitrary<Written> {
  return fc
    .record({
      titles: fc.constantFrom(...TITLES),
      together: fc.boolean(),
      above: fc.constantFrom<Written>([], [['Torneo de junio'], ['', '', '']]),
    })
    .chain(({ titles, together, above }) => {
      const scores: Column[] = together
        ? [{ title: titles.score, cell: (match) => oneCell(match, '-') }]
        : [
            { title: titles.pointsWhite, cell: (match) => match[2] },
            { title: titles.pointsBlack, cell: (match) => match[3] },
          ];
      const columns: Column[] = [
        { title: titles.white, cell: (match) => match[0] },
        { title: titles.black, cell: (match) => match[1] },
        ...scores,
        { title: titles.note, cell: (match) => match[4] ?? '' },
        ...titles.others.map((title) => ({ title, cell: (_: MatchRow, row: number) => `${title} ${row}` })),
      ];
      return fc
        .shuffledSubarray(columns, { minLength: columns.length, maxLength: columns.length })
        .map((shuffled): Written => [
          ...above,
          shuffled.map(({ title }) => title),
          ...matches.map((match, row) => shuffled.map(({ cell }) => cell(match, row))),
        ]);
    });
}

interface Column {
  readonly title: string;
  readonly cell: (match: MatchRow, row: number) => unknown;
}

/** A square of everyone against everyone. */
export interface CrossTableForm {
  readonly heads: 'names' | 'numbers';
  readonly cells: 'results' | 'ownPoints';
  /** Which half is filled in, where each cell holds a whole result. */
  readonly half: 'both' | 'above' | 'below';
  readonly diagonal: string;
  readonly corner: string;
}

export const crossTableForm: fc.Arbitrary<CrossTableForm> = fc.record({
  heads: fc.constantFrom('names', 'numbers'),
  cells: fc.constantFrom('results', 'ownPoints'),
  half: fc.constantFrom('both', 'above', 'below'),
  diagonal: fc.constantFrom('', '-', 'X', '**', '■'),
  corner: fc.constantFrom('', 'Jugador', '#', 'G1'),
});

export function crossTable(
  matches: readonly MatchRow[],
  { heads, cells, half, diagonal, corner }: CrossTableForm,
): Written {
  const players = playersOf(matches);
  const cell = (own: string, other: string): unknown => {
    const match = matches.find(
      ([white, black]) => [white, black].includes(own) && [white, black].includes(other),
    );
    if (!match || own === other) return diagonal;
    const [, , scoreWhite, scoreBlack] = match;
    const turned: MatchRow = match[0] === own ? match : [own, other, scoreBlack, scoreWhite];
    if (cells === 'ownPoints') return turned[2];
    const side = players.indexOf(own) < players.indexOf(other) ? 'above' : 'below';
    return half === 'both' || half === side ? oneCell(turned, '-') : '';
  };
  return [
    [corner, ...players.map((player, at) => (heads === 'names' ? player : at + 1))],
    ...players.map((own) => [own, ...players.map((other) => cell(own, other))]),
  ];
}

const BLANKS: fc.Arbitrary<unknown> = fc.constantFrom<unknown>('', null, undefined, ' ', '\u00a0');

/** An open range: blank rows below, and among the rows, and a blank column behind; blanks as they may arrive. */
export function openRange(range: Written): fc.Arbitrary<Written> {
  const width = Math.max(...range.map((row) => row.length));
  const blankRow = fc.array(BLANKS, { minLength: width + 1, maxLength: width + 1 });
  return fc
    .tuple(
      fc.array(fc.tuple(fc.nat({ max: 2 }), blankRow), { minLength: range.length, maxLength: range.length }),
      fc.array(blankRow, { maxLength: 30 }),
      BLANKS,
    )
    .map(([between, below, blank]) => [
      ...range.flatMap((row, at) => {
        const [count, blanks] = between[at] ?? [0, []];
        const filled = [...row.map((cell) => (cell === '' ? blank : cell)), blank];
        return [filled, ...Array.from({ length: count }, () => blanks)];
      }),
      ...below,
    ]);
}

/** The same text as others type it: other case, spaces, accents as letters or as marks. */
export function retyped(text: string): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom<(one: string) => string>(
        (one) => one,
        (one) => one.toUpperCase(),
        (one) => one.toLowerCase(),
        (one) => one.normalize('NFD'),
        (one) => one.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
      ),
      fc.constantFrom<(one: string) => string>(
        (one) => one,
        (one) => ` ${one}`,
        (one) => `${one}\u00a0 `,
        (one) => one.replace(/ /g, '  '),
        (one) => one.replace(/ /g, '\u00a0'),
        (one) => `\u200b${one}`,
      ),
    )
    .map(([letters, spaces]) => spaces(letters(text)));
}
