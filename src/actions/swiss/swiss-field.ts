import type { Regulation } from '../../core/regulations/regulation';
import { at } from '../../core/result';
import { seedingOrder, type Entrant } from '../../core/seeding/seeding-order';
import type { PlayerKey } from '../../core/standings/match';
import { leftDuring } from '../../core/swiss/next-round';
import { cellOf } from '../../sheet/table';
import { textOf } from '../../sheet/cell';
import { playerKey } from '../../sheet/player-key';
import { readEntries, type EntryList } from '../../sheet/read-entries';
import { parseRating, type Name } from '../../sheet/read-players';
import { RANKING_HEADERS, rankingLines, ratingsOf } from '../../sheet/read-ranking';
import { ask, stop, type ActionContext, type Outcome } from '../action';
import { askAboutRepeated, rankingSentence } from '../one-person-twice';
import type { FoundTable, Told, TournamentBook } from '../tournament-book';
import type { SwissSheet } from './swiss-sheet';

/** Tonight's entries, as they are listed. */
export interface SwissEntries {
  readonly table: FoundTable;
  readonly list: EntryList;
}

/** Everybody who plays or has played, by rank. */
export interface SwissField {
  /** The withdrawn are among them: their seats of a round robin stay theirs. */
  readonly seats: readonly PlayerKey[];
  /** Who has not been marked as absent, nor withdrawn from before this round. */
  readonly playing: ReadonlySet<PlayerKey>;
  readonly names: ReadonlyMap<PlayerKey, string>;
  /** Marked as absent on the list, although they have played. */
  readonly absent: readonly string[];
}

export function swissEntries(book: TournamentBook, { results }: SwissSheet): Told<SwissEntries> {
  const table = book.table('entries', [['player']], ['present', 'confirmed', 'rating']);
  if (!table.ok) return table;
  const list = book.on(
    table.value.sheet,
    // Divisions are of events in groups or knock-outs; a Swiss event has sections, which all play together.
    readEntries(table.value, (key) => results.names.has(key), null),
  );
  return list.ok ? { ok: true, value: { table: table.value, list: list.value } } : list;
}

/** Who is to be paired, asking what the list leaves open. */
export function swissField(
  context: ActionContext,
  sheet: SwissSheet,
  regulation: Regulation,
  joins: Name | null = null,
): SwissField | Outcome {
  const { book, answers, messages } = context;
  const entries = swissEntries(book, sheet);
  if (!entries.ok) return stop(entries.text);
  const { table, list } = entries.value;
  const repeated = askAboutRepeated(context, list, table.sheet.name);
  if (repeated) return repeated;

  const { results } = sheet;
  const hasPlayed = ({ key }: Name) => results.names.has(key);
  const unmarked = list.unmarked.filter((one) => !hasPlayed(one) && one.key !== joins?.key);
  let listed = [...list.playing, ...list.unmarked.filter(hasPlayed)];
  if (unmarked.length > 0) {
    const question = messages.actions.seed.unmarked(
      messages.menu.actions['pair-round'],
      unmarked.map(({ name }) => name),
    );
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') listed = [...listed, ...unmarked];
  }
  if (joins && listed.every(({ key }) => key !== joins.key)) listed = [...listed, joins];

  const absent = list.absent.filter((one) => hasPlayed(one) && one.key !== joins?.key);
  const gone = [...results.withdrawn, ...leftDuring(results.games)].map(({ player }) => player);
  const known = new Set([...[...listed, ...absent].map(({ key }) => key), ...gone]);
  const stranger = [...results.names].find(([key]) => !known.has(key));
  if (stranger) {
    return stop(messages.swissRounds.notEntered(stranger[1], sheet.name, table.sheet.name));
  }
  const former = gone
    .filter((key, index) => gone.indexOf(key) === index && listed.every((one) => one.key !== key))
    .map((key) => ({ key, name: results.names.get(key)! }));
  const ranked = inOrder(book, table, [...listed, ...absent, ...former], regulation);
  if (!ranked.ok) return stop(ranked.text);
  return {
    seats: ranked.value.map(({ key }) => key),
    playing: new Set(listed.map(({ key }) => key)),
    names: new Map(ranked.value.map(({ key, name }) => [key, name])),
    absent: absent.map(({ name }) => name),
  };
}

/** By rating: that beside the entry, else the ranking's; without any in the order of the list. */
function inOrder(
  book: TournamentBook,
  table: FoundTable,
  players: readonly Name[],
  { newcomerRating, drawSeed }: Regulation,
): Told<(Name & Entrant)[]> {
  const ratings = new Map<PlayerKey, number | null>();
  if (table.header.columns.has('rating')) {
    for (const line of table.rows) {
      const rating = parseRating(cellOf(line, table.header, 'rating'));
      const key = playerKey(textOf(cellOf(line, table.header, 'player')));
      if (!players.some((player) => player.key === key)) continue;
      const place = { row: line.row + 1, column: table.header.columns.get('rating')! + 1 };
      if (!rating.ok) return book.on(table.sheet, at(rating, place));
      ratings.set(key, rating.value);
    }
  } else {
    const sheet = book.sheet('ranking');
    if (!sheet.ok) return sheet;
    const ranking = sheet.value && book.tableOn(sheet.value, RANKING_HEADERS, ['status']);
    if (ranking && !ranking.ok) return ranking;
    if (ranking?.value) {
      const ranked = ratingsOf(new Set(players.map(({ key }) => key)), rankingLines(ranking.value));
      if (!ranked.ok) return { ok: false, text: rankingSentence(book, ranking.value.sheet, ranked.problem) };
      for (const [key, { rating }] of ranked.value) ratings.set(key, rating);
    }
  }
  const entrants = players.map(({ key, name }) => ({ key, name, rating: ratings.get(key) ?? null }));
  return { ok: true, value: seedingOrder(entrants, newcomerRating, drawSeed) };
}
