import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { HG } from '../../src/core/regulations/hg';
import { judgeResult, type ResultLimits } from '../../src/core/standings/result-limits';
import { isBlank, isDate, isErrorText, textOf } from '../../src/sheet/cell';
import { headerAgain, titleOfBlock } from '../../src/sheet/match-blocks';
import type { MatchColumns } from '../../src/sheet/match-columns';
import { isMatchRow, readMatchRow } from '../../src/sheet/match-row';
import { PlayerCells } from '../../src/sheet/player-cells';
import { playerKey } from '../../src/sheet/player-key';
import { readMatches } from '../../src/sheet/read-matches';
import { scoreFromTwo } from '../../src/sheet/score';
import { sumRowFinder } from '../../src/sheet/sum-rows';
import { cell } from '../fuzz/cells';
import { runs } from '../arbitraries/runs';

const COLUMNS: MatchColumns = {
  ...{ white: 0, black: 1, pointsWhite: 2, pointsBlack: 3, score: null, notes: [4] },
  ...{ group: null, latePointsWhite: null, latePointsBlack: null },
};
const readWallClock = () => null;
const limits: fc.Arbitrary<ResultLimits> = fc.record({
  length: fc.constantFrom(null, 1, 3, 5),
  cube: fc.boolean(),
  draws: fc.boolean(),
  squares: fc.constantFrom(null, 64),
});

const NAMES = [
  'Ana',
  'Bea Gil',
  'Gil, Bea',
  'José Peña',
  "O'Dell",
  'Γιώργος',
  'Семён',
  'W4',
  'Grupo',
  'Total',
];
/** What stands in a player's place and is no name, in the words of the vocabulary (functions.md, workbook.md). */
const NO_NAMES = [
  ...[
    '',
    ' ',
    '\u200b',
    'Libre',
    'LIBRE.',
    'bye',
    'свободен',
    'Ausente',
    'se retira',
    'Ganador M4',
    'perdedor m2',
  ],
  ...[
    'Νικητής Αγώνα Νο13',
    'Total',
    'TOTAL: 9',
    'Partidas jugadas',
    'Jugador',
    'Jugadores',
    'Blancas',
    'Score',
  ],
  ...['Puntos B', '¿Asiste el sábado?', '#N/A', ' #REF! ', '#ЗНАЧ!'],
];

describe('a row that names two players and says nothing else in their places', () => {
  test.each(NO_NAMES)('is none with «%s» on either side', (other) => {
    const players = new PlayerCells();
    expect(players.bothOn(['Ana', other], COLUMNS)).toBeNull();
    expect(players.bothOn([other, 'Ana'], COLUMNS)).toBeNull();
    // Asked again it has not become one.
    expect(players.bothOn([other, 'Ana'], COLUMNS)).toBeNull();
  });

  test.each([5, null, undefined, true, new Date(2026, 0, 3), ['Ana']])('nor with %p', (other) => {
    expect(new PlayerCells().bothOn(['Ana', other], COLUMNS)).toBeNull();
  });

  test('names them as they are written, whichever of the two is asked for first', () => {
    const players = new PlayerCells();
    const [jose, bea] = [
      { name: 'José Peña', key: 'jose pena' },
      { name: 'Gil, Bea', key: 'bea gil' },
    ];
    expect(players.bothOn([' José  Peña', 'Gil, Bea'], COLUMNS)).toEqual({ white: jose, black: bea });
    expect(players.bothOn(['Gil, Bea', ' José  Peña'], COLUMNS)).toEqual({ white: bea, black: jose });
  });

  const anyCell = fc.oneof(fc.constantFrom<unknown>(...NAMES, ...NO_NAMES), cell);
  const row = fc.tuple(anyCell, anyCell, cell, cell, fc.oneof(fc.constantFrom('', 'desempate', 'F'), cell));

  test('is read as the long way reads it', () => {
    const players = new PlayerCells();
    fc.assert(
      fc.property(row, limits, (cells, allowed) => {
        const named = players.bothOn(cells, COLUMNS);
        fc.pre(named !== null);
        // No other kind of row.
        expect(headerAgain([cells], 0, COLUMNS)).toEqual({ ok: true, value: null });
        expect(sumRowFinder([cells], 0, { ...COLUMNS, results: [2, 3] })(0)).toBe(false);
        expect(titleOfBlock(cells, COLUMNS)).toBeNull();
        expect(isMatchRow(cells, 1, COLUMNS)).toEqual({ ok: true, value: true });
        const reading = { limits: allowed, readWallClock };
        const readings = { ofMatch: reading, ofPlayoff: reading };
        expect(readMatchRow(cells, 1, COLUMNS, readings, named)).toEqual(
          readMatchRow(cells, 1, COLUMNS, readings),
        );
      }),
      runs(3000),
    );
  });

  test('has the keys that its names have everywhere', () => {
    fc.assert(
      fc.property(anyCell, (one) => {
        const named = new PlayerCells().bothOn([one, 'Ana'], COLUMNS);
        expect(named?.white ?? null).toEqual(named && { name: textOf(one), key: playerKey(textOf(one)) });
      }),
      runs(1000),
    );
  });
});

test('points as numbers are judged as the same points as text are read', () => {
  const points = fc.oneof(fc.integer({ min: 0, max: 70 }), fc.constantFrom(-0, -1, 2.5, 2 ** 53));
  fc.assert(
    fc.property(points, points, limits, (white, black, allowed) => {
      const reading = { limits: allowed, readWallClock };
      expect(scoreFromTwo(white, black, reading)).toEqual(
        scoreFromTwo(String(white), String(black), reading),
      );
    }),
    runs(2000),
  );
});

test('of a result the winner and the loser are told whichever side they are on', () => {
  const turned = { white: 'black', black: 'white' } as const;
  /** What becomes of a result seen from the other side. */
  const turn = (judged: ReturnType<typeof judgeResult>) => {
    if (!judged.ok) return { code: judged.problem.code, side: turned[judged.side] };
    const { value } = judged;
    return value.kind === 'played' ? [value.black, value.white] : value;
  };
  const told = (judged: ReturnType<typeof judgeResult>) => {
    if (!judged.ok) return { code: judged.problem.code, side: judged.side };
    const { value } = judged;
    return value.kind === 'played' ? [value.white, value.black] : value;
  };
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), limits, (white, black, allowed) => {
      fc.pre(white !== black);
      expect(turn(judgeResult(black, white, allowed))).toEqual(told(judgeResult(white, black, allowed)));
    }),
    runs(1000),
  );
});

describe('every pairing stands once in its group', () => {
  const match = fc.record({ one: fc.nat(12), other: fc.nat(12), group: fc.nat(1), isPlayoff: fc.boolean() });

  test('whoever has white; play-off games are apart', () => {
    fc.assert(
      fc.property(fc.array(match, { minLength: 1, maxLength: 40 }), (matches) => {
        const played = matches.filter(({ one, other }) => one !== other);
        fc.pre(played.length > 0);
        const rows = played.map(({ one, other, group, isPlayoff }) => [
          ...[group, `P${one} x`, `P${other} x`, isPlayoff ? 1 : 3, 0, isPlayoff ? 'desempate' : ''],
        ]);
        const pairings = played.map(({ one, other, group, isPlayoff }) =>
          JSON.stringify([group, isPlayoff, [one, other].sort()]),
        );
        const second = pairings.findIndex((pairing, index) => pairings.indexOf(pairing) < index);
        const read = readMatches(
          [['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'], ...rows],
          HG,
        );
        // The header is the first row.
        expect(read.ok ? null : [read.problem.code, read.problem.place?.row]).toEqual(
          second === -1 ? null : ['duplicateMatch', second + 2],
        );
      }),
      runs(500),
    );
  });

  test('a player of several groups counts in those that rows of his name', () => {
    const HEADER = ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'];
    const inBoth = readMatches(
      [HEADER, ['A', 'Ana', 'Bea', 3, 0], ['B', 'Ana', 'Carla', 3, 0], ['', 'Ana', 'Dora', 3, 0]],
      HG,
    );
    expect(inBoth.ok && inBoth.value.groups.map(({ matches }) => matches.length)).toEqual([1, 2]);
    const unclear = readMatches(
      [HEADER, ['A', 'Ana', 'Bea', 3, 0], ['B', 'Carla', 'Dora', 3, 0], ['', 'Ana', 'Elsa', 3, 0]],
      HG,
    );
    expect(!unclear.ok && unclear.problem).toMatchObject({
      ...{ code: 'groupUnclear', params: { name: 'Ana', groups: ['B', 'A'] }, place: { row: 4 } },
    });
  });
});

describe('what most cells hold is told at the first look, and no otherwise', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc
      .array(
        fc.constantFrom(
          ' ',
          '\t',
          '\u00a0',
          '\u00ad',
          '\u200b',
          '\ufeff',
          '\u007f',
          '!',
          '~',
          'ÿ',
          'ɏ',
          'ɐ',
          '¿',
        ),
        {
          maxLength: 3,
        },
      )
      .map((signs) => signs.join('')),
  );

  test('blank', () => {
    fc.assert(
      fc.property(text, (given) => {
        const seen = given.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '').trim();
        expect(isBlank(given)).toBe(seen === '');
      }),
      runs(3000),
    );
  });

  test.each(['#N/A', ' #n/a ', '\u200b#REF!', '#¡VALOR!', '#ССЫЛКА!'])('«%s» is an error', (error) => {
    expect(isErrorText(error)).toBe(true);
  });
  test.each(['N/A', '#', '# 4', 'Ana #N/A', 5, null])('%p is none', (other) => {
    expect(isErrorText(other)).toBe(false);
  });

  test('a date, of whichever realm', () => {
    expect(isDate(runInNewContext('new Date(0)'))).toBe(true);
    const others = [null, undefined, 0, '2026-01-03', {}, [], Date.now, { getTime: () => 0 }];
    expect(others.map(isDate)).toEqual(others.map(() => false));
  });
});
