import type { Regulation } from '../../core/regulations/regulation';
import { roundsOf, tournamentSystem } from '../../core/system/tournament-system';
import type { NextRound } from '../../core/swiss/next-round';
import { RoundReasons } from '../../core/swiss/pair-reasons';
import { swissRound, type SwissRound } from '../../core/swiss/pairing';
import { roundRobinRound } from '../../core/swiss/round-robin';
import type { SwissGame } from '../../core/swiss/event';
import type { Messages } from '../../i18n/es/texts';
import type { RoundRow } from './round-rows';
import type { SwissField } from './swiss-field';

type Open = Extract<NextRound<SwissGame>, { readonly kind: 'open' }>;

/** How the event is played, by its players, days and the director's own number of rounds. */
export interface SwissPlan {
  readonly isRoundRobin: boolean;
  readonly rounds: number;
}

export function swissPlan(players: number, regulation: Regulation): SwissPlan {
  const system = tournamentSystem(players, regulation.tournamentDays, regulation);
  // A regulation may pair Swiss rounds without saying how many.
  if (!system.ok) return { isRoundRobin: false, rounds: regulation.swissRounds ?? Infinity };
  const isRoundRobin = system.value.kind === 'roundRobin' && regulation.swissRounds === null;
  return { isRoundRobin, rounds: regulation.swissRounds ?? roundsOf(system.value, players) };
}

/** The rows of the next round, each with why; `null` where there are no two players left. */
export function nextRows(
  next: Open,
  { seats, playing, names }: SwissField,
  regulation: Regulation,
  messages: Messages,
): RoundRow[] | null {
  const ins = new Set([...playing].filter((player) => !next.out.has(player)));
  if (ins.size < 2) return null;
  const players = seats.filter((player) => ins.has(player));
  const { isRoundRobin } = swissPlan(seats.length, regulation);
  const resting = next.resting.filter((player) => ins.has(player));
  const table = isRoundRobin ? roundRobinRound(seats, ins, next.before, next.round) : null;
  const swiss = table ? null : swissRound(players, next.before, resting, regulation);
  const made: SwissRound = table ?? (swiss!.ok ? swiss!.value : { pairs: [], byes: [] });

  const { why } = messages.swissRounds;
  const reasons = new RoundReasons(players, next.before, regulation);
  const nameOf = (player: string) => names.get(player)!;
  const { round } = next;
  return [
    ...made.pairs.map((pair, index): RoundRow => ({
      ...{ round, board: index + 1, black: nameOf(pair.black), white: nameOf(pair.white) },
      why: table
        ? why.roundRobin(round)
        : why.pair(round, nameOf(pair.black), nameOf(pair.white), reasons.ofPair(pair)),
    })),
    ...made.byes.map((player): RoundRow => ({
      ...{ round, board: null, black: nameOf(player), white: messages.draw.bye },
      why: table
        ? why.roundRobin(round)
        : resting.includes(player)
          ? why.wished
          : why.bye(reasons.ofBye(player)),
    })),
  ];
}
