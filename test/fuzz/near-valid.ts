import fc from 'fast-check';
import { OPTIONS } from '../../src/core/regulations/options';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import { EXAMPLES } from '../../scripts/function-reference';
import type { FunctionName } from '../functions/formula';
import { cell, noise } from './cells';

/** Right arguments of a function, which are then harmed at one place or several. */
const MORE: Partial<Record<FunctionName, readonly (readonly unknown[])[]>> = {
  TD_STANDINGS: [
    [
      [
        ['Grupo', 'Hora', 'Blancas', 'Puntos B', 'Puntos N', 'Negras', 'Nota'],
        ['G1', '20:00', 'Ana', 3, 1, 'Beto', ''],
        ['G1', '20:24', 'Carla', '', 'F', 'Ana', ''],
        ['G1', '20:48', 'Beto', 3, 0, 'Carla', ''],
        ['G2', '20:00', 'Elsa', 3, 2, 'Fidel', ''],
        ['G2', '20:24', 'Gael', 3, 2, 'Elsa', ''],
        ['G2', '20:48', 'Fidel', 3, 2, 'Gael', ''],
        ['G2', '', 'Fidel', 1, 0, 'Gael', 'desempate'],
      ],
    ],
    [
      [
        ['', 'Ana', 'Beto', 'Carla'],
        ['Ana', 'X', '3-1', '0-3'],
        ['Beto', '1-3', 'X', '3-2'],
        ['Carla', '3-0', '2-3', 'X'],
      ],
    ],
  ],
  TD_CROSSTABLE: [
    [
      [
        ['Grupo', 'Blancas', 'Negras', 'Resultado'],
        ['G1', 'Ana', 'Beto', '3-1'],
        ['G1', 'Beto', 'Carla', '3-F'],
        ['G2', 'Elsa', 'Fidel', '2-3'],
      ],
      'HG',
      'G1',
    ],
  ],
  TD_SEED_GROUPS: [
    [
      [
        ['Jugador', 'Nivel'],
        ['Ana', 1600],
        ['Beto', '1.550,5'],
        ['Carla', ''],
        ['Dora', 1500],
      ],
      1,
    ],
  ],
  TD_SCHEDULE: [[[['Ana'], ['Beto'], ['Carla'], ['Dora'], ['Elsa']], new Date(1899, 11, 30, 20, 0), 3, 1]],
  TD_MINUTES_LATE: [
    [
      [['20:00'], ['20:24']],
      [[new Date(1899, 11, 30, 20, 40)], ['']],
    ],
  ],
  TD_LATE_POINTS: [[[[20], [35], [45]], [[3], [3], [5]], 'INTERNATIONAL']],
  TD_KNOCKOUT: [
    [
      [
        ['Grupo', 'Pos', 'Jugador', 'PG', 'Dif', 'Estado'],
        ['G1', 1, 'Ana', 3, 5, 'Clasificado'],
        ['G1', 2, 'Beto', 2, 1, 'Clasificado'],
        ['G1', 3, 'Carla', 1, 0, 'Fuera'],
        ['G2', 1, 'Dora', 3, 7, 'Clasificado'],
        ['G2', 2, 'Elsa', 2, 0, 'Clasificado'],
      ],
    ],
  ],
  TD_RATINGS: [
    [
      [
        ['Jugador', 'Nivel', 'Experiencia'],
        ['Ana', 1612.5, 40],
        ['Beto', 1500, ''],
      ],
      [
        ['Orden', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Encuentro a', 'Nota'],
        [2, 'Ana', 'Beto', 3, 1, 3, ''],
        [1, 'Beto', 'Carla', '', 'A', 5, ''],
      ],
      [
        ['base', 'HG'],
        ['kRamp', 'sí'],
      ],
    ],
  ],
  TD_SYSTEM: [[[[8], [14], [30]], [[1], [1], [2]], 8]],
  TD_IS_CRAWFORD: [
    [
      [[7], [5]],
      [[6], [2]],
      [[3], [4]],
      [['no'], ['sí']],
    ],
  ],
  TD_OTHELLO_SCORE: [
    [30, 34],
    [10, 0, ''],
  ],
  TD_RATING_CHANGE: [[[[1600], [1500]], [[1500], [1700]], 5, 100, [[0], [450]], [['kRamp', 'sí']]]],
};

type Harm = {
  readonly at: number;
  readonly row: number;
  readonly column: number;
  readonly given: unknown;
} & {
  readonly kind:
    | 'cell'
    | 'dropRow'
    | 'doubleRow'
    | 'swapRows'
    | 'shorten'
    | 'lengthen'
    | 'blankRow'
    | 'dropColumn'
    | 'swapColumns'
    | 'wrap'
    | 'all';
};

const harm: fc.Arbitrary<Harm> = fc.record({
  kind: fc.constantFrom<Harm['kind']>(
    ...([
      'cell',
      'cell',
      'cell',
      'cell',
      'cell',
      'cell',
      'dropRow',
      'doubleRow',
      'swapRows',
      'shorten',
    ] as const),
    ...(['lengthen', 'blankRow', 'dropColumn', 'swapColumns', 'wrap', 'all'] as const),
  ),
  ...{ at: fc.nat(), row: fc.nat(), column: fc.nat() },
  given: fc.oneof({ weight: 5, arbitrary: cell }, noise),
});

const regulation: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(undefined, '', 'HG', 'INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('HG', 'INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'),
        fc.array(
          fc.tuple(
            fc.constantFrom(...Object.keys(OPTIONS), 'lateTable3'),
            fc.oneof(cell, fc.constantFrom<unknown>('sí', 'no', 1, 2, 3, 5, '')),
          ),
          {
            maxLength: 3,
          },
        ),
      )
      .map(([base, options]) => [['base', base], ...options]),
  },
  { weight: 1, arbitrary: noise },
);

/** Arguments that were right, with one harm or several. */
export function nearValid(name: FunctionName): fc.Arbitrary<unknown[]> {
  const { args } = SPECIFICATIONS.find((one) => one.name === name)!;
  const place = args.findIndex(({ type }) => type === 'regulation');
  return fc
    .tuple(
      fc.constantFrom<readonly unknown[]>(EXAMPLES[name], ...(MORE[name] ?? [])),
      fc.array(harm, { maxLength: 4 }),
      fc.option(regulation, { nil: null, freq: 2 }),
    )
    .map(([right, harms, rules]) => {
      const given: unknown[] = right.map(copied);
      if (rules !== null && place !== -1) given[place] = copied(rules);
      for (const one of harms) doHarm(given, { ...one, given: copied(one.given) }, args.length);
      return given;
    });
}

const copied = (one: unknown): unknown => (Array.isArray(one) ? (one as unknown[]).map(copied) : one);

function doHarm(args: unknown[], { kind, at, row, column, given }: Harm, most: number): void {
  // An argument behind the last one is given too.
  const index = at % Math.min(args.length + 1, most);
  const range = args[index];
  if (!Array.isArray(range) || range.length === 0 || kind === 'all') {
    args[index] = kind === 'wrap' ? [[args[index]]] : given;
    return;
  }
  const rows = range as unknown[];
  const here = row % rows.length;
  const line = rows[here];
  const cells: unknown[] = Array.isArray(line) ? (line as unknown[]) : [line];
  const across = column % Math.max(1, cells.length);
  switch (kind) {
    case 'cell':
      cells[across] = given;
      rows[here] = cells;
      break;
    case 'dropRow':
      rows.splice(here, 1);
      break;
    case 'doubleRow':
      rows.splice(column % rows.length, 0, [...cells]);
      break;
    case 'swapRows':
      [rows[here], rows[column % rows.length]] = [rows[column % rows.length], rows[here]];
      break;
    case 'shorten':
      cells.pop();
      rows[here] = cells;
      break;
    case 'lengthen':
      rows[here] = [...cells, given];
      break;
    case 'blankRow':
      rows.splice(
        here,
        0,
        cells.map(() => ''),
      );
      break;
    case 'dropColumn':
    case 'swapColumns':
      rows.forEach((one) => {
        if (!Array.isArray(one)) return;
        if (kind === 'dropColumn') (one as unknown[]).splice(across, 1);
        else [one[0], one[across]] = [one[across], one[0]] as [unknown, unknown];
      });
      break;
    case 'wrap':
      args[index] = rows.map((one) => [one]);
      break;
  }
}
