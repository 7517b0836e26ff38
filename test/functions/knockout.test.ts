import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { knockoutRows, meetingOf } from '../oracle/knockout-oracle';
import { formula, formulaIn, table } from './formula';

const HEADER = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Pasa a'];

const drawOf = (qualifiers: unknown, regulation?: unknown): unknown[][] => {
  const [header, ...rows] = table('TD_KNOCKOUT', qualifiers, regulation);
  expect(header).toEqual(HEADER);
  return rows;
};

const players = (entries: number): string[] => Array.from({ length: entries }, (_, at) => `J${at + 1}`);
const column = (names: readonly string[]): string[][] => names.map((name) => [name]);

/** `Grupo | Puesto | Jugador`, places of all groups. */
const byGroup = (groups: number, places: number): [string, number, string][] =>
  Array.from({ length: groups * places }, (_, at) => {
    const group = (at % groups) + 1;
    const place = Math.floor(at / groups) + 1;
    return [`G${group}`, place, `${place}G${group} López`];
  });

describe('names in the order of seeds', () => {
  test('from 2 to 130 entries, the draw that a bracket with byes folds to (HG 7.3)', () => {
    for (let entries = 2; entries <= 130; entries++) {
      expect(drawOf(column(players(entries)))).toEqual(
        knockoutRows(players(entries)).map(({ id, round, white, black, passesTo }) => [
          ...[id, round, white, black, passesTo],
        ]),
      );
    }
  });

  test.each([
    [39, 7, '16vos'],
    [33, 1, '16vos'],
    [32, 0, '16vos'],
    [64, 0, '32vos'],
    [12, 4, '4tos'],
    [3, 1, 'Final'],
    [2, 0, 'Final'],
  ])('%i entries: %i play-ins, then %s', (entries, playIns, first) => {
    const rounds = drawOf(column(players(entries))).map(([, round]) => round);
    expect(rounds.filter((round) => round === 'Repechaje')).toHaveLength(playIns);
    expect(rounds[playIns]).toBe(first);
    expect(rounds).toHaveLength(entries - 1);
    expect(rounds[rounds.length - 1]).toBe('Final');
  });

  test('everybody stands once, every match but the final passes on, and a bye never meets a bye', () => {
    for (let entries = 2; entries <= 64; entries++) {
      const rows = drawOf(column(players(entries)));
      const sides = rows.flatMap(([, , white, black]) => [white, black]);
      expect(sides.filter((side) => /^J/.test(String(side))).sort()).toEqual(players(entries).sort());
      const references = sides.filter((side) => /^Ganador/.test(String(side)));
      const others = rows.slice(0, -1).map(([id]) => `Ganador ${String(id)}`);
      expect(references.sort()).toEqual(others.sort());
      expect(sides).not.toContain('');
      for (const [id, , , , next] of rows.slice(0, -1)) {
        const row = rows.find(([other]) => other === next);
        expect(row?.slice(2, 4)).toContain(`Ganador ${String(id)}`);
      }
    }
  });

  test('with a match for third place where the regulation has one, behind all others', () => {
    expect(drawOf(column(players(5)), 'OTHELLO')).toEqual([
      ['M1', 'Repechaje', 'J4', 'J5', 'M2'],
      ['M2', 'Semifinal', 'J1', 'Ganador M1', 'M4'],
      ['M3', 'Semifinal', 'J2', 'J3', 'M4'],
      ['M4', 'Final', 'Ganador M2', 'Ganador M3', ''],
      ['M5', '3er puesto', 'Perdedor M2', 'Perdedor M3', ''],
    ]);
    // Without two semifinals there is none.
    expect(drawOf(column(players(3)), 'OTHELLO')).toHaveLength(2);
  });

  test('in English', () => {
    const names = column(players(18));
    const rounds = (formulaIn('en', 'TD_KNOCKOUT', names) as unknown[][]).map(([, round]) => round);
    expect([...new Set(rounds)]).toEqual([
      'Round',
      'Play-in',
      'Round of 16',
      'Quarterfinal',
      'Semifinal',
      'Final',
    ]);
  });
});

describe('group, place and name', () => {
  test('winners before seconds before thirds, by the group’s number: G2 before G10', () => {
    const rows = drawOf(byGroup(13, 3));
    // Seeds 1 to 25 wait in the 16vos; 26, the last of the seconds, and the thirds play in.
    const playIns = rows.filter(([, round]) => round === 'Repechaje').flatMap((row) => row.slice(2, 4));
    const placeOf = (name: unknown) => String(name).slice(0, 2);
    expect(playIns.map(placeOf).sort()).toEqual(['2G', ...Array.from({ length: 13 }, () => '3G')]);
    const first = rows.find(([id]) => id === 'M8');
    expect(first?.[2]).toBe('1G1 López');
  });

  test('mates meet in the semifinals at the earliest, two of the three; the order of the rows does not matter', () => {
    const list = byGroup(13, 3);
    const names = list.map(([, , name]) => name);
    const rows = drawOf(list);
    const matches = rows.map(([id, round, white, black, passesTo]) => ({
      ...{ id: String(id), round: String(round), white: String(white), black: String(black) },
      passesTo: String(passesTo),
    }));
    for (let group = 1; group <= 13; group++) {
      const mates = names.filter((name) => name.includes(`G${group} `));
      const meetings = [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map(([one, other]) => meetingOf(mates[one!]!, mates[other!]!, matches).round);
      expect(meetings.sort()).toEqual(['Final', 'Final', 'Semifinal']);
    }
    fc.assert(
      fc.property(fc.shuffledSubarray(list, { minLength: list.length }), (shuffled) => {
        expect(drawOf(shuffled)).toEqual(rows);
      }),
      runs(5),
    );
  });

  test('places as people write them, group names once for all their rows', () => {
    const plain = drawOf([
      ['G1', 1, 'Ana'],
      ['G1', 2, 'Bea'],
      ['G2', 1, 'Carla'],
      ['G2', 2, 'Dora'],
    ]);
    const written = [
      ['G1', '1º', 'Ana'],
      ['', '2.º', 'Bea'],
      ['G2', '1er', 'Carla'],
      ['', '2nd', 'Dora'],
    ];
    expect(drawOf(written)).toEqual(plain);
    expect(drawOf([['Grupo', 'Puesto', 'Jugador'], ...written])).toEqual(plain);
    expect(drawOf([['Jugador', 'Pos', 'Grupo'], ...written.map((row) => [...row].reverse())])).not.toEqual(
      [],
    );
  });

  test('by performance where the regulation says so', () => {
    const list = [
      ['Grupo', 'Pos', 'Jugador', 'PG', 'Dif'],
      ['G1', 1, 'Ana', 2, 9],
      ['G2', 1, 'Bea', 3, 1],
      ['G3', 1, 'Carla', 3, '+4'],
      ['G4', 1, 'Dora', 3, '−2'],
    ];
    const regulation = [
      ['base', 'HG'],
      ['seedingWithinPlace', 'performance'],
    ];
    expect(drawOf(list, regulation).slice(0, 2)).toEqual([
      ['M1', 'Semifinal', 'Carla', 'Ana', 'M3'],
      ['M2', 'Semifinal', 'Bea', 'Dora', 'M3'],
    ]);
    expect(drawOf(list).slice(0, 2)).toEqual([
      ['M1', 'Semifinal', 'Ana', 'Dora', 'M3'],
      ['M2', 'Semifinal', 'Bea', 'Carla', 'M3'],
    ]);
  });
});

describe('the table of TD_STANDINGS', () => {
  const group = (name: string, points: readonly (readonly [string, string, number, number])[]): unknown[][] =>
    points.map((row) => [name, ...row]);
  const all = (name: string, [a, b, c, d]: readonly [string, string, string, string]): unknown[][] =>
    group(name, [
      [a, b, 3, 1],
      [a, c, 3, 1],
      [a, d, 3, 1],
      [b, c, 3, 1],
      [b, d, 3, 1],
      [c, d, 3, 1],
    ]);
  const MATCHES = ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'];

  test('those in it who have qualified', () => {
    const standings = table('TD_STANDINGS', [
      MATCHES,
      ...all('G1', ['Ana', 'Bea', 'Carla', 'Dora']),
      ...all('G2', ['Elsa', 'Fina', 'Gala', 'Hilda']),
    ]);
    const names = drawOf(standings).flatMap((row) => row.slice(2, 4));
    expect(names.filter((name) => !/^Ganador/.test(String(name))).sort()).toEqual(
      ['Ana', 'Bea', 'Carla', 'Elsa', 'Fina', 'Gala'].sort(),
    );
  });

  test('nobody while nobody has, instead of everybody', () => {
    const open = all('G1', ['Ana', 'Bea', 'Carla', 'Dora']).map((row) => [...row.slice(0, 3), '', '']);
    const standings = table('TD_STANDINGS', [MATCHES, ...open]);
    expect(() => formula('TD_KNOCKOUT', standings)).toThrow(/^0 jugadores; un draw tiene al menos 2\.$/);
  });

  test('who has qualified and plays off a place is in it, and the place has to be decided first', () => {
    const rows = [
      ['Grupo', 'Pos', 'Jugador', 'Estado'],
      ['G1', 1, 'Ana', 'Clasificado; desempate con Bea'],
      ['G1', 2, 'Bea', 'Clasificado; desempate con Ana'],
      ['G1', 3, 'Carla', 'Clasificado'],
      ['G1', 4, 'Dora', 'Fuera'],
    ];
    expect(drawOf(rows)).toHaveLength(2);
    const level = rows.map((row) => (row[2] === 'Bea' ? ['G1', 1, ...row.slice(2)] : row));
    expect(() => formula('TD_KNOCKOUT', level)).toThrow(
      /^Fila 3, columna 2: el puesto 1 de G1 ya está en la fila 2/,
    );
  });

  test('the group of a merged cell holds for its rows, whoever is out of it', () => {
    const rows = [
      ['Grupo', 'Pos', 'Jugador', 'Estado'],
      ['G1', 1, 'Ana', 'Clasificado'],
      ['', 2, 'Bea', 'Clasificado'],
      ['G2', 4, 'Carla', 'Fuera'],
      ['', 1, 'Dora', 'Clasificado'],
      ['', 2, 'Elsa', 'Clasificado'],
    ];
    expect(drawOf(rows).slice(0, 2)).toEqual([
      ['M1', 'Semifinal', 'Ana', 'Elsa', 'M3'],
      ['M2', 'Semifinal', 'Dora', 'Bea', 'M3'],
    ]);
  });
});

describe('what can be no list of qualifiers is one sentence', () => {
  test.each<[string, unknown, RegExp]>([
    ['nobody', [['']], /^0 jugadores; un draw tiene al menos 2\.$/],
    ['one', [['Ana']], /^1 jugador; un draw tiene al menos 2\.$/],
    ['a name twice', [['Ana'], ['Bea'], ['ANÁ ']], /^Fila 3, columna 1: ANÁ ya está en la fila 1/],
    [
      'a place of a group twice',
      [
        ['G1', 1, 'Ana'],
        ['g1', '1', 'Bea'],
      ],
      /^Fila 2, columna 2: el puesto 1 de g1 ya está en la fila 1/,
    ],
    [
      'no group',
      [
        ['', 1, 'Ana'],
        ['G1', 2, 'Bea'],
      ],
      /^Fila 1, columna 1: falta el grupo/,
    ],
    [
      'no place',
      [
        ['G1', 1, 'Ana'],
        ['G1', '', 'Bea'],
        ['G2', 1, 'Carla'],
      ],
      /^Fila 2, columna 2: la casilla está vacía; aquí va el puesto/,
    ],
    [
      'half a place',
      [
        ['G1', 1, 'Ana'],
        ['G1', 1.5, 'Bea'],
        ['G2', 1, 'Carla'],
      ],
      /^Fila 2, columna 2: «1.5» no es un número entero/,
    ],
    [
      'place 0',
      [
        ['G1', 0, 'Ana'],
        ['G1', 2, 'Bea'],
      ],
      /^Fila 1, columna 2: «0» es demasiado poco/,
    ],
    [
      'no name',
      [
        ['G1', 1, 'Ana'],
        ['G1', 2, ''],
        ['G2', 1, 'Carla'],
      ],
      /^Fila 2, columna 3: falta el nombre/,
    ],
    ['a date', [['Ana'], [new Date(2026, 1, 1)]], /^Fila 2, columna 1: «2026-02-01» no es un nombre/],
    ['an error', [['Ana'], ['#REF!']], /^Fila 2, columna 1: la casilla tiene el error #REF!/],
    ['a bye', [['Ana'], ['Libre'], ['Bea']], /^Fila 2, columna 1: «Libre» no es un nombre/],
    [
      'a reference to a match',
      [['Ana'], ['Ganador M1'], ['Bea']],
      /^Fila 2, columna 1: «Ganador M1» no es un nombre/,
    ],
    ['one cell', 'Ana', /^1 jugador/],
  ])('%s', (_, given, sentence) => {
    expect(() => formula('TD_KNOCKOUT', given)).toThrow(sentence);
  });

  test('places of groups that are not over yet are names like others', () => {
    expect(drawOf([['1G1'], ['1G2'], ['2G2'], ['2G1']])[0]).toEqual(['M1', 'Semifinal', '1G1', '2G1', 'M3']);
  });

  test('three columns that are no places are names and what belongs to them', () => {
    const rows = [
      ['Ana', 1500, 'Caracas'],
      ['Bea', 1600, 'Lima'],
    ];
    expect(drawOf(rows)).toEqual([['M1', 'Final', 'Ana', 'Bea', '']]);
  });
});
