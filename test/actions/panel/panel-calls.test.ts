import { describe, expect, test } from '@jest/globals';
import { PANEL_CALLS, type PanelAnswer, type PanelCall } from '../../../src/ui/contract';
import { again, openClub, pictureOf, records, writtenCells } from '../club';
import { call, later, matchOf, openEvening, stateOf } from './calls';

const textOf = (answer: PanelAnswer) => ('text' in answer ? answer.text : answer.question.text);
const entries = (session: ReturnType<typeof openClub>) => records(session, 'Bitácora de Cubilete');

/** A calendar in which each result stands in one cell. */
const ONE_CELL = {
  name: 'Calendario',
  rows: [
    ['Grupo', 'Hora', 'Blancas', 'Negras', 'Resultado', 'Observaciones'],
    ['G1', '20:00', 'Ana Ruiz', 'Beto Gil', '3:1', ''],
    ['G1', '20:24', 'Beto Gil', 'Carla Sosa', '', ''],
    ['G1', '20:48', 'Carla Sosa', 'Ana Ruiz', '', 'desempate'],
  ],
};

describe('the state', () => {
  test('at 20:40 an absent player has two against him and loses at 20:45 (HG 2.3.1)', () => {
    const session = openEvening('20:40');
    session.type('Calendario', 'J2', '19:55');
    const match = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    expect(match).toMatchObject({
      ...{ status: 'late', hour: 20 * 3600, start: { white: 0, black: 2 } },
      absent: [{ side: 'white', against: 2, next: [{ at: 20 * 3600 + 45 * 60, against: 3, lost: true }] }],
      possible: { losers: { white: [0, 1, 2], black: [2] } },
    });
  });

  test('what is missing: arrivals, results, points for lateness', () => {
    const session = openEvening('20:40');
    session.type('Calendario', 'I2', '20:21');
    session.type('Calendario', 'J2', '19:55');
    session.type('Calendario', 'I8', '19:55');
    session.type('Calendario', 'J8', '19:55');
    const state = stateOf(session);
    const { missing } = state;
    expect(missing.results).toEqual([
      matchOf(state, 'Ana Ruiz', 'Hugo Paz').key,
      matchOf(state, 'Beto Gil', 'Gala Cruz').key,
    ]);
    expect(missing.arrivals).toHaveLength(6);
    expect(missing).toMatchObject({ lateness: true, playoffs: [], draw: false, advance: false });
  });

  test('a row that cannot be read stops no other, and says what is wrong', () => {
    const session = openEvening('20:40');
    session.type('Calendario', 'G2', '3');
    session.type('Calendario', 'H2', '3');
    const state = stateOf(session);
    expect(matchOf(state, 'Ana Ruiz', 'Hugo Paz').problem).toContain('Calendario!H2');
    expect(matchOf(state, 'Beto Gil', 'Gala Cruz').status).toBe('late');
  });

  test('an hour past midnight comes after one before it', () => {
    const session = openClub({ answers: { 'empieza el primero': '23:30' } });
    session.runAction('seed-groups');
    session.runAction('schedule');
    const state = stateOf(later(session, '23:40'));
    expect(state.now).toBe(23 * 3600 + 40 * 60 + 10);
    expect(matchOf(state, 'Darío Peña', 'Hugo Paz').hour).toBe((24 * 60 + 18) * 60);
  });

  test('without any sheet of a tournament it is empty and says so with nothing thrown', () => {
    const state = stateOf(openClub());
    expect(state).toMatchObject({ matches: [], boards: [], undo: null });
    expect(state.missing).toMatchObject({ groups: true, schedule: false, publish: false, close: false });
    expect(state.commands[0]).toEqual({ id: 'seed-groups', name: 'Sembrar grupos' });
  });

  test('groups without a calendar: the calendar is missing', () => {
    const session = openClub();
    session.runAction('seed-groups');
    expect(stateOf(session).missing).toMatchObject({ groups: false, schedule: true });
    session.runAction('schedule');
    expect(stateOf(session).missing).toMatchObject({ groups: false, schedule: false });
  });

  test('groups all played, no draw yet: the draw is missing', () => {
    const session = openEvening('21:30');
    const points = { 'Ana Ruiz': 4, 'Darío Peña': 3, 'Elsa Mora': 2, 'Beto Gil': 4, 'Carla Sosa': 3 };
    const strength = (name: string) =>
      (points as Record<string, number>)[name] ?? (name === 'Fidel Rey' ? 2 : 1);
    records(session, 'Calendario').forEach((row, index) => {
      const whiteWins = strength(row.Blancas!) > strength(row.Negras!);
      session.type('Calendario', `G${index + 2}`, whiteWins ? '3' : '1');
      session.type('Calendario', `H${index + 2}`, whiteWins ? '1' : '3');
    });
    expect(stateOf(session).missing).toMatchObject({ draw: true, results: [], arrivals: [] });
  });

  test('matches of the draw can get their results, to five', () => {
    const session = openClub({
      others: [
        {
          name: 'Draw',
          rows: [
            ['Partido', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota', 'Pasa a'],
            ['M1', 'Semifinal', 'Ana Ruiz', 'Beto Gil', '', '', '', 'M3'],
            ['M2', 'Semifinal', 'Carla Sosa', 'Darío Peña', '', '', '', 'M3'],
            ['M3', 'Final', 'Ganador M1', 'Ganador M2', '', '', '', ''],
          ],
        },
      ],
    });
    const state = stateOf(session);
    expect(matchOf(state, 'Ana Ruiz', 'Beto Gil')).toMatchObject({
      ...{ phase: 'draw', round: 'Semifinal', status: 'next', possible: { length: 5, most: 7 } },
    });
    expect(matchOf(state, 'Ganador M1', 'Ganador M2').status).toBe('open');
    const { key } = matchOf(state, 'Ana Ruiz', 'Beto Gil');
    const { run, answer } = call(session, 'cubiletePanelResult', key, { kind: 'played', white: 6, black: 4 });
    expect(writtenCells(run)).toEqual(['Draw!E2', 'Draw!F2']);
    expect(answer.kind === 'done' && answer.state?.missing.advance).toBe(true);
  });
});

describe('Llegó', () => {
  test('stamps now, to the minute, in that one cell, with a journal entry; Deshacer takes it back', () => {
    const session = openEvening('20:21');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    const { run, answer } = call(session, 'cubiletePanelArrive', key, 'white');
    expect(writtenCells(run)).toEqual(['Calendario!I2']);
    expect(session.displayValues('Calendario')[1]![8]).toBe('20:21');
    expect(run.said).toEqual([]);
    expect(answer).toMatchObject({ kind: 'done', text: 'Ana Ruiz llegó a las 20:21' });
    if (answer.kind !== 'done') throw new Error();
    const match = matchOf(answer.state!, 'Ana Ruiz', 'Hugo Paz');
    expect(match).toMatchObject({ arrived: { white: (20 * 60 + 21) * 60 }, absent: [{ side: 'black' }] });
    const { number } = answer.state!.undo!;
    expect(entries(session)[entries(session).length - 1]!.Orden).toBe('Llegó');
    const undone = call(session, 'cubiletePanelUndo', number);
    expect(undone.answer.kind).toBe('done');
    expect(session.displayValues('Calendario')[1]![8]).toBe('');
  });

  test('is found by its players after rows and columns have moved', () => {
    const session = openEvening('20:21');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    // The first two matches change places.
    const [, first, second] = session.displayValues('Calendario');
    for (const [row, cells] of [
      [2, second],
      [3, first],
    ] as const) {
      cells!
        .slice(0, 6)
        .forEach((text, column) => session.type('Calendario', `${'ABCDEF'[column]}${row}`, text));
    }
    expect(writtenCells(call(session, 'cubiletePanelArrive', key, 'black').run)).toEqual(['Calendario!J3']);
  });

  test('a time can be given, or that he was in time', () => {
    const session = openEvening('20:50');
    const state = stateOf(session);
    call(session, 'cubiletePanelArrive', matchOf(state, 'Ana Ruiz', 'Hugo Paz').key, 'white', '8:15 pm');
    call(session, 'cubiletePanelArrive', matchOf(state, 'Hugo Paz', 'Elsa Mora').key, 'black', '=');
    expect(session.displayValues('Calendario')[1]![8]).toBe('20:15');
    expect(session.displayValues('Calendario')[3]![9]).toBe('20:24');
    const wrong = call(
      session,
      'cubiletePanelArrive',
      matchOf(state, 'Ana Ruiz', 'Hugo Paz').key,
      'black',
      'x',
    );
    expect(wrong.answer.kind).toBe('stop');
  });

  test('who comes at 20:50 was late for his matches of 20:00 and 20:24', () => {
    const session = openEvening('20:50');
    const { key } = matchOf(stateOf(session), 'Hugo Paz', 'Elsa Mora');
    const { run } = call(session, 'cubiletePanelArrive', key, 'white');
    // Hugo is black at 20:00, white at 20:24, black at 20:48.
    expect(writtenCells(run).sort()).toEqual(['Calendario!I4', 'Calendario!J2', 'Calendario!J6']);
  });

  test('what somebody has typed meanwhile is not overwritten', () => {
    const session = openEvening('20:21');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    session.type('Calendario', 'I2', '20:05');
    const { run, answer } = call(session, 'cubiletePanelArrive', key, 'white');
    expect(run.changes.cells).toEqual([]);
    expect(answer).toMatchObject({ kind: 'stop' });
    expect(textOf(answer)).toContain('20:05');
  });

  test('the whole room at once, all in time: one entry', () => {
    const session = openEvening('20:05');
    const before = entries(session).length;
    const state = stateOf(session);
    const arrivals = state.matches
      .filter(({ absent }) => absent.length > 0)
      .flatMap(({ key, absent }) => absent.map(({ side }) => ({ key, side })))
      .filter(({ key, side }) => !(key === matchOf(state, 'Ana Ruiz', 'Hugo Paz').key && side === 'black'));
    const { answer } = call(session, 'cubiletePanelRollCall', arrivals);
    expect(entries(session)).toHaveLength(before + 1);
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    const late = answer.state!.matches.filter(({ status }) => status === 'late');
    expect(late.map(({ white, absent }) => [white, absent.map(({ side }) => side)])).toEqual([
      ['Ana Ruiz', ['black']],
    ]);
    expect(answer.state!.matches.filter(({ status }) => status === 'on')).toHaveLength(3);
  });

  test('a calendar without the columns: it is asked whether to add them, in the panel', () => {
    const session = later(openClub({ others: [ONE_CELL] }), '20:30');
    const { key } = matchOf(stateOf(session), 'Beto Gil', 'Carla Sosa');
    const asked = call(session, 'cubiletePanelArrive', key, 'white');
    expect(asked.run.said).toEqual([]);
    if (asked.answer.kind !== 'ask') throw new Error(JSON.stringify(asked.answer));
    const { question } = asked.answer;
    const answers = [{ question, reply: { button: 'yes', text: '' } }] as const;
    const { answer } = call(session, 'cubiletePanelArrive', key, 'white', '', answers);
    expect(answer.kind).toBe('done');
    expect(session.displayValues('Calendario')[2]!.slice(6)).toContain('20:30');
  });
});

describe('a result', () => {
  const played = { kind: 'played', white: 3, black: 1 } as const;

  test('goes into its two cells and nowhere else', () => {
    const session = openEvening('20:30');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    const { run, answer } = call(session, 'cubiletePanelResult', key, played);
    expect(writtenCells(run)).toEqual(['Calendario!G2', 'Calendario!H2']);
    expect(session.values('Calendario')[1]!.slice(6, 8)).toEqual([3, 1]);
    expect(textOf(answer)).toBe('Ana Ruiz–Hugo Paz (G1): 3–1');
  });

  test('a forfeit is TRES a CERO with its mark (2.3.1), leaving is its own (2.3.5)', () => {
    const session = openEvening('20:50');
    const state = stateOf(session);
    const forfeit = (
      white: string,
      black: string,
      marks: { white: 'F' | 'A' | null; black: 'F' | 'A' | null },
    ) =>
      call(session, 'cubiletePanelResult', matchOf(state, white, black).key, { kind: 'forfeit', ...marks });
    forfeit('Ana Ruiz', 'Hugo Paz', { white: null, black: 'F' });
    forfeit('Darío Peña', 'Elsa Mora', { white: 'A', black: null });
    forfeit('Beto Gil', 'Gala Cruz', { white: 'F', black: 'F' });
    const rows = session.displayValues('Calendario').map((row) => row.slice(6, 8));
    expect([rows[1], rows[2], rows[7]]).toEqual([
      ['3', 'F'],
      ['A', '3'],
      ['F', 'F'],
    ]);
  });

  test('in one cell: in the notation of the others, as text that no sheet makes a time of', () => {
    const session = later(openClub({ others: [ONE_CELL] }), '20:30');
    session.type('Calendario', 'E2', "'3:1");
    const { key } = matchOf(stateOf(session), 'Beto Gil', 'Carla Sosa');
    const { run } = call(session, 'cubiletePanelResult', key, { kind: 'played', white: 2, black: 3 });
    expect(writtenCells(run)).toEqual(['Calendario!E3']);
    expect(session.values('Calendario')[2]![4]).toBe('2:3');
    const playoff = matchOf(stateOf(session), 'Carla Sosa', 'Ana Ruiz');
    expect(playoff).toMatchObject({
      isPlayoff: true,
      possible: { length: 1, losers: { white: [0], black: [0] } },
    });
    call(session, 'cubiletePanelResult', playoff.key, { kind: 'played', white: 1, black: 0 });
    expect(session.values('Calendario')[3]![4]).toBe('1:0');
  });

  test.each([
    { kind: 'played', white: 2, black: 1 },
    { kind: 'played', white: 6, black: 1 },
    { kind: 'played', white: 3, black: 3 },
    { kind: 'played', white: 3.5, black: 1 },
    { kind: 'played', white: 0, black: 0 },
    { kind: 'forfeit', white: null, black: null },
  ] as const)('what the regulation does not allow is refused: %j', (result) => {
    const session = openEvening('20:30');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    const { run, answer } = call(session, 'cubiletePanelResult', key, result);
    expect(answer.kind).toBe('stop');
    expect(run.changes.cells).toEqual([]);
  });

  test('what somebody has typed meanwhile is not overwritten; what the panel has seen is corrected', () => {
    const session = openEvening('20:30');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    session.type('Calendario', 'G2', '1');
    session.type('Calendario', 'H2', '3');
    const refused = call(session, 'cubiletePanelResult', key, played);
    expect(refused.run.changes.cells).toEqual([]);
    expect(textOf(refused.answer)).toContain('1–3');
    const { seen } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    const corrected = call(session, 'cubiletePanelResult', key, played, seen);
    expect(corrected.answer.kind).toBe('done');
    expect(session.values('Calendario')[1]!.slice(6, 8)).toEqual([3, 1]);
  });

  test('a match that is not there any more, or there twice, is not guessed', () => {
    const session = openEvening('20:30');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    session.type('Calendario', 'F2', 'Otro Jugador');
    expect(call(session, 'cubiletePanelResult', key, played).answer.kind).toBe('stop');
    session.type('Calendario', 'F2', 'Hugo Paz');
    session.type('Calendario', 'E3', 'Ana Ruiz');
    session.type('Calendario', 'F3', 'Hugo Paz');
    expect(call(session, 'cubiletePanelResult', key, played).answer.kind).toBe('stop');
  });

  test("a director's formula in the cell gives way only after a yes in the panel", () => {
    const session = openEvening('20:30');
    session.type('Calendario', 'G2', '=1-1');
    session.type('Calendario', 'H2', '=2-2');
    const { key, seen } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    const { answer, run } = call(session, 'cubiletePanelResult', key, played, seen);
    expect(run.said).toEqual([]);
    expect(answer.kind).toBe('ask');
    if (answer.kind !== 'ask') return;
    const reply = (button: 'yes' | 'no') => [{ question: answer.question, reply: { button, text: '' } }];
    expect(call(session, 'cubiletePanelResult', key, played, seen, reply('no')).answer.kind).toBe('stop');
    expect(call(session, 'cubiletePanelResult', key, played, seen, reply('yes')).answer.kind).toBe('done');
  });

  test('a protected range and another run are said, and nothing is written', () => {
    const session = openEvening('20:30');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    session.holdLock(true);
    expect(call(session, 'cubiletePanelResult', key, played).answer.kind).toBe('busy');
    session.holdLock(false);
    session.protect('Calendario', 'G1:H50');
    const { answer, run } = call(session, 'cubiletePanelResult', key, played);
    expect(answer.kind).toBe('stop');
    expect(textOf(answer)).toContain('protegido');
    expect(run.changes.cells).toEqual([]);
  });
});

describe('Deshacer and the menu commands', () => {
  test('only the entry that was meant is taken back', () => {
    const session = openEvening('20:30');
    const state = stateOf(session);
    const { answer } = call(
      session,
      'cubiletePanelArrive',
      matchOf(state, 'Ana Ruiz', 'Hugo Paz').key,
      'white',
    );
    const number = answer.kind === 'done' ? answer.state!.undo!.number : -1;
    call(session, 'cubiletePanelArrive', matchOf(state, 'Beto Gil', 'Gala Cruz').key, 'white');
    const { answer: refused, run } = call(session, 'cubiletePanelUndo', number);
    expect(refused.kind).toBe('stop');
    expect(run.changes.cells).toEqual([]);
  });

  test('a command runs without dialogs; its question comes to the panel and is answered there', () => {
    const session = openClub();
    const { answer, run } = call(session, 'cubiletePanelRun', 'seed-groups');
    expect(run.said).toEqual([]);
    if (answer.kind !== 'ask') throw new Error(JSON.stringify(answer));
    expect(answer.question.text).toContain('8 jugadores');
    const given = [{ question: answer.question, reply: { button: 'ok', text: '' } }] as const;
    expect(call(session, 'cubiletePanelRun', 'seed-groups', given).answer.kind).toBe('done');
    expect(session.sheets()).toContain('Grupos');
  });

  test('an answer to a question that has changed since does not count', () => {
    const session = openClub();
    const { answer } = call(session, 'cubiletePanelRun', 'seed-groups');
    if (answer.kind !== 'ask') throw new Error();
    session.type('Inscritos', 'B3', 'no');
    const given = [{ question: answer.question, reply: { button: 'ok', text: '' } }] as const;
    expect(call(session, 'cubiletePanelRun', 'seed-groups', given).answer.kind).toBe('ask');
    expect(session.sheets()).not.toContain('Grupos');
  });

  test('an error that Google throws becomes a sentence; a name that is no command is refused', () => {
    const session = openEvening('20:30');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    const now = new Date('2026-01-15T20:30:10-04:00');
    const failing = again(session, undefined, { now, failAt: 12 });
    const { answer } = call(failing, 'cubiletePanelArrive', key, 'white');
    expect(answer.kind).toBe('failed');
    expect(textOf(answer)).toContain('no aceptó');
    expect(session.callFromPage('cubiletePanelRun', ['nothing']).error?.message).toContain('nothing');
  });
});

describe("through the players' page, which anybody may open", () => {
  const GIVEN: Readonly<Record<PanelCall, (key: string) => readonly unknown[]>> = {
    cubiletePanelState: () => [],
    cubiletePanelArrive: (key) => [key, 'white'],
    cubiletePanelRollCall: (key) => [[{ key, side: 'white' }]],
    cubiletePanelResult: (key) => [key, { kind: 'played', white: 3, black: 1 }, null],
    cubiletePanelUndo: () => [null],
    cubiletePanelRun: () => ['seed-groups', []],
  };

  test.each(Object.keys(PANEL_CALLS) as PanelCall[])('nobody gets anything by %s', (name) => {
    const session = openEvening('20:30');
    const { key } = matchOf(stateOf(session), 'Ana Ruiz', 'Hugo Paz');
    const [before, journal] = [pictureOf(session), entries(session)];
    const { error, value } = session.callServer(name, GIVEN[name](key), 'web-app');
    expect(error?.message).toContain('getUi');
    expect(value).toBeUndefined();
    expect(pictureOf(session)).toEqual(before);
    expect(entries(session)).toEqual(journal);
  });
});
