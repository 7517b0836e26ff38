import type { Entrant } from '../core/seeding/seeding-order';
import { ok, type Result } from '../core/result';
import type { Regulation } from '../core/regulations/regulation';
import type { SheetContent } from '../ports/workbook';
import { entriesColumns, readEntries, type EntryList } from '../sheet/read-entries';
import type { Name } from '../sheet/read-players';
import { RANKING_HEADERS, rankingLines, ratingsOf, type RankingLine } from '../sheet/read-ranking';
import { ask, stop, type ActionContext, type Outcome } from './action';
import { askAboutRepeated, rankingSentence } from './one-person-twice';
import type { Told, TournamentBook } from './tournament-book';

export interface SeededPlayer extends Name, Entrant {
  /** Not in the ranking, or no longer (HG 8.3). */
  readonly isNewcomer: boolean;
}

/** Who plays tonight, in the ranking's order; whoever it doesn't know comes after them, in the order of entry. */
export interface TonightsField {
  readonly players: readonly SeededPlayer[];
  readonly absent: readonly Name[];
  readonly lines: readonly RankingLine[];
  /** Texts below the list that are no entries. */
  readonly ignored: readonly string[];
}

/**
 * Tonight's field from the ranking and the entries, after asking about what can't be told: names that stand twice, entries
 * without a mark, and players above the level of the division (INTERNATIONAL 1.4).
 *
 * @param title of the questions: the command's name
 * @param needsRanking whether a workbook without a ranking is asked for one; else the entries stand in their own order
 */
export function tonightsField(
  context: ActionContext,
  regulation: Regulation,
  title: string,
  needsRanking: boolean,
): { readonly kind: 'field'; readonly field: TonightsField } | Outcome {
  const { book, answers, messages } = context;
  const texts = messages.actions.seed;
  const found = readField(book, regulation, needsRanking);
  if (!found.ok) return stop(found.text);
  const { entries, lines, ranking, entriesName } = found.value;

  const repeated = askAboutRepeated(context, entries, entriesName);
  if (repeated) return repeated;
  let playing = entries.playing;
  if (entries.unmarked.length > 0) {
    const question = texts.unmarked(
      title,
      entries.unmarked.map(({ name }) => name),
    );
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') playing = [...playing, ...entries.unmarked];
  }
  const { division, divisionUpTo } = regulation;
  if (playing.length === 0) {
    return stop(division === null ? texts.nobody : messages.field.nobodyInDivision(division));
  }
  const seeded = inRankingOrder(playing, lines);
  if (!seeded.ok) {
    return stop(ranking ? rankingSentence(book, ranking, seeded.problem) : messages.actions.nothingChanged);
  }
  let players = seeded.value;
  const above = players.filter(({ rating }) => divisionUpTo !== null && (rating ?? 0) > divisionUpTo);
  if (above.length > 0) {
    const question = messages.field.aboveDivision(
      title,
      above.map(({ name, rating }) => ({ name, rating: rating! })),
      divisionUpTo!,
    );
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button !== 'yes') players = players.filter((player) => !above.includes(player));
  }
  return { kind: 'field', field: { players, absent: entries.absent, lines, ignored: entries.ignored } };
}

interface Field {
  readonly entries: EntryList;
  readonly lines: readonly RankingLine[];
  /** `null` where there is none and none is needed. */
  readonly ranking: SheetContent | null;
  /** The sheet of entries, by name. */
  readonly entriesName: string;
}

function readField(book: TournamentBook, { division }: Regulation, needsRanking: boolean): Told<Field> {
  const isThere = needsRanking ? null : book.sheet('ranking');
  if (isThere && !isThere.ok) return isThere;
  const ranking =
    isThere && isThere.value === null ? null : book.table('ranking', RANKING_HEADERS, ['status']);
  if (ranking && !ranking.ok) return ranking;
  const table = book.table('entries', [entriesColumns(division)], ['present', 'confirmed']);
  if (!table.ok) return table;
  const lines = ranking ? rankingLines(ranking.value) : [];
  const known = new Set(lines.map(({ key }) => key));
  const entries = book.on(
    table.value.sheet,
    readEntries(table.value, (key) => known.has(key), division),
  );
  if (!entries.ok) return entries;
  const { sheet } = table.value;
  return {
    ok: true,
    value: { entries: entries.value, lines, ranking: ranking?.value.sheet ?? null, entriesName: sheet.name },
  };
}

function inRankingOrder(playing: readonly Name[], lines: readonly RankingLine[]): Result<SeededPlayer[]> {
  const ranked = ratingsOf(new Set(playing.map(({ key }) => key)), lines);
  if (!ranked.ok) return ranked;
  const isNewcomer = ({ key }: Name) => ranked.value.get(key)?.isOff ?? true;
  const positionOf = (player: Name) =>
    isNewcomer(player) ? lines.length : ranked.value.get(player.key)!.position;
  return ok(
    playing
      .map((player) => ({
        key: player.key,
        // However he was entered, the ranking's spelling is his.
        name: ranked.value.get(player.key)?.name ?? player.name,
        rating: ranked.value.get(player.key)?.rating ?? null,
        isNewcomer: isNewcomer(player),
      }))
      .sort((one, other) => positionOf(one) - positionOf(other)),
  );
}
