import type { Messages } from '../es/texts';
import type { SeenSheet } from '../seen-sheet';
import { sheetNames } from './sheet-names';
import { and, columns, lines, or, plural, quote, quotedColumns } from './words';

export const configure: Messages['actions']['configure'] = {
  isItThisSheet: (purpose, sheet) => ({
    kind: 'yesNo',
    title: purpose,
    text: `There is no sheet called “${purpose}”, but “${sheet}” looks like it. Is it that one?`,
  }),
  whichSheet: (purpose, sheets, isCalledSo) => ({
    kind: 'prompt',
    title: purpose,
    text: lines([
      isCalledSo
        ? `There is more than one sheet for “${purpose}”:`
        : `There is no sheet called “${purpose}”, but these look like it:`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '',
      'Type the number of the right one, or 0 if it is none of them. Cubilete will remember it.',
    ]),
  }),
  notANumberOf: (given, most) => `“${given}” is none of the numbers in the list, from 1 to ${most}.`,
  whichColumn: (sheet, word, letters, titles) => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `There are ${letters.length} columns that may be ${and(quotedColumns([word]))}:`,
      ...letters.map((letter, index) => `${letter}: ${titles[index]}`),
      '',
      'Type the letter of the right one. Cubilete will remember it.',
    ]),
  }),
  notALetterOf: (given, letters) => `“${given}” is not ${or(letters)}.`,
  whatColumn: (sheet, letter, title, words) => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `Column ${letter}, “${title}”, may be:`,
      ...words.map((word, index) => `${index + 1}. ${columns[word]}`),
      '',
      'Type the number of what it is. Cubilete will remember it.',
    ]),
  }),
  addColumns: (sheet, missing) => ({
    kind: 'yesNo',
    title: sheet,
    text: `“${sheet}” has no ${plural(missing.length, 'column', 'columns')} ${and(quotedColumns(missing))}. Add ${plural(missing.length, 'it', 'them')} to the right of what there is? Nothing is moved.`,
  }),

  row: 'Row',
  overview: (seen, said, turn) => ({
    kind: 'prompt',
    title: turn === 1 ? 'Configure sheets' : `Configure sheets (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...seen.map((one, index) => `${index + 1}. ${seenSheet(one)}`),
      '',
      'Type the number of what you want to change, or accept without typing anything to keep it so. Cubilete will remember it even if it is renamed or moved.',
    ]),
  }),
  chooseSheet: (purpose, sheets, current, turn) => ({
    kind: 'prompt',
    title: `${purpose} (${turn})`,
    text: lines([
      `Which sheet is “${purpose}”?`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '0. None',
      current !== null && '',
      current !== null && `Without typing anything it stays “${current}”.`,
    ]),
  }),
  chooseColumns: (sheet, seen, turn) => ({
    kind: 'prompt',
    title: `${sheet} (${turn})`,
    text: lines([
      seen.headerRow === null
        ? 'No row of titles is recognised.'
        : `Titles in row ${seen.headerRow + 1}: ${seenColumns(seen)}.`,
      seen.problem !== null && seen.problem,
      seen.missing.length > 0 && `Missing: ${and(quotedColumns(seen.missing))}.`,
      '',
      `To change it type for example “${seen.headerRow === null ? 'Row=4, ' : ''}${columns[seen.table?.needed[0]?.[0] ?? 'player']}=B”; if not, accept without typing anything.`,
    ]),
  }),
  notAColumn: (given) =>
    `“${given}” makes no sense here: type the title and the column's letter, as “Level=D”.`,
  noSheet: (purpose) => `No sheet is “${purpose}”.`,
  isSheet: (purpose, sheet) => `“${purpose}” is the sheet “${sheet}”.`,
  same: 'Cubilete remembers it so already; nothing was changed.',
  done: (sheets) =>
    `${sheets} ${plural(sheets, 'sheet', 'sheets')} recognised. Cubilete remembers their columns even if you move or rename them.`,
};

function seenSheet(seen: SeenSheet): string {
  const purpose = sheetNames[seen.word];
  const [only, second] = seen.sheets;
  if (only === undefined) return `${purpose}: none.`;
  if (second !== undefined) return `${purpose}: may be ${or(seen.sheets.map(quote))}; choose one.`;
  const sheet = `${purpose}: “${only}”${seen.how === 'alike' ? ' (looks like it)' : ''}`;
  if (seen.problem !== null) return `${sheet}. ${seen.problem}`;
  if (seen.groups !== null) {
    const { count, players } = seen.groups;
    return `${sheet}, ${count} ${plural(count, 'group', 'groups')} with ${players} players.`;
  }
  if (seen.squares > 0) {
    return `${sheet}, ${seen.squares} ${plural(seen.squares, 'cross-table', 'cross-tables')} of results.`;
  }
  if (seen.headerRow === null) return `${sheet}, without titles that are recognised.`;
  const missing = seen.missing.length > 0 ? ` Missing: ${and(quotedColumns(seen.missing))}.` : '';
  return `${sheet}, row ${seen.headerRow + 1}: ${seenColumns(seen)}.${missing}`;
}

function seenColumns({ columns: seen }: SeenSheet): string {
  return seen
    .map(
      ({ word, letter, title }) =>
        `${columns[word]} in ${letter}${title === columns[word] ? '' : ` (“${title}”)`}`,
    )
    .join(', ');
}
