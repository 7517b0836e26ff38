import type { FormulaMessages } from '../es/formula-texts';
import { signed } from '../wording';
import { problems } from './problems';
import { and, attendance, columns } from './words';

/** What every formula and the menu say, in English. The rest is loaded by commands alone. */
export const formulaTexts: FormulaMessages = {
  code: 'en',
  columns,
  problems,

  partMissing: (file) =>
    `The file “${file}” is missing from the script’s project; push it again with all its files.`,

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

  menu: {
    panel: 'Panel',
    below: { swiss: 'Swiss rounds', publishing: 'Publish and print', workbook: 'Sheets and names' },
    pages: { 'blog-snippet': 'Copy for the blog', 'print-sheets': 'Sheets to print' },
    actions: {
      'seed-groups': 'Seed groups',
      schedule: 'Make schedule',
      lateness: 'Apply lateness',
      'pair-round': 'Pair round',
      'add-late': 'Add late player',
      withdraw: 'Withdraw player',
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
