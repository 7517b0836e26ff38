import type { LivePageTexts } from '../es/live-page';
import { oneOrMany } from '../wording';

const minutesAgo = (minutes: number) => {
  if (minutes < 1) return 'μόλις τώρα';
  if (minutes < 90) return `πριν από ${minutes} λ.`;
  return minutes < 48 * 60
    ? `πριν από ${Math.round(minutes / 60)} ώ.`
    : `πριν από ${Math.round(minutes / 1440)} ημέρες`;
};

export const livePage: LivePageTexts = {
  loading: 'Φόρτωση…',
  nothing: 'Αυτή τη στιγμή δεν δημοσιεύεται κανένα τουρνουά.',
  updated: (clock, minutes) => `Ενημερώθηκε στις ${clock} · ${minutesAgo(minutes)}`,
  stale: 'Δεν γίνεται ανανέωση: βλέπετε ό,τι ήρθε τελευταίο. Οι προσπάθειες συνεχίζονται.',
  unreachable: 'Το τουρνουά δεν φορτώνει. Οι προσπάθειες συνεχίζονται.',
  retry: 'Ανανέωση',

  parts: { groups: 'Όμιλοι', matches: 'Αγώνες', draw: 'Νοκ άουτ', ranking: 'Ρέιτινγκ' },
  lastChance: 'Τελευταία ευκαιρία',
  partsLabel: 'Μέρη του τουρνουά',
  empty: 'Δεν υπάρχει ακόμη τίποτα εδώ.',
  group: (group) => (/^\d|^\p{L}$/u.test(group) ? `Όμιλος ${group}` : group || 'Κατάταξη'),
  standings: {
    ...{ place: 'Θ', player: 'Παίκτης', played: 'Αγ', won: 'Ν', lost: 'Η', pointsFor: 'Υπέρ' },
    ...{ pointsAgainst: 'Κατά', difference: 'Διαφ', status: 'Κατάσταση', reason: 'Αιτία' },
  },
  long: {
    ...{ place: 'Θέση', played: 'Ματς που έπαιξε', won: 'Νίκες', lost: 'Ήττες' },
    ...{ pointsFor: 'Πόντοι υπέρ', pointsAgainst: 'Πόντοι κατά', difference: 'Διαφορά' },
  },
  columns: {
    ...{ group: 'Όμιλος', round: 'Γύρος', hour: 'Ώρα', board: 'Τραπέζι', match: 'Ματς' },
    ...{ result: 'Αποτέλεσμα', white: 'Λευκά', black: 'Μαύρα', level: 'Ρέιτινγκ' },
    ...{ state: 'Κατάσταση', place: 'Θέση' },
  },
  cross: {
    label: 'Πώς φαίνονται οι όμιλοι',
    table: 'Κατάταξη',
    title: 'Όλοι με όλους',
    hint: 'Σε κάθε γραμμή τα αποτελέσματα του παίκτη, πρώτα οι δικοί του πόντοι.',
    notes: {
      forfeit: 'δεν εμφανίστηκε',
      left: 'αποχώρησε',
      toCome: 'εκκρεμεί',
      annulled: 'ακυρώθηκε, δεν μετράει',
    },
  },
  history: {
    title: 'Εξέλιξη του ρέιτινγκ',
    line: (from, to, tournaments) => `από ${from} σε ${to} σε ${tournaments} τουρνουά`,
  },
  reasons: 'Γιατί είναι ο καθένας εκεί που είναι',
  states: { toCome: 'Εκκρεμεί', on: 'Παίζεται', played: 'Παίχτηκε', forfeit: 'Άνευ αγώνα' },
  playoff: 'μπαράζ',
  versus: 'εναντίον',
  board: (board) => `τραπέζι ${board}`,
  round: (round) => (/^\d+$/.test(round) ? `γύρος ${round}` : round),
  champion: 'Νικητής του τουρνουά',
  wins: 'κερδίζει',
  level: (level) => String(Math.round(level * 10) / 10).replace('.', ','),
  filters: { label: 'Ποια ματς', open: 'Εκκρεμούν', finished: 'Τελειωμένα', all: 'Όλα' },
  noneLeft: 'Δεν έμεινε κανένα.',

  find: {
    title: 'Το τουρνουά μου',
    label: 'Βρείτε το όνομά σας',
    none: 'Κανείς με αυτό το όνομα σε όσα δημοσιεύονται.',
    many: (count) => `${count} ${oneOrMany(count, 'παίκτης', 'παίκτες')}· συνεχίστε να γράφετε.`,
    choose: 'Ποιος;',
    forget: 'Άλλο όνομα',
    next: 'Επόμενο ματς',
    now: 'Αυτή τη στιγμή',
    noNext: 'Δεν έχει άλλα ματς προς το παρόν.',
    results: 'Αποτελέσματα',
    place: (place, won) =>
      `${place}η θέση, ${String(won).replace('.', ',')} ${oneOrMany(won, 'νίκη', 'νίκες')}`,
    won: 'Νίκη',
    lost: 'Ήττα',
    drawn: 'Ισοπαλία',
  },

  light: 'Φωτεινό',
  dark: 'Σκοτεινό',
  big: 'Μεγάλη οθόνη',
  print: 'Εκτύπωση',
  share: 'Για τους παίκτες',
  qr: 'Κωδικός QR με τη διεύθυνση αυτής της σελίδας',
  close: 'Κλείσιμο',
  pause: 'Παύση',
  go: 'Συνέχεια',
  before: 'Προηγούμενο',
  after: 'Επόμενο',
  page: (page, of) => `${page} από ${of}`,

  snippet: {
    intro: 'Αντιγράψτε αυτό το κείμενο και επικολλήστε το στο ιστολόγιο, στην προβολή HTML.',
    parts: 'Τι περιέχει',
    initials: 'Αρχικά αντί για ονόματα',
    code: 'HTML για το ιστολόγιο',
    copy: 'Αντιγραφή',
    copied: 'Αντιγράφηκε.',
    notCopied: 'Δεν αντιγράφηκε μόνο του: το κείμενο είναι επιλεγμένο, πατήστε Ctrl+C.',
    preview: 'Έτσι θα φαίνεται',
    page: 'Σελίδα για τους παίκτες',
    noPage:
      'Η ζωντανή σελίδα δεν έχει ακόμη ούτε διεύθυνση ούτε κωδικό QR: πρέπει να αναπτυχθεί μία φορά στον επεξεργαστή του Apps Script, Ανάπτυξη → Νέα ανάπτυξη → Εφαρμογή ιστού.',
    asOf: (day, clock) => `${day.split('-').reverse().join('/')}, ${clock}`,
  },

  sheets: {
    what: 'Τι τυπώνεται',
    calendars: 'Πρόγραμμα κάθε ομίλου',
    slips: 'Δελτία αποτελεσμάτων για τα τραπέζια',
    standings: 'Κατατάξεις',
    draw: 'Νοκ άουτ',
    pages: (count) => `${count} ${oneOrMany(count, 'φύλλο', 'φύλλα')}`,
    nothing: 'Με αυτά δεν υπάρχει τίποτα να τυπωθεί.',
    signWhite: 'Υπογραφή λευκών',
    signBlack: 'Υπογραφή μαύρων',
    points: 'Πόντοι',
  },
};
