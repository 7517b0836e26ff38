import { at, fail, ok, type Result } from '../core/result';
import type { SeasonResult } from '../core/season/season';
import { isBlank, isBlankRow, quoted, textOf, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { parseNumber, parseWhole } from './number';
import { parseName, parseRating } from './read-players';
import { isTotal } from './table';
import { fold, foldWord } from './text';
import { NO_WORDS, YES_WORDS } from './vocabulary';

export interface SeasonTable {
  readonly results: readonly SeasonResult[];
  readonly names: ReadonlyMap<string, string>;
}

type SeasonWord = 'tournament' | 'player' | 'place' | 'wins' | 'official' | 'points' | 'rating';

type SeasonColumns = Readonly<Record<SeasonWord, number | null>>;

const WITHOUT_HEADER: SeasonColumns = {
  ...{ tournament: 0, player: 1, place: 2, wins: 3, official: 4 },
  ...{ points: null, rating: null },
};

const BESIDE_THE_PLAYER = ['place', 'wins', 'official', 'points', 'rating'] as const;

/**
 * Results of tournaments, one row a player and tournament: tournament, player, place, wins, official; under a header in
 * any order, points and rating too. A blank tournament is that of the row above. Points as recorded stand for the place
 * and the wins, which may have no column then.
 */
export function readSeason(rows: readonly Row[]): Result<SeasonTable> {
  if (rows.every(isBlankRow)) return fail('noResults', {});
  const found = findHeader(rows, [['tournament', 'player']], BESIDE_THE_PLAYER);
  if (!found.ok) return found;
  const complete = found.value ? columnsOf(found.value) : columnsWithoutHeader(rows);
  if (!complete.ok) return complete;
  const columns = complete.value;
  const results: SeasonResult[] = [];
  const names = new Map<string, string>();
  const rowOf = new Map<string, number>();
  let tournament = '';
  for (let index = found.value ? found.value.row + 1 : 0; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    const isNobodys = isBlank(cells[columns.player!]);
    if (isBlankRow(cells) || (isNobodys && isTotal({ cells }))) continue;
    if (!isBlank(cells[columns.tournament!])) tournament = textOf(cells[columns.tournament!]);
    if (isNobodys && hasResult(cells, columns)) {
      return fail('playerMissing', {}, { row, column: columns.player! + 1 });
    }
    if (isNobodys) continue;
    if (tournament === '') return fail('tournamentMissing', {}, { row, column: columns.tournament! + 1 });
    const name = parseName(cells[columns.player!], row, columns.player! + 1);
    if (!name.ok) return name;
    const key = JSON.stringify([fold(tournament), name.value.key]);
    const first = rowOf.get(key);
    if (first !== undefined) {
      const params = { player: name.value.name, tournament, first };
      return fail('tournamentTwice', params, { row, column: columns.player! + 1 });
    }
    rowOf.set(key, row);
    if (!names.has(name.value.key)) names.set(name.value.key, name.value.name);
    const result = readResult(cells, row, columns);
    if (!result.ok) return result;
    results.push({ ...result.value, tournament: fold(tournament), player: name.value.key });
  }
  return results.length > 0 ? ok({ results, names }) : fail('noResults', {});
}

function columnsOf({ row, columns, unclear: [unclear] }: Header): Result<SeasonColumns> {
  const column = (word: SeasonWord) => columns.get(word) ?? null;
  if (unclear?.words.includes('place')) {
    const { header, words } = unclear;
    return fail('columnUnclear', { header, columns: words }, { row: row + 1, column: unclear.column + 1 });
  }
  const missing = columns.has('points')
    ? []
    : (['place', 'wins'] as const).filter((word) => !columns.has(word));
  if (missing.length > 0) return fail('columnsMissing', { missing }, { row: row + 1 });
  return ok({
    ...{ tournament: column('tournament'), player: column('player'), place: column('place') },
    ...{ wins: column('wins'), official: column('official') },
    ...{ points: column('points'), rating: column('rating') },
  });
}

/** A header that lacks the tournament or the player is no row of results; nor is a range that ends before the wins. */
function columnsWithoutHeader(rows: readonly Row[]): Result<SeasonColumns> {
  for (const [there, missing] of [
    ['player', 'tournament'],
    ['tournament', 'player'],
  ] as const) {
    const half = findHeader(
      rows,
      BESIDE_THE_PLAYER.map((word) => [there, word]),
    );
    if (!half.ok) return half;
    if (half.value) return fail('columnsMissing', { missing: [missing] }, { row: half.value.row + 1 });
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const missing = (['place', 'wins'] as const).filter((word) => WITHOUT_HEADER[word]! >= width);
  return missing.length > 0 ? fail('columnsMissing', { missing }) : ok(WITHOUT_HEADER);
}

/** Prepared rows hold 0 wins, or points by a formula; where points are the result, they are one. */
function hasResult(cells: Row, { place, wins, points }: SeasonColumns): boolean {
  return [place, wins, place === null ? points : null].some((column) => {
    const text = column === null ? '' : textOf(cells[column]);
    return text !== '' && text !== '0';
  });
}

function readResult(
  cells: Row,
  row: number,
  columns: SeasonColumns,
): Result<Omit<SeasonResult, 'tournament' | 'player'>> {
  const cell = (word: SeasonWord): Cell => (columns[word] === null ? '' : cells[columns[word]]);
  const inPlace = <T>(word: SeasonWord, result: Result<T>): Result<T> =>
    result.ok ? result : at(result, { row, column: columns[word]! + 1 });
  const orNull = <T>(word: SeasonWord, parse: (given: Cell) => Result<T>): Result<T | null> =>
    isBlank(cell(word)) ? ok(null) : inPlace(word, parse(cell(word)));

  const place = orNull('place', (given) => parseWhole(given, 'place', 1));
  if (!place.ok) return place;
  const wins = orNull('wins', (given) => parseWhole(given, 'wins', 0));
  if (!wins.ok) return wins;
  const rating = inPlace('rating', parseRating(cell('rating')));
  if (!rating.ok) return rating;
  const official = inPlace('official', isOfficial(cell('official')));
  if (!official.ok) return official;
  const areComputed = !official.value || (columns.place !== null && columns.wins !== null);
  const points = areComputed ? orNull('points', hundredths) : inPlace('points', hundredths(cell('points')));
  if (!points.ok) return points;
  return ok({
    place: place.value,
    wins: wins.value ?? 0,
    recorded: points.value,
    official: official.value,
    rating: rating.value,
  });
}

/** Points in whole hundredths, but for the dust of a formula's sums. */
function hundredths(cell: Cell): Result<number> {
  const points = parseNumber(cell ?? '', 'points');
  if (!points.ok) return points;
  const whole = Math.round(points.value * 100);
  return Math.abs(points.value * 100 - whole) > 1e-6
    ? fail('notHundredths', { given: quoted(cell) })
    : ok(whole);
}

/** Blank or yes counts; no, FALSE or 0 leaves the row out of everything. */
function isOfficial(cell: Cell): Result<boolean> {
  const word = foldWord(textOf(cell));
  if (word === '' || YES_WORDS.has(word)) return ok(true);
  return NO_WORDS.has(word) ? ok(false) : fail('notYesOrNo', { given: quoted(cell) });
}
