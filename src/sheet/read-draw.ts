import type { MatchId } from '../core/knockout/draw';
import type { Regulation } from '../core/regulations/regulation';
import type { Round } from '../core/knockout/rounds';
import type { ColumnWord } from '../core/problems';
import { fail, ok, type Result } from '../core/result';
import { PENDING, type Outcome, type PlayerKey } from '../core/standings/match';
import { knockoutLimits } from '../core/standings/result-limits';
import { isBlank, isDate, isErrorText, quoted, textOf, type Cell, type Row } from './cell';
import { matchId, parseSource } from './draw-reference';
import { withSources, type LinkColumns, type ReadLine } from './draw-sources';
import { findHeader, type Header } from './header';
import { matchColumnsOf, type MatchColumns } from './match-columns';
import { readMatchRow, scoreColumns, strayScore } from './match-row';
import { parseRound } from './round-name';
import { sumRowFinder } from './sum-rows';
import { readLocalWallClock, type ReadWallClock } from './time';
import type { DrawSource, WrittenDraw } from './written-draw';

const SIDES = ['white', 'black'] as const;

const DRAW_HEADER: readonly (readonly ColumnWord[])[] = [
  ['match', 'white', 'black'],
  ['round', 'white', 'black'],
];

const READ_ALONG: readonly ColumnWord[] = [
  ...(['match', 'round', 'hour', 'board', 'pointsWhite', 'pointsBlack', 'score'] as const),
  ...(['winnerTo', 'whiteFrom', 'blackFrom', 'referee'] as const),
];

interface DrawColumns extends LinkColumns {
  readonly matches: MatchColumns;
  readonly match: number | null;
  readonly round: number | null;
}

/** The columns of `TD_PLACES`: match, round, white, black, points white, points black, note. */
const WITHOUT_HEADER: DrawColumns = {
  ...{ match: 0, round: 1, winnerTo: null, whiteFrom: null, blackFrom: null },
  matches: {
    ...{ white: 2, black: 3, pointsWhite: 4, pointsBlack: 5, score: null, notes: [6] },
    ...{ group: null, latePointsWhite: null, latePointsBlack: null },
  },
};

/**
 * A draw as it is written: matches, rounds, players or references, results.
 *
 * @param rows the range, header included where it has one
 * @returns a problem with its place for whatever is not a round, a name, a result, or stands twice
 */
export function readDraw(
  rows: readonly Row[],
  regulation: Regulation,
  readWallClock: ReadWallClock = readLocalWallClock,
): Result<WrittenDraw> {
  const found = findHeader(rows, DRAW_HEADER, READ_ALONG);
  if (!found.ok) return found;
  const header = found.value;
  const columns = header ? columnsOf(header) : WITHOUT_HEADER;
  if (columns.round === null) return fail('columnsMissing', { missing: ['round'] }, { row: header!.row + 1 });
  const { pointsWhite, score } = columns.matches;
  if (pointsWhite === null && score === null) {
    return fail('columnsMissing', { missing: ['pointsWhite', 'pointsBlack'] }, { row: header!.row + 1 });
  }

  const lines: ReadLine[] = [];
  const names = new Map<PlayerKey, string>();
  const firstOf = new Map<string, ReadLine>();
  let round: Round | null = null;
  let roundText = '';
  const firstRow = header ? header.row + 1 : 0;
  // A match may have no players yet, and be the only one that says where they come from or who is the referee.
  const said = [
    columns.winnerTo,
    columns.whiteFrom,
    columns.blackFrom,
    header?.columns.get('referee') ?? null,
  ];
  const results = [...scoreColumns(columns.matches), ...said.filter((column) => column !== null)];
  const isSum = sumRowFinder(rows, firstRow, { ...columns.matches, results });
  for (let row = firstRow; row < rows.length; row++) {
    const cells = rows[row]!;
    if (isSum(row)) continue;
    const place = (column: number) => ({ row: row + 1, column: column + 1 });
    const matchCell: Cell = columns.match === null ? '' : cells[columns.match];
    const roundCell = cells[columns.round];
    const isNamed = hasPlayers(cells, columns.matches);
    if (!isBlank(roundCell)) {
      const parsed = parseRound(roundCell);
      if (parsed === null && !isNamed && !/^m?\s?\d+$/i.test(textOf(matchCell))) continue;
      roundText = quoted(roundCell);
      if (parsed === null) return fail('notARound', { given: roundText }, place(columns.round));
      round = parsed;
    }
    if (!isNamed && isBlank(matchCell)) {
      const stray = strayScore(cells, columns.matches);
      if (stray !== null) return fail('playerMissing', {}, place(stray));
      continue;
    }
    if (round === null) return fail('notARound', { given: '' }, place(columns.round));
    const read = readLine(cells, row, round, columns, regulation, readWallClock);
    if (!read.ok) return read;
    const match = idOf(matchCell, read.value, lines, firstOf.size);
    const first = firstOf.get(match);
    const line = { ...read.value, match, isReplay: first !== undefined };
    for (const side of SIDES) {
      const { [side]: written } = line.written;
      if (written.kind === 'player' && !names.has(written.player)) {
        names.set(written.player, textOf(cells[columns.matches[side]]));
      }
    }
    if (first && first.outcome.kind !== 'forfeit') {
      return fail('matchTwice', { match, first: first.row + 1 }, place(columns.match ?? columns.round));
    }
    if (!first) {
      firstOf.set(match, line);
      const most = mostMatches(round);
      const inRound = [...firstOf.values()].filter((one) => one.round === round);
      if (inRound.length > most) {
        return fail(
          'roundFull',
          { given: roundText, most, first: inRound[0]!.row + 1 },
          place(columns.round),
        );
      }
    }
    lines.push(line);
  }
  if (lines.length === 0) return fail('noMatches', {});
  return withSources(lines, columns, { header, names });
}

/**
 * The match of a row. Without a number it is the next one; or, where one of its players stands in the same round in a
 * match that ended by a forfeit, that match again, against who was brought back (HG 2.3.9).
 */
function idOf(cell: Cell, { round, written }: RowOfDraw, above: readonly ReadLine[], count: number): MatchId {
  if (!isBlank(cell)) return matchId(textOf(cell));
  const players = SIDES.map((side) => JSON.stringify(written[side]));
  const again = above.find(
    (one) =>
      one.round === round &&
      one.outcome.kind === 'forfeit' &&
      SIDES.some(
        (side) => one.written[side].kind === 'player' && players.includes(JSON.stringify(one.written[side])),
      ),
  );
  return again?.match ?? `M${count + 1}`;
}

/** How many matches a round can have; each play-in is for a line of the draw. */
function mostMatches(round: Round): number {
  if (typeof round === 'number') return round / 2;
  return round === 'thirdPlace' ? 1 : Infinity;
}

function columnsOf(header: Header): DrawColumns {
  const column = (word: ColumnWord) => header.columns.get(word) ?? null;
  return {
    ...{ match: column('match'), round: column('round'), winnerTo: column('winnerTo') },
    ...{ whiteFrom: column('whiteFrom'), blackFrom: column('blackFrom') },
    matches: { ...matchColumnsOf(header, []), group: null, latePointsWhite: null, latePointsBlack: null },
  };
}

function hasPlayers(cells: Row, { white, black }: MatchColumns): boolean {
  return !isBlank(cells[white]) || !isBlank(cells[black]);
}

/** A row by itself, before those above it tell which match it is. */
type RowOfDraw = Omit<ReadLine, 'match' | 'isReplay'>;

function readLine(
  cells: Row,
  row: number,
  round: Round,
  { matches, winnerTo, whiteFrom, blackFrom }: DrawColumns,
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<RowOfDraw> {
  for (const side of SIDES) {
    const cell = cells[matches[side]];
    if (isErrorText(cell) || isDate(cell)) {
      const place = { row: row + 1, column: matches[side] + 1 };
      return fail(isDate(cell) ? 'notAName' : 'errorInCell', { given: quoted(cell) }, place);
    }
  }
  const written = { white: parseSource(cells[matches.white]), black: parseSource(cells[matches.black]) };
  const from = (column: number | null) => parseSource(column === null ? '' : cells[column]);
  const isFilled = (source: DrawSource) => source.kind !== 'open' && source.kind !== 'bye';
  let outcome: Outcome = PENDING;
  if (isFilled(written.white) && isFilled(written.black)) {
    const reading = { limits: knockoutLimits(round, regulation), readWallClock };
    const read = readMatchRow(cells, row + 1, matches, { ofMatch: reading, ofPlayoff: reading });
    if (!read.ok) return read;
    outcome = read.value.match.outcome;
  } else {
    const stray = strayScore(cells, matches);
    const bye = SIDES.find((side) => written[side].kind === 'bye');
    if (stray !== null && bye) {
      const given = textOf(cells[matches[bye]]);
      return fail('resultAgainstBye', { given }, { row: row + 1, column: stray + 1 });
    }
    const missing = SIDES.find((side) => written[side].kind === 'open')!;
    if (stray !== null) return fail('playerMissing', {}, { row: row + 1, column: matches[missing] + 1 });
  }
  return ok({
    ...{ row, round, written, outcome },
    columns: { white: matches.white, black: matches.black },
    to: winnerTo === null || isBlank(cells[winnerTo]) ? null : matchId(textOf(cells[winnerTo])),
    from: { white: from(whiteFrom), black: from(blackFrom) },
  });
}
