import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { knockoutRows } from '../oracle/knockout-oracle';
import { formula } from './formula';

/** Draws as they come: real ones with cells replaced, rows moved, doubled and left out, and rows of anything. */

const cell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('J1', 'J2', 'J3', 'J4', 'J5', 'Ana', 'j1 ', 'Libre', 'х') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>('', null, undefined, 0, 1, 5, 7, 8, -1, 2.5, '5', 'F', 'A'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('M1', 'M2', 'M3', 'M9', 'SF1', '1', 'Ganador M1', 'W2', 'Perdedor M1'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('1G1', '2º G2', 'G1-1', 'Ganador Semifinal 1', 'Ganador M3', 'L9'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('Final', 'Semifinal', '4tos', '8vos', 'Repechaje', '3er puesto', 'R2', '1/8'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>('5-3', 'F-F', '#N/A', new Date(2026, 4, 3), true, 'Total'),
  },
  { weight: 1, arbitrary: fc.string() },
);

const HEADER = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota', 'Pasa a'];
const WITH_ORIGINS = [...HEADER, 'Viene de B', 'Viene de N'];

/** A way in which a draw can come to harm. */
const harm = fc.oneof(
  fc.record({ kind: fc.constant('cell' as const), row: fc.nat(), column: fc.nat(), cell }),
  fc.record({
    kind: fc.constantFrom('move' as const, 'double' as const, 'drop' as const),
    row: fc.nat(),
    to: fc.nat(),
  }),
);

const harmed = fc
  .record({
    entries: fc.integer({ min: 2, max: 12 }),
    results: fc.array(
      fc.constantFrom<readonly unknown[]>(
        [5, 3],
        [1, 5],
        [7, 2],
        ['', 'F'],
        ['F', ''],
        ['F', 'F'],
        ['', ''],
        [0, 0],
      ),
      { maxLength: 12 },
    ),
    header: fc.constantFrom(null, HEADER, WITH_ORIGINS),
    harms: fc.array(harm, { maxLength: 5 }),
  })
  .map(({ entries, results, header, harms }) => {
    const names = Array.from({ length: entries }, (_, at) => `J${at + 1}`);
    const matches = knockoutRows(names).map(({ id, round, white, black, passesTo }, at): unknown[] => [
      ...[id, round, white, black, ...(results[at] ?? ['', ''])],
      ...(header === null ? [''] : ['', passesTo]),
      ...(header === WITH_ORIGINS ? [white, black] : []),
    ]);
    const rows: unknown[][] = [...(header ? [[...header]] : []), ...matches];
    for (const one of harms) {
      const row = one.row % rows.length;
      if (one.kind === 'cell') rows[row]![one.column % rows[row]!.length] = one.cell;
      else if (one.kind === 'double') rows.splice(one.to % rows.length, 0, [...rows[row]!]);
      else if (rows.length > 1) {
        const [taken] = rows.splice(row, 1);
        if (one.kind === 'move') rows.splice(one.to % rows.length, 0, taken!);
      }
    }
    return rows;
  });

const anything = fc.array(fc.array(cell, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 7 });
const regulation = fc.constantFrom<unknown>(undefined, 'HG', 'OTHELLO', 'MIAPUESTA', 'INTERNATIONAL');

function answerTo(run: () => unknown): string {
  try {
    run();
    return 'a table';
  } catch (problem) {
    const { name, message } = problem as Error;
    const isSentence =
      name === 'Error' && /^[^\n]+\.$/.test(message) && !/undefined|object |NaN/.test(message);
    return isSentence ? 'one sentence' : `${name}: ${message}`;
  }
}

const FINE = ['a table', 'one sentence'];

describe('TD_PLACES, whatever it is given', () => {
  test('gives a table or one sentence', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: harmed }, anything), regulation, (rows, rules) => {
        expect(FINE).toContain(answerTo(() => formula('TD_PLACES', rows, rules)));
      }),
      runs(3000),
    );
  });

  test('and in the table nobody stands twice, and no more than four are among the first four', () => {
    fc.assert(
      fc.property(harmed, regulation, (rows, rules) => {
        let answer: unknown[][];
        try {
          answer = formula('TD_PLACES', rows, rules) as unknown[][];
        } catch {
          return;
        }
        const players = answer.slice(1).map(([, player]) => player);
        expect(new Set(players).size).toBe(players.length);
        // Two who both gave a forfeit in the final are both second.
        const places = answer.slice(1).flatMap(([place]) => (place === '' ? [] : [Number(place)]));
        for (const most of [1, 2, 4, 8, 16]) {
          expect(places.filter((place) => place <= most).length).toBeLessThanOrEqual(most);
        }
      }),
      runs(2000),
    );
  });
});

describe('TD_KNOCKOUT, whatever it is given', () => {
  test('gives a table or one sentence', () => {
    const list = fc
      .integer({ min: 1, max: 10 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 9 }),
      );
    fc.assert(
      fc.property(list, fc.boolean(), regulation, (rows, hasHeader, rules) => {
        const header = ['Grupo', 'Pos', 'Jugador', 'PG', 'Dif', 'Estado'];
        const given = hasHeader ? [header, ...rows] : rows;
        expect(FINE).toContain(answerTo(() => formula('TD_KNOCKOUT', given, rules)));
      }),
      runs(1500),
    );
  });
});
