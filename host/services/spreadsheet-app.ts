import { CRITERIA } from './data-validation';
import type { DocumentHost } from './document-host';
import { LOCATION_TYPE, VISIBILITY } from './metadata';
import { PROTECTION_TYPE } from './protection';
import { LocalSpreadsheet } from './spreadsheet';
import { enumeration, stub } from './stub';
import type { LocalUi } from './ui';

type Google = typeof GoogleAppsScript.Spreadsheet;

const COPY_PASTE_TYPE = enumeration<Google['CopyPasteType']>(
  'PASTE_NORMAL',
  'PASTE_NO_BORDERS',
  'PASTE_FORMAT',
  'PASTE_FORMULA',
  'PASTE_DATA_VALIDATION',
  'PASTE_VALUES',
  'PASTE_CONDITIONAL_FORMATTING',
  'PASTE_COLUMN_WIDTHS',
);

export class LocalSpreadsheetApp extends stub<GoogleAppsScript.Spreadsheet.SpreadsheetApp>('SpreadsheetApp') {
  override readonly ProtectionType = PROTECTION_TYPE;
  override readonly DataValidationCriteria = CRITERIA;
  override readonly CopyPasteType = COPY_PASTE_TYPE;
  override readonly DeveloperMetadataVisibility = VISIBILITY;
  override readonly DeveloperMetadataLocationType = LOCATION_TYPE;
  private readonly spreadsheet: LocalSpreadsheet;

  constructor(
    private readonly host: DocumentHost,
    private readonly ui: LocalUi,
  ) {
    super();
    this.spreadsheet = new LocalSpreadsheet(host);
  }

  override getActive(): LocalSpreadsheet {
    return this.spreadsheet;
  }

  override getActiveSpreadsheet(): LocalSpreadsheet {
    return this.spreadsheet;
  }

  override getActiveSheet(): ReturnType<LocalSpreadsheet['getActiveSheet']> {
    return this.spreadsheet.getActiveSheet();
  }

  override getUi(): LocalUi {
    return this.ui;
  }

  override flush(): void {
    this.host.settle();
  }
}
