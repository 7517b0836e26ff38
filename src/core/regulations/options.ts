/**
 * The named options of a regulation (rules §11 and the match lengths): what a commission may decide otherwise.
 * A regulation written on a sheet uses these names in its first column.
 */

export type OptionKind =
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'whole'; readonly min: number; readonly blankAllowed: boolean }
  | { readonly kind: 'number'; readonly min: number }
  /** A time of day, `20:00`; blank for none. */
  | { readonly kind: 'hour' }
  /** Any word; blank for none. */
  | { readonly kind: 'text' }
  /** Parts of a whole, best place first, `50;30;20`; blank for none. */
  | { readonly kind: 'shares' };

const yesNo = { kind: 'yesNo' } as const;
const choice = <const Choices extends readonly string[]>(...choices: Choices) =>
  ({ kind: 'choice', choices }) as const;
const whole = (min: number) => ({ kind: 'whole', min, blankAllowed: false }) as const;
const wholeOrBlank = (min: number) => ({ kind: 'whole', min, blankAllowed: true }) as const;
const number = (min: number) => ({ kind: 'number', min }) as const;

export const OPTIONS = {
  /** Points of a group match; blank: any two unequal whole numbers, and a forfeit is 0–0 with the win. */
  groupMatchLength: wholeOrBlank(1),
  knockoutMatchLength: wholeOrBlank(1),
  finalMatchLength: wholeOrBlank(1),
  qualifiersPerGroup: whole(1),
  minutesPerPoint: whole(1),
  /** Tonight's groups; blank: as many as the sizes of groups ask for. */
  numberOfGroups: wholeOrBlank(1),
  /** Boards each group has; blank: the regulation's. */
  boardsPerGroup: wholeOrBlank(1),
  /** When the first matches begin; blank: it is asked. */
  startTime: { kind: 'hour' },
  /** What happens to those still level after a criterion split a tie (rules §4.4). */
  tieBreakRestart: choice('never', 'afterSplit', 'afterList'),
  forfeitCountsInDifference: yesNo,
  latePointsCountInDifference: yesNo,
  /** A number drawn or thrown by the director: equal ratings are then drawn by it instead of keeping the list's order. */
  drawSeed: wholeOrBlank(0),
  forfeitWinCountsAsWin: yesNo,
  rateForfeits: yesNo,
  ratePlayoffs: yesNo,
  experience: choice('beforeMatch', 'includingMatch'),
  kRamp: yesNo,
  participationOnTop: yesNo,
  seedingWithinPlace: choice('groupNumber', 'performance'),
  brightwellCoefficient: number(0),
  byePoints: number(0),
  /** Whom the draw is made of: who qualified in the groups, or all who entered. A calendar that is there goes before. */
  knockoutFrom: choice('groups', 'entries'),
  /** What each player pays, and how the pool is shared out, first place first. */
  entryFee: number(0),
  prizeShares: { kind: 'shares' },
  /** Which of several divisions is played here, by the name in the entries; blank: all who entered. */
  division: { kind: 'text' },
  /** The highest level that may enter it without the director's word; blank: any. */
  divisionUpTo: wholeOrBlank(0),
  /** For each round that somebody who came late has missed. */
  missedRoundPoints: number(0),
  /** Swiss rounds; blank: by the entries. */
  swissRounds: wholeOrBlank(1),
  /** Days the tournament lasts, and the hours there are on each of them for the games; 0: not said. */
  tournamentDays: whole(1),
  hoursPerDay: number(0),
} as const satisfies Record<string, OptionKind>;

export type OptionName = keyof typeof OPTIONS;

type ValueOf<Kind> = Kind extends { kind: 'yesNo' }
  ? boolean
  : Kind extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : Kind extends { kind: 'hour' | 'text' }
      ? string | null
      : Kind extends { kind: 'shares' }
        ? readonly number[] | null
        : Kind extends { blankAllowed: true }
          ? number | null
          : number;

export type OptionValues = { readonly [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> };

/** The defaults of rules §11, for everything a regulation's own text leaves open. */
export const DEFAULT_OPTIONS: OptionValues = {
  groupMatchLength: null,
  knockoutMatchLength: null,
  finalMatchLength: null,
  qualifiersPerGroup: 3,
  minutesPerPoint: 8,
  numberOfGroups: null,
  boardsPerGroup: null,
  startTime: null,
  tieBreakRestart: 'never',
  forfeitCountsInDifference: true,
  latePointsCountInDifference: true,
  drawSeed: null,
  forfeitWinCountsAsWin: true,
  rateForfeits: false,
  ratePlayoffs: false,
  experience: 'beforeMatch',
  kRamp: false,
  participationOnTop: false,
  seedingWithinPlace: 'groupNumber',
  brightwellCoefficient: 6,
  byePoints: 1,
  knockoutFrom: 'groups',
  entryFee: 0,
  prizeShares: null,
  division: null,
  divisionUpTo: null,
  missedRoundPoints: 0,
  swissRounds: null,
  tournamentDays: 1,
  hoursPerDay: 0,
};
