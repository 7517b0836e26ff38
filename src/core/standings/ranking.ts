import { annulledPlayers } from './annulment';
import { hasOwnForfeit, totals, withoutPlayers, type Group } from './group';
import type { PlayerKey } from './match';
import { breakTie, byFigure, type Step } from './tie-break';

/** Players level on wins, and how they were separated. */
export interface LevelSet {
  readonly players: readonly PlayerKey[];
  readonly halfWins: number;
  /** Those put out of the tie for a forfeit of their own (2.3.2); empty where nobody or everybody has one. */
  readonly putOut: ReadonlySet<PlayerKey>;
  /** In order, best first; players of one class share their place. */
  readonly classes: readonly (readonly PlayerKey[])[];
  readonly steps: readonly Step[];
}

export interface Ranking {
  readonly annulled: ReadonlySet<PlayerKey>;
  /** The group without the annulled. */
  readonly counted: Group;
  readonly levelSets: readonly LevelSet[];
}

/** Puts a group in order: annulment, wins, forfeits in a tie, criteria (rules §4.1–4.4). */
export function rank(group: Group): Ranking {
  const annulled: ReadonlySet<PlayerKey> = group.rules.annulsOneWinRestForfeits
    ? annulledPlayers(group)
    : new Set<PlayerKey>();
  const counted = withoutPlayers(group, annulled);
  const wins = new Map(counted.players.map((player) => [player, totals(counted, player).halfWins]));
  const levelSets = byFigure(counted.players, wins).map((players) =>
    separate(players, wins.get(players[0]!)!, counted),
  );
  return { annulled, counted, levelSets };
}

function separate(players: readonly PlayerKey[], halfWins: number, group: Group): LevelSet {
  const forfeited = group.rules.ownForfeitLosesTie
    ? players.filter((player) => hasOwnForfeit(group, player))
    : [];
  const clean = players.filter((player) => !forfeited.includes(player));
  const putOut = clean.length > 0 ? forfeited : [];
  const parts = putOut.length > 0 ? [clean, putOut] : [players];
  const ties = parts.map((part) => breakTie(part, group));
  return {
    players,
    halfWins,
    putOut: new Set(putOut),
    classes: ties.flatMap((tie) => tie.classes),
    steps: ties.flatMap((tie) => tie.steps),
  };
}
