import type { DrawConflict } from './knockout/play-draw';

/**
 * Every expected problem, with what its sentence needs to name. The sentences are in `src/i18n`.
 * Lists of allowed values are given as data, so that no message can name what the code doesn't accept.
 */
export interface Problems {
  // Regulation
  unknownRegulation: { given: string; known: readonly string[] };
  unknownOption: { given: string; known: readonly string[] };
  repeatedOption: { option: string };
  optionNeedsYesNo: { option: string; given: string };
  optionNeedsNumber: { option: string; given: string; min: number; blankAllowed: boolean };
  optionNeedsShares: { option: string; given: string };
  optionNeedsChoice: { option: string; given: string; choices: readonly string[] };
  badLateTable: { option: string; given: string };
  notInRegulation: { regulation: string; what: UnregulatedWord };

  // Single values
  notANumber: { given: string; what: NumberWord };
  notWhole: { given: string; what: NumberWord };
  tooSmall: { given: string; what: NumberWord; min: number };
  tooLarge: { given: string; what: NumberWord };
  notAboveZero: { given: string; what: NumberWord };
  ambiguousNumber: { given: string };
  missingArgument: { argument: string };
  oneValueOnly: { argument: string };
  rangesOfUnequalLength: { lengths: readonly number[] };
  notATime: { given: string };
  timeOfDayUnknown: Record<string, never>;
  hourMissing: Record<string, never>;
  errorInCell: { given: string };

  // Names and lists
  notYesOrNo: { given: string };
  notAName: { given: string };
  noPlayers: Record<string, never>;
  playerTwice: { name: string; first: number };
  playerMissing: Record<string, never>;
  samePlayerTwiceInMatch: { name: string };
  duplicateMatch: { white: string; black: string; first: number };
  noMatches: Record<string, never>;
  groupMissing: Record<string, never>;
  groupUnclear: { name: string; groups: readonly string[] };
  severalGroups: { groups: readonly string[] };
  columnsMissing: { missing: readonly ColumnWord[] };
  columnTwice: { column: ColumnWord; header: string };
  columnUnclear: { header: string; columns: readonly ColumnWord[] };
  oneColumnOnly: { columns: number };
  rangeTooNarrow: { columns: number };
  contradictoryCells: { white: string; black: string; one: string; other: string };
  crossTableNotSquare: { name: string };
  severalGames: { name: string };

  // Scores
  scoreBecameDate: { readings: readonly string[] };
  scoreBecameTime: { readings: readonly string[] };
  notAScore: { given: string };
  halfAScore: { given: string };
  negativePoints: { given: string };
  fractionalPoints: { given: string };
  equalPoints: { white: number; black: number };
  loserAtOrAboveLength: { points: number; length: number };
  winnerBelowLength: { points: number; length: number };
  winnerAboveLength: { points: number; length: number; most: number };
  sideOfForfeitUnknown: { given: string };
  forfeitOnlyInNote: { given: string };
  resultAgainstBye: { given: string };

  // Second phase
  notARound: { given: string };
  matchTwice: { match: string; first: number };
  roundFull: { given: string; most: number; first: number };
  /** In an earlier round than the row's, or a later one. */
  noSuchMatch: { match: string; later: boolean };
  crossedReference: { given: string; first: number };
  winnerGoesNowhere: { match: string };
  drawConflict: {
    kind: DrawConflict['kind'];
    match: string;
    written: readonly string[];
    seated: readonly string[];
  };
  tooFewForDraw: { players: number };
  placeTwice: { group: string; place: number; first: number };

  // Season, ratings, prizes
  noResults: Record<string, never>;
  tournamentMissing: Record<string, never>;
  noSuchTournament: { given: string };
  notHundredths: { given: string };
  tournamentTwice: { player: string; tournament: string; first: number };
  noShares: Record<string, never>;
  poolNotInUnits: { pool: number; unit: number };

  // Othello, Swiss rounds, the cube
  discsBeyondBoard: { white: number; black: number; squares: number };
  noDiscs: Record<string, never>;
  unknownIncident: { given: string };
  unknownGameKind: { given: string };
  notACubeValue: { given: string; known: readonly number[] };
  bothReachedLength: { length: number };
  tooFewHours: { rounds: number; between: number };
  swissRangeTooNarrow: { columns: number };
  noSwissResults: Record<string, never>;
  roundMissing: Record<string, never>;
  playerTwiceInRound: { name: string; round: number; first: number };
  roundUnfinished: { round: number; black: string; white: string };

  // Lateness, seeding, schedule, clock
  noLateTable: { length: number; regulation: string; known: readonly number[] };
  groupSizeOutside: {
    players: number;
    groups: number;
    min: number;
    max: number;
    possible: readonly number[];
  };
  noGroupsPossible: { players: number; min: number; max: number };
  tooManyTogether: { players: number; most: number };
  tooFewForSchedule: { players: number; min: number };
  matchLengthNeeded: { regulation: string };
}

/** What a regulation may say nothing about. */
export type UnregulatedWord =
  'lateness' | 'clock' | 'levels' | 'annualPoints' | 'attendance' | 'swiss' | 'system';

/** What a number stands for in a sentence. */
export type NumberWord =
  | 'place'
  | 'wins'
  | 'experience'
  | 'pool'
  | 'share'
  | 'unit'
  | 'rating'
  | 'points'
  | 'minutes'
  | 'matchLength'
  | 'groups'
  | 'boards'
  | 'entries'
  | 'days'
  | 'hours'
  | 'round'
  | 'discs'
  | 'cube'
  | 'order'
  | 'option';

/** The columns a table can have, by what they hold. */
export type ColumnWord =
  | 'group'
  | 'round'
  | 'hour'
  | 'board'
  | 'player'
  | 'rating'
  | 'points'
  | 'place'
  | 'experience'
  | 'confirmed'
  | 'division'
  | 'present'
  | 'white'
  | 'black'
  | 'score'
  | 'pointsWhite'
  | 'pointsBlack'
  | 'arrivedWhite'
  | 'arrivedBlack'
  | 'latePointsWhite'
  | 'latePointsBlack'
  | 'start'
  | 'note'
  | 'why'
  | 'minutes'
  | 'matchLength'
  | 'order'
  | 'tournament'
  | 'wins'
  | 'played'
  | 'drawn'
  | 'lost'
  | 'pointsFor'
  | 'pointsAgainst'
  | 'difference'
  | 'official'
  | 'status'
  | 'notice'
  | 'levelHistory'
  | 'match'
  | 'winnerTo'
  | 'whiteFrom'
  | 'blackFrom'
  | 'referee'
  | 'option'
  | 'value';
