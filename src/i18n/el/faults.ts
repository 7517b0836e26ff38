import type { CellRule } from '../../ports/workbook';
import type { Progress } from '../es/faults';
import type { Messages } from '../es/texts';
import { and, decimal, or, plural, quote } from './words';

const number = (limit: number | undefined) =>
  limit === undefined ? '' : Number.isInteger(limit) ? String(limit) : decimal(limit, 2);

const rule = (of: CellRule): string => {
  if (of.kind === 'checkbox') return 'πλαίσιο τσεκαρισμένο ή κενό';
  if (of.kind === 'list') return or(of.values.slice(0, 12).map(quote));
  const [first, second] = of.limits.map(number);
  return {
    between: `αριθμούς από ${first} ως ${second}`,
    notBetween: `αριθμούς εκτός του ${first} ως ${second}`,
    equal: `τον αριθμό ${first}`,
    notEqual: `αριθμούς εκτός από ${first}`,
    above: `αριθμούς πάνω από ${first}`,
    below: `αριθμούς κάτω από ${first}`,
    atLeast: `αριθμούς από ${first} και πάνω`,
    atMost: `αριθμούς ως ${first}`,
  }[of.compare];
};

const far = (progress: readonly Progress[]) =>
  and(
    progress.map(
      ({ sheet, written, cells }) => `«${sheet}» ${written} από ${cells} ${plural(cells, 'κελί', 'κελιά')}`,
    ),
  );

export const faults: Messages['actions']['faults'] = {
  before: (error) => `Το υπολογιστικό φύλλο δεν δέχτηκε την εντολή: ${error}\n\nΔεν άλλαξε τίποτα.`,
  after: (error) =>
    `Η εντολή έγινε ολόκληρη· το σφάλμα ήρθε μετά: ${error}\n\nΗ «Αναίρεση» την επαναφέρει αν δεν τη θέλετε.`,
  unknown: (error) =>
    `Το υπολογιστικό φύλλο δεν δέχτηκε την αλλαγή: ${error}\n\nΑν κάτι έμεινε στη μέση, η «Αναίρεση» το επαναφέρει.`,
  halfDone: (error, progress) =>
    `Το υπολογιστικό φύλλο δεν δέχτηκε την αλλαγή: ${error}\n\nΗ εντολή μπορεί να έμεινε στη μέση${progress.length > 0 ? `· γράφτηκαν ως τώρα: ${far(progress)}` : ''}. Η «Αναίρεση» τα επαναφέρει όλα με μία φορά.`,
  halfUndone: (error, progress) =>
    `Το υπολογιστικό φύλλο δεν δέχτηκε την αλλαγή: ${error}\n\nΗ «Αναίρεση» έμεινε στη μέση${progress.length > 0 ? `· επανήλθαν ως τώρα: ${far(progress)}` : ''}. Εκτελέστε ξανά «Αναίρεση» και θα επανέλθουν τα υπόλοιπα.`,
  askAboutHalfDone: (action, who, when) => ({
    kind: 'yesNo',
    title: 'Η τελευταία εντολή έμεινε στη μέση',
    text: `Η τελευταία εντολή, «${action}» (${who}, ${when}), έμεινε στη μέση. Να επανέλθουν όλα όπως ήταν πριν; Ναι: αναιρείται τώρα· Όχι: μένει όπως είναι και συνεχίζουμε.`,
  }),
  othersAreTyping:
    'Κάποιος άλλος γράφει στα φύλλα που χρειάζεται αυτή η εντολή. Περιμένετε λίγο και δοκιμάστε ξανά· δεν άλλαξε τίποτα.',
  refused: (cell, of, more) =>
    `${cell}: η επικύρωση δεδομένων δέχεται μόνο ${rule(of)}, και όχι αυτό που θα γραφόταν${more > 0 ? ` (και ${more} ακόμη ${plural(more, 'κελί', 'κελιά')})` : ''}· αλλάξτε αυτόν τον κανόνα. Δεν άλλαξε τίποτα.`,
};
