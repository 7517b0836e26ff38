import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { openWorkbook } from '../../host/workbook-session';
import { OTHELLO_ANSWERS, playOthelloEvening, PLAYERS, recordsOf } from '../../scripts/othello';
import { emptyWorkbook } from '../../host/new-workbook';
import { othelloSwissEvents } from '../fixtures/cases/published-cases';

const EXAMPLE = join(__dirname, '../../examples/othello.xlsx');

describe('examples/othello.xlsx', () => {
  const event = othelloSwissEvents()[0]!;
  const nameOf = (code: string): string => PLAYERS[Number(code.slice(1)) - 1]!;

  test('has the points, discs and Brightwell quotients of the real event, in its order', () => {
    const session = openWorkbook(EXAMPLE);
    expect(session.runAction('standings').error).toBeUndefined();
    const rows = recordsOf(session, 'Clasificación');
    const column = (title: string): [string, number][] =>
      rows.map((row) => [row['Jugador']!, Number(row[title]!.replace(',', '.'))]);
    const inOrder = (figures: Readonly<Record<string, number>>): [string, number][] =>
      event.order_bq6.map((code) => [nameOf(code), figures[code]!]);
    expect(column('Puntos')).toEqual(inOrder(event.points));
    expect(column('Fichas')).toEqual(inOrder(event.discs));
    expect(column('BQ')).toEqual(inOrder(event.bq6));
  });

  test('is played on: the text has six rounds for nine players', () => {
    const session = openWorkbook(EXAMPLE);
    const run = session.runAction('pair-round');
    expect(run.said.slice(-1)[0]!.message).toContain('Ronda 6 de 6 en «Calendario»: 4 mesas; descansa');
    // Everybody has rested at most once so far: the sixth bye is for one of the other four.
    const rested = new Set(Object.keys(event.byes).map(nameOf));
    const bye = recordsOf(session, 'Calendario').find(
      (row) => row['Ronda'] === '6' && row['Blancas'] === 'Libre',
    )!;
    expect(rested.has(bye['Negras']!)).toBe(false);
  });
});

test('the evening of npm start: every command goes through, and somebody wins', () => {
  const session = openWorkbook(
    emptyWorkbook([
      { name: 'Inscritos', rows: [['Jugador', 'Presente'], ...PLAYERS.map((name) => [name, 'sí'])] },
      {
        name: 'Reglamento',
        rows: [
          ['Opción', 'Valor'],
          ['base', 'OTHELLO'],
        ],
      },
    ]),
    { answers: OTHELLO_ANSWERS },
  );
  const champion = playOthelloEvening(session);
  // Ten players: the first four of the standings play the semifinals, 1–4 and 2–3.
  const four = recordsOf(session, 'Clasificación')
    .slice(0, 4)
    .map((row) => row['Jugador']!);
  expect(four).toContain(champion);
  const semis = recordsOf(session, 'Draw').filter((row) => row['Ronda'] === 'Semifinal');
  expect(semis.map((row) => [row['Blancas'], row['Negras']].sort())).toEqual([
    [four[0], four[3]].sort(),
    [four[1], four[2]].sort(),
  ]);
});
