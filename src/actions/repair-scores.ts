import type { SeenScore } from '../i18n/seen-score';
import { NO_CHANGES, type CellChange, type CellContent, type WorkbookChanges } from '../ports/workbook';
import { a1, columnLetters, sheetReference } from '../sheet/a1';
import type { DamagedScore, Reading, Repair } from '../sheet/damaged-scores';
import { isDateFormat } from '../sheet/score-readings';
import { ask, stop, type Action, type ActionContext, type Outcome } from './action';
import { text, value } from './cell-changes';
import { columnsOf, damagedSheets, type DamagedOnSheet } from './damaged-sheets';
import { AUTOMATIC_FORMAT, scoreFormats, separatorIn } from './score-formats';
import type { TournamentBook } from './tournament-book';

/** A damaged score with the readings the director can choose among, or none and why. */
interface Case {
  readonly on: DamagedOnSheet;
  readonly score: DamagedScore;
  readonly choices: readonly Reading[];
  readonly seen: SeenScore;
}

interface Chosen extends Case {
  readonly reading: Reading;
}

/**
 * *Reparar marcadores*: shows every score that became a date or a time, asks which reading is right where several can
 * be, and after a yes writes them in the director's own notation, their columns as plain text from then on.
 */
export const repairScores: Action = (context) => {
  const { book, answers, messages } = context;
  const texts = messages.repair;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const sheets = damagedSheets(book, rules.value.regulation);
  if (!sheets.ok) return stop(sheets.text);
  if (sheets.value.length === 0) return done(NO_CHANGES, texts.none);

  const cases = sheets.value.flatMap((on) => on.scores.map((score) => caseOf(on, score)));
  const mixed = sheets.value.flatMap(mixedColumns);
  const chosen = choose(context, cases, mixed);
  if ('kind' in chosen) return chosen;
  const isChosen = new Set(chosen.map(({ score }) => score));
  const left = cases
    .filter(({ score }) => !isChosen.has(score))
    .map(({ seen }): SeenScore => ({ ...seen, why: seen.why ?? 'unanswered' }));
  if (chosen.length === 0) return stop(texts.nothingToDo(left, mixed));

  const cells = chosen.flatMap(cellsOf);
  const question = texts.confirm({ repaired: chosen.map(asRepaired), left, mixed });
  const reply = answers.to(question);
  if (!reply) return ask(question);
  if (reply.button !== 'yes') return stop(messages.actions.nothingChanged);
  const { formats, locked } = formatsFor(sheets.value, chosen, book);
  return done({ ...NO_CHANGES, cells, formats }, texts.done(chosen.length), [
    ...(left.length > 0 ? [texts.stillDamaged(left)] : []),
    ...(locked.length > 0 ? [texts.formatsProtected(locked)] : []),
  ]);
};

function done(changes: WorkbookChanges, summary: string, remarks: readonly string[] = []): Outcome {
  return { kind: 'done', changes, summary, remarks };
}

function caseOf(on: DamagedOnSheet, score: DamagedScore): Case {
  const choices = score.isFormula ? [] : score.readings.filter(({ isPossible }) => isPossible);
  const shown = choices.length > 0 ? choices : score.readings;
  const seen: SeenScore = {
    cell: `${sheetReference(on.sheet.name)}!${a1(score.row, score.column)}`,
    shown: score.shown,
    players: score.players,
    readings: shown.map((reading) => reading.text),
    ...(choices.length === 0 && { why: score.isFormula ? 'formula' : 'impossible' }),
  };
  return { on, score, choices, seen };
}

/** The readings that are to be written: the only possible ones, and those the director has chosen. */
function choose(
  { answers, messages }: ActionContext,
  cases: readonly Case[],
  mixed: readonly string[],
): Chosen[] | Extract<Outcome, { readonly kind: 'ask' }> {
  const proposed = cases.filter(({ choices }) => choices.length === 1);
  const several = cases.filter(({ choices }) => choices.length > 1);
  const chosen = proposed.map((one) => ({ ...one, reading: one.choices[0]! }));
  let said = '';
  while (several.length > 0) {
    const question = messages.repair.choose({
      said,
      ...{ asked: several.map(seenOf), proposed: proposed.map(seenOf), mixed },
      left: cases.filter(({ choices }) => choices.length === 0).map(seenOf),
    });
    const reply = answers.to(question);
    if (!reply) return { kind: 'ask', question };
    const given = reply.text.split(/[\s,;]+/).filter((word) => word !== '');
    if (given.length === 0) break;
    const read = given.length === several.length ? several.map((one, at) => chosenBy(given[at]!, one)) : [];
    if (read.length > 0 && !read.includes(undefined)) {
      return [...chosen, ...read.flatMap((one) => one ?? [])].sort(
        (one, other) => cases.findIndex(isSame(one)) - cases.findIndex(isSame(other)),
      );
    }
    const wrong = messages.repair.notAnswers(reply.text, several.length);
    // The same wrong answer again is the end of asking.
    if (wrong === said) break;
    said = wrong;
  }
  return chosen;
}

/** What a word of the answer chooses: a number of the list, a score as it is listed; `null` for 0. */
function chosenBy(word: string, one: Case): Chosen | null | undefined {
  if (word === '0') return null;
  const reading = one.choices[Number(word) - 1] ?? one.choices.find((choice) => choice.text === word);
  return reading && { ...one, reading };
}

function isSame({ score }: Case) {
  return (other: Case) => other.score === score;
}

function seenOf({ seen }: Case): SeenScore {
  return seen;
}

function asRepaired({ seen, reading, on, score }: Chosen): SeenScore & { readonly to: string } {
  const first = reading.repairs[0]!;
  // As it will stand in the cell.
  return { ...seen, to: typeof first.to === 'number' ? reading.text : scoreText(first.to, on, score) };
}

function cellsOf({ on, score, reading }: Chosen): CellChange[] {
  return reading.repairs.map((repair) => ({
    ...{ sheet: on.sheet.name, row: repair.row, column: repair.column },
    to: contentOf(repair, on, score),
  }));
}

function contentOf({ row, column, to }: Repair, on: DamagedOnSheet, score: DamagedScore): CellContent {
  if (typeof to !== 'number') return text(scoreText(to, on, score));
  return value(to, isDateFormat(on.sheet.formats[row]?.[column] ?? '') ? AUTOMATIC_FORMAT : null);
}

function scoreText(
  [white, black]: readonly [number, number],
  on: DamagedOnSheet,
  score: DamagedScore,
): string {
  const columns = columnsOf(on, [score]).map(({ column }) => column);
  return `${white}${separatorIn(on.sheet, score.column, columns)}${black}`;
}

/** Columns that hold dates and texts that look like dates: neither order can be trusted there (`Calendario!G`). */
function mixedColumns({ sheet, scores }: DamagedOnSheet): string[] {
  const columns = [...new Set(scores.map(({ column }) => column))];
  return columns
    .filter((column) => {
      const kinds = scores.filter((one) => one.column === column).map(({ isText }) => isText);
      return kinds.includes(true) && kinds.includes(false);
    })
    .map((column) => `${sheetReference(sheet.name)}!${columnLetters(column)}`);
}

/** The formats of the columns that were repaired; those that are protected stay, and are named. */
function formatsFor(
  sheets: readonly DamagedOnSheet[],
  chosen: readonly Chosen[],
  { workbook }: TournamentBook,
) {
  const all = sheets.flatMap((on) => {
    const repaired = chosen.filter((one) => one.on === on);
    if (repaired.length === 0) return [];
    const written = new Set(
      repaired.flatMap(({ reading }) => reading.repairs.map(({ row, column }) => a1(row, column))),
    );
    const columns = columnsOf(
      on,
      repaired.map(({ score }) => score),
    );
    return scoreFormats(on.sheet, columns, (row, column) => written.has(a1(row, column)), workbook);
  });
  const locked = new Map(
    all.map((change) => [change, workbook.protectedAmong({ ...NO_CHANGES, formats: [change] })] as const),
  );
  return {
    formats: all.filter((change) => locked.get(change)!.length === 0),
    locked: all.flatMap((change) => locked.get(change)!),
  };
}
