import { fail } from '../../core/result';
import { leftDuring, nextRound } from '../../core/swiss/next-round';
import { problemText } from '../../i18n/problem-text';
import { NO_CHANGES, type CellChange } from '../../ports/workbook';
import { isBlank, quoted, textOf } from '../../sheet/cell';
import { lookAlikes } from '../../sheet/look-alike';
import { parseSource } from '../../sheet/draw-reference';
import { parseName, type Name } from '../../sheet/read-players';
import { isSumLabel } from '../../sheet/sum-rows';
import { cellOf } from '../../sheet/table';
import { foldWord } from '../../sheet/text';
import { YES_WORDS } from '../../sheet/vocabulary';
import { ask, stop, type Action, type ActionContext, type Outcome } from '../action';
import { BLANK, SheetEdit, text, value } from '../cell-changes';
import { freeRows } from '../free-rows';
import { told, type Told } from '../tournament-book';
import { nextRows } from './next-rows';
import { rowsOfRound, writeRows, type RoundRow } from './round-rows';
import { swissEntries, swissField, type SwissEntries } from './swiss-field';
import { swissRules, swissSheet, type SwissRules, type SwissSheet } from './swiss-sheet';

/**
 * *Añadir jugador tarde*: one more entry, who plays from the next round on. The text says nothing of the rounds he has
 * missed: they give `missedRoundPoints`, none by default. Whoever has withdrawn may come back so.
 */
export const addLate: Action = (context) => {
  const { book, answers, messages } = context;
  const texts = messages.swissRounds.addLate;
  const rules = swissRules(context);
  if ('kind' in rules) return rules;
  const sheet = swissSheet(book, rules.regulation);
  if (!sheet.ok) return stop(sheet.text);
  const { results } = sheet.value;
  const entries = swissEntries(book, sheet.value);
  if (!entries.ok) return stop(entries.text);

  const reply = answers.to(texts.who);
  if (!reply) return ask(texts.who);
  const name = playersName(reply.text, context);
  if (!name.ok) return stop(name.text);
  const newcomer = name.value;
  const listed = listedAs(newcomer, entries.value);
  const back = results.withdrawn.find(({ player }) => player === newcomer.key);
  const left = leftDuring(results.games).find(({ player }) => player === newcomer.key);
  if (left) return stop(texts.hasLeft(newcomer.name, left.round - 1, sheet.value.name));
  if (listed?.isIn && !back) return stop(texts.alreadyIn(listed.name, entries.value.table.sheet.name));
  if (!back && !listed) {
    const known = new Map([...everyone(entries.value), ...results.names]);
    const [alike] = lookAlikes(known.keys())(newcomer.key);
    const question = alike === undefined ? null : texts.isNew(newcomer.name, known.get(alike)!);
    const isNew = question && answers.to(question);
    if (question && !isNew) return ask(question);
    if (isNew && isNew.button !== 'yes') return stop(messages.actions.nothingChanged);
  }
  if (back) {
    const question = texts.comesBack(newcomer.name, back.round);
    const consent = answers.to(question);
    if (!consent) return ask(question);
    if (consent.button !== 'yes') return stop(messages.actions.nothingChanged);
  }

  const joined = joining(context, sheet.value, rules, newcomer, back?.round ?? null);
  if ('kind' in joined) return joined;
  const rows = writeRows(book, sheet.value, joined.rows, joined.places);
  if (!rows.ok) return stop(rows.text);
  const entry = listed?.isIn ? [] : entryCells(newcomer, listed?.row ?? null, entries.value);
  const cells = sheet.value.table ? [...entry, ...rows.value.cells] : entry;
  const missed = joined.rows.filter(({ white }) => white === messages.swissRounds.missedWord).length;
  return {
    kind: 'done',
    changes: { ...NO_CHANGES, cells },
    summary: texts.done(newcomer.name, joined.round, missed, rules.regulation.missedRoundPoints * missed),
    remarks: joined.isPairedAgain ? [messages.swissRounds.withdraw.pairedAgain(joined.round)] : [],
  };
};

/** A name that can be one: no word that means something in a round, no sum, no reference. */
function playersName(given: string, { messages }: ActionContext): Told<Name> {
  const name = isBlank(given) ? null : parseName(given, 1, 1);
  const isWord = parseSource(given).kind !== 'player' || isSumLabel(given);
  if (name?.ok && !isWord) return { ok: true, value: name.value };
  const { problem } = fail('notAName', { given: quoted(given) });
  return told(problemText(problem, '', messages));
}

function everyone({ list }: SwissEntries): (readonly [string, string])[] {
  return [...list.playing, ...list.unmarked, ...list.absent].map(({ key, name }) => [key, name] as const);
}

/** How the list has him already: as somebody who plays, or as not coming, with his row from 0. */
function listedAs({ key }: Name, { table, list }: SwissEntries) {
  const known = [...list.playing, ...list.unmarked, ...list.absent].find((one) => one.key === key);
  if (!known) return null;
  const isIn = list.absent.every((one) => one.key !== key);
  const line = table.rows.find((one) => textOf(cellOf(one, table.header, 'player')) === known.name)!;
  return { name: known.name, isIn, row: line.row };
}

interface Joining {
  /** The first round he plays. */
  readonly round: number;
  readonly rows: readonly RoundRow[];
  readonly places: readonly number[];
  readonly isPairedAgain: boolean;
}

/** The rows that say what he missed; and the round itself, where it has no result yet and is paired again with him. */
function joining(
  context: ActionContext,
  sheet: SwissSheet,
  { regulation }: SwissRules,
  newcomer: Name,
  withdrawnFrom: number | null,
): Joining | Outcome {
  const { answers, messages } = context;
  const texts = messages.swissRounds;
  const { results } = sheet;
  const last = [...results.games, ...results.byes].reduce((latest, { round }) => Math.max(latest, round), 0);
  const nobody = { round: 1, rows: [], places: [], isPairedAgain: false };
  if (last === 0) return nobody;
  const withdrawal = results.withdrawn.find(({ player }) => player === newcomer.key);
  const gone = withdrawal ? [withdrawal.row - 1] : [];
  const rejoined = results.withdrawn.filter(({ player }) => player !== newcomer.key);
  const next = nextRound({ ...results, withdrawn: rejoined });
  const missedBefore = (round: number) => {
    const first = withdrawnFrom ?? 1;
    const had = new Set(
      [...results.games, ...results.byes, ...results.missed]
        .filter((one) =>
          ('match' in one ? [one.match.white, one.match.black] : [one.player]).includes(newcomer.key),
        )
        .map((one) => one.round),
    );
    return Array.from({ length: Math.max(round - first, 0) }, (_, index) => first + index)
      .filter((one) => !had.has(one))
      .map((one): RoundRow => ({
        ...{ round: one, board: null, black: newcomer.name, white: texts.missedWord },
        why: texts.why.missed(round),
      }));
  };
  const places = rowsOfRound(sheet, last);
  if (next.kind === 'open' && next.round === last && places.length > 0) {
    const question = texts.addLate.pairAgain(newcomer.name, last);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') {
      const field = swissField(context, sheet, regulation, newcomer);
      if ('kind' in field) return field;
      const rows = nextRows(next, field, regulation, messages) ?? [];
      return {
        ...{ round: last, isPairedAgain: true, places: [...places, ...gone] },
        rows: [...rows, ...missedBefore(last)],
      };
    }
  }
  const round = last + 1;
  return { round, rows: missedBefore(round), places: gone, isPairedAgain: false };
}

/** His line on the list of entries: below the others, or where he stands as not coming. */
function entryCells(
  { name }: Name,
  standing: number | null,
  { table, list }: SwissEntries,
): readonly CellChange[] {
  const { columns, row: headerRow } = table.header;
  const edit = new SheetEdit(table.sheet.name, table.sheet);
  const names = table.rows.filter((line) => !isBlank(cellOf(line, table.header, 'player')));
  const listed = names.filter((line) =>
    [...list.playing, ...list.unmarked, ...list.absent].some(
      (one) => one.name === textOf(cellOf(line, table.header, 'player')),
    ),
  );
  const last = Math.max(headerRow, ...listed.map(({ row }) => row));
  const row = standing ?? freeRows(table, last, 1)[0]!;
  if (standing === null) edit.set(row, columns.get('player')!, text(name));
  const present = columns.get('present');
  if (present !== undefined) {
    const marks = table.rows.map((line) => cellOf(line, table.header, 'present'));
    const mark = marks.find((cell) => typeof cell === 'boolean' || YES_WORDS.has(foldWord(textOf(cell))));
    // A mark for him alone would say that the others are not here.
    if (mark !== undefined) edit.set(row, present, value(typeof mark === 'boolean' ? true : textOf(mark)));
    else if (standing !== null) edit.set(row, present, BLANK);
  }
  return edit.cells;
}
