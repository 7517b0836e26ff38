import { breakMinutes } from '../core/cube/breaks';
import type { Regulation } from '../core/regulations/regulation';
import { gameMinutes, hasLength, minutesPerMatch } from '../core/schedule/match-time';
import { fail } from '../core/result';
import { problemText } from '../i18n/problem-text';
import type { WorkbookChanges } from '../ports/workbook';
import { eveningPlan, eveningSlots, type PlannedMatch } from '../sheet/evening-plan';
import { isEmptySheet, readGroups, type NamedGroup } from '../sheet/read-groups';
import { ask, stop, type Action } from './action';
import { copyOf } from './dated-copies';
import { hourOf, hourText } from './hours';
import { newCalendar, retimed, rewritten, typedRowsLost, type Calendar } from './calendar-changes';
import { isTyped, pairingKey, scheduleSheet, type ScheduleSheet } from './schedule-sheet';
import { told, type Told, type TournamentBook } from './tournament-book';

/** HG 2.3.1 takes its example from a match at eight in the evening. */
const USUAL_START = '20:00';

/** *Crear calendario*: everyone against everyone in each group, with hours, boards and colours (HG 2.3.1, 7.4.9). */
export const schedule: Action = ({ book, answers, messages, now }) => {
  const texts = messages.actions.schedule;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation } = rules.value;
  const matchLength = hasLength(regulation) ? regulation.groupMatchLength : null;
  if (matchLength === null && hasLength(regulation)) return stop(texts.lengthUnknown);
  const groups = readyGroups(book, regulation);
  if (!groups.ok) return stop(groups.text);
  const existing = scheduleSheet(book);
  if (!existing.ok) return stop(existing.text);

  const slots = eveningSlots(groups.value, regulation);
  const minutesEach = minutesPerMatch(matchLength, slots, regulation);
  if (!minutesEach.ok) return stop(problemText(minutesEach.problem, '', messages));
  if (minutesEach.value === null) return stop(texts.lengthUnknown);
  const plan = eveningPlan(groups.value, minutesEach.value, regulation);
  const usual = startOf(existing.value) ?? regulation.startTime ?? USUAL_START;
  const question = texts.proposal(groups.value.length, plan.length, usual);
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const start = hourOf(reply.text === '' ? usual : reply.text);
  if (!start) {
    const problem = fail('notATime', { given: reply.text }).problem;
    return stop(problemText(problem, '', messages));
  }

  const calendar: Calendar = { plan, start, matchLength, messages };
  const done = (changes: WorkbookChanges, remarks: readonly string[] = []) => {
    const isSame = changes.cells.length === 0 && changes.newSheets.length === 0;
    const minutes = matchLength === null ? null : breakMinutes(matchLength, regulation);
    const breaks = minutes === null ? [] : [messages.field.mayBreak(minutes)];
    const onClock = matchLength === null ? gameMinutes(slots, regulation) : null;
    const clocks = onClock?.ok && onClock.value !== null ? [messages.field.gameMinutes(onClock.value)] : [];
    const parts = [texts.done(plan.length, hourText(start)), ...clocks, ...breaks];
    const summary = isSame ? texts.same : parts.join(' ');
    return { kind: 'done', changes, summary, remarks } as const;
  };

  if (existing.value === null) {
    const target = emptyTarget(book);
    return target.ok ? done(newCalendar(calendar, target.value)) : stop(target.text);
  }
  if (holdsSamePairings(existing.value, plan)) return done(retimed(calendar, existing.value));

  const lost = typedRowsLost(existing.value, plan);
  const typed = existing.value.matches.filter((match) => isTyped(match, existing.value!.table));
  const changes = rewritten(calendar, existing.value, book.workbook);
  if (!changes.ok) return stop(changes.text);
  if (typed.length === 0) return done(changes.value);

  const copied = copyOf(existing.value.table.sheet.name, book, now);
  const copy = copied.name;
  const overTyped = texts.overTyped(typed.length, lost.length, copy);
  const consent = answers.to(overTyped);
  if (!consent) return ask(overTyped);
  if (consent.button !== 'yes') return stop(messages.actions.nothingChanged);
  return done({ ...changes.value, copies: [copied] }, [texts.copied(copy)]);
};

/** The groups of the evening, each large enough to play. */
function readyGroups(book: TournamentBook, regulation: Regulation): Told<readonly NamedGroup[]> {
  const { actions } = book.messages;
  const sheet = book.soughtSheet('groups');
  if (!sheet.ok) return sheet;
  if (sheet.value === null) return told(actions.schedule.groupsFirst);
  const groups = book.on(sheet.value, readGroups(sheet.value.values));
  if (!groups.ok) return groups;
  if (groups.value === null) return told(actions.schedule.groupsFirst);
  const { min } = regulation.groupSize;
  const small = groups.value.find(({ players }) => players.length < min);
  return small
    ? told(actions.schedule.groupTooSmall(small.group, small.players.length, min))
    : { ok: true, value: groups.value };
}

/** The sheet a new calendar goes on: one of that name that is empty, or a new one. */
function emptyTarget(book: TournamentBook): Told<{ readonly name: string; readonly isNew: boolean }> {
  const { actions } = book.messages;
  const sheet = book.sheet('schedule');
  if (!sheet.ok) return sheet;
  if (sheet.value === null) return { ok: true, value: { name: actions.sheets.schedule, isNew: true } };
  return isEmptySheet(sheet.value.values)
    ? { ok: true, value: { name: sheet.value.name, isNew: false } }
    : told(actions.schedule.otherLayout(sheet.value.name));
}

function holdsSamePairings({ matches }: ScheduleSheet, plan: readonly PlannedMatch[]): boolean {
  const standing = matches.filter(({ isPlayoff }) => !isPlayoff).map(pairingKey);
  const planned = new Set(plan.map(pairingKey));
  return standing.length === plan.length && standing.every((key) => planned.has(key));
}

/** The hour of the first match on the calendar. */
function startOf(existing: ScheduleSheet | null): string | null {
  const column = existing?.table.header.columns.get('hour');
  if (!existing || column === undefined) return null;
  const first =
    existing.matches[0] && hourOf(existing.table.sheet.display[existing.matches[0].row]![column]!);
  return first ? hourText(first) : null;
}
