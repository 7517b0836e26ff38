import type { LiveDrawMatch, LiveRound } from '../live-contract';

/** Where a match stands in the tree. Columns and slots from 0. */
export interface TreeCell {
  readonly match: LiveDrawMatch;
  readonly column: number;
  readonly slot: number;
  readonly slots: number;
  /** Where the line to the matches before it begins and ends, in shares of its height; `null` without such. */
  readonly line: readonly [from: number, to: number] | null;
}

export interface Tree {
  readonly columns: readonly string[];
  readonly slots: number;
  readonly cells: readonly TreeCell[];
  /** Rounds apart from it, such as the match for third place. */
  readonly apart: readonly LiveRound[];
}

/**
 * A draw as a tree, each match in the middle of those its players come from. A draw that does not say where its winners go
 * has its rounds side by side.
 */
export function treeOf(rounds: readonly LiveRound[]): Tree {
  const all = rounds.flatMap(({ matches }) => matches);
  const before = (id: string) => all.filter(({ winnerTo }) => winnerTo === id);
  const ends = ({ winnerTo }: LiveDrawMatch) => !all.some(({ id }) => id === winnerTo);
  const roots = all.filter((match) => ends(match) && before(match.id).length > 0);
  const [root] = roots;
  if (!root || roots.length > 1) return sideBySide(rounds);

  const placed = new Set<string>();
  const visit = (match: LiveDrawMatch): void => {
    if (placed.has(match.id)) return;
    placed.add(match.id);
    before(match.id).forEach(visit);
  };
  visit(root);
  const inTree = rounds.filter(({ matches }) => matches.some(({ id }) => placed.has(id)));
  const columnOf = (match: LiveDrawMatch) => inTree.findIndex(({ matches }) => matches.includes(match));

  const cells: TreeCell[] = [];
  const put = (match: LiveDrawMatch, slot: number, path: ReadonlySet<string>): number => {
    const feeders = before(match.id).filter(({ id }) => !path.has(id));
    const middles: number[] = [];
    let slots = 0;
    for (const feeder of feeders) {
      const taken = put(feeder, slot + slots, new Set([...path, match.id]));
      middles.push(slots + taken / 2);
      slots += taken;
    }
    slots = Math.max(1, slots);
    const line =
      middles.length > 0
        ? ([Math.min(0.5, middles[0]! / slots), Math.max(0.5, middles[middles.length - 1]! / slots)] as const)
        : null;
    cells.push({ match, column: columnOf(match), slot, slots, line });
    return slots;
  };
  const slots = put(root, 0, new Set());
  cells.sort((one, other) => one.column - other.column || one.slot - other.slot);
  const apart = rounds
    .map(({ name, matches }) => ({ name, matches: matches.filter(({ id }) => !placed.has(id)) }))
    .filter(({ matches }) => matches.length > 0);
  return { columns: inTree.map(({ name }) => name), slots, cells, apart };
}

/**
 * A draw in pieces of at most so many slots, so that each fits a page: where the whole does not, the halves that come
 * together in its last match, and what is left of it.
 */
export function treesOf(rounds: readonly LiveRound[], mostSlots: number): (readonly LiveRound[])[] {
  const { slots, cells } = treeOf(rounds);
  const root = cells[cells.length - 1]?.match;
  const feeders = cells.filter(({ match }) => match.winnerTo === root?.id);
  if (slots <= mostSlots || feeders.length < 2) return [rounds];
  const halves = feeders.map(({ match }) => {
    const ids = new Set([match.id]);
    // A match stands in an earlier column than the one its winner goes to.
    for (const { match: earlier } of [...cells].reverse()) {
      if (earlier.winnerTo !== null && ids.has(earlier.winnerTo)) ids.add(earlier.id);
    }
    return ids;
  });
  const isInHalf = ({ id }: LiveDrawMatch) => halves.some((half) => half.has(id));
  return [
    ...halves.map((half) => only(rounds, ({ id }) => half.has(id))),
    only(rounds, (match) => !isInHalf(match)),
  ];
}

function only(rounds: readonly LiveRound[], isIn: (match: LiveDrawMatch) => boolean): LiveRound[] {
  return rounds
    .map(({ name, matches }) => ({ name, matches: matches.filter(isIn) }))
    .filter(({ matches }) => matches.length > 0);
}

function sideBySide(rounds: readonly LiveRound[]): Tree {
  return {
    columns: rounds.map(({ name }) => name),
    slots: Math.max(1, ...rounds.map(({ matches }) => matches.length)),
    cells: rounds.flatMap(({ matches }, column) =>
      matches.map((match, slot) => ({ match, column, slot, slots: 1, line: null })),
    ),
    apart: [],
  };
}
