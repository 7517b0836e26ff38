import type { Style } from '../model';

export const title: Style = { b: true, sz: 16, fill: 'E8E0D0', center: true };
export const label: Style = { i: true, color: '7F7F7F' };
export const head: Style = {
  b: true,
  fill: '1F4E78',
  color: 'FFFFFF',
  border: true,
  center: true,
  wrap: true,
};
export const cell: Style = { border: true };
export const centred: Style = { border: true, center: true };
export const whole: Style = { border: true, fmt: '0', center: true };
export const decimal: Style = { border: true, fmt: '0.0' };
export const points: Style = { border: true, fmt: '0.00' };
export const text: Style = { border: true, fmt: '@', center: true };
export const date: Style = { border: true, fmt: 'dd/mm/yyyy' };
export const time: Style = { border: true, fmt: 'hh:mm' };
export const open: Style = { border: true, fill: 'FFF2CC', unlocked: true };
export const win: Style = { border: true, fill: 'C6EFCE', b: true };
export const grey: Style = { border: true, fill: 'D9D9D9', center: true };
export const total: Style = { b: true, border: true, fill: 'DDEBF7' };
export const warm: Style = { border: true, fill: 'F8CBAD' };

/** A rule of a conditional format by a formula, with one of the four looks. */
export const rule = (range: string, formula: string, look: number, priority = 1): string =>
  `<conditionalFormatting sqref="${range}"><cfRule type="expression" dxfId="${look}" priority="${priority}"><formula>${formula}</formula></cfRule></conditionalFormatting>`;

export const listOf = (range: string, choices: string): string =>
  `<dataValidation type="list" allowBlank="1" showInputMessage="1" showErrorMessage="1" errorTitle="No vale" error="Elija de la lista" sqref="${range}"><formula1>${choices.replaceAll('"', '&quot;')}</formula1></dataValidation>`;

export const wholeBetween = (range: string, from: number, to: number): string =>
  `<dataValidation type="whole" errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1" promptTitle="Tantos" prompt="De ${from} a ${to}" sqref="${range}"><formula1>${from}</formula1><formula2>${to}</formula2></dataValidation>`;

/** A validation with a list on another sheet, and data bars, as Excel keeps them since 2010. */
export const newer = (range: string, list: string, bars: string): string =>
  '<ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:conditionalFormattings>' +
  '<x14:conditionalFormatting xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main"><x14:cfRule type="dataBar" id="{00000000-0002-0000-0000-000001000000}"><x14:dataBar minLength="0" maxLength="100" border="1" negativeBarBorderColorSameAsPositive="0"><x14:cfvo type="autoMin"/><x14:cfvo type="autoMax"/><x14:borderColor rgb="FF638EC6"/><x14:axisColor rgb="FF000000"/></x14:dataBar></x14:cfRule>' +
  `<xm:sqref>${bars}</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext>` +
  '<ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations count="1" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main">' +
  `<x14:dataValidation type="list" allowBlank="1" showInputMessage="1" showErrorMessage="1"><x14:formula1><xm:f>${list}</xm:f></x14:formula1><xm:sqref>${range}</xm:sqref></x14:dataValidation></x14:dataValidations></ext>`;

/** The older half of the data bars. */
export const bars = (range: string, priority: number): string =>
  `<conditionalFormatting sqref="${range}"><cfRule type="dataBar" priority="${priority}"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar>` +
  '<extLst><ext uri="{B025F937-C7B1-47D3-B67F-A62EFF666E3E}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:id>{00000000-0002-0000-0000-000001000000}</x14:id></ext></extLst></cfRule></conditionalFormatting>';

export const landscape = {
  options: '<printOptions horizontalCentered="1" gridLines="1"/>',
  setup: '<pageSetup paperSize="9" scale="80" fitToHeight="0" orientation="landscape"/>',
  header:
    '<headerFooter differentOddEven="1"><oddHeader>&amp;L&amp;D&amp;C&amp;"-,Negrita"&amp;14&amp;A&amp;RMesa arbitral</oddHeader><oddFooter>&amp;CPágina &amp;P de &amp;N</oddFooter><evenFooter>&amp;C&amp;P</evenFooter></headerFooter>',
};

/** A box drawn around names: the same look on several cells. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
