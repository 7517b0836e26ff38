import type { ColumnWord } from '../core/problems';
import type { Problem } from '../core/result';
import type { Messages } from '../i18n/es/texts';
import type { SheetContent } from '../ports/workbook';
import { columnLetters } from '../sheet/a1';
import { textOf } from '../sheet/cell';
import { columnsTitled } from '../sheet/header';
import { foldWord } from '../sheet/text';
import type { SheetWord } from '../sheet/vocabulary';
import type { Choice, Pending } from './choices';

/** Which of several sheets is meant; with one alone, whether it is. */
export function askForSheet(
  messages: Messages,
  word: SheetWord,
  sheets: readonly string[],
  isCalledSo: boolean,
): Pending {
  const { configure, sheets: names } = messages.actions;
  const choose = (sheet: string | null): Choice[] => [{ kind: 'sheet', word, sheet }];
  const [first] = sheets;
  if (sheets.length === 1) {
    return {
      question: configure.isItThisSheet(names[word], first!),
      choose: ({ button }) => choose(button === 'yes' ? first! : null),
    };
  }
  return {
    question: configure.whichSheet(names[word], sheets, isCalledSo),
    choose: ({ text }) => {
      const number =
        numberFrom(text, sheets.length) ?? sheets.findIndex((sheet) => sameText(sheet, text)) + 1;
      if (number === 0 && text !== '0') return configure.notANumberOf(text, sheets.length);
      return choose(number === 0 ? null : sheets[number - 1]!);
    },
  };
}

/** Which of the columns that say the same is meant. */
export function askForColumn(
  messages: Messages,
  { name, values }: SheetContent,
  { params, place }: Problem & { readonly code: 'columnTwice' },
): Pending | null {
  const { configure } = messages.actions;
  const { column: word } = params as { readonly column: ColumnWord };
  const row = (place?.row ?? 0) - 1;
  const columns = columnsTitled(values, row, word);
  if (row < 0 || columns.length < 2) return null;
  const letters = columns.map(columnLetters);
  const titles = columns.map((column) => textOf(values[row]![column]));
  return {
    question: configure.whichColumn(name, word, letters, titles),
    choose: ({ text }) => {
      const at = letters.findIndex((letter) => sameText(letter, text));
      if (at === -1) return configure.notALetterOf(text, letters);
      return [{ kind: 'column', sheet: name, row, word, column: columns[at]! }];
    },
  };
}

/** What a column is whose title may mean several things. */
export function askForMeaning(
  messages: Messages,
  { name }: SheetContent,
  { params, place }: Problem & { readonly code: 'columnUnclear' },
): Pending | null {
  const { configure } = messages.actions;
  const { header, columns: words } = params as {
    readonly header: string;
    readonly columns: readonly ColumnWord[];
  };
  if (place?.row === undefined || place.column === undefined) return null;
  const { row, column } = place;
  return {
    question: configure.whatColumn(name, columnLetters(column - 1), header, words),
    choose: ({ text }) => {
      const number = numberFrom(text, words.length);
      if (number === null) return configure.notANumberOf(text, words.length);
      const word = words[number - 1]!;
      return [{ kind: 'column', sheet: name, row: row - 1, word, column: column - 1 }];
    },
  };
}

/** Whether missing columns are to be added at the right end of what stands on the sheet. */
export function askToAdd(
  messages: Messages,
  { name, values }: SheetContent,
  row: number,
  missing: readonly ColumnWord[],
): Pending {
  // The titles of columns that were agreed to just now stand in the header alone.
  const first = Math.max(values[0]?.length ?? 0, values[row]?.length ?? 0);
  return {
    question: messages.actions.configure.addColumns(name, missing),
    choose: ({ button }) =>
      button === 'yes'
        ? missing.map((word, index) => ({ kind: 'added', sheet: name, row, word, column: first + index }))
        : [{ kind: 'notAdded', sheet: name }],
  };
}

/** A number from 1 to `most` that was typed; `null` for anything else. */
export function numberFrom(text: string, most: number): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

function sameText(one: string, other: string): boolean {
  return foldWord(one) === foldWord(other);
}
