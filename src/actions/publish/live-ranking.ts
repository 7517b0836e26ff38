import type { PlayerKey } from '../../core/standings/match';
import { textOf } from '../../sheet/cell';
import { levelHistories } from '../../sheet/level-history';
import { parseRating } from '../../sheet/read-players';
import { rankedLines, RANKING_HEADERS, type RankingLine } from '../../sheet/read-ranking';
import { cellOf } from '../../sheet/table';
import { foldWord } from '../../sheet/text';
import { STATUS_WORDS } from '../../sheet/vocabulary';
import type { LiveRanked } from '../../ui/live-contract';
import type { FoundTable, Told, TournamentBook } from '../tournament-book';
import type { PublicName } from './public-names';

export interface RankingOnSheet {
  readonly table: FoundTable;
  readonly lines: readonly RankingLine[];
}

/** The level ranking; `null` where there is none. */
export function rankingOnSheet(book: TournamentBook): Told<RankingOnSheet | null> {
  const sheet = book.sheet('ranking');
  if (!sheet.ok) return sheet;
  if (sheet.value === null) return { ok: true, value: null };
  const table = book.tableOn(sheet.value, RANKING_HEADERS, ['rating', 'place', 'status']);
  if (!table.ok) return table;
  return { ok: true, value: table.value && { table: table.value, lines: rankedLines(table.value) } };
}

export function namesInRanking({ lines }: RankingOnSheet): ReadonlyMap<PlayerKey, string> {
  return new Map(lines.map(({ key, name }) => [key, name]));
}

/** The last tournaments, and the level before them. */
const MOST_LEVELS = 12 + 1;

/** Everybody's levels in the ledger; nobody's where there is none, or several sheets may be it. */
export function historiesInLedger(book: TournamentBook): ReadonlyMap<PlayerKey, readonly number[]> {
  const ledger = book.sheet('ledger');
  return levelHistories((ledger.ok && ledger.value?.values) || []);
}

/** Place, name, level and state, as they stand: nothing of any other column; and how the level came to be. */
export function liveRanking(
  { table, lines }: RankingOnSheet,
  histories: ReadonlyMap<PlayerKey, readonly number[]>,
  nameOf: PublicName,
): LiveRanked[] {
  const rows = new Map(table.rows.map((row) => [row.row + 1, row]));
  return lines.map(({ key, row, ratingCell }, index) => {
    const cells = rows.get(row)!;
    const place = cellOf(cells, table.header, 'place');
    const level = parseRating(ratingCell);
    // A column called so may hold any remark; only the known words are public.
    const state = textOf(cellOf(cells, table.header, 'status'));
    return {
      place: typeof place === 'number' ? place : index + 1,
      player: nameOf(key),
      level: level.ok ? level.value : null,
      state: STATUS_WORDS.has(foldWord(state)) ? state : '',
      ...historyTo(level.ok ? level.value : null, histories.get(key) ?? []),
    };
  });
}

/** It ends at the level that is shown, which the director may have written since. */
function historyTo(level: number | null, levels: readonly number[]): Pick<LiveRanked, 'history'> {
  if (level === null || levels.length === 0) return {};
  const shown = levels.map((one) => Math.round(one));
  const now = Math.round(level);
  const history = (shown[shown.length - 1] === now ? shown : [...shown, now]).slice(-MOST_LEVELS);
  return history.length < 2 ? {} : { history };
}
