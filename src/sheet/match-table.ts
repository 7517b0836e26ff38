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
  readonly rowOf: Map<string, number>;
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
  private readonly names = new Map<PlayerKey, string>();
  private readonly namedGroupsOf = new Map<PlayerKey, Set<string>>();
  private readonly inherited: { player: Name; group: string; place: Place }[] = [];

  constructor(private readonly hasGroups: boolean) {}

  add(
    { white, black, match }: { white: Name; black: Name; match: Match },
    groupText: string,
    { row, column, ownGroup }: MatchPlace,
  ): Result<null> {
    const group = this.open(groupText);
    const pairing = pairingKey(match);
    const first = group.rowOf.get(pairing);
    if (first !== undefined) {
      return fail('duplicateMatch', { white: white.name, black: black.name, first }, { row, column });
    }
    group.rowOf.set(pairing, row);
    group.matches.push(match);
    group.rows.push(row);
    for (const player of [white, black]) {
      if (!this.names.has(player.key)) this.names.set(player.key, player.name);
      if (ownGroup) this.remember(player.key, group.group);
      else if (this.hasGroups) this.inherited.push({ player, group: group.group, place: { row, column } });
    }
    return ok(null);
  }

  table(): Result<MatchTable> {
    if (this.groups.size === 0) return fail('noMatches', {});
    for (const { player, group, place } of this.inherited) {
      const named = this.namedGroupsOf.get(player.key);
      if (named && !named.has(group)) {
        return fail('groupUnclear', { name: player.name, groups: [group, ...named] }, place);
      }
    }
    return ok({
      hasGroups: this.hasGroups,
      groups: inNaturalOrder([...this.groups.values()], ({ group }) => group),
      names: this.names,
    });
  }

  private open(text: string): OpenGroup {
    const key = fold(text);
    let group = this.groups.get(key);
    if (!group) this.groups.set(key, (group = { group: text, matches: [], rows: [], rowOf: new Map() }));
    return group;
  }

  private remember(player: PlayerKey, group: string): void {
    let named = this.namedGroupsOf.get(player);
    if (!named) this.namedGroupsOf.set(player, (named = new Set()));
    named.add(group);
  }
}

function pairingKey({ white, black, playoff }: Match): string {
  const [one, other] = white < black ? [white, black] : [black, white];
  // No key holds a line break.
  return `${playoff}\n${one}\n${other}`;
}
