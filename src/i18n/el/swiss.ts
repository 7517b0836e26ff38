import type { Messages } from '../es/texts';
import { halves } from '../wording';
import { and, lines, or, playerCount, plural, some } from './words';

const rounds = (count: number) => `${count} ${plural(count, 'γύρος', 'γύροι')}`;
const points = (halfPoints: number) =>
  `${halves(halfPoints)} ${halfPoints === 1 || halfPoints === 2 ? 'πόντος' : 'πόντοι'}`;
const results = (count: number) => plural(count, '1 αποτέλεσμα', `${count} αποτελέσματα`);

export const swissRounds: Messages['swissRounds'] = {
  missedWord: 'Απουσιάζει',
  withdrawnWord: 'Αποχωρεί',

  otherRegulation: (preset, other) =>
    `Ο κανονισμός ${preset} δεν έχει ελβετικό σύστημα· διαλέξτε κάποιον που το έχει (${other}) με τη «Ρύθμιση τουρνουά».`,
  adopt: (preset, other) => ({
    kind: 'yesNo',
    title: 'Ζευγάρωμα γύρου',
    text: `Χωρίς φύλλο κανονισμού ισχύει ο ${preset}, που δεν έχει ελβετικό σύστημα. Να παιχτεί με τον ${other}; Θα γραφτεί στο φύλλο «Κανονισμός».`,
  }),
  otherLayout: (sheet) =>
    `Το φύλλο «${sheet}» δεν έχει γύρους ελβετικού: χρειάζονται οι στήλες «Γύρος», «Μαύρα» και «Λευκά», χωρίς ομίλους που παίζουν ο καθένας χωριστά· αλλάξτε του όνομα και το Cubilete θα φτιάξει νέο.`,
  notEntered: (name, sheet, entries) =>
    `Το όνομα «${name}» παίζει στο «${sheet}» και δεν είναι στο «${entries}»· διορθώστε το όπου είναι λάθος, προσθέστε το στη λίστα ή, αν έφυγε, χρησιμοποιήστε την «Αποχώρηση παίκτη».`,
  tooFew: 'Μένουν λιγότεροι από δύο παίκτες για ζευγάρωμα· δεν άλλαξε τίποτα.',
  markedAbsent: (players) =>
    `Χωρίς αντίπαλο: ${and(players)}· η λίστα συμμετοχών λέει ότι ${plural(players.length, 'λείπει', 'λείπουν')}.`,
  unfinished: (sheet, games) =>
    `Στο «${sheet}» ${plural(games.length, 'λείπει', 'λείπουν')} ${results(games.length)}: ${some(games.map(({ round, row, players }) => `${players.join('–')} (γύρος ${round}, γραμμή ${row})`))}.`,
  same: (round) => `Ο γύρος ${round} έχει ήδη αυτά τα ζευγάρια· δεν άλλαξε τίποτα.`,
  again: (round) => ({
    kind: 'yesNo',
    title: 'Ζευγάρωμα γύρου',
    text: `Ο γύρος ${round} έχει άλλα ζευγάρια και κανένα αποτέλεσμα. Να γίνει ξανά; Με το Όχι μένει όπως είναι.`,
  }),
  beyond: (planned, players, round) => ({
    kind: 'yesNo',
    title: 'Ζευγάρωμα γύρου',
    text: `Με ${plural(players, '1 παίκτη', `${players} παίκτες`)} παίζονται ${rounds(planned)} και τελείωσαν. Να γίνει ένας ακόμη, ο γύρος ${round};`,
  }),
  begin: (p) => ({
    kind: 'confirm',
    title: 'Ζευγάρωμα γύρου',
    text: lines([
      `${playerCount(p.players)}: ${p.isRoundRobin ? 'όλοι με όλους' : 'ελβετικό σύστημα'}, ${Number.isFinite(p.rounds) ? rounds(p.rounds) : 'όσοι γύροι θέλετε'}${p.days > 1 ? ` σε ${p.days} ημέρες` : ''}.`,
      p.minutes !== null &&
        `Χρόνος κάθε παίκτη για την παρτίδα: ${p.minutes} ${plural(p.minutes, 'λεπτό', 'λεπτά')}${p.hours > 0 ? ` (${p.hours} ${plural(p.hours, 'ώρα', 'ώρες')} την ημέρα)` : ', ο συνιστώμενος'}.`,
      'Γύροι, ημέρες και ώρες αλλάζουν με τη «Ρύθμιση τουρνουά».',
    ]),
  }),
  done: (p) =>
    `Γύρος ${p.round}${Number.isFinite(p.rounds) ? ` από ${Math.max(p.rounds, p.round)}` : ''} στο «${p.sheet}»: ${p.boards} ${plural(p.boards, 'τραπέζι', 'τραπέζια')}${p.byes.length > 0 ? `· ρεπό: ${and(p.byes)}` : ''}.`,
  standings: (round, missing) =>
    `Κατάταξη μετά τον γύρο ${round}${missing > 0 ? ` (${plural(missing, 'λείπει', 'λείπουν')} ${results(missing)})` : ''}. Ενημερώνεται μόνη της με κάθε αποτέλεσμα.`,

  why: {
    roundRobin: (round) => `Όλοι με όλους: γύρος ${round} του πίνακα.`,
    pair: (round, black, white, p) => {
      const [own, other] = [p.halfPoints.black, p.halfPoints.white];
      const level =
        round === 1
          ? `Πρώτος γύρος: το πάνω μισό με το κάτω (${Math.min(p.ranks.black, p.ranks.white)}ος και ${Math.max(p.ranks.black, p.ranks.white)}ος)`
          : own === other
            ? `Ισόβαθμοι: ${halves(own)}`
            : `${halves(Math.max(own, other))} με ${halves(Math.min(own, other))}, όσο πιο κοντά αφήνει ο γύρος ως σύνολο`;
      const met =
        p.meetings > 0
          ? 'ξανασυναντιούνται, γιατί χωρίς επανάληψη δεν βγαίνει γύρος'
          : round > 1 && 'δεν είχαν συναντηθεί';
      const had = (one: 'black' | 'white') =>
        p.colours[one].map((colour) => (colour === 'black' ? 'Μ' : 'Λ')).join('') || '—';
      const colours = {
        balance: `χρώματα ως τώρα: ${black} ${had('black')}, ${white} ${had('white')}`,
        history: 'ίσα χρώματα: ανάποδα από την τελευταία φορά που διέφεραν',
        board: 'ίσα χρώματα: σε μονό τραπέζι έχει τα μαύρα ο ψηλότερος στη σειρά, σε ζυγό ο άλλος',
      };
      return `${[level, met, colours[p.colourRule]].filter((part) => part !== false).join('· ')}.`;
    },
    bye: (p) =>
      `Ρεπό: ${points(p.halfPoints)}, η χαμηλότερη βαθμολογία ανάμεσα σε όσους είχαν τα λιγότερα ρεπό (${p.byes}).`,
    wished: 'Ρεπό, γιατί έτσι ήταν γραμμένο.',
    missed: (from) => `Ήρθε αργά: παίζει από τον γύρο ${from}.`,
    withdrawn: (from) => `Δεν παίζει από τον γύρο ${from}.`,
  },

  drawEarly: (played, planned) => ({
    kind: 'yesNo',
    title: 'Κλήρωση νοκ άουτ',
    text: `${plural(played, 'Παίχτηκε 1 γύρος', `Παίχτηκαν ${played} γύροι`)} από τους ${planned} που προβλέπονται· οι υπόλοιποι παίζονται με το «Ζευγάρωμα γύρου». Να γίνει η κλήρωση από τώρα;`,
  }),
  sharedPlace: (players, places) =>
    `Ισόβαθμοι σε όλα: ${and(players)}, και περνούν μόνο ${places}· αποφασίστε ποιος περνά και γράψτε το νοκ άουτ με το χέρι.`,
  choosesColour: (name) => `${name}: διαλέγει χρώμα, ή το αφήνει και κερδίζει την ισοπαλία (γράφεται 33–31)`,

  oneAtATime: 'Γράψτε τον αριθμό ή το όνομα ενός μόνο παίκτη· δεν άλλαξε τίποτα.',
  notAmong: (given, alike) =>
    `Το «${given}» δεν είναι κάποιος από τους παίκτες${alike.length > 0 ? ` (μήπως ${or(alike)};)` : ''}· δεν άλλαξε τίποτα.`,
  isIt: (title, given, name) => ({
    kind: 'yesNo',
    title,
    text: `Δεν υπάρχει «${given}». Μήπως ${name};`,
  }),

  withdraw: {
    none: 'Δεν υπάρχουν γύροι ακόμη· για να μην παίξει κάποιος, γράψτε «όχι» στη στήλη «Παρών».',
    who: (players) => ({
      kind: 'prompt',
      title: 'Αποχώρηση παίκτη',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        'Ποιος αποχωρεί; Γράψτε τον αριθμό ή το όνομά του.',
      ]),
    }),
    from: (name, usual, opponent) => ({
      kind: 'prompt',
      title: 'Αποχώρηση παίκτη',
      text: `${opponent === null ? '' : `${name}: δεν έχει παιχτεί ο γύρος ${usual} με αντίπαλο: ${opponent}. `}Από ποιον γύρο δεν παίζει (${name}); Αν μείνει κενό, από τον ${usual}.`,
    }),
    tooEarly: (name, given, earliest) =>
      `${name}: δεν γίνεται αποχώρηση από τον γύρο ${given}· γράψτε ${earliest} ή μεταγενέστερο. Δεν άλλαξε τίποτα.`,
    pairAgain: (name, round, opponent) => ({
      kind: 'yesNo',
      title: 'Αποχώρηση παίκτη',
      text: `Ο γύρος ${round} δεν έχει αποτελέσματα ακόμη. Να ζευγαρωθεί ξανά χωρίς αυτόν τον παίκτη (${name}); ${opponent === null ? 'Με το Όχι μένει όπως είναι και η αποχώρηση ισχύει από τον επόμενο' : `Με το Όχι η παρτίδα χάνεται 64–0, αντίπαλος: ${opponent}`}.`,
    }),
    pairedAgain: (round) => `Ο γύρος ${round} ζευγαρώθηκε ξανά.`,
    done: (name, round) => `${name}: δεν παίζει από τον γύρο ${round}.`,
    forfeited: (name, opponent, round) =>
      `${name}: αποχωρεί και χάνει 64–0 στον γύρο ${round} (αντίπαλος: ${opponent})· δεν ζευγαρώνεται πια.`,
  },

  addLate: {
    who: {
      kind: 'prompt',
      title: 'Προσθήκη αργοπορημένου',
      text: 'Πώς λέγεται; Μπαίνει στον επόμενο γύρο.',
    },
    alreadyIn: (name, sheet) => `Το «${name}» είναι ήδη στο «${sheet}» και παίζει· δεν άλλαξε τίποτα.`,
    hasLeft: (name, round, sheet) =>
      `${name}: αποχώρησε στον γύρο ${round}· για να επιστρέψει, σβήστε το «A» από το κελί του στο «${sheet}» και γράψτε το αποτέλεσμα.`,
    isNew: (name, alike) => ({
      kind: 'yesNo',
      title: 'Προσθήκη αργοπορημένου',
      text: `Το «${name}» μοιάζει με το «${alike}». Είναι άλλος άνθρωπος;`,
    }),
    comesBack: (name, round) => ({
      kind: 'yesNo',
      title: 'Προσθήκη αργοπορημένου',
      text: `${name}: δεν παίζει από τον γύρο ${round}. Επιστρέφει;`,
    }),
    pairAgain: (name, round) => ({
      kind: 'yesNo',
      title: 'Προσθήκη αργοπορημένου',
      text: `Ο γύρος ${round} δεν έχει αποτελέσματα ακόμη. Να ζευγαρωθεί ξανά με τον νέο παίκτη (${name}); Με το Όχι μπαίνει στον γύρο ${round + 1}.`,
    }),
    done: (name, round, missed, given) =>
      `${name}: παίζει από τον γύρο ${round}${missed > 0 ? `· για ${plural(missed, 'τον γύρο που χάθηκε', `τους ${missed} γύρους που χάθηκαν`)}: ${points(2 * given)}` : ''}.`,
  },
};
