import type { rateMatches, Ratings } from '../src/core/rating/ledger';
import type { HG } from '../src/core/regulations/hg';
import type { groupStandings } from '../src/core/standings/standings';
import type { readMatches } from '../src/sheet/read-matches';
import type { readPlayers } from '../src/sheet/read-players';
import type { readRatableMatches } from '../src/sheet/read-ratable-matches';
import { cellsOf, type RatedField, type Table } from './fields';
import { builtModules } from './modules';

interface Core {
  readonly groupStandings: typeof groupStandings;
  readonly rateMatches: typeof rateMatches;
  readonly readMatches: typeof readMatches;
  readonly readPlayers: typeof readPlayers;
  readonly readRatableMatches: typeof readRatableMatches;
  readonly HG: typeof HG;
}

const ENTRY = `
  export { groupStandings } from './src/core/standings/standings';
  export { rateMatches } from './src/core/rating/ledger';
  export { readMatches } from './src/sheet/read-matches';
  export { readPlayers } from './src/sheet/read-players';
  export { readRatableMatches } from './src/sheet/read-ratable-matches';
  export { HG } from './src/core/regulations/hg';
`;

/** The computing of the two formulas over what has been read already: what is left when no cell is read and no text written. */
export class CoreAlone {
  private readonly core = builtModules<Core>(ENTRY);

  /** Every group's standings with the tie-breaks, who qualifies and why, as data. */
  counting(rows: Table): () => unknown {
    const { groupStandings, readMatches, HG: regulation } = this.core;
    const read = readMatches(cellsOf(rows), regulation);
    if (!read.ok) throw new Error(read.problem.code);
    const { groups } = read.value;
    return () => groups.map(({ matches }) => groupStandings(matches, regulation));
  }

  /** Every player's rating after all matches, one by one. */
  arithmetic({ players, matches }: RatedField): () => unknown {
    const { rateMatches, readPlayers, readRatableMatches, HG: regulation } = this.core;
    const listed = readPlayers(cellsOf(players));
    const read = readRatableMatches(cellsOf(matches), regulation, () => null);
    if (!listed.ok || !read.ok) throw new Error('The field is not read');
    return () => {
      const start: Ratings = new Map(
        listed.value.map(({ key, rating }) => [key, { rating: rating ?? 0, experience: 0 }]),
      );
      return rateMatches(start, read.value.matches, regulation);
    };
  }
}
