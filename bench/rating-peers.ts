import EloRank from 'elo-rank';
import { Glicko2 } from 'glicko2';
import type { Table } from './fields';

/** A match as a rating library wants it: whom, and whether the first of them won. */
type RatedMatch = readonly [white: string, black: string, won: 0 | 1];

/** Works out the ratings of players who are known by the strings that the matches name. */
export type RatePlayers = (players: readonly RatedPlayer[], matches: readonly RatedMatch[]) => RatedPlayer[];
type RatedPlayer = readonly [name: string, rating: number];

/** Match by match with `elo-rank`: the loop that its user writes. */
export const byEloRank: RatePlayers = (players, matches) => {
  const elo = new EloRank(32);
  const ratings = new Map(players);
  for (const [white, black, won] of matches) {
    const [own, other] = [ratings.get(white)!, ratings.get(black)!];
    ratings.set(white, elo.updateRating(elo.getExpected(own, other), won, own));
    ratings.set(black, elo.updateRating(elo.getExpected(other, own), 1 - won, other));
  }
  return [...ratings];
};

/** With `glicko2`, all matches as one period, as its authors want it used. */
export const byGlicko2: RatePlayers = (players, matches) => {
  const ranking = new Glicko2({ tau: 0.5, rating: 1500, rd: 200, vol: 0.06 });
  const made = new Map(players.map(([name, rating]) => [name, ranking.makePlayer(rating, 200, 0.06)]));
  ranking.updateRatings(matches.map(([white, black, won]) => [made.get(white)!, made.get(black)!, won]));
  return [...made].map(([name, player]) => [name, player.getRating()]);
};

/** The library alone, over rows that have been read: no cell is looked at, nothing is checked. */
export function libraryAlone(rate: RatePlayers, players: Table, matches: Table): () => unknown {
  const listed = players.slice(1).map(([name, rating]): RatedPlayer => [String(name), Number(rating)]);
  const played = matches
    .slice(1)
    .map(([white, black, own, other]): RatedMatch => [String(white), String(black), own! > other! ? 1 : 0]);
  return () => rate(listed, played);
}

/**
 * What a director writes who takes the library for a formula of his sheet: the columns by their titles, names without the
 * blanks around them and in one case, scores that are numbers and not level, and a table of what came of it. He reads less
 * than `TD_RATINGS`: no accents, no forfeits, no play-offs, no dates that were scores, no lengths, no experience.
 */
export function inAFormula(rate: RatePlayers, players: Table, matches: Table): () => unknown {
  return () => {
    const [nameOf, ratingOf] = columnsCalled(players, ['jugador', 'nivel']);
    const listed = players
      .slice(1)
      .map((cells): RatedPlayer => [keyIn(cells[nameOf!]!), numberIn(cells[ratingOf!]!)]);
    const known = new Set(listed.map(([name]) => name));
    const columns = columnsCalled(matches, ['blancas', 'negras', 'puntos b', 'puntos n']);
    const [whiteIn, blackIn, ownIn, otherIn] = columns as [number, number, number, number];
    const played: RatedMatch[] = [];
    for (const cells of matches.slice(1)) {
      const [white, black] = [keyIn(cells[whiteIn]!), keyIn(cells[blackIn]!)];
      if (white === '' && black === '') continue;
      if (!known.has(white) || !known.has(black)) throw new Error(`Nobody is called ${white} or ${black}`);
      const [own, other] = [numberIn(cells[ownIn]!), numberIn(cells[otherIn]!)];
      if (own === other) throw new Error(`${white} and ${black} can't both have ${own}`);
      played.push([white, black, own > other ? 1 : 0]);
    }
    const after = new Map(rate(listed, played));
    const rows = players
      .slice(1)
      .map((cells, index) => [cells[nameOf!], cells[ratingOf!], after.get(listed[index]![0])]);
    return [['Jugador', 'Antes', 'Después'], ...rows];
  };
}

function columnsCalled([titles]: Table, wanted: readonly string[]): number[] {
  return wanted.map((title) => titles!.findIndex((cell) => keyIn(cell) === title));
}

function keyIn(cell: string | number): string {
  return String(cell).trim().toLowerCase();
}

function numberIn(cell: string | number): number {
  const number = Number(cell);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${cell} is no number`);
  return number;
}
