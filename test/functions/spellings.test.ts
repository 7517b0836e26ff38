import { describe, expect, test } from '@jest/globals';
import { formula, standings, table } from './formula';

/** One person, as sheets of clubs spell him (invented). */
const SPELLINGS = ['José Pérez', 'PÉREZ, José', 'Pérez,José', ' jose\u00a0 perez', 'José-Pérez'] as const;
const [FIRST, COMMA, TIGHT, PLAIN, HYPHEN] = SPELLINGS;

describe('one person under several spellings is one player of a formula', () => {
  test('TD_STANDINGS counts his matches together, under the first spelling', () => {
    const rows = [
      [FIRST, 'Ana Lund', 3, 1],
      [COMMA, 'Zoe Sosa', 3, 0],
      ['Lund, Ana', 'Zoe Sosa', 3, 2],
      ['Leo Gil', TIGHT, 1, 3],
      ['Leo Gil', 'ANA LUND', 2, 3],
      ['Leo Gil', 'Sosa, Zoe', 2, 3],
    ];
    expect(standings(rows).map(({ Jugador, PJ, PG }) => [Jugador, PJ, PG])).toEqual([
      [FIRST, 3, 3],
      ['Ana Lund', 3, 2],
      ['Zoe Sosa', 3, 1],
      ['Leo Gil', 3, 0],
    ]);
  });

  test('a club or a country in brackets, glued to the name or not', () => {
    const rows = [
      ['José Pérez (std)', 'Ana Lund [SE]', 3, 1],
      ['Pérez, José(std)', 'Zoe Sosa', 3, 0],
      ['Lund, Ana[SE]', 'Zoe Sosa', 3, 2],
      ['Leo Gil', 'José Pérez(std)', 1, 3],
      ['Leo Gil', 'Ana Lund[ SE ]', 2, 3],
    ];
    expect(standings(rows).map(({ Jugador, PJ, PG }) => [Jugador, PJ, PG])).toEqual([
      ['José Pérez (std)', 3, 3],
      ['Ana Lund [SE]', 3, 2],
      // 1–3 and 2–3 against 0–3 and 2–3.
      ['Leo Gil', 2, 0],
      ['Zoe Sosa', 2, 0],
    ]);
  });

  test('a cross-table finds him above as to the left', () => {
    const rows = [
      ['', HYPHEN, 'Ana Lund', 'Zoe Sosa'],
      [COMMA, '', '3-1', '3-0'],
      ['Lund, Ana', '', '', '3-2'],
      ['SOSA, Zoe', '', '', ''],
    ];
    expect(standings(rows).map(({ Jugador, PG }) => [Jugador, PG])).toEqual([
      [COMMA, 2],
      ['Lund, Ana', 1],
      ['SOSA, Zoe', 0],
    ]);
  });

  test('TD_RATINGS, TD_SEASON and TD_PLACES know him', () => {
    const rated = formula(
      'TD_RATINGS',
      [
        [FIRST, 1600, 0],
        ['Ana Lund', 1500, 0],
      ],
      [[COMMA, 'Lund, Ana', 3, 1, 3]],
    );
    expect(rated).toHaveLength(3);
    const season = table('TD_SEASON', [
      ['enero', FIRST, 1, 4],
      ['febrero', TIGHT, 1, 4],
    ]);
    expect(season.slice(1).map(([, player, tournaments]) => [player, tournaments])).toEqual([[FIRST, 2]]);
    const places = table('TD_PLACES', [
      ['Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      ['Semifinal', FIRST, 'Ana Lund', 5, 1],
      ['Semifinal', 'Leo Gil', 'Zoe Sosa', 5, 1],
      ['Final', 'Gil, Leo', HYPHEN, 5, 7],
    ]);
    expect(places.slice(1)).toHaveLength(4);
  });

  test.each(SPELLINGS.slice(1))('listed twice, as «%s» too, he is refused', (spelling) => {
    const twice = [
      [FIRST, 1500],
      ['Ana Lund', 1600],
      [spelling, 1400],
      ['Zoe Sosa', 1300],
    ];
    expect(() => formula('TD_SEED_GROUPS', twice)).toThrow(/ya está en la fila 1/);
    expect(() =>
      formula(
        'TD_KNOCKOUT',
        twice.map(([name]) => [name]),
      ),
    ).toThrow(/ya está en la fila 1/);
  });

  test('he does not play himself', () => {
    expect(() => formula('TD_STANDINGS', [[FIRST, PLAIN, 3, 1]])).toThrow(/contra sí mismo/);
  });

  test('words in another order without a comma are another player', () => {
    expect(standings([['José Pérez', 'Pérez José', 3, 1]])).toHaveLength(2);
  });
});
