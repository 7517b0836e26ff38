import type { Messages } from '../es/texts';
import type { SeenSheet } from '../seen-sheet';
import { sheetNames } from './sheet-names';
import { and, columns, groupCount, lines, or, playerCount, plural, quote, quotedColumns } from './words';

export const configure: Messages['actions']['configure'] = {
  isItThisSheet: (purpose, sheet) => ({
    kind: 'yesNo',
    title: purpose,
    text: `Δεν υπάρχει φύλλο με όνομα «${purpose}», αλλά το «${sheet}» μοιάζει. Είναι αυτό;`,
  }),
  whichSheet: (purpose, sheets, isCalledSo) => ({
    kind: 'prompt',
    title: purpose,
    text: lines([
      isCalledSo
        ? `Υπάρχουν πολλά φύλλα για «${purpose}»:`
        : `Δεν υπάρχει φύλλο με όνομα «${purpose}», αλλά αυτά μοιάζουν:`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '',
      'Γράψτε τον αριθμό του σωστού, ή 0 αν δεν είναι κανένα. Το Cubilete θα το θυμάται.',
    ]),
  }),
  notANumberOf: (given, most) => `Το «${given}» δεν είναι αριθμός της λίστας, από 1 ως ${most}.`,
  whichColumn: (sheet, word, letters, titles) => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `Υπάρχουν ${letters.length} στήλες που μπορεί να είναι ${and(quotedColumns([word]))}:`,
      ...letters.map((letter, index) => `${letter}: ${titles[index]}`),
      '',
      'Γράψτε το γράμμα της σωστής. Το Cubilete θα το θυμάται.',
    ]),
  }),
  notALetterOf: (given, letters) => `Το «${given}» δεν είναι ${or(letters)}.`,
  whatColumn: (sheet, letter, title, words) => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `Η στήλη ${letter}, «${title}», μπορεί να είναι:`,
      ...words.map((word, index) => `${index + 1}. ${columns[word]}`),
      '',
      'Γράψτε τον αριθμό αυτού που είναι. Το Cubilete θα το θυμάται.',
    ]),
  }),
  addColumns: (sheet, missing) => ({
    kind: 'yesNo',
    title: sheet,
    text: `Στο «${sheet}» ${plural(missing.length, 'λείπει η στήλη', 'λείπουν οι στήλες')} ${and(quotedColumns(missing))}. Να ${plural(missing.length, 'προστεθεί', 'προστεθούν')} δεξιά από ό,τι υπάρχει; Τίποτα δεν μετακινείται.`,
  }),

  row: 'Γραμμή',
  overview: (seen, said, turn) => ({
    kind: 'prompt',
    title: turn === 1 ? 'Ρύθμιση φύλλων' : `Ρύθμιση φύλλων (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...seen.map((one, index) => `${index + 1}. ${seenSheet(one)}`),
      '',
      'Γράψτε τον αριθμό αυτού που θέλετε να αλλάξετε, ή πατήστε ΟΚ χωρίς να γράψετε τίποτα για να μείνει έτσι. Το Cubilete θα το θυμάται, ακόμη κι αν αλλάξει όνομα ή θέση.',
    ]),
  }),
  chooseSheet: (purpose, sheets, current, turn) => ({
    kind: 'prompt',
    title: `${purpose} (${turn})`,
    text: lines([
      `Ποιο φύλλο είναι «${purpose}»;`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '0. Κανένα',
      current !== null && '',
      current !== null && `Αν δεν γράψετε τίποτα, μένει το «${current}».`,
    ]),
  }),
  chooseColumns: (sheet, seen, turn) => ({
    kind: 'prompt',
    title: `${sheet} (${turn})`,
    text: lines([
      seen.headerRow === null
        ? 'Δεν αναγνωρίζεται η γραμμή των τίτλων.'
        : `Τίτλοι στη γραμμή ${seen.headerRow + 1}: ${seenColumns(seen)}.`,
      seen.problem !== null && seen.problem,
      seen.missing.length > 0 && `Λείπει: ${and(quotedColumns(seen.missing))}.`,
      '',
      `Για αλλαγή γράψτε π.χ. «${seen.headerRow === null ? 'Γραμμή=4, ' : ''}${columns[seen.table?.needed[0]?.[0] ?? 'player']}=B»· αλλιώς πατήστε ΟΚ χωρίς να γράψετε τίποτα.`,
    ]),
  }),
  notAColumn: (given) =>
    `Το «${given}» δεν είναι σαφές: γράψτε τον τίτλο και το γράμμα της στήλης, π.χ. «Ρέιτινγκ=D».`,
  noSheet: (purpose) => `Κανένα φύλλο δεν είναι «${purpose}».`,
  isSheet: (purpose, sheet) => `«${purpose}» είναι το φύλλο «${sheet}».`,
  same: 'Το Cubilete το θυμάται ήδη έτσι· δεν άλλαξε τίποτα.',
  done: (sheets) =>
    `${plural(sheets, 'Αναγνωρίστηκε 1 φύλλο', `Αναγνωρίστηκαν ${sheets} φύλλα`)}. Το Cubilete θυμάται τις στήλες τους, ακόμη κι αν τις μετακινήσετε ή αλλάξετε τον τίτλο τους.`,
};

function seenSheet(seen: SeenSheet): string {
  const purpose = sheetNames[seen.word];
  const [only, second] = seen.sheets;
  if (only === undefined) return `${purpose}: δεν υπάρχει.`;
  if (second !== undefined) return `${purpose}: μπορεί να είναι ${or(seen.sheets.map(quote))}· διαλέξτε.`;
  const sheet = `${purpose}: «${only}»${seen.how === 'alike' ? ' (μοιάζει)' : ''}`;
  if (seen.problem !== null) return `${sheet}. ${seen.problem}`;
  if (seen.groups !== null) {
    return `${sheet}, ${groupCount(seen.groups.count)}, ${playerCount(seen.groups.players)}.`;
  }
  if (seen.squares > 0) {
    return `${sheet}, ${seen.squares} ${plural(seen.squares, 'σταυρωτός πίνακας', 'σταυρωτοί πίνακες')} αποτελεσμάτων.`;
  }
  if (seen.headerRow === null) return `${sheet}, χωρίς γνωστούς τίτλους.`;
  const missing = seen.missing.length > 0 ? ` Λείπει: ${and(quotedColumns(seen.missing))}.` : '';
  return `${sheet}, γραμμή ${seen.headerRow + 1}: ${seenColumns(seen)}.${missing}`;
}

/** `Παίκτης στη B, Ρέιτινγκ στη D («Δύναμη»)`: the title is given where it is another word. */
function seenColumns({ columns: seen }: SeenSheet): string {
  return seen
    .map(
      ({ word, letter, title }) =>
        `${columns[word]} στη ${letter}${title === columns[word] ? '' : ` («${title}»)`}`,
    )
    .join(', ');
}
