import { describe, expect, test } from '@jest/globals';
import { emptyWorkbook, type NewSheet } from '../../host/new-workbook';
import { openWorkbook, type Answers, type WorkbookSession } from '../../host/workbook-session';
import { ENTRIES, openClub, pictureOf, RANKING, records, saidIn, writtenCells } from './club';

/** The club's ranking as a director may have it: another name, a title, labels, columns of his own in another order. */
const OWN_RANKING: NewSheet['rows'] = [
  ['CLUB DEL BULEVAR', '', '', ''],
  ['Actualizado:', 'marzo', '', ''],
  ['', '', '', ''],
  ['Teléfono', 'Nivel de Juego', 'Nº', 'Nombre y Apellido'],
  ...RANKING.slice(1).map(([place, name, level]) => ['0414', level!, place!, name!]),
];
const OWN_ENTRIES: NewSheet['rows'] = [
  ['Participante', '¿Vino?'],
  ...ENTRIES.slice(1).map((row) => [...row]),
];

function openOwn(sheets: readonly NewSheet[], answers?: Answers): WorkbookSession {
  return openWorkbook(emptyWorkbook([...sheets]), { ...(answers && { answers }) });
}

const GROUPS_OF_EIGHT = ['G1', 'G2'];

describe('sheets of any name', () => {
  test('the only one that looks like the ranking is proposed; after a yes it is used and remembered', () => {
    const session = openOwn(
      [
        { name: 'Socios activos', rows: OWN_RANKING },
        { name: 'Inscritos', rows: ENTRIES },
      ],
      { '«Socios activos» lo parece': 'YES' },
    );
    const run = session.runAction('seed-groups');
    expect(run.error).toBeUndefined();
    expect(session.displayValues('Grupos').map(([group]) => group)).toEqual(['Grupo', ...GROUPS_OF_EIGHT]);
    session.answer({});
    expect(saidIn(session.runAction('seed-groups'))).not.toContain('lo parece');
  });

  test('a no changes nothing and says how to go on', () => {
    const session = openOwn([
      { name: 'Socios activos', rows: OWN_RANKING },
      { name: 'Inscritos', rows: ENTRIES },
    ]);
    const before = pictureOf(session);
    expect(saidIn(session.runAction('seed-groups'))).toMatch(
      /No encuentro la hoja «Ranking».*Configurar hojas/,
    );
    expect(pictureOf(session)).toEqual(before);
  });

  test('of two it asks which', () => {
    const older = [RANKING[0]!, ...RANKING.slice(1).map(([place, name]) => [place!, name!, 1000])];
    const session = openOwn(
      [
        { name: 'Ranking 2025', rows: older },
        { name: 'Ranking 2026', rows: RANKING },
        { name: 'Inscritos', rows: ENTRIES },
      ],
      { '1. Ranking 2025\n2. Ranking 2026': '2' },
    );
    session.runAction('seed-groups');
    expect(session.displayValues('Grupos')[1]).toContain('Ana Ruiz');
  });

  test('a sheet of the standings or of points is no ranking', () => {
    const session = openOwn([
      { name: 'Puntos', rows: [['Torneo', 'Jugador', 'Puesto', 'Puntos']] },
      {
        name: 'Tabla',
        rows: [
          ['Jugador', 'PJ', 'PG', 'PP', 'Pts', 'Puesto'],
          ['Ana', 3, 3, 0, 9, 1],
        ],
      },
      { name: 'Inscritos', rows: ENTRIES },
    ]);
    expect(saidIn(session.runAction('seed-groups'))).toMatch(/No encuentro la hoja «Ranking»/);
  });
});

describe('columns', () => {
  test('two that say the same are asked about and the answer is kept', () => {
    const ranking = [
      ['Jugador', 'Nivel', 'Elo'],
      ...RANKING.slice(1).map(([, name, level]) => [name!, 1, level!]),
    ];
    const session = openClub({ ranking, answers: { 'B: Nivel\nC: Elo': 'C' } });
    session.runAction('seed-groups');
    expect(session.displayValues('Grupos')[1]).toContain('Ana Ruiz');
    session.answer({});
    const again = session.runAction('seed-groups');
    expect(saidIn(again)).not.toContain('puede');
    expect(again.changes.cells).toEqual([]);
  });

  test('a letter that means several things is asked about', () => {
    const ranking = [['Jugador', 'P'], ...RANKING.slice(1).map(([, name, level]) => [name!, level!])];
    const session = openClub({ ranking, answers: { 'La columna B, «P»': '1' } });
    session.runAction('seed-groups');
    expect(session.displayValues('Grupos')[1]).toContain('Ana Ruiz');
  });

  test('one that is missing is added at the right end after a yes, and nothing is moved', () => {
    const calendar: NewSheet = {
      name: 'Calendario',
      rows: [
        ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Hora', 'Apuntes del director'],
        ['G1', 'Ana Ruiz', 'Beto Gil', '', '', '', 'mesa coja'],
      ],
    };
    const session = openClub({ others: [calendar], answers: { 'Las añado': 'YES' } });
    const run = session.runAction('lateness');
    expect(run.error).toBeUndefined();
    expect(session.displayValues('Calendario')[0]).toEqual([
      ...calendar.rows![0]!.map(String),
      ...['Llegó B', 'Llegó N', 'Penal. B', 'Penal. N'],
    ]);
    expect(writtenCells(run)).toEqual(['Calendario!H1', 'Calendario!I1', 'Calendario!J1', 'Calendario!K1']);
    session.answer({});
    session.runAction('undo');
    expect(session.displayValues('Calendario')[0]!.filter((title) => title !== '')).toEqual(
      calendar.rows![0]!.map(String),
    );
  });

  test('a no leaves it as it is, with one sentence', () => {
    const rows = [
      ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      ['G1', 'Ana Ruiz', 'Beto Gil', '', ''],
    ];
    const session = openClub({ others: [{ name: 'Calendario', rows }] });
    const run = session.runAction('lateness');
    expect(saidIn(run)).toMatch(/En la hoja «Calendario» no encuentro las columnas/);
    expect(run.changes.cells).toEqual([]);
  });
});

describe('Configurar hojas', () => {
  const own = (answers?: Answers) =>
    openOwn(
      [
        { name: 'Socios activos', rows: OWN_RANKING },
        { name: 'Hoy', rows: OWN_ENTRIES },
        { name: 'Notas', rows: [['Comprar dados']] },
      ],
      answers,
    );

  test('shows what is recognised, and keeps it when it is accepted', () => {
    const session = own([{ button: 'OK', text: '' }]);
    const said = saidIn(session.runAction('configure-sheets'));
    expect(said).toContain('1. Ranking: «Socios activos» (lo parece), fila 4: ');
    expect(said).toContain('Jugador en D («Nombre y Apellido»), Nivel en B («Nivel de Juego»)');
    expect(said).toContain(
      '2. Inscritos: «Hoy» (lo parece), fila 1: Jugador en A («Participante»), Presente en B («¿Vino?»)',
    );
    expect(said).toContain('3. Grupos: no hay.');
    session.answer({});
    const seeded = saidIn(session.runAction('seed-groups'));
    expect(seeded).not.toContain('lo parece');
    expect(session.displayValues('Grupos')[1]).toContain('Ana Ruiz');
  });

  test('run again it shows the same and changes nothing', () => {
    const session = own([{ button: 'OK', text: '' }]);
    session.runAction('configure-sheets');
    session.answer([{ button: 'OK', text: '' }]);
    const again = session.runAction('configure-sheets');
    expect(saidIn(again)).toContain('Cubilete ya lo recuerda así');
    expect(again.changes).toEqual({ sheets: [], cells: [], restyled: 0 });
  });

  test('another sheet and another column can be chosen', () => {
    const rows = [
      ['Quién', 'Fuerza real', 'Nivel'],
      ...RANKING.slice(1).map(([, name, level]) => [name!, level!, 1]),
    ];
    const session = openOwn(
      [
        {
          name: 'Ranking',
          rows: [
            ['Jugador', 'Nivel'],
            ['Nadie', 1],
          ],
        },
        { name: 'La buena', rows },
        { name: 'Inscritos', rows: ENTRIES },
      ],
      ['1', '2', 'Fila=1, Jugador=A, Nivel=B', ''],
    );
    const run = session.runAction('configure-sheets');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain(
      '1. Ranking: «La buena», fila 1: Jugador en A («Quién»), Nivel en B («Fuerza real»)',
    );
    session.answer({});
    session.runAction('seed-groups');
    expect(session.displayValues('Grupos')[1]).toContain('Ana Ruiz');
  });

  test('what makes no sense is said, and the rest goes on', () => {
    const session = own(['99', '1', 'x', '']);
    const said = saidIn(session.runAction('configure-sheets'));
    expect(said).toContain('«99» no es ninguno de los números');
    expect(said).toContain('«x» no es ninguno de los números');
  });

  test('is taken back by Deshacer', () => {
    const session = own([{ button: 'OK', text: '' }]);
    session.runAction('configure-sheets');
    session.answer({});
    session.runAction('undo');
    expect(saidIn(session.runAction('seed-groups'))).toContain('lo parece');
  });

  test('the calendar and the draw that Cubilete made are shown with all they need', () => {
    const session = openClub();
    session.runAction('seed-groups');
    session.runAction('schedule');
    session.answer([{ button: 'OK', text: '' }]);
    const said = saidIn(session.runAction('configure-sheets'));
    expect(said).toContain('3. Grupos: «Grupos», 2 grupos con 8 jugadores.');
    expect(said).toContain(
      '4. Calendario: «Calendario», fila 1: Grupo en A, Blancas en E, Negras en F, Puntos B en G',
    );
    expect(said).not.toContain('Falta');
    expect(records(session, 'Calendario')).toHaveLength(12);
  });
});

describe('columns whose titles only the director can tell', () => {
  test('the live standings read them through ours', () => {
    const rows = [
      ['Zona', 'Con claras', 'Con oscuras', 'x', 'y'],
      ['G1', 'Ana Ruiz', 'Beto Gil', 3, 1],
      ['G1', 'Ana Ruiz', 'Carla Sosa', 3, 0],
      ['G1', 'Beto Gil', 'Carla Sosa', 3, 2],
    ];
    const columns = 'Fila=1, Grupo=A, Blancas=B, Negras=C, Puntos B=D, Puntos N=E';
    const session = openClub({
      others: [{ name: 'Calendario', rows }],
      answers: ['4', '', columns, ''],
    });
    session.runAction('configure-sheets');
    session.answer({});
    expect(session.runAction('standings').error).toBeUndefined();
    expect(session.displayValues('Clasificación').map((row) => row[2])).toEqual([
      ...['Jugador', 'Ana Ruiz', 'Beto Gil', 'Carla Sosa'],
    ]);
    session.typeAll([
      { sheet: 'Calendario', cell: 'D2', text: '2' },
      { sheet: 'Calendario', cell: 'E2', text: '3' },
    ]);
    expect(session.displayValues('Clasificación')[1]![2]).toBe('Beto Gil');
  });
});
