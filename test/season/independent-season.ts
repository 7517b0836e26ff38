import { isAnnulled, type MatchRow, type ScoreCell } from '../oracle/standings-oracle';

/**
 * A season kept by hand from its sheets as a person sees them: HG 2.3.2–2.3.9, 7.4.14, 7.5, 7.5.1 and 8, read from the
 * text and written with the simplest means. It shares nothing with the product.
 */

/** The cells of each sheet as they are displayed. */
export type Sheets = ReadonlyMap<string, readonly (readonly string[])[]>;

export interface ToClose {
  readonly name: string;
  readonly gaveNotice: readonly string[];
}

export type Status = 'Activo' | 'Cuarentena' | 'Fuera';

export interface RankingLine {
  readonly rating: number;
  readonly experience: number;
  readonly status: Status;
  /** `null` for who is off the ranking. */
  readonly place: number | null;
}

export interface PointsLine {
  readonly tournament: string;
  readonly player: string;
  /** `null`: took part. */
  readonly place: number | null;
  readonly wins: number;
  readonly hundredths: number;
  readonly counts: boolean;
}

export interface SeasonLine {
  readonly player: string;
  readonly place: number;
  readonly tournaments: number;
  readonly hundredths: number;
  readonly titles: number;
  readonly wins: number;
  readonly eligible: boolean;
}

export interface Books {
  readonly ranking: ReadonlyMap<string, RankingLine>;
  readonly points: readonly PointsLine[];
  readonly season: readonly SeasonLine[];
}

/**
 * The books after each of these tournaments.
 *
 * @param before titles of columns in which the ranking has a mark for everybody who came to an earlier one
 */
export function independentSeason(
  sheets: Sheets,
  tournaments: readonly ToClose[],
  before: readonly string[] = [],
): Books[] {
  const secretary = new Secretary(sheets, before);
  return tournaments.map((tournament) => secretary.close(tournament));
}

interface Game {
  readonly group: string;
  readonly white: string;
  readonly black: string;
  readonly ofWhite: ScoreCell;
  readonly ofBlack: ScoreCell;
  readonly isPlayoff: boolean;
  /** Minutes since noon. */
  readonly minute: number;
  readonly board: number;
  /** The match's name in a draw. */
  readonly match: string;
}

/** What a player has of a phase of elimination. */
interface InDraw {
  place: number | null;
  wins: number;
  offended: boolean;
}

class Secretary {
  private readonly levels = new Map<string, { rating: number; experience: number }>();
  private readonly listed = new Set<string>();
  private readonly came = new Map<string, boolean[]>();
  private held = 0;
  private points: PointsLine[] = [];

  constructor(
    private readonly sheets: Sheets,
    before: readonly string[],
  ) {
    this.held = before.length;
    for (const row of recordsOn(sheets, 'Ranking')) {
      const name = row['Jugador']!;
      this.levels.set(name, { rating: numberIn(row['Nivel']!), experience: numberIn(row['Experiencia']!) });
      this.listed.add(name);
      this.came.set(
        name,
        before.map((title) => row[title] !== ''),
      );
    }
  }

  close({ name, gaveNotice }: ToClose): Books {
    const groupGames = gamesOn(this.sheets, `Calendario ${name}`);
    const drawGames = gamesOn(this.sheets, `Draw ${name}`);
    const chanceGames = gamesOn(this.sheets, `Última Chance ${name}`);
    const counts = !/verano|no oficial/i.test(name);

    const results = resultsOf(groupGames, drawGames, chanceGames);
    const listedBefore = new Set(this.listed);
    if (counts) {
      for (const { player } of results.lines) {
        // 8.3: off the ranking, he comes in again like anybody new.
        if (this.statusOf(player) === 'Fuera') this.levels.set(player, { rating: 1500, experience: 0 });
      }
      this.rate(groupGames, drawGames, chanceGames, results.annulled);
      const missing = [
        ...recordsOn(this.sheets, `Inscritos ${name}`)
          .filter((row) => row['Confirmó'] === 'sí' && row['Presente'] === 'no')
          .map((row) => row['Jugador']!),
        ...results.absent,
      ];
      const there = new Set(results.lines.map(({ player }) => player));
      for (const player of new Set(missing)) {
        // 2.3.6 takes from the level of the ranking: who is not on it has nothing there.
        if (there.has(player) || gaveNotice.includes(player) || !listedBefore.has(player)) continue;
        if (!results.annulled.has(player)) this.levels.get(player)!.rating -= 100;
      }
      for (const player of there) {
        this.level(player);
        this.listed.add(player);
      }
      for (const player of this.listed) {
        const marks = this.came.get(player) ?? [];
        while (marks.length < this.held) marks.push(false);
        this.came.set(player, [...marks, there.has(player)]);
      }
      this.held += 1;
    }
    this.points.push(...results.lines.map((line) => ({ ...line, tournament: name, counts })));
    // 8.3: out of the classifications, and all that he had is lost.
    this.points = this.points.map((line) =>
      this.statusOf(line.player) === 'Fuera' ? { ...line, counts: false } : line,
    );
    return { ranking: this.ranking(), points: [...this.points], season: this.season() };
  }

  private level(player: string): { rating: number; experience: number } {
    const known = this.levels.get(player) ?? { rating: 1500, experience: 0 };
    this.levels.set(player, known);
    return known;
  }

  /** 7.5.1 match after match, with the FIBS formula; 2.3.5 where somebody leaves. */
  private rate(
    groups: readonly Game[],
    draw: readonly Game[],
    chance: readonly Game[],
    annulled: ReadonlySet<string>,
  ): void {
    const left = new Set<string>();
    const play = ({ white, black, ofWhite, ofBlack, isPlayoff }: Game, length: number): void => {
      const isPlayed = typeof ofWhite === 'number' && typeof ofBlack === 'number';
      if (isPlayed && !isPlayoff && !annulled.has(white) && !annulled.has(black)) {
        const [winner, loser] = ofWhite > ofBlack ? [white, black] : [black, white];
        const [won, lost] = [this.level(winner), this.level(loser)];
        const exponent = ((won.rating - lost.rating) * Math.sqrt(length)) / 2000;
        const change = (4 * Math.sqrt(length)) / (10 ** exponent + 1);
        won.rating += change;
        lost.rating -= change;
        won.experience += length;
        lost.experience += length;
      }
      for (const [player, cell] of [[white, ofWhite] as const, [black, ofBlack] as const]) {
        if (cell !== 'A' || left.has(player)) continue;
        left.add(player);
        this.level(player).rating -= 100;
      }
    };
    for (const game of [...groups].sort((a, b) => a.minute - b.minute || a.board - b.board)) play(game, 3);
    for (const game of inRounds(draw)) play(game, game.group === 'Final' ? 7 : 5);
    for (const game of inRounds(chance)) play(game, 5);
  }

  /** 2.3.7, 8.3: three missed in a row, then two more. */
  private statusOf(player: string): Status {
    const marks = this.came.get(player) ?? [];
    const last = marks.lastIndexOf(true);
    const missed = last === -1 ? 0 : marks.length - 1 - last;
    return missed >= 5 ? 'Fuera' : missed >= 3 ? 'Cuarentena' : 'Activo';
  }

  private ranking(): Map<string, RankingLine> {
    const inside = [...this.listed].filter((player) => this.statusOf(player) !== 'Fuera');
    const ratingOf = (player: string) => this.levels.get(player)!.rating;
    return new Map(
      [...this.listed].map((player) => [
        player,
        {
          ...this.levels.get(player)!,
          status: this.statusOf(player),
          place: inside.includes(player)
            ? 1 + inside.filter((other) => ratingOf(other) > ratingOf(player)).length
            : null,
        },
      ]),
    );
  }

  /** 7.5, 8.1, 8.4. */
  private season(): SeasonLine[] {
    const lines = this.points.filter(({ counts }) => counts);
    const held = new Set(lines.map(({ tournament }) => tournament)).size;
    const sums = [...new Set(lines.map(({ player }) => player))].map((player) => {
      const own = lines.filter((line) => line.player === player);
      return {
        ...{ player, tournaments: own.length, titles: own.filter(({ place }) => place === 1).length },
        hundredths: own.reduce((sum, line) => sum + line.hundredths, 0),
        wins: own.reduce((sum, line) => sum + line.wins, 0),
        eligible: own.length * 10 >= held * 6,
      };
    });
    const isAhead = (one: (typeof sums)[number], other: (typeof sums)[number]): boolean => {
      if (one.hundredths !== other.hundredths) return one.hundredths > other.hundredths;
      if (one.titles !== other.titles) return one.titles > other.titles;
      if (one.wins !== other.wins) return one.wins > other.wins;
      return this.levels.get(one.player)!.rating > this.levels.get(other.player)!.rating;
    };
    return sums.map((one) => ({ ...one, place: 1 + sums.filter((other) => isAhead(other, one)).length }));
  }
}

type Result = Omit<PointsLine, 'tournament' | 'counts'>;

function resultsOf(
  groupGames: readonly Game[],
  drawGames: readonly Game[],
  chanceGames: readonly Game[],
): { lines: Result[]; absent: string[]; annulled: Set<string> } {
  const games = groupGames.filter(({ isPlayoff }) => !isPlayoff);
  const players = new Set(games.flatMap(({ white, black }) => [white, black]));
  const ofPlayer = (player: string) => games.filter(({ white, black }) => [white, black].includes(player));
  const ownCell = (game: Game, player: string) => (game.white === player ? game.ofWhite : game.ofBlack);

  const annulled = new Set([...players].filter((player) => isAnnulled(ofPlayer(player).map(asRow), player)));
  const absent = [...players].filter((player) =>
    ofPlayer(player).every((game) => ownCell(game, player) === 'F'),
  );
  const draw = knockedOut(drawGames);
  const chance = knockedOut(chanceGames);
  const lines = [...players]
    .filter((player) => !annulled.has(player) && !absent.includes(player))
    .map((player): Result => {
      const inGroup = ofPlayer(player).filter(
        (game) => winnerOf(game) === player && !annulled.has(game.white === player ? game.black : game.white),
      ).length;
      const place = draw.get(player)?.place ?? null;
      const wins = inGroup + (draw.get(player)?.wins ?? 0) + (chance.get(player)?.wins ?? 0);
      return { player, place, wins, hundredths: hundredthsOfPlace(place) + 4 * wins };
    });
  // 7.4.14: never more than the 16th of the tournament, or its last where it has no sixteen.
  const official = lines
    .filter(({ place }) => place !== null && place <= 16)
    .sort((one, other) => one.place! - other.place! || other.hundredths - one.hundredths);
  const sixteenth = official[Math.min(16, official.length) - 1]?.hundredths ?? Infinity;
  const capped = lines.map((line) =>
    chance.has(line.player) ? { ...line, hundredths: Math.min(line.hundredths, sixteenth) } : line,
  );
  return { lines: capped, absent, annulled };
}

function hundredthsOfPlace(place: number | null): number {
  if (place === null || place > 16) return 10;
  if (place === 1) return 200;
  if (place === 2) return 100;
  if (place <= 4) return 50;
  return place <= 8 ? 25 : 15;
}

const ROUNDS = ['Repechaje', '32vos', '16vos', '8vos', '4tos', 'Semifinal', 'Final'];
const PLAYERS_IN: Readonly<Record<string, number>> = {
  ...{ '32vos': 64, '16vos': 32, '8vos': 16, '4tos': 8 },
  ...{ Semifinal: 4, Final: 2 },
};

function inRounds(games: readonly Game[]): Game[] {
  return ROUNDS.flatMap((round) => games.filter(({ group }) => group === round));
}

/** 7.3, 2.3.9: who went out where, and what counts as won. */
function knockedOut(games: readonly Game[]): Map<string, InDraw> {
  const found = new Map<string, InDraw>();
  const beaten: { by: string; player: string }[] = [];
  const state = (player: string): InDraw => {
    const known = found.get(player) ?? { place: null, wins: 0, offended: false };
    found.set(player, known);
    return known;
  };
  const size = Math.max(...games.map(({ group }) => PLAYERS_IN[group] ?? 0));
  for (const game of inRounds(games)) {
    const { white, black, ofWhite, ofBlack, group } = game;
    for (const player of [white, black]) state(player).place = null;
    const gone = [
      ...(typeof ofWhite === 'string' ? [white] : []),
      ...(typeof ofBlack === 'string' ? [black] : []),
    ].filter((player) => (player === white ? ofWhite : ofBlack) !== '');
    if (gone.length > 0) {
      for (const player of gone) state(player).offended = true;
      const back = gone.flatMap((offender) =>
        beaten.filter(({ by, player }) => by === offender && !state(player).offended).slice(-1),
      );
      const stayed = [white, black].find((player) => !gone.includes(player));
      // Nobody to come back: the opponent passes, and has won.
      if (stayed !== undefined && back.length === 0) {
        state(stayed).wins += 1;
        if (group === 'Final') state(stayed).place = 1;
      }
      continue;
    }
    const winner = winnerOf(game);
    if (winner === null) throw new Error(`${white}–${black} has no result`);
    const loser = winner === white ? black : white;
    state(winner).wins += 1;
    beaten.push({ by: winner, player: loser });
    state(loser).place = group === 'Repechaje' ? size + 1 : PLAYERS_IN[group]! / 2 + 1;
    if (group === 'Final') state(winner).place = 1;
  }
  for (const one of found.values()) {
    if (!one.offended) continue;
    one.place = null;
    one.wins = 0;
  }
  return found;
}

function winnerOf({ white, black, ofWhite, ofBlack }: Game): string | null {
  const gone = [isMark(ofWhite), isMark(ofBlack)];
  if (gone[0] && gone[1]) return null;
  if (gone[0]) return black;
  if (gone[1]) return white;
  if (ofWhite === '' || ofBlack === '') return null;
  return Number(ofWhite) > Number(ofBlack) ? white : black;
}

function isMark(cell: ScoreCell): boolean {
  return cell === 'F' || cell === 'A';
}

export function asRow({
  white,
  black,
  ofWhite,
  ofBlack,
  isPlayoff,
}: Pick<Game, 'white' | 'black' | 'ofWhite' | 'ofBlack' | 'isPlayoff'>): MatchRow {
  return [white, black, ofWhite, ofBlack, isPlayoff ? 'desempate' : ''];
}

/** The matches on a calendar or a draw; none where there is no such sheet. */
export function gamesOn(sheets: Sheets, sheet: string): Game[] {
  return recordsOn(sheets, sheet).map((row): Game => {
    const [hours = '0', minutes = '0'] = (row['Hora'] ?? '').split(':');
    const minute = row['Hora'] ? (Number(hours) * 60 + Number(minutes) + 12 * 60) % (24 * 60) : Infinity;
    return {
      group: row['Grupo'] ?? row['Ronda']!,
      ...{ white: row['Blancas']!, black: row['Negras']! },
      ...{ ofWhite: score(row['Puntos B']!), ofBlack: score(row['Puntos N']!) },
      ...{ isPlayoff: row['Nota'] === 'desempate', minute, board: Number(row['Mesa'] ?? 0) },
      match: row['Partido'] ?? '',
    };
  });
}

function score(text: string): ScoreCell {
  if (text === '' || text === 'F' || text === 'A') return text;
  const points = Number(text);
  if (!Number.isInteger(points)) throw new Error(`"${text}" is no score`);
  return points;
}

function recordsOn(sheets: Sheets, sheet: string): Record<string, string>[] {
  const [header, ...rows] = sheets.get(sheet) ?? [];
  return rows.map((row) => Object.fromEntries(header!.map((title, column) => [title, row[column]!])));
}

function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
}
