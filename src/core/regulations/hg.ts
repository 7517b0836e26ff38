import { DEFAULT_OPTIONS } from './options';
import type { Regulation } from './regulation';

/** The HG club of Caracas, version of January 2009 (source 000). Articles are the regulation's own numbers. */
export const HG: Regulation = {
  ...DEFAULT_OPTIONS,
  preset: 'HG',
  // 7.2.1: to three points or more in the groups; 7.3: to five, the final to seven.
  groupMatchLength: 3,
  knockoutMatchLength: 5,
  finalMatchLength: 7,
  // 7.1, 7.2.2: three of each group, whatever the number of entries.
  qualifiersPerGroup: 3,
  // 2.4: eight minutes for each point of the match.
  minutesPerPoint: 8,
  // 7.2.3, "de seguir el empate": on to the next criterion.
  tieBreakRestart: 'never',
  // 2.3.1: the forfeit is adjudged TRES a CERO, and late points are put on the board.
  forfeitCountsInDifference: true,
  latePointsCountInDifference: true,

  // 7.3 names the rounds (Repechajes-16vos-8vos-4tos-Semifinales, final), and 7.5 has one row for the 3rd and the 4th.
  thirdPlaceMatch: false,
  // 2.3.9: "pasará adelante el último jugador que quedó eliminado por el infractor".
  forfeitBringsBack: true,
  // 7.4.12: "En la Final siempre se contará con la inspección de algún miembro de la Comisión".
  refereeInFinal: true,
  // 7.2.1: no doubling cube "por ahora"; 7.3: no draws.
  cube: false,
  draws: false,
  boardSquares: null,
  swiss: null,
  system: null,
  // 7.1, 7.2: groups of 5, 4 or 3. That 4 is preferred is our reading (rules §3).
  groupSize: { min: 3, max: 5, preferred: 4 },
  // 7.4.9: two boards a group, one for a group of three.
  boardsByGroupSize: { 3: 1, 4: 2 },
  lateness: {
    // 2.3.1. There is no table for the final to 7: the director can add one.
    tables: {
      3: [
        { minutes: 20, points: 1 },
        { minutes: 35, points: 2 },
        { minutes: 45, points: 3 },
      ],
      5: [
        { minutes: 20, points: 1 },
        { minutes: 35, points: 2 },
        { minutes: 45, points: 3 },
        { minutes: 50, points: 4 },
        { minutes: 60, points: 5 },
      ],
    },
    rule: null,
  },
  // 7.2.3, 1º to 4º.
  tieBreaks: ['winsAmongTied', 'differenceAmongTied', 'overallDifference', 'playoff'],
  // 2.3.3, 2.3.2.
  annulsOneWinRestForfeits: true,
  ownForfeitLosesTie: true,
  // 2.2: "un receso de 3 minutos (entre juegos) contra cada rival"; more where the director allows it.
  breaks: { minutes: 3, upToLength: null },
  // 7.6.2: two minutes a point less one for each point on the board; 7.3: ten minutes each in the final.
  clock: { kind: 'perPoint', minutesPerPoint: 2, lessPerPointPlayed: 1, final: 10 },
  // 7.5.1.
  levels: [
    { level: 'beginner', upTo: 1500 },
    { level: 'casual', upTo: 1600 },
    { level: 'intermediate', upTo: 1700 },
    { level: 'advanced', upTo: 1800 },
    { level: 'expert', upTo: 2000 },
    { level: 'master', upTo: null },
  ],
  // 7.2.1, 8.3.
  newcomerRating: 1500,
  // 2.3.5, 2.3.6.
  ratingPenalty: 100,
  // 7.5.
  annualPoints: {
    places: [
      { upTo: 1, hundredths: 200 },
      { upTo: 2, hundredths: 100 },
      { upTo: 4, hundredths: 50 },
      { upTo: 8, hundredths: 25 },
      { upTo: 16, hundredths: 15 },
    ],
    participation: 10,
    perWin: 4,
  },
  // 2.3.7, 8.3.
  attendance: { quarantineAfter: 3, offAfter: 2 },
  // 8.4.
  prizeAttendance: 60,
  // 7.4.14.
  lastChanceBelow: 16,
  articles: {
    thirdPlaceMatch: '7.3, 7.5',
    forfeitBringsBack: '2.3.9',
    refereeInFinal: '7.4.12',
    groupSize: '7.1, 7.2',
    boardsByGroupSize: '7.4.9',
    lateness: '2.3.1',
    tieBreaks: '7.2.3',
    annulsOneWinRestForfeits: '2.3.3',
    ownForfeitLosesTie: '2.3.2',
    clock: '7.6.2, 7.3',
    levels: '7.5.1',
    newcomerRating: '7.2.1, 8.3',
    ratingPenalty: '2.3.5, 2.3.6',
    annualPoints: '7.5',
    attendance: '2.3.7, 8.3',
    prizeAttendance: '8.4',
    lastChanceBelow: '7.4.14',
    groupMatchLength: '7.2.1',
    knockoutMatchLength: '7.3',
    finalMatchLength: '7.3',
    qualifiersPerGroup: '7.1, 7.2.2',
    minutesPerPoint: '2.4',
    numberOfGroups: '7.1',
    boardsPerGroup: '7.4.9',
    startTime: '2.2',
    breaks: '2.2',
    tieBreakRestart: '7.2.3',
    forfeitCountsInDifference: '2.3.1',
    latePointsCountInDifference: '2.3.1',
    drawSeed: '7.2',
    forfeitWinCountsAsWin: '7.2.2, 7.5',
    rateForfeits: '7.5.1',
    ratePlayoffs: '7.5.1',
    experience: '7.5.1',
    kRamp: '7.5.1',
    participationOnTop: '7.5',
    seedingWithinPlace: '7.3',
  },
};
