/**
 * The level rating as rules §7 tells it, written from the text and sharing nothing with the code. The logistic curve is
 * taken as a hyperbolic tangent, so that not even the formula is the same one: 1 / (10^x + 1) = (1 − tanh(x·ln 10 / 2)) / 2.
 */
export type Side = 'white' | 'black';

/** A row of the ledger in the order played; what each side did when nothing was won on the board. */
export interface LedgerMatch {
  readonly white: string;
  readonly black: string;
  readonly length: number;
  readonly result:
    | { readonly kind: 'won'; readonly by: Side }
    | { readonly kind: 'pending' }
    /** `F`: was not there; `A`: left during the tournament; blank: was there. */
    | { readonly kind: 'forfeit'; readonly white: '' | 'F' | 'A'; readonly black: '' | 'F' | 'A' };
  readonly playoff?: boolean;
}

export interface RatingRules {
  readonly kRamp: boolean;
  readonly experience: 'beforeMatch' | 'includingMatch';
  readonly rateForfeits: boolean;
  readonly ratePlayoffs: boolean;
  /** 2.3.5 takes 100. */
  readonly penalty: number;
}

export const HG_RATING: RatingRules = {
  kRamp: false,
  experience: 'beforeMatch',
  rateForfeits: false,
  ratePlayoffs: false,
  penalty: 100,
};

export interface Rated {
  readonly rating: number;
  readonly experience: number;
  /** Matches that were rated. */
  readonly matches: number;
}

/** The chance of the one with the first rating. */
export function chance(own: number, other: number, length: number): number {
  return (1 + Math.tanh(((own - other) * Math.sqrt(length) * Math.LN10) / 4000)) / 2;
}

export function multiplier(
  experience: number,
  length: number,
  rules: Pick<RatingRules, 'kRamp' | 'experience'>,
): number {
  if (!rules.kRamp) return 1;
  const counted = rules.experience === 'includingMatch' ? experience + length : experience;
  return counted >= 400 ? 1 : 5 - counted / 100;
}

/** What the winner gains and the loser loses, both positive. */
export function stakes(
  winner: { readonly rating: number; readonly experience: number },
  loser: { readonly rating: number; readonly experience: number },
  length: number,
  rules: Pick<RatingRules, 'kRamp' | 'experience'>,
): { gain: number; loss: number } {
  const atStake = 4 * Math.sqrt(length) * chance(loser.rating, winner.rating, length);
  return {
    gain: atStake * multiplier(winner.experience, length, rules),
    loss: atStake * multiplier(loser.experience, length, rules),
  };
}

/** Match after match on paper. Whoever is not on the list starts at 1500. */
export function replay(
  start: ReadonlyMap<string, { readonly rating: number; readonly experience: number }>,
  matches: readonly LedgerMatch[],
  rules: RatingRules = HG_RATING,
): Map<string, Rated> {
  const book = new Map<string, Rated>();
  for (const [player, { rating, experience }] of start) book.set(player, { rating, experience, matches: 0 });
  const punished = new Set<string>();
  for (const match of matches) {
    for (const player of [match.white, match.black]) {
      if (!book.has(player)) book.set(player, { rating: 1500, experience: 0, matches: 0 });
    }
    const winner = ratedWinner(match, rules);
    if (winner !== null) {
      const [wins, loses] = winner === 'white' ? [match.white, match.black] : [match.black, match.white];
      const [won, lost] = [book.get(wins)!, book.get(loses)!];
      // A play-off is one game to 1 (rules §2).
      const length = match.playoff ? 1 : match.length;
      const { gain, loss } = stakes(won, lost, length, rules);
      book.set(wins, entry(won, gain, length));
      book.set(loses, entry(lost, -loss, length));
    }
    if (match.result.kind !== 'forfeit') continue;
    for (const side of ['white', 'black'] as const) {
      const player = match[side];
      if (match.result[side] !== 'A' || punished.has(player)) continue;
      punished.add(player);
      const own = book.get(player)!;
      book.set(player, { ...own, rating: own.rating - rules.penalty });
    }
  }
  return book;
}

function ratedWinner({ result, playoff }: LedgerMatch, rules: RatingRules): Side | null {
  if (playoff && !rules.ratePlayoffs) return null;
  switch (result.kind) {
    case 'pending':
      return null;
    case 'won':
      return result.by;
    case 'forfeit':
      if (!rules.rateForfeits) return null;
      // Both away: both lost, nobody won anything from the other.
      if (result.white !== '' && result.black !== '') return null;
      return result.white === '' ? 'white' : 'black';
  }
}

const entry = ({ rating, experience, matches }: Rated, change: number, length: number): Rated => ({
  rating: rating + change,
  experience: experience + length,
  matches: matches + 1,
});
