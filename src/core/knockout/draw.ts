import type { Regulation } from '../regulations/regulation';
import type { Outcome, PlayerKey } from '../standings/match';
import { drawSize, seedLines, type Round } from './rounds';
import { separated } from './separation';

export type MatchId = string;

/** Who a side of a match is reserved for. */
export type Slot =
  | { readonly kind: 'player'; readonly player: PlayerKey }
  | { readonly kind: 'winner' | 'loser'; readonly of: MatchId }
  /** Nobody, ever. */
  | { readonly kind: 'bye' }
  /** Nothing says who. */
  | { readonly kind: 'open' };

/** A row of the draw as it was written down. A side is `null` where the row leaves it to earlier matches. */
export interface WrittenResult {
  readonly white: PlayerKey | null;
  readonly black: PlayerKey | null;
  readonly outcome: Outcome;
}

export interface DrawMatch {
  readonly id: MatchId;
  readonly round: Round;
  readonly white: Slot;
  readonly black: Slot;
  /** Where its winner goes; `null` from the final. */
  readonly winnerTo: MatchId | null;
  /** More than one where a forfeit was followed by a match against who was brought back (HG 2.3.9). */
  readonly results?: readonly WrittenResult[];
}

export interface Qualifier {
  readonly player: PlayerKey;
  /** What he did in his group; `null` where the list itself is the order of seeds. */
  readonly from: GroupPlace | null;
}

export interface GroupPlace {
  /** The group's number in the order of groups, from 0. */
  readonly group: number;
  readonly place: number;
  readonly wins: number;
  readonly difference: number;
}

export interface Draw {
  readonly matches: readonly DrawMatch[];
  /** Best seed first. */
  readonly seeds: readonly Qualifier[];
}

/** What of a regulation makes a draw. */
export type DrawRules = Pick<Regulation, 'seedingWithinPlace' | 'thirdPlaceMatch'>;

/**
 * The draw of the second phase (HG 7.3; rules §5): group winners before seconds before thirds, inside each by group
 * number or by what was done in the group, and players of one group as far apart as can be.
 *
 * @param qualifiers two or more; all with the place in a group, or in the order of seeds
 */
export function drawOf(qualifiers: readonly Qualifier[], rules: DrawRules): Draw {
  const tiers = new Map<number, { group: number; from: GroupPlace; qualifier: Qualifier }[]>();
  for (const qualifier of qualifiers) {
    const { from } = qualifier;
    if (from === null) return { matches: drawMatches(qualifiers, rules), seeds: qualifiers };
    tiers.set(from.place, [...(tiers.get(from.place) ?? []), { group: from.group, from, qualifier }]);
  }
  const inOrder = [...tiers.entries()].sort(([one], [other]) => one - other);
  const byPerformance = rules.seedingWithinPlace === 'performance';
  const seeds = separated(
    inOrder.map(([, tier]) =>
      tier.sort(
        ({ from: one }, { from: other }) =>
          (byPerformance ? other.wins - one.wins || other.difference - one.difference : 0) ||
          one.group - other.group,
      ),
    ),
  ).map(({ qualifier }) => qualifier);
  return { matches: drawMatches(seeds, rules), seeds };
}

/**
 * The matches of a draw, numbered M1, M2 …: play-ins from top to bottom, then round by round. The better seed is named
 * first and has white (3.2). The match for third comes last, so that the numbers of all others don't depend on it.
 */
function drawMatches(seeds: readonly Qualifier[], { thirdPlaceMatch }: DrawRules): DrawMatch[] {
  const matches: { -readonly [Key in keyof DrawMatch]: DrawMatch[Key] }[] = [];
  const byId = new Map<MatchId, (typeof matches)[number]>();
  const add = (round: Round, white: Slot, black: Slot): Slot => {
    const id = `M${matches.length + 1}`;
    for (const slot of [white, black]) {
      const before = slot.kind === 'winner' && byId.get(slot.of);
      if (before) before.winnerTo = id;
    }
    const match = { id, round, white, black, winnerTo: null };
    matches.push(match);
    byId.set(id, match);
    return { kind: 'winner', of: id };
  };

  const onLine: Slot[][] = [];
  seedLines(seeds.length).forEach((line, seed) => {
    (onLine[line] ??= []).push({ kind: 'player', player: seeds[seed]!.player });
  });
  let line = onLine.map(([better, worse]) => (worse ? add('playIn', better!, worse) : better!));
  while (line.length > 1) {
    const players = line;
    line = players.flatMap((white, at) =>
      at % 2 === 0 ? [add(players.length, white, players[at + 1]!)] : [],
    );
  }
  const semifinals = matches.filter(({ round }) => round === 4);
  if (thirdPlaceMatch && semifinals.length === 2) {
    const [white, black] = semifinals.map(({ id }): Slot => ({ kind: 'loser', of: id }));
    add('thirdPlace', white!, black!);
  }
  return matches;
}

/** Two players of one group, and the round in which they could meet already. */
export interface EarlyMeeting {
  readonly players: readonly [PlayerKey, PlayerKey];
  readonly round: Round;
}

/**
 * Players of one group who could meet before the latest round that the number of their group would allow: no more than
 * an even share of a group in any half, quarter and so on (rules §5). Empty where they are all as far apart as can be.
 */
export function earlyMeetings({ seeds }: Pick<Draw, 'seeds'>): EarlyMeeting[] {
  const lines = seedLines(seeds.length);
  const size = drawSize(seeds.length);
  const found: EarlyMeeting[] = [];
  const groups = new Map<number, number[]>();
  seeds.forEach(({ from }, seed) => {
    if (from) groups.set(from.group, [...(groups.get(from.group) ?? []), seed]);
  });
  for (const mates of groups.values()) {
    for (let parts = size; parts > 1; parts /= 2) {
      const partOf = (seed: number, of: number) => Math.floor((lines[seed]! * of) / size);
      const share = Math.ceil(mates.length / parts);
      for (const [at, one] of mates.entries()) {
        const together = mates.filter((mate) => partOf(mate, parts) === partOf(one, parts));
        if (together.length <= share) continue;
        for (const other of mates.slice(at + 1)) {
          const meetHere =
            together.includes(other) &&
            (parts === size || partOf(one, parts * 2) !== partOf(other, parts * 2));
          const round = parts === size ? 'playIn' : parts * 2;
          if (meetHere) found.push({ players: [seeds[one]!.player, seeds[other]!.player], round });
        }
      }
    }
  }
  return found;
}
