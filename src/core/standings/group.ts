import type { Regulation } from '../regulations/regulation';
import { halfWins, isFinished, opponentOf, ownForfeit, sideOf } from './match';
import type { Match, PlayerKey, Side } from './match';

/** What of a regulation the standings read. */
export type StandingsRules = Pick<
  Regulation,
  | 'groupSize'
  | 'groupMatchLength'
  | 'boardSquares'
  | 'brightwellCoefficient'
  | 'cube'
  | 'forfeitCountsInDifference'
  | 'latePointsCountInDifference'
  | 'qualifiersPerGroup'
  | 'tieBreaks'
  | 'tieBreakRestart'
  | 'draws'
  | 'annulsOneWinRestForfeits'
  | 'ownForfeitLosesTie'
>;

export interface Totals {
  readonly played: number;
  readonly halfWins: number;
  readonly halfLosses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

/** Rounds of a Swiss event in which a player had no game, and the points that his byes gave him. */
export interface Unplayed {
  readonly rounds: number;
  readonly halfPoints: number;
}

/** A group's matches, indexed once: its players, and each player's own matches. */
export interface Group {
  readonly players: readonly PlayerKey[];
  readonly rules: StandingsRules;
  readonly matchesOf: ReadonlyMap<PlayerKey, readonly Match[]>;
  readonly playoffs: readonly Match[];
  /** Where not everyone has a game in every round. */
  readonly unplayed?: ReadonlyMap<PlayerKey, Unplayed>;
  /** Who is recorded as withdrawn, besides those whom a result says so of. */
  readonly withdrawn?: ReadonlySet<PlayerKey>;
}

/** Players come in an order of their own, so that the order of the rows can't matter. */
export function indexGroup(matches: readonly Match[], rules: StandingsRules): Group {
  const matchesOf = new Map<PlayerKey, Match[]>();
  const playoffs: Match[] = [];
  for (const match of matches) {
    for (const player of [match.white, match.black]) {
      let own = matchesOf.get(player);
      if (!own) matchesOf.set(player, (own = []));
      if (!match.playoff) own.push(match);
    }
    if (match.playoff) playoffs.push(match);
  }
  return { players: [...matchesOf.keys()].sort(), rules, matchesOf, playoffs };
}

/** The group as if these players had not come (2.3.3): their matches count for nobody. */
export function withoutPlayers(group: Group, absent: ReadonlySet<PlayerKey>): Group {
  if (absent.size === 0) return group;
  const matchesOf = new Map<PlayerKey, readonly Match[]>();
  for (const [player, own] of group.matchesOf) {
    if (absent.has(player)) continue;
    matchesOf.set(
      player,
      own.filter((match) => !absent.has(opponentOf(match, player))),
    );
  }
  return { ...group, players: group.players.filter((player) => !absent.has(player)), matchesOf };
}

/** Totals of a player over his finished matches, over those against `opponents` alone where given. */
export function totals(group: Group, player: PlayerKey, opponents?: ReadonlySet<PlayerKey>): Totals {
  let played = 0;
  let won = 0;
  let pointsFor = 0;
  let pointsAgainst = 0;
  let lost = 0;
  for (const match of group.matchesOf.get(player) ?? []) {
    if (!isFinished(match)) continue;
    if (opponents && !opponents.has(opponentOf(match, player))) continue;
    const side = sideOf(match, player)!;
    const half = halfWins(match.outcome, side);
    played += 1;
    won += half;
    lost += 2 - half;
    const points = countedPoints(match, group.rules);
    pointsFor += points[side];
    pointsAgainst += points[side === 'white' ? 'black' : 'white'];
  }
  return { played, halfWins: won, halfLosses: lost, pointsFor, pointsAgainst };
}

/** What who was there has on the board of a forfeit: the length of the match (2.3.1), or the whole board of discs. */
export function forfeitPoints({ boardSquares, groupMatchLength }: StandingsRules): number {
  return boardSquares ?? groupMatchLength ?? 0;
}

/** The points a finished match adds to each side's totals, under the regulation's options (rules §11). */
export function countedPoints(match: Match, rules: StandingsRules): Readonly<Record<Side, number>> {
  const { outcome } = match;
  if (outcome.kind === 'pending') return { white: 0, black: 0 };
  if (outcome.kind === 'forfeit') {
    const length = rules.forfeitCountsInDifference ? forfeitPoints(rules) : 0;
    return {
      white: halfWins(outcome, 'white') === 2 ? length : 0,
      black: halfWins(outcome, 'black') === 2 ? length : 0,
    };
  }
  if (rules.latePointsCountInDifference || !match.latePoints) return outcome;
  // What one side came late stands on the other's side of the board.
  return {
    white: outcome.white - match.latePoints.black,
    black: outcome.black - match.latePoints.white,
  };
}

/** Half-points of a player: from his matches, and from byes. */
export function halfPoints(group: Group, player: PlayerKey): number {
  return totals(group, player).halfWins + (group.unplayed?.get(player)?.halfPoints ?? 0);
}

/** Whether a player left during the tournament (2.3.5). */
export function hasLeft(group: Group, player: PlayerKey): boolean {
  return (
    group.withdrawn?.has(player) === true ||
    (group.matchesOf.get(player) ?? []).some((match) => leftIn(match, player))
  );
}

/** Whether a player of a match left the tournament during it, or before it. */
export function leftIn(match: Match, player: PlayerKey): boolean {
  return match.outcome.kind === 'forfeit' && match.outcome[sideOf(match, player)!] === 'left';
}

export function hasOwnForfeit(group: Group, player: PlayerKey): boolean {
  return (group.matchesOf.get(player) ?? []).some((match) => ownForfeit(match, player));
}

/** Opponents a player has still to meet: everyone meets everyone, also those no row names yet. */
export function openOpponents(group: Group, player: PlayerKey): PlayerKey[] {
  const met = new Set(
    (group.matchesOf.get(player) ?? []).filter(isFinished).map((match) => opponentOf(match, player)),
  );
  return group.players.filter((other) => other !== player && !met.has(other));
}

export function isComplete(group: Group): boolean {
  return group.players.every((player) => openOpponents(group, player).length === 0);
}
