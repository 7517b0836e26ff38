import type { Messages } from '../es/texts';
import { signed } from '../wording';
import { actions } from './actions';
import { configureTournament } from './configure-tournament';
import { live } from './live';
import { names } from './names';
import { panel } from './panel';
import { problems } from './problems';
import { repair } from './repair';
import { secondHalf } from './second-half';
import { and, attendance, columns, lines, or } from './words';

export const en: Messages = {
  code: 'en',
  columns,
  problems,
  actions,
  secondHalf,
  names,
  repair,
  panel,
  configureTournament,
  live,

  groupName: (number) => `G${number}`,

  answers: {
    level: 'Level',
    minutesLate: 'Minutes',
    latePoints: 'Points against',
    clock: 'Clock',
    annualPoints: 'Points',
    winProbability: 'Probability',
    winnerChange: "Winner's change",
    loserChange: "Loser's change",
    attendance: 'Attendance',
    prize: 'Prize',
    gamePoints: 'Points',
    crawford: 'Crawford',
    system: 'System',
    minutesPerGame: 'Minutes',
    officialBlack: 'Black',
    officialWhite: 'White',
  },

  standings: {
    place: 'Pos',
    player: 'Player',
    played: 'P',
    won: 'W',
    lost: 'L',
    pointsFor: 'PF',
    pointsAgainst: 'PA',
    difference: 'Diff',
    status: 'Status',
    reason: 'Reason',
  },

  status: {
    qualified: 'Qualified',
    out: 'Out',
    open: '',
    putOut: 'Eliminated',
    annulled: 'Annulled',
    mustPlay: (against) => `play-off with ${and(against)}`,
    waitsFor: (pairs) => `waits for the play-off ${and(pairs.map(([one, other]) => `${one}–${other}`))}`,
    stillLevel: (players) => `level with ${and(players)} after the play-off`,
  },

  reasons: {
    annulled: (article) => `Won one and lost the rest by own forfeits: none of them counts${article}`,
    notPlayed: 'Not played yet',
    wins: (won) => (won === '0' ? 'Won no match' : won === '1' ? 'Won 1 match' : `Won ${won} matches`),
    tied: (won, players) => `Level on ${won} with ${and(players)}`,
    ownForfeit: (article) => `has an own forfeit: out of the tie${article}`,
    otherForfeits: (players, article) => `${and(players)} out of the tie for a forfeit${article}`,
    criterion: (number, what, own, others) => `${number}. ${what}: ${own} (${others.join(', ')})`,
    playoffToPlay: (number) => `${number}. play-off still to be played`,
    criteria: {
      winsAmongTied: 'won among them',
      differenceAmongTied: 'difference among them',
      overallDifference: 'overall difference',
      playoff: 'play-off',
      brightwell: 'Brightwell quotient',
      discDifference: 'disc difference',
    },
    signed,
  },

  roundRobin: 'Round robin',

  swiss: {
    place: 'Pos',
    player: 'Player',
    played: 'P',
    points: 'Points',
    brightwell: 'BQ',
    discs: 'Discs',
    reason: 'Reason',
    scored: (points: string) => (points === '1' ? '1 point' : `${points} points`),
  },

  ratings: {
    player: 'Player',
    before: 'Before',
    after: 'After',
    change: 'Change',
    matches: 'Matches',
    experience: 'Experience',
  },

  season: {
    place: 'Pos',
    player: 'Player',
    tournaments: 'Tournaments',
    points: 'Points',
    titles: 'Titles',
    won: 'Wins',
    eligible: 'In for the prize',
    yes: 'Yes',
    no: 'No',
  },

  draw: {
    round: (round) => {
      if (round === 'playIn') return 'Play-in';
      if (round === 'thirdPlace') return '3rd place';
      if (round <= 4) return round === 2 ? 'Final' : 'Semifinal';
      return round === 8 ? 'Quarterfinal' : `Round of ${round}`;
    },
    winner: (match) => `Winner ${match}`,
    loser: (match) => `Loser ${match}`,
    place: (group, place) => `${place}G${group.toUpperCase()}`,
    bye: 'Bye',
  },

  ledger: {
    columns: {
      ...{ tournament: 'Tournament', kind: 'Kind', phase: 'Phase', winner: 'Winner', loser: 'Loser' },
      ...{ score: 'Score', length: 'n', beforeWinner: 'Before W', beforeLoser: 'Before L' },
      ...{ difference: 'D', upset: 'P', kWinner: 'K W', kLoser: 'K L', changeWinner: 'Change W' },
      ...{ changeLoser: 'Change L', afterWinner: 'After W', afterLoser: 'After L', article: 'Article' },
    },
    kinds: {
      ...{ start: 'Start', tournament: 'Tournament', match: 'Match', penalty: 'Penalty' },
      ...{ restart: 'Back as new', adjustment: 'Corrected by hand' },
    },
    official: 'official',
    unofficial: 'unofficial',
    reopened: 'reopened',
    causes: { left: 'Left the tournament', didNotCome: 'Confirmed and did not come' },
  },

  attendance,

  levels: {
    beginner: 'Beginner',
    casual: 'Casual',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
    master: 'Master',
  },

  place: {
    rowAndColumn: (row, column) => `Row ${row}, column ${column}`,
    row: (row) => `Row ${row}`,
    argument: (argument) => `Argument ${argument}`,
    inArgument: (place, argument) => `${place} of ${argument}`,
    sentence: (place, text) => `${place}: ${text}.`,
  },

  language: {
    choose: (languages, current, isByLocale) => ({
      kind: 'prompt',
      title: 'Language',
      text: lines([
        `Now: ${current}${isByLocale ? ", by the spreadsheet's locale" : ''}.`,
        ...languages.map((name, index) => `${index + 1}. ${name}`),
        '',
        'Type the number. If left blank, the locale decides.',
      ]),
    }),
    unknown: (given, languages) => `“${given}” is not ${or(languages)}.`,
    done: (language) =>
      `${language}. What is written stays and is still read; formulas change when they are recalculated.`,
  },

  menu: {
    actions: {
      'seed-groups': 'Seed groups',
      schedule: 'Make schedule',
      lateness: 'Apply lateness',
      standings: 'Compute standings',
      draw: 'Make the draw',
      advance: 'Advance winners',
      'last-chance': 'Last Chance',
      close: 'Close tournament',
      reopen: 'Reopen tournament',
      season: 'Season',
      'configure-tournament': 'Configure tournament',
      'configure-sheets': 'Configure sheets',
      'review-names': 'Review names',
      'repair-scores': 'Repair scores',
      publish: 'Publish live',
      unpublish: 'Stop publishing',
      language: 'Language',
      undo: 'Undo',
    },
  },
};
