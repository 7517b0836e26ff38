import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completeGroup, openGroup } from '../arbitraries/groups';
import { runs } from '../arbitraries/runs';
import {
  keptSquare,
  keptSquareOf,
  sideBySide,
  stacked,
  type KeptSquare,
} from '../arbitraries/written-cross-tables';
import { fourColumns, scoreBetween } from '../arbitraries/written-groups';
import { findCrossTables } from '../../src/sheet/find-cross-tables';
import type { MatchRow } from '../oracle/standings-oracle';
import { standings, table } from './formula';

const HEADER = ['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];
const plain = (matches: readonly MatchRow[]): unknown => table('TD_STANDINGS', [HEADER, ...matches]);

interface Titled {
  readonly title: string;
  readonly matches: readonly MatchRow[];
  readonly form: KeptSquare;
}

const TITLES = [
  ['Grupo A', 'Grupo B', 'Grupo C'],
  ['GRUPO 1', 'GRUPO 2', 'GRUPO 10'],
  ['Group A', 'Group B', 'Group C'],
  ['Όμιλος Α', 'Όμιλος Β', 'Όμιλος Γ'],
  ['Группа 1', 'Группа 2', 'Группа 3'],
  ['G1', 'G2', 'G3'],
];

const severalGroups = (place: NonNullable<KeptSquare['title']>['place'][]): fc.Arbitrary<Titled[]> =>
  fc
    .tuple(
      fc.constantFrom(...TITLES),
      fc.array(fc.tuple(openGroup({ min: 0, max: 3 }), keptSquare, fc.constantFrom(...place)), {
        ...{ minLength: 2, maxLength: 3 },
      }),
    )
    .map(([titles, groups]) =>
      groups.map(([matches, form, where], at) => ({
        title: titles[at] ?? '',
        // The same first names in every group.
        matches: matches.map(([white, black, ...rest]): MatchRow => {
          const [one, other] = [white, black].map((name) => `${name} ${['Roa', 'Paz', 'Gil'][at]}`);
          return [one ?? '', other ?? '', ...rest];
        }),
        form: { ...form, title: { text: titles[at] ?? '', place: where } },
      })),
    );

const inOneList = (groups: readonly Titled[]): unknown =>
  table('TD_STANDINGS', [
    ['Grupo', ...HEADER],
    ...groups.flatMap(({ title, matches }) => matches.map((match) => [title, ...match])),
  ]);

const ABOVE = [[], ['Torneo de junio'], ['', ''], ['Director', 'Joselo'], ['Sede', 'Club Central']];

describe('a square as directors keep it has the table of its list', () => {
  test('by names, first names or numbers, one column an opponent or two, one row a player or three', () => {
    fc.assert(
      fc.property(openGroup({ min: 0, max: 3 }), keptSquare, (matches, form) => {
        expect(table('TD_STANDINGS', keptSquareOf(matches, form))).toEqual(plain(matches));
      }),
      runs(800),
    );
  });

  test('on a sheet that begins with titles and labels', () => {
    fc.assert(
      fc.property(completeGroup(), keptSquare, fc.integer({ min: 0, max: 5 }), (matches, form, above) => {
        const sheet = [...ABOVE.slice(0, above), ...keptSquareOf(matches, form), [], ['Notas: ninguna']];
        expect(table('TD_STANDINGS', sheet)).toEqual(plain(matches));
      }),
      runs(200),
    );
  });
});

describe('several squares on a sheet are the groups of one list', () => {
  test('one below another', () => {
    fc.assert(
      fc.property(
        severalGroups(['above', 'corner', 'two rows above']),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 5 }),
        (groups, gap, above) => {
          const tables = groups.map(({ matches, form }) => keptSquareOf(matches, form));
          const sheet = [...ABOVE.slice(0, above), ...stacked(tables, gap)];
          expect(table('TD_STANDINGS', sheet)).toEqual(inOneList(groups));
          const found = findCrossTables(sheet);
          expect(found.ok && found.value.map(({ group }) => group)).toEqual(groups.map(({ title }) => title));
        },
      ),
      runs(300),
    );
  });

  test('side by side', () => {
    fc.assert(
      fc.property(severalGroups(['above', 'corner']), fc.integer({ min: 1, max: 2 }), (groups, gap) => {
        const tables = groups.map(({ matches, form }) => keptSquareOf(matches, form));
        expect(table('TD_STANDINGS', sideBySide(tables, gap))).toEqual(inOneList(groups));
      }),
      runs(300),
    );
  });
});

describe('a square is read for its results', () => {
  const won = (square: unknown): unknown =>
    Object.fromEntries(standings(square).map(({ Jugador, PG, Dif }) => [Jugador, [PG, Dif]]));
  const RESULTS = { Ana: [2, 5], Bea: [1, 0], Eva: [0, -5] };

  test('in two columns an opponent, under F and C, in rows merged by three', () => {
    expect(
      won([
        ['GRUPO A', '', '', '', '', '', '', '', ''],
        ['Nº', 'Jugador', 'Ana', '', 'Bea', '', 'Eva', '', 'Pts'],
        ['', '', 'F', 'C', 'F', 'C', 'F', 'C', ''],
        [1, 'Ana', 'xx', '', 3, 1, 3, 0, 2],
        ['', '', '', '', 'vuelta', '', '', '', ''],
        ['', '', '', '', '', '', '', '', ''],
        [2, 'Bea', 1, 3, '', '', 4, 2, 1],
        ['', '', '', '', '', '', '', '', ''],
        ['', '', '', '', '', '', '', '', ''],
        [3, 'Eva', 0, 3, 2, 4, '', '', 0],
      ]),
    ).toEqual(RESULTS);
  });

  test('under a title merged over the numbers and the names', () => {
    for (const [corner, behind] of [
      ['Grupo A', ''],
      ['Jugador', ''],
      ['', 'Grupo A'],
      ['Nº', 'Jugadores'],
    ]) {
      expect(
        won([
          [corner, behind, 1, 2, 3, 'Clasificado'],
          [1, 'Ana', 'X', '3-1', '3-0', 'Sí'],
          [2, 'Bea', '', 'X', '4-2', 'Sí'],
          [3, 'Eva', '', '', 'X', 'No'],
        ]),
      ).toEqual(RESULTS);
    }
  });

  test('with a club or a level between the names and the columns', () => {
    for (const heads of [
      ['Ana', 'Bea', 'Eva'],
      [1, 2, 3],
    ]) {
      expect(
        won([
          ['', 'Jugador', 'Club', 'Nivel', ...heads],
          [1, 'Ana', 'Norte', 1500, 'X', '3-1', '3-0'],
          [2, 'Bea', 'Sur', 1480, '', 'X', '4-2'],
          [3, 'Eva', 'Norte', 1510, '', '', 'X'],
        ]),
      ).toEqual(RESULTS);
    }
  });

  test('results in a column of somebody without a row are not lost', () => {
    const square = (...heads: readonly unknown[]): unknown[][] => [
      ['', ...heads],
      ['Ana', 'X', '3-1', '3-0', '3-2'],
      ['Bea', '', 'X', '4-2', ''],
      ['Eva', '', '', 'X', ''],
    ];
    expect(() => won(square(1, 2, 3, 4))).toThrow(/^Fila 1, columna 5: 4 no tiene su columna y su fila/);
    const between = square('Ana', 'Bea', 'Eva').map(([name, a, b, c]) => [name, a, '3-2', b, c]);
    expect(() => won([['', 'Ana', 'Leo', 'Bea', 'Eva'], ...between.slice(1)])).toThrow(
      /^Fila 1, columna 3: Leo no tiene/,
    );
  });

  test('under C and F: the opponent’s points first', () => {
    expect(
      won([
        ['', 'Ana', '', 'Bea', '', 'Eva', ''],
        ['', 'C', 'F', 'C', 'F', 'C', 'F'],
        ['Ana', '', '', 1, 3, 0, 3],
        ['Bea', 3, 1, '', '', 2, 4],
        ['Eva', 3, 0, 4, 2, '', ''],
      ]),
    ).toEqual(RESULTS);
  });

  test('by initials, by first names and a letter, by numbers that are not those of the rows', () => {
    const square = (heads: readonly unknown[]): unknown[][] => [
      ['', '', ...heads],
      [7, 'Ana Pérez', '*', '3-1', '3-0'],
      [12, 'Ana Ruiz', '', '*', '4-2'],
      [3, 'Eva Gil', '', '', '*'],
    ];
    const results = { 'Ana Pérez': [2, 5], 'Ana Ruiz': [1, 0], 'Eva Gil': [0, -5] };
    for (const heads of [
      ['AP', 'AR', 'EG'],
      ['A.P.', 'A.R.', 'E.G.'],
      ['Ana P.', 'Ana R.', 'Eva'],
      [7, 12, 3],
    ]) {
      expect(won(square(heads))).toEqual(results);
    }
    // Whose «Ana» is it? The order of the columns is not taken for an answer.
    expect(() => won(square(['Ana', 'Ana', 'Eva']))).toThrow(
      /Fila 2, columna 2: Ana Pérez no tiene su columna/,
    );
    expect(() => won(square(['Ana', 'Ana R.', 'Eva']))).toThrow(/Ana Pérez no tiene su columna/);
  });

  test('a contradiction between two columns and their mirror is refused with its cell', () => {
    const rows = [
      ['', 'Ana', '', 'Bea', ''],
      ['Ana', '', '', 3, 1],
      ['Bea', 2, 3, '', ''],
    ];
    expect(() => won(rows)).toThrow(/Fila 2, columna 4: Ana–Bea dice 3-1 en una casilla y 2-3 en la otra/);
    const half = [rows[0], ['Ana', '', '', '', 1], ['Bea', '', '', '', '']];
    expect(() => won(half)).toThrow(/Fila 2, columna 4.*medio resultado/);
    const damaged = [rows[0], ['Ana', '', '', 3, 'uno'], ['Bea', '', '', '', '']];
    expect(() => won(damaged)).toThrow(/Fila 2, columna 5: «uno» no es un resultado/);
  });

  test('several of which one has no title: the group is asked for, where it is', () => {
    const one = [
      ['', 'Ana', 'Bea'],
      ['Ana', '', '3-1'],
      ['Bea', '', ''],
    ];
    const other = [
      ['', 'Eva', 'Leo'],
      ['Eva', '', '3-1'],
      ['Leo', '', ''],
    ];
    expect(() => won([['Grupo A'], ...one, [], ...other])).toThrow(/^Fila 6, columna 1: falta el grupo/);
    // A title copied with the table and not changed.
    expect(() => won([['Grupo A'], ...one, [], ['GRUPO A'], ...other])).toThrow(
      /^Fila 7, columna 1: falta el grupo/,
    );
    expect(standings([['Grupo A'], ...one, [], ['Grupo B'], ...other]).map(({ Grupo }) => Grupo)).toEqual([
      ...['Grupo A', 'Grupo A', 'Grupo B', 'Grupo B'],
    ]);
  });

  test('a sentence, a total or a table of places below it are no players', () => {
    const square = [
      ['', 'Ana', 'Bea', 'Eva', 'PG'],
      ['Ana', '', '3-1', '3-0', 2],
      ['Bea', '', '', '4-2', 1],
      ['Eva', '', '', '', 0],
    ];
    for (const below of [
      [['Clasifican los dos primeros']],
      [['Total', '', '', '', 3]],
      [
        ['Puesto', 'Jugador', 'PG'],
        [1, 'Ana', 2],
        [2, 'Bea', 1],
        [3, 'Eva', 0],
      ],
      [[], ['Jugador', 'PJ', 'PG'], ['Ana', 2, 2], ['Bea', 2, 1], ['Eva', 2, 0]],
    ]) {
      expect(won([...square, ...below])).toEqual(RESULTS);
    }
  });
});

describe('what is no square', () => {
  const squares = (rows: readonly (readonly unknown[])[]): unknown => {
    const found = findCrossTables(rows);
    return found.ok ? found.value.length : found.problem.code;
  };

  test('no list of matches, with or without numbers, a referee, a winner', () => {
    fc.assert(
      fc.property(
        completeGroup(),
        fc.constantFrom('plain', 'numbers', 'people', 'between'),
        (matches, kind) => {
          const rows =
            kind === 'between'
              ? scoreBetween(matches, '-')
              : fourColumns(matches).map((row, at) => {
                  if (kind === 'plain') return row;
                  if (kind === 'numbers') return [at + 1, ...row, 1, 2, 3];
                  return [...row, row[at % 2], matches[0]?.[0], matches[0]?.[1]];
                });
          expect(squares(rows)).toBe(0);
        },
      ),
      runs(500),
    );
  });

  test('no numbered list of matches whose first result is the numbers of two others', () => {
    expect(
      squares([
        [1, 'Ana', 'Bea', 3, 2],
        [2, 'Carla', 'Dora', 3, 0],
        [3, 'Eva', 'Flor', 0, 3],
      ]),
    ).toBe(0);
  });

  test('a list of groups, who came when, and a table of places', () => {
    expect(
      squares([
        ['Grupo', 1, 2, 3],
        ['G1', 'Ana', 'Bea', 'Eva'],
        ['G2', 'Leo', 'Dan', 'Mía'],
        ['G3', 'Pía', 'Noa', 'Lía'],
      ]),
    ).toBe(0);
    expect(
      squares([
        ['Jugador', 1, 2, 3],
        ['Ana', 'x', 'x', 'x'],
        ['Bea', 'x', 'x', ''],
        ['Eva', 'x', 'x', 'x'],
      ]),
    ).toBe(0);
    expect(
      squares([
        ['Pos', 'Jugador', 'PJ', 'PG', 'PP'],
        [1, 'Ana', 2, 2, 0],
        [2, 'Bea', 2, 1, 1],
        [3, 'Eva', 2, 0, 2],
      ]),
    ).toBe(0);
  });

  test('a long list is given up after its first rows', () => {
    const list = Array.from({ length: 10_000 }, (_, at) => [`J${at} Roa`, `J${at + 1} Roa`, 3, 1]);
    const looked = new Set<string>();
    const rows = new Proxy(list, {
      get(target, key, receiver): unknown {
        if (typeof key === 'string' && /^\d+$/.test(key)) looked.add(key);
        return Reflect.get(target, key, receiver);
      },
    });
    expect(squares(rows)).toBe(0);
    expect(looked.size).toBeLessThan(100);
  });
});
