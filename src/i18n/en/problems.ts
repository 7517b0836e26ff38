import { asRange } from '../as-range';
import type { NumberWord } from '../../core/problems';
import type { ProblemTexts } from '../problem-texts';
import { and, or, plural, quotedColumns } from './words';

/** After "here". */
const numbers: Readonly<Record<NumberWord, string>> = {
  place: 'the place goes',
  wins: 'the matches won go',
  experience: 'the experience goes',
  pool: 'the pool goes',
  share: 'the share of each prize goes',
  unit: 'the smallest coin goes',
  rating: 'the rating goes',
  points: 'the points go',
  minutes: 'the minutes go',
  matchLength: 'the points of the match go',
  groups: 'the number of groups goes',
  boards: 'the number of boards goes',
  entries: 'the number of entries goes',
  days: 'the days go',
  hours: 'the hours of each day go',
  round: 'the number of the round goes',
  discs: 'the discs go',
  cube: 'the value of the cube goes',
  order: 'the order goes',
  option: 'the value of the option goes',
};

export const problems: ProblemTexts = {
  unknownRegulation: (p) =>
    `there is no regulation “${p.given}”; write ${or(p.known)}, or give a range of options and values`,
  unknownOption: (p) => `“${p.given}” is no option of a regulation; there are ${and(p.known)}`,
  repeatedOption: (p) => `the option ${p.option} stands twice; keep one`,
  optionNeedsYesNo: (p) => `“${p.given}” is no value for ${p.option}; write yes or no`,
  optionNeedsNumber: (p) =>
    `“${p.given}” is no value for ${p.option}; write a number from ${p.min} on${p.blankAllowed ? ' or leave the cell blank' : ''}`,
  optionNeedsShares: (p) =>
    `“${p.given}” is no value for ${p.option}; write whole parts, the first place’s first, such as 50;30;20`,
  optionNeedsChoice: (p) => `“${p.given}” is no value for ${p.option}; write ${or(p.choices)}`,
  badLateTable: (p) =>
    `“${p.given}” is no value for ${p.option}; write rising minutes and points, such as 20:1,35:2,45:3, up to the points of the match`,
  notInRegulation: (p) => {
    const what = {
      lateness: 'no lateness table',
      clock: 'no clock times',
      levels: 'no levels of play',
      annualPoints: 'no annual points',
      attendance: 'no rules on attendance',
      swiss: 'no Swiss system',
      system: 'no system by the number of entries',
    };
    return `the regulation ${p.regulation} has ${what[p.what]}`;
  },

  notANumber: (p) =>
    `${p.given === '' ? 'the cell is blank' : `“${p.given}” is not a number`}; here ${numbers[p.what]}, in figures`,
  notWhole: (p) => `“${p.given}” is not a whole number; here ${numbers[p.what]}, without decimals`,
  tooSmall: (p) => `“${p.given}” is too little; here ${numbers[p.what]}, from ${p.min} on`,
  tooLarge: (p) => `“${p.given}” is too large; here ${numbers[p.what]}`,
  notAboveZero: (p) => `“${p.given}” is too little; here ${numbers[p.what]}, more than 0`,
  ambiguousNumber: (p) => `“${p.given}” can be read in two ways; write it without separating the thousands`,
  missingArgument: (p) => `${p.argument} is missing`,
  oneValueOnly: (p) => `${p.argument} is a single value; select a single cell`,
  rangesOfUnequalLength: (p) =>
    `the ranges have ${and(p.lengths)} rows; they must have the same number, or be a single cell`,
  notATime: (p) => `“${p.given}” is not a time; write for example 20:00 or 8:00pm`,
  timeOfDayUnknown: () =>
    'the time zone of the sheet is not the one of the script and the time can not be read; write it as text, such as 20:00',
  hourMissing: () => 'the time of the match is missing; write it to count the delay',
  errorInCell: (p) => `the cell holds the error ${p.given}; correct it first`,

  notYesOrNo: (p) => `“${p.given}” is not clear; write yes or no`,
  notAName: (p) => `“${p.given}” is not a name; write the player's name as text`,
  noPlayers: () => 'there is no player; select a column of names',
  playerTwice: (p) => `${p.name} stands in row ${p.first} already; each player goes once`,
  playerMissing: () => "the player's name is missing; write it or clear the rest of the row",
  samePlayerTwiceInMatch: (p) => `${p.name} plays against himself; the two players must differ`,
  duplicateMatch: (p) =>
    `the match ${p.white}–${p.black} stands in row ${p.first} already; in a group it is played once`,
  notARound: (p) =>
    `${p.given === '' ? 'the round is missing' : `“${p.given}” is no round`}; write Play-in, Round of 32, Round of 16, Quarterfinal, Semifinal or Final`,
  matchTwice: (p) => `match ${p.match} stands in row ${p.first} already; give it another number`,
  roundFull: (p) =>
    `${p.given} cannot have more than ${p.most} ${plural(p.most, 'match', 'matches')} and the first stands in row ${p.first}; correct the round`,
  noSuchMatch: (p) =>
    `there is no match ${p.match} in ${p.later ? 'a later' : 'an earlier'} round; correct the reference`,
  crossedReference: (p) =>
    `${p.given} clashes with row ${p.first}; each player goes on to a single match and each side takes a single one`,
  winnerGoesNowhere: (p) =>
    `the winner of ${p.match} has nowhere to go: there are other names in the next round; correct the name or write “Winner to”`,
  drawConflict: (p) => {
    const match = p.written.length === 0 ? p.match : `${p.match} (${p.written.join('–')})`;
    if (p.kind === 'alreadyDecided') {
      return `${match} is decided in another row already; clear one of the two results`;
    }
    if (p.kind === 'opponentUnknown') return `${match} has a result and it is not known yet who plays it`;
    if (p.kind === 'byeWins') return `in ${match} wins who has no opponent`;
    return `${match} cannot be: by the earlier matches ${p.seated.length === 0 ? 'others play it' : `${and(p.seated)} ${plural(p.seated.length, 'plays', 'play')} it`}`;
  },
  tooFewForDraw: (p) => `${p.players} ${plural(p.players, 'player', 'players')}; a draw has at least 2`,
  placeTwice: (p) => `place ${p.place} of ${p.group} stands in row ${p.first} already; each place goes once`,
  noMatches: () => 'there is no match; select the columns White, Black, Points W and Points B',
  groupMissing: () =>
    'the group of the match is missing; write it in its column, or above the table (“Group A”)',
  groupUnclear: (p) =>
    `the row does not say its group and ${p.name} is in ${and(p.groups)}; write the group on every row`,
  severalGroups: (p) =>
    `there are ${p.groups.length} groups (${and(p.groups)}); select the rows of a single one`,
  columnsMissing: (p) =>
    `${plural(p.missing.length, 'the column', 'the columns')} ${and(quotedColumns(p.missing))} ${plural(p.missing.length, 'is', 'are')} missing`,
  columnTwice: (p) =>
    `“${p.header}” is a second column ${and(quotedColumns([p.column]))}; keep one or change its title`,
  columnUnclear: (p) => `“${p.header}” can be ${or(quotedColumns(p.columns))}; give the column that title`,
  oneColumnOnly: (p) => `the range has ${p.columns} columns; select a single one`,
  rangeTooNarrow: (p) =>
    `the range has ${p.columns} ${plural(p.columns, 'column', 'columns')}; it takes White, Black, Points W and Points B, or White, Score and Black`,
  contradictoryCells: (p) =>
    `${p.white}–${p.black} says ${p.one} in one cell and ${p.other} in the other; correct one of them`,
  crossTableNotSquare: (p) =>
    `${p.name} has no column and row in the cross-table; the same names go along the top and down the left`,
  severalGames: (p) =>
    `here ${p.name} has another game of the same match; a match has a single score, in the row of the name`,

  scoreBecameDate: (p) =>
    `the score was turned into a date, it probably was ${or(p.readings)}; format the column as plain text and type it again`,
  scoreBecameTime: (p) =>
    `the score was turned into a time${p.readings.length > 0 ? `, it probably was ${or(p.readings)}` : ''}; format the column as plain text and type it again`,
  notAScore: (p) =>
    `“${p.given}” is not a score; write the points (3 and 1, or 3-1), or F in the cell of who was not there`,
  halfAScore: (p) =>
    `there is only half a score (“${p.given}”); write the points of both, or none when it was not played`,
  negativePoints: (p) => `“${p.given}” is negative; points go from 0 on`,
  fractionalPoints: (p) => `“${p.given}” has decimals; points are whole`,
  equalPoints: (p) => `${p.white}-${p.black} is a draw; one of the two must win`,
  loserAtOrAboveLength: (p) =>
    `the loser has ${p.points}; in a match to ${p.length} the loser has 0 to ${p.length - 1}`,
  winnerBelowLength: (p) =>
    `the winner has ${p.points}; in a match to ${p.length} the winner has at least ${p.length}`,
  winnerAboveLength: (p) =>
    `the winner has ${p.points}; in a match to ${p.length} without a cube the winner has ${p.length} to ${p.most}`,
  sideOfForfeitUnknown: (p) =>
    `“${p.given}” does not say who was missing; write F-3 for white or 3-F for black`,
  resultAgainstBye: (p) => `“${p.given}” is not a player: a bye has no result; clear the points`,
  forfeitOnlyInNote: (p) =>
    `the note says “${p.given}” and the score does not; write F in the points cell of who was not there`,

  noResults: () => 'there is no result; select the columns Tournament, Player, Place and Wins',
  notHundredths: (p) => `“${p.given}” has more than two decimals; points go down to hundredths`,
  noSuchTournament: (p) => `there is no tournament “${p.given}” among the results`,
  tournamentMissing: () => 'the tournament is missing; write it in its column',
  tournamentTwice: (p) =>
    `${p.player} has a result of ${p.tournament} in row ${p.first} already; each player goes once a tournament`,
  noShares: () => 'there is no share to split by; write at least one above 0',
  poolNotInUnits: (p) => `${p.pool} can not be split in coins of ${p.unit}; change the pool or the coin`,

  discsBeyondBoard: (p) =>
    `${p.white} and ${p.black} are more than ${p.squares}; the board has ${p.squares} squares`,
  noDiscs: () => 'nobody has discs; write those on the board',
  unknownIncident: (p) =>
    `“${p.given}” is no incident; write black falls, black falls 2, both fall black or black resigns, or the same with white`,
  unknownGameKind: (p) => `“${p.given}” is no game; write simple, gammon or backgammon, or 1, 2 or 3`,
  notACubeValue: (p) => `“${p.given}” is no value of the cube; write ${or(p.known)}`,
  bothReachedLength: (p) => `both have ${p.length} or more; in a match to ${p.length} only one gets there`,
  tooFewHours: (p) =>
    `there are not enough hours for ${p.rounds} ${plural(p.rounds, 'round', 'rounds')} a day with ${p.between} minutes between them; give more hours or more days`,
  swissRangeTooNarrow: (p) =>
    `the range has ${p.columns} ${plural(p.columns, 'column', 'columns')}; Round, Black, White, Points B and Points W are needed`,
  noSwissResults: () => 'there are no results; select the columns Round, Black, White, Points B and Points W',
  roundMissing: () => 'the round is missing; write its number on the row',
  playerTwiceInRound: (p) =>
    `${p.name} is on row ${p.first} in round ${p.round} already; in a round each player stands once`,
  roundUnfinished: (p) =>
    `round ${p.round} is not finished: the result of ${p.black}–${p.white} is missing; write it to pair the next one`,

  noLateTable: (p) =>
    `there is no lateness table for a match to ${p.length} in ${p.regulation}, only to ${and(p.known)}; you can add one with the option lateTable${p.length}`,
  groupSizeOutside: (p) =>
    `${p.players} players in ${p.groups} ${plural(p.groups, 'group', 'groups')} do not make groups of ${p.min} to ${p.max}; ` +
    (p.possible.length > 0 ? `there can be ${or(asRange(p.possible))} groups` : 'no number of groups does'),
  noGroupsPossible: (p) =>
    `${p.players} ${plural(p.players, 'player makes', 'players make')} no groups of ${p.min} to ${p.max}`,
  tooManyTogether: (p) =>
    `there are ${p.players} players together and ${p.most} fit; shorten the range or part them into groups`,
  tooFewForSchedule: (p) =>
    `there ${plural(p.players, 'is', 'are')} ${p.players} ${plural(p.players, 'player', 'players')}; a group has at least ${p.min}`,
  matchLengthNeeded: (p) =>
    `the regulation ${p.regulation} does not say how many points a group match has; give matchLength`,
};
