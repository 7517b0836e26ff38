import type { OptionName } from '../../core/regulations/options';
import type { Messages } from '../es/texts';
import { lines, plural } from './words';

const options: Readonly<Record<OptionName, string>> = {
  groupMatchLength: 'Points in the groups',
  knockoutMatchLength: 'Points in the second phase',
  finalMatchLength: 'Points in the final',
  qualifiersPerGroup: 'Qualifiers per group',
  minutesPerPoint: 'Minutes per point',
  numberOfGroups: 'Number of groups',
  boardsPerGroup: 'Boards per group',
  startTime: 'Hour of the first match',
  tieBreakRestart: 'Ties: after some are separated',
  forfeitCountsInDifference: 'A forfeit counts in the difference',
  latePointsCountInDifference: 'Lateness counts in the difference',
  drawSeed: 'Number of the drawing',
  forfeitWinCountsAsWin: 'A win by forfeit gives 0.04',
  rateForfeits: 'Forfeits are rated',
  ratePlayoffs: 'Play-offs are rated',
  experience: 'Experience, of when',
  kRamp: 'K falls with experience',
  participationOnTop: 'The 0.10 comes on top',
  seedingWithinPlace: 'Order of the draw',
  brightwellCoefficient: 'Brightwell coefficient',
  byePoints: 'Points of a bye',
  knockoutFrom: 'The draw is made of',
  entryFee: 'Entry fee',
  prizeShares: 'Shares of the pool',
  division: 'Division',
  divisionUpTo: 'Highest level of the division',
  missedRoundPoints: 'Points for a round missed by coming late',
  swissRounds: 'Swiss rounds',
  tournamentDays: 'Days of the tournament',
  hoursPerDay: 'Hours of play a day',
};

export const configureTournament: Messages['configureTournament'] = {
  option: (name) => options[name],
  base: 'Regulation',
  lateTable: (length) => `Lateness to ${length} points`,
  none: 'not set',
  yes: 'yes',
  no: 'no',
  article: 'Article',
  usual: 'Default',
  overview: (shown, said, turn) => ({
    kind: 'prompt',
    title: turn === 1 ? 'Configure tournament' : `Configure tournament (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...shown.map(({ name, value, usual, article, allowed }, index) => {
        const notes = [article, allowed, usual !== value && `default ${usual}`].filter((note) => note);
        return `${index + 1}. ${name}: ${value}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
      }),
      '',
      'To change one type its number and the value, like “2=5”; several with semicolons between them. With nothing after the = it goes back to the default. Press OK without typing to save it.',
    ]),
  }),
  possibleGroups: (players, fewest, most) =>
    fewest === most ? `with ${players} entries, ${fewest}` : `with ${players} entries, ${fewest} to ${most}`,
  notASetting: (given, most) =>
    `I don't understand “${given}”: type a number of the list, 1 to ${most}, an = and the value.`,
  same: 'The tournament is configured like this already; nothing was changed.',
  done: (changed, sheet) =>
    `${changed} ${plural(changed, 'option', 'options')} changed on the sheet “${sheet}”.`,
};
