import type { Regulation } from '../core/regulations/regulation';
import { at, fail, ok, type Failure, type Result } from '../core/result';
import type { Match, PlayerKey } from '../core/standings/match';
import { groupMatchLimits } from '../core/standings/result-limits';
import type { SwissBye, SwissGame } from '../core/swiss/event';
import { isBlank, isBlankRow, textOf, type Cell, type Row } from './cell';
import { isUnderBands } from './column-titles';
import { findHeader, isTitleOf } from './header';
import { holdsResults, matchColumnsOf, scoreColumnsMissing, type MatchColumns } from './match-columns';
import { isMatchRow, readMatchRow } from './match-row';
import { parseWhole } from './number';
import { isBye } from './player-cells';
import { parseName, type Name } from './read-players';
import type { ScoreReading } from './score';
import { foldWord } from './text';
import { readLocalWallClock, type ReadWallClock } from './time';
import { MISSED_WORDS, WITHDRAWN_WORDS } from './vocabulary';

/** A game and the row of the range it stands on, from 1. */
export interface ListedGame extends SwissGame {
  readonly row: number;
}

/** A row that names one player alone. */
export interface ListedBye extends SwissBye {
  readonly row: number;
}

/** The results of a Swiss event as read, with every player's name as first written. */
export interface SwissTable {
  readonly games: readonly ListedGame[];
  readonly byes: readonly ListedBye[];
  readonly missed: readonly ListedBye[];
  readonly withdrawn: readonly ListedBye[];
  readonly names: ReadonlyMap<PlayerKey, string>;
}

interface SwissColumns {
  readonly round: number;
  /** Of the player who stands first and of who stands second, in the places of white and black. */
  readonly sides: MatchColumns;
  /** Whether who stands first has black: he does, unless a header says otherwise. */
  readonly firstIsBlack: boolean;
}

/**
 * The results of a Swiss event: round, black, white, their points, note; with a header in any order, without one in this.
 * `Libre` against a player is a bye, `Ausente` a round that he came too late for, `Se retira` his withdrawal from that
 * round on. A round that is written once is that of the rows below it too.
 *
 * @returns games and byes in the order of the rows, none where there are no rows; a problem with its place: a round that
 *   is missing, a player twice in a round, a result that can't be, a bye with points
 */
export function readSwiss(
  rows: readonly Row[],
  regulation: Regulation,
  readWallClock: ReadWallClock = readLocalWallClock,
): Result<SwissTable> {
  const games: ListedGame[] = [];
  const alone: Readonly<Record<Alone, ListedBye[]>> = { byes: [], missed: [], withdrawn: [] };
  const names = new Map<PlayerKey, string>();
  if (rows.every(isBlankRow)) return ok({ games, ...alone, names });
  const columns = columnsOf(rows);
  if (!columns.ok) return columns;
  const { round: roundColumn, sides, firstIsBlack } = columns.value.columns;
  const reading: ScoreReading = { limits: groupMatchLimits(regulation), readWallClock };
  const seen = new Map<string, number>();
  let round: number | null = null;

  for (let index = columns.value.firstRow; index < rows.length; index++) {
    const cells = rows[index]!;
    const row = index + 1;
    if (isBlankRow(cells) || isHeaderAgain(rows, index, sides)) continue;
    if (!isBlank(cells[roundColumn])) {
      const given = parseRound(cells[roundColumn]);
      if (!given.ok) return at(given, { row, column: roundColumn + 1 });
      round = given.value;
    }
    const isGame = isMatchRow(cells, row, sides);
    if (!isGame.ok) return isGame;
    const bye = isGame.value ? null : byeOf(cells, row, sides);
    if (bye && 'ok' in bye) return bye;
    if (!isGame.value && !bye) continue;
    const players: Name[] = [];
    if (round === null) return fail('roundMissing', {}, { row, column: roundColumn + 1 });

    if (isGame.value) {
      const read = readMatchRow(cells, row, sides, { ofMatch: reading, ofPlayoff: reading });
      if (!read.ok) return read;
      players.push(read.value.white, read.value.black);
      const match = { ...read.value.match, playoff: false };
      games.push({ round, row, match: firstIsBlack ? turned(match) : match });
    } else {
      players.push(bye!.name);
      alone[bye!.kind].push({ round, row, player: bye!.name.key });
    }
    for (const [side, { key, name }] of players.entries()) {
      const first = seen.get(`${round} ${key}`);
      const column = (side === 0 ? sides.white : sides.black) + 1;
      if (first !== undefined) return fail('playerTwiceInRound', { name, round, first }, { row, column });
      seen.set(`${round} ${key}`, row);
      if (!names.has(key)) names.set(key, name);
    }
  }
  return ok({ games, ...alone, names });
}

type Alone = 'byes' | 'missed' | 'withdrawn';

function columnsOf(rows: readonly Row[]): Result<{ columns: SwissColumns; firstRow: number }> {
  const found = findHeader(rows, [['round', 'white', 'black']], ['score', 'pointsWhite', 'pointsBlack']);
  if (!found.ok) return found;
  if (!found.value) {
    const columns = columnsWithoutHeader(rows);
    return columns.ok ? ok({ columns: columns.value, firstRow: 0 }) : columns;
  }
  const { row, columns } = found.value;
  const named = matchColumnsOf(found.value, rows);
  if (named.pointsWhite === null && named.score === null) return scoreColumnsMissing(found.value);
  const firstIsBlack = named.black < named.white;
  const sides = firstIsBlack
    ? {
        ...named,
        ...{ white: named.black, black: named.white },
        ...{ pointsWhite: named.pointsBlack, pointsBlack: named.pointsWhite },
      }
    : named;
  return ok({ columns: { round: columns.get('round')!, sides, firstIsBlack }, firstRow: row + 1 });
}

const NO_OTHERS = { group: null, latePointsWhite: null, latePointsBlack: null } as const;

/** Round, first, second, and their points in two columns or in one; or that one between the two. */
function columnsWithoutHeader(rows: readonly Row[]): Result<SwissColumns> {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 3) return fail('swissRangeTooNarrow', { columns: width });
  const inColumn = (column: number) => rows.map((row) => row[column]);
  const isInOne = holdsResults(inColumn(3)) && !inColumn(4).some((cell) => typeof cell === 'number');
  const sides: MatchColumns = holdsResults(inColumn(2))
    ? { ...NO_OTHERS, white: 1, score: 2, black: 3, pointsWhite: null, pointsBlack: null, notes: [4] }
    : isInOne
      ? { ...NO_OTHERS, white: 1, black: 2, pointsWhite: null, pointsBlack: null, score: 3, notes: [4] }
      : { ...NO_OTHERS, white: 1, black: 2, pointsWhite: 3, pointsBlack: 4, score: null, notes: [5] };
  return ok({ round: 0, sides, firstIsBlack: true });
}

/** Headers stand again where each round was pasted with its own, bands over titles perhaps. */
function isHeaderAgain(rows: readonly Row[], index: number, { white, black }: MatchColumns): boolean {
  const sides = ['white', 'black'] as const;
  const isHeader = (cells: Row = []) => isTitleOf(cells[white], sides) && isTitleOf(cells[black], sides);
  const isBand = (cells: Row = []) => cells.some((cell) => isTitleOf(cell, sides));
  return (
    isHeader(rows[index]) ||
    (isBand(rows[index - 1]) && isUnderBands(rows, index)) ||
    (isBand(rows[index]) && isUnderBands(rows, index + 1))
  );
}

/** `3`, `Ronda 3`, `R3`, `3ª`. */
function parseRound(cell: Cell): Result<number> {
  const written = /^[^\d-]*(\d{1,3})\D*$/.exec(textOf(cell));
  return parseWhole(written ? Number(written[1]) : cell, 'round', 1);
}

/** Who stands on a row without an opponent, and why; nobody where both sides are blank, or both are the bye. */
function byeOf(
  cells: Row,
  row: number,
  { white, black }: MatchColumns,
): { readonly name: Name; readonly kind: Alone } | Failure | null {
  const wordIn = (column: number) => foldWord(textOf(cells[column]));
  const [column, other] = isBye(cells[black]) ? [white, black] : [black, white];
  if (isBlank(cells[column]) || isBye(cells[column])) return null;
  const name = parseName(cells[column], row, column + 1);
  if (!name.ok) return name;
  const word = wordIn(other);
  const kind = MISSED_WORDS.has(word) ? 'missed' : WITHDRAWN_WORDS.has(word) ? 'withdrawn' : 'byes';
  return { name: name.value, kind };
}

/** The match with its sides changed: who was read as white has black. */
function turned({ white, black, outcome, ...rest }: Match): Match {
  const sides = { white: black, black: white };
  if (outcome.kind === 'pending') return { ...rest, ...sides, outcome };
  return outcome.kind === 'played'
    ? { ...rest, ...sides, outcome: { kind: 'played', white: outcome.black, black: outcome.white } }
    : { ...rest, ...sides, outcome: { kind: 'forfeit', white: outcome.black, black: outcome.white } };
}
