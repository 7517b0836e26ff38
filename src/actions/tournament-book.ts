import type { ColumnWord } from '../core/problems';
import { DEFAULT_REGULATION } from '../core/regulations/presets';
import type { Regulation } from '../core/regulations/regulation';
import type { Problem, Result } from '../core/result';
import type { Messages } from '../i18n/es/texts';
import { problemOnSheet } from '../i18n/problem-text';
import type { SheetContent, Workbook } from '../ports/workbook';
import { readRegulation } from '../sheet/read-regulation';
import { findTable, type Table } from '../sheet/table';
import { foldWord } from '../sheet/text';
import type { ReadWallClock } from '../sheet/time';
import { SHEET_WORDS, type SheetWord } from '../sheet/vocabulary';

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/** A value, or the sentence that says why there is none. */
export type Told<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly text: string };

export interface FoundTable extends Table {
  readonly sheet: SheetContent;
}

/** The director's workbook by what its sheets mean. */
export class TournamentBook {
  constructor(
    readonly workbook: Workbook,
    readonly messages: Messages,
  ) {}

  /** Reads a cell's date on the spreadsheet's wall. */
  readonly readWallClock: ReadWallClock = (date) => {
    const serial = this.workbook.serialOf(date);
    return serial === null ? null : { sinceEpoch: Math.round(serial * MILLISECONDS_A_DAY) };
  };

  /** The sheet that is called so in one of the four languages; `null` when there is none. Two of them: a problem. */
  sheet(word: SheetWord): Told<SheetContent | null> {
    const known: readonly string[] = SHEET_WORDS[word];
    const named = this.workbook.sheetNames().filter((name) => known.includes(foldWord(name)));
    const [only, second] = named;
    if (second !== undefined) return told(this.messages.actions.sheetTwice(named));
    return { ok: true, value: only === undefined ? null : this.workbook.read(only) };
  }

  /** A sheet by its very name; `null` where there is none. */
  named(name: string): SheetContent | null {
    return this.workbook.sheetNames().includes(name) ? this.workbook.read(name) : null;
  }

  /** The table on a sheet that must be there, found by its header. */
  table(
    word: SheetWord,
    wanted: readonly (readonly ColumnWord[])[],
    alsoRead: readonly ColumnWord[] = [],
  ): Told<FoundTable> {
    const sheet = this.sheet(word);
    if (!sheet.ok) return sheet;
    const { actions } = this.messages;
    if (sheet.value === null) return told(actions.sheetMissing(actions.sheets[word]));
    const table = this.tableOn(sheet.value, wanted, alsoRead);
    if (!table.ok) return table;
    if (table.value === null) return told(actions.tableMissing(sheet.value.name, wanted[0]!));
    return { ok: true, value: table.value };
  }

  tableOn(
    sheet: SheetContent,
    wanted: readonly (readonly ColumnWord[])[],
    alsoRead: readonly ColumnWord[] = [],
  ): Told<FoundTable | null> {
    const table = this.on(sheet, findTable(sheet.values, wanted, alsoRead));
    if (!table.ok) return table;
    return { ok: true, value: table.value && { ...table.value, sheet } };
  }

  /** The regulation tonight goes by: the sheet Reglamento where there is one, else HG. */
  regulation(): Told<{ readonly regulation: Regulation; readonly sheet: SheetContent | null }> {
    const sheet = this.sheet('regulation');
    if (!sheet.ok) return sheet;
    if (sheet.value === null) return { ok: true, value: { regulation: DEFAULT_REGULATION, sheet: null } };
    const read = this.on(sheet.value, readRegulation(sheet.value.values));
    return read.ok ? { ok: true, value: { regulation: read.value, sheet: sheet.value } } : read;
  }

  /** A result about a sheet, its problem as a sentence that names the cell. */
  on<T>(sheet: SheetContent, result: Result<T>): Told<T> {
    return result.ok ? result : told(this.sentence(sheet, result.problem));
  }

  sentence(sheet: SheetContent, problem: Problem): string {
    return problemOnSheet(problem, sheet.name, this.messages);
  }
}

export function told(text: string): { readonly ok: false; readonly text: string } {
  return { ok: false, text };
}
