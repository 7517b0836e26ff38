import { expect, test } from '@jest/globals';
import { answersToClose } from '../../scripts/season';
import {
  booksOf,
  close,
  exampleSheets,
  expectBooks,
  ledgerOf,
  openSheets,
  reopen,
  run,
  TOURNAMENTS,
} from './club-season';

const named = (...names: readonly string[]) => TOURNAMENTS.filter(({ name }) => names.includes(name));

test('who was penalised before he came into the ranking is penalised once, however often he is taken out of it', () => {
  // Simón Iturbe left in July and was annulled (2.3.3, 2.3.5): his first tournament is that of September.
  const tournaments = named('Junio', 'Julio', 'Septiembre');
  const session = openSheets(exampleSheets(), tournaments);
  for (const one of tournaments) close(session, one);
  const [books, ledger] = [booksOf(session), ledgerOf(session)];
  for (let times = 0; times < 2; times++) {
    reopen(session, 'Septiembre');
    expect(booksOf(session).ranking.has('Simón Iturbe')).toBe(false);
    close(session, tournaments[2]!);
    expectBooks(booksOf(session), books);
    expect(ledgerOf(session)).toEqual(ledger);
  }
});

test("a newcomer's note stays when his tournament is reopened, and he begins at 1500 again", () => {
  const tournaments = named('Enero', 'Febrero');
  const session = openSheets(exampleSheets(), tournaments);
  session.type('Ranking', 'Z1', 'Teléfono');
  for (const one of tournaments) close(session, one);
  const [books, ledger] = [booksOf(session), ledgerOf(session)];
  const row = session.displayValues('Ranking').findIndex((cells) => cells[1] === 'Eloísa Mendible');
  session.type('Ranking', `Z${row + 1}`, "'0414 555");
  reopen(session, 'Febrero');
  const cells = session.displayValues('Ranking')[row]!;
  expect(cells.filter((cell) => cell !== '')).toEqual(['Eloísa Mendible', '0414 555']);
  close(session, tournaments[1]!);
  expectBooks(booksOf(session), books);
  expect(ledgerOf(session)).toEqual(ledger);
});

test('a level corrected by hand after an unofficial tournament holds', () => {
  const tournaments = named('Mayo', 'Verano (no oficial)', 'Junio');
  const session = openSheets(exampleSheets(), tournaments);
  close(session, tournaments[0]!);
  close(session, tournaments[1]!);
  session.type('Ranking', 'C2', '2000');
  session.answer({ ...answersToClose(tournaments[2]!), 'Niveles cambiados a mano': 'YES' });
  run(session, 'close');
  expect(ledgerOf(session).filter((line) => line.includes('Corregido a mano'))).toHaveLength(1);
  expect(booksOf(session).ranking.get('Amalia Cordero')!.rating).toBeGreaterThan(1980);
  const ledger = ledgerOf(session);
  for (const one of tournaments) close(session, one);
  expect(ledgerOf(session)).toEqual(ledger);
});

test('a level retyped as it is shown is no correction, two tenths more are one', () => {
  const tournaments = named('Enero');
  const session = openSheets(exampleSheets(), tournaments);
  close(session, tournaments[0]!);
  const ledger = ledgerOf(session);
  const shown = session.displayValues('Ranking').slice(1, 9);
  shown.forEach((row, index) => session.type('Ranking', `C${index + 2}`, row[2]!));
  const { said } = close(session, tournaments[0]!);
  expect(said.map(({ title }) => title)).not.toContain('Niveles cambiados a mano');
  expect(ledgerOf(session)).toEqual(ledger);
  const level = Number(session.displayValues('Ranking')[1]![2]!.replace(',', '.'));
  session.type('Ranking', 'C2', String(level + 0.2).replace('.', ','));
  session.answer({ ...answersToClose(tournaments[0]!), 'Niveles cambiados a mano': 'YES' });
  run(session, 'close');
  expect(ledgerOf(session).filter((line) => line.includes('Corregido a mano'))).toHaveLength(1);
});

test('an unofficial tournament leaves the ranking alone', () => {
  const tournaments = named('Verano (no oficial)');
  const session = openSheets(exampleSheets(), tournaments);
  const before = session.displayValues('Ranking');
  close(session, tournaments[0]!);
  expect(session.displayValues('Ranking')).toEqual(before);
});
