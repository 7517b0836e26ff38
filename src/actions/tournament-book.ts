import type { ColumnWord } from '../core/problems';
import { DEFAULT_REGULATION } from '../core/regulations/presets';
import type { Regulation } from '../core/regulations/regulation';
import type { Problem, Result } from '../core/result';
import type { Messages } from '../i18n/es/texts';
import { problemOnSheet } from '../i18n/problem-text';
import type { SheetContent, Workbook } from '../ports/workbook';
import { nearestHeader } from '../sheet/header';
import { readLedger } from '../sheet/ledger-table';
import { readRegulation } from '../sheet/read-regulation';
import { DIRECTORS_SHEETS, holdsSquares, isCalled } from '../sheet/recognise-sheet';
import { withRememberedTitles } from '../sheet/remembered-header';
import { findTable, type Table } from '../sheet/table';
import type { ReadWallClock } from '../sheet/time';
import type { SheetWord } from '../sheet/vocabulary';
import { askForColumn, askForMeaning, askForSheet, askToAdd } from './ask-about-sheets';
import { Remembered, type Choice, type Pending } from './choices';
import { candidateSheets } from './sheet-candidates';

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/** What a sheet may be besides: groups in cross-tables hold the results too. */
const BESIDES: ReadonlyMap<SheetWord, SheetWord> = new Map([['groups', 'schedule']]);

/** The sentence that says why there is no value. */
interface Untold {
  readonly ok: false;
  readonly text: string;
}

/** A value, or the sentence that says why there is none. */
export type Told<T> = { readonly ok: true; readonly value: T } | Untold;

export interface FoundTable extends Table {
  readonly sheet: SheetContent;
}

/** Sheets that may be meant: chosen by the director, called so, or with a table that looks like it. */
export interface PossibleSheets {
  readonly how: 'chosen' | 'called' | 'alike';
  readonly sheets: readonly string[];
}

/** The director's workbook by what its sheets mean. */
export class TournamentBook {
  readonly remembered: Remembered;
  private readonly contents = new Map<string, SheetContent>();
  private asked: Pending | null = null;
  private damaged: string | null = null;

  /** @param choices what the director has answered about his sheets just now */
  constructor(
    readonly workbook: Workbook,
    readonly messages: Messages,
    choices: readonly Choice[] = [],
  ) {
    this.remembered = new Remembered(workbook, choices);
  }

  /** What has to be asked before the last thing looked for can be read; `null` where asking would not help. */
  get pending(): Pending | null {
    return this.asked;
  }

  /** Whether this sentence is about a score that «Reparar marcadores» mends. */
  isRepairable(sentence: string): boolean {
    return this.damaged !== null && sentence.includes(this.damaged);
  }

  /** Reads a cell's date on the spreadsheet's wall. */
  readonly readWallClock: ReadWallClock = (date) => {
    const serial = this.workbook.serialOf(date);
    return serial === null ? null : { sinceEpoch: Math.round(serial * MILLISECONDS_A_DAY) };
  };

  /** The sheets that may be meant, and how that is known. Where none is called so, every sheet is looked into. */
  possibleSheets(word: SheetWord): PossibleSheets {
    const known = this.knownSheets(word);
    if (known) return known;
    const kind = DIRECTORS_SHEETS.find((one) => one === word);
    const alike = kind === undefined ? [] : candidateSheets(this, kind, this.closedTournaments());
    return { how: 'alike', sheets: alike };
  }

  /** Those that were chosen or are called so, told by their names alone; `null` where there are none. */
  private knownSheets(word: SheetWord): PossibleSheets | null {
    const chosen = this.remembered.sheet(word);
    if (chosen !== undefined) {
      const isThere = chosen !== null && this.workbook.sheetNames().includes(chosen);
      return { how: 'chosen', sheets: isThere ? [chosen] : [] };
    }
    const called = this.workbook
      .sheetNames()
      .filter((name) => isCalled(name, word) && !this.remembered.isChosen(name, BESIDES.get(word)))
      .filter((name) => word !== 'draw' || !holdsSquares(this.named(name)!.values));
    const visible = called.length > 1 ? called.filter((name) => !this.workbook.isHidden(name)) : called;
    return called.length === 0 ? null : { how: 'called', sheets: visible.length > 0 ? visible : called };
  }

  /**
   * The sheet that was chosen for a purpose, or is called so in one of the four languages; `null` when there is none. Two
   * of them: it is asked.
   */
  sheet(word: SheetWord): Told<SheetContent | null> {
    const sheets = this.knownSheets(word)?.sheets ?? [];
    const [only, second] = sheets;
    if (only === undefined) return { ok: true, value: null };
    return second === undefined
      ? { ok: true, value: this.named(only) }
      : this.ask(askForSheet(this.messages, word, sheets, true));
  }

  /** The same for a sheet that is needed: where none is called so, those that look like it are asked about. */
  soughtSheet(word: SheetWord): Told<SheetContent | null> {
    const { how, sheets } = this.possibleSheets(word);
    return how === 'alike' && sheets.length > 0
      ? this.ask(askForSheet(this.messages, word, sheets, false))
      : this.sheet(word);
  }

  /** A sheet by its very name, with the titles of columns that were chosen as we would write them. */
  named(name: string): SheetContent | null {
    if (!this.workbook.sheetNames().includes(name)) return null;
    let content = this.contents.get(name);
    if (!content) this.contents.set(name, (content = this.read(name)));
    return content;
  }

  /** The table on a sheet that must be there, found by its header. */
  table(
    word: SheetWord,
    wanted: readonly (readonly ColumnWord[])[],
    alsoRead: readonly ColumnWord[] = [],
  ): Told<FoundTable> {
    const sheet = this.soughtSheet(word);
    if (!sheet.ok) return sheet;
    const { actions } = this.messages;
    if (sheet.value === null) return told(actions.sheetMissing(actions.sheets[word]));
    const table = this.tableOn(sheet.value, wanted, alsoRead);
    if (!table.ok) return table;
    if (table.value !== null) return { ok: true, value: table.value };
    const nearest = nearestHeader(sheet.value.values, wanted);
    return nearest
      ? this.withoutColumns(sheet.value, nearest.row, nearest.missing)
      : told(actions.tableMissing(sheet.value.name, wanted[0]!));
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

  /** A table lacks columns: offers to add them at the right end. */
  withoutColumns(sheet: SheetContent, headerRow: number, missing: readonly ColumnWord[]): Untold {
    if (!this.remembered.isNotAdded(sheet.name)) {
      this.asked = askToAdd(this.messages, sheet, headerRow, missing);
    }
    return told(this.messages.actions.tableMissing(sheet.name, missing));
  }

  /** The regulation tonight goes by: the sheet Reglamento where there is one, else HG. */
  regulation(): Told<{ readonly regulation: Regulation; readonly sheet: SheetContent | null }> {
    const sheet = this.sheet('regulation');
    if (!sheet.ok) return sheet;
    if (sheet.value === null) return { ok: true, value: { regulation: DEFAULT_REGULATION, sheet: null } };
    const read = this.on(
      sheet.value,
      readRegulation(sheet.value.values, DEFAULT_REGULATION, this.readWallClock),
    );
    return read.ok ? { ok: true, value: { regulation: read.value, sheet: sheet.value } } : read;
  }

  /** A result about a sheet, its problem as a sentence that names the cell. */
  on<T>(sheet: SheetContent, result: Result<T>): Told<T> {
    if (result.ok) return result;
    const { problem } = result;
    if (problem.code === 'columnTwice') this.asked = askForColumn(this.messages, sheet, problem);
    if (problem.code === 'columnUnclear') this.asked = askForMeaning(this.messages, sheet, problem);
    const sentence = this.sentence(sheet, problem);
    if (isDamagedScore(problem)) this.damaged = sentence;
    return told(sentence);
  }

  sentence(sheet: SheetContent, problem: Problem): string {
    const sentence = problemOnSheet(problem, sheet.name, this.messages);
    return isDamagedScore(problem) ? this.messages.repair.hint(sentence) : sentence;
  }

  private closedTournaments(): string[] {
    const sheet = this.sheet('ledger');
    if (!sheet.ok || sheet.value === null) return [];
    return (readLedger(sheet.value.values)?.tournaments ?? []).map(({ name }) => name);
  }

  private ask(pending: Pending): Untold {
    this.asked = pending;
    return told(pending.question.text);
  }

  private read(name: string): SheetContent {
    const content = this.workbook.read(name);
    const header = this.remembered.header(name);
    if (header === null) return content;
    const titleOf = (column: ColumnWord) => this.messages.columns[column];
    return { ...content, values: withRememberedTitles(content.values, header, titleOf) };
  }
}

/** A score that became a date or a time when it was typed. */
export function isDamagedScore({ code }: Problem): boolean {
  return code === 'scoreBecameDate' || code === 'scoreBecameTime';
}

export function told(text: string): Untold {
  return { ok: false, text };
}
