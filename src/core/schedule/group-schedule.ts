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

/** How many slots the matches of a schedule take, one after another. */
export function slotsOf(schedule: readonly ScheduledPairing[]): number {
  return schedule.reduce((last, { slot }) => Math.max(last, slot + 1), 0);
}
