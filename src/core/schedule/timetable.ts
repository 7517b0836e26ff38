import type { Pairing } from './berger';

/** A pairing with its place in the evening. */
export interface ScheduledPairing extends Pairing {
  /** The round of the published table it belongs to, from 0. */
  readonly round: number;
  /** When it is played: all pairings of a slot are on at once. From 0. */
  readonly slot: number;
  /** The group's board, from 0. */
  readonly board: number;
}

type RoundPairing = Pairing & { readonly round: number };

/** Up to this many pairings (a group of five) the best order is found among all; beyond it, a good one. */
const EXACT_UP_TO = 10;

/**
 * Puts the rounds of a group on its boards (HG 7.4.9): nobody twice in a slot, as few slots as the boards allow,
 * and then as little waiting between a player's own matches as they allow. With a board for every pairing of a round
 * the rounds stay as published.
 */
export function timetable(rounds: readonly (readonly Pairing[])[], boards: number): ScheduledPairing[] {
  const pairings = rounds.flatMap((pairingsOfRound, round) =>
    pairingsOfRound.map((pairing) => ({ ...pairing, round })),
  );
  return slots(rounds, pairings, boards).flatMap((pairingsOfSlot, slot) =>
    pairingsOfSlot.map((pairing, board) => ({ ...pairing, slot, board })),
  );
}

function slots(
  rounds: readonly (readonly Pairing[])[],
  pairings: readonly RoundPairing[],
  boards: number,
): RoundPairing[][] {
  if (rounds.every((round) => round.length <= boards)) {
    return rounds.map((_, round) => pairings.filter((pairing) => pairing.round === round));
  }
  return pairings.length <= EXACT_UP_TO ? bestSlots(pairings, boards) : earliestSlots(pairings, boards);
}

/** Every pairing, in the published order, as soon as both players and a board are free. */
function earliestSlots(pairings: readonly RoundPairing[], boards: number): RoundPairing[][] {
  const filled: RoundPairing[][] = [];
  let remaining = [...pairings];
  while (remaining.length > 0) {
    const slot: RoundPairing[] = [];
    for (const pairing of remaining) {
      if (slot.length < boards && slot.every((other) => !sharePlayer(other, pairing))) slot.push(pairing);
    }
    remaining = remaining.filter((pairing) => !slot.includes(pairing));
    filled.push(slot);
  }
  return filled;
}

/**
 * The order with the fewest slots and then the least waiting, found over all sets of pairings already played.
 * What a slot costs depends on that set alone: itself, and one for every player who has begun and is not finished; he
 * waits or plays in it, and how often he plays is the same in any order. Among equals the published order comes first.
 */
function bestSlots(pairings: readonly RoundPairing[], boards: number): RoundPairing[][] {
  const everything = (1 << pairings.length) - 1;
  const perSlot = choices(pairings, boards);
  const ofPlayer = playerMasks(pairings);
  const worthOfASlot = pairings.length * ofPlayer.length;
  const best: { cost: number; slot: number }[] = [];
  best[everything] = { cost: 0, slot: 0 };

  for (let played = everything - 1; played >= 0; played--) {
    const underWay = ofPlayer.filter((own) => (own & played) !== 0 && (own & ~played) !== 0).length;
    let found = { cost: Infinity, slot: 0 };
    for (const slot of perSlot) {
      if ((played & slot) !== 0) continue;
      const cost = worthOfASlot + underWay + best[played | slot]!.cost;
      if (cost < found.cost) found = { cost, slot };
    }
    best[played] = found;
  }

  const order: RoundPairing[][] = [];
  for (let played = 0; played !== everything;) {
    const { slot } = best[played]!;
    order.push(pairings.filter((_, index) => (slot & (1 << index)) !== 0));
    played |= slot;
  }
  return order;
}

/** All sets of pairings that can be on at once, as bit masks, in the published order. */
function choices(pairings: readonly RoundPairing[], boards: number): number[] {
  const found: number[] = [];
  const extend = (from: number, mask: number, chosen: readonly RoundPairing[]) => {
    if (mask !== 0) found.push(mask);
    if (chosen.length === boards) return;
    for (let index = from; index < pairings.length; index++) {
      const pairing = pairings[index]!;
      if (chosen.some((other) => sharePlayer(other, pairing))) continue;
      extend(index + 1, mask | (1 << index), [...chosen, pairing]);
    }
  };
  extend(0, 0, []);
  return found;
}

function playerMasks(pairings: readonly RoundPairing[]): number[] {
  const masks: number[] = [];
  pairings.forEach(({ white, black }, index) => {
    for (const player of [white, black]) masks[player] = (masks[player] ?? 0) | (1 << index);
  });
  return masks;
}

function sharePlayer(one: Pairing, other: Pairing): boolean {
  return (
    one.white === other.white ||
    one.white === other.black ||
    one.black === other.white ||
    one.black === other.black
  );
}
