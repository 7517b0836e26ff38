import { LoadedBundle } from './bundle';
import { CoreAlone } from './core';
import { cellsOf, groups, random, ratedMatches, names, type Table } from './fields';
import { LedgerReplay } from './ledger';
import { growthExponent, timeInTurn, type Contestant, type Timing } from './measure';
import { bracketsManagerCounting, bracketsManagerStage, swissPairingRound, todsStandings } from './peers';
import { byEloRank, byGlicko2, inAFormula, libraryAlone, type RatePlayers } from './rating-peers';

export interface Size {
  readonly size: number;
  readonly timings: readonly Timing[];
}

/** The same work at growing sizes: ours first, then the others'. */
export interface Series {
  readonly title: string;
  /** What is counted: groups, matches, players. */
  readonly unit: string;
  readonly sizes: readonly Size[];
  /** Of each contestant, in their order. */
  readonly growth: readonly { readonly name: string; readonly exponent: number }[];
}

type Field = (size: number) => readonly Contestant[];

async function measured(
  title: string,
  unit: string,
  sizes: readonly number[],
  field: Field,
  rounds: (size: number) => number,
  warmUp = 2,
): Promise<Series> {
  const done: Size[] = [];
  for (const size of sizes) {
    done.push({ size, timings: await timeInTurn(field(size), rounds(size), warmUp) });
    console.log(
      `${title}, ${size} ${unit}: ${done[done.length - 1]!.timings.map(({ name, median }) => `${name} ${median.toFixed(1)} ms`).join(', ')}`,
    );
  }
  const growth = done[0]!.timings.map(({ name }, index) => ({
    name,
    exponent: growthExponent(done.map(({ size, timings }) => [size, timings[index]!.median])),
  }));
  return { title, unit, sizes: done, growth };
}

const GROUPS = [5, 20, 50, 100, 200, 500, 1000] as const;
const roundsOfGroups = (size: number) => (size <= 100 ? 15 : 5);
const MATCHES = [100, 250, 1000, 2500, 10_000, 25_000] as const;
const roundsOfMatches = (size: number) => (size <= 2500 ? 15 : 7);

export function standingsSeries(): Promise<Series> {
  const standings = new LoadedBundle().formula('TD_STANDINGS');
  const field: Field = (size) => [
    {
      name: 'TD_STANDINGS',
      prepare: (round) => {
        const rows = cellsOf(groups(size, round));
        return () => standings(rows);
      },
    },
    { name: 'brackets-manager', prepare: (round) => bracketsManagerStage(cellsOf(groups(size, round))) },
    { name: 'tods-competition-factory', prepare: (round) => todsStandings(cellsOf(groups(size, round))) },
    {
      name: 'brackets-manager, counting alone',
      prepare: (round) => bracketsManagerCounting(cellsOf(groups(size, round))),
    },
  ];
  return measured('Standings', 'groups', GROUPS, field, roundsOfGroups);
}

/** What is left of standings when nothing is read and no text written, on both sides. */
export function countingSeries(): Promise<Series> {
  const core = new CoreAlone();
  const field: Field = (size) => [
    { name: 'groupStandings', prepare: (round) => core.counting(groups(size, round)) },
    {
      name: 'brackets-manager, counting alone',
      prepare: (round) => bracketsManagerCounting(cellsOf(groups(size, round))),
    },
  ];
  return measured('Counting alone', 'groups', GROUPS, field, roundsOfGroups);
}

export function ratingsSeries(): Promise<Series> {
  const ratings = new LoadedBundle().formula('TD_RATINGS');
  const ledger = new LedgerReplay();
  const field: Field = (size) => [
    {
      name: 'TD_RATINGS',
      prepare: (round) => {
        const { players, matches } = cellsOf(ratedMatches(size, round));
        return () => ratings(players, matches);
      },
    },
    { name: 'the ledger', prepare: (round) => ledger.prepare(size, round) },
    ...ratingPeers(size, 'in a formula', inAFormula),
    ...ratingPeers(size, 'alone', libraryAlone),
  ];
  return measured('Ratings', 'matches', MATCHES, field, roundsOfMatches);
}

/** What is left of ratings when no cell is read: the arithmetic, over matches that are there already. */
export function arithmeticSeries(): Promise<Series> {
  const core = new CoreAlone();
  const field: Field = (size) => [
    { name: 'rateMatches', prepare: (round) => core.arithmetic(ratedMatches(size, round)) },
    ...ratingPeers(size, 'alone', libraryAlone),
  ];
  return measured('Arithmetic alone', 'matches', MATCHES, field, roundsOfMatches);
}

/** Both rating libraries, put to work in one way. */
function ratingPeers(size: number, way: string, putToWork: typeof inAFormula): Contestant[] {
  const contestant = (name: string, rate: RatePlayers): Contestant => ({
    name: `${name}, ${way}`,
    prepare: (round) => {
      const { players, matches } = cellsOf(ratedMatches(size, round));
      return putToWork(rate, players, matches);
    },
  });
  return [contestant('glicko2', byGlicko2), contestant('elo-rank', byEloRank)];
}

/** Rounds that are played before the one that is paired. */
const ROUNDS_BEFORE = 5;

export function pairingSeries(): Promise<Series> {
  const pair = new LoadedBundle().formula('TD_SWISS_PAIRINGS');
  const field: Field = (size) => {
    const players = playersOf(size);
    const results = playedEvent(size, (sofar) => pair(cellsOf(players), cellsOf(sofar)));
    const [ownPlayers, ownResults] = [cellsOf(players), cellsOf(results)];
    return [
      { name: 'TD_SWISS_PAIRINGS', prepare: () => () => pair(ownPlayers, ownResults) },
      { name: 'swiss-pairing', prepare: () => swissPairingRound(players, results, ROUNDS_BEFORE + 1) },
    ];
  };
  return measured(
    'Swiss pairing',
    'players',
    [16, 32, 64, 100, 200, 400],
    field,
    (size) => (size <= 100 ? 9 : 3),
    1,
  );
}

function playersOf(size: number): Table {
  return [['Jugador', 'Nivel'], ...names(size).map((name, index): Table[number] => [name, 2000 - index])];
}

/** Some rounds of Othello as the program pairs them, with results drawn from a seed. */
function playedEvent(size: number, pairRound: (results: Table) => unknown[][]): Table {
  const next = random(size);
  const results: Table = [['Ronda', 'Negras', 'Blancas', 'Puntos N', 'Puntos B']];
  for (let round = 1; round <= ROUNDS_BEFORE; round++) {
    for (const [, black, white] of pairRound(results).slice(1) as [unknown, string, string][]) {
      const margin = 1 + Math.floor(next() * 12);
      const discs = next() < 0.5 ? 32 + margin : 32 - margin;
      results.push([round, black, white, discs, 64 - discs]);
    }
  }
  return results;
}
