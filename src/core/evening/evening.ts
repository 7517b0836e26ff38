import { lateStart } from '../lateness/late-start';
import type { Regulation } from '../regulations/regulation';
import type { Outcome, PlayerKey, Side } from '../standings/match';
import { lateCost, type LateCost } from './late-cost';

/** A match of tonight as the sheets have it. All instants are seconds on one clock. */
export interface EveningMatch {
  /** `null`: not known yet. */
  readonly players: Readonly<Record<Side, PlayerKey | null>>;
  readonly board: string | null;
  readonly hour: number | null;
  /** When each side came, where that is written down. */
  readonly arrived: Readonly<Record<Side, number | null>>;
  /** Whether hours of arrival can be written down for it; where not, both are taken to be there. */
  readonly recordsArrivals: boolean;
  /** No lateness is counted: excused (HG 2.2), or a play-off. */
  readonly isExcused: boolean;
  readonly outcome: Outcome;
  readonly length: number | null;
}

export type MatchStatus =
  | 'finished'
  /** Its hour has come, both are there, and they and the board are free for it: it is being played. */
  | 'on'
  /** Its hour has come and somebody is not there. */
  | 'late'
  /** Its hour has come, both are there, and an earlier match still holds one of them or the board. */
  | 'waiting'
  | 'next'
  /** Who plays it is not known yet. */
  | 'open';

export interface EveningStatus {
  readonly status: MatchStatus;
  /** The sides that are not there, of a match whose hour has come. */
  readonly absent: readonly Side[];
  /** What it costs each of them; `null` for who is there, and where the regulation has no table. */
  readonly cost: Readonly<Record<Side, LateCost | null>>;
  /** Points each side has at the beginning: the other's lateness as far as it is settled. */
  readonly start: Readonly<Record<Side, number>>;
  /** Who has lost it by lateness, as things are now. */
  readonly lost: readonly Side[];
  /** The match, by its index, that holds a player or the board. */
  readonly waitsFor: number | null;
}

export interface EveningBoard {
  readonly board: string;
  /** By its index: the match that is played on it. */
  readonly on: number | null;
  /** The match that is due on it and waits for somebody. */
  readonly heldFor: number | null;
}

export interface Evening {
  /** One for each match, in the same order. */
  readonly matches: readonly EveningStatus[];
  readonly boards: readonly EveningBoard[];
  /** Matches that could be brought forward (HG 2.3.4, 7.4.8): both players and a board are free now. */
  readonly forward: readonly { readonly match: number; readonly board: string | null }[];
}

const SIDES = ['white', 'black'] as const;
const NOBODY: readonly Side[] = [];
const NO_COST = { white: null, black: null } as const;
const LEVEL = { white: 0, black: 0 } as const;

/**
 * How the evening stands.
 *
 * @param matches in any order; those of one hour are begun in the order given
 * @param boards all boards of the room, in their order
 */
export function eveningNow(
  matches: readonly EveningMatch[],
  boards: readonly string[],
  now: number,
  regulation: Regulation,
): Evening {
  const here = whoIsThere(matches, now);
  const busyPlayers = new Map<PlayerKey, number>();
  const onBoard = new Map<string | null, number>();
  const heldFor = new Map<string | null, number>();
  const statuses: EveningStatus[] = [];
  for (const index of inOrder(matches)) {
    const match = matches[index]!;
    const status = statusOf(match, now, here, regulation);
    const players = SIDES.map((side) => match.players[side]);
    let { status: kind } = status;
    let waitsFor: number | null = null;
    if (kind === 'on') {
      const holding = [...players.map((player) => busyPlayers.get(player!)), onBoard.get(match.board)].find(
        (other) => other !== undefined,
      );
      if (holding === undefined) {
        for (const player of players) busyPlayers.set(player!, index);
        if (match.board !== null) onBoard.set(match.board, index);
      } else {
        kind = 'waiting';
        waitsFor = holding;
      }
    }
    const isDue = kind === 'waiting' || (kind === 'late' && status.lost.length === 0);
    if (isDue && !heldFor.has(match.board)) heldFor.set(match.board, index);
    statuses[index] = { ...status, status: kind, waitsFor };
  }
  const free = boards.filter((board) => !onBoard.has(board) && !heldFor.has(board));
  const forward = inOrder(matches)
    .filter((index) => statuses[index]!.status === 'next')
    .filter((index) => {
      const { players, recordsArrivals } = matches[index]!;
      return SIDES.every((side) => {
        const player = players[side]!;
        return !busyPlayers.has(player) && (!recordsArrivals || here.has(player));
      });
    })
    .filter(() => free.length > 0 || boards.length === 0)
    .map((match) => {
      const own = free.find((board) => board === matches[match]!.board);
      return { match, board: own ?? free[0] ?? null };
    });
  return {
    matches: statuses,
    boards: boards.map((board) => ({
      board,
      on: onBoard.get(board) ?? null,
      heldFor: heldFor.get(board) ?? null,
    })),
    forward,
  };
}

/**
 * Who is known to be in the room: he has come to some match of tonight, has played one, or was there when his opponent
 * was not; and has not left (HG 2.3.5).
 */
export function whoIsThere(matches: readonly EveningMatch[], now: number): ReadonlySet<PlayerKey> {
  const here = new Set<PlayerKey>();
  const left = new Set<PlayerKey>();
  for (const { players, arrived, outcome } of matches) {
    for (const side of SIDES) {
      const player = players[side];
      if (player === null) continue;
      const came = arrived[side];
      const absence = outcome.kind === 'forfeit' ? outcome[side] : undefined;
      const wasThere = outcome.kind === 'played' || absence === null;
      if ((came !== null && came <= now) || wasThere) here.add(player);
      if (absence === 'left') left.add(player);
    }
  }
  return new Set([...here].filter((player) => !left.has(player)));
}

function inOrder(matches: readonly EveningMatch[]): number[] {
  const hour = (index: number) => matches[index]!.hour ?? Number.MAX_VALUE;
  return matches.map((_, index) => index).sort((one, other) => hour(one) - hour(other));
}

/** A match by itself; that of an earlier one it may still have to wait for is not looked at. */
function statusOf(
  match: EveningMatch,
  now: number,
  here: ReadonlySet<PlayerKey>,
  regulation: Regulation,
): EveningStatus {
  const { hour, players, arrived, outcome, length } = match;
  const plain = { absent: NOBODY, cost: NO_COST, start: LEVEL, lost: NOBODY, waitsFor: null };
  const minutesLate = (side: Side) =>
    hour === null ? 0 : Math.max(Math.floor(((arrived[side] ?? hour) - hour) / 60), 0);
  const counts = !match.isExcused && length !== null && match.recordsArrivals;
  const settled = counts ? lateStart(minutesLate('white'), minutesLate('black'), length, regulation) : null;
  const late = settled?.ok ? settled.value : { against: LEVEL, lost: 'none' as const };
  const lost = SIDES.filter((side) => late.lost === side || late.lost === 'both');
  const start = lost.length > 0 ? LEVEL : { white: late.against.black, black: late.against.white };
  if (outcome.kind !== 'pending') return { ...plain, start, status: 'finished' };
  if (players.white === null || players.black === null) return { ...plain, status: 'open' };
  if (hour === null || hour > now) return { ...plain, start, lost, status: 'next' };
  const absent = match.recordsArrivals
    ? SIDES.filter((side) => {
        const came = arrived[side];
        return came === null ? !here.has(players[side]!) : came > now;
      })
    : NOBODY;
  if (absent.length === 0) return { ...plain, start, lost, status: lost.length > 0 ? 'late' : 'on' };
  if (!counts) return { ...plain, absent, start, status: 'late' };
  const elapsed = Math.floor((now - hour) / 60);
  const come = {
    white: absent.includes('white') ? null : minutesLate('white'),
    black: absent.includes('black') ? null : minutesLate('black'),
  };
  const costOf = (side: Side) => {
    const cost = absent.includes(side) ? lateCost(side, come, elapsed, length, regulation) : null;
    return cost?.ok ? cost.value : null;
  };
  const cost = { white: costOf('white'), black: costOf('black') };
  const asNow = lateStart(come.white ?? elapsed, come.black ?? elapsed, length, regulation);
  const lostNow = asNow.ok
    ? SIDES.filter((side) => asNow.value.lost === side || asNow.value.lost === 'both')
    : NOBODY;
  const startNow =
    asNow.ok && lostNow.length === 0
      ? { white: asNow.value.against.black, black: asNow.value.against.white }
      : LEVEL;
  return { ...plain, absent, cost, start: startNow, lost: lostNow, status: 'late' };
}
