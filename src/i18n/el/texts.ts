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

/** Everything a director sees, in Greek. Names are never declined: they stand after a colon or alone. */
export const el: Messages = {
  code: 'el',
  columns,
  problems,
  actions,
  secondHalf,
  names,
  repair,
  panel,
  live,
  configureTournament,

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

  ledger: {
    columns: {
      ...{ tournament: 'Τουρνουά', kind: 'Είδος', phase: 'Φάση', winner: 'Νικητής', loser: 'Ηττημένος' },
      ...{ score: 'Σκορ', length: 'n', beforeWinner: 'Πριν Ν', beforeLoser: 'Πριν Η' },
      ...{ difference: 'D', upset: 'P', kWinner: 'K Ν', kLoser: 'K Η', changeWinner: 'Μεταβολή Ν' },
      ...{ changeLoser: 'Μεταβολή Η', afterWinner: 'Μετά Ν', afterLoser: 'Μετά Η', article: 'Άρθρο' },
    },
    kinds: {
      ...{ start: 'Αρχή', tournament: 'Τουρνουά', match: 'Ματς', penalty: 'Ποινή' },
      ...{ restart: 'Επιστροφή ως νέος', adjustment: 'Διορθώθηκε με το χέρι' },
    },
    official: 'επίσημο',
    unofficial: 'ανεπίσημο',
    reopened: 'ανοιχτό ξανά',
    causes: { left: 'Εγκατέλειψε το τουρνουά', didNotCome: 'Επιβεβαίωσε και δεν ήρθε' },
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

  language: {
    choose: (languages, current, isByLocale) => ({
      kind: 'prompt',
      title: 'Γλώσσα',
      text: lines([
        `Τώρα: ${current}${isByLocale ? ', από τις τοπικές ρυθμίσεις του υπολογιστικού φύλλου' : ''}.`,
        ...languages.map((name, index) => `${index + 1}. ${name}`),
        '',
        'Γράψτε τον αριθμό. Αν μείνει κενό, αποφασίζουν οι τοπικές ρυθμίσεις.',
      ]),
    }),
    unknown: (given, languages) => `Το «${given}» δεν είναι ${or(languages)}.`,
    done: (language) =>
      `${language}. Ό,τι είναι γραμμένο μένει και διαβάζεται· οι τύποι αλλάζουν όταν υπολογιστούν ξανά.`,
  },

  menu: {
    actions: {
      'seed-groups': 'Κατανομή σε ομίλους',
      schedule: 'Δημιουργία προγράμματος',
      lateness: 'Εφαρμογή καθυστερήσεων',
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
