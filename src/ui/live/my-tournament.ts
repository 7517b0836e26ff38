import type { LiveDrawMatch, LiveMatch, LiveSide, LiveSnapshot, LiveState } from '../live-contract';

/** A match as its player sees it. */
export interface MyMatch {
  /** The group, or the round of the draw. */
  readonly where: string;
  readonly round: string;
  readonly hour: string;
  readonly board: string;
  readonly against: string;
  /** His points first. */
  readonly result: string;
  readonly state: LiveState;
  /** `null`: drawn, or not finished. */
  readonly won: boolean | null;
}

export interface MyTournament {
  readonly name: string;
  readonly group: {
    readonly name: string;
    readonly place: number;
    readonly won: number;
    readonly status: string;
  } | null;
  readonly next: MyMatch | null;
  readonly results: readonly MyMatch[];
}

/** Everybody who is named in what is published. */
export function namesIn({ groups, matches, draw, lastChance, ranking }: LiveSnapshot): string[] {
  const seats = [...(draw ?? []), ...(lastChance ?? [])].flatMap((round) =>
    round.matches.flatMap(({ white, black }) => [white.player, black.player]),
  );
  const names = new Set([
    ...(groups ?? []).flatMap(({ standings }) => standings.map(({ player }) => player)),
    ...(matches ?? []).flatMap(({ white, black }) => [white, black]),
    ...seats.filter((player) => player !== null),
    ...(ranking ?? []).map(({ player }) => player),
  ]);
  return [...names].sort((one, other) => one.localeCompare(other));
}

export function tournamentOf(
  { groups, matches, draw, lastChance }: LiveSnapshot,
  name: string,
): MyTournament {
  const group = groups?.find(({ standings }) => standings.some(({ player }) => player === name));
  const standing = group?.standings.find(({ player }) => player === name);
  const mine = [
    ...(matches ?? []).flatMap((match) => inGroup(match, name)),
    ...[...(draw ?? []), ...(lastChance ?? [])].flatMap((round) =>
      round.matches.flatMap((match) => inDraw(match, name)),
    ),
  ];
  const isOpen = ({ state }: MyMatch) => state === 'toCome' || state === 'on';
  return {
    name,
    group:
      group && standing
        ? { name: group.group, place: standing.place, won: standing.won, status: standing.status }
        : null,
    next: mine.find(({ state }) => state === 'on') ?? mine.find(isOpen) ?? null,
    results: mine.filter((match) => !isOpen(match)),
  };
}

function inGroup(match: LiveMatch, name: string): MyMatch[] {
  const { white, black, group, round } = match;
  const side = white === name ? 'white' : black === name ? 'black' : null;
  return side ? [seenBy(match, side, side === 'white' ? black : white, group, round)] : [];
}

function inDraw(match: LiveDrawMatch, name: string): MyMatch[] {
  const { white, black, round } = match;
  const side = white.player === name ? 'white' : black.player === name ? 'black' : null;
  if (!side) return [];
  const other = side === 'white' ? black : white;
  return [seenBy(match, side, other.player ?? other.from, round, '')];
}

function seenBy(
  { hour, board, result, state, winner }: LiveMatch | LiveDrawMatch,
  side: LiveSide,
  against: string,
  where: string,
  round: string,
): MyMatch {
  const points = result.split('–');
  return {
    ...{ where, round, hour, board, against, state },
    result: (side === 'white' ? points : points.reverse()).join('–'),
    won: winner === null ? null : winner === side,
  };
}
