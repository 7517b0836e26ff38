import { DEFAULT_OPTIONS } from './options';
import type { Regulation } from './regulation';

/** Othello tournaments (source 001, in Russian): games of 64 discs, round robin up to eight players. */
export const OTHELLO: Regulation = {
  ...DEFAULT_OPTIONS,
  preset: 'OTHELLO',
  // "Игровая система": after the semifinals there are matches for the 1st and the 3rd place.
  thirdPlaceMatch: true,
  // HG's own (2.3.9).
  forfeitBringsBack: false,
  refereeInFinal: false,
  cube: false,
  // "Подсчет очков": a drawn game is 32–32.
  draws: true,
  // "Игровая система" а): everyone against everyone up to eight players.
  groupSize: { min: 2, max: 8, preferred: 8 },
  // Everyone plays at once.
  boardsByGroupSize: null,
  lateness: { tables: {}, rule: null },
  // rules §10: the federation's quotient, then discs, then the game between them.
  tieBreaks: ['brightwell', 'discDifference', 'winsAmongTied'],
  // Such rules on forfeits are HG's own (2.3.2, 2.3.3).
  annulsOneWinRestForfeits: false,
  ownForfeitLosesTie: false,
  // "Время на партию": 25 minutes recommended.
  clock: { kind: 'perGame', minutes: 25 },
  levels: null,
  newcomerRating: 1500,
  // No season in the text.
  ratingPenalty: 0,
  annualPoints: null,
  attendance: null,
  prizeAttendance: null,
  lastChanceBelow: null,
  articles: {
    clock: 'Время на партию',
    draws: 'Подсчет очков',
    groupSize: 'Игровая система',
    thirdPlaceMatch: 'Игровая система',
  },
};
