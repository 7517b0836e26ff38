import { describe, expect, test } from '@jest/globals';
import type { LedgerLine } from '../../src/core/rating/ledger';
import { LANGUAGES, textsIn } from '../../src/i18n/language';
import type { Row } from '../../src/sheet/cell';
import {
  ledgerColumns,
  ledgerGrid,
  lineKind,
  readLedger,
  sheetsCell,
  sheetsText,
  tournamentState,
  type LedgerTournament,
} from '../../src/sheet/ledger-table';
import { playerKey } from '../../src/sheet/player-key';

/** As a ledger in Spanish is headed (workbook.md: one line a match or penalty, with D, n, K, P, change, before, after). */
const TITLES = [
  ...['Torneo', 'Tipo', 'Fase', 'Ganador', 'Perdedor', 'Marcador', 'n', 'Antes G', 'Antes P', 'D', 'P'],
  ...['K G', 'K P', 'Cambio G', 'Cambio P', 'Después G', 'Después P', 'Artículo'],
];

/** A row by the titles of its cells. */
function line(cells: Readonly<Record<string, unknown>>): Row {
  for (const title of Object.keys(cells)) expect(TITLES).toContain(title);
  return TITLES.map((title) => cells[title] ?? '');
}

const START = line({ Tipo: 'Inicio', Ganador: 'Ana', n: 40, 'Después G': 1600 });
const JANUARY = line({
  ...{ Torneo: 'Enero', Tipo: 'Torneo', Fase: 'oficial', Marcador: '2026-01-15' },
  Artículo: 'Calendario / Draw / Última chance',
});
const MATCH = line({
  ...{ Torneo: 'Enero', Tipo: 'Encuentro', Fase: 'G1', Ganador: 'Ana', Perdedor: 'Beto', Marcador: '3-1' },
  ...{ n: 3, 'Antes G': 1600, 'Antes P': 1500, 'Después G': 1603, 'Después P': 1497 },
});
const FINAL = line({
  ...{ Torneo: 'Enero', Tipo: 'Encuentro', Fase: 'Final', Ganador: 'BETO', Perdedor: 'ana' },
  ...{ Marcador: '7-5', n: 7 },
});

const EMPTY = { name: 'Enero', state: 'official', date: '2026-01-15', events: [], matches: [] };
const NO_SHEETS = { schedule: '', draw: '', lastChance: '' };

describe('a ledger is read back', () => {
  test('starts, tournaments and matches, in their order', () => {
    expect(readLedger([TITLES, START, JANUARY, MATCH, FINAL])).toEqual({
      start: new Map([['ana', { rating: 1600, experience: 40 }]]),
      names: new Map([
        ['ana', 'Ana'],
        ['beto', 'Beto'],
      ]),
      tournaments: [
        {
          ...{ name: 'Enero', state: 'official', date: '2026-01-15' },
          sheets: { schedule: 'Calendario', draw: 'Draw', lastChance: 'Última chance' },
          events: [
            { kind: 'match', match: 0, length: 3, winner: 'ana', loser: 'beto' },
            { kind: 'match', match: 1, length: 7, winner: 'beto', loser: 'ana' },
          ],
          matches: [
            { phase: 'G1', score: '3-1' },
            { phase: 'Final', score: '7-5' },
          ],
        },
      ],
    });
  });

  test('penalties with their cause, and levels corrected by hand', () => {
    const penalty = (Fase: string, Perdedor: string) => line({ Tipo: 'Penalización', Fase, Perdedor });
    const rows = [
      ...[TITLES, JANUARY, MATCH, penalty('Se fue del torneo', 'Beto')],
      ...[penalty('Confirmó y no vino', 'Carla'), penalty('', 'Dora')],
      line({ Tipo: 'Corregido a mano', Ganador: 'Iris', 'Después G': 1555.5 }),
    ];
    const ledger = readLedger(rows)!;
    expect(ledger.tournaments[0]!.events.slice(1)).toEqual([
      { kind: 'penalty', player: 'beto', cause: 'left' },
      { kind: 'penalty', player: 'carla', cause: 'didNotCome' },
      { kind: 'penalty', player: 'dora', cause: 'didNotCome' },
      { kind: 'adjustment', player: 'iris', rating: 1555.5 },
    ]);
    expect([...ledger.names.values()]).toEqual(['Ana', 'Beto', 'Carla', 'Dora', 'Iris']);
  });

  test('each line belongs to the tournament above it', () => {
    const rows = [
      TITLES,
      JANUARY,
      MATCH,
      line({ Torneo: 'Verano', Tipo: 'Torneo', Fase: 'no oficial' }),
      FINAL,
    ];
    const { tournaments } = readLedger(rows)!;
    expect(
      tournaments.map(({ name, state, date, sheets, events }) => [name, state, date, sheets, events]),
    ).toEqual([
      [
        ...['Enero', 'official', '2026-01-15'],
        { schedule: 'Calendario', draw: 'Draw', lastChance: 'Última chance' },
        [{ kind: 'match', match: 0, length: 3, winner: 'ana', loser: 'beto' }],
      ],
      [
        'Verano',
        'unofficial',
        '',
        NO_SHEETS,
        [{ kind: 'match', match: 0, length: 7, winner: 'beto', loser: 'ana' }],
      ],
    ]);
  });

  test('what follows from the facts is not read, and rows of no known kind are nobody’s', () => {
    const rows = [
      ...[TITLES, START, JANUARY, line({ Tipo: 'Vuelve como nuevo', Ganador: 'Omar', 'Después G': 1500 })],
      ...[line({ Ganador: 'Una nota' }), line({ Tipo: 'Otro', Ganador: 'Nadie', 'Después G': 1700 }), []],
    ];
    const { start, names, tournaments } = readLedger(rows)!;
    expect([...start.keys()]).toEqual(['ana']);
    expect([...names.keys()]).toEqual(['ana']);
    expect(tournaments).toMatchObject([EMPTY]);
  });

  test('lines above the first tournament are nobody’s either', () => {
    const rows = [
      ...[TITLES, MATCH, line({ Tipo: 'Penalización', Perdedor: 'Beto' })],
      ...[line({ Tipo: 'Corregido a mano', Ganador: 'Ana', 'Después G': 1555 }), JANUARY],
    ];
    expect(readLedger(rows)!.tournaments).toMatchObject([EMPTY]);
  });

  test('columns in another order, and others among them', () => {
    const turn = (row: Row): Row => ['de mi parte', ...[...row].reverse()];
    expect(readLedger([TITLES, START, JANUARY, MATCH].map(turn))).toEqual(
      readLedger([TITLES, START, JANUARY, MATCH]),
    );
  });

  test.each([
    ['an empty sheet', []],
    ['a sheet without a title in its first row', [['', ...TITLES.slice(1)], START]],
    ['the titles in another row', [['Movimientos'], TITLES, START]],
    ['a ledger that lacks its last column', [TITLES.slice(0, -1), START]],
  ])('%s is none', (_, rows) => {
    expect(readLedger(rows)).toBeNull();
  });
});

describe('the sheets of a tournament', () => {
  test.each([
    [
      'Calendario / Draw / Última chance',
      { schedule: 'Calendario', draw: 'Draw', lastChance: 'Última chance' },
    ],
    ['Calendario', { ...NO_SHEETS, schedule: 'Calendario' }],
    ['Calendario/Draw', { ...NO_SHEETS, schedule: 'Calendario', draw: 'Draw' }],
    [' /  / Última chance', { ...NO_SHEETS, lastChance: 'Última chance' }],
    ['', NO_SHEETS],
  ])('«%s»', (text, sheets) => {
    const row = line({ Torneo: 'Enero', Tipo: 'Torneo', Artículo: text });
    expect(readLedger([TITLES, row])!.tournaments[0]!.sheets).toEqual(sheets);
  });

  test('are written as they are read', () => {
    expect(sheetsText({ schedule: 'Calendario', draw: '', lastChance: 'Última chance' })).toBe(
      'Calendario /  / Última chance',
    );
  });

  test('the cell that names them', () => {
    const article = TITLES.length - 1;
    // A match of a tournament is not its line.
    const rows = [TITLES, line({ Torneo: 'Abril', Tipo: 'Encuentro' }), JANUARY, MATCH];
    expect(sheetsCell(rows, 'ENERO ')).toEqual({ row: 2, column: article });
    expect(sheetsCell([TITLES, JANUARY], 'Enero')).toEqual({ row: 1, column: article });
    expect(sheetsCell(rows, 'Abril')).toBeNull();
    expect(sheetsCell([], 'Enero')).toBeNull();
    expect(sheetsCell([['Otra'], JANUARY], 'Enero')).toBeNull();
  });
});

describe('words of any of the four languages', () => {
  test.each(LANGUAGES)('%s', (language) => {
    const { columns, kinds, official, unofficial, reopened, causes } = textsIn(language).messages.ledger;
    expect(Object.keys(ledgerColumns(Object.values(columns))!).sort()).toEqual(Object.keys(columns).sort());
    for (const [kind, word] of Object.entries(kinds)) expect(lineKind(word)).toBe(kind);
    expect([official, unofficial, reopened].map(tournamentState)).toEqual([
      'official',
      'unofficial',
      'reopened',
    ]);
    const penalty = (Fase: string) => line({ Tipo: kinds.penalty, Fase, Perdedor: 'Beto' });
    const { tournaments } = readLedger([TITLES, JANUARY, penalty(causes.left), penalty(causes.didNotCome)])!;
    expect(tournaments[0]!.events).toMatchObject([{ cause: 'left' }, { cause: 'didNotCome' }]);
  });

  test('a tournament counts unless its line says otherwise, and another word is no kind', () => {
    expect(['', null, 'Oficial', 'ok'].map(tournamentState)).toEqual([
      'official',
      'official',
      'official',
      'official',
    ]);
    expect(['', null, 'Matches', 3].map(lineKind)).toEqual([null, null, null, null]);
  });
});

describe('a ledger is written', () => {
  const words = textsIn('es').messages.ledger;
  const articles = { rating: '7.5.1', left: '2.3.5', didNotCome: '2.3.6', restart: '8.3' };
  const nameOf = (player: string) => player.toUpperCase();
  const tournament: LedgerTournament = {
    ...{ name: 'Enero', state: 'official', date: '2026-01-15', events: [] },
    sheets: { schedule: 'Calendario', draw: 'Draw', lastChance: '' },
    matches: [
      { phase: 'G1', score: '3-1' },
      { phase: 'Final', score: '7-5' },
    ],
  };
  const lines: readonly LedgerLine[] = [
    {
      ...{ kind: 'match', match: 1, length: 7, difference: 100, upset: 0.25, kWinner: 1, kLoser: 2 },
      winner: { player: 'ana', before: 1600, after: 1604 },
      loser: { player: 'beto', before: 1500, after: 1492 },
    },
    { kind: 'penalty', cause: 'left', player: { player: 'beto', before: 1492, after: 1392 } },
    { kind: 'penalty', cause: 'didNotCome', player: { player: 'carla', before: 1500, after: 1400 } },
    { kind: 'restart', player: { player: 'dora', before: 1320, after: 1500 } },
    { kind: 'adjustment', player: { player: 'elsa', before: 1500, after: 1510 } },
  ];
  const start = new Map([['ana', { rating: 1600, experience: 40 }]]);

  test('a header, everybody’s start, and each tournament with its lines', () => {
    const grid = ledgerGrid(start, [{ tournament, lines }], nameOf, articles, words);
    expect(grid).toEqual([
      TITLES,
      line({ Tipo: 'Inicio', Ganador: 'ANA', n: 40, 'Después G': 1600 }),
      line({
        ...{ Torneo: 'Enero', Tipo: 'Torneo', Fase: 'oficial', Marcador: '2026-01-15' },
        Artículo: 'Calendario / Draw / ',
      }),
      line({
        ...{ Torneo: 'Enero', Tipo: 'Encuentro', Fase: 'Final', Ganador: 'ANA', Perdedor: 'BETO' },
        ...{ Marcador: '7-5', n: 7, 'Antes G': 1600, 'Antes P': 1500, D: 100, P: 0.25, 'K G': 1, 'K P': 2 },
        ...{ 'Cambio G': 4, 'Cambio P': -8, 'Después G': 1604, 'Después P': 1492, Artículo: '7.5.1' },
      }),
      line({
        ...{ Torneo: 'Enero', Tipo: 'Penalización', Fase: 'Se fue del torneo', Perdedor: 'BETO' },
        ...{ 'Antes P': 1492, 'Cambio P': -100, 'Después P': 1392, Artículo: '2.3.5' },
      }),
      line({
        ...{ Torneo: 'Enero', Tipo: 'Penalización', Fase: 'Confirmó y no vino', Perdedor: 'CARLA' },
        ...{ 'Antes P': 1500, 'Cambio P': -100, 'Después P': 1400, Artículo: '2.3.6' },
      }),
      line({
        ...{ Torneo: 'Enero', Tipo: 'Vuelve como nuevo', Ganador: 'DORA' },
        ...{ 'Antes G': 1320, 'Cambio G': 180, 'Después G': 1500, Artículo: '8.3' },
      }),
      line({
        ...{ Torneo: 'Enero', Tipo: 'Corregido a mano', Ganador: 'ELSA' },
        ...{ 'Antes G': 1500, 'Cambio G': 10, 'Después G': 1510 },
      }),
    ]);
  });

  test.each([
    ['unofficial', 'no oficial'],
    ['reopened', 'reabierto'],
  ] as const)('%s: «%s»', (state, word) => {
    const grid = ledgerGrid(
      new Map(),
      [{ tournament: { ...tournament, state }, lines: [] }],
      nameOf,
      articles,
      words,
    );
    expect(grid.slice(1).map((row) => row.slice(0, 3))).toEqual([['Enero', 'Torneo', word]]);
  });

  test.each(LANGUAGES)('and read back with the same facts, in %s', (language) => {
    const grid = ledgerGrid(
      start,
      [{ tournament, lines }],
      (player) => player,
      articles,
      textsIn(language).messages.ledger,
    );
    expect(readLedger(grid)).toEqual({
      start,
      names: new Map(['ana', 'beto', 'carla', 'elsa'].map((name) => [playerKey(name), name])),
      tournaments: [
        {
          ...tournament,
          events: [
            { kind: 'match', match: 0, length: 7, winner: 'ana', loser: 'beto' },
            { kind: 'penalty', player: 'beto', cause: 'left' },
            { kind: 'penalty', player: 'carla', cause: 'didNotCome' },
            { kind: 'adjustment', player: 'elsa', rating: 1510 },
          ],
          matches: [{ phase: 'Final', score: '7-5' }],
        },
      ],
    });
  });
});
