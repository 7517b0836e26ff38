import type { SwissRules } from '../regulations/regulation';
import type { PlayerKey, Side } from '../standings/match';
import type { SwissRecord } from './event';

/** What the colours of a pair cost, in the order of the criteria. */
export interface ColourCosts {
  readonly limits: number;
  readonly runs: number;
  readonly balance: number;
}

export interface Colouring extends ColourCosts {
  /** The colour of who is named first. */
  readonly first: Side;
  /** The other way round costs the same. */
  readonly either: boolean;
}

/**
 * The better way of giving two players their colours. Beyond the limits first (rules §10: balanced), then runs, then
 * balance.
 */
export function bestColours(
  one: SwissRecord,
  other: SwissRecord,
  otherKey: PlayerKey,
  rules: SwissRules,
): Colouring {
  const asBlack = colourCosts(one, other, otherKey, 'black', rules);
  const asWhite = colourCosts(one, other, otherKey, 'white', rules);
  const difference =
    asBlack.limits - asWhite.limits || asBlack.runs - asWhite.runs || asBlack.balance - asWhite.balance;
  return difference <= 0
    ? { ...asBlack, first: 'black', either: difference === 0 }
    : { ...asWhite, first: 'white', either: false };
}

function colourCosts(
  one: SwissRecord,
  other: SwissRecord,
  otherKey: PlayerKey,
  first: Side,
  rules: SwissRules,
): ColourCosts {
  const own = costFor(one, first, rules);
  const others = costFor(other, opposite(first), rules);
  const lastMeeting = last(one.met.get(otherKey) ?? []);
  return {
    // The same pair with the same colours is the same game again.
    limits: own.limits + others.limits + (lastMeeting === first ? 1 : 0),
    runs: own.runs + others.runs,
    balance: own.balance + others.balance,
  };
}

function costFor({ colours }: SwissRecord, side: Side, rules: SwissRules): ColourCosts {
  const alike = colours.filter((colour) => colour === side).length + 1;
  const difference = Math.abs(2 * alike - colours.length - 1);
  let run = 1;
  while (colours[colours.length - run] === side) run += 1;
  const { mostColourDifference, mostAlike } = rules;
  return {
    limits: Math.max(difference - mostColourDifference, 0) + Math.max(run - mostAlike, 0),
    runs: run === mostAlike ? 1 : 0,
    // Twice as many too many are more than twice as bad; after that, what he had not in the last game.
    balance: 2 * difference ** 2 + (run > 1 ? 1 : 0),
  };
}

/**
 * Who of two that deserve the same colour gets which: the opposite of the latest round in which they had different ones;
 * `null` where they never had.
 */
export function colourByHistory(one: SwissRecord, other: SwissRecord): Side | null {
  const [own, others] = [one.colours, other.colours];
  for (let back = 1; back <= Math.min(own.length, others.length); back++) {
    const colour = own[own.length - back]!;
    if (colour !== others[others.length - back]) return opposite(colour);
  }
  return null;
}

export function opposite(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

function last<Item>(items: readonly Item[]): Item | undefined {
  return items[items.length - 1];
}
