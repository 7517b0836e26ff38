import type { LedgerLine } from '../src/core/rating/ledger';
import type { projectSeason } from '../src/core/season/project-season';
import type { ClosedTournament } from '../src/core/season/tournament';
import type { RatingEvent } from '../src/core/rating/rating-events';
import type { HG } from '../src/core/regulations/hg';
import type { ledgerGrid, readLedger } from '../src/sheet/ledger-table';
import type { es } from '../src/i18n/es/texts';
import { names, random, type Table } from './fields';
import { builtModules } from './modules';

interface LedgerParts {
  readonly projectSeason: typeof projectSeason;
  readonly ledgerGrid: typeof ledgerGrid;
  readonly readLedger: typeof readLedger;
  readonly HG: typeof HG;
  readonly es: typeof es;
}

const ENTRY = `
  export { projectSeason } from './src/core/season/project-season';
  export { ledgerGrid, readLedger } from './src/sheet/ledger-table';
  export { HG } from './src/core/regulations/hg';
  export { es } from './src/i18n/es/texts';
`;

const MATCHES_A_TOURNAMENT = 100;
const PLAYERS = 60;

/** Reads a ledger of so many matches, computes the season anew and builds the sheet again: what closing does with it. */
export class LedgerReplay {
  private readonly parts = builtModules<LedgerParts>(ENTRY);

  prepare(matches: number, draw: number): () => unknown {
    const { projectSeason, readLedger, HG: regulation } = this.parts;
    const grid = this.gridOf(seasonOf(matches, draw));
    return () => {
      const read = readLedger(grid)!;
      const tournaments = read.tournaments.map(({ name, events }): ClosedTournament => {
        const players = new Set(
          events.flatMap((event) => (event.kind === 'match' ? [event.winner, event.loser] : [])),
        );
        const participations = [...players].map((player) => ({ player, place: null, wins: 0, points: 0 }));
        return { name, official: true, participations, events };
      });
      const { tournaments: projected } = projectSeason(
        { ratings: read.start, came: new Map() },
        tournaments,
        regulation,
      );
      return this.gridOf(projected.map(({ tournament, lines }) => ({ tournament, lines })));
    };
  }

  private gridOf(
    tournaments: readonly { tournament: ClosedTournament; lines: readonly LedgerLine[] }[],
  ): Table {
    const { ledgerGrid, HG: regulation, es: texts } = this.parts;
    const articles = { rating: regulation.articles.levels ?? '', left: '', didNotCome: '', restart: '' };
    const recorded = tournaments.map(({ tournament: { name, events }, lines }) => ({
      tournament: {
        ...{ name, state: 'official' as const, date: '2026-03-07', events },
        ...{ sheets: { schedule: 'Calendario', draw: 'Draw', lastChance: '' } },
        matches: events.map(() => ({ phase: 'Grupo 1', score: '5-2' })),
      },
      lines,
    }));
    return ledgerGrid(new Map(), recorded, (player) => player, articles, texts.ledger) as Table;
  }
}

/** Tournaments of a hundred matches among sixty people, with the lines that they come to. */
function seasonOf(matches: number, draw: number): { tournament: ClosedTournament; lines: LedgerLine[] }[] {
  const players = names(PLAYERS, draw);
  const next = random(matches + draw);
  const pick = () => Math.floor(next() * PLAYERS);
  return Array.from({ length: Math.ceil(matches / MATCHES_A_TOURNAMENT) }, (_, index) => {
    const played = Math.min(MATCHES_A_TOURNAMENT, matches - index * MATCHES_A_TOURNAMENT);
    const events = Array.from({ length: played }, (__, match): RatingEvent & { kind: 'match' } => {
      const winner = pick();
      const loser = (winner + 1 + Math.floor(next() * (PLAYERS - 1))) % PLAYERS;
      return { kind: 'match', winner: players[winner]!, loser: players[loser]!, length: 5, match };
    });
    const name = `Torneo ${index + 1}`;
    return {
      tournament: { name, official: true, participations: [], events },
      lines: events.map(({ winner, loser, length, match }) => ({
        ...{ kind: 'match', match, length, difference: 0, upset: 0.5, kWinner: 1, kLoser: 1 },
        winner: { player: winner, before: 1500, after: 1500 },
        loser: { player: loser, before: 1500, after: 1500 },
      })),
    };
  });
}
