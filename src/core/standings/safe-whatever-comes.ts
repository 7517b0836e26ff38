import { indexGroup, openOpponents, type Group } from './group';
import { halfWins, isFinished, sideOf, type Match, type Outcome, type PlayerKey, type Side } from './match';
import { qualifications } from './qualification';
import { rank } from './ranking';
import { MOST_ABOVE_LENGTH } from './result-limits';

/** With more matches missing than this nobody in a group of up to five is safe, and nothing is claimed. */
const MOST_MISSING = 6;

/** Up to so many missing matches the points of each are gone through too, where wins alone leave it open. */
const MOST_MISSING_BY_POINTS = 3;

/** How a match can end, as half-wins of each side and whether its loss is a forfeit. */
interface Ending {
  readonly won: Readonly<Record<Side, number>>;
  readonly forfeited: Readonly<Record<Side, boolean>>;
}

const PLAYED_ENDINGS: readonly Ending[] = [
  { won: { white: 2, black: 0 }, forfeited: { white: false, black: false } },
  { won: { white: 0, black: 2 }, forfeited: { white: false, black: false } },
];
const DRAWN_ENDING: Ending = { won: { white: 1, black: 1 }, forfeited: { white: false, black: false } };
const FORFEIT_ENDINGS: readonly Ending[] = [
  { won: { white: 2, black: 0 }, forfeited: { white: false, black: true } },
  { won: { white: 0, black: 2 }, forfeited: { white: true, black: false } },
  { won: { white: 0, black: 0 }, forfeited: { white: true, black: true } },
];

interface MissingMatch {
  readonly white: number;
  readonly black: number;
}

/** The players of an unfinished group who qualify however its missing matches end, forfeits included (rules §4.5). */
export function safeWhateverComes(group: Group): Set<PlayerKey> {
  const missing = missingMatches(group);
  if (missing.length > MOST_MISSING) return new Set();
  const table = new ResultTable(group);
  const endings = [...PLAYED_ENDINGS, ...(group.rules.draws ? [DRAWN_ENDING] : []), ...FORFEIT_ENDINGS];
  const safe = new Set(group.players.map((_, index) => index));

  const look = (at: number, chosen: readonly Ending[]): void => {
    if (safe.size === 0) return;
    const next = missing[at];
    if (next) {
      for (const ending of endings) {
        table.set(next, ending);
        look(at + 1, [...chosen, ending]);
      }
      return;
    }
    const unclear: number[] = [];
    for (const player of safe) {
      const verdict = table.verdict(player);
      if (verdict === 'misses') safe.delete(player);
      else if (verdict === 'byPoints') unclear.push(player);
    }
    for (const player of unclear) {
      if (!qualifiesByAnyPoints(player, group, missing, chosen)) safe.delete(player);
    }
  };
  look(0, []);
  return new Set(group.players.filter((_, index) => safe.has(index)));
}

function missingMatches(group: Group): MissingMatch[] {
  return group.players.flatMap((player, white) =>
    openOpponents(group, player)
      .map((other) => ({ white, black: group.players.indexOf(other) }))
      .filter(({ black }) => black > white),
  );
}

/** Who beat whom, as a matrix that is quick to change and to judge. */
class ResultTable {
  private readonly size: number;
  private readonly won: number[];
  private readonly forfeited: boolean[];

  constructor(private readonly group: Group) {
    this.size = group.players.length;
    this.won = new Array<number>(this.size * this.size).fill(0);
    this.forfeited = new Array<boolean>(this.size * this.size).fill(false);
    const indexOf = new Map(group.players.map((player, index) => [player, index]));
    for (const [player, matches] of group.matchesOf) {
      for (const match of matches) {
        const side = sideOf(match, player)!;
        const opponent = side === 'white' ? match.black : match.white;
        const cell = indexOf.get(player)! * this.size + indexOf.get(opponent)!;
        if (!isFinished(match)) continue;
        this.won[cell] = halfWins(match.outcome, side);
        this.forfeited[cell] = match.outcome.kind === 'forfeit' && match.outcome[side] !== null;
      }
    }
  }

  set({ white, black }: MissingMatch, { won, forfeited }: Ending): void {
    this.won[white * this.size + black] = won.white;
    this.won[black * this.size + white] = won.black;
    this.forfeited[white * this.size + black] = forfeited.white;
    this.forfeited[black * this.size + white] = forfeited.black;
  }

  /** Whether a player qualifies by wins alone, misses by wins alone, or it takes the points to tell. */
  verdict(player: number): 'qualifies' | 'misses' | 'byPoints' {
    const { qualifiersPerGroup, ownForfeitLosesTie, tieBreaks } = this.group.rules;
    const all = this.group.players.map((_, index) => index);
    const counted = all.filter((one) => !this.isAnnulled(one));
    if (!counted.includes(player)) return 'misses';

    const wins = all.map((one) => this.sum(this.won, one, counted));
    const forfeits = all.map((one) => counted.some((other) => this.forfeited[one * this.size + other]));
    const isPutOut = (one: number) =>
      ownForfeitLosesTie &&
      forfeits[one]! &&
      counted.some((other) => wins[other] === wins[one] && !forfeits[other]);
    if (isPutOut(player)) return 'misses';

    const eligible = counted.filter((one) => !isPutOut(one));
    const tied = eligible.filter((one) => wins[one] === wins[player]);
    let ahead = eligible.filter((one) => wins[one]! > wins[player]!).length;
    let sharing = tied.length;
    if (sharing > 1 && tieBreaks[0] === 'winsAmongTied') {
      const among = (one: number) => this.sum(this.won, one, tied);
      const own = among(player);
      ahead += tied.filter((one) => among(one) > own).length;
      sharing = tied.filter((one) => among(one) === own).length;
    }
    if (ahead >= qualifiersPerGroup) return 'misses';
    return ahead + sharing <= qualifiersPerGroup ? 'qualifies' : 'byPoints';
  }

  private isAnnulled(player: number): boolean {
    if (!this.group.rules.annulsOneWinRestForfeits) return false;
    let wins = 0;
    let forfeits = 0;
    for (let other = 0; other < this.size; other++) {
      const cell = player * this.size + other;
      if (this.won[cell] === 2) wins += 1;
      if (this.forfeited[cell]) forfeits += 1;
    }
    return wins === 1 && forfeits >= 1 && wins + forfeits === this.size - 1;
  }

  private sum(cells: readonly number[], player: number, over: readonly number[]): number {
    return over.reduce((sum, other) => sum + cells[player * this.size + other]!, 0);
  }
}

/** Where wins leave it open: whether a player qualifies with every way the missing matches' points can fall. */
function qualifiesByAnyPoints(
  player: number,
  group: Group,
  missing: readonly MissingMatch[],
  endings: readonly Ending[],
): boolean {
  const { groupMatchLength, cube, draws, latePointsCountInDifference } = group.rules;
  const bounded = groupMatchLength !== null && !cube && !draws && latePointsCountInDifference;
  if (!bounded || missing.length > MOST_MISSING_BY_POINTS) return false;

  const finished = [...new Set([...group.matchesOf.values()].flat())].filter(isFinished);
  const name = group.players[player]!;
  const every = (at: number, matches: readonly Match[]): boolean => {
    const next = missing[at];
    if (!next) {
      const complete = indexGroup(matches, group.rules);
      return qualifications(complete, rank(complete)).get(name) === 'qualified';
    }
    const pairing = { white: group.players[next.white]!, black: group.players[next.black]!, playoff: false };
    return outcomesOf(endings[at]!, groupMatchLength).every((outcome) =>
      every(at + 1, [...matches, { ...pairing, outcome }]),
    );
  };
  return every(0, finished);
}

/** The outcomes of an ending that differ in difference: the criteria read nothing else of the points. */
function outcomesOf({ won, forfeited }: Ending, length: number): Outcome[] {
  if (forfeited.white || forfeited.black) {
    return [
      {
        kind: 'forfeit',
        white: forfeited.white ? 'absent' : null,
        black: forfeited.black ? 'absent' : null,
      },
    ];
  }
  return Array.from({ length: length + MOST_ABOVE_LENGTH }, (_, index) => {
    const margin = index + 1;
    const winner = Math.max(length, margin);
    const points = { winner, loser: winner - margin };
    return won.white > won.black
      ? { kind: 'played', white: points.winner, black: points.loser }
      : { kind: 'played', white: points.loser, black: points.winner };
  });
}
