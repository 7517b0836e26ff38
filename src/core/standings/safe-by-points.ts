import type { CriterionName } from '../regulations/regulation';
import { differences, outcomeWith, UNBOUNDED, type Differences, type Ending } from './endings';
import { indexGroup } from './group';
import { isFinished, type Match } from './match';
import type { MissingMatch, OpenGroup, Verdict } from './open-group';
import { qualifications } from './qualification';
import { rank } from './ranking';

type ByPoints = Extract<Verdict, { kind: 'byPoints' }>;

/** A missing match with the way it is taken to end. */
interface EndedMatch extends MissingMatch {
  readonly ending: Ending;
  readonly differences: Differences;
}

/** With more matches than this whose points matter the restarting tie-breaks are not gone through. */
const MOST_OPEN_POINTS = 3;

/** Matches among others without an upper bound: with more of them the ways are too many. */
const MOST_OPEN_WITHOUT_BOUND = 2;

/** Whether a player qualifies with every way the points of the missing matches can fall, once their winners are known. */
export function safeByPoints(
  player: number,
  verdict: ByPoints,
  open: OpenGroup,
  endings: readonly Ending[],
): boolean {
  const ended = open.missing
    .map((match, index) => ({ ...match, ending: endings[index]! }))
    .map((match) => ({ ...match, differences: differences(match.ending, open.group.rules) }))
    .filter(
      ({ white, black }) =>
        verdict.counted.includes(white) &&
        verdict.counted.includes(black) &&
        (verdict.level.includes(white) || verdict.level.includes(black)),
    );
  const { tieBreaks, tieBreakRestart } = open.group.rules;
  // The quotient hangs on the points of others too: nothing is claimed before the last match.
  if (tieBreaks.includes('brightwell')) return false;
  const rest = tieBreaks.slice(1).filter((name) => name !== 'playoff');
  return tieBreakRestart === 'never' && tieBreaks[0] === 'winsAmongTied' && rest.every(isDifference)
    ? safeInStrictOrder(player, verdict, open, ended, rest)
    : safeInEveryCompletion(player, open, endings, ended);
}

function isDifference(name: CriterionName): name is 'differenceAmongTied' | 'overallDifference' {
  return name === 'differenceAmongTied' || name === 'overallDifference';
}

/**
 * Without restarts the level players stand in the order of their differences, taken one after the other. So the worst for
 * a player is: least from his own matches, most for the others from theirs against outsiders; only the matches of others
 * among themselves have to be gone through.
 */
function safeInStrictOrder(
  player: number,
  { ahead, level, counted }: ByPoints,
  open: OpenGroup,
  ended: readonly EndedMatch[],
  criteria: readonly ('differenceAmongTied' | 'overallDifference')[],
): boolean {
  const among = new Map(level.map((one) => [one, open.playedDifference(one, level)]));
  const overall = new Map(level.map((one) => [one, open.playedDifference(one, counted)]));
  const add = ({ white, black }: MissingMatch, difference: number) => {
    const isAmong = level.includes(white) && level.includes(black);
    for (const [one, own] of [
      [white, difference],
      [black, -difference],
    ] as const) {
      if (!level.includes(one)) continue;
      overall.set(one, overall.get(one)! + own);
      if (isAmong) among.set(one, among.get(one)! + own);
    }
  };

  const free: EndedMatch[] = [];
  for (const match of ended) {
    const { white, black } = match;
    const { least, most } = match.differences;
    if (white === player) add(match, least);
    else if (black === player) add(match, most);
    else if (!level.includes(black)) add(match, most);
    else if (!level.includes(white)) add(match, least);
    else free.push(match);
  }
  const figures = criteria.map((name) => (name === 'differenceAmongTied' ? among : overall));
  const reach = farthestApart(figures, level) + free.length + 1;
  if (free.filter(isUnbounded).length > MOST_OPEN_WITHOUT_BOUND) return false;
  const standsInTheWay = (other: number): boolean => {
    for (const figure of figures) {
      if (figure.get(other)! !== figure.get(player)!) return figure.get(other)! > figure.get(player)!;
    }
    return true;
  };
  const others = level.filter((one) => one !== player);
  const room = open.group.rules.qualifiersPerGroup - ahead - 1;
  const everyWay = (at: number): boolean => {
    const match = free[at];
    if (!match) return others.filter(standsInTheWay).length <= room;
    const { least, most } = within(match.differences, reach);
    for (let difference = least; difference <= most; difference++) {
      add(match, difference);
      const isSafe = everyWay(at + 1);
      add(match, -difference);
      if (!isSafe) return false;
    }
    return true;
  };
  return everyWay(0);
}

/** How far any two figures of the level players are apart, all of them added up. */
function farthestApart(figures: readonly ReadonlyMap<number, number>[], level: readonly number[]): number {
  return figures.reduce((sum, figure) => {
    const values = level.map((one) => figure.get(one)!).filter((value) => Math.abs(value) < UNBOUNDED / 2);
    return values.length === 0 ? sum : sum + values.length * (Math.max(...values) - Math.min(...values));
  }, 0);
}

/** Differences without bound, as far as they can change anything: beyond `reach` one is ahead and the other behind. */
function within({ least, most }: Differences, reach: number): Differences {
  return {
    least: least <= -UNBOUNDED ? most - reach : least,
    most: most >= UNBOUNDED ? least + reach : most,
  };
}

/** Where smaller ties start again, every completion is ranked; where there are too many, nothing is claimed. */
function safeInEveryCompletion(
  player: number,
  open: OpenGroup,
  endings: readonly Ending[],
  ended: readonly EndedMatch[],
): boolean {
  const { group } = open;
  const decisive = ended.filter(({ differences: { least, most } }) => least !== most);
  // Late points taken out of the difference can't be told from the points of a match still to come.
  if (!group.rules.latePointsCountInDifference) return false;
  const most = decisive.some(isUnbounded) ? MOST_OPEN_WITHOUT_BOUND : MOST_OPEN_POINTS;
  if (decisive.length > most) return false;
  const reach = open.allDifferences() + decisive.length + 1;
  const finished = [...new Set([...group.matchesOf.values()].flat().map(({ match }) => match))].filter(
    isFinished,
  );
  const name = group.players[player]!;
  const length = group.rules.groupMatchLength ?? 1;

  const every = (at: number, matches: readonly Match[]): boolean => {
    const missing = open.missing[at];
    if (!missing) {
      const complete = indexGroup(matches, group.rules);
      return qualifications(complete, rank(complete)).get(name) === 'qualified';
    }
    const ending = endings[at]!;
    const { least, most } = within(differences(ending, group.rules), reach);
    const isDecisive = decisive.some(
      ({ white, black }) => white === missing.white && black === missing.black,
    );
    for (let difference = least; difference <= (isDecisive ? most : least); difference++) {
      const outcome = outcomeWith(ending, difference, length);
      const match = {
        ...{ white: group.players[missing.white]!, black: group.players[missing.black]! },
        ...{ outcome, playoff: false },
      };
      if (!every(at + 1, [...matches, match])) return false;
    }
    return true;
  };
  return every(0, finished);
}

function isUnbounded({ differences: { least, most } }: EndedMatch): boolean {
  return Math.max(Math.abs(least), Math.abs(most)) >= UNBOUNDED;
}
