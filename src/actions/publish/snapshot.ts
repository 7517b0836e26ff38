import type { PlayerKey } from '../../core/standings/match';
import type { TournamentSheets } from '../../sheet/ledger-table';
import type { PlaceHolder } from '../../sheet/written-draw';
import type { LiveOptions, LivePart, LiveSnapshot } from '../../ui/live-contract';
import { lastChanceRules, playedDraw, playedGroups } from '../played-tournament';
import { sheetsOfTonight } from '../tournament-sheets';
import type { Told, TournamentBook } from '../tournament-book';
import { liveRounds } from './live-draw';
import { liveGroups, liveMatches } from './live-groups';
import { historiesInLedger, liveRanking, namesInRanking, rankingOnSheet } from './live-ranking';
import { initialsOf, type PublicName } from './public-names';

/**
 * What is made public of the workbook: the parts that were chosen, from the columns that `ui/live-contract.ts` names, and
 * nothing else that stands on its sheets.
 */
export function takeSnapshot(
  book: TournamentBook,
  { parts, initials }: LiveOptions,
  { title, now }: { readonly title: string; readonly now: string },
): Told<LiveSnapshot> {
  const rules = book.regulation();
  if (!rules.ok) return rules;
  const { regulation } = rules.value;
  const ranking = rankingOnSheet(book);
  if (!ranking.ok) return ranking;
  const tonight = sheetsToShow(book, ranking.value !== null);
  if (!tonight.ok) return tonight;
  const sheets = tonight.value;
  // What can't be read is in nobody's way where it is not public.
  const isPublic = (...words: readonly LivePart[]) => words.some((word) => parts.includes(word));
  const readable = <T>(read: Told<T | null>, ...words: readonly LivePart[]): Told<T | null> =>
    read.ok || isPublic(...words) ? read : { ok: true, value: null };
  const groups = readable(
    playedGroups(book, sheets.schedule, regulation),
    ...(['groups', 'matches', 'draw'] as const),
  );
  if (!groups.ok) return groups;
  const holder: PlaceHolder = groups.value?.placeHolder ?? (() => null);
  const draw = readable(playedDraw(book, sheets.draw, regulation, holder), 'draw');
  if (!draw.ok) return draw;
  const lastChance = readable(
    playedDraw(book, sheets.lastChance, lastChanceRules(regulation), holder),
    'draw',
  );
  if (!lastChance.ok) return lastChance;

  const names = new Map<PlayerKey, string>([
    ...(ranking.value ? namesInRanking(ranking.value) : []),
    ...(lastChance.value?.written.names ?? []),
    ...(draw.value?.written.names ?? []),
    ...(groups.value?.names ?? []),
  ]);
  const nameOf: PublicName = initials ? initialsOf(names) : (player) => names.get(player) ?? player;
  const part = <T, L>(word: LivePart, value: T | null, live: (value: T) => L[]): L[] | null =>
    isPublic(word) && value ? live(value) : null;
  const snapshot: LiveSnapshot = {
    ...{ title, published: now, initials, language: book.messages.code },
    groups: part('groups', groups.value, (value) => liveGroups(value, nameOf, regulation, book)),
    matches: part('matches', groups.value, (value) => liveMatches(value, sheets.schedule, nameOf, book, now)),
    draw: part('draw', draw.value, (value) => liveRounds(value, nameOf, book, now)),
    lastChance: part('draw', lastChance.value, (value) => liveRounds(value, nameOf, book, now)),
    ranking: part('ranking', ranking.value, (value) => liveRanking(value, historiesInLedger(book), nameOf)),
  };
  return { ok: true, value: snapshot };
}

/** Where no sheet at all says by its name what it is, those that look like it are asked about. */
function sheetsToShow(book: TournamentBook, hasRanking: boolean): Told<TournamentSheets> {
  const tonight = sheetsOfTonight(book);
  if (!tonight.ok || hasRanking || Object.values(tonight.value).some((name) => name !== '')) return tonight;
  return sheetsOfTonight(book, ['schedule', 'draw']);
}
