import type { FormulaMessages } from '../es/formula-texts';
import { signed } from '../wording';
import { problems } from './problems';
import { and, attendance, columns } from './words';

/** What every formula and the menu say, in Greek. The rest is loaded by commands alone. */
export const formulaTexts: FormulaMessages = {
  code: 'el',
  columns,
  problems,

  partMissing: (file) =>
    `Λείπει το αρχείο «${file}» από το έργο του σεναρίου· ανεβάστε το ξανά με όλα τα αρχεία.`,

  groupName: (number) => `G${number}`,

  answers: {
    level: 'Κατηγορία',
    minutesLate: 'Λεπτά',
    latePoints: 'Πόντοι ποινής',
    clock: 'Ρολόι',
    annualPoints: 'Πόντοι',
    winProbability: 'Πιθανότητα',
    winnerChange: 'Μεταβολή νικητή',
    loserChange: 'Μεταβολή ηττημένου',
    gamePoints: 'Πόντοι',
    crawford: 'Παρτίδα Crawford',
    system: 'Σύστημα',
    minutesPerGame: 'Λεπτά',
    officialBlack: 'Μαύρα',
    officialWhite: 'Λευκά',
    attendance: 'Παρουσία',
    prize: 'Έπαθλο',
  },

  standings: {
    place: 'Θέση',
    player: 'Παίκτης',
    played: 'Αγ',
    won: 'Ν',
    lost: 'Η',
    pointsFor: 'Υπέρ',
    pointsAgainst: 'Κατά',
    difference: 'Διαφ',
    status: 'Κατάσταση',
    reason: 'Αιτία',
  },

  status: {
    qualified: 'Προκρίθηκε',
    out: 'Εκτός',
    open: '',
    putOut: 'Αποκλείστηκε',
    annulled: 'Ακυρώθηκε',
    mustPlay: (against) => `μπαράζ με: ${and(against)}`,
    waitsFor: (pairs) => `περιμένει το μπαράζ ${and(pairs.map(([one, other]) => `${one}–${other}`))}`,
    stillLevel: (players) => `ισοβαθμεί και μετά το μπαράζ με: ${and(players)}`,
  },

  reasons: {
    annulled: (article) =>
      `Κέρδισε ένα και έχασε τα υπόλοιπα άνευ αγώνα με δική του απουσία: δεν μετράει κανένα${article}`,
    notPlayed: 'Δεν έπαιξε ακόμη',
    wins: (won) => (won === '0' ? 'Καμία νίκη' : won === '1' ? '1 νίκη' : `${won.replace('.', ',')} νίκες`),
    tied: (won, players) => `Ισοβαθμία με ίσες νίκες (${won.replace('.', ',')}): ${and(players)}`,
    ownForfeit: (article) => `έχασε ματς άνευ αγώνα: εκτός ισοβαθμίας${article}`,
    otherForfeits: (players, article) => `εκτός ισοβαθμίας για απουσία: ${and(players)}${article}`,
    criterion: (number, what, own, others) => `${number}ο κριτήριο, ${what}: ${own} (${others.join(', ')})`,
    playoffToPlay: (number) => `${number}ο κριτήριο: το μπαράζ δεν παίχτηκε ακόμη`,
    criteria: {
      winsAmongTied: 'νίκες μεταξύ τους',
      differenceAmongTied: 'διαφορά μεταξύ τους',
      overallDifference: 'γενική διαφορά',
      playoff: 'μπαράζ',
      brightwell: 'συντελεστής Brightwell',
      discDifference: 'διαφορά δίσκων',
    },
    signed,
  },

  ratings: {
    player: 'Παίκτης',
    before: 'Πριν',
    after: 'Μετά',
    change: 'Μεταβολή',
    matches: 'Ματς',
    experience: 'Εμπειρία',
  },

  season: {
    place: 'Θέση',
    player: 'Παίκτης',
    tournaments: 'Τουρνουά',
    points: 'Πόντοι',
    titles: 'Τίτλοι',
    won: 'Νίκες',
    eligible: 'Διεκδικεί έπαθλο',
    yes: 'Ναι',
    no: 'Όχι',
  },

  roundRobin: 'Όλοι με όλους',

  swiss: {
    place: 'Θέση',
    player: 'Παίκτης',
    played: 'Αγ',
    points: 'Πόντοι',
    brightwell: 'BQ',
    discs: 'Δίσκοι',
    reason: 'Αιτία',
    scored: (points) => (points === '1' ? '1 πόντος' : `${points.replace('.', ',')} πόντοι`),
  },

  draw: {
    round: (round) => {
      if (round === 'playIn') return 'Προκριματικός';
      if (round === 'thirdPlace') return 'Μικρός τελικός';
      if (round <= 4) return round === 2 ? 'Τελικός' : 'Ημιτελικός';
      return round === 8 ? 'Προημιτελικός' : `Φάση των ${round}`;
    },
    winner: (match) => `Νικητής ${match}`,
    loser: (match) => `Ηττημένος ${match}`,
    place: (group, place) => `${place}G${group.toUpperCase()}`,
    bye: 'Ρεπό',
  },

  attendance,

  levels: {
    beginner: 'Αρχάριος',
    casual: 'Ερασιτέχνης',
    intermediate: 'Μεσαίος',
    advanced: 'Προχωρημένος',
    expert: 'Έμπειρος',
    master: 'Μετρ',
  },

  place: {
    rowAndColumn: (row, column) => `Γραμμή ${row}, στήλη ${column}`,
    row: (row) => `Γραμμή ${row}`,
    argument: (argument) => `Όρισμα ${argument}`,
    inArgument: (place, argument) => `${place} του ορίσματος ${argument}`,
    sentence: (place, text) => `${place}: ${text}.`,
  },

  menu: {
    panel: 'Πίνακας ελέγχου',
    below: { swiss: 'Ελβετικοί γύροι', publishing: 'Δημοσίευση και εκτύπωση', workbook: 'Φύλλα και ονόματα' },
    pages: { 'blog-snippet': 'Αντιγραφή για το ιστολόγιο', 'print-sheets': 'Φύλλα για εκτύπωση' },
    actions: {
      'seed-groups': 'Κατανομή σε ομίλους',
      schedule: 'Δημιουργία προγράμματος',
      lateness: 'Εφαρμογή καθυστερήσεων',
      'pair-round': 'Ζευγάρωμα γύρου',
      'add-late': 'Προσθήκη αργοπορημένου',
      withdraw: 'Αποχώρηση παίκτη',
      standings: 'Υπολογισμός κατάταξης',
      draw: 'Κλήρωση νοκ άουτ',
      advance: 'Προώθηση νικητών',
      'last-chance': 'Τελευταία ευκαιρία',
      close: 'Κλείσιμο τουρνουά',
      reopen: 'Άνοιγμα τουρνουά ξανά',
      season: 'Σεζόν',
      'configure-tournament': 'Ρύθμιση τουρνουά',
      'configure-sheets': 'Ρύθμιση φύλλων',
      'review-names': 'Έλεγχος ονομάτων',
      'repair-scores': 'Επιδιόρθωση σκορ',
      publish: 'Ζωντανή δημοσίευση',
      unpublish: 'Τέλος δημοσίευσης',
      language: 'Γλώσσα',
      undo: 'Αναίρεση',
    },
  },
};
