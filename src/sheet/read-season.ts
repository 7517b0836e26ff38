import { at, fail, ok, type Result } from '../core/result';
import type { SeasonResult } from '../core/season/season';
import { isBlank, isBlankRow, quoted, textOf, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { parseNumber, parseWhole } from './number';
import { parseName, parseRating } from './read-players';
import { fold, foldWord } from './text';
import { NO_WORDS, YES_WORDS } from './vocabulary';

export interface SeasonTable {
  readonly results: readonly SeasonResult[];
  readonly names: ReadonlyMap<string, string>;
}

type SeasonColumns = Readonly<
  Record<'tournament' | 'player' | 'place' | 'wins' | 'official' | 'points' | 'rating', number | null>
>;

const WITHOUT_HEADER: SeasonColumns = {
  ...{ tournament: 0, player: 1, place: 2, wins: 3, official: 4 },
  ...{ points: null, rating: null },
};

/**
 * Results of tournaments, one row a player and tournament: tournament, player, place, wins, official; under a header in
 * any order, points and rating too. A blank tournament is that of the row above.
 */
export function readSeason(rows: readonly Row[]): Result<SeasonTable> {
  const found = findHeader(
    rows,
    [['tournament', 'player']],
    ['place', 'wins', 'official', 'points', 'rating'],
  );
  if (!found.ok) return found;
  const columns = found.value ? columnsOf(found.value) : WITHOUT_HEADER;
  const results: SeasonResult[] = [];
  const names = new Map<string, string>();
  const rowOf = new Map<string, number>();
  let tournament = '';
  for (let index = found.value ? found.value.row + 1 : 0; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    if (isBlankRow(cells)) continue;
    if (!isBlank(cells[columns.tournament!])) tournament = textOf(cells[columns.tournament!]);
    if (isBlank(cells[columns.player!])) continue;
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

function columnsOf({ columns }: Header): SeasonColumns {
  const column = (word: keyof SeasonColumns) => columns.get(word) ?? null;
  return {
    ...{ tournament: column('tournament'), player: column('player'), place: column('place') },
    ...{ wins: column('wins'), official: column('official') },
    ...{ points: column('points'), rating: column('rating') },
  };
}

function readResult(
  cells: Row,
  row: number,
  columns: SeasonColumns,
): Result<Omit<SeasonResult, 'tournament' | 'player'>> {
  const cell = (word: keyof SeasonColumns): Cell => (columns[word] === null ? '' : cells[columns[word]]);
  const inPlace = <T>(word: keyof SeasonColumns, result: Result<T>): Result<T> =>
    result.ok ? result : at(result, { row, column: columns[word]! + 1 });
  const orNull = <T>(word: keyof SeasonColumns, parse: (given: Cell) => Result<T>): Result<T | null> =>
    isBlank(cell(word)) ? ok(null) : inPlace(word, parse(cell(word)));

  const place = orNull('place', (given) => parseWhole(given, 'place', 1));
  if (!place.ok) return place;
  const wins = orNull('wins', (given) => parseWhole(given, 'wins', 0));
  if (!wins.ok) return wins;
  const points = orNull('points', (given) => parseNumber(given, 'points'));
  if (!points.ok) return points;
  const rating = inPlace('rating', parseRating(cell('rating')));
  if (!rating.ok) return rating;
  const official = inPlace('official', isOfficial(cell('official')));
  if (!official.ok) return official;
  return ok({
    place: place.value,
    wins: wins.value ?? 0,
    recorded: points.value === null ? null : Math.round(points.value * 100),
    official: official.value,
    rating: rating.value,
  });
}

/** Blank or yes counts; no, FALSE or 0 leaves the row out of everything. */
function isOfficial(cell: Cell): Result<boolean> {
  const word = foldWord(textOf(cell));
  if (word === '' || YES_WORDS.has(word)) return ok(true);
  return NO_WORDS.has(word) ? ok(false) : fail('notYesOrNo', { given: quoted(cell) });
}
