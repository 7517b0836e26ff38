import { forfeitPoints, type StandingsRules } from './group';
import type { Absence, Outcome, Side } from './match';
import { MOST_ABOVE_LENGTH } from './result-limits';

/** A way a missing match can end, as far as wins and forfeits go. */
export interface Ending {
  readonly kind: 'played' | 'drawn' | 'forfeit';
  /** Half-wins of each side. */
  readonly won: Readonly<Record<Side, number>>;
  readonly forfeited: Readonly<Record<Side, boolean>>;
}

const NOBODY = { white: false, black: false } as const;
const WHITE_WINS = { white: 2, black: 0 } as const;
const BLACK_WINS = { white: 0, black: 2 } as const;

const WON: readonly Ending[] = [
  { kind: 'played', won: WHITE_WINS, forfeited: NOBODY },
  { kind: 'played', won: BLACK_WINS, forfeited: NOBODY },
];
const DRAWN: Ending = { kind: 'drawn', won: { white: 1, black: 1 }, forfeited: NOBODY };
const FORFEITED: readonly Ending[] = [
  { kind: 'forfeit', won: WHITE_WINS, forfeited: { white: false, black: true } },
  { kind: 'forfeit', won: BLACK_WINS, forfeited: { white: true, black: false } },
];
const BOTH_FORFEITED: Ending = {
  kind: 'forfeit',
  won: { white: 0, black: 0 },
  forfeited: { white: true, black: true },
};

/**
 * Every way a match can end that can make a difference in wins or forfeits. Where a forfeit is no more than a lost match
 * it stands among the won ones (`differences` then has its points too).
 */
export function endingsUnder(rules: StandingsRules): readonly Ending[] {
  return [
    ...WON,
    ...(rules.draws ? [DRAWN] : []),
    ...(forfeitsMatter(rules) ? FORFEITED : []),
    BOTH_FORFEITED,
  ];
}

function forfeitsMatter({ annulsOneWinRestForfeits, ownForfeitLosesTie }: StandingsRules): boolean {
  return annulsOneWinRestForfeits || ownForfeitLosesTie;
}

/** The point differences an ending can have for white: all whole numbers from the least to the most. */
export interface Differences {
  readonly least: number;
  readonly most: number;
}

/** What stands for a difference without bound. */
export const UNBOUNDED = 1_000_000;

export function differences({ kind, won }: Ending, rules: StandingsRules): Differences {
  const { groupMatchLength: length, cube, forfeitCountsInDifference, latePointsCountInDifference } = rules;
  if (won.white === won.black) return { least: 0, most: 0 };
  const byForfeit = forfeitCountsInDifference ? forfeitPoints(rules) : 0;
  const mostPlayed = length === null || cube ? UNBOUNDED : length + MOST_ABOVE_LENGTH;
  // Late points taken out of the difference can turn a narrow win into less than nothing.
  const leastPlayed = latePointsCountInDifference ? 1 : -(length ?? UNBOUNDED);
  const [least, most] =
    kind === 'forfeit'
      ? [byForfeit, byForfeit]
      : forfeitsMatter(rules)
        ? [leastPlayed, mostPlayed]
        : [Math.min(leastPlayed, byForfeit), Math.max(mostPlayed, byForfeit)];
  return won.white > won.black ? { least, most } : { least: -most, most: -least };
}

/** A match that ended so, with this difference for white: the criteria read nothing else of its points. */
export function outcomeWith({ kind, won, forfeited }: Ending, difference: number, length: number): Outcome {
  const absence = (side: Side): Absence | null => (forfeited[side] ? 'absent' : null);
  if (kind === 'forfeit') return { kind, white: absence('white'), black: absence('black') };
  if (kind === 'drawn') return { kind: 'played', white: length, black: length };
  // Won without a difference: by a forfeit that adds none.
  if (difference === 0) {
    const loser: Side = won.white > won.black ? 'black' : 'white';
    return {
      kind: 'forfeit',
      white: loser === 'white' ? 'absent' : null,
      black: loser === 'black' ? 'absent' : null,
    };
  }
  const winner = Math.max(length, Math.abs(difference));
  const loser = winner - Math.abs(difference);
  return won.white > won.black
    ? { kind: 'played', white: winner, black: loser }
    : { kind: 'played', white: loser, black: winner };
}
