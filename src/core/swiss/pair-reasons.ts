import type { Regulation } from '../regulations/regulation';
import type { PlayerKey, Side } from '../standings/match';
import { bestColours, colourByHistory } from './colours';
import { swissRecords, type SwissRecord, type SwissResults } from './event';
import type { SwissPair } from './pairing';

/** Why two players meet, in the figures that the criteria looked at (rules §10). */
export interface PairReason {
  readonly halfPoints: Readonly<Record<Side, number>>;
  /** Places in the order of rank, from 1. */
  readonly ranks: Readonly<Record<Side, number>>;
  /** How often they have met before. */
  readonly meetings: number;
  /** The colours so far, in order, of who has black now and of who has white. */
  readonly colours: Readonly<Record<Side, readonly Side[]>>;
  /** What gave the colours: what they had, the last round in which theirs differed, or the board. */
  readonly colourRule: 'balance' | 'history' | 'board';
}

export interface ByeReason {
  readonly halfPoints: number;
  /** Byes he has had before. */
  readonly byes: number;
}

/** The reasons of a round, from what was played before it. */
export class RoundReasons {
  private readonly records: ReadonlyMap<PlayerKey, SwissRecord>;

  constructor(
    private readonly players: readonly PlayerKey[],
    results: SwissResults,
    private readonly regulation: Regulation,
  ) {
    this.records = swissRecords(players, results, regulation);
  }

  ofPair({ black, white }: SwissPair): PairReason {
    const [one, other] = [this.records.get(black)!, this.records.get(white)!];
    const rank = (player: PlayerKey) => this.players.indexOf(player) + 1;
    const isEven = bestColours(one, other, white, this.regulation.swiss!).either;
    return {
      halfPoints: { black: one.halfPoints, white: other.halfPoints },
      ranks: { black: rank(black), white: rank(white) },
      meetings: one.met.get(white)?.length ?? 0,
      colours: { black: one.colours, white: other.colours },
      colourRule: !isEven ? 'balance' : colourByHistory(one, other) === null ? 'board' : 'history',
    };
  }

  ofBye(player: PlayerKey): ByeReason {
    const { halfPoints, byes } = this.records.get(player)!;
    return { halfPoints, byes };
  }
}
