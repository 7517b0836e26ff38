import type { OptionValues } from './options';

export const PRESET_NAMES = ['HG', 'INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'] as const;

export type PresetName = (typeof PRESET_NAMES)[number];

/** From `minutes` late on (inclusive, whole minutes) the late player has `points` against him. */
export interface LateStep {
  readonly minutes: number;
  readonly points: number;
}

/** A rule for every match length: `firstPoint` minutes cost one point, every `furtherPoint` more another. */
export interface LateRule {
  readonly firstPoint: number;
  readonly furtherPoint: number;
  /** The match is lost as soon as the points exceed this share of its length. */
  readonly lostAboveShare: number;
}

export interface Lateness {
  /** By match length; the last step whose points reach the length loses the match. */
  readonly tables: Readonly<Record<number, readonly LateStep[]>>;
  /** For lengths without a table; `null`: there is no such rule, only the tables. */
  readonly rule: LateRule | null;
}

/** The criteria that can separate players level on wins, in the order a regulation lists them. */
export type CriterionName =
  'winsAmongTied' | 'differenceAmongTied' | 'overallDifference' | 'playoff' | 'brightwell' | 'discDifference';

/** What makes one pairing of a Swiss round better than another. Each is a cost of its pairs, the less the better. */
export type SwissCriterionName =
  /** Byes that who gets the bye has had before. */
  | 'byes'
  /** Meetings that the players of a pair have had before. */
  | 'rematches'
  /** Points of who gets the bye. */
  | 'byeToLowest'
  /** Colours beyond the limits: too many more of one, too many of one in a row, the same ones in a rematch. */
  | 'colourLimits'
  /** How far apart the points of a pair are. */
  | 'scoreGap'
  /** Playing above or below one's points again. */
  | 'floats'
  /** As many games of one colour in a row as the limits allow. */
  | 'colourRuns'
  /** More games of one colour than of the other, and the same colour as in the last game. */
  | 'colourBalance'
  /** Away from the upper half of a score group against its lower half, in order. */
  | 'rankOrder';

export interface SwissRules {
  /** In strict order: a later criterion only separates pairings that are equal in all before it. */
  readonly criteria: readonly SwissCriterionName[];
  /** The most games of one colour more than of the other. */
  readonly mostColourDifference: number;
  /** The most games of one colour in a row. */
  readonly mostAlike: number;
}

/** How a tournament is played, by how many come. */
export interface SystemRules {
  readonly roundRobinUpTo: number;
  /** Swiss rounds by entries; `upTo: null` for everything beyond. */
  readonly swissRounds: readonly { readonly upTo: number | null; readonly rounds: number }[];
  /** Rounds when it lasts more than one day. */
  readonly severalDays: { readonly fewest: number; readonly most: number };
  /** Places of the qualifying that meet in the semifinals. */
  readonly semifinals: readonly (readonly [number, number])[];
  /** The best so many places of the qualifying may choose their colour in the finals, or leave it and win a draw. */
  readonly colourChoiceUpTo: number;
  /** A section of its own for women, the same standings filtered, with finals, where enough of them play. */
  readonly womensSection: boolean;
  /** Minutes a player has for a game, where the hours allow it. */
  readonly recommendedMinutes: number;
  /** To pair the next round and sit down. */
  readonly minutesBetweenRounds: number;
}

export interface GroupSize {
  readonly min: number;
  /** `null`: no upper limit. */
  readonly max: number | null;
  /** The size to aim at when the number of groups is not given. */
  readonly preferred: number;
}

export interface BreakRule {
  readonly minutes: number;
  /** The longest match with one break a player as of right, in longer ones the director says; `null`: any. */
  readonly upToLength: number | null;
}

export type ClockRule =
  | {
      readonly kind: 'perPoint';
      /** Minutes a player gets for each point of the match. */
      readonly minutesPerPoint: number;
      /** Minutes taken off for each point already on the board, both sides together. */
      readonly lessPerPointPlayed: number;
      /** Minutes each player has for a final, whatever the score. */
      readonly final: number;
    }
  | { readonly kind: 'perGame'; readonly minutes: number };

export interface LevelBand {
  readonly level: Level;
  /** The highest rating of the band, inclusive; `null` for the top band. */
  readonly upTo: number | null;
}

export type Level = 'beginner' | 'casual' | 'intermediate' | 'advanced' | 'expert' | 'master';

/** Points of a tournament for the annual ranking, in hundredths. */
export interface AnnualPointsTable {
  /** By place, best first; a row serves all places down to `upTo`. */
  readonly places: readonly { readonly upTo: number; readonly hundredths: number }[];
  /** For everybody else who took part. */
  readonly participation: number;
  readonly perWin: number;
}

/** What becomes of who stays away: official tournaments missed in a row. */
export interface AttendanceRule {
  readonly quarantineAfter: number;
  /** So many more, from quarantine, and he is off the ranking. */
  readonly offAfter: number;
}

/**
 * A regulation is data: what the texts fix, plus the options that a director may decide otherwise.
 * Logic reads it and never asks for its name.
 */
export interface Regulation extends OptionValues {
  readonly preset: PresetName;
  /** The losers of the semifinals play for the third place; else they share it. */
  readonly thirdPlaceMatch: boolean;
  /** After a forfeit in the second phase the last player whom the offender put out comes back in his place. */
  readonly forfeitBringsBack: boolean;
  /** The final always has a referee. */
  readonly refereeInFinal: boolean;
  /** With a doubling cube a result has no upper bound. */
  readonly cube: boolean;
  /** Matches can end level, each side then having half a win. */
  readonly draws: boolean;
  /** Squares of the board, where a game's result is the discs on it; `null` where a match is played to points. */
  readonly boardSquares: number | null;
  /** How Swiss rounds are paired; `null`: the regulation knows none. */
  readonly swiss: SwissRules | null;
  /** Which system for how many players; `null`: the regulation has one alone. */
  readonly system: SystemRules | null;
  readonly groupSize: GroupSize;
  /** Boards a group has, by its number of players; the last entry serves every larger group. `null`: as many as can play. */
  readonly boardsByGroupSize: Readonly<Record<number, number>> | null;
  readonly lateness: Lateness;
  readonly tieBreaks: readonly CriterionName[];
  /** Who won one group match and lost all the rest by his own forfeits counts for nobody. */
  readonly annulsOneWinRestForfeits: boolean;
  /** In a tie, whoever has a forfeit of his own is out, below the others. */
  readonly ownForfeitLosesTie: boolean;
  /** Breaks that each player may take between the games of a match; `null`: the text gives none. */
  readonly breaks: BreakRule | null;
  readonly clock: ClockRule | null;
  readonly levels: readonly LevelBand[] | null;
  /** What a player without a rating starts from. */
  readonly newcomerRating: number;
  /** Rating points taken from who leaves during a tournament, and from who confirms and does not come; 0 for none. */
  readonly ratingPenalty: number;
  readonly annualPoints: AnnualPointsTable | null;
  readonly attendance: AttendanceRule | null;
  /** The share of a season's official tournaments, in percent, that it takes to be eligible for its prizes. */
  readonly prizeAttendance: number | null;
  /** Nobody of the Last Chance gets more points than who has this place; `null`: there is no such tournament. */
  readonly lastChanceBelow: number | null;
  /** Where each value comes from, for those the text fixes; the regulation's own article numbers. */
  readonly articles: Readonly<Partial<Record<Exclude<keyof Regulation, 'articles' | 'preset'>, string>>>;
}
