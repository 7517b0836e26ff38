import type { Regulation } from '../core/regulations/regulation';
import { boardsOfGroup, groupSchedule, slotsOf } from '../core/schedule/group-schedule';
import type { NamedGroup } from './read-groups';

/** A match of the evening. */
export interface PlannedMatch {
  readonly group: string;
  /** From 1. */
  readonly round: number;
  /** Minutes from the start of the evening. */
  readonly minutes: number;
  /** The room's board, from 1: each group has its own, numbered on from group to group (HG 7.4.9). */
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

/** How many matches the longest of the groups plays one after another. */
export function eveningSlots(groups: readonly NamedGroup[], regulation: Regulation): number {
  const slots = groups.map(({ players }) => slotsOf(groupSchedule(players.length, null, regulation)));
  return Math.max(0, ...slots);
}

/**
 * The calendars of all groups, group by group, each in the order it is played (HG 2.3.1, 2.3.4).
 *
 * @param minutesPerMatch from the start of one to that of the next
 */
export function eveningPlan(
  groups: readonly NamedGroup[],
  minutesPerMatch: number,
  regulation: Regulation,
): PlannedMatch[] {
  let boardsBefore = 0;
  return groups.flatMap(({ group, players }) => {
    const first = boardsBefore;
    boardsBefore += boardsOfGroup(players.length, regulation);
    return groupSchedule(players.length, null, regulation).map(({ round, slot, board, white, black }) => ({
      group,
      round: round + 1,
      minutes: slot * minutesPerMatch,
      board: first + board + 1,
      white: players[white]!.name,
      black: players[black]!.name,
    }));
  });
}
