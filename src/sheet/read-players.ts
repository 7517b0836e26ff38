import type { Entrant } from '../core/seeding/seeding-order';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, isDate, isErrorText, quoted, textOf, type Cell, type Row } from './cell';
import { findHeader, type Header } from './header';
import { parseNumber, parseWhole } from './number';
import { playerKey, type Name } from './player-key';

export type { Name };

/** A player of a list, and the row of the range that names him (from 1). */
export interface ListedPlayer extends Entrant {
  readonly key: string;
  /** Points of match length played; `null` where the list has none. */
  readonly experience: number | null;
  readonly row: number;
}

/**
 * A list of players: a column of names, and of ratings where there is one. With a header row the columns stand in any
 * order among others; without one the first is the name and the second the rating.
 *
 * @param withExperience whether a third column, the experience, is read too
 * @returns the players in the order given; `playerTwice`, `notAName` or a number's problem with its place
 */
export function readPlayers(
  rows: readonly Row[],
  { withExperience = false }: { readonly withExperience?: boolean } = {},
): Result<ListedPlayer[]> {
  const found = findHeader(rows, [['player']], ['rating', 'experience']);
  if (!found.ok) return found;
  const unclear = found.value?.unclear.find(({ words }) => words.includes('rating'));
  if (unclear) {
    return fail(
      'columnUnclear',
      { header: unclear.header, columns: unclear.words },
      { row: found.value!.row + 1, column: unclear.column + 1 },
    );
  }
  const nameColumn = found.value?.columns.get('player') ?? 0;
  const ratingColumn = found.value ? ratingColumnOf(found.value) : 1;
  const experienceColumn = withExperience
    ? found.value
      ? found.value.columns.get('experience')
      : 2
    : undefined;
  const firstRow = found.value ? found.value.row + 1 : 0;

  const players: ListedPlayer[] = [];
  const rowOf = new Map<string, number>();
  for (let index = firstRow; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    if (isBlank(cells[nameColumn])) {
      // Without a header a rating alone lacks its name; under one it may be anything beside the list.
      if (found.value || isBlank(cells[ratingColumn!])) continue;
      return fail('playerMissing', {}, { row, column: nameColumn + 1 });
    }
    const name = parseName(cells[nameColumn], row, nameColumn + 1);
    if (!name.ok) return name;
    const first = rowOf.get(name.value.key);
    if (first !== undefined) {
      return fail('playerTwice', { name: name.value.name, first }, { row, column: nameColumn + 1 });
    }
    rowOf.set(name.value.key, row);
    const rating = ratingColumn === undefined ? ok(null) : parseRating(cells[ratingColumn]);
    if (!rating.ok) return at(rating, { row, column: ratingColumn! + 1 });
    const experience = experienceColumn === undefined ? ok(null) : parseExperience(cells[experienceColumn]);
    if (!experience.ok) return at(experience, { row, column: experienceColumn! + 1 });
    players.push({ ...name.value, rating: rating.value, experience: experience.value, row });
  }
  return players.length > 0 ? ok(players) : fail('noPlayers', {});
}

/** The level rating; where no column is called so, the one called points. */
export function ratingColumnOf({ columns }: Header): number | undefined {
  return columns.get('rating') ?? columns.get('points');
}

/** A player's name from a cell that is not blank. */
export function parseName(cell: Cell, row: number, column: number): Result<Name> {
  if (isErrorText(cell)) return fail('errorInCell', { given: quoted(cell) }, { row, column });
  if (isDate(cell) || (typeof cell !== 'string' && typeof cell !== 'number')) {
    return fail('notAName', { given: quoted(cell) }, { row, column });
  }
  const name = textOf(cell);
  return ok({ name, key: playerKey(name) });
}

/** A rating, or `null` where there is none yet. */
export function parseRating(cell: Cell): Result<number | null> {
  return isBlank(cell) ? ok(null) : parseNumber(cell, 'rating');
}

function parseExperience(cell: Cell): Result<number | null> {
  return isBlank(cell) ? ok(null) : parseWhole(cell, 'experience', 0);
}
