import type { Mark, WorkbookChanges } from '../ports/workbook';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Metadata = GoogleAppsScript.Spreadsheet.DeveloperMetadata;

/** Everything that Cubilete remembers has this key. */
const KEY = 'cubilete';

/**
 * What is remembered as developer metadata: it sticks to a sheet, a row or a column, moves with it and survives
 * renaming (platform notes).
 */
export class SheetMarks {
  private known: readonly { readonly mark: Mark; readonly metadata: Metadata }[] | null = null;

  constructor(private readonly spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet) {}

  all(): readonly Mark[] {
    this.known ??= this.spreadsheet
      .createDeveloperMetadataFinder()
      .withKey(KEY)
      .find()
      .map((metadata) => ({ mark: markOf(metadata), metadata }));
    return this.known.map(({ mark }) => mark);
  }

  forget(sheet: Sheet): void {
    for (const metadata of sheet.createDeveloperMetadataFinder().withKey(KEY).find()) metadata.remove();
  }

  change({ added, removed }: WorkbookChanges['marks'], sheets: ReadonlyMap<string, Sheet>): void {
    if (removed.length > 0) {
      this.all();
      for (const gone of removed) this.known!.find(({ mark }) => isSame(mark, gone))?.metadata.remove();
    }
    for (const { sheet, row, column, value } of added) {
      const target = sheets.get(sheet)!;
      if (column !== null) {
        target.getRange(1, column + 1, target.getMaxRows(), 1).addDeveloperMetadata(KEY, value);
      } else if (row !== null) {
        target.getRange(row + 1, 1, 1, target.getMaxColumns()).addDeveloperMetadata(KEY, value);
      } else {
        target.addDeveloperMetadata(KEY, value);
      }
    }
    if (added.length + removed.length > 0) this.known = null;
  }
}

function markOf(metadata: Metadata): Mark {
  const { COLUMN, ROW } = SpreadsheetApp.DeveloperMetadataLocationType;
  const location = metadata.getLocation();
  const value = metadata.getValue() ?? '';
  const type = location.getLocationType();
  if (type === COLUMN) {
    const range = location.getColumn()!;
    return { sheet: range.getSheet().getName(), row: null, column: range.getColumn() - 1, value };
  }
  if (type === ROW) {
    const range = location.getRow()!;
    return { sheet: range.getSheet().getName(), row: range.getRow() - 1, column: null, value };
  }
  return { sheet: location.getSheet()?.getName() ?? '', row: null, column: null, value };
}

function isSame(one: Mark, other: Mark): boolean {
  return (
    one.sheet === other.sheet &&
    one.row === other.row &&
    one.column === other.column &&
    one.value === other.value
  );
}
