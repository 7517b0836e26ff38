import type { OptionName } from '../../core/regulations/options';
import type { Messages } from '../es/texts';
import { lines, plural } from './words';

const options: Readonly<Record<OptionName, string>> = {
  groupMatchLength: 'Πόντοι στους ομίλους',
  knockoutMatchLength: 'Πόντοι στη δεύτερη φάση',
  finalMatchLength: 'Πόντοι στον τελικό',
  qualifiersPerGroup: 'Προκρίνονται από κάθε όμιλο',
  minutesPerPoint: 'Λεπτά ανά πόντο',
  numberOfGroups: 'Αριθμός ομίλων',
  boardsPerGroup: 'Τραπέζια ανά όμιλο',
  startTime: 'Ώρα του πρώτου ματς',
  tieBreakRestart: 'Ισοβαθμίες: αφού ξεχωρίσουν μερικοί',
  forfeitCountsInDifference: 'Το άνευ αγώνα μετράει στη διαφορά',
  latePointsCountInDifference: 'Η καθυστέρηση μετράει στη διαφορά',
  drawSeed: 'Αριθμός της κλήρωσης',
  forfeitWinCountsAsWin: 'Η νίκη άνευ αγώνα δίνει 0,04',
  rateForfeits: 'Το άνευ αγώνα μετράει στο ρέιτινγκ',
  ratePlayoffs: 'Το μπαράζ μετράει στο ρέιτινγκ',
  experience: 'Εμπειρία, ποιας στιγμής',
  kRamp: 'Ο συντελεστής K πέφτει με την εμπειρία',
  participationOnTop: 'Το 0,10 προστίθεται στη θέση',
  seedingWithinPlace: 'Σειρά στα νοκ άουτ',
  brightwellCoefficient: 'Πολλαπλασιαστής Brightwell',
  byePoints: 'Πόντοι όποιου έχει ρεπό',
  knockoutFrom: 'Το νοκ άουτ γίνεται από',
  entryFee: 'Συμμετοχή ανά παίκτη',
  prizeShares: 'Μερίδια του ταμείου',
  division: 'Κατηγορία',
  divisionUpTo: 'Ανώτατο ρέιτινγκ της κατηγορίας',
  missedRoundPoints: 'Πόντοι για γύρο που έχασε όποιος άργησε',
  swissRounds: 'Ελβετικοί γύροι',
  tournamentDays: 'Ημέρες του τουρνουά',
  hoursPerDay: 'Ώρες παιχνιδιού την ημέρα',
};

export const configureTournament: Messages['configureTournament'] = {
  option: (name) => options[name],
  base: 'Κανονισμός',
  lateTable: (length) => `Καθυστερήσεις σε ματς των ${length} πόντων`,
  none: 'δεν ορίστηκε',
  yes: 'ναι',
  no: 'όχι',
  article: 'Άρθρο',
  usual: 'Προεπιλογή',
  overview: (shown, said, turn) => ({
    kind: 'prompt',
    title: turn === 1 ? 'Ρύθμιση τουρνουά' : `Ρύθμιση τουρνουά (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...shown.map(({ name, value, usual, article, allowed }, index) => {
        const notes = [article, allowed, usual !== value && `προεπιλογή ${usual}`].filter((note) => note);
        return `${index + 1}. ${name}: ${value}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
      }),
      '',
      'Για να αλλάξετε κάτι γράψτε τον αριθμό του και την τιμή, π.χ. «2=5»· πολλά μαζί, χωρισμένα με το σημείο ;. Χωρίς τίποτα μετά το = επιστρέφει στην προεπιλογή. Πατήστε ΟΚ χωρίς να γράψετε τίποτα για να αποθηκευτεί.',
    ]),
  }),
  possibleGroups: (players, fewest, most) => {
    const entries = `${players} ${plural(players, 'συμμετοχή', 'συμμετοχές')}`;
    return fewest === most ? `με ${entries}, ${fewest}` : `με ${entries}, από ${fewest} ως ${most}`;
  },
  notASetting: (given, most) =>
    `Το «${given}» δεν είναι κατανοητό: γράψτε έναν αριθμό της λίστας, από 1 ως ${most}, ένα = και την τιμή.`,
  same: 'Το τουρνουά είναι ήδη ρυθμισμένο έτσι· δεν άλλαξε τίποτα.',
  done: (changed, sheet) =>
    `${plural(changed, 'Άλλαξε', 'Άλλαξαν')} ${changed} ${plural(changed, 'επιλογή', 'επιλογές')} στο φύλλο «${sheet}».`,
};
