import { halfWins, isFinished, type Match, type PlayerKey, type Side } from '../standings/match';

/** A game of a Swiss round. */
export interface SwissGame {
  readonly round: number;
  readonly match: Match;
}

/** A round in which a player had no opponent. */
export interface SwissBye {
  readonly round: number;
  readonly player: PlayerKey;
}

/** What has been played of a Swiss event, as recorded facts. */
export interface SwissResults {
  readonly games: readonly SwissGame[];
  readonly byes: readonly SwissBye[];
  /** Rounds that a player missed, having come late; a director may give points for them (`missedRoundPoints`). */
  readonly missed?: readonly SwissBye[];
  /** The round from which on a player has withdrawn. */
  readonly withdrawn?: readonly SwissBye[];
}

/** What a round without a game gives. */
export interface UnplayedPoints {
  readonly byePoints: number;
  readonly missedRoundPoints: number;
}

/** Which way a player played off his points: against more, or against fewer. A bye is against nobody, thus down. */
export type Float = 'up' | 'down';

/** What the pairing of the next round needs of a player. */
export interface SwissRecord {
  readonly halfPoints: number;
  readonly byes: number;
  /** Of the games begun, in order; a forfeit by absence was none. */
  readonly colours: readonly Side[];
  /** Colours of the games begun against each opponent, in order. */
  readonly met: ReadonlyMap<PlayerKey, readonly Side[]>;
  /** The last time he played off his points. */
  readonly lastFloat: Float | null;
}

interface OpenRecord extends SwissRecord {
  halfPoints: number;
  byes: number;
  readonly colours: Side[];
  readonly met: Map<PlayerKey, Side[]>;
  lastFloat: Float | null;
}

/** The records of these players and of everyone they have met, from the rounds so far. */
export function swissRecords(
  players: readonly PlayerKey[],
  { games, byes, missed = [] }: SwissResults,
  { byePoints, missedRoundPoints }: UnplayedPoints,
): Map<PlayerKey, SwissRecord> {
  const records = new Map<PlayerKey, OpenRecord>();
  const recordOf = (player: PlayerKey): OpenRecord => {
    let record = records.get(player);
    if (!record) {
      record = { halfPoints: 0, byes: 0, colours: [], met: new Map(), lastFloat: null };
      records.set(player, record);
    }
    return record;
  };
  players.forEach(recordOf);
  for (const { player } of missed) recordOf(player).halfPoints += 2 * missedRoundPoints;
  for (const round of roundsOf({ games, byes })) {
    const ofRound = games.filter((game) => game.round === round && isFinished(game.match));
    // Points as they were when the round was paired.
    const floats = ofRound.flatMap(({ match }) => floatsOf(match, recordOf));
    for (const { match } of ofRound) addGame(match, recordOf);
    for (const { player } of byes.filter((bye) => bye.round === round)) {
      const record = recordOf(player);
      record.halfPoints += 2 * byePoints;
      record.byes += 1;
      record.lastFloat = 'down';
    }
    for (const { player, float } of floats) recordOf(player).lastFloat = float;
  }
  return records;
}

/** The rounds there is something of, in order. */
export function roundsOf({ games, byes }: SwissResults): number[] {
  const rounds = new Set([...games, ...byes].map(({ round }) => round));
  return [...rounds].sort((one, other) => one - other);
}

function floatsOf(
  match: Match,
  recordOf: (player: PlayerKey) => SwissRecord,
): { player: PlayerKey; float: Float }[] {
  const gap = recordOf(match.white).halfPoints - recordOf(match.black).halfPoints;
  if (gap === 0 || !wasBegun(match)) return [];
  return [
    { player: match.white, float: gap > 0 ? 'down' : 'up' },
    { player: match.black, float: gap > 0 ? 'up' : 'down' },
  ];
}

function addGame(match: Match, recordOf: (player: PlayerKey) => OpenRecord): void {
  for (const side of ['white', 'black'] as const) {
    const record = recordOf(match[side]);
    record.halfPoints += halfWins(match.outcome, side);
    if (!wasBegun(match)) continue;
    record.colours.push(side);
    const opponent = match[side === 'white' ? 'black' : 'white'];
    const colours = record.met.get(opponent);
    if (colours) colours.push(side);
    else record.met.set(opponent, [side]);
  }
}

/** Who did not come met nobody and had no colour; who left did. */
function wasBegun({ outcome }: Match): boolean {
  return outcome.kind !== 'forfeit' || (outcome.white !== 'absent' && outcome.black !== 'absent');
}
