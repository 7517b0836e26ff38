import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../src/sheet/cell';
import { playerKey } from '../../src/sheet/player-key';
import { readRankingTable, type RankingTable } from '../../src/sheet/ranking-table';
import { findTable } from '../../src/sheet/table';

const NOBODY = () => false;

/** What is read of a sheet with a ranking; formulas as `A1` notation of the rows and columns from 0: `2,3`. */
function read(
  values: readonly Row[],
  isKnown: (key: string) => boolean = NOBODY,
  formulasAt: readonly string[] = [],
) {
  const found = findTable(
    values,
    [['player', 'rating'], ['player', 'points'], ['player']],
    ['rating', 'experience', 'status', 'place'],
  );
  if (!found.ok || found.value === null) throw new Error('no ranking');
  const formulas = values.map((cells, row) =>
    cells.map((_, column) => (formulasAt.includes(`${row},${column}`) ? '=FORMULA()' : '')),
  );
  return readRankingTable(found.value, { values, formulas }, isKnown);
}

function ranking(...given: Parameters<typeof read>): RankingTable {
  const result = read(...given);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

const known = (...names: readonly string[]) => {
  const keys = names.map(playerKey);
  return (key: string) => keys.includes(key);
};

const names = ({ rows }: RankingTable) => rows.map(({ name }) => name);

describe('players of the ranking', () => {
  test('with their level, experience and state, wherever the columns stand', () => {
    const { rows } = ranking([
      ['Ranking de nivel'],
      ['Estado', 'Nivel', 'Jugador', 'Experiencia'],
      ['Activo', 1650, 'Ana Pérez', 120],
      ['Fuera', '1480,5', 'PÉREZ, José', ''],
      ['', '', 'Iris', '30'],
    ]);
    expect(rows).toEqual([
      { key: playerKey('Ana Pérez'), name: 'Ana Pérez', row: 2, rating: 1650, experience: 120, isOff: false },
      {
        ...{ key: playerKey('José Pérez'), name: 'PÉREZ, José', row: 3, rating: 1480.5 },
        ...{ experience: 0, isOff: true },
      },
      { key: playerKey('Iris'), name: 'Iris', row: 4, rating: null, experience: 30, isOff: false },
    ]);
  });

  test.each([
    ...['Fuera', 'FUERA', 'Off', 'Εκτός', 'Вне рейтинга'].map((state) => [state, true] as const),
    ...['Activo', 'Cuarentena', '', null, 'Fuerza', 'Active', 'Quarantine'].map(
      (state) => [state, false] as const,
    ),
  ])('%p: off the ranking is %p', (state, isOff) => {
    const { rows } = ranking([
      ['Jugador', 'Nivel', 'Estado'],
      ['Ana', 1600, state],
    ]);
    expect(rows[0]!.isOff).toBe(isOff);
  });

  test('the level is in the column of points where none is called level, and nobody has one where there is neither', () => {
    const points = ranking([
      ['Puntos', 'Jugador'],
      [1600, 'Ana'],
    ]);
    expect(points.rows).toMatchObject([{ name: 'Ana', rating: 1600, experience: 0, isOff: false }]);
    const alone = ranking(
      [
        ['Jugador', 'Puesto'],
        ['Ana', 1],
        ['Beto', 2],
      ],
      known('Ana'),
    );
    expect(alone.rows.map(({ name, rating }) => [name, rating])).toEqual([
      ['Ana', null],
      ['Beto', null],
    ]);
  });

  test('a name alone right below them is a note, unless we know that player', () => {
    const sheet: Row[] = [
      ['Puesto', 'Jugador', 'Nivel'],
      [1, 'Ana', 1600],
      ['', 'Actualizado en marzo', ''],
    ];
    expect(names(ranking(sheet))).toEqual(['Ana']);
    expect(names(ranking(sheet, known('actualizado en marzo')))).toEqual(['Ana', 'Actualizado en marzo']);
  });

  test.each<[string, Row]>([
    ['a place', [2, 'Beto', '']],
    ['a level', ['', 'Beto', 1500]],
  ])('%s makes a player of a name', (_, line) => {
    expect(names(ranking([['Puesto', 'Jugador', 'Nivel'], [1, 'Ana', 1600], line]))).toEqual(['Ana', 'Beto']);
  });

  const GAPS: readonly (readonly [string, readonly Row[]])[] = [
    ['a blank row', [['', '']]],
    ['a row without a name', [['', 1555]]],
  ];
  test.each(GAPS)('below %s only players whom we know', (_, gap) => {
    const sheet: Row[] = [['Jugador', 'Nivel'], ['Ana', 1600], ...gap, ['Beto', 1500], ['Carla', 1400]];
    expect(names(ranking(sheet))).toEqual(['Ana']);
    expect(names(ranking(sheet, known('Carla')))).toEqual(['Ana', 'Carla']);
    expect(names(ranking(sheet, () => true))).toEqual(['Ana', 'Beto', 'Carla']);
  });

  test('a gap right below the titles is one too', () => {
    const sheet: Row[] = [
      ['Jugador', 'Nivel'],
      ['', ''],
      ['Ana', 1600],
      ['Beto', 1500],
    ];
    expect(names(ranking(sheet, known('Beto')))).toEqual(['Beto']);
  });

  test('rows of sums and means are nobody', () => {
    const sheet: Row[] = [
      ['Jugador', 'Nivel'],
      ['Ana', 1600],
      ['Promedio', 1600],
      ['Beto', 1500],
      ['Total', 3100],
    ];
    expect(names(ranking(sheet, () => true))).toEqual(['Ana', 'Beto']);
  });
});

describe('what can’t be read is said with its cell', () => {
  test.each<[string, readonly Row[], object]>([
    [
      'a player twice, however he is written',
      [
        ['Nº', 'Jugador', 'Nivel'],
        [1, 'José Pérez', 1600],
        [2, 'Ana', 1500],
        [3, 'PEREZ, José', 1480],
      ],
      { code: 'playerTwice', params: { name: 'PEREZ, José', first: 2 }, place: { row: 4, column: 2 } },
    ],
    [
      'a level that is no number',
      [
        ['Jugador', '', 'Nivel'],
        ['Ana', '', 'alto'],
      ],
      { code: 'notANumber', params: { given: 'alto', what: 'rating' }, place: { row: 2, column: 3 } },
    ],
    [
      'an experience that is no number',
      [
        ['Jugador', 'Nivel', 'Experiencia'],
        ['Ana', 1600, 10],
        ['Beto', 1500, 'mucha'],
      ],
      { code: 'notANumber', params: { given: 'mucha', what: 'experience' }, place: { row: 3, column: 3 } },
    ],
    [
      'an error of a formula',
      [
        ['Jugador', 'Nivel'],
        ['Ana', '#REF!'],
      ],
      { code: 'errorInCell', params: { given: '#REF!' }, place: { row: 2, column: 2 } },
    ],
  ])('%s', (_, sheet, problem) => {
    expect(read(sheet)).toEqual({ ok: false, problem });
  });
});

describe('columns of attendance', () => {
  const withColumn = (title: unknown, ...cells: readonly unknown[]): Row[] => [
    ['Jugador', 'Nivel', title],
    ...cells.map((cell, index): Row => [`J${index + 1}`, 1500, cell]),
  ];
  const titled = (sheet: readonly Row[], formulasAt: readonly string[] = []) =>
    ranking(sheet, NOBODY, formulasAt).attendance.map(({ title, column }) => [title, column]);

  test.each([
    ...['x', 'X', 'х', 'Х', '✓', '✔', '•', '*', '+', '-', 1, 0, '1', '0', true, false],
    ...['Sí', 'si', 'S', 'yes', 'Y', 'no', 'N', 'true', 'false', 'P', 'A', 'F'],
    ...['Ναι', 'Ν', 'Όχι', 'Χ', 'Π', 'Да', 'Д', 'Нет', 'Н', 'П', 'Б'],
  ])('%p is a mark', (mark) => {
    expect(titled(withColumn('Enero 2026', mark, ''))).toEqual([['Enero 2026', 2]]);
  });

  test.each(['z', 'r', '2', 2, 'vino', 'llega tarde', 'xx', 'tal vez', 0.5, new Date(2026, 0, 15)])(
    'with %p it is a column of notes',
    (cell) => {
      expect(titled(withColumn('Enero 2026', 'x', cell))).toEqual([]);
    },
  );

  test('neither a blank column nor one without a title, nor one that means something else', () => {
    expect(titled(withColumn('Enero 2026', '', ''))).toEqual([]);
    expect(titled(withColumn('', 'x', 'x'))).toEqual([]);
    expect(titled(withColumn('Puesto', 1, 1))).toEqual([]);
  });

  test('what formulas mark is the director’s own count', () => {
    const sheet = withColumn('Enero 2026', 'x', 'x');
    expect(titled(sheet, ['1,2'])).toEqual([]);
    expect(titled(sheet, ['1,1'])).toEqual([['Enero 2026', 2]]);
  });

  test('only rows of players are looked at', () => {
    const sheet = [...withColumn('Enero 2026', 'x', ''), ['Total', '', 17], ['', '', 'de 2']];
    expect(titled(sheet)).toEqual([['Enero 2026', 2]]);
  });

  test('a number or a date for a title', () => {
    const sheet: Row[] = [
      ['Jugador', 'Nivel', 3, new Date(2026, 0, 15)],
      ['Ana', 1600, 'x', ''],
      ['Beto', 1500, '', 'x'],
    ];
    expect(titled(sheet)).toEqual([
      ['3', 2],
      ['2026-01-15', 3],
    ]);
  });

  test('any mark says that he came; a blank, an empty box and a plain no that he did not (rules §7)', () => {
    const sheet = withColumn('Enero 2026', 'x', '', 'no', false, true, 1, 0);
    const table = ranking(sheet);
    const [enero] = table.attendance;
    expect(table.rows.map((row) => table.came(row, enero!))).toEqual([
      ...[true, false, false, false, true, true, false],
    ]);
  });
});

describe('where a newcomer is written', () => {
  const free = (sheet: readonly Row[]) => [0, 1, 2].map(ranking(sheet).freeRow);

  test('below the last row of the sheet', () => {
    const sheet: Row[] = [
      ['Jugador', 'Nivel'],
      ['Ana', 1600],
    ];
    expect(free(sheet)).toEqual([2, 3, 4]);
  });

  test('first in rows left blank above a total, then below it', () => {
    const sheet: Row[] = [
      ['Jugador', 'Nivel'],
      ['Ana', 1600],
      ['', ''],
      ['Promedio', 1600],
      ['', ''],
    ];
    expect(free(sheet)).toEqual([2, 4, 5]);
  });

  test('a row that holds only what is not read is free, one with a level is not', () => {
    const sheet: Row[] = [
      ['Jugador', 'Nivel', 'Teléfono'],
      ['Ana', 1600, ''],
      ['', 1500, ''],
      ['', '', 'ver abajo'],
      ['Nota', '', ''],
    ];
    expect(free(sheet)).toEqual([3, 5, 6]);
  });

  test('below the titles where there is no player yet', () => {
    expect(free([['Jugador', 'Nivel']])).toEqual([1, 2, 3]);
  });

  test('never between players: below the lowest of those who are known', () => {
    const sheet: Row[] = [
      ['Jugador', 'Nivel'],
      ['Ana', 1600],
      ['', ''],
      ['Beto', 1500],
    ];
    expect([0, 1].map(ranking(sheet, known('Beto')).freeRow)).toEqual([4, 5]);
  });
});
