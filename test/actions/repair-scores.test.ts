import { describe, expect, test } from '@jest/globals';
import {
  openWorkbook,
  type Answers,
  type OpenOptions,
  type WorkbookSession,
} from '../../host/workbook-session';
import { again, openClub, pictureOf, saidIn, writtenCells } from './club';

const CALENDAR = [
  ['Torneo del jueves'],
  ['Grupo', 'Blancas', 'Negras', 'Resultado', 'Hora'],
  ['G1', 'Ana Ruiz', 'Beto Gil', null, '20:00'],
  ['G1', 'Carla Sosa', 'Darío Peña', '3 - 0', '20:00'],
  ['G1', 'Ana Ruiz', 'Carla Sosa', null, '21:00'],
  ['G1', 'Beto Gil', 'Darío Peña', null, '21:00'],
  ['G1', 'Ana Ruiz', 'Darío Peña', '3 - 1', '22:00'],
  ['G1', 'Beto Gil', 'Carla Sosa', null, '22:00'],
];

/** A calendar with one column of scores, into which three were typed that became a date, a time, a date. */
function damagedCalendar(answers?: Answers, options?: OpenOptions): WorkbookSession {
  const session = openClub({
    others: [
      { name: 'Calendario', rows: CALENDAR },
      { name: 'Cuentas', rows: [['=COUNTIF(Calendario!D3:D8,"3 - 1")']] },
    ],
    ...(answers && { answers }),
    ...(options && { options }),
  });
  for (const [cell, text] of [
    ['D3', '3-1'],
    ['D5', '3:2'],
    ['D6', '1-3'],
  ] as const) {
    session.type('Calendario', cell, text);
  }
  return session;
}

const score = (session: WorkbookSession, row: number) => session.displayValues('Calendario')[row - 1]![3];

describe('one column of scores', () => {
  test('all of them are shown at once, and written in the director’s notation after a yes', () => {
    const session = damagedCalendar(['1 2', 'YES']);
    expect(session.displayValues('Cuentas')).toEqual([['1']]);
    const run = session.runAction('repair-scores');
    const [asked, confirmed] = run.said.map((one) => one.message);
    expect(asked).toContain('Calendario!D3, Ana Ruiz–Beto Gil (se ve 3-1): 1. 3-1  2. 1-3');
    expect(asked).toContain('Calendario!D6, Beto Gil–Darío Peña (se ve 1-3): 1. 1-3  2. 3-1');
    expect(asked).toContain(
      'Solo pueden leerse de una manera:\nCalendario!D5, Ana Ruiz–Carla Sosa (se ve 3:02): 3-2',
    );
    expect(confirmed).toContain('Estos 3 marcadores quedarían así:');
    expect(confirmed).toContain('Calendario!D5, Ana Ruiz–Carla Sosa (se ve 3:02): 3 - 2');
    expect(saidIn(run)).toContain('3 marcadores reparados.');
    expect(
      session
        .values('Calendario')
        .slice(2)
        .map((row) => row[3]),
    ).toEqual([...['3 - 1', '3 - 0', '3 - 2', '3 - 1', '3 - 1', '']]);
    expect(writtenCells(run).sort()).toEqual(['Calendario!D3', 'Calendario!D5', 'Calendario!D6']);
    // His own formula counts the literal text.
    expect(session.displayValues('Cuentas')).toEqual([['3']]);
    expect(session.warnings()).toEqual([]);
  });

  test('afterwards the column keeps what is typed, down to the end of the grid; nothing else is text', () => {
    const session = damagedCalendar(['1 2', 'YES']);
    session.runAction('repair-scores');
    session.typeAll([
      { sheet: 'Calendario', cell: 'D8', text: '2-3' },
      { sheet: 'Calendario', cell: 'D1000', text: '4-2' },
      { sheet: 'Calendario', cell: 'E8', text: '22:30' },
      { sheet: 'Calendario', cell: 'C20', text: '4-2' },
    ]);
    const values = session.values('Calendario');
    expect([values[7]![3], values[999]![3]]).toEqual(['2-3', '4-2']);
    expect([values[7]![4], values[19]![2]].map((cell) => typeof cell)).toEqual(['object', 'object']);
  });

  test('run twice it has done nothing more', () => {
    const session = damagedCalendar(['1 2', 'YES']);
    session.runAction('repair-scores');
    const run = again(session).runAction('repair-scores');
    expect(saidIn(run)).toContain('Ningún marcador se ha convertido en fecha u hora.');
    expect(run.changes.cells).toEqual([]);
  });

  test.each<[string, Answers]>([
    ['cancel', [{ button: 'CANCEL' }]],
    ['no', ['1 2', 'NO']],
    ['closing', ['1 2', 'CLOSE']],
  ])('%s changes nothing', (_, answers) => {
    const session = damagedCalendar(answers);
    const run = session.runAction('repair-scores');
    expect(run.changes.cells).toEqual([]);
    expect(saidIn(run)).toContain('No se ha cambiado nada.');
    expect(session.sheets()).not.toContain('Bitácora de Cubilete');
    session.type('Calendario', 'D8', '2-3');
    expect(typeof session.values('Calendario')[7]![3]).toBe('object');
  });

  test('undo gives back the dates, the times and the formats', () => {
    const session = damagedCalendar(['1 2', 'YES', 'YES', 'YES']);
    const before = { picture: pictureOf(session), values: session.values('Calendario') };
    session.runAction('repair-scores');
    const undone = again(session);
    undone.runAction('undo');
    expect(pictureOf(undone)).toEqual(before.picture);
    expect(undone.values('Calendario')).toEqual(before.values);
    undone.type('Calendario', 'D8', '2-3');
    expect(typeof undone.values('Calendario')[7]![3]).toBe('object');
    expect(undone.displayValues('Calendario')[7]![3]).toBe('2-3');
  });

  test('a blank answer leaves those that can be read in two ways, which stay dates and are said', () => {
    const session = damagedCalendar(['', 'YES']);
    const run = session.runAction('repair-scores');
    expect(
      session
        .values('Calendario')
        .slice(2, 6)
        .map((row) => typeof row[3]),
    ).toEqual([...['object', 'string', 'string', 'object']]);
    expect([score(session, 3), score(session, 5)]).toEqual(['3-1', '3 - 2']);
    expect(saidIn(run)).toContain('Calendario!D3, Ana Ruiz–Beto Gil (se ve 3-1): 3-1 o 1-3, sin decidir');
  });

  test('0 leaves its own, a score may be typed instead of its number, and nonsense is asked again', () => {
    const session = damagedCalendar(['1', '0 3-1', 'YES']);
    const run = session.runAction('repair-scores');
    expect(run.said[1]!.message).toContain('«1» no se entiende: hacen falta 2 números');
    expect([3, 5, 6].map((row) => score(session, row))).toEqual(['3-1', '3 - 2', '3 - 1']);
    expect(typeof session.values('Calendario')[2]![3]).toBe('object');
  });

  test.each([
    ['Europe/Madrid', 'America/Caracas'],
    ['America/Caracas', 'Europe/Moscow'],
    ['Pacific/Auckland', 'America/Caracas'],
  ])('a sheet in %s, a script in %s: repaired and undone', (timeZone, scriptTimeZone) => {
    const session = damagedCalendar(['1 2', 'YES'], { timeZone, scriptTimeZone });
    const before = session.values('Calendario');
    session.runAction('repair-scores');
    expect([3, 5, 6].map((row) => score(session, row))).toEqual(['3 - 1', '3 - 2', '3 - 1']);
    const undone = again(session, [], { timeZone, scriptTimeZone });
    undone.runAction('undo');
    expect(undone.values('Calendario')).toEqual(before);
  });

  test.each(['en_US', 'ru_RU', 'el_GR', 'en_GB'])(
    'in %s the reading that was typed is the first',
    (locale) => {
      const session = damagedCalendar(['1 1', 'YES'], { locale });
      session.runAction('repair-scores');
      expect([3, 5, 6].map((row) => score(session, row))).toEqual(['3 - 1', '3 - 2', '1 - 3']);
    },
  );
});

/** Two columns of points: both sides' points in one cell, and a number in a cell that shows dates. */
function damagedPoints(options: OpenOptions): WorkbookSession {
  const rows = [
    ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
    ['G1', 'Ana Ruiz', 'Beto Gil', null, null],
    ['G1', 'Ana Ruiz', 'Carla Sosa', null, 3],
  ];
  const session = openClub({ others: [{ name: 'Calendario', rows }], options });
  session.type('Calendario', 'D2', '3-1');
  session.type('Calendario', 'D3', '2-1');
  session.type('Calendario', 'D3', '2');
  return session;
}

test.each([
  ['one column', damagedCalendar, '1 2'],
  ['two columns', (_: undefined, options: OpenOptions) => damagedPoints(options), '1'],
])('%s, a service that fails in the middle: as before, as after, or taken back', (_, damaged, given) => {
  const answers = { 'Escriba el número': given, ' así:': 'YES' };
  const grid = { rows: 20, columns: 8 };
  const bytes = damaged(undefined, { grid }).bytes();
  const open = () => openWorkbook(bytes, { answers, grid });
  const picture = (session: WorkbookSession) =>
    JSON.stringify([pictureOf(session), session.values('Calendario')]);
  const before = picture(open());
  const all = open();
  const { total } = all.runAction('repair-scores').calls;
  const after = picture(all);
  const torn: number[] = [];
  for (let failAt = total; failAt > 0; failAt--) {
    const session = open();
    session.runAction('repair-scores', { failAt });
    if ([before, after].includes(picture(session))) continue;
    const undone = again(session);
    undone.runAction('undo');
    if (picture(undone) !== before) torn.push(failAt);
  }
  expect(torn).toEqual([]);
  expect(after).not.toBe(before);
});

describe('a formula, a number, other dates', () => {
  test('a formula that gives a date is named and left, and no cell beside the scores changes', () => {
    const session = openClub({
      others: [
        {
          name: 'Calendario',
          rows: [
            ['Grupo', 'Blancas', 'Negras', 'Resultado'],
            ['G1', 'Ana Ruiz', 'Beto Gil', null],
            ['G1', 'Ana Ruiz', 'Carla Sosa', null],
            ['Total', null, null, '=COUNTA(D2:D3)'],
          ],
        },
      ],
      answers: ['2', 'YES'],
    });
    session.type('Calendario', 'D2', '=DATE(2026;1;3)');
    session.type('Calendario', 'D3', '3-1');
    const run = session.runAction('repair-scores');
    expect(saidIn(run)).toContain('Calendario!D2, Ana Ruiz–Beto Gil (se ve 3/1/2026): es una fórmula');
    expect(session.formulas('Calendario').map((row) => row[3])).toEqual([
      ...['', '=DATE(2026,1,3)', '', '=COUNTA(D2:D3)'],
    ]);
    expect(session.displayValues('Calendario').map((row) => row[3])).toEqual([
      ...['Resultado', '3/1/2026', '1-3', '2'],
    ]);
  });

  test('where no reading is a result it is shown and left', () => {
    const session = openClub({
      others: [
        {
          name: 'Calendario',
          rows: [
            ['Grupo', 'Blancas', 'Negras', 'Resultado'],
            ['G1', 'Ana Ruiz', 'Beto Gil', null],
          ],
        },
      ],
      answers: [],
    });
    session.type('Calendario', 'D2', '11:08');
    const run = session.runAction('repair-scores');
    expect(saidIn(run)).toContain(
      'Calendario!D2, Ana Ruiz–Beto Gil (se ve 11:08): 11-8, y no puede ser un resultado',
    );
    expect(run.changes.cells).toEqual([]);
  });

  test('dates beside texts that look like dates: the column is named as a whole (D03)', () => {
    const session = openClub({
      options: { locale: 'en_US' },
      others: [
        {
          name: 'Calendario',
          rows: [
            ['Grupo', 'Blancas', 'Negras', 'Resultado'],
            ['G1', 'Ana Ruiz', 'Beto Gil', null],
            ['G1', 'Ana Ruiz', 'Carla Sosa', null],
          ],
        },
      ],
      answers: [''],
    });
    session.type('Calendario', 'D2', '03/01/2026');
    session.type('Calendario', 'D3', '21/01/2026');
    const run = session.runAction('repair-scores');
    expect(saidIn(run)).toContain(
      // The spreadsheet's locale is English, and so is what is said.
      'In Calendario!D there are dates and texts that look like dates: check the whole column',
    );
  });
});

describe('where another command meets such a score', () => {
  test('it offers the repair, and goes on after it', () => {
    const session = damagedCalendar(['Marzo', 'YES', '1 2', 'YES']);
    const run = session.runAction('close');
    // What was answered before is not asked again.
    expect(run.said.filter(({ message }) => message.includes('¿Cómo se llama'))).toHaveLength(1);
    expect(run.said[1]!.message).toContain('use «Reparar marcadores»');
    expect(run.said[1]!.message).toContain('¿Repararlo ahora?');
    expect([3, 5, 6].map((row) => score(session, row))).toEqual(['3 - 1', '3 - 2', '3 - 1']);
    expect(saidIn(run)).toContain('3 marcadores reparados.');
    expect(run.said[run.said.length - 1]!.title).toBe('Cerrar torneo');
    expect(run.said.filter(({ message }) => message.includes('¿Repararlo ahora?'))).toHaveLength(1);
  });

  test('a no leaves everything; a repair that is called off is not offered again', () => {
    const no = damagedCalendar({ '¿Repararlo ahora?': 'NO' });
    expect(no.runAction('close').changes.cells).toEqual([]);
    const off = damagedCalendar({ '¿Repararlo ahora?': 'YES', 'Escriba el número': { button: 'CANCEL' } });
    const run = off.runAction('close');
    expect(run.changes.cells).toEqual([]);
    expect(run.said.filter(({ message }) => message.includes('¿Repararlo ahora?'))).toHaveLength(1);
  });
});

test('where the column below is protected the scores are repaired, and it is said that it can happen again', () => {
  const session = damagedCalendar(['1 2', 'YES']);
  session.protect('Calendario', 'D100:D200', 'De otro');
  const run = session.runAction('repair-scores');
  expect([3, 5, 6].map((row) => score(session, row))).toEqual(['3 - 1', '3 - 2', '3 - 1']);
  expect(saidIn(run)).toContain('porque está protegido: allí puede volver a ocurrir');
});

test('without a calendar or a draw it says so, and not that nothing is damaged', () => {
  const run = openClub({ answers: {} }).runAction('repair-scores');
  expect(saidIn(run)).toContain('No encuentro la hoja «Calendario»');
  const others = [{ name: 'Calendario', rows: [['Notas'], ['Llamar al bar']] }];
  const unread = openClub({ others, answers: {} }).runAction('repair-scores');
  expect(saidIn(unread)).toContain('En la hoja «Calendario» no encuentro las columnas');
});
