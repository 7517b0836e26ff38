import type { Regulation } from '../core/regulations/regulation';
import { roundRank, type Round } from '../core/knockout/rounds';
import type { ColumnWord } from '../core/problems';
import { fail, ok, type Result } from '../core/result';
import { PENDING, type Outcome, type PlayerKey } from '../core/standings/match';
import { knockoutLimits } from '../core/standings/result-limits';
import { isBlank, isBlankRow, isDate, isErrorText, quoted, textOf, type Cell, type Row } from './cell';
import { isReference, matchId, parseSource } from './draw-reference';
import { findHeader, type Header } from './header';
import { matchColumnsOf, type MatchColumns } from './match-columns';
import { readMatchRow, strayScore } from './match-row';
import { parseRound } from './round-name';
import { readLocalWallClock, type ReadWallClock } from './time';
import type { DrawLine, DrawSource, WrittenDraw } from './written-draw';

const DRAW_HEADER: readonly (readonly ColumnWord[])[] = [
  ['match', 'white', 'black'],
  ['round', 'white', 'black'],
];

const READ_ALONG: readonly ColumnWord[] = [
  ...(['match', 'round', 'hour', 'board', 'pointsWhite', 'pointsBlack', 'score'] as const),
  ...(['winnerTo', 'whiteFrom', 'blackFrom', 'referee'] as const),
];

interface DrawColumns {
  readonly matches: MatchColumns;
  readonly match: number | null;
  readonly round: number | null;
  readonly winnerTo: number | null;
  readonly whiteFrom: number | null;
  readonly blackFrom: number | null;
}

/** The columns of `TD_PLACES`: match, round, white, black, points white, points black, note. */
const WITHOUT_HEADER: DrawColumns = {
  ...{ match: 0, round: 1, winnerTo: null, whiteFrom: null, blackFrom: null },
  matches: {
    ...{ white: 2, black: 3, pointsWhite: 4, pointsBlack: 5, score: null, notes: [6] },
    ...{ group: null, latePointsWhite: null, latePointsBlack: null },
  },
};

/** A row before it is known where its players come from. */
type ReadLine = Omit<DrawLine, 'white' | 'black'> & {
  readonly written: Readonly<Record<'white' | 'black', DrawSource>>;
  readonly from: Readonly<Record<'white' | 'black', DrawSource>>;
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
  if (rows.every(isBlankRow)) return fail('noMatches', {});
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
  const winnerTo = new Map<string, string>();
  const firstOf = new Map<string, ReadLine>();
  let round: Round | null = null;
  for (let row = header ? header.row + 1 : 0; row < rows.length; row++) {
    const cells = rows[row]!;
    const place = (column: number) => ({ row: row + 1, column: column + 1 });
    const roundCell = cells[columns.round];
    if (!isBlank(roundCell)) {
      const parsed = parseRound(roundCell);
      const isMatch = hasPlayers(cells, columns.matches);
      if (parsed === null && !isMatch) continue;
      if (parsed === null) return fail('notARound', { given: quoted(roundCell) }, place(columns.round));
      round = parsed;
    }
    if (!hasPlayers(cells, columns.matches)) {
      const stray = strayScore(cells, columns.matches);
      if (stray !== null && isBlank(roundCell)) return fail('playerMissing', {}, place(stray));
      if (isBlank(columns.match === null ? '' : cells[columns.match])) continue;
    }
    if (round === null) return fail('notARound', { given: '' }, place(columns.round));
    const matchCell: Cell = columns.match === null ? '' : cells[columns.match];
    const match = isBlank(matchCell) ? `M${firstOf.size + 1}` : matchId(textOf(matchCell));
    const read = readLine(cells, row, { match, round }, columns, regulation, readWallClock);
    if (!read.ok) return read;
    for (const side of ['white', 'black'] as const) {
      const { [side]: written } = read.value.written;
      if (written.kind === 'player' && !names.has(written.player)) {
        names.set(written.player, textOf(cells[columns.matches[side]]));
      }
    }
    const first = firstOf.get(match);
    if (first && first.outcome.kind !== 'forfeit') {
      return fail('matchTwice', { match, first: first.row + 1 }, place(columns.match ?? columns.round));
    }
    if (!first) firstOf.set(match, read.value);
    lines.push({ ...read.value, isReplay: first !== undefined });
    const to: Cell = columns.winnerTo === null ? '' : cells[columns.winnerTo];
    if (!isBlank(to)) winnerTo.set(match, matchId(textOf(to)));
    for (const side of ['white', 'black'] as const) {
      const source = sourceIn(read.value, side);
      if (source.kind === 'winner' && !winnerTo.has(source.of)) winnerTo.set(source.of, match);
    }
  }
  if (lines.length === 0) return fail('noMatches', {});
  return withSources(lines, { header, names, winnerTo });
}

function columnsOf(header: Header): DrawColumns {
  const column = (word: ColumnWord) => header.columns.get(word) ?? null;
  return {
    ...{ match: column('match'), round: column('round'), winnerTo: column('winnerTo') },
    ...{ whiteFrom: column('whiteFrom'), blackFrom: column('blackFrom') },
    matches: { ...matchColumnsOf(header), group: null, latePointsWhite: null, latePointsBlack: null },
  };
}

function hasPlayers(cells: Row, { white, black }: MatchColumns): boolean {
  return !isBlank(cells[white]) || !isBlank(cells[black]);
}

function readLine(
  cells: Row,
  row: number,
  { match, round }: Pick<DrawLine, 'match' | 'round'>,
  { matches, whiteFrom, blackFrom }: DrawColumns,
  regulation: Regulation,
  readWallClock: ReadWallClock,
): Result<ReadLine> {
  for (const side of ['white', 'black'] as const) {
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
    const limits = () => knockoutLimits(round, regulation);
    const read = readMatchRow(cells, row + 1, matches, limits, readWallClock);
    if (!read.ok) return read;
    outcome = read.value.match.outcome;
  } else {
    const stray = strayScore(cells, matches);
    const bye = [written.white, written.black].some(({ kind }) => kind === 'bye');
    const place = { row: row + 1, column: (stray ?? 0) + 1 };
    if (stray !== null && bye) return fail('resultAgainstBye', { given: textOf(cells[stray]) }, place);
    if (stray !== null) return fail('playerMissing', {}, place);
  }
  return ok({
    ...{ row, match, round, written, outcome, isReplay: false },
    from: { white: from(whiteFrom), black: from(blackFrom) },
  });
}

/** The reference of a side: in its own cell, else in «Viene de». */
function sourceIn({ written, from }: ReadLine, side: 'white' | 'black'): DrawSource {
  return isReference(from[side]) && !isReference(written[side]) ? from[side] : written[side];
}

/**
 * Where «Pasa a» alone says which match a side comes from, the names tell the side: who could have come through that
 * match; where they don't, the first match passes to white and the second to black.
 */
function withSources(
  lines: readonly ReadLine[],
  {
    header,
    names,
    winnerTo,
  }: { header: Header | null; names: Map<PlayerKey, string>; winnerTo: Map<string, string> },
): Result<WrittenDraw> {
  const firsts = new Map(lines.filter(({ isReplay }) => !isReplay).map((line) => [line.match, line]));
  const reach = new Map<string, ReadonlySet<PlayerKey>>();
  const done: DrawLine[] = [];
  const sources = new Map<string, Record<'white' | 'black', DrawSource>>();
  const byRound = [...firsts.values()].sort((one, other) => roundRank(one.round) - roundRank(other.round));
  for (const line of byRound) {
    const own = { white: sourceIn(line, 'white'), black: sourceIn(line, 'black') };
    const named = new Set([own.white, own.black].flatMap((source) => ('of' in source ? [source.of] : [])));
    const feeders = byRound
      .filter(
        ({ match, round }) =>
          winnerTo.get(match) === line.match && !named.has(match) && roundRank(round) < roundRank(line.round),
      )
      .map(({ match }) => match);
    for (const feeder of feeders) {
      const sides = (['white', 'black'] as const).filter((side) => !isReference(own[side]));
      const through = reach.get(feeder) ?? new Set();
      const side =
        sides.find((one) => own[one].kind === 'player' && through.has(own[one].player)) ??
        sides.find((one) => own[one].kind === 'open') ??
        (feeders.length === 2 ? sides[0] : undefined);
      if (side) own[side] = { kind: 'winner', of: feeder };
    }
    for (const side of ['white', 'black'] as const) {
      const source = own[side];
      if (source.kind !== 'player') continue;
      const before = cameThrough(line, source.player, byRound, winnerTo, reach);
      if (before === null) continue;
      own[side] = { kind: line.round === 'thirdPlace' ? 'loser' : 'winner', of: before };
      if (line.round !== 'thirdPlace') winnerTo.set(before, line.match);
    }
    sources.set(line.match, own);
    const players = new Set<PlayerKey>();
    for (const source of [own.white, own.black, line.written.white, line.written.black]) {
      if (source.kind === 'player') players.add(source.player);
      if ('of' in source) for (const player of reach.get(source.of) ?? []) players.add(player);
    }
    reach.set(line.match, players);
  }
  for (const line of lines) {
    const own = sources.get(line.match)!;
    for (const side of ['white', 'black'] as const) {
      const source = own[side];
      if (!('of' in source)) continue;
      const feeder = firsts.get(source.of);
      if (!feeder || roundRank(feeder.round) >= roundRank(line.round)) {
        return fail('noSuchMatch', { match: source.of }, { row: line.row + 1 });
      }
    }
    done.push({
      ...{
        row: line.row,
        match: line.match,
        round: line.round,
        outcome: line.outcome,
        isReplay: line.isReplay,
      },
      white: { written: line.written.white, source: line.isReplay ? line.written.white : own.white },
      black: { written: line.written.black, source: line.isReplay ? line.written.black : own.black },
    });
  }
  return ok({ header, lines: done, names, winnerTo });
}

/** Where nothing but names links the rounds: the last match before, of those that pass to nowhere yet, that he is in. */
function cameThrough(
  { round }: ReadLine,
  player: PlayerKey,
  byRound: readonly ReadLine[],
  winnerTo: ReadonlyMap<string, string>,
  reach: ReadonlyMap<string, ReadonlySet<PlayerKey>>,
): string | null {
  const before = byRound.filter(
    (one) =>
      roundRank(one.round) < roundRank(round) &&
      one.round !== 'thirdPlace' &&
      (round === 'thirdPlace' ? one.round === 4 : !winnerTo.has(one.match)) &&
      reach.get(one.match)?.has(player),
  );
  return before[before.length - 1]?.match ?? null;
}
