import type { Book } from './model';
import { DECLARATION, escapeXml, MAIN, OFFICE } from './xml-text';

const APPS: Readonly<Record<Book['program'], string>> = {
  excel: '<Application>Microsoft Excel</Application><DocSecurity>0</DocSecurity><ScaleCrop>false</ScaleCrop>',
  libreoffice:
    '<Template></Template><TotalTime>3</TotalTime><Application>LibreOffice/7.4.7.2$Linux_X86_64</Application>',
  google: '',
  web: '',
};

/** The list of the sheets and the names. */
export function workbookXml(book: Book, sheetIds: readonly string[], external: string): string {
  const isLibre = book.program === 'libreoffice';
  const p = book.program === 'web' ? 'x:' : '';
  const names = [...book.sheets.map(({ name, frame }) => ({ name, state: frame.state }))];
  if (book.chartSheet) names.push({ name: book.chartSheet.name, state: undefined });
  const sheets = names.map(({ name, state }, index) => {
    const shown = state
      ? ` state="${state}"`
      : isLibre || book.program === 'google'
        ? ' state="visible"'
        : '';
    return `<${p}sheet${book.program === 'google' ? shown : ''} name="${escapeXml(name)}" sheetId="${index * 2 + 1}"${book.program === 'google' ? '' : shown} r:id="${sheetIds[index]}"/>`;
  });
  const defined = (book.names ?? []).map(
    ({ name, refers, sheet, hidden }) =>
      `<definedName name="${name}"${sheet === undefined ? '' : ` localSheetId="${sheet}"`}${hidden ? ' hidden="1"' : ''}>${escapeXml(refers)}</definedName>`,
  );
  const opening =
    p === ''
      ? `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">`
      : `<x:workbook xmlns:x="${MAIN}" xmlns:r="${OFFICE}">`;
  const active = book.active ?? 0;
  const properties =
    book.program === 'excel'
      ? `<fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="22730"/><workbookPr${book.date1904 ? ' date1904="1"' : ''} defaultThemeVersion="166925"/>`
      : isLibre
        ? '<fileVersion appName="Calc"/><workbookPr backupFile="false" showObjects="all" date1904="false"/>'
        : book.program === 'google'
          ? '<workbookPr/>'
          : '';
  const views =
    book.program === 'excel'
      ? `<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="20490" windowHeight="7755"${active ? ` activeTab="${active}"` : ''}/></bookViews>`
      : isLibre
        ? `<bookViews><workbookView showHorizontalScroll="true" showSheetTabs="true" firstSheet="0" activeTab="${active}"/></bookViews>`
        : '';
  const end =
    book.program === 'excel'
      ? '<calcPr calcId="191029"/><extLst><ext uri="{140A7094-0E35-4892-8432-C4D2E57EDEB5}" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>'
      : isLibre
        ? '<calcPr iterateCount="100" refMode="A1" iterate="false" iterateDelta="0.001"/>'
        : '';
  return (
    `${opening}${properties}${book.workbookProtection ?? ''}${views}<${p}sheets>${sheets.join('')}</${p}sheets>${external}` +
    `${defined.length > 0 ? `<definedNames>${defined.join('')}</definedNames>` : book.program === 'google' ? '<definedNames/>' : ''}${end}</${p}workbook>`
  );
}

/** What Excel tells about a file: its sheets and names once more. */
export function appXml(book: Book): string {
  const names = book.sheets.map(({ name }) => name);
  const printNames = (book.names ?? [])
    .filter(({ hidden }) => !hidden)
    .map(({ name, sheet }) => {
      const owner = sheet === undefined ? '' : `'${names[sheet]}'!`;
      return (
        owner +
        name
          .replace('_xlnm.Print_Area', 'Área_de_impresión')
          .replace('_xlnm.Print_Titles', 'Títulos_a_imprimir')
      );
    });
  const charts = book.chartSheet ? [book.chartSheet.name] : [];
  const titles = [...names, ...charts, ...printNames];
  const pair = (text: string, count: number): string =>
    count === 0
      ? ''
      : `<vt:variant><vt:lpstr>${text}</vt:lpstr></vt:variant><vt:variant><vt:i4>${count}</vt:i4></vt:variant>`;
  const pairs =
    pair('Hojas de cálculo', names.length) +
    pair('Gráficos', charts.length) +
    pair('Rangos con nombre', printNames.length);
  const count = [names, charts, printNames].filter((list) => list.length > 0).length * 2;
  const listed =
    book.program === 'excel'
      ? `<HeadingPairs><vt:vector size="${count}" baseType="variant">${pairs}</vt:vector></HeadingPairs>` +
        `<TitlesOfParts><vt:vector size="${titles.length}" baseType="lpstr">${titles.map((title) => `<vt:lpstr>${escapeXml(title)}</vt:lpstr>`).join('')}</vt:vector></TitlesOfParts><Company></Company><LinksUpToDate>false</LinksUpToDate><AppVersion>16.0300</AppVersion>`
      : '';
  return `${DECLARATION}\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${APPS[book.program]}${listed}</Properties>`;
}

export function coreXml(book: Book): string {
  return (
    `${DECLARATION}\n<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    `<dc:creator>${escapeXml(book.author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2026-03-01T20:00:00Z</dcterms:created></cp:coreProperties>`
  );
}
