import type { Regulation } from '../regulations/regulation';
import { ok, type Result } from '../result';
import { minutesPerGame } from '../system/tournament-system';

/**
 * Minutes each player has for a game: by the rounds and hours of the day where the director has said these, else by the
 * clock of the regulation (source 001, "Время на партию").
 *
 * @param rounds of the day; `null` where the director's hours are not for them
 * @returns `null` where the clock goes by other things than games; `tooFewHours`
 */
export function gameMinutes(rounds: number | null, regulation: Regulation): Result<number | null> {
  const { tournamentDays, hoursPerDay, clock } = regulation;
  if (rounds !== null && hoursPerDay > 0) {
    return minutesPerGame(rounds, tournamentDays, hoursPerDay, regulation);
  }
  return ok(clock?.kind === 'perGame' ? clock.minutes : null);
}

/** Whether a match is played to a number of points; where discs on a board are counted it has no length. */
export function hasLength({ boardSquares }: Pick<Regulation, 'boardSquares'>): boolean {
  return boardSquares === null;
}

/**
 * Minutes from the start of a match to that of the next on its board: eight for each of its points (HG 2.4); where discs
 * are counted both players' clocks, and the time between two rounds.
 *
 * @param rounds as for `gameMinutes`
 * @returns `null` where the regulation doesn't say how long a match is; `tooFewHours`
 */
export function minutesPerMatch(
  length: number | null,
  rounds: number | null,
  regulation: Regulation,
): Result<number | null> {
  if (hasLength(regulation)) return ok(length && length * regulation.minutesPerPoint);
  const each = gameMinutes(rounds, regulation);
  return each.ok && each.value !== null
    ? ok(2 * each.value + (regulation.system?.minutesBetweenRounds ?? 0))
    : each;
}
