import type { OptionsHelp } from '../es/options-help';

export const optionsHelpEn: OptionsHelp = {
  groupMatchLength:
    'Points of the group matches. Blank: any two unequal whole numbers, and a forfeit is 0–0 with the win.',
  knockoutMatchLength: 'Points of the matches of the second phase.',
  finalMatchLength: 'Points of the final.',
  qualifiersPerGroup: 'How many go on from each group.',
  minutesPerPoint: 'Minutes a point of the match, for the hours of the schedule.',
  numberOfGroups: 'How many groups are made tonight. Blank: as many as the sizes of groups ask for.',
  boardsPerGroup: 'Boards of each group. Blank: those of the regulation.',
  startTime: 'When the first matches begin. Blank: it is asked.',
  tieBreakRestart:
    'What becomes of those still level when a criterion separates others: never, on to the next criterion; afterSplit, again from the 1st (FIBA); afterList, again from the 1st after the 1st and 2nd (UEFA).',
  forfeitCountsInDifference: 'A forfeit adds the points of the match to the difference.',
  latePointsCountInDifference:
    'Late points add to the difference. With no, the table must have the columns Penalty W and Penalty B.',
  drawSeed:
    'A number the commission draws: equal ratings are drawn by it, and the same number always gives the same draw. Blank: the order of the list.',
  forfeitWinCountsAsWin: 'A win by forfeit gives the 0.04 of a match won.',
  rateForfeits: 'Forfeits count for the rating.',
  ratePlayoffs: 'Play-off games count for the rating.',
  experience: 'Which experience the K factor takes: beforeMatch, or includingMatch.',
  kRamp: 'The K factor falls with experience.',
  participationOnTop: 'The 0.10 for taking part is added to the points of the place.',
  seedingWithinPlace: 'Order within firsts, seconds and thirds: groupNumber, or performance in the group.',
  brightwellCoefficient: 'Coefficient of the Brightwell quotient.',
  byePoints: 'Points of a bye.',
  knockoutFrom:
    'Whom the draw is made of: groups, of who qualified in the groups; entries, of all who entered, where there is no schedule.',
  entryFee: 'What each player pays; the pool is the sum. 0: there is none.',
  prizeShares:
    'Parts of the pool, the first place’s first, with semicolons: 50;30;10;10. Who shares a place shares what belongs to it. Blank: no prizes.',
  division:
    'The division played here, as the column Division of the entries calls it. Blank: all who entered.',
  divisionUpTo: 'The highest level that enters this division without being asked about. Blank: any.',
  missedRoundPoints: 'Points for each round that a late entry has missed.',
  swissRounds: 'How many Swiss rounds are played. Blank: as many as the entries ask for.',
  tournamentDays: 'How many days the tournament lasts.',
  hoursPerDay:
    'Hours there are on each day; the time of a game is proposed from them. 0: not said, the recommended time.',
  lateTable:
    'The lateness table for matches to N points: minutes:points, separated by commas, such as 20:1,35:2,45:3.',
};
