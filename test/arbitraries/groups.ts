import fc from 'fast-check';
import type { MatchRow, OracleRules, Restart, ScoreCell } from '../oracle/standings-oracle';
import { standingsOracle } from '../oracle/standings-oracle';

const NAMES = ['Ana', 'Beto', 'Çağla', 'Íñigo', 'Ωρίων', 'Юра', "O'Neil", 'Zoé Ruiz'];

type Score = readonly [ScoreCell, ScoreCell];

/** The nine results of 7.2.2, from either side, and the three forfeits with what may stand in the other cell. */
export const hgScore: fc.Arbitrary<Score> = fc.oneof(
  { weight: 6, arbitrary: played([3, 4, 5], [0, 1, 2]) },
  // Narrow, so that differences meet.
  { weight: 6, arbitrary: played([3], [0, 1]) },
  { weight: 2, arbitrary: forfeit([0, 1, 2, 3]) },
);

/** Without a length: any two unequal whole numbers. */
export const freeScore: fc.Arbitrary<Score> = fc.oneof(
  { weight: 8, arbitrary: played([4, 5, 6, 17], [0, 1, 2, 3]) },
  { weight: 1, arbitrary: forfeit([0, 1, 7]) },
);

function played(winner: readonly number[], loser: readonly number[]): fc.Arbitrary<Score> {
  return fc
    .tuple(fc.constantFrom(...winner), fc.constantFrom(...loser), fc.boolean())
    .map(([won, lost, white]): Score => (white ? [won, lost] : [lost, won]));
}

function forfeit(others: readonly number[]): fc.Arbitrary<Score> {
  const mark = fc.constantFrom<ScoreCell>('F', 'A');
  const other = fc.constantFrom<ScoreCell>('', ...others);
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(mark, other) },
    { weight: 3, arbitrary: fc.tuple(other, mark) },
    { weight: 1, arbitrary: fc.tuple(mark, mark) },
  );
}

export interface GroupShape {
  readonly sizes: readonly number[];
  readonly score: fc.Arbitrary<Score>;
}

const SHAPE: GroupShape = { sizes: [3, 4, 4, 5], score: hgScore };

/** A complete group: every pairing once, in any order, either side named first. */
export function completeGroup({ sizes, score }: GroupShape = SHAPE): fc.Arbitrary<MatchRow[]> {
  return fc.constantFrom(...sizes).chain((size) =>
    fc
      .tuple(
        fc.shuffledSubarray(NAMES, { minLength: size, maxLength: size }),
        fc.array(fc.tuple(score, fc.boolean()), { minLength: pairsOf(size), maxLength: pairsOf(size) }),
      )
      .chain(([players, results]) => {
        const pairs = players.flatMap((one, at) =>
          players.slice(at + 1).map((other) => [one, other] as const),
        );
        const rows = pairs.map(([one, other], at): MatchRow => {
          const [[scoreOne, scoreOther], turned] = results[at]!;
          return turned ? [other, one, scoreOne, scoreOther, ''] : [one, other, scoreOne, scoreOther, ''];
        });
        return fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length });
      }),
  );
}

/** A group with some matches still to be played. */
export function openGroup(
  missing: { min: number; max: number },
  shape: GroupShape = SHAPE,
): fc.Arbitrary<MatchRow[]> {
  return completeGroup(shape).chain((rows) =>
    fc.integer({ min: missing.min, max: Math.min(missing.max, rows.length) }).map((count) =>
      // The rows stand in random order already: the first ones will do.
      rows.map((row, at): MatchRow => (at < count ? [row[0], row[1], '', '', ''] : row)),
    ),
  );
}

/** A complete group whose ties have had their play-offs, all games of a tie or none. */
export function groupWithPlayoffs(
  rules: (restart: Restart) => OracleRules,
  shape: GroupShape = SHAPE,
): fc.Arbitrary<{ matches: MatchRow[]; rules: OracleRules }> {
  const bits = fc.array(fc.boolean(), { minLength: 24, maxLength: 24 });
  return fc.tuple(completeGroup(shape), restart, bits).map(([matches, reading, decided]) => {
    const under = rules(reading);
    return { matches: [...matches, ...playoffsOf(matches, under, decided)], rules: under };
  });
}

export const restart = fc.constantFrom<Restart>('never', 'afterSplit', 'afterList');

function playoffsOf(
  matches: readonly MatchRow[],
  rules: OracleRules,
  decided: readonly boolean[],
): MatchRow[] {
  const bits = [...decided];
  const next = (): boolean => bits.shift() ?? false;
  const rows = standingsOracle(matches, rules).filter((row) => !row.annulled && row.levelWith.length > 0);
  const sets = new Map(rows.map((row) => [row.place, [row.player, ...row.levelWith]]));
  return [...sets.values()].flatMap((level) => {
    if (next()) return [];
    return level.flatMap((one, at) =>
      level.slice(at + 1).map((other): MatchRow => [one, other, ...(next() ? WON : LOST), 'desempate']),
    );
  });
}

const WON = [1, 0] as const;
const LOST = [0, 2] as const;

const pairsOf = (players: number): number => (players * (players - 1)) / 2;

/** The rules as the range `option | value` that a director writes. */
export function regulationRange(rules: OracleRules): (string | number)[][] {
  return [
    ['base', 'HG'],
    ['groupMatchLength', rules.length ?? ''],
    ['tieBreakRestart', rules.restart],
    ['forfeitCountsInDifference', rules.forfeitCounts ? 'sí' : 'no'],
    ['qualifiersPerGroup', rules.qualifiers],
  ];
}
