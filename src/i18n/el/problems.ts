import { asRange } from '../as-range';
import type { NumberWord } from '../../core/problems';
import type { ProblemTexts } from '../problem-texts';
import { and, groupCount, or, playerCount, plural, quotedColumns } from './words';

/** After «εδώ». */
const numbers: Readonly<Record<NumberWord, string>> = {
  place: 'μπαίνει η θέση',
  wins: 'μπαίνουν τα κερδισμένα ματς',
  experience: 'μπαίνει η εμπειρία',
  pool: 'μπαίνει το συνολικό ποσό',
  share: 'μπαίνει το μερίδιο κάθε επάθλου',
  unit: 'μπαίνει το μικρότερο νόμισμα',
  rating: 'μπαίνει το ρέιτινγκ',
  points: 'μπαίνουν οι πόντοι',
  minutes: 'μπαίνουν τα λεπτά',
  matchLength: 'μπαίνει το μήκος του ματς σε πόντους',
  groups: 'μπαίνει ο αριθμός των ομίλων',
  boards: 'μπαίνει ο αριθμός των τραπεζιών',
  order: 'μπαίνει η σειρά',
  entries: 'μπαίνει ο αριθμός των συμμετοχών',
  days: 'μπαίνουν οι ημέρες',
  hours: 'μπαίνουν οι ώρες κάθε ημέρας',
  round: 'μπαίνει ο αριθμός του γύρου',
  discs: 'μπαίνουν οι δίσκοι',
  cube: 'μπαίνει η τιμή του βίδου',
  option: 'μπαίνει η τιμή της επιλογής',
};

export const problems: ProblemTexts = {
  unknownRegulation: (p) =>
    `δεν υπάρχει κανονισμός «${p.given}»· γράψτε ${or(p.known)}, ή δώστε περιοχή με επιλογές και τιμές`,
  unknownOption: (p) => `το «${p.given}» δεν είναι επιλογή του κανονισμού· υπάρχουν ${and(p.known)}`,
  repeatedOption: (p) => `η επιλογή ${p.option} υπάρχει δύο φορές· κρατήστε μία`,
  optionNeedsYesNo: (p) => `το «${p.given}» δεν ισχύει για ${p.option}· γράψτε ναι ή όχι`,
  optionNeedsNumber: (p) =>
    `το «${p.given}» δεν ισχύει για ${p.option}· γράψτε αριθμό από ${p.min} και πάνω${p.blankAllowed ? ' ή αφήστε το κελί κενό' : ''}`,
  optionNeedsShares: (p) =>
    `το «${p.given}» δεν ισχύει για ${p.option}· γράψτε ακέραια μερίδια με πρώτο της πρώτης θέσης, π.χ. 50;30;20`,
  optionNeedsChoice: (p) => `το «${p.given}» δεν ισχύει για ${p.option}· γράψτε ${or(p.choices)}`,
  badLateTable: (p) =>
    `το «${p.given}» δεν ισχύει για ${p.option}· γράψτε λεπτά και πόντους που ανεβαίνουν, π.χ. 20:1,35:2,45:3, ως τους πόντους του ματς`,
  notInRegulation: (p) => {
    const what = {
      lateness: 'πίνακα καθυστερήσεων',
      clock: 'χρόνους ρολογιού',
      levels: 'κατηγορίες παικτών',
      swiss: 'ελβετικό σύστημα',
      system: 'σύστημα κατά τις συμμετοχές',
      annualPoints: 'ετήσιους πόντους',
      attendance: 'κανόνες παρουσίας',
    };
    return `ο κανονισμός ${p.regulation} δεν έχει ${what[p.what]}`;
  },

  notANumber: (p) =>
    `${p.given === '' ? 'το κελί είναι κενό' : `το «${p.given}» δεν είναι αριθμός`}· εδώ ${numbers[p.what]}, με ψηφία`,
  notWhole: (p) => `το «${p.given}» δεν είναι ακέραιος· εδώ ${numbers[p.what]}, χωρίς δεκαδικά`,
  tooSmall: (p) => `το «${p.given}» είναι πολύ λίγο· εδώ ${numbers[p.what]}, από ${p.min} και πάνω`,
  tooLarge: (p) => `το «${p.given}» είναι υπερβολικά μεγάλο· εδώ ${numbers[p.what]}`,
  notAboveZero: (p) => `το «${p.given}» είναι πολύ λίγο· εδώ ${numbers[p.what]}, πάνω από 0`,
  ambiguousNumber: (p) =>
    `το «${p.given}» διαβάζεται με δύο τρόπους· γράψτε τον αριθμό χωρίς να χωρίζετε τις χιλιάδες`,
  missingArgument: (p) => `λείπει το όρισμα ${p.argument}`,
  oneValueOnly: (p) => `το ${p.argument} είναι μία μόνο τιμή· επιλέξτε ένα κελί`,
  rangesOfUnequalLength: (p) =>
    `οι περιοχές έχουν ${and(p.lengths)} γραμμές· πρέπει να έχουν τις ίδιες, ή να είναι ένα κελί`,
  notATime: (p) => `το «${p.given}» δεν είναι ώρα· γράψτε π.χ. 20:00 ή 8:00pm`,
  timeOfDayUnknown: () =>
    'η ζώνη ώρας του φύλλου δεν είναι αυτή του σεναρίου και η ώρα δεν διαβάζεται· γράψτε την ως κείμενο, π.χ. 20:00',
  hourMissing: () => 'λείπει η ώρα του ματς· γράψτε την για να μετρηθεί η καθυστέρηση',
  errorInCell: (p) => `το κελί έχει το σφάλμα ${p.given}· διορθώστε το πρώτα`,

  notYesOrNo: (p) => `το «${p.given}» δεν είναι σαφές· γράψτε ναι ή όχι`,
  notAName: (p) => `το «${p.given}» δεν είναι όνομα· γράψτε το όνομα του παίκτη ως κείμενο`,
  noPlayers: () => 'δεν υπάρχει κανένας παίκτης· επιλέξτε μια στήλη με ονόματα',
  playerTwice: (p) => `${p.name}: υπάρχει ήδη στη γραμμή ${p.first}· κάθε παίκτης μπαίνει μία φορά`,
  playerMissing: () => 'λείπει το όνομα του παίκτη· γράψτε το ή σβήστε την υπόλοιπη γραμμή',
  samePlayerTwiceInMatch: (p) =>
    `${p.name}: παίζει με τον εαυτό του· οι δύο παίκτες πρέπει να είναι διαφορετικοί`,
  duplicateMatch: (p) =>
    `το ματς ${p.white}–${p.black} υπάρχει ήδη στη γραμμή ${p.first}· στον όμιλο παίζεται μία φορά`,
  notARound: (p) =>
    `${p.given === '' ? 'λείπει ο γύρος' : `το «${p.given}» δεν είναι γύρος`}· γράψτε Προκριματικός, Φάση των 32, Φάση των 16, Προημιτελικός, Ημιτελικός ή Τελικός`,
  matchTwice: (p) => `το ματς ${p.match} υπάρχει ήδη στη γραμμή ${p.first}· δώστε του άλλον αριθμό`,
  roundFull: (p) =>
    `${p.given}: δεν έχει πάνω από ${p.most} ματς και το πρώτο είναι στη γραμμή ${p.first}· διορθώστε τον γύρο`,
  noSuchMatch: (p) =>
    `δεν υπάρχει ματς ${p.match} σε ${p.later ? 'επόμενο' : 'προηγούμενο'} γύρο· διορθώστε την αναφορά`,
  crossedReference: (p) =>
    `${p.given}: συγκρούεται με τη γραμμή ${p.first}· κάθε παίκτης προχωρά σε ένα ματς και κάθε πλευρά δέχεται έναν`,
  winnerGoesNowhere: (p) =>
    `ο νικητής του ${p.match} δεν έχει πού να προχωρήσει: στον επόμενο γύρο υπάρχουν άλλα ονόματα· διορθώστε το όνομα ή γράψτε «Προχωρά σε»`,
  drawConflict: (p) => {
    const match = p.written.length === 0 ? p.match : `${p.match} (${p.written.join('–')})`;
    if (p.kind === 'alreadyDecided') {
      return `το ${match} έχει ήδη κριθεί σε άλλη γραμμή· σβήστε το ένα από τα δύο αποτελέσματα`;
    }
    if (p.kind === 'opponentUnknown') {
      return `το ${match} έχει αποτέλεσμα και δεν είναι ακόμη γνωστό ποιος το παίζει`;
    }
    if (p.kind === 'byeWins') return `στο ${match} κερδίζει κάποιος χωρίς αντίπαλο`;
    return `το ${match} δεν γίνεται: από τα προηγούμενα ματς το ${p.seated.length === 0 ? 'παίζουν άλλοι' : `${plural(p.seated.length, 'παίζει', 'παίζουν')} ${and(p.seated)}`}`;
  },
  tooFewForDraw: (p) => `${playerCount(p.players)}· ένα νοκ άουτ έχει τουλάχιστον 2`,
  placeTwice: (p) =>
    `η θέση ${p.place} του ομίλου ${p.group} υπάρχει ήδη στη γραμμή ${p.first}· κάθε θέση μπαίνει μία φορά`,
  noMatches: () => 'δεν υπάρχει κανένα ματς· επιλέξτε τις στήλες Λευκά, Μαύρα, Πόντοι Λ και Πόντοι Μ',
  groupMissing: () =>
    'λείπει ο όμιλος του ματς· γράψτε τον στη στήλη του, ή πάνω από τον πίνακα («Όμιλος Α»)',
  groupUnclear: (p) =>
    `η γραμμή δεν λέει τον όμιλό της και ${p.name}: υπάρχει σε ${and(p.groups)}· γράψτε τον όμιλο σε κάθε γραμμή`,
  severalGroups: (p) =>
    `υπάρχουν ${groupCount(p.groups.length)} (${and(p.groups)})· επιλέξτε τις γραμμές ενός μόνο`,
  columnsMissing: (p) =>
    `${plural(p.missing.length, 'λείπει η στήλη', 'λείπουν οι στήλες')} ${and(quotedColumns(p.missing))}`,
  columnTwice: (p) =>
    `το «${p.header}» είναι δεύτερη στήλη ${and(quotedColumns([p.column]))}· κρατήστε μία ή αλλάξτε τον τίτλο της`,
  columnUnclear: (p) =>
    `το «${p.header}» μπορεί να είναι ${or(quotedColumns(p.columns))}· δώστε αυτόν τον τίτλο στη στήλη`,
  oneColumnOnly: (p) => `η περιοχή έχει ${p.columns} στήλες· επιλέξτε μία μόνο`,
  rangeTooNarrow: (p) =>
    `η περιοχή έχει ${p.columns} ${plural(p.columns, 'στήλη', 'στήλες')}· χρειάζονται Λευκά, Μαύρα, Πόντοι Λ και Πόντοι Μ, ή Λευκά, Σκορ και Μαύρα`,
  contradictoryCells: (p) =>
    `${p.white}–${p.black}: ${p.one} στο ένα κελί και ${p.other} στο άλλο· διορθώστε το ένα από τα δύο`,
  crossTableNotSquare: (p) =>
    `${p.name}: λείπει η στήλη ή η γραμμή στον σταυρωτό πίνακα· τα ίδια ονόματα μπαίνουν πάνω και αριστερά`,

  scoreBecameDate: (p) =>
    `το σκορ έγινε ημερομηνία, μάλλον ήταν ${or(p.readings)}· μορφοποιήστε τη στήλη ως απλό κείμενο και γράψτε το ξανά`,
  scoreBecameTime: (p) =>
    `το σκορ έγινε ώρα${p.readings.length > 0 ? `, μάλλον ήταν ${or(p.readings)}` : ''}· μορφοποιήστε τη στήλη ως απλό κείμενο και γράψτε το ξανά`,
  notAScore: (p) =>
    `το «${p.given}» δεν είναι σκορ· γράψτε τους πόντους (3 και 1, ή 3-1), ή F στο κελί όποιου δεν εμφανίστηκε`,
  halfAScore: (p) =>
    `υπάρχει μόνο το μισό σκορ («${p.given}»)· γράψτε τους πόντους και των δύο, ή κανέναν αν δεν παίχτηκε`,
  negativePoints: (p) => `το «${p.given}» είναι αρνητικό· οι πόντοι αρχίζουν από 0`,
  fractionalPoints: (p) => `το «${p.given}» έχει δεκαδικά· οι πόντοι είναι ακέραιοι`,
  equalPoints: (p) => `το ${p.white}-${p.black} είναι ισοπαλία· ένας από τους δύο πρέπει να κερδίσει`,
  loserAtOrAboveLength: (p) =>
    `ο ηττημένος έχει ${p.points}· σε ματς των ${p.length} ο ηττημένος έχει από 0 ως ${p.length - 1}`,
  winnerBelowLength: (p) =>
    `ο νικητής έχει ${p.points}· σε ματς των ${p.length} ο νικητής έχει τουλάχιστον ${p.length}`,
  winnerAboveLength: (p) =>
    `ο νικητής έχει ${p.points}· σε ματς των ${p.length} χωρίς βίδο ο νικητής έχει από ${p.length} ως ${p.most}`,
  sideOfForfeitUnknown: (p) =>
    `το «${p.given}» δεν λέει ποιος έλειπε· γράψτε F-3 αν έλειπαν τα λευκά ή 3-F αν έλειπαν τα μαύρα`,
  resultAgainstBye: (p) =>
    `το «${p.given}» δεν είναι παίκτης: όποιος έχει ρεπό δεν έχει αποτέλεσμα· σβήστε τους πόντους`,
  forfeitOnlyInNote: (p) =>
    `η σημείωση λέει «${p.given}» και το σκορ όχι· γράψτε F στο κελί πόντων όποιου δεν εμφανίστηκε`,

  noResults: () => 'δεν υπάρχει κανένα αποτέλεσμα· επιλέξτε τις στήλες Τουρνουά, Παίκτης, Θέση και Νίκες',
  notHundredths: (p) => `το «${p.given}» έχει πάνω από δύο δεκαδικά· οι πόντοι φτάνουν ως τα εκατοστά`,
  noSuchTournament: (p) => `δεν υπάρχει τουρνουά «${p.given}» στα αποτελέσματα`,
  tournamentMissing: () => 'λείπει το τουρνουά· γράψτε το στη στήλη του',
  tournamentTwice: (p) =>
    `${p.player}: έχει ήδη αποτέλεσμα στο ${p.tournament}, στη γραμμή ${p.first}· κάθε παίκτης μπαίνει μία φορά ανά τουρνουά`,
  noShares: () => 'δεν υπάρχει μερίδιο για μοίρασμα· γράψτε τουλάχιστον ένα πάνω από 0',
  poolNotInUnits: (p) =>
    `το ${p.pool} δεν μοιράζεται σε νομίσματα των ${p.unit}· αλλάξτε το ποσό ή το νόμισμα`,

  noLateTable: (p) =>
    `δεν υπάρχει πίνακας καθυστερήσεων για ματς των ${p.length} στον ${p.regulation}, μόνο των ${and(p.known)}· μπορείτε να τον προσθέσετε με την επιλογή lateTable${p.length}`,
  groupSizeOutside: (p) =>
    `${playerCount(p.players)} σε ${p.groups} ${plural(p.groups, 'όμιλο', 'ομίλους')} δεν δίνουν ομίλους από ${p.min} ως ${p.max}· ` +
    (p.possible.length > 0
      ? `οι όμιλοι μπορεί να είναι ${or(asRange(p.possible))}`
      : 'κανένας αριθμός ομίλων δεν τους δίνει'),
  noGroupsPossible: (p) =>
    `με ${p.players} ${plural(p.players, 'παίκτη', 'παίκτες')} δεν γίνονται όμιλοι από ${p.min} ως ${p.max}`,
  tooManyTogether: (p) =>
    `υπάρχουν ${p.players} παίκτες μαζί και χωρούν ${p.most}· μικρύνετε την περιοχή ή χωρίστε τους σε ομίλους`,
  tooFewForSchedule: (p) =>
    `${plural(p.players, 'υπάρχει', 'υπάρχουν')} ${playerCount(p.players)}· ένας όμιλος έχει τουλάχιστον ${p.min}`,
  matchLengthNeeded: (p) =>
    `ο κανονισμός ${p.regulation} δεν λέει πόσων πόντων είναι τα ματς των ομίλων· δώστε matchLength`,
  severalGames: (p) =>
    `εδώ ${p.name}: άλλη παρτίδα του ίδιου ματς· ένα ματς έχει ένα σκορ, στη γραμμή του ονόματος`,
  discsBeyondBoard: (p) => `${p.white} και ${p.black} είναι πάνω από ${p.squares}· τόσα τετράγωνα υπάρχουν`,
  noDiscs: () => 'κανείς δεν έχει δίσκους· γράψτε όσους έμειναν',
  unknownIncident: (p) =>
    `το «${p.given}» δεν είναι συμβάν· γράψτε black falls, black falls 2, both fall black ή black resigns, ή τα ίδια με white`,
  unknownGameKind: (p) => `το «${p.given}» δεν είναι παρτίδα· γράψτε simple, gammon ή backgammon, ή 1, 2 ή 3`,
  notACubeValue: (p) => `το «${p.given}» δεν είναι τιμή του βίδου· γράψτε ${or(p.known)}`,
  bothReachedLength: (p) => `και οι δύο έχουν ${p.length} ή πάνω· σε ματς των ${p.length} φτάνει μόνο ένας`,
  tooFewHours: (p) =>
    `οι ώρες δεν φτάνουν για ${p.rounds} ${plural(p.rounds, 'γύρο', 'γύρους')} την ημέρα με ${p.between} λεπτά ανάμεσα· δώστε περισσότερες ώρες ή ημέρες`,
  swissRangeTooNarrow: (p) =>
    `η περιοχή έχει ${p.columns} ${plural(p.columns, 'στήλη', 'στήλες')}· χρειάζονται Γύρος, Μαύρα, Λευκά, Πόντοι Μ και Πόντοι Λ`,
  noSwissResults: () =>
    'δεν υπάρχουν αποτελέσματα· επιλέξτε τις στήλες Γύρος, Μαύρα, Λευκά, Πόντοι Μ και Πόντοι Λ',
  roundMissing: () => 'λείπει ο γύρος· γράψτε τον αριθμό του στη γραμμή',
  playerTwiceInRound: (p) =>
    `${p.name}: υπάρχει ήδη στη γραμμή ${p.first} στον γύρο ${p.round}· σε κάθε γύρο ο παίκτης μπαίνει μία φορά`,
  roundUnfinished: (p) =>
    `ο γύρος ${p.round} δεν τελείωσε: λείπει το αποτέλεσμα ${p.black}–${p.white}· γράψτε το για να γίνουν τα επόμενα ζευγάρια`,
};
