import type { LedgerLine, Ratings } from '../core/rating/ledger';
import type { PenaltyCause, RatingEvent } from '../core/rating/rating-events';
import type { PlayerKey } from '../core/standings/match';
import { textOf, type OutCell, type Row } from './cell';
import {
  LEDGER_COLUMNS,
  LEDGER_KINDS,
  LEDGER_TITLES,
  LEFT_CAUSES,
  REOPENED_WORDS,
  UNOFFICIAL_STATES,
  type LedgerColumn,
  type LineKind,
} from './ledger-words';
import { playerKey } from './player-key';
import { fold } from './text';

/** The words that a ledger is written with; `ledger-words` knows those of all languages, to read it back. */
export interface LedgerWords {
  readonly columns: Readonly<Record<LedgerColumn, string>>;
  readonly kinds: Readonly<Record<LineKind, string>>;
  readonly official: string;
  readonly unofficial: string;
  readonly reopened: string;
  readonly causes: Readonly<Record<PenaltyCause, string>>;
}

/** A rated match as the ledger names it: where it was played and how it ended. */
export interface LedgerMatch {
  readonly phase: string;
  readonly score: string;
}

/** The sheets a tournament was played on, by name; `''` for none. */
export interface TournamentSheets {
  readonly schedule: string;
  readonly draw: string;
  readonly lastChance: string;
}

/** A tournament in the ledger: its facts, and where they came from. */
export interface LedgerTournament {
  readonly name: string;
  readonly state: 'official' | 'unofficial' | 'reopened';
  readonly date: string;
  readonly sheets: TournamentSheets;
  readonly events: readonly RatingEvent[];
  /** By the `match` numbers of its events. */
  readonly matches: readonly LedgerMatch[];
}

export interface Ledger {
  /** Everybody's rating and experience before the first tournament. */
  readonly start: Ratings;
  readonly tournaments: readonly LedgerTournament[];
  readonly names: ReadonlyMap<PlayerKey, string>;
}

type LedgerRow = Readonly<Partial<Record<LedgerColumn, OutCell>>>;

/**
 * Reads a ledger back, in whichever of the four languages it was written; rows of no known kind are nobody's. `null`
 * where the header is not ours.
 */
export function readLedger(rows: readonly Row[]): Ledger | null {
  const columns = ledgerColumns(rows[0]);
  if (columns === null) return null;
  const start = new Map<PlayerKey, { rating: number; experience: number }>();
  const names = new Map<PlayerKey, string>();
  const tournaments: (LedgerTournament & { events: RatingEvent[]; matches: LedgerMatch[] })[] = [];
  // A name stands on every line of its player: each is made a key once, and forgotten with the ledger.
  const keys = new Map<unknown, PlayerKey>();
  const keyOf = (cell: unknown): PlayerKey => {
    let key = keys.get(cell);
    if (key !== undefined) return key;
    const name = textOf(cell);
    keys.set(cell, (key = playerKey(name)));
    if (!names.has(key)) names.set(key, name);
    return key;
  };

  for (const row of rows.slice(1)) {
    const cell = (column: LedgerColumn) => row[columns[column]];
    const last = tournaments[tournaments.length - 1];
    switch (lineKind(cell('kind'))) {
      case null:
      // What follows from the facts is computed anew.
      case 'restart':
        break;
      case 'start':
        start.set(keyOf(cell('winner')), {
          rating: Number(cell('afterWinner')),
          experience: Number(cell('length')),
        });
        break;
      case 'tournament':
        tournaments.push({
          name: textOf(cell('tournament')),
          state: tournamentState(cell('phase')),
          date: textOf(cell('score')),
          sheets: sheetsIn(textOf(cell('article'))),
          ...{ events: [], matches: [] },
        });
        break;
      case 'match':
        last?.events.push({
          ...{ kind: 'match', match: last.matches.length, length: Number(cell('length')) },
          ...{ winner: keyOf(cell('winner')), loser: keyOf(cell('loser')) },
        });
        last?.matches.push({ phase: textOf(cell('phase')), score: textOf(cell('score')) });
        break;
      case 'penalty':
        last?.events.push({
          ...{ kind: 'penalty', player: keyOf(cell('loser')) },
          cause: LEFT_CAUSES.has(fold(textOf(cell('phase')))) ? 'left' : 'didNotCome',
        });
        break;
      case 'adjustment':
        last?.events.push({
          ...{ kind: 'adjustment', player: keyOf(cell('winner')) },
          rating: Number(cell('afterWinner')),
        });
        break;
    }
  }
  return { start, tournaments, names };
}

/** Where the ledger says which sheets a tournament is on, from 0; `null` where it does not know the tournament. */
export function sheetsCell(
  rows: readonly Row[],
  tournament: string,
): { readonly row: number; readonly column: number } | null {
  const columns = ledgerColumns(rows[0]);
  if (columns === null) return null;
  const row = rows.findIndex(
    (cells) =>
      lineKind(cells[columns.kind]) === 'tournament' &&
      fold(textOf(cells[columns.tournament])) === fold(tournament),
  );
  return row < 1 ? null : { row, column: columns.article };
}

/** What a tournament's lines say besides its facts. */
export interface TournamentLines {
  readonly tournament: LedgerTournament;
  readonly lines: readonly LedgerLine[];
}

/** The whole ledger as a grid, header first. */
export function ledgerGrid(
  start: Ratings,
  tournaments: readonly TournamentLines[],
  nameOf: (player: PlayerKey) => string,
  articles: Readonly<Record<'rating' | PenaltyCause | 'restart', string>>,
  words: LedgerWords,
): OutCell[][] {
  const grid: OutCell[][] = [LEDGER_COLUMNS.map((column) => words.columns[column])];
  const add = (row: LedgerRow) => grid.push(LEDGER_COLUMNS.map((column) => row[column] ?? ''));
  for (const [player, { rating, experience }] of start) {
    add({ kind: words.kinds.start, winner: nameOf(player), length: experience, afterWinner: rating });
  }
  for (const { tournament, lines } of tournaments) {
    add({
      ...{ tournament: tournament.name, kind: words.kinds.tournament, phase: words[tournament.state] },
      ...{ score: tournament.date, article: sheetsText(tournament.sheets) },
    });
    for (const line of lines) add(lineRow(line, tournament));
  }
  return grid;

  function lineRow(line: LedgerLine, { name, matches }: LedgerTournament): LedgerRow {
    if (line.kind === 'match') {
      const { winner, loser } = line;
      const { phase, score } = matches[line.match]!;
      return {
        ...{
          tournament: name,
          kind: words.kinds.match,
          phase,
          score,
          length: line.length,
          article: articles.rating,
        },
        ...{ winner: nameOf(winner.player), loser: nameOf(loser.player) },
        ...{ beforeWinner: winner.before, beforeLoser: loser.before },
        ...{ difference: line.difference, upset: line.upset },
        ...{ kWinner: line.kWinner, kLoser: line.kLoser },
        ...{ changeWinner: winner.after - winner.before, changeLoser: loser.after - loser.before },
        ...{ afterWinner: winner.after, afterLoser: loser.after },
      };
    }
    const { player, before, after } = line.player;
    if (line.kind === 'penalty') {
      return {
        ...{
          tournament: name,
          kind: words.kinds.penalty,
          phase: words.causes[line.cause],
          loser: nameOf(player),
        },
        ...{ beforeLoser: before, changeLoser: after - before, afterLoser: after },
        article: articles[line.cause],
      };
    }
    return {
      ...{ tournament: name, kind: words.kinds[line.kind], winner: nameOf(player) },
      ...{ beforeWinner: before, changeWinner: after - before, afterWinner: after },
      article: line.kind === 'restart' ? articles.restart : '',
    };
  }
}

/** No sheet name of Excel holds a stroke, and few of Google's. */
const BETWEEN_SHEETS = ' / ';

export function sheetsText({ schedule, draw, lastChance }: TournamentSheets): string {
  return [schedule, draw, lastChance].join(BETWEEN_SHEETS);
}

function sheetsIn(text: string): TournamentSheets {
  const [schedule, draw, lastChance] = text.split('/').map((name) => name.trim());
  return { schedule: schedule!, draw: draw ?? '', lastChance: lastChance ?? '' };
}

/** Where each column of a ledger stands; `null` where the header is not ours. */
export function ledgerColumns(header: Row = []): Record<LedgerColumn, number> | null {
  const titles = header.map((cell) => fold(textOf(cell)));
  const places = LEDGER_COLUMNS.map(
    (column) => [column, titles.findIndex((title) => LEDGER_TITLES[column].includes(title))] as const,
  );
  return places.every(([, place]) => place !== -1)
    ? (Object.fromEntries(places) as Record<LedgerColumn, number>)
    : null;
}

/** `null` for a line of nobody's. */
export function lineKind(cell: unknown): LineKind | null {
  return KIND_CALLED.get(fold(textOf(cell))) ?? null;
}

/** The kinds of lines by what they are called in the four languages. */
const KIND_CALLED: ReadonlyMap<string, LineKind> = new Map(
  (Object.keys(LEDGER_KINDS) as LineKind[]).flatMap((kind) =>
    LEDGER_KINDS[kind].map((word) => [word, kind] as const),
  ),
);

export function tournamentState(cell: unknown): LedgerTournament['state'] {
  const word = fold(textOf(cell));
  if (REOPENED_WORDS.has(word)) return 'reopened';
  return UNOFFICIAL_STATES.has(word) ? 'unofficial' : 'official';
}
