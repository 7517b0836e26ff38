import { judgeResult } from '../../core/standings/result-limits';
import type { Side } from '../../core/standings/match';
import { problemText } from '../../i18n/problem-text';
import { NO_CHANGES } from '../../ports/workbook';
import type { Row } from '../../sheet/cell';
import { isUnfilled } from '../../sheet/score';
import { stop, type Action } from '../action';
import { BLANK, SheetEdit, text, value } from '../cell-changes';
import { findMatch, matchesTonight } from './find-match';
import type { PanelMatch } from './panel-match';

/** `F`: he was not there (HG 2.3.1); `A`: he left during the tournament (2.3.5). */
export type AbsenceMark = 'F' | 'A';

/** A result as it is entered in the panel. */
export type EnteredResult =
  | { readonly kind: 'played'; readonly white: number; readonly black: number }
  | { readonly kind: 'forfeit'; readonly white: AbsenceMark | null; readonly black: AbsenceMark | null }
  /** Taken out: it was another match's. */
  | { readonly kind: 'none' };

const SIDES = ['white', 'black'] as const;

/**
 * Writes a result where the match stands now: in two columns, in one, or in both where a table keeps both.
 *
 * @param seen the result cells as the panel has seen them: what somebody has typed since is not overwritten; `null`: they
 *   have to be empty
 */
export function recordResult(key: string, result: EnteredResult, seen: string | null): Action {
  return ({ book, messages, now }) => {
    const texts = messages.panel;
    const tonight = matchesTonight(book, now);
    if (!tonight.ok) return stop(tonight.text);
    const found = findMatch(tonight.value, key, messages);
    if (!found.ok) return stop(found.text);
    const match = found.value;
    const { table, row, columns, limits, names } = match;
    const cells = table.sheet.values[row]!;
    const resultColumns = [columns.pointsWhite, columns.pointsBlack, columns.score].filter(
      (column) => column !== null,
    );
    const name = texts.match(match.group, names.white, names.black);
    if (resultColumns.length === 0) {
      return stop(book.withoutColumns(table.sheet, table.header.row, ['pointsWhite', 'pointsBlack']).text);
    }
    if (result.kind === 'played') {
      const judged = judgeResult(result.white, result.black, limits);
      const isWhole = SIDES.every((side) => Number.isInteger(result[side]) && result[side] >= 0);
      if (!isWhole) return stop(texts.notAResult(name));
      if (!judged.ok) return stop(texts.impossible(name, problemText(judged.problem, '', messages)));
      if (judged.value.kind === 'pending') return stop(texts.notAResult(name));
    }
    if (result.kind === 'forfeit' && result.white === null && result.black === null) {
      return stop(texts.notAResult(name));
    }
    const edit = new SheetEdit(table.sheet.name, table.sheet);
    const sides = { white: sideText(result, 'white', match), black: sideText(result, 'black', match) };
    for (const side of SIDES) {
      const column = side === 'white' ? columns.pointsWhite : columns.pointsBlack;
      if (column !== null) edit.set(row, column, sides[side] === '' ? BLANK : value(sides[side]));
    }
    if (columns.score !== null) {
      const isNone = result.kind === 'none';
      const content = `${filled(sides.white)}${separatorOf(match)}${filled(sides.black)}`;
      edit.set(row, columns.score, isNone ? BLANK : text(content));
    }
    const isEmpty = resultColumns.every((column) => isUnfilled(cells[column]) || isPrepared(cells[column]));
    // What stands there already was written by the same entry, sent twice over a bad line.
    if (edit.cells.length > 0 && match.seen !== seen && !isEmpty) {
      return stop(texts.typedMeanwhile(name, shownResult(match)));
    }
    const shown = result.kind === 'none' ? texts.noResult : `${filled(sides.white)}–${filled(sides.black)}`;
    return {
      kind: 'done',
      changes: { ...NO_CHANGES, cells: edit.cells },
      summary: texts.recorded(name, shown),
      remarks: [],
    };
  };
}

/** A side's cell: a forfeit gives the other the length, where the regulation has one (HG 2.3.1). */
function sideText(result: EnteredResult, side: Side, { limits }: PanelMatch): number | string {
  if (result.kind === 'none') return '';
  if (result.kind === 'played') return result[side];
  return result[side] ?? limits.length ?? '';
}

function filled(side: number | string): string {
  return side === '' ? '0' : String(side);
}

/** Rows that are prepared hold 0 or 0-0. */
function isPrepared(cell: unknown): boolean {
  return /^0(?:\s*[-–:]\s*0)?$/.test(String(cell));
}

/** The director's own notation, from another result in the column. */
function separatorOf({ table, columns }: PanelMatch): string {
  const scores = table.rows.map(({ cells }: { cells: Row }) => cells[columns.score!]);
  for (const cell of scores) {
    const found =
      typeof cell === 'string' ? /^\s*\d+(\s*[-:=\u2010-\u2015]\s*|\s+a\s+)\d+/i.exec(cell) : null;
    if (found) return found[1]!;
  }
  return '-';
}

function shownResult({ table, row, columns }: PanelMatch): string {
  const shown = (column: number | null) =>
    column === null ? '' : (table.sheet.display[row]?.[column] ?? '');
  const two = [shown(columns.pointsWhite), shown(columns.pointsBlack)];
  return two.every((one) => one === '') ? shown(columns.score) : two.join('–');
}
