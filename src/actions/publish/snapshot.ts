import type { PlayerKey } from '../../core/standings/match';
import type { PlaceHolder } from '../../sheet/written-draw';
import type { LiveOptions, LivePart, LiveSnapshot } from '../../ui/live-contract';
import { lastChanceRules, playedDraw, playedGroups } from '../played-tournament';
import { sheetsOfTonight } from '../tournament-sheets';
import type { Told, TournamentBook } from '../tournament-book';
import { liveRounds } from './live-draw';
import { liveGroups, liveMatches } from './live-groups';
import { liveRanking, namesInRanking, rankingOnSheet } from './live-ranking';
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
  const tonight = sheetsOfTonight(book);
  if (!tonight.ok) return tonight;
  const sheets = tonight.value;
  const groups = playedGroups(book, sheets.schedule, regulation);
  if (!groups.ok) return groups;
  const holder: PlaceHolder = groups.value?.placeHolder ?? (() => null);
  const draw = playedDraw(book, sheets.draw, regulation, holder);
  if (!draw.ok) return draw;
  const lastChance = playedDraw(book, sheets.lastChance, lastChanceRules(regulation), holder);
  if (!lastChance.ok) return lastChance;
  const ranking = rankingOnSheet(book);
  if (!ranking.ok) return ranking;

  const names = new Map<PlayerKey, string>([
    ...(ranking.value ? namesInRanking(ranking.value) : []),
    ...(lastChance.value?.written.names ?? []),
    ...(draw.value?.written.names ?? []),
    ...(groups.value?.names ?? []),
  ]);
  const nameOf: PublicName = initials ? initialsOf(names) : (player) => names.get(player) ?? player;
  const part = <T, L>(word: LivePart, value: T | null, live: (value: T) => L[]): L[] | null =>
    parts.includes(word) && value ? live(value) : null;
  const snapshot: LiveSnapshot = {
    ...{ title, published: now, initials },
    groups: part('groups', groups.value, (value) => liveGroups(value, nameOf, regulation, book)),
    matches: part('matches', groups.value, (value) => liveMatches(value, sheets.schedule, nameOf, book, now)),
    draw: part('draw', draw.value, (value) => liveRounds(value, nameOf, book, now)),
    lastChance: part('draw', lastChance.value, (value) => liveRounds(value, nameOf, book, now)),
    ranking: part('ranking', ranking.value, (value) => liveRanking(value, nameOf)),
  };
  return { ok: true, value: snapshot };
}
