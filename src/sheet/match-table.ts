import { fail, ok, type Place, type Result } from '../core/result';
import type { Match, PlayerKey } from '../core/standings/match';
import { inNaturalOrder } from './natural-order';
import type { Name } from './read-players';
import { fold } from './text';

/** One group's matches. */
export interface GroupMatches {
  /** As first written; `''` where the table has no group column. */
  readonly group: string;
  readonly matches: readonly Match[];
  /** The row of the range each of them stands on, from 1; of a cross-table the row of its white. */
  readonly rows: readonly number[];
}

/** A table of matches as read: by group, with every player's name as first written. */
export interface MatchTable {
  readonly hasGroups: boolean;
  readonly groups: readonly GroupMatches[];
  readonly names: ReadonlyMap<PlayerKey, string>;
}

interface OpenGroup {
  readonly group: string;
  readonly matches: Match[];
  readonly rows: number[];
  /** The row each pairing stands on, so that a second one is noticed. */
  readonly rowOf: Map<number, number>;
}

interface ListedPlayer {
  readonly name: string;
  /** From 0, as they are first named. */
  readonly number: number;
  /** The groups that rows of his name themselves; nearly everybody has one. */
  readonly groups: string[];
}

/** Where a match stands, and whether its row names its group itself rather than leaving it to the row above. */
export interface MatchPlace {
  readonly row: number;
  readonly column: number;
  readonly ownGroup: boolean;
}

/** Gathers matches by group and holds them to what a round robin allows: every pairing once. */
export class GroupedMatches {
  private readonly groups = new Map<string, OpenGroup>();
  private readonly players = new Map<PlayerKey, ListedPlayer>();
  private readonly inherited: { player: Name; group: string; place: Place }[] = [];
  /** The group of the last match, which the next one is in as a rule. */
  private last: { readonly text: string; readonly group: OpenGroup } | null = null;

  constructor(private readonly hasGroups: boolean) {}

  add(
    { white, black, match }: { white: Name; black: Name; match: Match },
    groupText: string,
    { row, column, ownGroup }: MatchPlace,
  ): Result<null> {
    const group = this.open(groupText);
    const ofWhite = this.listed(white);
    const ofBlack = this.listed(black);
    const pairing = pairingNumber(ofWhite.number, ofBlack.number, match.playoff);
    const first = group.rowOf.get(pairing);
    if (first !== undefined) {
      return fail('duplicateMatch', { white: white.name, black: black.name, first }, { row, column });
    }
    group.rowOf.set(pairing, row);
    group.matches.push(match);
    group.rows.push(row);
    if (ownGroup) {
      rememberGroup(ofWhite, group.group);
      rememberGroup(ofBlack, group.group);
    } else if (this.hasGroups) {
      for (const player of [white, black]) {
        this.inherited.push({ player, group: group.group, place: { row, column } });
      }
    }
    return ADDED;
  }

  table(): Result<MatchTable> {
    if (this.groups.size === 0) return fail('noMatches', {});
    for (const { player, group, place } of this.inherited) {
      const { groups: named } = this.players.get(player.key)!;
      if (named.length > 0 && !named.includes(group)) {
        return fail('groupUnclear', { name: player.name, groups: [group, ...named] }, place);
      }
    }
    const names = new Map<PlayerKey, string>();
    for (const [key, { name }] of this.players) names.set(key, name);
    return ok({
      hasGroups: this.hasGroups,
      groups: inNaturalOrder([...this.groups.values()], ({ group }) => group),
      names,
    });
  }

  private open(text: string): OpenGroup {
    if (this.last?.text === text) return this.last.group;
    const key = fold(text);
    let group = this.groups.get(key);
    if (!group) this.groups.set(key, (group = { group: text, matches: [], rows: [], rowOf: new Map() }));
    this.last = { text, group };
    return group;
  }

  private listed({ key, name }: Name): ListedPlayer {
    let player = this.players.get(key);
    if (!player) this.players.set(key, (player = { name, number: this.players.size, groups: [] }));
    return player;
  }
}

const ADDED = ok(null);

function rememberGroup({ groups }: ListedPlayer, group: string): void {
  if (!groups.includes(group)) groups.push(group);
}

/** A whole number for every pairing of two different players, whoever has white; play-off games have others. */
function pairingNumber(one: number, other: number, isPlayoff: boolean): number {
  const more = Math.max(one, other);
  return more * (more - 1) + 2 * Math.min(one, other) + (isPlayoff ? 1 : 0);
}
