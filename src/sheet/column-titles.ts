import type { ColumnWord } from '../core/problems';
import { isBlank, textOf, type Row } from './cell';
import { foldWord } from './text';
import { COLUMN_LETTERS, COLUMN_WORDS, SIDE_COLUMNS, WEAK_PLAYER_WORDS } from './column-words';

/** What stands over a column, and the columns that it may name. */
export interface Title {
  readonly text: string;
  readonly words: readonly ColumnWord[];
  /** Names the players only where nothing else does. */
  readonly isWeak: boolean;
}

const NO_TITLE: Title = { text: '', words: [], isWeak: false };

/** Made when the first header is looked at: most formulas load the bundle without one. */
let columnsOfWords: ReadonlyMap<string, readonly ColumnWord[]> | null = null;
let weakWords: ReadonlySet<string> | null = null;

/** The columns whose title a text may be, whatever stands beside it. */
export function wordsOf(title: string): readonly ColumnWord[] {
  const word = foldWord(title);
  // A question of a form: `¿Asiste el sábado?`.
  const isQuestion = title.includes('?');
  return columnsCalled(word) ?? (isQuestion ? columnsCalled(word.split(' ')[0]!) : undefined) ?? NO_COLUMNS;
}

const NO_COLUMNS: readonly ColumnWord[] = [];

/** The columns that are called so, by a folded word without signs; `undefined` where none is. */
export function columnsCalled(word: string): readonly ColumnWord[] | undefined {
  return (columnsOfWords ??= columnsByWord()).get(withoutNumber(word));
}

/** The titles in one row. */
export function titlesOf(rows: readonly Row[], row: number): Title[] {
  return (rows[row] ?? []).map((cell) => (typeof cell === 'string' ? titleOf(textOf(cell)) : NO_TITLE));
}

/**
 * The titles in a row with bands above it, as merged cells leave them: each band reaches to the next. «Blancas» over
 * «Jugador» is white, «Puntos» over «B» white's points; a title merged down over both rows stands in the upper.
 */
export function bandedTitles(rows: readonly Row[], row: number): Title[] {
  const [upper, lower] = [rows[row - 1] ?? [], rows[row] ?? []];
  const width = Math.max(upper.length, lower.length);
  let band = '';
  return Array.from({ length: width }, (_, column) => {
    const own = typeof upper[column] === 'string' ? textOf(upper[column]) : '';
    if (!isBlank(upper[column])) band = own;
    const cell = lower[column];
    if (isBlank(cell)) return titleOf(own);
    return typeof cell === 'string' ? under(band, textOf(cell)) : NO_TITLE;
  });
}

/** Whether a row is nothing but titles that only make sense under the bands above them. */
export function isUnderBands(rows: readonly Row[], row: number): boolean {
  const filled = (rows[row] ?? []).flatMap((cell, column) => (isBlank(cell) ? [] : [column]));
  if (filled.length === 0) return false;
  const banded = bandedTitles(rows, row);
  return filled.every((column) => banded[column]!.words[0] !== titleOf(textOf(rows[row]![column])).words[0]);
}

function under(band: string, text: string): Title {
  if (band === '') return titleOf(text);
  const sides = wordsOf(band);
  const folded = foldWord(text);
  for (const side of ['white', 'black'] as const) {
    if (!sides.includes(side)) continue;
    const found = SIDE_COLUMNS.find(
      ({ titles, words }) => words.includes(folded) || wordsOf(text).some((word) => titles.includes(word)),
    );
    if (found) return { text: `${band} ${text}`, words: [found[side]], isWeak: false };
  }
  for (const both of [`${band} ${text}`, `${text} ${band}`]) {
    const words = wordsOf(both);
    if (words.length > 0) return { text: both, words, isWeak: false };
  }
  return titleOf(text);
}

function titleOf(text: string): Title {
  const folded = foldWord(text);
  const words = COLUMN_LETTERS.get(folded) ?? wordsOf(text);
  weakWords ??= new Set(WEAK_PLAYER_WORDS.map(withoutNumber));
  return { text, words, isWeak: weakWords.has(withoutNumber(folded)) };
}

function columnsByWord(): Map<string, ColumnWord[]> {
  const byWord = new Map<string, ColumnWord[]>();
  for (const [column, words] of Object.entries(COLUMN_WORDS) as [ColumnWord, readonly string[]][]) {
    for (const word of words.map(withoutNumber)) byWord.set(word, [...(byWord.get(word) ?? []), column]);
  }
  return byWord;
}

/** What every ending ends with that makes several of one. */
const ENDS_A_WORD = /[es](?: |$)/;

/** The same for one and for several: `jugador` and `jugadores`, `score` and `scores`. Both sides are cut alike. */
function withoutNumber(words: string): string {
  if (!ENDS_A_WORD.test(words)) return words;
  return words
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?:es|s|e)$/, '') : word))
    .join(' ');
}
