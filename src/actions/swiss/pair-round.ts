import { gameMinutes } from '../../core/schedule/match-time';
import { nextRound } from '../../core/swiss/next-round';
import { problemText } from '../../i18n/problem-text';
import type { Question } from '../../ports/dialogs';
import { NO_CHANGES } from '../../ports/workbook';
import { ask, stop, type Action, type ActionContext } from '../action';
import { swissStandingsSheet } from '../standings';
import { told, type Told } from '../tournament-book';
import { nextRows, swissPlan, type SwissPlan } from './next-rows';
import { holdsRound, rowsOfRound, writeRows } from './round-rows';
import { swissField } from './swiss-field';
import { swissRules, swissSheet, type SwissRules, type SwissSheet } from './swiss-sheet';

/**
 * *Emparejar ronda*: the next round of a Swiss event, or of everyone against everyone where so few play (source 001,
 * "Игровая система"), with boards, colours, the bye and why each pair meets; standings follow by a formula.
 */
export const pairRound: Action = (context) => {
  const { book, answers, messages } = context;
  const texts = messages.swissRounds;
  const rules = swissRules(context, true);
  if ('kind' in rules) return rules;
  const { regulation } = rules;
  const sheet = swissSheet(book, regulation);
  if (!sheet.ok) return stop(sheet.text);
  const { results, name } = sheet.value;
  const next = nextRound(results);
  if (next.kind === 'unfinished') return stop(unfinishedText(context, sheet.value, next.games));
  const field = swissField(context, sheet.value, regulation);
  if ('kind' in field) return field;
  const rows = nextRows(next, field, regulation, messages);
  if (rows === null) return stop(texts.tooFew);

  const plan = swissPlan(field.seats.length, regulation);
  const { round } = next;
  const places = rowsOfRound(sheet.value, round);
  const isWritten = places.length > 0 && next.resting.length === 0;
  const remarks = field.absent.length > 0 ? [texts.markedAbsent(field.absent)] : [];
  if (isWritten && holdsRound(sheet.value, round, rows)) {
    return { kind: 'done', changes: NO_CHANGES, summary: texts.same(round), remarks };
  }
  const question = questionBefore(context, rules, plan, round, isWritten, field.seats.length);
  if (question && !question.ok) return stop(question.text);
  if (question) {
    const reply = answers.to(question.value);
    if (!reply) return ask(question.value);
    if (reply.button === 'no') return stop(messages.actions.nothingChanged);
  }
  const written = writeRows(book, sheet.value, rows, places);
  if (!written.ok) return stop(written.text);
  const standings = swissStandingsSheet(book, sheet.value, rules.sheet);
  const live = standings.ok ? standings.value : NO_CHANGES;
  return {
    kind: 'done',
    changes: {
      ...NO_CHANGES,
      newSheets: [...rules.newSheets, ...written.value.newSheets, ...live.newSheets],
      cells: [...rules.cells, ...written.value.cells, ...live.cells],
    },
    summary: texts.done({
      ...{ round, rounds: plan.rounds, sheet: name },
      boards: rows.filter(({ board }) => board !== null).length,
      byes: rows.filter(({ board }) => board === null).map(({ black }) => black),
    }),
    remarks: [...remarks, ...(standings.ok ? [] : [standings.text])],
  };
};

/** What has to be agreed to before a round is written; `null` for nothing, most of the time. */
function questionBefore(
  { messages }: ActionContext,
  { regulation }: SwissRules,
  plan: SwissPlan,
  round: number,
  isWritten: boolean,
  players: number,
): Told<Question> | null {
  const texts = messages.swissRounds;
  const asked = (value: Question) => ({ ok: true, value }) as const;
  if (isWritten) return asked(texts.again(round));
  if (round > plan.rounds) return asked(texts.beyond(plan.rounds, players, round));
  if (round > 1) return null;
  const { tournamentDays: days, hoursPerDay: hours } = regulation;
  const minutes = gameMinutes(plan.rounds, regulation);
  if (!minutes.ok) return told(problemText(minutes.problem, '', messages));
  return asked(texts.begin({ ...plan, players, minutes: minutes.value, days, hours }));
}

/** Every match without a result that stands in the way. */
export function unfinishedText(
  { messages }: Pick<ActionContext, 'messages'>,
  { name, results }: SwissSheet,
  games: readonly SwissSheet['results']['games'][number][],
): string {
  return messages.swissRounds.unfinished(
    name,
    games.map(({ round, row, match }) => ({
      ...{ round, row },
      players: [results.names.get(match.black)!, results.names.get(match.white)!] as const,
    })),
  );
}
