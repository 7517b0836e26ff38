import { annulledPlayers } from './annulment';
import { hasOwnForfeit, totals, withoutPlayers, type Group, type Totals } from './group';
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
  readonly totalsOf: ReadonlyMap<PlayerKey, Totals>;
  readonly levelSets: readonly LevelSet[];
}

/** Puts a group in order: annulment, wins, forfeits in a tie, criteria (rules §4.1–4.4). */
export function rank(group: Group): Ranking {
  const annulled = group.rules.annulsOneWinRestForfeits ? annulledPlayers(group) : NOBODY;
  const counted = withoutPlayers(group, annulled);
  const totalsOf = new Map<PlayerKey, Totals>();
  for (const player of counted.players) totalsOf.set(player, totals(counted, player));
  const halfWins = (player: PlayerKey) => totalsOf.get(player)!.halfWins;
  const levelSets: LevelSet[] = [];
  for (const players of byFigure(counted.players, halfWins)) {
    levelSets.push(separate(players, halfWins(players[0]!), counted));
  }
  return { annulled, counted, totalsOf, levelSets };
}

const NOBODY: ReadonlySet<PlayerKey> = new Set();

function separate(players: readonly PlayerKey[], halfWins: number, group: Group): LevelSet {
  // Most players are level with nobody: there is nothing to separate.
  if (players.length === 1) return { players, halfWins, putOut: NOBODY, classes: [players], steps: [] };
  const forfeited = group.rules.ownForfeitLosesTie
    ? players.filter((player) => hasOwnForfeit(group, player))
    : [];
  const clean = players.filter((player) => !forfeited.includes(player));
  const putOut = clean.length > 0 ? forfeited : [];
  const parts = putOut.length > 0 ? [clean, putOut] : [players];
  const classes: (readonly PlayerKey[])[] = [];
  const steps: Step[] = [];
  for (const part of parts) {
    const tie = breakTie(part, group);
    classes.push(...tie.classes);
    steps.push(...tie.steps);
  }
  return { players, halfWins, putOut: new Set(putOut), classes, steps };
}
