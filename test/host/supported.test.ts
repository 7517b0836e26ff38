import { describe, expect, test } from '@jest/globals';
import type { Scalar } from '../../host/grid/cell';
import { admits, type ValidationRule } from '../../host/grid/validation';
import { fixture, runScript } from './open';

/** What scripts can count on; a method that is missing here is refused by name. */
const PROMISED: readonly (readonly [string, string])[] = [
  [
    'SpreadsheetApp',
    'getActive getActiveSpreadsheet getActiveSheet getUi flush ProtectionType CopyPasteType DataValidationCriteria',
  ],
  [
    'SpreadsheetApp.getActive()',
    'getId getName getSheets getSheetByName getActiveSheet setActiveSheet insertSheet deleteSheet getRange getSpreadsheetLocale ' +
      'getSpreadsheetTimeZone toast getNamedRanges addDeveloperMetadata getDeveloperMetadata',
  ],
  [
    'SpreadsheetApp.getActive().getSheets()[0]',
    'getName setName getSheetId getIndex getParent getMaxRows getMaxColumns getLastRow getLastColumn getDataRange getRange ' +
      'getRangeList insertRowsAfter insertColumnsAfter setFrozenRows getFrozenRows setFrozenColumns getFrozenColumns ' +
      'autoResizeColumns setColumnWidth getColumnWidth isSheetHidden hideSheet showSheet copyTo activate getProtections addDeveloperMetadata ' +
      'getDeveloperMetadata',
  ],
  [
    "SpreadsheetApp.getActive().getSheets()[0].getRange('A1')",
    'getRow getColumn getNumRows getNumColumns getLastRow getLastColumn getA1Notation getSheet getValue getValues getDisplayValue ' +
      'getDisplayValues getFormula getFormulas getNumberFormat getNumberFormats setValue setValues setFormula setFormulas ' +
      'setNumberFormat setNumberFormats setFontWeight setFontColor setBackground setBackgrounds getBackground getBackgrounds ' +
      'getFontWeight getFontWeights getFontColor getFontColors setHorizontalAlignment getHorizontalAlignment setWrap getWrap setNote getNote getNotes ' +
      'setNotes clearContent canEdit getDataValidations activate isPartOfMerge getMergedRanges copyTo addDeveloperMetadata getDeveloperMetadata',
  ],
  [
    "SpreadsheetApp.getActive().getSheets()[0].getRangeList(['A1'])",
    'getRanges setValue setNumberFormat setFontWeight setBackground clearContent',
  ],
  [
    'SpreadsheetApp.getUi()',
    'createAddonMenu createMenu alert prompt Button ButtonSet showSidebar showModalDialog showModelessDialog',
  ],
  [
    'HtmlService',
    'createHtmlOutput createHtmlOutputFromFile createTemplate createTemplateFromFile SandboxMode XFrameOptionsMode',
  ],
  [
    'HtmlService.createHtmlOutput()',
    'getContent setContent append appendUntrusted clear getTitle setTitle getWidth setWidth getHeight setHeight addMetaTag ' +
      'setSandboxMode setXFrameOptionsMode',
  ],
  ['ContentService', 'createTextOutput MimeType'],
  ['ContentService.createTextOutput()', 'getContent setContent append clear getMimeType setMimeType'],
  ["SpreadsheetApp.getUi().createMenu('x')", 'addItem addSeparator addSubMenu addToUi'],
  ['LockService.getDocumentLock()', 'tryLock waitLock releaseLock hasLock'],
  ['Session', 'getScriptTimeZone getActiveUserLocale getActiveUser getTemporaryActiveUserKey'],
  ['Utilities', 'formatDate getUuid sleep'],
  ['PropertiesService', 'getDocumentProperties getUserProperties getScriptProperties'],
  [
    'PropertiesService.getUserProperties()',
    'getProperty getProperties getKeys setProperty setProperties deleteProperty deleteAllProperties',
  ],
  ['CacheService.getDocumentCache()', 'get put remove'],
  ['CacheService', 'getDocumentCache getUserCache getScriptCache'],
  ['Logger', 'log'],
  ['console', 'log info warn error'],
  ['ScriptApp', 'AuthMode'],
];

describe('what scripts can count on', () => {
  test.each(PROMISED)('%s', (object, names) => {
    const { logged } = runScript(`var thing = ${object};
      Logger.log('${names}'.split(' ').filter(function (name) { return !(name in thing); }).join(' ') || 'all there');`);
    expect(logged).toEqual(['all there']);
  });

  test('works when it is called', () => {
    const { logged, run } = runScript(
      `var book = SpreadsheetApp.getActive(), sheet = book.getSheetByName('Inscritos'), other = book.getSheetByName('Día 2 ');
       console.log(SpreadsheetApp.getActiveSheet().getName(), book.getId(), book.getRange("'Día 2 '!B1:C1").getA1Notation(), book.getRange('A1').getSheet().getName());
       console.log(sheet.getRange('B4').getDisplayValue(), sheet.getRange('F4').getFormula(), JSON.stringify(sheet.getRange('A3:B3').getFontWeights()),
         sheet.getRange('A1').getLastRow(), sheet.getRange('A1:C4').getLastColumn(), JSON.stringify(sheet.getRange('A3:B3').getBackgrounds()));
       other.activate(); console.log(book.getActiveSheet().getName()); sheet.getRange('A1').activate(); console.log(book.getActiveSheet().getName());
       sheet.setFrozenColumns(2); console.log(sheet.getFrozenColumns());
       var whole = other.getProtections(SpreadsheetApp.ProtectionType.SHEET)[0];
       console.log(whole.canEdit(), whole.isWarningOnly(), String(whole.getProtectionType()), whole.getRange().getNumRows());
       book.addDeveloperMetadata('libro', 'v'); var mark = book.getDeveloperMetadata()[0]; mark.setValue('w').setKey('k');
       console.log(mark.getId(), mark.getKey(), mark.getValue(), String(mark.getVisibility()), sheet.getRange('4:4').getDeveloperMetadata().length);
       var list = sheet.getRangeList(['A4', 'A5']).setFontWeight('bold').setBackground('red');
       console.log(list.getRanges().map(function (range) { return range.getFontWeight() + range.getBackground(); }).join(' '));
       var store = PropertiesService.getUserProperties().setProperties({ a: '1', b: '2' });
       console.log(JSON.stringify(store.getProperties()), store.getKeys().join(), store.setProperties({ c: '3' }, true).getKeys().join(), store.deleteAllProperties().getKeys().length);
       var cache = CacheService.getUserCache(); cache.put('k', 'v'); cache.remove('k'); console.log(cache.get('k'));
       Utilities.sleep(10); console.info('info'); console.error('error');
       try { Utilities.sleep(-1); } catch (e) { console.log(e.message); }
       try { store.setProperty(1, 'x'); } catch (e) { console.log(e.message); }`,
      fixture('excel.xlsx'),
    );
    expect(run.error).toBeUndefined();
    expect(logged).toEqual([
      'Resultados local-spreadsheet B1:C1 Resultados',
      'Sí =E4*2 [["bold","bold"]] 1 3 [["#ffffff","#ffffff"]]',
      'Día 2 ',
      'Inscritos',
      '2',
      'false false SHEET 1000',
      '1 k w DOCUMENT 0',
      'bold#ff0000 bold#ff0000',
      '{"a":"1","b":"2"} a,b c 0',
      'null',
      'info',
      'error',
      'sleep(): the time must be between 0 and 300000 milliseconds.',
      "The parameters (number,String) don't match the method signature for PropertiesService.Properties.setProperty.",
    ]);
  });
});

describe('validation rules', () => {
  const rule = (type: string, operator: string, formula1: string, formula2 = ''): ValidationRule => ({
    areas: [{ row: 1, column: 1, rows: 5, columns: 1 }],
    type,
    operator,
    allowsBlank: true,
    formula1,
    formula2,
  });
  const takes = (item: ValidationRule, value: Scalar): boolean =>
    admits([item], 1, 1, value, (formula) => [formula === 'TRUE' ? true : Number(formula)]);

  test.each([
    ['between', [2, 5], [1, 6]],
    ['notBetween', [1, 6], [2, 5]],
    ['equal', [2], [3]],
    ['notEqual', [3], [2]],
    ['greaterThan', [3], [2]],
    ['greaterThanOrEqual', [2], [1]],
    ['lessThan', [1], [2]],
    ['lessThanOrEqual', [2], [3]],
  ])('%s', (operator, good, bad) => {
    const decimal = rule('decimal', operator, '2', '5');
    expect(good.every((value) => takes(decimal, value))).toBe(true);
    expect(bad.some((value) => takes(decimal, value))).toBe(false);
  });

  test('kinds of values', () => {
    expect(takes(rule('whole', 'greaterThan', '0'), 1.5)).toBe(false);
    expect(takes(rule('decimal', 'greaterThan', '0'), 'x')).toBe(false);
    expect(takes(rule('textLength', 'lessThan', '4'), 'abc')).toBe(true);
    expect(takes(rule('textLength', 'lessThan', '4'), 'abcd')).toBe(false);
    expect(takes(rule('custom', '', 'TRUE'), 'x')).toBe(true);
    expect(takes(rule('custom', '', '0'), 'x')).toBe(false);
    expect(admits([rule('whole', 'equal', '1')], 9, 9, 'x', () => [])).toBe(true);
  });
});
