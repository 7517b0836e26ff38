/**
 * The order of a group, worked out the slow way from the text of the rules (HG 7.2.2, 7.2.3, 2.3.2, 2.3.3 and the
 * options that the project's rules name). It shares nothing with src/: plain rows in, plain rows out, every question
 * asked again from the full list of matches. It was written before the code it judges was read.
 */

/** A number of points, a forfeit mark, or nothing. */
export type ScoreCell = number | 'F' | 'A' | '';

export type MatchRow = readonly [
  white: string,
  black: string,
  scoreWhite: ScoreCell,
  scoreBlack: ScoreCell,
  note?: 'desempate' | '',
];

export type Restart = 'never' | 'afterSplit' | 'afterList';

export interface OracleRules {
  /** null: any two unequal whole numbers, a forfeit then counts 0–0 with the win. */
  readonly length: number | null;
  readonly restart: Restart;
  readonly forfeitCounts: boolean;
  readonly qualifiers: number;
  readonly draws: boolean;
}

export const HG_RULES: OracleRules = {
  length: 3,
  restart: 'never',
  forfeitCounts: true,
  qualifiers: 3,
  draws: false,
};

export interface OracleRow {
  readonly player: string;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly difference: number;
  readonly annulled: boolean;
  /** Put out of a tie for a forfeit of his own (2.3.2). */
  readonly eliminated: boolean;
  /** The others he shares his place with. */
  readonly levelWith: readonly string[];
}

const isMark = (cell: ScoreCell): boolean => cell === 'F' || cell === 'A';
const isPlayoff = (match: MatchRow): boolean => match[4] === 'desempate';
const isFinished = (match: MatchRow): boolean =>
  isMark(match[2]) || isMark(match[3]) || (match[2] !== '' && match[3] !== '');

const sides = (match: MatchRow, player: string): { mine: ScoreCell; his: ScoreCell } =>
  match[0] === player ? { mine: match[2], his: match[3] } : { mine: match[3], his: match[2] };

const plays = (match: MatchRow, player: string): boolean => match[0] === player || match[1] === player;
const opponent = (match: MatchRow, player: string): string => (match[0] === player ? match[1] : match[0]);

/** 1 for a win, ½ for a draw, 0 for a loss; of a finished match. */
function winOf(match: MatchRow, player: string): number {
  const { mine, his } = sides(match, player);
  if (isMark(mine)) return 0;
  if (isMark(his)) return 1;
  if (mine === his) return 0.5;
  return (mine as number) > (his as number) ? 1 : 0;
}

const forfeited = (match: MatchRow, player: string): boolean => isMark(sides(match, player).mine);

/** Points for and against, as they enter the differences. */
function pointsOf(match: MatchRow, player: string, rules: OracleRules): [number, number] {
  const { mine, his } = sides(match, player);
  const worth = rules.forfeitCounts ? (rules.length ?? 0) : 0;
  if (isMark(mine) && isMark(his)) return [0, 0];
  if (isMark(mine)) return [0, worth];
  if (isMark(his)) return [worth, 0];
  return [mine as number, his as number];
}

export function playersOf(matches: readonly MatchRow[]): string[] {
  return [...new Set(matches.flatMap((match) => [match[0], match[1]]))];
}

/** 2.3.3: all his matches finished, exactly one won, at least one lost and every loss by his own forfeit. */
export function isAnnulled(matches: readonly MatchRow[], player: string): boolean {
  const own = matches.filter((match) => !isPlayoff(match) && plays(match, player));
  if (!own.every(isFinished)) return false;
  const won = own.filter((match) => winOf(match, player) === 1);
  const rest = own.filter((match) => winOf(match, player) !== 1);
  return won.length === 1 && rest.length >= 1 && rest.every((match) => forfeited(match, player));
}

type Value = (player: string) => number;

/** Best value first; the players with one value stay together. */
function split(players: readonly string[], value: Value): string[][] {
  const values = [...new Set(players.map(value))].sort((a, b) => b - a);
  return values.map((one) => players.filter((player) => value(player) === one));
}

class Group {
  readonly counted: readonly MatchRow[];
  readonly playoffs: readonly MatchRow[];
  readonly annulled: readonly string[];
  readonly standing: readonly string[];

  constructor(
    matches: readonly MatchRow[],
    readonly rules: OracleRules,
  ) {
    const players = playersOf(matches);
    this.annulled = players.filter((player) => isAnnulled(matches, player));
    this.standing = players.filter((player) => !this.annulled.includes(player));
    this.counted = matches.filter(
      (match) =>
        !isPlayoff(match) &&
        isFinished(match) &&
        !this.annulled.includes(match[0]) &&
        !this.annulled.includes(match[1]),
    );
    this.playoffs = matches.filter((match) => isPlayoff(match) && isFinished(match));
  }

  wins(player: string, among: readonly string[] = this.standing): number {
    return this.of(player, among).reduce((sum, match) => sum + winOf(match, player), 0);
  }

  difference(player: string, among: readonly string[] = this.standing): number {
    return this.of(player, among).reduce((sum, match) => {
      const [mine, his] = pointsOf(match, player, this.rules);
      return sum + mine - his;
    }, 0);
  }

  of(player: string, among: readonly string[] = this.standing): MatchRow[] {
    return this.counted.filter((match) => plays(match, player) && among.includes(opponent(match, player)));
  }

  hasForfeit(player: string): boolean {
    return this.of(player).some((match) => forfeited(match, player));
  }

  /** 4th: the play-offs among the level. Whoever has not met every other of them has not played his. */
  playoff(level: readonly string[]): string[][] {
    const pairs = level.flatMap((a, i) => level.slice(i + 1).map((b) => [a, b] as const));
    const between = (a: string, b: string): MatchRow[] =>
      this.playoffs.filter((match) => plays(match, a) && plays(match, b));
    if (!pairs.every(([a, b]) => between(a, b).length > 0)) return [[...level]];
    return split(level, (player) =>
      level
        .filter((other) => other !== player)
        .flatMap((other) => between(player, other))
        .reduce((sum, match) => sum + winOf(match, player), 0),
    );
  }

  criteria(level: readonly string[]): string[][] {
    if (level.length === 1) return [[...level]];
    if (this.rules.restart === 'afterList') return this.listed(level);
    return this.from(1, level);
  }

  private criterion(number: number, level: readonly string[]): string[][] {
    if (number === 1) return split(level, (player) => this.wins(player, level));
    if (number === 2) return split(level, (player) => this.difference(player, level));
    if (number === 3) return split(level, (player) => this.difference(player));
    return this.playoff(level);
  }

  /** `never` and `afterSplit`: one criterion after the other, over those still level. */
  private from(number: number, level: readonly string[]): string[][] {
    if (level.length === 1 || number > 4) return [[...level]];
    const parts = this.criterion(number, level);
    if (parts.length === 1) return this.from(number + 1, level);
    if (number === 4) return parts;
    const next = this.rules.restart === 'afterSplit' ? 1 : number + 1;
    return parts.flatMap((part) => this.from(next, part));
  }

  /** `afterList`: 1st and 2nd together over the set that entered, then again over each smaller level rest. */
  private listed(level: readonly string[]): string[][] {
    if (level.length === 1) return [[...level]];
    const parts = split(level, (player) => this.wins(player, level)).flatMap((equalWins) =>
      split(equalWins, (player) => this.difference(player, level)),
    );
    if (parts.length > 1) return parts.flatMap((part) => this.listed(part));
    return split(level, (player) => this.difference(player)).flatMap((part) =>
      part.length > 1 ? this.playoff(part) : [part],
    );
  }

  /** Who stands with whom, best first; and who was put out of a tie. */
  order(): { ranked: string[][]; eliminated: string[] } {
    const eliminated: string[] = [];
    const ranked = split(this.standing, (player) => this.wins(player)).flatMap((level) => {
      const guilty = level.filter((player) => this.hasForfeit(player));
      const clean = level.filter((player) => !this.hasForfeit(player));
      if (level.length === 1 || guilty.length === 0 || clean.length === 0) return this.criteria(level);
      eliminated.push(...guilty);
      return [...this.criteria(clean), ...this.criteria(guilty)];
    });
    return { ranked, eliminated };
  }
}

export function standingsOracle(
  matches: readonly MatchRow[],
  rules: OracleRules = HG_RULES,
): readonly OracleRow[] {
  const group = new Group(matches, rules);
  const { ranked, eliminated } = group.order();
  if (group.annulled.length > 0) ranked.push([...group.annulled]);

  let before = 0;
  return ranked.flatMap((level) => {
    const place = before + 1;
    before += level.length;
    return level.map((player): OracleRow => {
      const own = group.annulled.includes(player) ? [] : group.of(player);
      const points = own.map((match) => pointsOf(match, player, rules));
      const pointsFor = points.reduce((sum, [mine]) => sum + mine, 0);
      const pointsAgainst = points.reduce((sum, [, his]) => sum + his, 0);
      return {
        player,
        place,
        played: own.length,
        won: own.filter((match) => winOf(match, player) === 1).length,
        lost: own.filter((match) => winOf(match, player) === 0).length,
        pointsFor,
        pointsAgainst,
        difference: pointsFor - pointsAgainst,
        annulled: group.annulled.includes(player),
        eliminated: eliminated.includes(player),
        levelWith: level.filter((other) => other !== player),
      };
    });
  });
}

/** The group is complete: every match of the list is finished. */
export const isComplete = (matches: readonly MatchRow[]): boolean => matches.every(isFinished);

export type Fate = 'annulled' | 'eliminated' | 'qualified' | 'out' | 'open';

/**
 * What a complete group decides for each player (rules §4.5). Eliminated and annulled never qualify (2.3.2, 2.3.3).
 *
 * The text leaves one thing open: whether an eliminated player's qualifying place falls to the next in order or stays
 * empty ("even if a qualifying place is left"). Read here: 7.2.2 sends the best three on, and whoever is eliminated is
 * not among them, so the next one is. A set that shares a place across the line is open until its play-off.
 */
export function fatesWhenComplete(matches: readonly MatchRow[], rules: OracleRules): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  let ahead = 0;
  const rows = standingsOracle(matches, rules);
  for (const row of rows) {
    if (fates.has(row.player)) continue;
    if (row.annulled || row.eliminated) {
      fates.set(row.player, row.annulled ? 'annulled' : 'eliminated');
      continue;
    }
    const sharing = [row.player, ...row.levelWith];
    const fate =
      ahead + sharing.length <= rules.qualifiers ? 'qualified' : ahead >= rules.qualifiers ? 'out' : 'open';
    for (const player of sharing) fates.set(player, fate);
    ahead += sharing.length;
  }
  return fates;
}

export function qualifiedWhenComplete(matches: readonly MatchRow[], rules: OracleRules): string[] {
  return [...fatesWhenComplete(matches, rules)]
    .filter(([, fate]) => fate === 'qualified')
    .map(([player]) => player);
}

/** Every result a match of this length can end with (7.2.2), the forfeits of one and of both included. */
export function possibleResults(length: number): (readonly [ScoreCell, ScoreCell])[] {
  const results: (readonly [ScoreCell, ScoreCell])[] = [
    ['F', ''],
    ['', 'F'],
    ['F', 'F'],
  ];
  for (let winner = length; winner <= length + 2; winner++) {
    for (let loser = 0; loser < length; loser++) results.push([winner, loser], [loser, winner]);
  }
  return results;
}

/**
 * One result for each that the criteria can tell apart: who won, by how much, and whose forfeit it was. Enough for a
 * search through more matches; that it is enough is itself tested against all possible results.
 */
export function resultsThatDiffer(length: number): (readonly [ScoreCell, ScoreCell])[] {
  const seen = new Set<string>();
  return possibleResults(length).filter(([white, black]) => {
    const told =
      typeof white === 'number' && typeof black === 'number' ? String(white - black) : `${white}/${black}`;
    return seen.has(told) ? false : seen.add(told);
  });
}

/** Who qualifies however the matches still to come end: nothing but trying all of them, one after the other. */
export function qualifiedWhateverComes(
  matches: readonly MatchRow[],
  rules: OracleRules,
  results: readonly (readonly [ScoreCell, ScoreCell])[],
): string[] {
  let safe = playersOf(matches);
  const complete = (rows: readonly MatchRow[]): void => {
    if (safe.length === 0) return;
    const open = rows.findIndex((match) => !isFinished(match) && !isPlayoff(match));
    const next = rows[open];
    if (!next) {
      const qualified = qualifiedWhenComplete(rows, rules);
      safe = safe.filter((player) => qualified.includes(player));
      return;
    }
    for (const [scoreWhite, scoreBlack] of results) {
      complete(rows.map((row, at) => (at === open ? [next[0], next[1], scoreWhite, scoreBlack] : row)));
    }
  };
  complete(matches);
  return safe;
}
