import { expect, test } from '@jest/globals';
import { answersToClose } from '../../scripts/season';
import type { Run } from '../../host/workbook-session';
import { close, exampleSheets, ledgerOf, openSheets, reopen, run, TOURNAMENTS, undo } from './club-season';

const THREE = ['Enero', 'Febrero', 'Marzo'];
const tournaments = TOURNAMENTS.filter(({ name }) => THREE.includes(name));
const said = ({ said: all }: Run) => all.map(({ message }) => message).join('\n');

test('one after the other: the last closed one is proposed, one open in the middle is none, and nothing is left', () => {
  const session = openSheets(exampleSheets(), tournaments);
  const ranking = session.values('Ranking');
  for (const one of tournaments) close(session, one);
  const first = said(reopen(session, 'Enero'));
  expect(first).toContain('Cerrados: Enero, Febrero y Marzo. ¿Cuál? Si lo deja vacío, «Marzo».');
  expect(first).toContain('Se recalculan también los siguientes: Febrero y Marzo.');

  session.answer({ '¿Cuál?': 'Enero' });
  const again = run(session, 'reopen');
  expect(said(again)).toContain('Cerrados: Febrero y Marzo. ¿Cuál?');
  expect(said(again)).toContain('«Enero» no es ningún torneo cerrado');
  expect(again.changes.cells).toEqual([]);

  session.answer({});
  const last = said(run(session, 'reopen'));
  expect(last).toContain('«Marzo» está abierto otra vez');
  expect(last).not.toContain('Se recalculan');
  reopen(session, 'Febrero');
  expect(said(run(session, 'reopen'))).toContain('No hay ningún torneo cerrado');
  // Its titles alone.
  expect(ledgerOf(session)).toHaveLength(1);
  const left = session.values('Ranking').map((row) => row.slice(0, ranking[0]!.length));
  expect(left.slice(0, ranking.length)).toEqual(ranking);
});

test('a level corrected by hand goes with the tournament that it stands with, and that is said', () => {
  const session = openSheets(exampleSheets(), tournaments.slice(0, 1));
  close(session, tournaments[0]!);
  session.type('Ranking', 'C2', '2000');
  session.answer({ ...answersToClose(tournaments[0]!), 'Niveles cambiados a mano': 'YES' });
  run(session, 'close');
  const question = said(reopen(session, 'Enero'));
  expect(question).toContain('Se pierde el nivel corregido a mano de Amalia Cordero.');
  expect(session.displayValues('Ranking')[1]!.slice(1, 3)).toEqual(
    exampleSheets().get('Ranking')![1]!.slice(1, 3),
  );
});

test('taken back, what it had emptied stands as it was, text as text', () => {
  const unofficial = TOURNAMENTS.filter(({ name }) => name === 'Verano (no oficial)');
  const session = openSheets(exampleSheets(), unofficial);
  close(session, unofficial[0]!);
  const before = ['Puntos', 'Movimientos', 'Ranking'].map((sheet) => session.values(sheet));
  reopen(session, 'Verano (no oficial)');
  expect(session.values('Puntos').flat()).not.toContain('Verano (no oficial)');
  undo(session);
  expect(['Puntos', 'Movimientos', 'Ranking'].map((sheet) => session.values(sheet))).toEqual(before);
});
