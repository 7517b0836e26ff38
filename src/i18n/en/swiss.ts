import type { Messages } from '../es/texts';
import { halves } from '../wording';
import { and, lines, or, plural, some } from './words';

const rounds = (count: number) => `${count} ${plural(count, 'round', 'rounds')}`;
/** `½ point`, `1 point`, `1½ points`. */
const points = (halfPoints: number) =>
  `${halves(halfPoints)} ${halfPoints === 1 || halfPoints === 2 ? 'point' : 'points'}`;

export const swissRounds: Messages['swissRounds'] = {
  missedWord: 'Absent',
  withdrawnWord: 'Withdrawn',

  otherRegulation: (preset, other) =>
    `The regulation ${preset} has no Swiss rounds; choose one that has them (${other}) in “Configure tournament”.`,
  adopt: (preset, other) => ({
    kind: 'yesNo',
    title: 'Pair round',
    text: `Without a sheet of the regulation ${preset} applies, which has no Swiss rounds. Play by ${other}? It is noted on the sheet “Regulation”.`,
  }),
  otherLayout: (sheet) =>
    `The sheet “${sheet}” does not hold Swiss rounds: it needs “Round”, “Black” and “White”, and no groups that play among themselves; rename it and Cubilete will make a new one.`,
  notEntered: (name, sheet, entries) =>
    `“${name}” plays on “${sheet}” and is not on “${entries}”; correct the name where it is wrong, add it to the list or, if the player has gone, use “Withdraw player”.`,
  tooFew: 'Fewer than two players are left to pair; nothing has been changed.',
  markedAbsent: (players) =>
    `${and(players)} ${plural(players.length, 'is', 'are')} not paired: the entries say ${plural(players.length, 'this player is', 'they are')} not here.`,
  unfinished: (sheet, games) =>
    `${plural(games.length, 'A result is', `${games.length} results are`)} missing on “${sheet}”: ${some(games.map(({ round, row, players }) => `${players.join('–')} (round ${round}, row ${row})`))}.`,
  same: (round) => `Round ${round} is paired like this already; nothing has been changed.`,
  again: (round) => ({
    kind: 'yesNo',
    title: 'Pair round',
    text: `Round ${round} is paired otherwise and has no results. Pair it anew? With No it stays as it is.`,
  }),
  beyond: (planned, players, round) => ({
    kind: 'yesNo',
    title: 'Pair round',
    text: `${players} players play ${rounds(planned)}, and they are over. Pair one more, round ${round}?`,
  }),
  begin: (p) => ({
    kind: 'confirm',
    title: 'Pair round',
    text: lines([
      `${p.players} players: ${p.isRoundRobin ? 'everyone against everyone' : 'Swiss system'}, ${Number.isFinite(p.rounds) ? rounds(p.rounds) : 'as many rounds as you like'}${p.days > 1 ? ` in ${p.days} days` : ''}.`,
      p.minutes !== null &&
        `Time for each player and game: ${p.minutes} minutes${p.hours > 0 ? ` (${p.hours} h a day)` : ', as recommended'}.`,
      'Rounds, days and hours are changed in “Configure tournament”.',
    ]),
  }),
  done: (p) =>
    `Round ${p.round}${Number.isFinite(p.rounds) ? ` of ${Math.max(p.rounds, p.round)}` : ''} on “${p.sheet}”: ${p.boards} ${plural(p.boards, 'board', 'boards')}${p.byes.length > 0 ? `; bye: ${and(p.byes)}` : ''}.`,
  standings: (round, missing) =>
    `Standings after round ${round}${missing > 0 ? ` (${missing} ${plural(missing, 'result', 'results')} missing)` : ''}. They follow every result.`,

  why: {
    roundRobin: (round) => `Everyone against everyone: round ${round} of the table.`,
    pair: (round, black, white, p) => {
      const [own, other] = [p.halfPoints.black, p.halfPoints.white];
      const points =
        round === 1
          ? `First round: upper half against lower half (nos. ${Math.min(p.ranks.black, p.ranks.white)} and ${Math.max(p.ranks.black, p.ranks.white)})`
          : own === other
            ? `Level on ${halves(own)}`
            : `${halves(Math.max(own, other))} against ${halves(Math.min(own, other))}, as close as the whole round allows`;
      const met =
        p.meetings > 0
          ? 'they meet again because no round without it is possible'
          : round > 1 && 'they had not met';
      const had = (one: 'black' | 'white') =>
        p.colours[one].map((colour) => (colour === 'black' ? 'B' : 'W')).join('') || '—';
      const colours = {
        balance: `colours so far: ${black} ${had('black')}, ${white} ${had('white')}`,
        history: 'colours even: the other way round than when theirs last differed',
        board: 'colours even: on odd boards the better placed has black, on even ones the other',
      };
      return `${[points, met, colours[p.colourRule]].filter((part) => part !== false).join('; ')}.`;
    },
    bye: (p) => `Bye: with ${points(p.halfPoints)}, the last of those with the fewest byes (${p.byes}).`,
    wished: 'Bye because it was written so.',
    missed: (from) => `Came late: plays from round ${from} on.`,
    withdrawn: (from) => `Does not play from round ${from} on.`,
  },

  drawEarly: (played, planned) => ({
    kind: 'yesNo',
    title: 'Make the draw',
    text: `${plural(played, '1 round has', `${played} rounds have`)} been played of the ${planned} planned; the others are played with “Pair round”. Make the draw already?`,
  }),
  sharedPlace: (players, places) =>
    `${and(players)} are level on everything, and only ${places} go on: decide who does and make the draw by hand.`,
  choosesColour: (name) => `${name} chooses the colour, or leaves it and wins a drawn game (enter 33–31)`,

  oneAtATime: 'Type the number or the name of one player alone; nothing has been changed.',
  notAmong: (given, alike) =>
    `“${given}” is none of the players${alike.length > 0 ? ` (${or(alike)}?)` : ''}; nothing has been changed.`,
  isIt: (title, given, name) => ({ kind: 'yesNo', title, text: `There is no “${given}”. Is it ${name}?` }),

  withdraw: {
    none: 'There are no rounds yet; so that somebody does not play, put “no” in the column “Present”.',
    who: (players) => ({
      kind: 'prompt',
      title: 'Withdraw player',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        'Who withdraws? Type the number or the name.',
      ]),
    }),
    from: (name, usual, opponent) => ({
      kind: 'prompt',
      title: 'Withdraw player',
      text: `${opponent === null ? '' : `${name} has round ${usual} still to play, against ${opponent}. `}From which round on does ${name} not play? If left blank, from round ${usual}.`,
    }),
    tooEarly: (name, given, earliest) =>
      `${name} can't withdraw from round ${given} on: type ${earliest} or a later one; nothing has been changed.`,
    pairAgain: (name, round, opponent) => ({
      kind: 'yesNo',
      title: 'Withdraw player',
      text: `Round ${round} has no results yet. Pair it anew without ${name}? With No ${opponent === null ? `it stays as it is and ${name} does not play the next` : `the game against ${opponent} is lost 64–0`}.`,
    }),
    pairedAgain: (round) => `Round ${round} has been paired anew.`,
    done: (name, round) => `${name} does not play from round ${round} on.`,
    forfeited: (name, opponent, round) =>
      `${name} withdraws: loses 64–0 against ${opponent} in round ${round} and is not paired any more.`,
  },

  addLate: {
    who: {
      kind: 'prompt',
      title: 'Add late player',
      text: 'What is the name? The player enters in the next round.',
    },
    alreadyIn: (name, sheet) => `“${name}” is on “${sheet}” already and plays; nothing has been changed.`,
    hasLeft: (name, round, sheet) =>
      `“${name}” left in round ${round}; to come back, take the A out of the cell on “${sheet}” and enter the result.`,
    isNew: (name, alike) => ({
      kind: 'yesNo',
      title: 'Add late player',
      text: `“${name}” looks like “${alike}”. Is it another person?`,
    }),
    comesBack: (name, round) => ({
      kind: 'yesNo',
      title: 'Add late player',
      text: `“${name}” withdrew from round ${round} on. Does the player come back?`,
    }),
    pairAgain: (name, round) => ({
      kind: 'yesNo',
      title: 'Add late player',
      text: `Round ${round} has no results yet. Pair it anew with ${name}? With No the player enters in round ${round + 1}.`,
    }),
    done: (name, round, missed, given) =>
      `${name} plays from round ${round} on${missed > 0 ? `; for the ${missed} missed, ${points(2 * given)}` : ''}.`,
  },
};
