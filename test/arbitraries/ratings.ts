import fc from 'fast-check';
import type { LedgerMatch, RatingRules } from '../oracle/rating-oracle';

const NAMES = ['Ana', 'Beto', 'Çağla', 'Íñigo', 'Ωρίων', 'Юра', "O'Neil", 'Zoé Ruiz'];

export interface ListedPlayer {
  readonly name: string;
  readonly rating: number | null;
  readonly experience: number | null;
}

/** A match of the ledger with what its row says: the cells of both sides, and the note. */
export interface WrittenMatch extends LedgerMatch {
  readonly cells: readonly [white: unknown, black: unknown];
}

export interface Ledger {
  readonly players: readonly ListedPlayer[];
  readonly matches: readonly WrittenMatch[];
}

const rating = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 900, max: 2300 }) },
  { weight: 2, arbitrary: fc.integer({ min: 9000, max: 23000 }).map((tenths) => tenths / 10) },
  // Where the bands and the ramp change.
  { weight: 1, arbitrary: fc.constantFrom(1500, 1501, 1600, 2000) },
);
const experience = fc.oneof(fc.integer({ min: 0, max: 1200 }), fc.constantFrom(0, 100, 397, 399, 400, 401));
const orNull = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(some, { nil: null, freq: 6 });

const lengths = fc.constantFrom(1, 2, 3, 3, 5, 5, 7, 9, 11, 17, 25);

type Kind = 'won' | 'pending' | 'forfeit' | 'playoff';

/** @param kinds what rows may be, each as often as it stands there */
export function ledger(
  kinds: readonly Kind[] = ['won', 'won', 'won', 'won', 'pending', 'forfeit', 'playoff'],
  most = 14,
): fc.Arbitrary<Ledger> {
  const list = fc.shuffledSubarray(NAMES, { minLength: 1 }).chain((names) =>
    fc
      .array(fc.tuple(orNull(rating), orNull(experience)), {
        minLength: names.length,
        maxLength: names.length,
      })
      .map((figures) =>
        names.map((name, at): ListedPlayer => {
          const [own, played] = figures[at]!;
          return { name, rating: own, experience: played };
        }),
      ),
  );
  const match = fc.constantFrom(...kinds).chain((kind) => matchOf(kind));
  return fc.record({ players: list, matches: fc.array(match, { minLength: 1, maxLength: most }) });
}

const pairing = fc.shuffledSubarray(NAMES, { minLength: 2, maxLength: 2 });

function matchOf(kind: Kind): fc.Arbitrary<WrittenMatch> {
  const facts = { players: pairing, length: lengths };
  switch (kind) {
    case 'won':
      return fc
        .record({ ...facts, whiteWon: fc.boolean(), above: fc.nat({ max: 2 }), lost: fc.nat({ max: 24 }) })
        .map(({ players, length, whiteWon, above, lost }) => {
          const points = [length + above, lost % length] as const;
          return {
            ...sides(players, length),
            ...{ result: { kind: 'won', by: whiteWon ? 'white' : 'black' } },
            cells: whiteWon ? points : [points[1], points[0]],
          };
        });
    case 'playoff':
      return fc
        .record({ ...facts, whiteWon: fc.boolean(), points: fc.integer({ min: 1, max: 3 }) })
        .map(({ players, length, whiteWon, points }) => ({
          ...sides(players, length),
          ...{ result: { kind: 'won', by: whiteWon ? 'white' : 'black' }, playoff: true },
          cells: whiteWon ? [points, 0] : [0, points],
        }));
    case 'pending':
      return fc
        .record({ ...facts, blank: fc.constantFrom<unknown>('', null, undefined, ' ', '-', 0) })
        .map(({ players, length, blank }) => ({
          ...sides(players, length),
          ...{ result: { kind: 'pending' }, cells: [blank, blank] },
        }));
    case 'forfeit':
      return fc
        .record({
          ...facts,
          marks: fc.constantFrom<readonly ['' | 'F' | 'A', '' | 'F' | 'A']>(
            ...([
              ['F', ''],
              ['', 'F'],
              ['A', ''],
              ['', 'A'],
              ['F', 'F'],
              ['A', 'F'],
              ['A', 'A'],
            ] as const),
          ),
          spelling: fc.nat({ max: 3 }),
          other: fc.constantFrom<unknown>('', null, 0, 1),
        })
        .map(({ players, length, marks: [white, black], spelling, other }) => {
          const cell = (mark: '' | 'F' | 'A'): unknown => (mark === '' ? other : SPELLINGS[mark][spelling]);
          return {
            ...sides(players, length),
            ...{ result: { kind: 'forfeit', white, black }, cells: [cell(white), cell(black)] },
          };
        });
  }
}

/** Rules §2. */
const SPELLINGS = { F: ['F', 'W.O.', 'forfait', 'np'], A: ['A', 'abandono', 'a', 'ABANDONO'] } as const;

const sides = ([white, black]: readonly string[], length: number) => ({
  white: white!,
  black: black!,
  length,
});

/** Name, rating, experience. */
export const playerRows = (players: readonly ListedPlayer[]): unknown[][] =>
  players.map((player) => [player.name, player.rating ?? '', player.experience ?? '']);

/** White, black, points white, points black, length, note. */
export const matchRows = (matches: readonly WrittenMatch[]): unknown[][] =>
  matches.map(({ white, black, length, cells, playoff }) => [
    ...[white, black, cells[0], cells[1], length],
    playoff ? 'desempate' : '',
  ]);

/** What the oracle starts from: 1500 and nothing played where the list says nothing. */
export const startOf = (
  players: readonly ListedPlayer[],
): Map<string, { rating: number; experience: number }> =>
  new Map(players.map((one) => [one.name, { rating: one.rating ?? 1500, experience: one.experience ?? 0 }]));

export const ratingRules: fc.Arbitrary<RatingRules> = fc.record({
  kRamp: fc.boolean(),
  experience: fc.constantFrom('beforeMatch', 'includingMatch'),
  rateForfeits: fc.boolean(),
  ratePlayoffs: fc.boolean(),
  penalty: fc.constantFrom(100, 0),
});

/** The rules as the range `option | value`; without a penalty they are those of a text that has none. */
export const ratingRange = (rules: RatingRules): (string | number)[][] => [
  ['base', rules.penalty === 100 ? 'HG' : 'INTERNATIONAL'],
  ['kRamp', rules.kRamp ? 'sí' : 'no'],
  ['experience', rules.experience],
  ['rateForfeits', rules.rateForfeits ? 'sí' : 'no'],
  ['ratePlayoffs', rules.ratePlayoffs ? 'sí' : 'no'],
];

/** A number as people and sheets write it. Never with a group of exactly three decimals: that can be read in two ways. */
export function writtenNumber(number: number): fc.Arbitrary<unknown> {
  const text = String(number);
  return fc.constantFrom<unknown>(
    number,
    text,
    ` ${text}\u00a0`,
    text.replace('.', ','),
    text.replace(/^(\d)(\d{3})(?!\d)/, '$1\u00a0$2'),
  );
}
