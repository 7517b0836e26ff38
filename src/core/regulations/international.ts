import { DEFAULT_OPTIONS } from './options';
import type { Regulation } from './regulation';

/**
 * The international backgammon rules as the Greek federation prints them (source 004).
 * They know matches of any length and no group phase, so no length is set: a director who plays groups names his own.
 */
export const INTERNATIONAL: Regulation = {
  ...DEFAULT_OPTIONS,
  preset: 'INTERNATIONAL',
  // Not in the text, as the whole second phase; that an offender brings anybody back is HG's own (2.3.9).
  thirdPlaceMatch: false,
  forfeitBringsBack: false,
  refereeInFinal: false,
  // 5.2–5.6: doubling cube; 4.9: every match is played until one side has its length.
  cube: true,
  draws: false,
  boardSquares: null,
  swiss: null,
  system: null,
  // Not in the text: rules §3.
  groupSize: { min: 3, max: 5, preferred: 4 },
  boardsByGroupSize: null,
  lateness: {
    tables: {},
    // 2.3: first point after 15 minutes, one more every 5; lost when they exceed half the match.
    rule: { firstPoint: 15, furtherPoint: 5, lostAboveShare: 0.5 },
  },
  tieBreaks: ['winsAmongTied', 'differenceAmongTied', 'overallDifference', 'playoff'],
  // Such rules on forfeits are HG's own (2.3.2, 2.3.3).
  annulsOneWinRestForfeits: false,
  ownForfeitLosesTie: false,
  // 2.2: each player may break once, between games; in longer matches the director may allow more.
  breaks: { minutes: 5, upToLength: 13 },
  // 2.4: the director may impose a clock; no times are given.
  clock: null,
  levels: null,
  newcomerRating: 1500,
  // No season in the text.
  ratingPenalty: 0,
  annualPoints: null,
  attendance: null,
  prizeAttendance: null,
  lastChanceBelow: null,
  articles: { lateness: '2.3', cube: '5.2–5.6', division: '1.4', divisionUpTo: '1.4', breaks: '2.2' },
};
