import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { runs } from '../arbitraries/runs';
import { formula } from './formula';

/** What cells of real sheets hold, in any place. */
const cell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('Ana', 'Bea', 'Carla', 'Dora', 'ana ', 'G1', 'Libre', '1', '') },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(0, 1, 2, 3, 4, 5, -1, 2.5, 1500, 46185.8, '3', '2', '0') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('3-1', '1 - 3', '0-0', 'F-3', '3-', 'F', 'W.O.', 'A', '( : )', '-', '½'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('20:00', '8:45pm', '20:1,35:2', 'Apr-00', '1-Feb', '#N/A', '=1+1'),
  },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, undefined, true, false, 'desempate') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'Blancas',
        'Negras',
        'Puntos B',
        'Puntos N',
        'Resultado',
        'Nota',
        'Grupo',
        'Jugador',
        'Nivel',
        'Ranking',
        'Torneo',
        'Puesto',
        'Ganados',
        'Orden',
        'Encuentro a',
      ],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(new Date(1899, 11, 30, 3, 1), new Date(2026, 0, 3), new Date(NaN)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('base', 'HG', 'OTHELLO', 'groupMatchLength', 'afterList', 'lateTable3'),
  },
  { weight: 1, arbitrary: fc.string() },
);

const range = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

const regulation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom<unknown>(undefined, '', 'HG', 'INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'),
  },
  { weight: 1, arbitrary: range },
  { weight: 1, arbitrary: cell },
);

describe.each(SPECIFICATIONS.map((specification) => [specification.name, specification] as const))(
  '%s, whatever it is given',
  (name, { args }) => {
    const given = fc.tuple(
      ...args.map(({ type }) => (type === 'regulation' ? regulation : fc.oneof(range, range, cell))),
    );

    test('answers with a whole table of numbers and text, or with one sentence', () => {
      fc.assert(
        fc.property(given, (cells) => {
          const before = JSON.stringify(cells);
          const outcome = answerOf(() => formula(name, ...cells));
          expect(outcome).toBe('fine');
          expect(JSON.stringify(cells)).toBe(before);
        }),
        runs(400),
      );
    });
  },
);

function answerOf(run: () => unknown): string {
  let answer: unknown;
  try {
    answer = run();
  } catch (problem) {
    const { name, message } = problem as Error;
    const isSentence = name === 'Error' && /^[^\n]+\.$/.test(message) && !/undefined|object/.test(message);
    return isSentence ? 'fine' : `${name}: ${message}`;
  }
  const rows = Array.isArray(answer) ? (answer as unknown[][]) : [[answer]];
  const widths = new Set(rows.map((row) => row.length));
  if (widths.size !== 1 || widths.has(0)) return `ragged: ${JSON.stringify(rows)}`;
  const wrong = rows
    .flat()
    .find((one) => !['string', 'boolean'].includes(typeof one) && !Number.isFinite(one));
  return wrong === undefined ? 'fine' : `a cell holds ${JSON.stringify(wrong)}`;
}
