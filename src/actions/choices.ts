import type { ColumnWord } from '../core/problems';
import type { Messages } from '../i18n/es/texts';
import type { Question, Reply } from '../ports/dialogs';
import type { CellChange, Mark, Workbook, WorkbookChanges } from '../ports/workbook';
import type { RememberedHeader } from '../sheet/remembered-header';
import type { SheetWord } from '../sheet/vocabulary';
import { value } from './cell-changes';

/** What a director has said of his own sheets, when it could not be told from their names and titles alone. */
export type Choice =
  /** Which sheet is meant; `null`: none of them. */
  | { readonly kind: 'sheet'; readonly word: SheetWord; readonly sheet: string | null }
  /** Which column of a table is meant. Rows and columns from 0. */
  | ColumnChoice
  /** A column that was missing, to be added. */
  | (Omit<ColumnChoice, 'kind'> & { readonly kind: 'added' })
  /** A missing column that is not to be added. */
  | { readonly kind: 'notAdded'; readonly sheet: string };

export interface ColumnChoice {
  readonly kind: 'column';
  readonly sheet: string;
  /** The header's row. */
  readonly row: number;
  readonly word: ColumnWord;
  readonly column: number;
}

/** What has to be asked before a sheet can be read. */
export interface Pending {
  readonly question: Question;
  /** What the reply means; a sentence where it means nothing. */
  choose(reply: NonNullable<Reply>): readonly Choice[] | string;
}

const HEADER_MARK = 'header';

/** What is remembered of a workbook: on its sheets, rows and columns, and what was chosen just now. */
export class Remembered {
  constructor(
    private readonly workbook: Workbook,
    private readonly choices: readonly Choice[],
  ) {}

  /** The sheet that was chosen for a purpose; `null` where none of those asked about was; undefined without a choice. */
  sheet(word: SheetWord): string | null | undefined {
    const chosen = last(this.choices.filter((choice) => choice.kind === 'sheet' && choice.word === word));
    if (chosen?.kind === 'sheet') return chosen.sheet;
    const marked = this.workbook.marks().filter((mark) => isOnSheet(mark) && mark.value === word);
    // A copy of a remembered sheet is remembered as well: two are as good as none.
    return marked.length === 1 ? marked[0]!.sheet : undefined;
  }

  /** Whether a sheet was chosen for something, but for what it may be besides. */
  isChosen(sheet: string, besides?: SheetWord): boolean {
    return (
      this.choices.some(
        (choice) => choice.kind === 'sheet' && choice.sheet === sheet && choice.word !== besides,
      ) ||
      this.workbook.marks().some((mark) => mark.sheet === sheet && isOnSheet(mark) && mark.value !== besides)
    );
  }

  /** Whether the director would not have columns added there. */
  isNotAdded(sheet: string): boolean {
    return this.choices.some((choice) => choice.kind === 'notAdded' && choice.sheet === sheet);
  }

  /** The columns that were chosen on a sheet; `null` where none were. */
  header(sheet: string): RememberedHeader | null {
    const marks = this.workbook.marks().filter((mark) => mark.sheet === sheet);
    const columns = new Map<ColumnWord, number>();
    let row = marks.find((mark) => mark.row !== null && mark.value === HEADER_MARK)?.row ?? null;
    if (row !== null) {
      for (const { column, value: word } of marks) {
        if (column !== null) columns.set(word as ColumnWord, column);
      }
    }
    for (const choice of this.choices) {
      if ((choice.kind !== 'column' && choice.kind !== 'added') || choice.sheet !== sheet) continue;
      // A header elsewhere is another header.
      if (row !== choice.row) columns.clear();
      row = choice.row;
      for (const [word, column] of columns) if (column === choice.column) columns.delete(word);
      columns.set(choice.word, choice.column);
    }
    return row === null || columns.size === 0 ? null : { row, columns };
  }

  /** What has to be written so that it is remembered: marks, and the titles of columns that are added. */
  changes(messages: Messages): Pick<WorkbookChanges, 'cells' | 'titles' | 'marks'> {
    const added: Mark[] = [];
    const removed: Mark[] = [];
    const known = this.workbook.marks();
    const keep = (mark: Mark, replaces: (other: Mark) => boolean) => {
      const others = known.filter((other) => replaces(other) && !isSame(other, mark));
      removed.push(...others.filter((other) => !removed.some((gone) => isSame(gone, other))));
      if (![...known, ...added].some((other) => isSame(other, mark))) added.push(mark);
    };
    const cells: CellChange[] = [];
    for (const choice of this.choices) {
      if (choice.kind === 'sheet' && choice.sheet !== null) {
        const { sheet, word } = choice;
        const isBoth = (other: Mark) =>
          this.choices.some((one) => one.kind === 'sheet' && one.sheet === sheet && one.word === other.value);
        keep(
          { sheet, row: null, column: null, value: word },
          (other) => isOnSheet(other) && (other.value === word || (other.sheet === sheet && !isBoth(other))),
        );
      }
      if (choice.kind === 'added') {
        const { sheet, row, column, word } = choice;
        cells.push({ sheet, row, column, to: value(messages.columns[word]) });
      }
    }
    const sheets = this.choices.flatMap((choice) =>
      choice.kind === 'column' || choice.kind === 'added' ? [choice.sheet] : [],
    );
    for (const sheet of new Set(sheets)) {
      const header = this.header(sheet)!;
      const isRowMark = (other: Mark) => other.sheet === sheet && other.row !== null;
      keep({ sheet, row: header.row, column: null, value: HEADER_MARK }, isRowMark);
      for (const [word, column] of header.columns) {
        keep(
          { sheet, row: null, column, value: word },
          (other) =>
            other.sheet === sheet &&
            other.column !== null &&
            (other.value === word || other.column === column),
        );
      }
    }
    return { cells, titles: cells, marks: { added, removed } };
  }
}

function isOnSheet({ row, column }: Mark): boolean {
  return row === null && column === null;
}

function isSame(one: Mark, other: Mark): boolean {
  return (
    one.sheet === other.sheet &&
    one.row === other.row &&
    one.column === other.column &&
    one.value === other.value
  );
}

function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}
