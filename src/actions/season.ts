import { NO_CHANGES } from '../ports/workbook';
import { columnLetters, sheetReference } from '../sheet/a1';
import { isEmptySheet } from '../sheet/read-groups';
import { stop, type Action } from './action';
import { formula, newSheet, SheetEdit } from './cell-changes';
import { pointsSheet } from './points-sheet';

/** Columns of the table that TD_SEASON spills. */
const SEASON_COLUMNS = 7;

/** *Temporada*: a sheet whose one formula sums up Puntos, so that it changes with every tournament closed (HG 7.5, 8). */
export const season: Action = ({ book, messages }) => {
  const texts = messages.secondHalf.season;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const points = pointsSheet(book);
  if (!points.ok) return stop(points.text);
  const { sheetName, header, participations } = points.value;
  if (participations.size === 0) return stop(texts.noPoints);
  const results = `${sheetReference(sheetName)}!A${header.row + 1}:${columnLetters(header.lastColumn)}`;
  const regulation = rules.value.sheet ? `,${sheetReference(rules.value.sheet.name)}!A1:B` : '';

  const found = book.sheet('season');
  if (!found.ok) return stop(found.text);
  const sheet = found.value;
  const isOurs = /^=TD_SEASON\(/i.test(sheet?.formulas[0]?.[0] ?? '');
  if (sheet && !isOurs && !isEmptySheet(sheet.values)) return stop(texts.otherLayout(sheet.name));
  const name = sheet?.name ?? messages.actions.sheets.season;
  const edit = new SheetEdit(name, sheet);
  edit.set(0, 0, formula(`=TD_SEASON(${results}${regulation})`));
  const changes = {
    ...NO_CHANGES,
    newSheets: sheet === null ? [newSheet(name, SEASON_COLUMNS)] : [],
    cells: edit.cells,
  };
  return { kind: 'done', changes, summary: edit.cells.length === 0 ? texts.same : texts.done, remarks: [] };
};
