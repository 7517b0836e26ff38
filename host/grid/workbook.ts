import type { TableArea } from '../formula/table-references';
import { ServiceError } from './refusal';
import { Sheet } from './sheet';
import type { StyleBook } from './style-book';
import type { SheetLocale } from '../text/locale';

/** A defined name of the file. */
export interface DefinedName {
  readonly name: string;
  /** Sheets' form without `=`: `Grupos!A1:C9`. */
  readonly target: string;
  readonly sheet: Sheet | undefined;
  readonly hidden: boolean;
}

/** What a new sheet has in Sheets. */
const NEW_ROWS = 1000;
const NEW_COLUMNS = 26;

/** Developer metadata: something remembered on the spreadsheet, a sheet, or a whole row or column of one. */
export interface DeveloperMark {
  readonly id: number;
  /** Undefined for the spreadsheet itself. */
  readonly sheet: Sheet | undefined;
  /** Undefined for a whole sheet. Counted from 1. */
  readonly line: { readonly kind: 'row' | 'column'; readonly number: number } | undefined;
  key: string;
  value: string | null;
  readonly visibility: 'DOCUMENT' | 'PROJECT';
}

export class Workbook {
  readonly sheets: Sheet[] = [];
  readonly names: DefinedName[] = [];
  readonly tables: TableArea[] = [];
  readonly marks: DeveloperMark[] = [];
  /** Sheets of the file that have no cells, a chart alone for one: their names and ids are taken. */
  readonly cellless: { readonly name: string; readonly id: number }[] = [];
  active: Sheet | undefined;

  constructor(
    readonly title: string,
    readonly styleBook: StyleBook,
    readonly locale: SheetLocale,
    readonly timeZone: string,
  ) {}

  /** Sheets tells names apart without regard to case. */
  sheetNamed(name: string): Sheet | undefined {
    return this.sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  }

  activeSheet(): Sheet {
    const sheet =
      this.active ?? this.sheets.find(({ visibility }) => visibility === 'visible') ?? this.sheets[0];
    if (!sheet) throw new ServiceError('Please select an active sheet first.');
    return sheet;
  }

  insertSheet(name: string, index: number): Sheet {
    this.requireFreeName(name);
    const taken = [...this.sheets, ...this.cellless].map((sheet) => sheet.id);
    const id = Math.max(0, ...taken, ...this.usedIds) + 1;
    const sheet = new Sheet(id, name, NEW_ROWS, NEW_COLUMNS, this.styleBook);
    this.sheets.splice(index, 0, sheet);
    this.usedIds.add(id);
    this.active = sheet;
    return sheet;
  }

  /** Ids of sheets deleted here stay taken, as in Sheets. */
  private readonly usedIds = new Set<number>();

  requireFreeName(name: string): void {
    const isTaken = this.cellless.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
    if (!isTaken && !this.sheetNamed(name)) return;
    throw new ServiceError(`A sheet with the name "${name}" already exists. Please enter another name.`);
  }

  removeSheet(sheet: Sheet): void {
    const visible = this.sheets.filter(({ visibility }) => visibility === 'visible');
    if (visible.length < 2 && visible.includes(sheet)) {
      throw new ServiceError("You can't remove all the sheets in a document.");
    }
    this.usedIds.add(sheet.id);
    this.sheets.splice(this.sheets.indexOf(sheet), 1);
    const kept = this.marks.filter((mark) => mark.sheet !== sheet);
    this.marks.splice(0, this.marks.length, ...kept);
    if (this.active === sheet) this.active = undefined;
  }
}
