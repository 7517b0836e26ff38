import { expect, test } from '@jest/globals';
import { again, RANKING, records, saidIn } from '../actions/club';
import { playedGroups } from '../actions/second-phase';
import { answersToClose } from '../../scripts/season';
import {
  close,
  correct,
  exampleSheets,
  expectNothing,
  ledgerOf,
  openSheets,
  run,
  TOURNAMENTS,
} from './club-season';

const ENERO = TOURNAMENTS.filter(({ name }) => name === 'Enero');
const MARZO = { '¿Cómo se llama el torneo?': 'Marzo', 'No hay draw': 'YES' };

test('one match without a result is enough to stop it', () => {
  const session = openSheets(exampleSheets(), ENERO);
  correct(session, { sheet: 'Calendario Enero', row: 0, points: ['', ''] });
  session.answer(answersToClose(ENERO[0]!));
  const done = run(session, 'close');
  expect(saidIn(done)).toContain('«Enero» no se puede cerrar todavía');
  expectNothing(done);
});

test('closed again on another day it keeps its day, and is as it was', () => {
  const session = openSheets(exampleSheets(), ENERO);
  close(session, ENERO[0]!);
  const ledger = ledgerOf(session);
  const later = again(session, answersToClose(ENERO[0]!), { now: new Date('2027-02-03T00:00:00Z') });
  expect(saidIn(run(later, 'close'))).toContain('ya está cerrado así');
  expect(ledgerOf(later)).toEqual(ledger);
});

test('places by level: equal levels share one, and the next comes after both', () => {
  const level = (name: unknown, now: unknown) => (name === 'Juan Lara' ? 1500 : now);
  const ranking = RANKING.map(([place, name, now]) => [place!, name!, level(name, now) as number]);
  const session = playedGroups({ ranking, answers: MARZO });
  session.runAction('close');
  const places = records(session, 'Ranking').map((row) => [row['Jugador'], row['Puesto']]);
  // The eight who played are all above 1500 still.
  expect(places.slice(8)).toEqual([
    ['Iris Vega', '9'],
    ['Juan Lara', '9'],
    ['Kira Soto', '11'],
    ['Leo Marín', '12'],
  ]);
});

test('a mark that the director sets or takes out by hand counts, and a later closing leaves it', () => {
  const two = TOURNAMENTS.filter(({ name }) => ['Enero', 'Febrero'].includes(name));
  const session = openSheets(exampleSheets(), two);
  close(session, two[0]!);
  const [header] = session.displayValues('Ranking');
  const column = 'ABCDEFGHIJKLMNOP'[header!.indexOf('Enero')]!;
  session.type('Ranking', `${column}2`, '');
  const played = new Set(two.flatMap(({ name }) => exampleSheets().get(`Calendario ${name}`)!.flat()));
  const absent = session
    .displayValues('Ranking')
    .findIndex(([, name], row) => row > 0 && name !== '' && !played.has(name!));
  expect(records(session, 'Ranking')[absent - 1]!['Aviso de asistencia']).toBe('');
  session.type('Ranking', `${column}${absent + 1}`, 'x');
  close(session, two[1]!);
  const rows = records(session, 'Ranking');
  expect([rows[0]!['Enero'], rows[absent - 1]!['Enero']]).toEqual(['', 'x']);
  // He had come to one and has missed the next.
  expect(rows[absent - 1]!['Aviso de asistencia']).toMatch(/^Faltó a 1:/);
});
