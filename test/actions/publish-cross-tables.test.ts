import { describe, expect, test } from '@jest/globals';
import type { WorkbookSession } from '../../host/workbook-session';
import type { LiveAnswer, LiveSnapshot } from '../../src/ui/live-contract';
import { openClub } from './club';

/**
 * Two groups, worked out by hand from the regulation. G1: Ana has won all; Carla was not there against Ana (F, 2.3.1), Darío
 * left against Carla (A, 2.3.5), Beto and Darío are still to play. G2: Ilse has won one and given all others away, so that
 * nothing of hers counts (2.3.3): Gabi has won two, Fidel one, Elsa none.
 */
const CALENDAR = [
  ['Grupo', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'],
  ['G1', '1', 'Ana', 'Beto', 3, 1, ''],
  ['G1', '1', 'Carla', 'Darío', 3, 'A', ''],
  ['G1', '2', 'Carla', 'Ana', 'F', 3, ''],
  ['G1', '2', 'Darío', 'Beto', '', '', ''],
  ['G1', '3', 'Darío', 'Ana', 0, 3, ''],
  ['G1', '3', 'Beto', 'Carla', 3, 2, ''],
  ['G2', '1', 'Ilse', 'Elsa', 3, 1, ''],
  ['G2', '1', 'Fidel', 'Gabi', 1, 3, ''],
  ['G2', '2', 'Gabi', 'Ilse', 3, 'F', ''],
  ['G2', '2', 'Elsa', 'Fidel', 0, 3, ''],
  ['G2', '3', 'Ilse', 'Fidel', 'F', 3, ''],
  ['G2', '3', 'Gabi', 'Elsa', 3, 2, ''],
];

function opened(names: 'YES' | 'NO' = 'YES'): WorkbookSession {
  const session = openClub({
    others: [{ name: 'Calendario', rows: CALENDAR }],
    answers: { '¿Qué se publica': { text: '' }, 'nombres completos': names },
    options: { now: new Date('2026-03-07T20:30:00-04:00') },
  });
  expect(session.runAction('publish').error).toBeUndefined();
  return session;
}

function published(session: WorkbookSession): LiveSnapshot {
  const { value } = session.callServer('cubileteLive', [], 'web-app');
  const answer = JSON.parse(value as string) as LiveAnswer;
  if (answer.kind !== 'live') throw new Error(answer.kind);
  return answer.snapshot;
}

describe('the cross-table that is published', () => {
  test('has every result from its row’s side, forfeits, who left, what is to come and what does not count', () => {
    const [first, second] = published(opened()).groups!;
    expect(first!.standings.map(({ player }) => player)).toEqual(['Ana', 'Beto', 'Carla', 'Darío']);
    expect(first!.crossTable).toEqual([
      ['', '3–1', '3–F', '3–0'],
      ['1–3', '', '3–2', '·'],
      ['F–3', '2–3', '', '3–A'],
      ['0–3', '·', 'A–3', ''],
    ]);
    expect(second!.standings.map(({ player }) => player)).toEqual(['Gabi', 'Fidel', 'Elsa', 'Ilse']);
    expect(second!.crossTable).toEqual([
      ['', '3–1', '3–2', '(3–F)'],
      ['1–3', '', '3–0', '(3–F)'],
      ['2–3', '0–3', '', '(1–3)'],
      ['(F–3)', '(F–3)', '(3–1)', ''],
    ]);
  });

  test('names nobody where initials are published', () => {
    const text = JSON.stringify(published(opened('NO')).groups!.map(({ crossTable }) => crossTable));
    expect(text).not.toMatch(/Ana|Beto|Gabi/);
    expect(text).toContain('3–F');
  });

  test('stands on the sheet «En vivo» as text, with its legend, beside whatever else is there', () => {
    const session = opened();
    const shown = session.displayValues('En vivo');
    const at = shown.findIndex((row) => row[12] === 'Cuadros cruzados');
    const block = shown.slice(at, at + 13).map((row) => row.slice(12, 18));
    expect(block.map((row) => row.join('|').replace(/\|+$/, ''))).toEqual([
      'Cuadros cruzados',
      'F = no se presentó; A = abandonó; · = por jugar; ( ) = anulado, no cuenta',
      'G1|Jugador|1|2|3|4',
      '1|Ana|■|3–1|3–F|3–0',
      '2|Beto|1–3|■|3–2|·',
      '3|Carla|F–3|2–3|■|3–A',
      '4|Darío|0–3|·|A–3|■',
      '',
      'G2|Jugador|1|2|3|4',
      '1|Gabi|■|3–1|3–2|(3–F)',
      '2|Fidel|1–3|■|3–0|(3–F)',
      '3|Elsa|2–3|0–3|■|(1–3)',
      '4|Ilse|(F–3)|(F–3)|(3–1)|■',
    ]);
  });

  test('is brought up to date with the next publication', () => {
    const session = opened();
    session.type('Calendario', 'E5', '3');
    session.type('Calendario', 'F5', '0');
    session.runAction('publish');
    const [first] = published(session).groups!;
    const places = first!.standings.map(({ player }) => player);
    const [dario, beto] = [places.indexOf('Darío'), places.indexOf('Beto')];
    expect(first!.crossTable![dario]![beto]).toBe('3–0');
    expect(first!.crossTable![beto]![dario]).toBe('0–3');
    expect(JSON.stringify(session.displayValues('En vivo'))).not.toContain('"·"');
  });
});
