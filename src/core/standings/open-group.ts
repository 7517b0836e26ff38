import type { Ending } from './endings';
import { openOpponents, type Group } from './group';

/** A match still to be played, by the players' numbers in their group. */
export interface MissingMatch {
  readonly white: number;
  readonly black: number;
}

/** What a player's qualification hangs on once it is known who wins the missing matches. */
export type Verdict =
  | { readonly kind: 'qualifies' }
  | { readonly kind: 'misses' }
  | {
      readonly kind: 'byPoints';
      /** How many are ahead of him whatever the points. */
      readonly ahead: number;
      /** Those level with him, himself among them, before points are looked at. */
      readonly level: readonly number[];
      /** All who are not annulled. */
      readonly counted: readonly number[];
    };

/** A group with matches missing, as tables that are quick to change and to judge. */
export class OpenGroup {
  readonly missing: readonly MissingMatch[];
  private readonly size: number;
  private readonly won: number[];
  private readonly forfeited: boolean[];
  private readonly difference: number[];

  constructor(readonly group: Group) {
    const { players } = group;
    this.size = players.length;
    this.won = new Array<number>(this.size ** 2).fill(0);
    this.forfeited = new Array<boolean>(this.size ** 2).fill(false);
    this.difference = new Array<number>(this.size ** 2).fill(0);
    const numberOf = new Map(players.map((player, number) => [player, number]));
    for (const [player, matches] of group.matchesOf) {
      for (const own of matches.filter(({ isFinished }) => isFinished)) {
        const cell = this.cell(numberOf.get(player)!, numberOf.get(own.opponent)!);
        this.won[cell] = own.halfWins;
        this.forfeited[cell] = own.ownForfeit !== null;
        this.difference[cell] = own.pointsFor - own.pointsAgainst;
      }
    }
    this.missing = players.flatMap((player, white) =>
      openOpponents(group, player)
        .map((other) => ({ white, black: numberOf.get(other)! }))
        .filter(({ black }) => black > white),
    );
  }

  /** Lets a missing match end so, for `verdict`; its points stay open. */
  end({ white, black }: MissingMatch, { won, forfeited }: Ending): void {
    const [ofWhite, ofBlack] = [this.cell(white, black), this.cell(black, white)];
    this.won[ofWhite] = won.white;
    this.won[ofBlack] = won.black;
    this.forfeited[ofWhite] = forfeited.white;
    this.forfeited[ofBlack] = forfeited.black;
  }

  /** The difference a player has over others from the matches that are played. */
  playedDifference(player: number, others: readonly number[]): number {
    return this.sum(this.difference, player, others);
  }

  /** All played differences of all players added up: as far as any two of them can be apart. */
  allDifferences(): number {
    return this.difference.reduce((sum, difference) => sum + Math.abs(difference), 0);
  }

  verdict(player: number): Verdict {
    const { qualifiersPerGroup, ownForfeitLosesTie, tieBreaks } = this.group.rules;
    const counted: number[] = [];
    for (let one = 0; one < this.size; one++) if (!this.isAnnulled(one)) counted.push(one);
    if (!counted.includes(player)) return { kind: 'misses' };

    const wins: number[] = [];
    const hasForfeit: boolean[] = [];
    for (const one of counted) {
      wins[one] = this.sum(this.won, one, counted);
      hasForfeit[one] = counted.some((other) => this.forfeited[this.cell(one, other)]!);
    }
    const isPutOut = (one: number) =>
      ownForfeitLosesTie &&
      hasForfeit[one]! &&
      counted.some((other) => wins[other] === wins[one] && !hasForfeit[other]);
    if (isPutOut(player)) return { kind: 'misses' };

    const eligible = counted.filter((one) => !isPutOut(one));
    let ahead = eligible.filter((one) => wins[one]! > wins[player]!).length;
    let level = eligible.filter((one) => wins[one] === wins[player]);
    if (level.length > 1 && tieBreaks[0] === 'winsAmongTied') {
      const tied = level;
      const among = new Map(tied.map((one) => [one, this.sum(this.won, one, tied)]));
      const own = among.get(player)!;
      ahead += tied.filter((one) => among.get(one)! > own).length;
      level = tied.filter((one) => among.get(one) === own);
    }
    if (ahead >= qualifiersPerGroup) return { kind: 'misses' };
    if (ahead + level.length <= qualifiersPerGroup) return { kind: 'qualifies' };
    return { kind: 'byPoints', ahead, level, counted };
  }

  private isAnnulled(player: number): boolean {
    if (!this.group.rules.annulsOneWinRestForfeits) return false;
    let wins = 0;
    let forfeits = 0;
    for (let other = 0; other < this.size; other++) {
      const cell = this.cell(player, other);
      if (this.won[cell] === 2) wins += 1;
      if (this.forfeited[cell]) forfeits += 1;
    }
    return wins === 1 && forfeits >= 1 && wins + forfeits === this.size - 1;
  }

  private sum(cells: readonly number[], player: number, over: readonly number[]): number {
    let sum = 0;
    for (const other of over) sum += cells[this.cell(player, other)]!;
    return sum;
  }

  private cell(player: number, other: number): number {
    return player * this.size + other;
  }
}
