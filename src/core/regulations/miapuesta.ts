import { DEFAULT_OPTIONS } from './options';
import type { Regulation } from './regulation';

/** Backgammon tournaments of the site Miapuesta (source 002): knock-out with the doubling cube, on the clock. */
export const MIAPUESTA: Regulation = {
  ...DEFAULT_OPTIONS,
  preset: 'MIAPUESTA',
  // "Torneos": the winner goes on and the loser plays no more; there are no groups before.
  knockoutFrom: 'entries',
  thirdPlaceMatch: false,
  // HG's own (2.3.9).
  forfeitBringsBack: false,
  refereeInFinal: false,
  // "Dado para doblar puntuación": every game is played with the cube.
  cube: true,
  draws: false,
  boardSquares: null,
  swiss: null,
  system: null,
  // "Torneos": no groups in the text; rules §3 for whoever plays them.
  groupSize: { min: 3, max: 5, preferred: 4 },
  boardsByGroupSize: null,
  // Played on line: there is no rule on lateness.
  lateness: { tables: {}, rule: null },
  tieBreaks: ['winsAmongTied', 'differenceAmongTied', 'overallDifference', 'playoff'],
  // Such rules on forfeits are HG's own (2.3.2, 2.3.3).
  annulsOneWinRestForfeits: false,
  ownForfeitLosesTie: false,
  breaks: null,
  // "El reloj": five minutes a game.
  clock: { kind: 'perGame', minutes: 5 },
  levels: null,
  newcomerRating: 1500,
  // No season in the text.
  ratingPenalty: 0,
  annualPoints: null,
  attendance: null,
  prizeAttendance: null,
  lastChanceBelow: null,
  articles: {
    ...{ thirdPlaceMatch: 'Torneos', knockoutFrom: 'Torneos', entryFee: 'Torneos', prizeShares: 'Torneos' },
    clock: 'El reloj',
    cube: 'Dado para doblar puntuación',
  },
};
