import { whoIsThere } from '../../core/evening/evening';
import type { ColumnWord } from '../../core/problems';
import { fail } from '../../core/result';
import type { Side } from '../../core/standings/match';
import { problemText } from '../../i18n/problem-text';
import { NO_CHANGES, type CellContent } from '../../ports/workbook';
import { isBlank } from '../../sheet/cell';
import { clockText, parseMoment, readLocalWallClock, type Moment } from '../../sheet/time';
import { stop, type Action } from '../action';
import { SheetEdit, text, TEXT_FORMAT, value } from '../cell-changes';
import { hourContent, hourOf } from '../hours';
import { findMatch, matchesTonight } from './find-match';
import type { PanelMatch, PanelMatches } from './panel-match';

export interface EnteredArrival {
  readonly key: string;
  readonly side: Side;
}

const SIDES = ['white', 'black'] as const;
const ARRIVED = { white: 'arrivedWhite', black: 'arrivedBlack' } as const;
const NEEDED: readonly ColumnWord[] = ['hour', 'arrivedWhite', 'arrivedBlack'];
const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/**
 * *Llegó*: writes down when players came. Without a time it is now, and it is written into the player's other matches too
 * whose hour has come and that he has not been seen at: he was late for all of them (HG 2.3.1 counts each by its own hour).
 *
 * @param time `20:15`; a blank: now; `=`: at each match's own hour, he was in time
 */
export function recordArrivals(arrivals: readonly EnteredArrival[], time: string): Action {
  return ({ book, messages, now }) => {
    const texts = messages.panel;
    const clock = parseMoment(now, readLocalWallClock);
    const given = time === '' || time === '=' ? null : hourOf(time);
    if (time !== '' && time !== '=' && given === null) {
      return stop(problemText(fail('notATime', { given: time }).problem, '', messages));
    }
    const tonight = matchesTonight(book, now);
    if (!tonight.ok) return stop(tonight.text);
    const edits = new Map<string, SheetEdit>();
    const names: string[] = [];
    const stamp = (match: PanelMatch, side: Side, at: Moment) => {
      const { sheet, header } = match.table;
      let edit = edits.get(sheet.name);
      if (!edit) edits.set(sheet.name, (edit = new SheetEdit(sheet.name, sheet)));
      const column = header.columns.get(ARRIVED[side])!;
      edit.set(match.row, column, arrivalContent(match, column, at));
    };
    let shown = '';
    for (const { key, side } of arrivals) {
      const found = findMatch(tonight.value, key, messages);
      if (!found.ok) return stop(found.text);
      const match = found.value;
      const { table, row } = match;
      const missing = NEEDED.filter((word) => !table.header.columns.has(word));
      if (missing.length > 0) return stop(book.withoutColumns(table.sheet, table.header.row, missing).text);
      const at = time === '=' ? match.hour : (given ?? (clock.ok ? clock.value : null));
      if (at === null) return stop(texts.hourUnknown(match.names[side]));
      const column = table.header.columns.get(ARRIVED[side])!;
      if (!isBlank(table.sheet.values[row]?.[column])) {
        if (arrivals.length > 1) continue;
        return stop(texts.arrivedAlready(match.names[side], table.sheet.display[row]![column]!));
      }
      stamp(match, side, at);
      names.push(match.names[side]);
      const text = clockText(at, 0);
      if (text.ok) shown = text.value;
      if (time !== '') continue;
      for (const other of alsoLateFor(tonight.value, match, side)) stamp(other.match, other.side, at);
    }
    const cells = [...edits.values()].flatMap((edit) => edit.cells);
    const people = [...new Set(names)];
    return {
      kind: 'done',
      changes: { ...NO_CHANGES, cells },
      summary: time === '=' ? texts.cameInTime(people) : texts.came(people, shown),
      remarks: [],
    };
  };
}

/** The open matches whose hour has come of a player who has not been seen tonight, but for this one. */
function alsoLateFor(
  { matches, clock }: PanelMatches,
  match: PanelMatch,
  side: Side,
): { readonly match: PanelMatch; readonly side: Side }[] {
  const player = match.live.players[side];
  const lives = matches.map(({ live }) => live);
  if (player === null || whoIsThere(lives, clock.now).has(player)) return [];
  return matches.flatMap((other) => {
    const { live, key } = other;
    const its = SIDES.find((one) => live.players[one] === player);
    const isDue = live.hour !== null && live.hour <= clock.now && live.outcome.kind === 'pending';
    if (its === undefined || key === match.key || !isDue || !live.recordsArrivals) return [];
    return isBlankAt(other, its) ? [{ match: other, side: its }] : [];
  });
}

function isBlankAt({ table, row }: PanelMatch, side: Side): boolean {
  return isBlank(table.sheet.values[row]?.[table.header.columns.get(ARRIVED[side])!]);
}

/** As the match's own hour is written: with its date, as text, or as a time of day. Whole minutes; seconds never count. */
function arrivalContent({ table, row, hour }: PanelMatch, column: number, at: Moment): CellContent {
  const { formats } = table.sheet;
  if (formats[row]?.[column] === TEXT_FORMAT) {
    const shown = clockText(at, 0);
    if (shown.ok) return text(shown.value);
  }
  if (hour?.dated && at.dated && at.wall !== null) {
    const minutes = Math.floor(at.wall / 60_000);
    const format = formats[row]?.[table.header.columns.get('hour')!] ?? null;
    return value((minutes * 60_000) / MILLISECONDS_A_DAY, format === TEXT_FORMAT ? null : format);
  }
  return hourContent(at, 0);
}
