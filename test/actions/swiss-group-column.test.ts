import { describe, expect, test } from '@jest/globals';
import { pictureOf, saidIn } from './club';
import { command, linesOf, openSwiss, OTHELLO_RULES, PLAYERS } from './swiss-club';

/** Two rounds of six; who played whom and the points are invented, a column of groups is the director's. */
const ROUNDS = [
  [1, 'Ana Ruiz', 'Darío Peña', 40, 24],
  [1, 'Beto Gil', 'Elsa Mora', 40, 24],
  [1, 'Carla Sosa', 'Fidel Rey', 40, 24],
  [2, 'Beto Gil', 'Ana Ruiz', 24, 40],
  [2, 'Darío Peña', 'Carla Sosa', 24, 40],
  [2, 'Fidel Rey', 'Elsa Mora', 40, 24],
] as const;

function openWithGroups(
  groups: readonly string[],
  others: { name: string; rows: (string | number)[][] }[] = [],
) {
  const header = ['Grupo', 'Ronda', 'Negras', 'Blancas', 'Puntos N', 'Puntos B'];
  const rows = [header, ...ROUNDS.map((round, index) => [groups[index] ?? '', ...round])];
  const options = [...OTHELLO_RULES.rows!, ['swissRounds', 5]];
  return openSwiss({
    players: PLAYERS.slice(0, 6),
    others: [{ name: 'Reglamento', rows: options }, { name: 'Calendario', rows }, ...others],
  });
}

describe('a column «Grupo» beside Swiss rounds', () => {
  test.each([
    ['without anything in it', []],
    ['with one group for all', ['A', 'A', 'A', 'A', 'A', 'A']],
    ['with one group, written once', ['Absoluto']],
    ['with the points players had, across which they meet', ['0', '0', '0', '1', '0–1', '0']],
  ])('%s is the director’s: the round is paired and his column left alone', (_, groups) => {
    const session = openWithGroups(groups);
    const run = command(session, 'pair-round');
    expect(saidIn(run)).toContain('Ronda 3 de 5 en «Calendario»: 3 mesas.');
    expect(linesOf(session).filter(({ round }) => round === 3)).toHaveLength(3);
    expect(session.displayValues('Calendario').map((row) => row[0])).toEqual([
      'Grupo',
      ...ROUNDS.map((__, index) => groups[index] ?? ''),
      ...['', '', ''],
    ]);
    expect(session.formulas('Clasificación')[0]![0]).toMatch(/^=TD_SWISS_STANDINGS\(Calendario!A1:/);
    expect(session.displayValues('Clasificación')[1]!.slice(0, 4)).toEqual(['1', 'Ana Ruiz', '2', '2']);
    expect(saidIn(command(session, 'withdraw'))).toContain('¿Quién se retira?');
    expect(saidIn(command(session, 'standings'))).toContain('no se ha cambiado nada');
  });

  test('groups with players of their own are no Swiss rounds: that is said, and nothing changes', () => {
    const session = openSwiss({
      players: PLAYERS.slice(0, 4),
      others: [
        OTHELLO_RULES,
        {
          name: 'Calendario',
          rows: [
            ['Grupo', 'Ronda', 'Negras', 'Blancas', 'Puntos N', 'Puntos B'],
            ['G1', 1, 'Ana Ruiz', 'Beto Gil', 40, 24],
            ['', 2, 'Beto Gil', 'Ana Ruiz', 40, 24],
            ['G2', 1, 'Carla Sosa', 'Darío Peña', 40, 24],
            ['', 2, 'Darío Peña', 'Carla Sosa', 40, 24],
          ],
        },
      ],
    });
    const picture = pictureOf(session);
    expect(saidIn(command(session, 'pair-round'))).toContain(
      'La hoja «Calendario» no es de rondas suizas: hacen falta «Ronda», «Negras» y «Blancas», sin grupos que jueguen cada uno por su lado',
    );
    expect(pictureOf(session)).toEqual(picture);
    command(session, 'standings');
    expect(session.formulas('Clasificación')[0]![0]).toMatch(/^=TD_STANDINGS\(/);
  });

  test('one group of a sheet of groups stays a group', () => {
    const groups = [
      ['Grupo', 1, 2, 3, 4, 5, 6],
      ['G1', ...PLAYERS.slice(0, 6)],
    ];
    const session = openWithGroups(['G1', 'G1', 'G1', 'G1', 'G1', 'G1'], [{ name: 'Grupos', rows: groups }]);
    command(session, 'standings');
    expect(session.formulas('Clasificación')[0]![0]).toMatch(/^=TD_STANDINGS\(/);
  });
});
