import type { Regulation } from '../regulations/regulation';
import { bergerRounds } from './berger';
import { timetable, type ScheduledPairing } from './timetable';

/**
 * Boards a group of so many players has (HG 7.4.9: two, one for a group of three); never more than can be used at once.
 */
export function boardsOfGroup(players: number, { boardsByGroupSize, boardsPerGroup }: Regulation): number {
  const usable = Math.floor(players / 2);
  if (boardsPerGroup !== null) return Math.min(boardsPerGroup, usable);
  if (boardsByGroupSize === null) return usable;
  const sizes = Object.keys(boardsByGroupSize)
    .map(Number)
    .filter((size) => size <= players);
  const boards = boardsByGroupSize[Math.max(...sizes)] ?? usable;
  return Math.min(boards, usable);
}

/**
 * A group's matches with their slots and boards.
 *
 * @param boards the director's number, or `null` for the regulation's
 */
export function groupSchedule(
  players: number,
  boards: number | null,
  regulation: Regulation,
): ScheduledPairing[] {
  return timetable(bergerRounds(players), boards ?? boardsOfGroup(players, regulation));
}

/** Minutes from the start of the evening to a slot (HG 2.4: eight minutes for each point of the match). */
export function minutesToSlot(slot: number, matchLength: number, { minutesPerPoint }: Regulation): number {
  return slot * matchLength * minutesPerPoint;
}
