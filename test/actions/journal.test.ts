import { describe, expect, test } from '@jest/globals';
import { emptyWorkbook } from '../../host/new-workbook';
import { openWorkbook, type OpenOptions } from '../../host/workbook-session';
import { again, ENTRIES, openClub, pictureOf, RANKING, records, saidIn } from './club';
import { callsOf, openStage, stages, wholePicture } from './fault-stages';

const STAGES = stages();
const JOURNAL = 'Bitácora de Cubilete';

describe('who', () => {
  const whoOf = (user: OpenOptions['user']) => {
    const session = openClub({ options: { ...(user && { user }) } });
    expect(session.runAction('seed-groups').error).toBeUndefined();
    return records(session, JOURNAL)[0]!['Quién'];
  };

  test('is the mail address where Google tells it, else what tells persons apart, else a dash', () => {
    expect(whoOf({ email: 'ana@club.ve', key: 'a1b2c3d4e5f6' })).toBe('ana@club.ve');
    expect(whoOf({ key: 'a1b2c3d4e5f6' })).toBe('editor a1b2c3');
    expect(whoOf({ email: '', key: 'x9y8z7w6' })).toBe('editor x9y8z7');
    expect(whoOf({})).toBe('—');
  });

  test('is said when an entry is taken back, whoever does it', () => {
    const session = openClub({ options: { user: { email: 'ana@club.ve' } } });
    session.runAction('seed-groups');
    const other = again(session, undefined, { user: { email: 'beto@club.ve' } });
    expect(saidIn(other.runAction('undo'))).toContain('Deshecho el nº 1, de ana@club.ve: 8 jugadores');
    expect(other.sheets()).not.toContain('Grupos');
  });
});

describe('a journal made before it said who', () => {
  const OLD = ['Nº', 'Cuándo', 'Orden', 'Qué se hizo', 'Estado', 'Datos para deshacer'];
  const record = JSON.stringify({ newSheets: [], cells: { Inscritos: [[1, 1, 'quizás', 'sí']] } });
  /** A long record goes on in the columns behind, which have no title. */
  const pieces = [record.slice(0, 20), record.slice(20, 50), record.slice(50)];
  const old = () =>
    openWorkbook(
      emptyWorkbook([
        { name: 'Ranking', rows: RANKING },
        { name: 'Inscritos', rows: ENTRIES },
        { name: JOURNAL, rows: [OLD, [1, '2026-01-01 20:00:00', 'Algo', 'Una cosa.', 'hecho', ...pieces]] },
      ]),
    );

  test('goes on: the new column comes to stand at the right end', () => {
    const session = old();
    session.runAction('seed-groups');
    const [header, , entry] = session.displayValues(JOURNAL);
    expect(header).toEqual([...OLD, '', '', 'Quién']);
    expect(entry![8]).toMatch(/^editor /);
    expect(entry![4]).toBe('hecho');
    session.runAction('undo');
    expect(session.sheets()).not.toContain('Grupos');
  });

  test('its entries can still be taken back', () => {
    const session = old();
    session.runAction('undo');
    expect(session.values('Inscritos')[1]).toEqual(['Ana Ruiz', 'quizás']);
    const mixed = old();
    mixed.runAction('seed-groups');
    mixed.runAction('undo');
    mixed.runAction('undo');
    expect(mixed.values('Inscritos')[1]).toEqual(['Ana Ruiz', 'quizás']);
    expect(records(mixed, JOURNAL).map((row) => row['Estado'])).toEqual(['deshecho', 'deshecho']);
  });

  test('a record that somebody has cut stops the undoing alone', () => {
    const session = old();
    session.type(JOURNAL, 'H1', 'Comentario');
    const before = pictureOf(session);
    expect(saidIn(session.runAction('undo'))).toMatch(/Los datos para deshacer el nº 1 han cambiado/);
    expect(pictureOf(session)).toEqual(before);
    expect(session.runAction('seed-groups').error).toBeUndefined();
    expect(session.displayValues(JOURNAL)[2]![7]).toBe('');
    session.runAction('undo');
    expect(pictureOf(session)).toEqual(before);
  });
});

test('a long record stands in several cells, none longer than a spreadsheet takes, and is taken back whole', () => {
  const names = Array.from({ length: 96 }, (_, index) => `Jugador Número ${index + 101}`);
  const session = openClub({
    ranking: [RANKING[0]!, ...names.map((name, index) => [index + 1, name, 2000 - index])],
    entries: [ENTRIES[0]!, ...names.map((name) => [name, 'sí'])],
    options: { grid: { rows: 2000, columns: 26 } },
  });
  session.runAction('seed-groups');
  const before = pictureOf(session);
  session.runAction('schedule');
  const pieces = session.values(JOURNAL).pop()!.slice(6).map(String);
  expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(1);
  // What Excel takes in a cell; Sheets takes 50,000.
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(32_767);
  session.runAction('undo');
  expect(pictureOf(session)).toEqual(before);
});

describe('five steps back', () => {
  test('each press takes back one more, exactly', () => {
    const evening = STAGES.find(({ name }) => name === 'undo of a calendar')!;
    const session = openStage({ ...evening, answers: { 'Faltan partidas': 'YES', 'ya tiene': 'YES' } });
    const club = openClub({ answers: { 'Faltan partidas': 'YES', 'ya tiene': 'YES', 'otro número': '' } });
    const pictures: string[] = [];
    const step = (work: () => void) => {
      pictures.push(wholePicture(club));
      work();
    };
    step(() => club.runAction('seed-groups'));
    step(() => club.runAction('schedule'));
    step(() => club.runAction('standings'));
    step(() => club.runAction('configure-sheets'));
    club.type('Inscritos', 'B9', 'no');
    step(() => club.runAction('seed-groups'));
    for (const picture of pictures.reverse()) {
      const run = club.runAction('undo');
      expect(saidIn(run)).toMatch(/Deshecho el nº/);
      if (club.values('Inscritos')[8]![1] === 'no' && picture !== pictures[0]) {
        club.type('Inscritos', 'B9', 'sí');
      }
      expect(wholePicture(club)).toBe(picture);
    }
    expect(saidIn(club.runAction('undo'))).toContain('No hay nada que deshacer');
    expect(session.runAction('undo').error).toBeUndefined();
  });

  test('widths that a command changed are put back', () => {
    const stage = STAGES.find(({ name }) => name === 'close')!;
    const session = openStage(stage);
    const before = session.columnWidths('Ranking');
    session.runAction('close');
    expect(session.columnWidths('Ranking').length).toBeGreaterThan(before.length);
    const wide = session.columnWidths('Ranking');
    expect(wide.slice(before.length).some((pixels) => pixels !== 100)).toBe(true);
    session.runAction('undo');
    // The columns that came are empty again: their widths show once something stands there.
    session.type('Ranking', 'Z1', 'x');
    expect(
      session
        .columnWidths('Ranking')
        .slice(before.length)
        .every((pixels) => pixels === 100),
    ).toBe(true);
  });
});

describe('a command that was left half-done', () => {
  const stage = () => STAGES.find(({ name }) => name === 'lateness')!;
  /** Cut right before its last call but so many. */
  const halfDone = (back: number) => {
    const { total } = openStage(stage()).runAction('lateness').calls;
    const session = openStage(stage());
    session.runAction('lateness', { cutAt: total - back });
    expect(records(session, JOURNAL).pop()!['Estado']).toBe('en marcha');
    return session;
  };

  test('is asked about before the next one: yes takes it back and goes on', () => {
    const session = halfDone(8);
    const clean = openStage(stage());
    clean.runAction('standings');
    const bold = again(session, { 'quedó a medias': 'YES' });
    const run = bold.runAction('standings');
    expect(saidIn(run)).toMatch(
      /La última orden, «Aplicar retrasos» \(editor u7p2xq, 2026-01-15 20:05:09\), quedó a medias/,
    );
    expect(pictureOf(bold)).toEqual(pictureOf(clean));
    expect(
      records(bold, JOURNAL)
        .slice(-2)
        .map((row) => row['Estado']),
    ).toEqual(['deshecho', 'hecho']);
  });

  test('no leaves it as it is, to be taken back later', () => {
    const session = halfDone(8);
    const before = wholePicture(openStage(stage()));
    const run = session.runAction('season');
    expect(saidIn(run)).toContain('quedó a medias');
    expect(records(session, JOURNAL).some((row) => row['Estado'] === 'a medias, conservada')).toBe(true);
    // It is asked about once.
    expect(saidIn(session.runAction('season'))).not.toContain('quedó a medias');
    // Whatever was done after it goes first.
    for (let press = 0; press < 3 && wholePicture(session) !== before; press++) session.runAction('undo');
    expect(wholePicture(session)).toBe(before);
  });

  test('Deshacer itself asks nothing about it', () => {
    const session = halfDone(8);
    expect(saidIn(session.runAction('undo'))).not.toContain('quedó a medias');
    expect(wholePicture(session)).toBe(wholePicture(openStage(stage())));
  });
});

describe('what is said of a failure', () => {
  const stage = () => STAGES.find(({ name }) => name === 'lateness')!;
  const texts = () => {
    const { total } = openStage(stage()).runAction('lateness').calls;
    return callsOf(total, 16, 1).map((failAt) => {
      const session = openStage(stage());
      const before = wholePicture(session);
      const run = session.runAction('lateness', { failAt });
      return { isSame: wholePicture(session) === before, said: saidIn(run), failed: run.error !== undefined };
    });
  };

  test('claims nothing before anything was written, and then tells sheets and cells', () => {
    const told = texts().filter(({ failed, said }) => failed && said !== '');
    const isBefore = ({ said }: (typeof told)[number]) => said.includes('No se ha cambiado nada');
    const counts = /escrito hasta ahora: «Calendario» (\d+) de (\d+) casillas\. «Deshacer» lo devuelve todo/;
    expect(told.filter(isBefore).length).toBeGreaterThan(2);
    expect(told.filter(({ said }) => counts.test(said)).length).toBeGreaterThan(2);
    expect(told.filter((one) => isBefore(one) && !one.isSame)).toEqual([]);
    const written = told.filter(({ isSame }) => !isSame);
    expect(
      written.filter(({ said }) => !/«Calendario» [1-9]\d* de \d+ casillas|se hizo entera/.test(said)),
    ).toEqual([]);
  });

  test('of an undoing that failed: press again', () => {
    const session = openStage(stage());
    session.runAction('lateness');
    const { total } = again(session).runAction('undo').calls;
    expect(saidIn(again(session).runAction('undo', { failAt: total - 1 }))).toMatch(
      /«Deshacer» quedó a medias.*Pulse «Deshacer» otra vez|se hizo entera/s,
    );
  });
});
