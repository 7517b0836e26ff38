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
  // "Подсчет очков": the discs on the board, empty squares to the winner.
  boardSquares: 64,
  // "Игровая система" б). How a round is paired is not in the text; rules §10 and §12: nobody twice, a second bye only when
  // everyone has had one, scores as close as can be, colours balanced. The order is docs/rules/othello.md.
  swiss: {
    criteria: [
      ...(['byes', 'rematches', 'byeToLowest', 'colourLimits', 'scoreGap'] as const),
      ...(['floats', 'colourRuns', 'colourBalance', 'rankOrder'] as const),
    ],
    mostColourDifference: 2,
    mostAlike: 3,
  },
  system: {
    // "Игровая система" а), б).
    roundRobinUpTo: 8,
    swissRounds: [
      { upTo: 12, rounds: 6 },
      { upTo: 20, rounds: 7 },
      { upTo: null, rounds: 8 },
    ],
    // "может быть увеличено до 11-13 туров".
    severalDays: { fewest: 11, most: 13 },
    // "1 место играет с 4 местом, 2 место играет с 3 местом".
    semifinals: [
      [1, 4],
      [2, 3],
    ],
    // "Игрокам занявшим 1 и 2 места дается право выбора цвета дисков"; "Выбор цвета или ничья-победа".
    colourChoiceUpTo: 2,
    womensSection: true,
    // "Время на партию".
    recommendedMinutes: 25,
    // Not in the text.
    minutesBetweenRounds: 10,
  },
  // "Первые 4 игрока ... играют полуфинал".
  qualifiersPerGroup: 4,
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
  breaks: null,
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
    boardSquares: 'Подсчет очков',
    swiss: 'Игровая система',
    system: 'Игровая система, Время на партию',
    qualifiersPerGroup: 'Игровая система',
    clock: 'Время на партию',
    draws: 'Подсчет очков',
    groupSize: 'Игровая система',
    thirdPlaceMatch: 'Игровая система',
  },
};
