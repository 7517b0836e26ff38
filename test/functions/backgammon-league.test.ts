import { describe, expect, test } from '@jest/globals';
import { backgammonLeague } from '../fixtures/cases/published-cases';
import { standings } from './formula';

/**
 * The Danish club league: individual matches to 17 points. Players are not named in the file, so that each match is a
 * group of two here; what can be compared is that every real score is taken, and how many matches each club won.
 */
describe('real matches to seventeen points', () => {
  const league = backgammonLeague();
  const regulation = [
    ['base', 'HG'],
    ['groupMatchLength', 17],
  ];
  const individual = league.matches_date_home_away_ekvh_ekva_games.flatMap(
    ([, home, away, , , games], match) =>
      (games ?? []).map(([pointsHome, pointsAway], board) => [
        `${match}.${board}`,
        `${home} ${match}.${board}`,
        `${away} ${match}.${board}`,
        pointsHome,
        pointsAway,
      ]),
  );

  test('won and lost by each club are those of the official table', () => {
    const rows = standings(
      [['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'], ...individual],
      regulation,
    );
    const unknown = league.matches_date_home_away_ekvh_ekva_games
      .filter(([, , , , , games]) => games === null)
      .flatMap(([, home, away]) => [home, away]);
    const official = league.official_table_in_site_order.filter(([club]) => !unknown.includes(club ?? ''));
    expect(official.length).toBeGreaterThan(8);
    for (const [club, , , , , won, lost] of official) {
      const own = rows.filter(({ Jugador }) => Jugador.startsWith(`${club} `));
      expect([
        club,
        own.filter(({ PG }) => PG === 1).length,
        own.filter(({ PP }) => PP === 1).length,
      ]).toEqual([club, Number(won), Number(lost)]);
    }
  });

  test('none of them is a result to three', () => {
    const rows = [['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'], ...individual];
    expect(() => standings(rows)).toThrow(/Fila 2/);
  });
});
