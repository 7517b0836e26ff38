/** What the benchmark calls of packages that bring no types of their own. */
declare module 'elo-rank' {
  export default class EloRank {
    constructor(k: number);
    getExpected(own: number, other: number): number;
    updateRating(expected: number, actual: number, current: number): number;
  }
}

declare module 'glicko2' {
  interface Player {
    getRating(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    updateRatings(matches: readonly (Player | number)[][]): void;
  }
}

declare module 'swiss-pairing' {
  interface Side {
    readonly id: string;
    readonly points: number;
  }
  export default function swissPairing(options: { maxPointsPerRound: number }): {
    getMatchups(
      round: number,
      participants: readonly { readonly id: string; readonly seed: number }[],
      matches: readonly { readonly round: number; readonly home: Side; readonly away: Side }[],
    ): readonly { readonly home: string; readonly away: string }[];
  };
}
