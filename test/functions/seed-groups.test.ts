import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { retyped } from '../arbitraries/written-groups';
import { publishedSnakes } from '../fixtures/cases/published-cases';
import { snakeOracle } from '../oracle/snake-oracle';
import { table } from './formula';

const numbered = (count: number): string[][] => Array.from({ length: count }, (_, at) => [`P${at + 1}`]);
const groupsOf = (...args: readonly unknown[]): unknown[][] =>
  table('TD_SEED_GROUPS', ...args)
    .slice(1)
    .map((row) => row.slice(1).filter((cell) => cell !== ''));

describe('TD_SEED_GROUPS', () => {
  // 7.2.1, the table of the regulation.
  test('13 groups of 52', () => {
    const expected = `
      G1: 1º - 26º - 27º - 52º
      G2: 2º - 25º - 28º - 51º
      G3: 3º - 24º - 29º - 50º
      G4: 4º - 23º - 30º - 49º
      G5: 5º - 22º - 31º - 48º
      G6: 6º - 21º - 32º - 47º
      G7: 7º - 20º - 33º - 46º
      G8: 8º - 19º - 34º - 45º
      G9: 9º - 18º - 35º - 44º
      G10: 10º - 17º - 36º - 43º
      G11: 11º - 16º - 37º - 42º
      G12: 12º - 15º - 38º - 41º
      G13: 13º - 14º - 39º - 40º`
      .trim()
      .split('\n')
      .map((line) => {
        const [group, places] = line.trim().split(': ');
        return [group, ...(places ?? '').split(' - ').map((place) => `P${parseInt(place, 10)}`)];
      });
    expect(table('TD_SEED_GROUPS', numbered(52))).toEqual([['Grupo', 1, 2, 3, 4], ...expected]);
    expect(table('TD_SEED_GROUPS', numbered(52), 13).slice(1)).toEqual(expected);
  });

  test.each(publishedSnakes().filter(([layout]) => layout !== '8 in 4'))(
    '%s, as other tools’ tests have it',
    (layout, groups) => {
      const [players, , count] = layout.split(' ').map(Number);
      const expected = groups.map((group) => group.map((place) => `P${place}`));
      expect(groupsOf(numbered(players ?? 0), count)).toEqual(expected);
    },
  );

  test('is the snake over the ratings, whatever the order of the list', () => {
    const list = fc
      .uniqueArray(fc.integer({ min: 1000, max: 2200 }), { minLength: 6, maxLength: 60 })
      .map((ratings) => ratings.map((rating) => [`P${rating}`, rating]));
    fc.assert(
      fc.property(list, fc.boolean(), fc.boolean(), (players, titles, turned) => {
        const best = [...players]
          .sort(([, one], [, other]) => Number(other) - Number(one))
          .map(([name]) => name);
        const groups = Math.ceil(players.length / 4);
        const rows = titles ? [['Jugador', 'Nivel'], ...players] : players;
        const range = titles && turned ? rows.map(([name, rating]) => [rating, 'x', name]) : rows;
        expect(groupsOf(range)).toEqual(snakeOracle(best, groups));
      }),
      runs(300),
    );
  });

  test('is a permutation with groups of three to five, for every number of groups that works', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 120 }), fc.integer({ min: 1, max: 40 }), (players, groups) => {
        fc.pre(Math.floor(players / groups) >= 3 && Math.ceil(players / groups) <= 5);
        const dealt = groupsOf(numbered(players), groups);
        expect(dealt).toHaveLength(groups);
        expect(dealt.flat().sort()).toEqual(
          numbered(players)
            .map(([name]) => name)
            .sort(),
        );
        for (const group of dealt) expect([3, 4, 5]).toContain(group.length);
      }),
      runs(200),
    );
  });

  test('fills short groups with blanks, and no row is ragged', () => {
    expect(table('TD_SEED_GROUPS', numbered(7))).toEqual([
      ['Grupo', 1, 2, 3, 4],
      ['G1', 'P1', 'P4', 'P5', ''],
      ['G2', 'P2', 'P3', 'P6', 'P7'],
    ]);
  });

  test('five make one group of five, six two of three', () => {
    expect(groupsOf(numbered(5)).map((group) => group.length)).toEqual([5]);
    expect(groupsOf(numbered(6)).map((group) => group.length)).toEqual([3, 3]);
  });

  test('the number of groups may be text, and blank is none', () => {
    expect(groupsOf(numbered(12), '3')).toHaveLength(3);
    expect(groupsOf(numbered(12), '')).toHaveLength(3);
    expect(groupsOf(numbered(12), [['4']])).toHaveLength(4);
  });
});

describe('the order of seeding', () => {
  const order = (players: unknown, regulation?: unknown): string => {
    const [one] = groupsOf(players, 1, regulation);
    return (one ?? []).join('');
  };

  test('equal ratings keep the order of the list', () => {
    expect(
      order([
        ['C', 1500],
        ['A', 1500],
        ['B', 1600],
        ['D', 1500],
      ]),
    ).toBe('BCAD');
  });

  test('a debutant has 1500, whatever stands for nothing in his cell', () => {
    expect(
      order([
        ['A', 1499],
        ['B', ''],
        ['C', 1501],
        ['D', null],
        ['E', undefined],
      ]),
    ).toBe('CBDEA');
  });

  test('without ratings the order given', () => {
    expect(order([['Z'], ['Y'], ['X']])).toBe('ZYX');
    expect(
      order([
        ['Z', ''],
        ['Y', ''],
        ['X', ''],
      ]),
    ).toBe('ZYX');
  });

  // D05: sorted as numbers, not as text.
  test('ratings typed as text are numbers: 1000 stands above 999', () => {
    expect(
      order([
        ['A', '999'],
        ['B', '1000'],
        ['C', '200'],
      ]),
    ).toBe('BAC');
  });

  test('with decimal comma or point, thousands apart, no-break spaces', () => {
    expect(
      order([
        ['A', '1480,5'],
        ['B', '1480.6'],
        ['C', '1.480,7'],
        ['D', '1,480.8'],
        ['E', '1\u00a0481'],
      ]),
    ).toBe('EDCBA');
  });

  test('a rating that can be read in two ways is not guessed', () => {
    expect(() =>
      order([
        ['A', '1.480'],
        ['B', 1500],
        ['C', 1600],
      ]),
    ).toThrow(/Fila 1, columna 2.*1\.480.*dos maneras/);
  });

  test('drawSeed: the same number the same draw, equals in another order, others where they were', () => {
    const players = [
      ['A', 1500],
      ['B', 1500],
      ['C', 1500],
      ['D', 1700],
      ['E', 1500],
    ];
    const seeded = (seed: number): string =>
      order(players, [
        ['base', 'HG'],
        ['drawSeed', seed],
      ]);
    const draws = Array.from({ length: 60 }, (_, seed) => seeded(seed));
    expect(draws).toEqual(Array.from({ length: 60 }, (_, seed) => seeded(seed)));
    expect(draws.every((draw) => draw.startsWith('D'))).toBe(true);
    expect(new Set(draws).size).toBeGreaterThan(10);
  });

  test('drawSeed blank: no draw', () => {
    const players = [
      ['A', 1500],
      ['B', 1500],
      ['C', 1500],
    ];
    const regulation = [
      ['base', 'HG'],
      ['drawSeed', ''],
    ];
    expect(order(players, regulation)).toBe('ABC');
  });
});

describe('the list of players', () => {
  test('with titles in any order, among others, in four languages', () => {
    const expected = [['Bea', 'Ana', 'Carla']];
    for (const [place, rating, player] of [
      ['Puesto', 'Nivel de juego', 'Jugador'],
      ['Pos.', 'RATING', 'Player'],
      ['Θέση', 'Βαθμολογία επιπέδου', 'Παίκτης'],
      ['Место', 'Рейтинг', 'Игрок'],
      ['#', 'Elo', 'Nombre y apellido'],
    ]) {
      const rows = [
        ['Ranking de la Peña', '', '', ''],
        [place, rating, 'Estado', player],
        [1, 1600, '', 'Ana'],
        [2, 1700, 'x', 'Bea'],
        [3, 1500, '', 'Carla'],
      ];
      expect(groupsOf(rows)).toEqual(expected);
    }
  });

  test('in an open range with blank rows among', () => {
    const rows = [
      ['', ''],
      ['A', 1500],
      [null, undefined],
      ['B', 1600],
      ['C', 1400],
      ...Array.from({ length: 1000 }, () => ['', '']),
    ];
    expect(groupsOf(rows)).toEqual([['B', 'A', 'C']]);
  });

  test('names come back as typed, without the blanks around and between', () => {
    expect(groupsOf([[' José  Pérez '], ['Ana\u00a0Ruiz'], ['<b>Bea</b>'], ["=O'Neil"]])).toEqual([
      ['José Pérez', 'Ana Ruiz', '<b>Bea</b>', "=O'Neil"],
    ]);
  });

  test('the same name typed otherwise is the same player', () => {
    const twice = retyped('José Pérez').map((other) => [['José Pérez'], ['Ana'], [other], ['Bea']]);
    fc.assert(
      fc.property(twice, (rows) => {
        expect(() => table('TD_SEED_GROUPS', rows)).toThrow(/Fila 3.*ya está en la fila 1/);
      }),
      runs(60),
    );
  });

  // N03: look-alikes are never merged on their own.
  test('names that are only alike are two players', () => {
    expect(groupsOf([['Q Abbeck'], ['Q Abeck'], ['Q. Abeck']]).flat()).toHaveLength(3);
  });
});
