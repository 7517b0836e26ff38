import type { ColumnWord } from '../core/problems';
import { isBlank, type Cell } from './cell';
import type { Title } from './column-titles';
import { foldWord } from './text';

/** What may stand over the column between two players, besides their score: `Vrs`, a dash, nothing. */
const BETWEEN_PLAYERS = /^(?:|v|vs|vrs|versus|contra|против|εναντιον|x|х|-|[\u2010-\u2015:])$/;

/** Two columns a player with nothing but these between them are white and black. */
const POINTS_BETWEEN: readonly ColumnWord[] = [
  ...(['score', 'points', 'pointsWhite', 'pointsBlack', 'pointsFor', 'pointsAgainst'] as const),
];

/**
 * `Фамилия | Счет | Фамилия`, `Pareja | Vrs | Pareja`: two columns of players around their score are white and black, in
 * this order. Changes `columns`. Two lists side by side, each with points of its own, are none.
 */
export function playersAroundScore(titles: readonly Title[], columns: Map<ColumnWord, number[]>): void {
  if (columns.has('white') || columns.has('black')) return;
  const [first, second, third] = columns.get('player') ?? [];
  if (first === undefined || second === undefined || third !== undefined) return;
  const between = titles.slice(first + 1, second);
  const isVersus = ({ text }: Title) => text !== '' && BETWEEN_PLAYERS.test(sign(text));
  const isScore = ({ words }: Title) => words.includes('score');
  // A P may be other things elsewhere; between two players it is points.
  const isPoints = ({ words }: Title) => words.some((word) => POINTS_BETWEEN.includes(word));
  if (!between.some((title) => isVersus(title) || isScore(title))) return;
  if (!between.every((title) => BETWEEN_PLAYERS.test(sign(title.text)) || isPoints(title))) return;
  columns.delete('player');
  columns.set('white', [first]);
  columns.set('black', [second]);
}

function sign(text: string): string {
  return foldWord(text) || text;
}

/** Titles of standings that are Spanish alone, and such as are English alone. */
const SPANISH = /^(?:j|v|g|e|pj|pg|pp|pe|jj|jg|jp|pf|pc|dp|dif|lugar|puesto|jugador|equipo)$/;
const ENGLISH = /^(?:w|l|mw|ml|mp|gp|pld|diff|name|player|team|competitor)$/;

/**
 * What a letter may mean in the language of the titles beside it: D is a defeat and P points or lost in Spanish, and never
 * drawn or played. All of it where both languages or neither speak.
 */
export function inItsLanguage(words: readonly ColumnWord[], titles: readonly Title[]): readonly ColumnWord[] {
  const said = titles.map(({ text }) => foldWord(text));
  const isSpanish = said.some((one) => SPANISH.test(one)) && !said.some((one) => ENGLISH.test(one));
  if (!isSpanish) return words;
  return words.filter((word) => word !== 'drawn' && word !== 'played');
}

/** More than so is nobody's place. */
const LAST_PLACE = 500;

/** Means a place until numbers below it say otherwise. */
const USUALLY_PLACE: ReadonlySet<string> = new Set(['καταταξη']);

/**
 * The meanings that what stands in a column leaves: numbers over 500, or with decimals, are no places. Places from 1 on
 * are left unclear under a title that means ratings as often.
 */
export function toldByContent(
  title: string,
  words: readonly ColumnWord[],
  cells: readonly Cell[],
): readonly ColumnWord[] {
  if (!words.includes('place') || !words.includes('rating')) return words;
  const filled = cells.filter((cell) => !isBlank(cell));
  const numbers = filled.filter((cell) => typeof cell === 'number');
  const isUsual = USUALLY_PLACE.has(foldWord(title));
  if (filled.length === 0 && isUsual) return ['place'];
  if (numbers.length === 0 || numbers.length * 2 < filled.length) return words;
  if (numbers.some((number) => number > LAST_PLACE || !Number.isInteger(number))) {
    return words.filter((word) => word !== 'place');
  }
  return isUsual && numbers.every((number) => number >= 1 && number <= numbers.length) ? ['place'] : words;
}
