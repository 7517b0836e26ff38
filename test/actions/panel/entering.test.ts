import { describe, expect, test } from '@jest/globals';
import type { WorkbookSession } from '../../../host/workbook-session';
import type { PanelAnswer } from '../../../src/ui/contract';
import { again, openClub, pictureOf, records, writtenCells } from '../club';
import { call, later, matchOf, openEvening, stateOf } from './calls';

const textOf = (answer: PanelAnswer) => ('text' in answer ? answer.text : answer.question.text);
const entries = (session: WorkbookSession) => records(session, 'Bitácora de Cubilete').length;
const played = { kind: 'played', white: 3, black: 1 } as const;
const none = { kind: 'none' } as const;

/** Row 2, at 20:00. */
const first = (session: WorkbookSession) => matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
const result = (session: WorkbookSession, row = 2) => session.values('Calendario')[row - 1]!.slice(6, 8);

describe('a result', () => {
  test('is taken out of both its cells, as the panel has seen it, and comes back with Deshacer', () => {
    const session = openEvening('20:30');
    call(session, 'cubiletePanelResult', first(session).key, played);
    const { key, seen } = first(session);
    const refused = call(session, 'cubiletePanelResult', key, none);
    expect(refused.answer.kind).toBe('stop');
    expect(result(session)).toEqual([3, 1]);
    const { answer, run } = call(session, 'cubiletePanelResult', key, none, seen);
    expect(writtenCells(run)).toEqual(['Calendario!G2', 'Calendario!H2']);
    expect(result(session)).toEqual(['', '']);
    expect(first(session)).toMatchObject({ outcome: { kind: 'pending' } });
    expect(textOf(answer)).toBe('Ana Ruiz–Hugo Paz (G1): sin resultado');
    call(session, 'cubiletePanelUndo', null);
    expect(result(session)).toEqual([3, 1]);
  });

  test('is taken out of the one cell that holds it', () => {
    const rows = [
      ['Grupo', 'Hora', 'Blancas', 'Negras', 'Resultado'],
      ['G1', '20:00', 'Ana Ruiz', 'Beto Gil', '3:1'],
      ['G1', '20:24', 'Beto Gil', 'Carla Sosa', ''],
    ];
    const session = later(openClub({ others: [{ name: 'Calendario', rows }] }), '20:30');
    const { key, seen } = matchOf(stateOf(session), 'Ana Ruiz', 'Beto Gil');
    expect(writtenCells(call(session, 'cubiletePanelResult', key, none, seen).run)).toEqual([
      'Calendario!E2',
    ]);
    expect(session.values('Calendario')[1]![4]).toBe('');
  });

  test('that is sent twice over a bad line is written once, without another entry', () => {
    const session = openEvening('20:30');
    const { key, seen } = first(session);
    call(session, 'cubiletePanelResult', key, played, seen);
    const before = entries(session);
    const { answer } = call(session, 'cubiletePanelResult', key, played, seen);
    expect(answer.kind).toBe('done');
    expect(result(session)).toEqual([3, 1]);
    expect(entries(session)).toBe(before);
  });

  test('is not written where somebody has typed one side since, but over 0 and 0', () => {
    const session = openEvening('20:30');
    const { key, seen } = first(session);
    session.type('Calendario', 'H2', '3');
    expect(call(session, 'cubiletePanelResult', key, played, seen).answer.kind).toBe('stop');
    expect(result(session)).toEqual(['', 3]);
    session.type('Calendario', 'G2', '0');
    session.type('Calendario', 'H2', '0');
    expect(call(session, 'cubiletePanelResult', key, played, seen).answer.kind).toBe('done');
    expect(result(session)).toEqual([3, 1]);
  });
});

describe('Llegó', () => {
  const hugo = (session: WorkbookSession, ...given: readonly string[]) => {
    const { key } = first(session);
    return writtenCells(call(session, 'cubiletePanelArrive', key, 'black', ...given).run).sort();
  };

  // Hugo is black at 20:00 (row 2), white at 20:24 (row 4), black at 20:48 (row 6).
  test('is written at the other matches that he was late for, and at no other', () => {
    expect(hugo(openEvening('20:23'))).toEqual(['Calendario!J2']);
    const onTheMinute = { now: new Date('2026-01-15T20:24:00-04:00') };
    expect(hugo(again(openEvening('20:23'), undefined, onTheMinute))).toEqual([
      'Calendario!I4',
      'Calendario!J2',
    ]);
    expect(hugo(openEvening('20:50'))).toEqual(['Calendario!I4', 'Calendario!J2', 'Calendario!J6']);
    expect(hugo(openEvening('20:50'), '20:10')).toEqual(['Calendario!J2']);
  });

  test('not where he has a result or an hour already, nor where he has been seen tonight', () => {
    const lost = openEvening('20:50');
    lost.type('Calendario', 'G4', 'F');
    lost.type('Calendario', 'H4', '3');
    expect(hugo(lost)).toEqual(['Calendario!J2', 'Calendario!J6']);
    const expected = openEvening('20:50');
    expected.type('Calendario', 'I4', '21:00');
    expect(hugo(expected)).toEqual(['Calendario!J2', 'Calendario!J6']);
    const seen = openEvening('20:50');
    seen.type('Calendario', 'I4', '20:20');
    expect(hugo(seen)).toEqual(['Calendario!J2']);
  });

  test('is written as the hour of the match is: as text, or with its date', () => {
    const session = openEvening('20:21');
    session.format('Calendario', 'J2', '@');
    session.type('Calendario', 'C3', '2026-01-15 20:00');
    hugo(session);
    expect(session.values('Calendario')[1]![9]).toBe('20:21');
    call(session, 'cubiletePanelArrive', matchOf(stateOf(session), 'Darío Peña', 'Elsa Mora').key, 'white');
    const [, , hour, , , , , , arrived] = session.values('Calendario')[2] as Date[];
    expect(arrived!.getTime() - hour!.getTime()).toBe(21 * 60 * 1000);
  });

  test('taken back leaves the cell its own format', () => {
    const session = openEvening('20:21');
    session.format('Calendario', 'J2', '0.00');
    const before = session.numberFormats('Calendario');
    hugo(session);
    expect(session.displayValues('Calendario')[1]![9]).toBe('20:21');
    call(session, 'cubiletePanelUndo', null);
    expect(session.numberFormats('Calendario')).toEqual(before);
  });

  test('of a whole room: who has an hour by now keeps it, the others get theirs', () => {
    const session = openEvening('20:05');
    const state = stateOf(session);
    session.type('Calendario', 'I2', '20:03');
    const { key } = matchOf(state, 'Ana Ruiz', 'Hugo Paz');
    const sides = ['white', 'black'] as const;
    const { answer } = call(
      session,
      'cubiletePanelRollCall',
      sides.map((side) => ({ key, side })),
    );
    expect(answer.kind).toBe('done');
    expect(session.displayValues('Calendario')[1]!.slice(8, 10)).toEqual(['20:03', '20:00']);
  });
});

test('Deshacer from the panel takes back the entry it has shown', () => {
  const session = openEvening('20:30');
  const before = pictureOf(session);
  const { answer } = call(session, 'cubiletePanelResult', first(session).key, played);
  const number = answer.kind === 'done' ? answer.state!.undo!.number : -1;
  for (const other of [number - 1, number + 1]) {
    expect(call(session, 'cubiletePanelUndo', other).answer.kind).toBe('stop');
  }
  const undone = call(again(session), 'cubiletePanelUndo', number);
  expect(undone.answer).toMatchObject({ kind: 'done' });
  call(session, 'cubiletePanelUndo', number);
  expect(pictureOf(session)).toEqual(before);
});
