import { roundRank, type Round } from '../core/knockout/rounds';
import { fail, ok, type Result } from '../core/result';
import type { PlayerKey, Side } from '../core/standings/match';
import { isReference } from './draw-reference';
import type { Header } from './header';
import { parseRound } from './round-name';
import type { DrawLine, DrawSource, WrittenDraw } from './written-draw';

const SIDES = ['white', 'black'] as const;

/** A row before it is known where its players come from. */
export interface ReadLine extends Omit<DrawLine, Side> {
  readonly written: Readonly<Record<Side, DrawSource>>;
  readonly from: Readonly<Record<Side, DrawSource>>;
  /** What the cell of «Pasa a» says; `null` where it is blank. */
  readonly to: string | null;
}

/** Columns of the range, from 0, that say where players come from and go to. */
export interface LinkColumns {
  readonly winnerTo: number | null;
  readonly whiteFrom: number | null;
  readonly blackFrom: number | null;
}

/** The reference of a side: in its own cell, else in «Viene de». */
export function sourceIn({ written, from }: ReadLine, side: Side): DrawSource {
  return isReference(from[side]) && !isReference(written[side]) ? from[side] : written[side];
}

/**
 * Where «Pasa a» alone says which match a side comes from, the names tell the side: who could have come through that
 * match; where they don't, the first match passes to white and the second to black.
 *
 * @returns a problem with its place where a reference or «Pasa a» leads nowhere, two sides wait for the same, or a player
 * enters the draw twice
 */
export function withSources(
  lines: readonly ReadLine[],
  links: LinkColumns,
  { header, names }: { readonly header: Header | null; readonly names: ReadonlyMap<PlayerKey, string> },
): Result<WrittenDraw> {
  const firsts = new Map(lines.filter(({ isReplay }) => !isReplay).map((line) => [line.match, line]));
  const byRound = [...firsts.values()].sort(inTurn);
  /** `SF2` and `Semifinal 2`: the second of that round, where no match is called that. */
  const called = (match: string): ReadLine | undefined => {
    const number = Number(/\d*$/.exec(match)![0]);
    const round = parseRound(match);
    return firsts.get(match) ?? [...firsts.values()].filter((one) => one.round === round)[number - 1];
  };

  const winnerTo = new Map<string, string>();
  const sources = new Map<string, Record<Side, DrawSource>>();
  for (const line of byRound) {
    const own = { white: sourceIn(line, 'white'), black: sourceIn(line, 'black') };
    for (const side of SIDES) {
      const source = own[side];
      if (!('of' in source)) continue;
      const feeder = called(source.of);
      if (!feeder || inTurn(feeder, line) >= 0) {
        return fail('noSuchMatch', { match: source.of, later: false }, placeOf(line, side, links));
      }
      own[side] = { kind: source.kind, of: feeder.match };
      if (source.kind === 'winner' && !winnerTo.has(feeder.match)) winnerTo.set(feeder.match, line.match);
    }
    sources.set(line.match, own);
  }
  // «Pasa a» may name a round, and who wins the final passes to be champion.
  const passing = byRound.flatMap((line) => {
    if (line.to === null) return [];
    const to = line.round === 2 ? undefined : called(line.to);
    return to || /^M\d+$/.test(line.to) ? [{ line, to }] : [];
  });
  for (const { line, to } of passing) {
    if (!to || inTurn(line, to) >= 0) {
      return fail('noSuchMatch', { match: line.to!, later: true }, placeOfPassing(line, links));
    }
    winnerTo.set(line.match, to.match);
  }

  const reach = new Map<string, ReadonlySet<PlayerKey>>();
  for (const line of byRound) {
    const own = sources.get(line.match)!;
    const named = new Set([own.white, own.black].map((source) => ('of' in source ? source.of : null)));
    const feeders = byRound
      .filter(({ match }) => winnerTo.get(match) === line.match && !named.has(match))
      .map(({ match }) => match);
    for (const feeder of feeders) {
      const sides = SIDES.filter((side) => !isReference(own[side]));
      const through = reach.get(feeder)!;
      const side =
        sides.find((one) => own[one].kind === 'player' && through.has(own[one].player)) ??
        sides.find((one) => own[one].kind === 'open') ??
        (feeders.length === 2 ? sides[0] : undefined);
      if (side) own[side] = { kind: 'winner', of: feeder };
    }
    for (const side of SIDES) {
      const source = own[side];
      if (source.kind !== 'player') continue;
      const before = cameThrough(line, source.player, byRound, winnerTo, reach);
      if (before === null) continue;
      own[side] = { kind: line.round === 'thirdPlace' ? 'loser' : 'winner', of: before };
      if (line.round !== 'thirdPlace') winnerTo.set(before, line.match);
    }
    const players = new Set<PlayerKey>();
    for (const source of [own.white, own.black, line.written.white, line.written.black]) {
      if (source.kind === 'player') players.add(source.player);
      if ('of' in source) for (const player of reach.get(source.of) ?? []) players.add(player);
    }
    reach.set(line.match, players);
  }

  const twice = comesTwice([...firsts.values()], sources);
  if (twice) {
    const { line, side, source, first } = twice;
    const place = placeOf(line, side, links);
    if (source.kind === 'player') {
      return fail('playerTwice', { name: names.get(source.player)!, first: first.row + 1 }, place);
    }
    const given = source.kind === 'groupPlace' ? `${source.place}G${source.group}` : source.of;
    return fail('crossedReference', { given, first: first.row + 1 }, place);
  }
  for (const { line, to } of passing) {
    const { white, black } = sources.get(to!.match)!;
    if ([white, black].some((source) => source.kind === 'winner' && source.of === line.match)) continue;
    const params = { given: line.to!, first: to!.row + 1 };
    return fail('crossedReference', params, placeOfPassing(line, links));
  }
  const lost = withoutNext(byRound, sources, winnerTo);
  if (lost) {
    const place = { row: lost.row + 1, column: lost.columns.white + 1 };
    return fail('winnerGoesNowhere', { match: lost.match }, place);
  }

  const done = lines.map(({ row, columns, match, round, written, outcome, isReplay }): DrawLine => {
    const own = isReplay ? written : sources.get(match)!;
    return {
      ...{ row, columns, match, round, outcome, isReplay },
      white: { written: written.white, source: own.white },
      black: { written: written.black, source: own.black },
    };
  });
  return ok({ header, lines: done, names, winnerTo });
}

/** The cell that says who a side waits for. */
function placeOf(line: ReadLine, side: Side, { whiteFrom, blackFrom }: LinkColumns) {
  const from = side === 'white' ? whiteFrom : blackFrom;
  const column = sourceIn(line, side) === line.from[side] ? from! : line.columns[side];
  return { row: line.row + 1, column: column + 1 };
}

function placeOfPassing(line: ReadLine, links: LinkColumns) {
  return { row: line.row + 1, column: links.winnerTo! + 1 };
}

/** In the order of rounds. */
function inTurn(one: ReadLine, other: ReadLine): number {
  return roundRank(one.round) - roundRank(other.round);
}

/** A match whose winner has no way on, since more names stand in the next round than can enter the draw there. */
function withoutNext(
  byRound: readonly ReadLine[],
  sources: ReadonlyMap<string, Readonly<Record<Side, DrawSource>>>,
  winnerTo: ReadonlyMap<string, string>,
): ReadLine | undefined {
  const sizes = [...new Set(byRound.map(({ round }) => round))].filter((round) => typeof round === 'number');
  for (const size of sizes) {
    const inRound = (round: Round) => byRound.filter((line) => line.round === round);
    const before = size === Math.max(...sizes) ? inRound('playIn') : inRound(size * 2);
    const entries = inRound(size)
      .flatMap(({ match }) => SIDES.map((side) => sources.get(match)![side]))
      .filter(({ kind }) => kind === 'player' || kind === 'groupPlace');
    if (before.length + entries.length > size) return before.find(({ match }) => !winnerTo.has(match));
  }
  return undefined;
}

interface ComesTwice {
  readonly line: ReadLine;
  readonly side: Side;
  readonly source: Exclude<DrawSource, { readonly kind: 'open' | 'bye' }>;
  /** Where he comes already: beside, where he is in another match of the round. */
  readonly first: ReadLine;
}

/** A player who enters the draw at two sides, or two sides that wait for the same. */
function comesTwice(
  lines: readonly ReadLine[],
  sources: ReadonlyMap<string, Readonly<Record<Side, DrawSource>>>,
): ComesTwice | null {
  const seen = new Map<string, ReadLine>();
  for (const line of lines) {
    for (const side of SIDES) {
      const source = sources.get(line.match)![side];
      // While a group is open, whoever has been put on its place stands for it.
      const holder = source.kind === 'groupPlace' ? line.written[side] : source;
      for (const one of new Set([source, holder])) {
        if (one.kind === 'open' || one.kind === 'bye') continue;
        const key = JSON.stringify(one);
        const first = seen.get(key);
        if (!first) {
          seen.set(key, line);
          continue;
        }
        const isBeside = ({ match, round, written }: ReadLine) =>
          match !== line.match &&
          round === line.round &&
          SIDES.some((other) => JSON.stringify(written[other]) === key);
        return { line, side, source: one, first: lines.find(isBeside) ?? first };
      }
    }
  }
  return null;
}

/** Where nothing but names links the rounds: the last match before, of those that pass to nowhere yet, that he is in. */
function cameThrough(
  line: ReadLine,
  player: PlayerKey,
  byRound: readonly ReadLine[],
  winnerTo: ReadonlyMap<string, string>,
  reach: ReadonlyMap<string, ReadonlySet<PlayerKey>>,
): string | null {
  const before = byRound.filter(
    (one) =>
      inTurn(one, line) < 0 &&
      one.round !== 'thirdPlace' &&
      (line.round === 'thirdPlace' ? one.round === 4 : !winnerTo.has(one.match)) &&
      reach.get(one.match)!.has(player),
  );
  return before[before.length - 1]?.match ?? null;
}
