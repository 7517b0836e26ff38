import type { Regulation } from '../regulations/regulation';
import { halfWins, isFinished } from './match';
import type { Absence, Match, PlayerKey, Side } from './match';

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

/** A match as one of its two players has it. What counts is worked out once: every criterion adds up the same. */
export interface OwnMatch {
  readonly match: Match;
  readonly opponent: PlayerKey;
  readonly isFinished: boolean;
  readonly halfWins: 0 | 1 | 2;
  /** As they add to the totals, under the regulation's options. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Why he did not play himself; `null` where he did, or was there. */
  readonly ownForfeit: Absence | null;
}

/** A group's matches, indexed once: its players, and each player's own matches. */
export interface Group {
  readonly players: readonly PlayerKey[];
  readonly rules: StandingsRules;
  readonly matchesOf: ReadonlyMap<PlayerKey, readonly OwnMatch[]>;
  readonly playoffs: readonly Match[];
  /** Where not everyone has a game in every round. */
  readonly unplayed?: ReadonlyMap<PlayerKey, Unplayed>;
  /** Who is recorded as withdrawn, besides those whom a result says so of. */
  readonly withdrawn?: ReadonlySet<PlayerKey>;
}

/** Players come in an order of their own, so that the order of the rows can't matter. */
export function indexGroup(matches: readonly Match[], rules: StandingsRules): Group {
  const matchesOf = new Map<PlayerKey, OwnMatch[]>();
  const playoffs: Match[] = [];
  const listOf = (player: PlayerKey): OwnMatch[] => {
    let own = matchesOf.get(player);
    if (!own) matchesOf.set(player, (own = []));
    return own;
  };
  for (const match of matches) {
    const ofWhite = listOf(match.white);
    const ofBlack = listOf(match.black);
    if (match.playoff) {
      playoffs.push(match);
      continue;
    }
    const points = countedPoints(match, rules);
    ofWhite.push(ownMatch(match, 'white', match.black, points.white, points.black));
    ofBlack.push(ownMatch(match, 'black', match.white, points.black, points.white));
  }
  return { players: [...matchesOf.keys()].sort(), rules, matchesOf, playoffs };
}

function ownMatch(
  match: Match,
  side: Side,
  opponent: PlayerKey,
  pointsFor: number,
  pointsAgainst: number,
): OwnMatch {
  const { outcome } = match;
  return {
    match,
    opponent,
    isFinished: isFinished(match),
    halfWins: halfWins(outcome, side),
    pointsFor,
    pointsAgainst,
    ownForfeit: outcome.kind === 'forfeit' ? outcome[side] : null,
  };
}

const NO_MATCHES: readonly OwnMatch[] = [];

/** A player's matches, play-off games apart; none for who is not in the group. */
export function matchesOf(group: Group, player: PlayerKey): readonly OwnMatch[] {
  return group.matchesOf.get(player) ?? NO_MATCHES;
}

/** The group as if these players had not come (2.3.3): their matches count for nobody. */
export function withoutPlayers(group: Group, absent: ReadonlySet<PlayerKey>): Group {
  if (absent.size === 0) return group;
  const left = new Map<PlayerKey, readonly OwnMatch[]>();
  for (const [player, own] of group.matchesOf) {
    if (absent.has(player)) continue;
    left.set(
      player,
      own.filter(({ opponent }) => !absent.has(opponent)),
    );
  }
  return { ...group, players: group.players.filter((player) => !absent.has(player)), matchesOf: left };
}

/** Totals of a player over his finished matches, over those against `opponents` alone where given. */
export function totals(group: Group, player: PlayerKey, opponents?: ReadonlySet<PlayerKey>): Totals {
  let played = 0;
  let won = 0;
  let pointsFor = 0;
  let pointsAgainst = 0;
  let lost = 0;
  for (const own of matchesOf(group, player)) {
    if (!own.isFinished || (opponents && !opponents.has(own.opponent))) continue;
    played += 1;
    won += own.halfWins;
    lost += 2 - own.halfWins;
    pointsFor += own.pointsFor;
    pointsAgainst += own.pointsAgainst;
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
    matchesOf(group, player).some(({ ownForfeit }) => ownForfeit === 'left')
  );
}

/** Whether a player of a match left the tournament during it, or before it. */
export function leftIn({ white, outcome }: Match, player: PlayerKey): boolean {
  return outcome.kind === 'forfeit' && outcome[white === player ? 'white' : 'black'] === 'left';
}

export function hasOwnForfeit(group: Group, player: PlayerKey): boolean {
  return matchesOf(group, player).some(({ ownForfeit }) => ownForfeit !== null);
}

/** Opponents a player has still to meet: everyone meets everyone, also those no row names yet. */
export function openOpponents(group: Group, player: PlayerKey): PlayerKey[] {
  const met = opponentsMet(group, player);
  return group.players.filter((other) => other !== player && !met.has(other));
}

function opponentsMet(group: Group, player: PlayerKey): Set<PlayerKey> {
  const met = new Set<PlayerKey>();
  for (const { isFinished, opponent } of matchesOf(group, player)) if (isFinished) met.add(opponent);
  return met;
}

export function isComplete(group: Group): boolean {
  const others = group.players.length - 1;
  return group.players.every((player) => opponentsMet(group, player).size === others);
}
