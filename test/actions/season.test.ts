import { describe, expect, test } from '@jest/globals';
import { again, openClub, pictureOf, records, saidIn, RANKING } from './club';

const POINTS = [
  ['Torneo', 'Jugador', 'Puesto', 'Ganados', 'Puntos', 'Oficial'],
  ['Nov 25', 'Ana Ruiz', 1, 5, 2.2, 'Sí'],
  ['Nov 25', 'Beto Gil', 2, 4, 1.16, 'Sí'],
  ['Feb 26', 'Beto Gil', 1, 5, 2.2, 'Sí'],
  ['Feb 26', 'Carla Sosa', 2, 4, 1.16, 'Sí'],
  ['Feb 26', 'Darío Peña', 2, 4, 1.16, 'Sí'],
];

const club = (answers?: Record<string, string>) =>
  openClub({ others: [{ name: 'Puntos', rows: POINTS }], ...(answers && { answers }) });

describe('Temporada', () => {
  test('is one live formula over Puntos; equal on all goes by level', () => {
    const session = club();
    session.runAction('season');
    expect(session.formulas('Temporada')[0]![0]).toBe('=TD_SEASON(Puntos!A1:F,,,Ranking!A1:C)');
    expect(records(session, 'Temporada').map((row) => [row['Pos'], row['Jugador'], row['Puntos']])).toEqual([
      ['1', 'Beto Gil', '3,36'],
      ['2', 'Ana Ruiz', '2,2'],
      ['3', 'Carla Sosa', '1,16'],
      ['4', 'Darío Peña', '1,16'],
    ]);
    session.type('Puntos', 'F4', 'no');
    expect(records(session, 'Temporada')[0]).toMatchObject({ Jugador: 'Ana Ruiz', Títulos: '1' });
    expect(session.sheets()).not.toContain('Histórico');
  });

  test('the next season begins with a tournament; all of them are the historical ranking (8.2)', () => {
    const session = club({ 'empieza la temporada': 'feb 26' });
    session.runAction('season');
    expect(records(session, 'Temporada').map((row) => row['Jugador'])).toEqual([
      'Beto Gil',
      'Carla Sosa',
      'Darío Peña',
    ]);
    expect(records(session, 'Histórico').map((row) => row['Jugador'])).toEqual([
      'Beto Gil',
      'Ana Ruiz',
      'Carla Sosa',
      'Darío Peña',
    ]);
    // Run again with nothing said, it stays so.
    const second = again(session);
    const picture = pictureOf(second);
    expect(saidIn(second.runAction('season'))).toMatch(
      /Si lo deja vacío, «Feb 26»[^]*no se ha cambiado nada/,
    );
    expect(pictureOf(second)).toEqual(picture);
  });

  test('what stands in the way is one sentence', () => {
    expect(saidIn(openClub().runAction('season'))).toContain('No hay puntos todavía');
    expect(saidIn(club({ 'empieza la temporada': 'Mayo' }).runAction('season'))).toContain(
      '«Mayo» no es ningún torneo de la hoja de puntos',
    );
    const taken = openClub({
      others: [
        { name: 'Puntos', rows: POINTS },
        { name: 'Temporada', rows: [['Fechas de la temporada'], ['12 de marzo']] },
      ],
    });
    expect(saidIn(taken.runAction('season'))).toContain('La hoja «Temporada» tiene otra cosa');
  });

  test('typed by hand: a tournament that is none of them, and a ranking without levels', () => {
    const session = club();
    session.type('Inscritos', 'E1', '=TD_SEASON(Puntos!A1:F6;;"Mayo")');
    expect(session.cellError('Inscritos', 'E1')).toContain('no hay ningún torneo «Mayo»');
    session.type('Inscritos', 'E1', '=TD_SEASON(Puntos!A1:F6;;;Ranking!B1:B13)');
    expect(session.cellError('Inscritos', 'E1')).toMatch(/«Nivel»/);
    expect(RANKING[0]).toContain('Nivel');
  });
});
