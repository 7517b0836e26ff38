import { hgHundredths } from './points-oracle';

/** The annual ranking by HG 7.5, 8.1, 8.4 and rules §6, added up with the simplest means; shares nothing with the code. */
export interface SeasonRow {
  readonly tournament: string;
  readonly player: string;
  /** `null`: took part. */
  readonly place: number | null;
  readonly wins: number;
  readonly official: boolean;
  /** Hundredths that the director wrote himself. */
  readonly recorded?: number | null;
  readonly rating?: number | null;
}

export interface SeasonLine {
  readonly place: number;
  readonly player: string;
  readonly tournaments: number;
  readonly hundredths: number;
  readonly titles: number;
  readonly wins: number;
  readonly eligible: boolean;
}

export function seasonOracle(rows: readonly SeasonRow[], participationOnTop = false): SeasonLine[] {
  const official = rows.filter((row) => row.official);
  const held = new Set(official.map((row) => row.tournament)).size;
  const players = [...new Set(official.map((row) => row.player))];
  const sums = players.map((player) => {
    const own = official.filter((row) => row.player === player);
    const ratings = own.map(({ rating }) => rating ?? null).filter((rating) => rating !== null);
    return {
      player,
      tournaments: own.length,
      hundredths: sum(
        own.map(({ recorded, place, wins }) => recorded ?? hgHundredths(place, wins, participationOnTop)),
      ),
      titles: own.filter(({ place }) => place === 1).length,
      wins: sum(own.map(({ wins }) => wins)),
      // "al menos en el 60% de los torneos oficiales": six of ten, three of five, in whole numbers.
      eligible: own.length * 10 >= held * 6,
      rating: ratings[0] ?? 1500,
    };
  });
  const isBetter = (one: (typeof sums)[number], other: (typeof sums)[number]): boolean => {
    if (one.hundredths !== other.hundredths) return one.hundredths > other.hundredths;
    if (one.titles !== other.titles) return one.titles > other.titles;
    if (one.wins !== other.wins) return one.wins > other.wins;
    return one.rating > other.rating;
  };
  return sums
    .map((one) => ({
      place: 1 + sums.filter((other) => isBetter(other, one)).length,
      ...{ player: one.player, tournaments: one.tournaments, hundredths: one.hundredths },
      ...{ titles: one.titles, wins: one.wins, eligible: one.eligible },
    }))
    .sort((one, other) => one.place - other.place);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
