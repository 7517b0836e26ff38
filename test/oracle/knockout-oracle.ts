/**
 * The second phase worked out the slow way from the text of the rules (§5; HG 7.3): a bracket of the next power of two
 * filled up with nobody, folded round by round; and group mates kept apart by trying every order there is. It shares
 * nothing with src/ and was written before it.
 */

export interface OracleMatch {
  readonly id: string;
  readonly round: string;
  readonly white: string;
  readonly black: string;
  passesTo: string;
}

const ROUNDS: Readonly<Record<number, string>> = {
  2: 'Final',
  4: 'Semifinal',
  8: '4tos',
  16: '8vos',
  32: '16vos',
  64: '32vos',
  128: '64vos',
};

/** Seeds from top to bottom: the best meets the worst, and so in every half again. */
export function seedLines(size: number): number[] {
  if (size === 1) return [1];
  return seedLines(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** The draw of these names, best seed first, as TD_KNOCKOUT writes it in Spanish. */
export function knockoutRows(names: readonly string[]): OracleMatch[] {
  let size = 1;
  while (size < names.length) size *= 2;
  const isFull = size === names.length;
  let line: (string | null)[] = seedLines(size).map((seed) => names[seed - 1] ?? null);
  const matches: OracleMatch[] = [];
  let isFirst = true;
  while (line.length > 1) {
    const round = isFirst && !isFull ? 'Repechaje' : ROUNDS[line.length]!;
    const next: (string | null)[] = [];
    for (let at = 0; at < line.length; at += 2) {
      const [white, black] = [line[at] ?? null, line[at + 1] ?? null];
      if (white === null || black === null) {
        next.push(white ?? black);
        continue;
      }
      const id = `M${matches.length + 1}`;
      for (const from of [white, black]) {
        const feeder = matches.find((match) => from === `Ganador ${match.id}`);
        if (feeder) feeder.passesTo = id;
      }
      matches.push({ id, round, white, black, passesTo: '' });
      next.push(`Ganador ${id}`);
    }
    line = next;
    isFirst = false;
  }
  return matches;
}

/** Where a player's way leads, match by match, if he wins them all. */
export function wayOf(player: string, matches: readonly OracleMatch[]): OracleMatch[] {
  const way: OracleMatch[] = [];
  let next = matches.find(({ white, black }) => white === player || black === player);
  while (next) {
    way.push(next);
    const { passesTo } = next;
    next = matches.find(({ id }) => id === passesTo);
  }
  return way;
}

/** The match in which two players could meet at the earliest. */
export function meetingOf(one: string, other: string, matches: readonly OracleMatch[]): OracleMatch {
  const way = wayOf(other, matches).map(({ id }) => id);
  return wayOf(one, matches).find(({ id }) => way.includes(id))!;
}

/**
 * How many pairs of group mates could meet in each round, the first round first, and how far from their natural seeds
 * everybody stands: of the best of all orders in which only players of one tier change places, and the first tier stays.
 *
 * @param tiers the group of each player, by tier, best first
 */
export function bestSeparation(tiers: readonly (readonly number[])[]): number[] {
  const [first, ...others] = tiers;
  let best: number[] | null = null;
  for (const orders of combinations(others.map(permutations))) {
    const figures = separationOf([[...first!], ...orders], tiers);
    if (best === null || isLess(figures, best)) best = figures;
  }
  return best!;
}

/** The same figures of one order. */
export function separationOf(
  order: readonly (readonly number[])[],
  natural: readonly (readonly number[])[],
): number[] {
  const groups = order.flat();
  let size = 1;
  while (size < groups.length) size *= 2;
  const lines = seedLines(size).map((seed) => groups[seed - 1] ?? null);
  const figures: number[] = [];
  let counted = 0;
  for (let part = 2; part < size; part *= 2) {
    const pairs = parts(lines, part).reduce((sum, one) => sum + matesIn(one), 0);
    figures.push(pairs - counted);
    counted = pairs;
  }
  const moved = order.flatMap((tier, at) =>
    tier.map((group, place) => Math.abs(place - natural[at]!.indexOf(group))),
  );
  return [...figures, moved.reduce((sum, steps) => sum + steps, 0)];
}

function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: list.length / size }, (_, at) => list.slice(at * size, (at + 1) * size));
}

function matesIn(groups: readonly (number | null)[]): number {
  return groups.reduce<number>(
    (sum, group, at) =>
      sum + groups.slice(at + 1).filter((other) => group !== null && other === group).length,
    0,
  );
}

/** Which of two lists of figures is better at the first that differs. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at !== -1 && one[at]! < other[at]!;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

function* combinations<T>(choices: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = choices;
  if (!first) yield [];
  else for (const one of first) for (const others of combinations(rest)) yield [one, ...others];
}
