import type { Regulation } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';

export type TournamentSystem =
  { readonly kind: 'roundRobin' } | { readonly kind: 'swiss'; readonly rounds: number };

/**
 * Which system a tournament with so many players is played by, and in how many rounds (source 001, "Игровая система").
 * Over several days the rounds may be more, one more for each further day up to the most the text allows; never more than
 * there are opponents.
 *
 * @returns `notInRegulation` where the regulation names no such systems
 */
export function tournamentSystem(
  entries: number,
  days: number,
  { system, preset }: Regulation,
): Result<TournamentSystem> {
  if (system === null) return fail('notInRegulation', { regulation: preset, what: 'system' });
  const { roundRobinUpTo, swissRounds, severalDays } = system;
  if (entries <= roundRobinUpTo) return ok({ kind: 'roundRobin' });
  if (days === 1) {
    const row = swissRounds.find(({ upTo }) => upTo === null || entries <= upTo)!;
    return ok({ kind: 'swiss', rounds: row.rounds });
  }
  const rounds = Math.min(severalDays.fewest + days - 2, severalDays.most, entries - 1);
  return ok({ kind: 'swiss', rounds });
}

/** The rounds a system takes with so many players: in a round robin everyone meets everyone, an odd one rests each round. */
export function roundsOf(system: TournamentSystem, entries: number): number {
  if (system.kind === 'swiss') return system.rounds;
  return entries % 2 === 0 ? entries - 1 : entries;
}

/**
 * Minutes each player can have for a game, from the rounds of a day and its hours ("Время на партию"): a round takes both
 * players' clocks and the time to pair the next; no more than is recommended.
 *
 * @param hours there are a day
 */
export function minutesPerGame(
  rounds: number,
  days: number,
  hours: number,
  { system, preset }: Regulation,
): Result<number> {
  if (system === null) return fail('notInRegulation', { regulation: preset, what: 'system' });
  const roundsADay = Math.ceil(rounds / days);
  // To the second first: 2.45 hours are 147 minutes and not a bit less.
  const perRound = Math.floor((Math.round(hours * 3600) / 60 / roundsADay) * 1e6 + 1e-3) / 1e6;
  const minutes = Math.floor((perRound - system.minutesBetweenRounds) / 2);
  if (minutes < 1) return fail('tooFewHours', { rounds: roundsADay, between: system.minutesBetweenRounds });
  return ok(Math.min(minutes, system.recommendedMinutes));
}
