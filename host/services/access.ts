import { ServiceError } from '../grid/refusal';

/** With what right the bundle's code runs. */
export type Authority =
  /** A menu command: everything the manifest's scopes allow. */
  | 'full'
  /** A formula: the document can be read, nothing can be written or shown. */
  | 'custom-function'
  /** `doGet` of a web app: nobody has the document open. */
  | 'web-app'
  /** `onOpen` of an add-on that is not enabled in the document: menus and the locale. */
  | 'none';

/** Calls that never leave the script, and so are not counted. */
const FREE: Readonly<Record<string, RegExp>> = {
  SpreadsheetApp: /^(?:getActive|getActiveSpreadsheet|getUi)$/,
  Range:
    /^get(?:Row|Column|NumRows|NumColumns|LastRow|LastColumn|Height|Width|RowIndex|A1Notation|Sheet|GridId)$/,
  RangeList: /^getRanges$/,
  Ui: /^create(?:Menu|AddonMenu)$/,
  Lock: /^hasLock$/,
  DeveloperMetadataFinder: /^with/,
  DeveloperMetadataLocation: /./,
  DataValidation: /./,
  Session: /^get(?:ScriptTimeZone|ActiveUserLocale)$/,
  Properties: /^$/,
  Cache: /^$/,
};

const DOCUMENT = new Set([
  'Spreadsheet',
  'Sheet',
  'Range',
  'RangeList',
  'Protection',
  'NamedRange',
  'DeveloperMetadata',
]);
const COUNTED = new Set([...DOCUMENT, ...Object.keys(FREE)]);

export function isCounted(service: string, method: string): boolean {
  return COUNTED.has(service) && !FREE[service]?.test(method);
}

const WRITES =
  /^(?:set|clear|insert|delete|append|copy|move|sort|merge|break|hide|show|add|remove|protect|auto|activate|toast|trim|split|randomize|check|uncheck|duplicate|rename|addTo|create)/;

const WITHOUT_PERMISSION: Readonly<Record<string, RegExp>> = {
  SpreadsheetApp: /^getUi$/,
  Ui: /^create(?:Menu|AddonMenu)$/,
  Menu: /./,
  Session: /^(?:getActiveUserLocale|getScriptTimeZone)$/,
  Utilities: /./,
  Logger: /./,
  console: /./,
};

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets.currentonly';
const UI_SCOPE = 'https://www.googleapis.com/auth/script.container.ui';

/** What a web app is given null for: it has no active document, and so no lock of one. */
const NULL_IN_WEB_APP: Readonly<Record<string, RegExp>> = {
  SpreadsheetApp: /^getActive/,
  LockService: /^getDocumentLock$/,
};

export function isNullFor(authority: Authority, service: string, method: string): boolean {
  return authority === 'web-app' && NULL_IN_WEB_APP[service]?.test(method) === true;
}

/** Throws what Google throws when code does more than it may. */
export function requirePermission(authority: Authority, service: string, method: string): void {
  if (authority === 'custom-function' || authority === 'web-app') {
    if (service === 'SpreadsheetApp' && method === 'getUi') {
      throw new ServiceError('Cannot call SpreadsheetApp.getUi() from this context.');
    }
  }
  if (authority === 'custom-function') {
    if (DOCUMENT.has(service) && WRITES.test(method)) {
      throw new ServiceError(`You do not have permission to call ${method}`);
    }
  }
  if (authority === 'none' && !WITHOUT_PERMISSION[service]?.test(method)) {
    const scope = service === 'Ui' ? UI_SCOPE : SCOPE;
    throw new ServiceError(
      `You do not have permission to call ${service}.${method}. Required permissions: ${scope}`,
    );
  }
}
