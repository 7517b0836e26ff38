import { place, type Frame, type Note, type Table } from './model';
import { DECLARATION, escapeXml, MAIN, OFFICE } from './xml-text';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

/** A one-pixel picture, standing for the club's shield. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a printer's driver leaves in a file: bytes that mean nothing to anybody else. */
export const PRINTER = Uint8Array.from({ length: 316 }, (_, at) => (at * 37 + (at >> 3)) % 256);

export function noteText({ text, reply }: Note): string {
  return reply === undefined
    ? text
    : `[Comentario encadenado]\n\nSu versión de Excel le permite leer este comentario encadenado.\n\nComentario:\n    ${text}\nRespuesta:\n    ${reply}`;
}

export function commentsXml(notes: readonly Note[], isRich: boolean): string {
  const authorOf = (note: Note, index: number): string =>
    note.reply === undefined ? note.author : `tc=${threadId(index, 0)}`;
  const authors = [...new Set(notes.map(authorOf))];
  const items = notes.map((note, index) => {
    const text = escapeXml(noteText(note)).replaceAll('&#10;', '\n');
    const author = `${escapeXml(note.author)}:`;
    const inside =
      isRich && note.reply === undefined
        ? `<r><rPr><b/><sz val="9"/><color indexed="81"/><rFont val="Tahoma"/><family val="2"/></rPr><t>${author}</t></r>` +
          `<r><rPr><sz val="9"/><color indexed="81"/><rFont val="Tahoma"/><family val="2"/></rPr><t xml:space="preserve">\n${text}</t></r>`
        : `<t xml:space="preserve">${text}</t>`;
    const uid = note.reply === undefined ? '' : ` xr:uid="${threadId(index, 0)}"`;
    return `<comment ref="${note.at}" authorId="${authors.indexOf(authorOf(note, index))}"${uid}><text>${inside}</text></comment>`;
  });
  return (
    `${DECLARATION}\n<comments xmlns="${MAIN}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="xr" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision">` +
    `<authors>${authors.map((author) => `<author>${escapeXml(author)}</author>`).join('')}</authors>` +
    `<commentList>${items.join('')}</commentList></comments>`
  );
}

const threadId = (index: number, answer: number): string =>
  `{0000000${answer}-0000-4000-8000-${String(index).padStart(12, '0')}}`;
const PERSON = '{11111111-2222-4333-8444-555555555555}';
const THREADED = 'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments';

export function threadedXml(notes: readonly Note[]): string {
  const items = notes.flatMap((note, index) =>
    note.reply === undefined
      ? []
      : [
          `<threadedComment ref="${note.at}" dT="2026-03-07T21:15:00.00" personId="${PERSON}" id="${threadId(index, 0)}"><text>${escapeXml(note.text)}</text></threadedComment>`,
          `<threadedComment ref="${note.at}" dT="2026-03-07T21:20:00.00" personId="${PERSON}" id="${threadId(index, 1)}" parentId="${threadId(index, 0)}"><text>${escapeXml(note.reply)}</text></threadedComment>`,
        ],
  );
  return `${DECLARATION}\n<ThreadedComments xmlns="${THREADED}" xmlns:x="${MAIN}">${items.join('')}</ThreadedComments>`;
}

export const personsXml = (author: string): string =>
  `${DECLARATION}\n<personList xmlns="${THREADED}" xmlns:x="${MAIN}"><person displayName="${escapeXml(author)}" id="${PERSON}" userId="S::dir@club.example" providerId="AD"/></personList>`;

/** The boxes of the notes; CRLF as Excel writes them. */
export function vmlXml(notes: readonly Note[], index: number): string {
  const boxes = notes.map(({ at }, order) => {
    const { row, column } = place(at);
    return (
      `<v:shape id="_x0000_s${(index + 1) * 1024 + order + 1}" type="#_x0000_t202" style='position:absolute;\r\n  margin-left:107.25pt;margin-top:7.5pt;width:108pt;height:59.25pt;z-index:${order + 1};\r\n  visibility:hidden' fillcolor="infoBackground [80]" strokecolor="none [81]" o:insetmode="auto">\r\n` +
      '  <v:fill color2="infoBackground [80]"/>\r\n  <v:shadow color="none [81]" obscured="t"/>\r\n  <v:path o:connecttype="none"/>\r\n' +
      "  <v:textbox style='mso-direction-alt:auto'>\r\n   <div style='text-align:left'></div>\r\n  </v:textbox>\r\n" +
      `  <x:ClientData ObjectType="Note">\r\n   <x:MoveWithCells/>\r\n   <x:SizeWithCells/>\r\n   <x:Anchor>\r\n    ${column}, 15, ${Math.max(0, row - 2)}, 10, ${column + 2}, 31, ${row + 3}, 9</x:Anchor>\r\n` +
      `   <x:AutoFill>False</x:AutoFill>\r\n   <x:Row>${row - 1}</x:Row>\r\n   <x:Column>${column - 1}</x:Column>\r\n  </x:ClientData>\r\n </v:shape>`
    );
  });
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml"\r\n xmlns:o="urn:schemas-microsoft-com:office:office"\r\n xmlns:x="urn:schemas-microsoft-com:office:excel">\r\n' +
    ` <o:shapelayout v:ext="edit">\r\n  <o:idmap v:ext="edit" data="${index + 1}"/>\r\n </o:shapelayout>` +
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202"\r\n  path="m,l,21600r21600,l21600,xe">\r\n  <v:stroke joinstyle="miter"/>\r\n  <v:path gradientshapeok="t" o:connecttype="rect"/>\r\n </v:shapetype>' +
    `${boxes.join('')}</xml>`
  );
}

export function drawingXml(frame: Frame, ids: { chart?: string; picture?: string }): string {
  const anchor = (column: number, row: number, inside: string): string =>
    `<xdr:twoCellAnchor editAs="oneCell"><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>` +
    `<xdr:to><xdr:col>${column + 5}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row + 12}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${inside}<xdr:clientData/></xdr:twoCellAnchor>`;
  const picture =
    ids.picture === undefined
      ? ''
      : anchor(
          9,
          0,
          `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Imagen 1" descr="${escapeXml(frame.picture ?? '')}"/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>` +
            `<xdr:blipFill><a:blip xmlns:r="${OFFICE}" r:embed="${ids.picture}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
            '<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="600000" cy="600000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>',
        );
  const chart =
    ids.chart === undefined
      ? ''
      : anchor(
          9,
          14,
          '<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="3" name="Gráfico 2"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>' +
            '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
            `<a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" xmlns:r="${OFFICE}" r:id="${ids.chart}"/></a:graphicData></a:graphic></xdr:graphicFrame>`,
        );
  return `${DECLARATION}\n<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main">${picture}${chart}</xdr:wsDr>`;
}

/** A chart that fills a sheet of its own. */
export const chartSheetDrawingXml = (id: string): string =>
  `${DECLARATION}\n<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main"><xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="9300000" cy="6000000"/>` +
  '<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Gráfico 1"/><xdr:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></xdr:cNvGraphicFramePr></xdr:nvGraphicFramePr>' +
  '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
  `<a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" xmlns:r="${OFFICE}" r:id="${id}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:absoluteAnchor></xdr:wsDr>`;

export function chartXml({ title, names, values }: NonNullable<Frame['chart']>): string {
  return (
    `${DECLARATION}\n<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}"><c:date1904 val="0"/><c:lang val="es-VE"/><c:roundedCorners val="0"/><c:chart>` +
    `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="es-VE"/><a:t>${escapeXml(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/>` +
    '<c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/><c:ser><c:idx val="0"/><c:order val="0"/>' +
    `<c:cat><c:strRef><c:f>${escapeXml(names)}</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>${escapeXml(values)}</c:f></c:numRef></c:val></c:ser>` +
    '<c:gapWidth val="150"/><c:axId val="1001"/><c:axId val="1002"/></c:barChart>' +
    '<c:catAx><c:axId val="1001"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="1002"/></c:catAx>' +
    '<c:valAx><c:axId val="1002"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:majorGridlines/><c:crossAx val="1001"/></c:valAx></c:plotArea>' +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:printSettings><c:headerFooter/><c:pageMargins b="0.75" l="0.7" r="0.7" t="0.75" header="0.3" footer="0.3"/><c:pageSetup/></c:printSettings></c:chartSpace>'
  );
}

export function tableXml({ name, ref, columns, totals }: Table, id: number): string {
  const filterRef = totals ? ref.replace(/\d+$/, (row) => String(Number(row) - 1)) : ref;
  const items = columns.map(
    (column, index) =>
      `<tableColumn id="${index + 1}" xr3:uid="{00000000-0010-0000-0${id}00-00000${index + 1}000000}" name="${escapeXml(column)}"/>`,
  );
  return (
    `${DECLARATION}\n<table xmlns="${MAIN}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="xr xr3" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision" xmlns:xr3="http://schemas.microsoft.com/office/spreadsheetml/2016/revision3"` +
    ` id="${id}" xr:uid="{00000000-000C-0000-FFFF-FFFF0${id}000000}" name="${name}" displayName="${name}" ref="${ref}"${totals ? ' totalsRowCount="1"' : ' totalsRowShown="0"'}>` +
    `<autoFilter ref="${filterRef}"/><tableColumns count="${columns.length}">${items.join('')}</tableColumns>` +
    '<tableStyleInfo name="TableStyleMedium2" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>'
  );
}

export function externalLinkXml(): string {
  return (
    `${DECLARATION}\n<externalLink xmlns="${MAIN}" xmlns:r="${OFFICE}"><externalBook r:id="rId1"><sheetNames><sheetName val="Padrón"/></sheetNames>` +
    '<sheetDataSet><sheetData sheetId="0"><row r="2"><cell r="B2" t="str"><v>Aurelio Izaguirre</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>'
  );
}

export function themeXml(): string {
  const colors = [
    'windowText',
    'window',
    '44546A',
    'E7E6E6',
    '4472C4',
    'ED7D31',
    'A5A5A5',
    'FFC000',
    '5B9BD5',
    '70AD47',
    '0563C1',
    '954F72',
  ];
  const names = [
    'dk1',
    'lt1',
    'dk2',
    'lt2',
    'accent1',
    'accent2',
    'accent3',
    'accent4',
    'accent5',
    'accent6',
    'hlink',
    'folHlink',
  ];
  const scheme = names.map((name, at) =>
    at < 2
      ? `<a:${name}><a:sysClr val="${colors[at]}" lastClr="${at === 0 ? '000000' : 'FFFFFF'}"/></a:${name}>`
      : `<a:${name}><a:srgbClr val="${colors[at]}"/></a:${name}>`,
  );
  const solid = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="6350">${solid}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  const font = (name: string): string =>
    `<a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/>`;
  return (
    `${DECLARATION}\n<a:theme xmlns:a="${DRAWING}/main" name="Tema de Office"><a:themeElements><a:clrScheme name="Office">${scheme.join('')}</a:clrScheme>` +
    `<a:fontScheme name="Office"><a:majorFont>${font('Calibri Light')}</a:majorFont><a:minorFont>${font('Calibri')}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="Office"><a:fillStyleLst>${solid.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${solid.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  );
}
