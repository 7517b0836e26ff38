import { brightwell } from '../standings/criteria/brightwell';
import {
  halfPoints,
  indexGroup,
  totals,
  type Group,
  type StandingsRules,
  type Unplayed,
} from '../standings/group';
import { isFinished, type PlayerKey } from '../standings/match';
import { criterionReasons, type Reason } from '../standings/standings';
import { breakTie, byFigure } from '../standings/tie-break';
import { roundsOf, type SwissResults, type UnplayedPoints } from './event';

export interface SwissRow {
  readonly player: PlayerKey;
  /** Equal on everything: the same place, and the next one skips. */
  readonly place: number;
  /** Games, forfeits among them; byes are none. */
  readonly played: number;
  readonly halfPoints: number;
  readonly brightwell: number;
  readonly discs: number;
  /** With whom he is level on points, and what separates them. */
  readonly tiedWith: readonly PlayerKey[];
  readonly reasons: readonly Reason[];
}

/**
 * The standings of a Swiss event: points, then the regulation's criteria in their order (rules §10).
 *
 * @returns a row a player, best first; those who share a place in an order that no order of the rows changes
 */
export function swissStandings(results: SwissResults, rules: StandingsRules & UnplayedPoints): SwissRow[] {
  const group = swissGroup(results, rules);
  const points = new Map(group.players.map((player) => [player, halfPoints(group, player)]));
  const quotients = brightwell(group.players, group);
  const rows: SwissRow[] = [];
  for (const level of byFigure(group.players, (player) => points.get(player)!)) {
    const { classes, steps } = breakTie(level, group);
    for (const sharing of classes) {
      const place = rows.length + 1;
      for (const player of sharing) {
        const { played, pointsFor } = totals(group, player);
        rows.push({
          ...{ player, place, played, discs: pointsFor },
          halfPoints: points.get(player)!,
          brightwell: quotients.get(player)!,
          tiedWith: level.filter((other) => other !== player),
          reasons: criterionReasons(player, steps, rules),
        });
      }
    }
  }
  return rows;
}

/**
 * The games as a group that can be put in order, with what each player did not play: byes, and rounds that are over in
 * which he had nobody (he came late, or stayed away).
 */
function swissGroup(results: SwissResults, rules: StandingsRules & UnplayedPoints): Group {
  const { games, byes, missed = [], withdrawn = [] } = results;
  const group = indexGroup(
    games.map(({ match }) => match),
    rules,
  );
  const players = [
    ...new Set([...group.players, ...[...byes, ...missed].map(({ player }) => player)]),
  ].sort();
  const over = roundsOf(results).filter(
    (round) => !games.some((game) => game.round === round && !isFinished(game.match)),
  );
  const playedIn = new Set(
    games.flatMap(({ round, match }) => [match.white, match.black].map((player) => `${round} ${player}`)),
  );
  const unplayed = new Map<PlayerKey, Unplayed>();
  for (const player of players) {
    const ownByes = byes.filter((bye) => bye.player === player);
    const ownMissed = missed.filter((one) => one.player === player);
    const rounds = new Set([
      ...over.filter((round) => !playedIn.has(`${round} ${player}`)),
      ...[...ownByes, ...ownMissed].map(({ round }) => round),
    ]);
    const points = ownByes.length * rules.byePoints + ownMissed.length * rules.missedRoundPoints;
    unplayed.set(player, { rounds: rounds.size, halfPoints: 2 * points });
  }
  // Who leaves after the last round, or after one still to come, has not left yet.
  const last = Math.max(0, ...roundsOf(results));
  const gone = withdrawn.filter(({ round }) => round <= last).map(({ player }) => player);
  return { ...group, players, unplayed, withdrawn: new Set(gone) };
}
