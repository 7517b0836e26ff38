import type { PlayerKey } from '../core/standings/match';
import { NO_CHANGES, type CellChange, type SheetContent } from '../ports/workbook';
import { a1, sheetReference } from '../sheet/a1';
import { textOf } from '../sheet/cell';
import { parseSource } from '../sheet/draw-reference';
import { readLedger } from '../sheet/ledger-table';
import { lookAlikes } from '../sheet/look-alike';
import { playerKey } from '../sheet/player-key';
import { RANKING_HEADERS, rankedLines } from '../sheet/read-ranking';
import { ask, stop, type Action, type ActionContext, type Outcome } from './action';
import { text } from './cell-changes';
import { pointsSheet } from './points-sheet';
import { tonightsNames, type NamedPlayer, type TonightsNames } from './tonights-names';
import type { FoundTable, Told, TournamentBook } from './tournament-book';

/**
 * *Revisar nombres*: two persons who stand in the ranking under one name are told apart; and names of tonight's sheets
 * that look like another are offered, pair by pair, as the same person. With a yes the ranking's spelling is put into
 * every cell of tonight's sheets that holds the other one. Nothing is merged without one.
 */
export const reviewNames: Action = (context) => {
  const { book, messages } = context;
  const texts = messages.names.review;
  const found = book.soughtSheet('ranking');
  if (!found.ok) return stop(found.text);
  const ranking = found.value && book.tableOn(found.value, RANKING_HEADERS, ['status']);
  if (ranking && !ranking.ok) return stop(ranking.text);
  const tonight = tonightsNames(book);
  if (!tonight.ok) return stop(tonight.text);
  if (!ranking?.value && tonight.value.players.length === 0) return stop(texts.nothing);

  const told = ranking?.value ? toldApart(context, ranking.value) : NOTHING_TOLD;
  if ('kind' in told) return told;
  const merged = mergedNames(context, told.players, tonight.value);
  if ('kind' in merged) return merged;
  const put = putInto(tonight.value.sheets, merged.renamed, context);
  const renamed = [...told.renamed, ...put.renamed];
  const cells = [...told.cells, ...put.cells];
  return {
    kind: 'done',
    changes: { ...NO_CHANGES, cells },
    summary: cells.length === 0 ? texts.same : texts.done(renamed, cells.length),
    remarks: [...told.remarks, ...merged.remarks, ...put.remarks],
  };
};

/** Cells to be written, the names that change by them, and what else is to be said. */
interface Renamed {
  readonly cells: readonly CellChange[];
  readonly renamed: readonly (readonly [from: string, to: string])[];
  readonly remarks: readonly string[];
}

/** The players of the ranking, each once, by the names they have now. */
interface RankedPlayers {
  readonly players: readonly NamedPlayer[];
}

const NOTHING_TOLD: Renamed & RankedPlayers = { cells: [], renamed: [], remarks: [], players: [] };

/** Asks for a second name wherever two rows of the ranking have one. */
function toldApart(context: ActionContext, table: FoundTable): (Renamed & RankedPlayers) | Outcome {
  const { book, messages } = context;
  const texts = messages.names.review;
  const { sheet } = table;
  const lines = rankedLines(table);
  const taken = new Set(lines.map(({ key }) => key));
  const first = new Map<PlayerKey, NamedPlayer>();
  const edits = { cells: [] as CellChange[], renamed: [] as [string, string][], remarks: [] as string[] };
  for (const line of lines) {
    const { key, name, row } = line;
    const before = first.get(key);
    if (!before) {
      first.set(key, { key, name, sheet: sheet.name, row });
      continue;
    }
    const rows = [before.row, row] as const;
    const cell = [row - 1, line.nameColumn - 1] as const;
    if (!isTyped(sheet, ...cell)) {
      edits.remarks.push(texts.inFormulas(name, [`${sheetReference(sheet.name)}!${a1(...cell)}`]));
      continue;
    }
    const ofSeason = keysOfSeason(book);
    if (!ofSeason.ok) return stop(ofSeason.text);
    for (const known of ofSeason.value) taken.add(known);
    const given = secondName(context, sheet, [before.name, name], rows, taken);
    if (typeof given !== 'string') return given;
    if (given === '') {
      edits.remarks.push(texts.stillTwice(sheet.name, name, rows));
      continue;
    }
    const own = playerKey(given);
    taken.add(own);
    first.set(own, { key: own, name: given, sheet: sheet.name, row });
    edits.cells.push({ sheet: sheet.name, row: cell[0], column: cell[1], to: text(given) });
    edits.renamed.push([name, given]);
  }
  return { ...edits, players: [...first.values()] };
}

/** What the person of the second row is to be called; `''` to leave it. A name that won't do is asked for again. */
function secondName(
  { answers, messages }: ActionContext,
  sheet: SheetContent,
  spellings: readonly [string, string],
  rows: readonly [number, number],
  taken: ReadonlySet<PlayerKey>,
): string | Outcome {
  const texts = messages.names.review;
  const tried = new Set<string>();
  let rejected: string | null = null;
  for (;;) {
    const question = texts.secondName(sheet.name, spellings, rows, rejected);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    const given = textOf(reply.text);
    const isFree = !taken.has(playerKey(given)) && parseSource(given).kind === 'player';
    if (given === '' || isFree) return given;
    if (tried.has(given)) return stop(texts.unfit(given));
    tried.add(given);
    rejected = given;
  }
}

/** Everybody whom ledger and points know: none of their names is free. */
function keysOfSeason(book: TournamentBook): Told<PlayerKey[]> {
  const ledger = book.sheet('ledger');
  if (!ledger.ok) return ledger;
  const read = ledger.value && readLedger(ledger.value.values);
  const points = pointsSheet(book);
  if (!points.ok) return points;
  return { ok: true, value: [...(read?.names.keys() ?? []), ...points.value.names.keys()] };
}

interface Merged {
  /** What everybody who is merged is to be called. */
  readonly renamed: ReadonlyMap<PlayerKey, NamedPlayer & { readonly to: string }>;
  readonly remarks: readonly string[];
}

/** Asks, name by name, whether somebody whom the ranking does not know is one it knows, or one named before him. */
function mergedNames(
  { answers, messages }: ActionContext,
  ranked: readonly NamedPlayer[],
  { players, areTwo }: TonightsNames,
): Merged | Outcome {
  const texts = messages.names.review;
  const known = new Map(ranked.map((player) => [player.key, player]));
  const unknown = players.filter(({ key }) => !known.has(key));
  const alikeInRanking = lookAlikes(known.keys());
  const alikeTonight = lookAlikes(unknown.map(({ key }) => key));
  const newcomers = new Map<PlayerKey, NamedPlayer>();
  const renamed = new Map<PlayerKey, NamedPlayer & { readonly to: string }>();
  /** Everybody who is this player by now. */
  const whoIs = new Map<PlayerKey, PlayerKey[]>();
  const remarks: string[] = [];
  for (const typed of unknown) {
    const candidates = [
      ...alikeInRanking(typed.key).map((key) => known.get(key)!),
      ...alikeTonight(typed.key).flatMap((key) => newcomers.get(key) ?? []),
    ];
    let isMerged = false;
    for (const candidate of candidates) {
      const same = [candidate.key, ...(whoIs.get(candidate.key) ?? [])];
      if (same.some((key) => areTwo(typed.key, key))) {
        remarks.push(texts.bothPlay(typed, candidate.name));
        continue;
      }
      const question = texts.isIt(typed, candidate, known.has(candidate.key));
      const reply = answers.to(question);
      if (!reply) return ask(question);
      if (reply.button !== 'yes') continue;
      renamed.set(typed.key, { ...typed, to: candidate.name });
      whoIs.set(candidate.key, [...same.slice(1), typed.key]);
      isMerged = true;
      break;
    }
    if (!isMerged) newcomers.set(typed.key, typed);
  }
  return { renamed, remarks };
}

/** The new spelling in every cell of tonight's sheets that holds the old one as a text. */
function putInto(
  sheets: readonly SheetContent[],
  names: Merged['renamed'],
  { messages }: ActionContext,
): Renamed {
  const cells: CellChange[] = [];
  const left = new Map<PlayerKey, string[]>();
  const changed = new Set<PlayerKey>();
  for (const sheet of names.size === 0 ? [] : sheets) {
    sheet.values.forEach((row, at) =>
      row.forEach((cell, column) => {
        const key = typeof cell === 'string' ? playerKey(cell) : '';
        const name = names.get(key);
        if (!name) return;
        if (isTyped(sheet, at, column)) {
          cells.push({ sheet: sheet.name, row: at, column, to: text(name.to) });
          changed.add(key);
        } else {
          const place = `${sheetReference(sheet.name)}!${a1(at, column)}`;
          left.set(key, [...(left.get(key) ?? []), place]);
        }
      }),
    );
  }
  return {
    cells,
    renamed: [...changed].map((key) => [names.get(key)!.name, names.get(key)!.to]),
    remarks: [...left].map(([key, places]) => messages.names.review.inFormulas(names.get(key)!.name, places)),
  };
}

/** Formulas whose answer fills the cells to the right and below. */
const SPILLING = /^=\s*(?:TD_|ARRAYFORMULA|QUERY|FILTER|SORT|UNIQUE|TRANSPOSE|IMPORT|\{)/i;

/** Neither a formula nor, as far as can be told, a cell that one above or to the left has filled. */
function isTyped({ formulas }: SheetContent, row: number, column: number): boolean {
  if ((formulas[row]?.[column] ?? '') !== '') return false;
  return !formulas
    .slice(0, row + 1)
    .some((cells) => cells.slice(0, column + 1).some((formula) => SPILLING.test(formula)));
}
