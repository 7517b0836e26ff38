import type { CriterionName } from '../regulations/regulation';
import { openPlayoffs } from './criteria/playoff';
import { indexGroup, isComplete, type Group, type StandingsRules, type Totals } from './group';
import { isFinished, type Match, type PlayerKey } from './match';
import { qualifications, type Qualification } from './qualification';
import { rank, type LevelSet, type Ranking } from './ranking';
import { safeWhateverComes } from './safe-whatever-comes';
import type { Step } from './tie-break';

/** What still stands between players who share a place. */
export type PlayoffState =
  | { readonly kind: 'none' }
  /** One-point games he has to play (7.2.3, 4th). */
  | { readonly kind: 'mustPlay'; readonly against: readonly PlayerKey[] }
  /** His own are played; others of the same tie are not. */
  | { readonly kind: 'waitsFor'; readonly pairs: readonly (readonly [PlayerKey, PlayerKey])[] }
  /** All are played, and they are still level. */
  | { readonly kind: 'stillLevel'; readonly with: readonly PlayerKey[] };

export type Standing = 'annulled' | 'putOut' | Qualification;

/** Why a player stands where he stands: what separated him from his neighbours, in the order it was looked at. */
export type Reason =
  | { readonly kind: 'annulled' }
  | { readonly kind: 'notPlayed' }
  | { readonly kind: 'wins'; readonly halfWins: number }
  | { readonly kind: 'tied'; readonly halfWins: number; readonly with: readonly PlayerKey[] }
  | { readonly kind: 'ownForfeit' }
  | { readonly kind: 'otherForfeits'; readonly players: readonly PlayerKey[] }
  | {
      readonly kind: 'criterion';
      readonly criterion: CriterionName;
      /** 1 for the first of the regulation's list. */
      readonly number: number;
      readonly own: number;
      readonly others: readonly { readonly player: PlayerKey; readonly figure: number }[];
    };

export interface StandingsRow extends Totals {
  readonly player: PlayerKey;
  /** Equal on everything: the same place, and the next one skips. */
  readonly place: number;
  readonly standing: Standing;
  readonly playoff: PlayoffState;
  readonly reasons: readonly Reason[];
}

const NO_TOTALS: Totals = { played: 0, halfWins: 0, halfLosses: 0, pointsFor: 0, pointsAgainst: 0 };
const NO_PLAYOFF: PlayoffState = { kind: 'none' };

/**
 * The standings of one group (rules §4; HG 2.3.2, 2.3.3, 7.2.2, 7.2.3).
 *
 * @param matches the group's matches, each pairing once, play-off games besides; pending ones included
 * @returns a row a player, best first; those who share a place in an order that no order of the rows changes
 */
export function groupStandings(matches: readonly Match[], rules: StandingsRules): StandingsRow[] {
  const group = indexGroup(matches, rules);
  const ranking = rank(group);
  const complete = isComplete(group);
  const standingOf = standings(group, ranking, complete);
  const nothingPlayed = !matches.some((match) => isFinished(match));
  const rows: StandingsRow[] = [];

  for (const set of ranking.levelSets) {
    for (const sharing of set.classes) {
      const place = rows.length + 1;
      for (const player of sharing) {
        const { played, halfWins, halfLosses, pointsFor, pointsAgainst } = ranking.totalsOf.get(player)!;
        rows.push({
          played,
          halfWins,
          halfLosses,
          pointsFor,
          pointsAgainst,
          player,
          place,
          standing: standingOf(player),
          playoff: complete ? playoffState(player, sharing, set, ranking.counted) : NO_PLAYOFF,
          reasons: nothingPlayed ? NOT_PLAYED : reasons(player, set, rules),
        });
      }
    }
  }
  const lastPlace = rows.length + 1;
  for (const player of ranking.annulled) {
    rows.push({
      ...NO_TOTALS,
      player,
      place: lastPlace,
      standing: 'annulled',
      playoff: NO_PLAYOFF,
      reasons: [{ kind: 'annulled' }],
    });
  }
  return rows;
}

/** What has become of each player who is not annulled. */
function standings(group: Group, ranking: Ranking, complete: boolean): (player: PlayerKey) => Standing {
  // Fewer players than a group has: the rest of the list is still to be written, and nothing is certain.
  if (group.players.length < group.rules.groupSize.min) return () => 'open';
  if (!complete) {
    const safe = safeWhateverComes(group);
    return (player) => (safe.has(player) ? 'qualified' : 'open');
  }
  const found: Map<PlayerKey, Standing> = qualifications(group, ranking);
  for (const { putOut } of ranking.levelSets) for (const player of putOut) found.set(player, 'putOut');
  return (player) => found.get(player)!;
}

function playoffState(
  player: PlayerKey,
  sharing: readonly PlayerKey[],
  set: LevelSet,
  group: Group,
): PlayoffState {
  const step = set.steps.find(({ criterion, level }) => criterion === 'playoff' && level.includes(player));
  if (!step) return NO_PLAYOFF;
  const open = openPlayoffs(step.level, group);
  const own = open.filter((pair) => pair.includes(player));
  if (own.length > 0) {
    return { kind: 'mustPlay', against: own.map(([one, other]) => (one === player ? other : one)) };
  }
  if (open.length > 0) return { kind: 'waitsFor', pairs: open };
  if (sharing.length === 1) return NO_PLAYOFF;
  return { kind: 'stillLevel', with: sharing.filter((other) => other !== player) };
}

const NOT_PLAYED: readonly Reason[] = [{ kind: 'notPlayed' }];

function reasons(player: PlayerKey, set: LevelSet, rules: StandingsRules): Reason[] {
  if (set.players.length === 1) return [{ kind: 'wins', halfWins: set.halfWins }];
  const others = set.players.filter((other) => other !== player);
  const found: Reason[] = [{ kind: 'tied', halfWins: set.halfWins, with: others }];
  if (set.putOut.has(player)) found.push({ kind: 'ownForfeit' });
  else if (set.putOut.size > 0) found.push({ kind: 'otherForfeits', players: [...set.putOut] });
  found.push(...criterionReasons(player, set.steps, rules));
  return found;
}

/** What each criterion that looked at a player found, with the figures of those level with him. */
export function criterionReasons(
  player: PlayerKey,
  steps: readonly Step[],
  { tieBreaks }: Pick<StandingsRules, 'tieBreaks'>,
): Reason[] {
  const found: Reason[] = [];
  for (const { criterion, level, figures } of steps) {
    if (!level.includes(player)) continue;
    const others: { player: PlayerKey; figure: number }[] = [];
    for (const other of level) {
      if (other !== player) others.push({ player: other, figure: figures.get(other)! });
    }
    const number = tieBreaks.indexOf(criterion) + 1;
    found.push({ kind: 'criterion', criterion, number, own: figures.get(player)!, others });
  }
  return found;
}
