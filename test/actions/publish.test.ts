import { describe, expect, test } from '@jest/globals';
import type { LiveAnswer, LiveSnapshot, SnapshotAnswer } from '../../src/ui/live-contract';
import type { WorkbookSession } from '../../host/workbook-session';
import { openClub, pictureOf, RANKING, saidIn } from './club';
import { ACTION_IDS, menuFunctionOf, PAGE_IDS, PANEL_ID } from '../../src/ui/contract';
import { playedGroups, typeDraw } from './second-phase';

const EVERYTHING = { '¿Qué se publica': { text: '' }, 'nombres completos': 'YES' } as const;
const INITIALS = { ...EVERYTHING, 'nombres completos': 'NO' } as const;
const AT_2030 = { now: new Date('2026-03-07T20:30:00-04:00') };

/** What anybody gets: nobody has the document open. */
function live(session: WorkbookSession, seen?: string): LiveAnswer {
  const outcome = session.callServer('cubileteLive', [seen], 'web-app');
  if (outcome.error) throw new Error(outcome.error.message);
  return JSON.parse(outcome.value as string) as LiveAnswer;
}

function published(session: WorkbookSession): LiveSnapshot {
  const answer = live(session);
  if (answer.kind !== 'live') throw new Error(answer.kind);
  return answer.snapshot;
}

/** Two groups of four, the better rated won 3–1; a draw of six of which one match is played. */
function evening(): WorkbookSession {
  const session = playedGroups({ options: AT_2030 });
  session.answer({ ...EVERYTHING, Armar: { text: '22:00' } });
  session.runAction('draw');
  typeDraw(session, 'M1', ['5', '2']);
  return session;
}

describe('what is published', () => {
  test('is what stands on the sheets: groups, matches, draw, ranking', () => {
    const session = evening();
    expect(saidIn(session.runAction('publish'))).toContain(
      'Publicado en la hoja «En vivo» y para la página en vivo: grupos, partidos, draw y ranking.',
    );
    const { title, published: when, groups, matches, draw, ranking } = published(session);
    expect([title, when]).toEqual(['Torneo en vivo', '2026-03-07 20:30:00']);
    // The snake puts 1, 4, 5, 8 and 2, 3, 6, 7 together; the better won each match 3–1 (HG 7.2.1).
    expect(
      groups!.map(({ standings }) =>
        standings.map(({ player, won, difference }) => [player, won, difference]),
      ),
    ).toEqual([
      [
        ['Ana Ruiz', 3, 6],
        ['Darío Peña', 2, 2],
        ['Elsa Mora', 1, -2],
        ['Hugo Paz', 0, -6],
      ],
      [
        ['Beto Gil', 3, 6],
        ['Carla Sosa', 2, 2],
        ['Fidel Rey', 1, -2],
        ['Gala Cruz', 0, -6],
      ],
    ]);
    expect(matches).toHaveLength(12);
    expect(matches![0]).toEqual({
      ...{ group: 'G1', round: '1', hour: '20:00', board: '1', white: 'Ana Ruiz', black: 'Hugo Paz' },
      ...{ result: '3–1', state: 'played', winner: 'white', playoff: false },
    });
    expect(draw!.map(({ name, matches: ofRound }) => [name, ofRound.length])).toEqual([
      ...[
        ['Repechaje', 2],
        ['Semifinal', 2],
        ['Final', 1],
      ],
    ]);
    const [played] = draw![0]!.matches;
    expect(played).toMatchObject({
      id: 'M1',
      hour: '22:00',
      result: '5–2',
      state: 'played',
      winner: 'white',
      winnerTo: 'M3',
    });
    // The winner is seated although nobody has pressed «Avanzar ganadores» yet.
    expect(draw![1]!.matches[0]).toMatchObject({
      white: { player: 'Ana Ruiz' },
      black: { player: played!.white.player, from: 'Ganador M1' },
    });
    expect(draw![2]!.matches[0]).toMatchObject({
      white: { player: null, from: 'Ganador M3' },
      winnerTo: null,
    });
    expect(ranking!.slice(0, 2)).toEqual([
      { place: 1, player: 'Ana Ruiz', level: 1900, state: '' },
      { place: 2, player: 'Beto Gil', level: 1850, state: '' },
    ]);
  });

  test('is nothing else of the workbook: no telephones, no notes, no states that are remarks', () => {
    const ranking = RANKING.map((row, index) => [
      ...row,
      ...(index === 0 ? ['Estado', 'Teléfono'] : ['debe dos cuotas', `0414-${index}`]),
    ]);
    const session = openClub({ ranking, options: AT_2030, answers: EVERYTHING });
    session.runAction('seed-groups');
    session.runAction('schedule');
    session.type('Calendario', 'M2', 'llamar a su madre');
    session.runAction('publish');
    const everything = JSON.stringify([live(session), session.displayValues('En vivo')]);
    expect(everything).not.toMatch(/0414|cuotas|madre|Teléfono/);
    expect(everything).toContain('Ana Ruiz');
  });

  test('is only the parts that were chosen, on the page and on the sheet', () => {
    const session = evening();
    session.answer({ '¿Qué se publica': { text: '2, 3' }, 'nombres completos': 'YES' });
    session.runAction('publish');
    expect(published(session)).toMatchObject({ groups: null, ranking: null });
    expect(published(session).matches).toHaveLength(12);
    const sheet = session.displayValues('En vivo').flat();
    expect(sheet).not.toContain('Clasificado');
    expect(sheet).not.toContain('Leo Marín');
  });

  test('is initials where names are not to be public, in every text', () => {
    const session = evening();
    session.answer(INITIALS);
    session.runAction('publish');
    const everything = JSON.stringify([
      live(session),
      session.displayValues('En vivo'),
      session.formulas('En vivo'),
    ]);
    for (const [, name] of RANKING.slice(1)) {
      for (const word of String(name).split(' ')) expect(everything).not.toContain(word);
    }
    expect(everything).not.toContain('TD_STANDINGS');
    expect(published(session).groups![0]!.standings[0]!.player).toBe('A. R.');
  });

  test('a number that is none of the parts publishes nothing', () => {
    const session = evening();
    session.answer({ '¿Qué se publica': { text: '1, 7' } });
    expect(saidIn(session.runAction('publish'))).toContain('«7» no es ninguno de los números');
    expect(live(session)).toEqual({ kind: 'nothing' });
    expect(session.sheets()).not.toContain('En vivo');
  });

  test('an empty club has nothing to publish', () => {
    const session = openClub({ ranking: [RANKING[0]!], entries: [['Jugador']], answers: EVERYTHING });
    const { said } = session.runAction('publish');
    expect(said.map(({ message }) => message)).toEqual([expect.stringContaining('No hay nada que publicar')]);
  });

  test('what can not be read stops it only where it is public', () => {
    const session = evening();
    session.type('Draw', 'B2', 'no es una ronda');
    session.answer({ '¿Qué se publica': { text: '4' }, 'nombres completos': 'YES' });
    session.runAction('publish');
    expect(published(session)).toMatchObject({ draw: null, groups: null });
    session.runAction('unpublish');
    session.answer(EVERYTHING);
    expect(saidIn(session.runAction('publish'))).toContain('Draw!B2');
    expect(live(session)).toEqual({ kind: 'nothing' });
  });
});

describe('the state of a match', () => {
  function stateOf(type: (session: WorkbookSession) => void): string[] {
    const session = openClub({ options: AT_2030, answers: EVERYTHING });
    session.runAction('seed-groups');
    session.runAction('schedule');
    type(session);
    session.runAction('publish');
    return published(session).matches!.map(({ state }) => state);
  }

  test('its hour has come, and its board and players are free', () => {
    // Half past eight: the round of 20:00 is on, that of 20:24 waits for its boards and players.
    const states = stateOf(() => undefined);
    expect(states.slice(0, 4)).toEqual(['on', 'on', 'on', 'on']);
    expect(new Set(states.slice(4))).toEqual(new Set(['toCome']));
  });

  test('one who has not come holds it up, once arrivals are noted', () => {
    expect(stateOf((session) => session.type('Calendario', 'I2', '20:00'))[0]).toBe('toCome');
    expect(
      stateOf((session) => {
        session.type('Calendario', 'I2', '20:00');
        session.type('Calendario', 'J2', '20:10');
      })[0],
    ).toBe('on');
  });

  test('a forfeit is one', () => {
    expect(stateOf((session) => session.type('Calendario', 'H2', 'F'))[0]).toBe('forfeit');
  });
});

describe('the sheet «En vivo»', () => {
  test('follows what is typed by itself, and is rewritten in place without asking again', () => {
    const session = evening();
    session.runAction('publish');
    expect(
      session
        .formulas('En vivo')
        .flat()
        .filter((one) => one !== ''),
    ).toEqual(['=TD_STANDINGS(Calendario!A1:N)']);
    expect(
      session
        .displayValues('En vivo')
        .slice(0, 3)
        .map(([first]) => first),
    ).toEqual([
      'Torneo en vivo',
      'Actualizado a las 20:30',
      'Se publica: grupos, partidos, draw, ranking; nombres completos',
    ]);
    session.type('En vivo', 'A1', 'Abierto de marzo');
    typeDraw(session, 'M2', ['5', '4']);
    const again = session.runAction('publish');
    expect(again.said.filter(({ kind }) => kind === 'prompt' || kind === 'alert')).toEqual([]);
    expect(published(session).title).toBe('Abierto de marzo');
    expect(published(session).draw![0]!.matches[1]!.result).toBe('5–4');
    expect(session.sheets().filter((name) => name.startsWith('En vivo'))).toHaveLength(1);
  });

  test('publishing twice is publishing once', () => {
    const session = evening();
    session.runAction('publish');
    const once = pictureOf(session);
    session.runAction('publish');
    expect(pictureOf(session)).toEqual(once);
  });

  test('fewer matches leave nothing of the old ones', () => {
    const session = evening();
    session.runAction('publish');
    for (const column of ['A', 'E', 'F', 'G', 'H']) session.type('Calendario', `${column}13`, '');
    session.runAction('publish');
    const rows = session.displayValues('En vivo');
    expect(rows.filter((row) => row[19] === 'Jugado' && row[12]!.startsWith('G'))).toHaveLength(11);
    expect(rows.flat().filter((cell) => cell === 'Ranking')).toHaveLength(1);
  });

  test('a sheet of that name that we did not make is left alone', () => {
    const session = openClub({ others: [{ name: 'En vivo', rows: [['Mis cosas']] }], answers: EVERYTHING });
    expect(saidIn(session.runAction('publish'))).toContain('La hoja «En vivo» no la hizo Cubilete');
    expect(session.displayValues('En vivo')).toEqual([['Mis cosas']]);
  });

  test('undoing takes it back as it was, and away', () => {
    const session = evening();
    const before = pictureOf(session);
    session.runAction('publish');
    const first = pictureOf(session);
    typeDraw(session, 'M2', ['5', '4']);
    session.runAction('publish');
    session.runAction('undo');
    expect(pictureOf(session)['En vivo']).toEqual(first['En vivo']);
    typeDraw(session, 'M2', ['', ''], { over: true });
    session.runAction('undo');
    expect(pictureOf(session)).toEqual(before);
  });

  test('hostile names stay text', () => {
    const names = ['=1+1', '<b>x</b>', '+5', "'quote", '01234', 'TRUE'];
    const session = openClub({
      ranking: [RANKING[0]!, ...names.map((name, index) => [index + 1, name, 1900 - index])],
      entries: [['Jugador'], ['Ana Ruiz']],
      options: AT_2030,
      answers: EVERYTHING,
    });
    names.forEach((name, index) => session.type('Ranking', `B${index + 2}`, `'${name}`));
    session.runAction('publish');
    const sheet = session.values('En vivo').flat();
    for (const name of names) expect(sheet).toContain(name);
    expect(published(session).ranking!.map(({ player }) => player)).toEqual(names);
  });
});

describe('the page', () => {
  test('gets the page, or JSON, without a document', () => {
    const session = evening();
    session.runAction('publish');
    const get = (parameter: Record<string, string>) => {
      const outcome = session.callServer('doGet', [{ parameter }], 'web-app');
      if (outcome.error) throw new Error(outcome.error.message);
      return outcome.value as { getContent(): string; getTitle?(): string };
    };
    const page = get({});
    expect(page.getContent()).toContain('<div id="page" data-language="es"></div>');
    expect(page.getTitle!()).toBe('Torneo en vivo');
    expect(JSON.parse(get({ format: 'json' }).getContent())).toMatchObject({
      kind: 'live',
      snapshot: { title: 'Torneo en vivo' },
    });
  });

  test('is not sent again what it has', () => {
    const session = evening();
    session.runAction('publish');
    const first = live(session);
    const version = first.kind === 'live' ? first.version : '';
    expect(live(session, version)).toEqual({ kind: 'same', age: 0 });
    session.runAction('publish');
    expect(live(session, version).kind).toBe('live');
  });

  test('shows nothing before anything is published, and nothing after it is over', () => {
    const session = evening();
    expect(live(session)).toEqual({ kind: 'nothing' });
    expect(saidIn(session.runAction('unpublish'))).toContain('No se está publicando nada');
    session.runAction('publish');
    expect(saidIn(session.runAction('unpublish'))).toContain('Ya no se publica nada');
    expect(live(session)).toEqual({ kind: 'nothing' });
    expect(session.displayValues('En vivo')).toEqual([['Torneo en vivo'], ['Ya no se publica']]);
    expect(saidIn(session.runAction('unpublish'))).toContain('No se está publicando nada');
    // It is asked anew what is public.
    session.answer(INITIALS);
    session.runAction('publish');
    expect(published(session).initials).toBe(true);
  });

  test('can be emptied although its sheet is gone', () => {
    const session = evening();
    session.runAction('publish');
    session.runAction('undo');
    expect(session.sheets()).not.toContain('En vivo');
    expect(live(session).kind).toBe('live');
    session.runAction('unpublish');
    expect(live(session)).toEqual({ kind: 'nothing' });
  });

  test('is emptied by a second try where the first was cut before it reached the page', () => {
    const whole = evening();
    whole.runAction('publish');
    const reached = whole.runAction('unpublish').trace.indexOf('Properties.deleteProperty') + 1;
    expect(reached).toBeGreaterThan(0);
    const session = evening();
    session.runAction('publish');
    expect(session.runAction('unpublish', { failAt: reached }).error).toBeDefined();
    expect(live(session).kind).toBe('live');
    session.runAction('unpublish');
    expect(live(session)).toEqual({ kind: 'nothing' });
  });

  test('a long tournament goes into properties and comes out whole, accents and all', () => {
    const ranking = Array.from({ length: 400 }, (_, index) => [
      index + 1,
      `Ñandú Übel 🎲 ${index}`,
      1900 - index,
    ]);
    const session = openClub({
      ranking: [RANKING[0]!, ...ranking],
      entries: [['Jugador'], ['x']],
      answers: EVERYTHING,
    });
    expect(session.runAction('publish').error).toBeUndefined();
    expect(published(session).ranking!.map(({ player }) => player)).toEqual(ranking.map(([, name]) => name));
  });
});

test('the number of service calls does not depend on the number of players', () => {
  const calls = [20, 100].map((players) => {
    const numbers = Array.from({ length: players }, (_, index) => index + 1);
    const session = openClub({
      ranking: [RANKING[0]!, ...numbers.map((number) => [number, `Jugador ${number}`, 2000 - number])],
      entries: [['Jugador', 'Presente'], ...numbers.map((number) => [`Jugador ${number}`, 'sí'])],
      answers: EVERYTHING,
      options: { grid: { rows: 2000, columns: 26 } },
    });
    session.runAction('seed-groups');
    session.runAction('schedule');
    return [session.runAction('publish'), session.runAction('publish')].map((run) => run.calls.total);
  });
  expect(calls[0]![0]).toBeLessThanOrEqual(150);
  expect(calls[0]![1]).toBeLessThanOrEqual(90);
  for (const at of [0, 1]) expect(Math.abs(calls[1]![at]! - calls[0]![at]!)).toBeLessThanOrEqual(8);
});

describe("the director's dialogs", () => {
  test('get the workbook as it is, from the document alone', () => {
    const session = evening();
    const outcome = session.callServer('cubileteSnapshot', [{ initials: true }], 'full');
    const answer = JSON.parse(outcome.value as string) as SnapshotAnswer;
    expect(answer).toMatchObject({ kind: 'snapshot', url: null, snapshot: { initials: true } });
    expect(live(session)).toEqual({ kind: 'nothing' });
  });

  test('nobody gets that through the page', () => {
    const outcome = evening().callServer('cubileteSnapshot', [{}], 'web-app');
    expect(outcome).toMatchObject({ error: { message: expect.stringContaining('getUi') } });
  });

  const commands = [...ACTION_IDS, ...PAGE_IDS, PANEL_ID] as const;
  test.each(commands)('nobody runs %s through the page', (item) => {
    const session = evening();
    const before = pictureOf(session);
    const { error } = session.callServer(menuFunctionOf(item), [], 'web-app');
    expect(error?.message).toContain('getUi');
    expect(pictureOf(session)).toEqual(before);
  });

  test('open from the menu', () => {
    const shown: string[] = [];
    const screen = { toast: () => undefined, show: ({ title }: { title: string }) => void shown.push(title) };
    const session = openClub({ options: { screen } });
    expect(session.runFunction('cubileteBlogSnippet').error).toBeUndefined();
    expect(session.runFunction('cubiletePrintSheets').error).toBeUndefined();
    expect(shown).toEqual(['Copiar para el blog', 'Hojas para imprimir']);
  });
});
