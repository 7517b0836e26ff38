import { NO_CHANGES, type WorkbookChanges } from '../ports/workbook';
import { columnLetters, sheetReference } from '../sheet/a1';
import { isEmptySheet } from '../sheet/read-groups';
import { RANKING_HEADERS } from '../sheet/read-ranking';
import { fold } from '../sheet/text';
import type { SheetWord } from '../sheet/vocabulary';
import { ask, stop, type Action } from './action';
import { formula, newSheet, SheetEdit } from './cell-changes';
import { pointsSheet } from './points-sheet';
import { told, type FoundTable, type Told, type TournamentBook } from './tournament-book';

/** Columns of the table that TD_SEASON spills. */
const SEASON_COLUMNS = 7;

/** The tournament that a formula of ours begins with. */
const FROM = /^=TD_SEASON\([^"]*,"((?:[^"]|"")+)"/i;

/**
 * *Temporada*: a sheet whose one formula sums up Puntos from a tournament on, so that it changes with every tournament
 * closed (HG 7.5, 8); from the second season on a further one for the historical ranking (8.2).
 */
export const season: Action = ({ book, answers, messages }) => {
  const texts = messages.secondHalf.season;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const points = pointsSheet(book);
  if (!points.ok) return stop(points.text);
  const { sheetName, header, tournaments } = points.value;
  if (tournaments.length === 0) return stop(texts.noPoints);
  const ranking = book.table('ranking', RANKING_HEADERS);
  if (!ranking.ok) return stop(ranking.text);
  const found = book.sheet('season');
  if (!found.ok) return stop(found.text);

  const before = FROM.exec(found.value?.formulas[0]?.[0] ?? '')?.[1]?.replace(/""/g, '"');
  const usual = before ?? tournaments[0]!;
  const question = texts.from(usual, tournaments);
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const given = reply.text === '' ? usual : reply.text;
  const from = tournaments.find((name) => fold(name) === fold(given));
  if (from === undefined) return stop(texts.unknown(given));

  const results = `${sheetReference(sheetName)}!A${header.row + 1}:${columnLetters(header.lastColumn)}`;
  const regulation = rules.value.sheet ? `${sheetReference(rules.value.sheet.name)}!A1:B` : '';
  const formulaFrom = (first: string) =>
    `=TD_SEASON(${results},${regulation},${first},${rangeOf(ranking.value)})`;
  const isFirst = fold(from) === fold(tournaments[0]!);
  const quoted = `"${from.replace(/"/g, '""')}"`;
  const ofSeason = live(book, 'season', formulaFrom(isFirst ? '' : quoted));
  if (!ofSeason.ok) return stop(ofSeason.text);
  const ofAll = isFirst ? { ok: true as const, value: NO_CHANGES } : live(book, 'history', formulaFrom(''));
  if (!ofAll.ok) return stop(ofAll.text);
  const changes = {
    ...NO_CHANGES,
    newSheets: [...ofSeason.value.newSheets, ...ofAll.value.newSheets],
    cells: [...ofSeason.value.cells, ...ofAll.value.cells],
  };
  return {
    kind: 'done',
    changes,
    summary: changes.cells.length === 0 ? texts.same : texts.done,
    remarks: [],
  };
};

/** Ranking from its header down, to its last column. */
function rangeOf({ sheet, header }: FoundTable): string {
  const last = Math.max(...header.columns.values());
  return `${sheetReference(sheet.name)}!A${header.row + 1}:${columnLetters(last)}`;
}

/** A sheet that holds one formula of ours. */
function live(book: TournamentBook, word: SheetWord, content: string): Told<WorkbookChanges> {
  const { secondHalf, actions } = book.messages;
  const found = book.sheet(word);
  if (!found.ok) return found;
  const sheet = found.value;
  const isOurs = /^=TD_SEASON\(/i.test(sheet?.formulas[0]?.[0] ?? '');
  if (sheet && !isOurs && !isEmptySheet(sheet.values)) return told(secondHalf.season.otherLayout(sheet.name));
  const name = sheet?.name ?? actions.sheets[word];
  const edit = new SheetEdit(name, sheet);
  edit.set(0, 0, formula(content));
  const newSheets = sheet === null ? [newSheet(name, SEASON_COLUMNS)] : [];
  return { ok: true, value: { ...NO_CHANGES, newSheets, cells: edit.cells } };
}
