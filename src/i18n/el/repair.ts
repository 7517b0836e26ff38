import type { Messages } from '../es/texts';
import type { SeenScore } from '../seen-score';
import { and, lines, or, plural } from './words';

export const repair: Messages['repair'] = {
  hint: (sentence) => `${sentence} Ή εκτελέστε «Επιδιόρθωση σκορ».`,
  now: (sentence) => ({
    kind: 'yesNo',
    title: 'Επιδιόρθωση σκορ',
    text: `${sentence}\n\nΝα διορθωθεί τώρα;`,
  }),
  none: 'Κανένα σκορ δεν έγινε ημερομηνία ή ώρα.',

  choose: (p) => ({
    kind: 'prompt',
    title: 'Επιδιόρθωση σκορ',
    text: lines([
      p.said !== '' && `${p.said}\n`,
      plural(
        p.asked.length,
        'Αυτό το σκορ έγινε ημερομηνία ή ώρα και διαβάζεται με πολλούς τρόπους:',
        'Αυτά τα σκορ έγιναν ημερομηνίες ή ώρες και διαβάζονται με πολλούς τρόπους:',
      ),
      ...p.asked.map(
        (one) => `${where(one)}: ${one.readings.map((text, at) => `${at + 1}. ${text}`).join('  ')}`,
      ),
      '',
      p.asked.length === 1
        ? 'Γράψτε τον αριθμό του σωστού· αν δεν γράψετε τίποτα, μένει όπως είναι.'
        : `Γράψτε τον αριθμό για το καθένα, ${p.asked.length} με αυτή τη σειρά, π.χ. «${p.asked.map((_, at) => (at % 2) + 1).join(' ')}»· το 0 αφήνει το δικό του όπως είναι, και χωρίς τίποτα μένουν όλα.`,
      ...others(p),
    ]),
  }),
  notAnswers: (given, wanted) =>
    `Το «${given}» δεν είναι σαφές: ${plural(wanted, 'χρειάζεται ένας αριθμός', `χρειάζονται ${wanted} αριθμοί`)} από όσους έχει ${plural(wanted, 'η γραμμή', 'κάθε γραμμή')}, ή 0.`,

  confirm: (p) => ({
    kind: 'yesNo',
    title: 'Επιδιόρθωση σκορ',
    text: lines([
      plural(
        p.repaired.length,
        'Αυτό το σκορ θα γίνει έτσι:',
        `Αυτά τα ${p.repaired.length} σκορ θα γίνουν έτσι:`,
      ),
      ...p.repaired.map((one) => `${where(one)}: ${one.to}`),
      ...others({ proposed: [], left: p.left, mixed: p.mixed }),
      '',
      'Οι στήλες τους παίρνουν μορφή που δεν κάνει τα σκορ ημερομηνίες. Να διορθωθούν;',
    ]),
  }),
  nothingToDo: (left, mixed) => lines(others({ proposed: [], left, mixed })).trim(),
  done: (scores) => `${plural(scores, 'Διορθώθηκε 1 σκορ', `Διορθώθηκαν ${scores} σκορ`)}.`,
  stillDamaged: (left) => lines(others({ proposed: [], left, mixed: [] })).trim(),
  formatsProtected: (ranges) =>
    `Δεν άλλαξε η μορφή, γιατί είναι προστατευμένο: ${and(ranges)}. Εκεί μπορεί να ξανασυμβεί.`,
};

/** `Πρόγραμμα!G7, Άννα–Βασίλης (φαίνεται 3-1)`. */
function where({ cell, shown, players }: SeenScore): string {
  const names = players.filter((name) => name !== '').join('–');
  return `${cell}${names === '' ? '' : `, ${names}`} (φαίνεται ${shown})`;
}

function others(p: {
  proposed: readonly SeenScore[];
  left: readonly SeenScore[];
  mixed: readonly string[];
}): string[] {
  return [
    ...(p.proposed.length > 0 ? ['', 'Διαβάζονται με έναν μόνο τρόπο:'] : []),
    ...p.proposed.map((one) => `${where(one)}: ${one.readings.join(', ')}`),
    ...(p.left.length > 0 ? ['', 'Μένουν όπως είναι:'] : []),
    ...p.left.map((one) => `${where(one)}: ${reason(one)}`),
    ...(p.mixed.length > 0
      ? [
          '',
          `Υπάρχουν ημερομηνίες και κείμενα που μοιάζουν με ημερομηνίες: ${and(p.mixed)}. Ελέγξτε όλη τη στήλη, γιατί ημέρα και μήνας μπορεί να έχουν αλλάξει θέση.`,
        ]
      : []),
  ];
}

function reason({ readings, why }: SeenScore): string {
  if (why === 'formula') return 'είναι τύπος· διορθώστε τον με το χέρι';
  if (why === 'unanswered') return `${or(readings)}, δεν αποφασίστηκε`;
  return readings.length === 0
    ? 'δεν διαβάζεται'
    : `${or(readings)}, και ${plural(readings.length, 'δεν γίνεται τέτοιο σκορ', 'κανένα δεν γίνεται')}`;
}
