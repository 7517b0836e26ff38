import { describe, expect, test } from '@jest/globals';
import type { NewSheet } from '../../host/new-workbook';
import { readRankingTable } from '../../src/sheet/ranking-table';
import { findTable } from '../../src/sheet/table';
import { openClub, saidIn, writtenCells } from '../actions/club';
import { cellsOf, openBook, overviewOf, sentenceOf, standingsOf, type BookName } from './open-book';

const CALENDAR = ['Grupo', 'Ronda', 'Hora', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];
/** Three players who have beaten each other once: two play-off games or more are needed. */
const LEVEL: NonNullable<NewSheet['rows']> = [
  CALENDAR,
  ['G1', 1, '20:00', 'Ana Ruiz', 'Beto Gil', 3, 1, ''],
  ['G1', 2, '20:30', 'Beto Gil', 'Carla Sosa', 3, 1, ''],
  ['G1', 3, '21:00', 'Carla Sosa', 'Ana Ruiz', 3, 1, ''],
];

describe('rows that sum up below the matches', () => {
  test.each([
    ['Total', 'A18'],
    ['Partidas jugadas', 'J18'],
    ['Points today', 'E18'],
    ['Hechos por Rosa', 'B18'],
  ])('%s in %s, with a count under the points, is no match', (label, at) => {
    const session = openBook('club');
    session.typeAll([
      { sheet: 'Calendario', cell: at, text: label },
      { sheet: 'Calendario', cell: 'G18', text: '=COUNT(G5:G16)' },
      { sheet: 'Calendario', cell: 'H18', text: '=SUM(H5:H16)' },
    ]);
    const before = cellsOf(session, ['Calendario']);
    expect(saidIn(session.runAction('standings'))).toContain('2 de 2 grupos terminados, 6 clasificados');
    expect(saidIn(session.runAction('draw'))).toContain('Draw de 6 jugadores');
    expect(saidIn(session.runAction('review-names'))).not.toContain(label);
    expect(cellsOf(session, ['Calendario'])).toEqual(before);
  });

  test('a result typed without its players is told, above a total too', () => {
    const session = openBook('club');
    session.typeAll([
      { sheet: 'Calendario', cell: 'A17', text: 'G2' },
      { sheet: 'Calendario', cell: 'G17', text: '3' },
      { sheet: 'Calendario', cell: 'A18', text: 'Total' },
      { sheet: 'Calendario', cell: 'G18', text: '=COUNT(G5:G16)' },
    ]);
    expect(saidIn(session.runAction('draw'))).toContain('Calendario!G17: falta el nombre del jugador');
  });

  test('a match with one player is told', () => {
    const session = openBook('club');
    session.typeAll([
      { sheet: 'Calendario', cell: 'A17', text: 'G2' },
      { sheet: 'Calendario', cell: 'E17', text: 'Amparo Quiñones' },
      { sheet: 'Calendario', cell: 'G17', text: '3' },
    ]);
    expect(saidIn(session.runAction('draw'))).toContain('Calendario!F17: falta el nombre del jugador');
  });
});

describe('sparse cells mean “as above”', () => {
  test('the group and the date of a list of matches', () => {
    const session = openBook('russian');
    session.typeAll([
      { sheet: 'Стадии ', cell: 'E3', text: "'3:0" },
      { sheet: 'Стадии ', cell: 'E2', text: '3:1' },
      { sheet: 'Стадии ', cell: 'F4', text: 'Громова' },
      { sheet: 'Стадии ', cell: 'E4', text: '3:2' },
      { sheet: 'Стадии ', cell: 'E5', text: "'1:3" },
      { sheet: 'Стадии ', cell: 'F5', text: 'Новикова' },
    ]);
    // Row 4 names no group: it is that of row 3.
    expect(standingsOf(session, 'Стадии ').filter(([group]) => group === 'А')).toHaveLength(5);
  });

  test('the hour and the round of a calendar, where lateness counts from', () => {
    const rows = [
      [
        'Grupo',
        'Ronda',
        'Hora',
        'Blancas',
        'Negras',
        'Puntos B',
        'Puntos N',
        'Llegó B',
        'Llegó N',
        'Penal. B',
        'Penal. N',
      ],
      ['G1', 1, '20:00', 'Ana Ruiz', 'Beto Gil', '', '', '', '', '', ''],
      ['', '', '', 'Carla Sosa', 'Darío Peña', '', '', '20:25', '', '', ''],
      ['', 2, '', 'Ana Ruiz', 'Carla Sosa', '', '', '', '', '', ''],
    ];
    const session = openClub({ others: [{ name: 'Calendario', rows }] });
    const run = session.runAction('lateness');
    expect(writtenCells(run)).toContain('Calendario!J3');
    expect(session.displayValues('Calendario')[2]!.slice(9)).toEqual(['1', '0']);
    // Another round without an hour has none.
    session.type('Calendario', 'H4', '20:40');
    expect(saidIn(session.runAction('lateness'))).toContain('Calendario!C4: falta la hora');
  });

  test('a calendar kept so is the same calendar, and its empty cells stay empty', () => {
    const session = openClub({ answers: { 'A qué hora empieza': '20:00' } });
    session.runAction('seed-groups');
    session.runAction('schedule');
    // Rows 2 and 3 are the two matches of one round in one group.
    const [one, other] = session.displayValues('Calendario').slice(1);
    expect(other!.slice(0, 3)).toEqual(one!.slice(0, 3));
    for (const cell of ['B3', 'C3']) session.type('Calendario', cell, '');
    const again = session.runAction('schedule');
    expect(writtenCells(again)).toEqual([]);
  });
});

describe('prepared rows hold 0, `0-0`, an empty date: they are not results', () => {
  test('in a list of matches', () => {
    const session = openBook('mac');
    expect(
      standingsOf(session, 'Calendario 2026')
        .map(([name, played]) => [name, played])
        .sort(),
    ).toEqual([
      ['Doble Seis', 1],
      ['Ficha Loca', 2],
      ['La Cochina', 2],
      ['Los Cocuyos', 2],
      ['Peña Araguaney', 1],
      ['Tres Esquinas', 2],
    ]);
  });

  test('a calendar prepared with them is drawn up anew without a question about results', () => {
    const rows = LEVEL.map((row, index) => (index === 0 ? row : [...row.slice(0, 5), 0, 0, '']));
    const groups = [
      ['Grupo', 1, 2, 3],
      ['G1', 'Ana Ruiz', 'Beto Gil', 'Darío Peña'],
    ];
    const session = openClub({
      others: [
        { name: 'Grupos', rows: groups },
        { name: 'Calendario', rows },
      ],
    });
    const said = saidIn(session.runAction('schedule'));
    expect(said).toContain('3 encuentros desde las 20:00');
    expect(said).not.toMatch(/copia|borr/i);
  });

  test('in the ranking: rows with a number and no name are nobody', () => {
    const values = openBook('long').values('Padrón');
    const table = findTable(values, [['player', 'rating']]);
    const ranking =
      table.ok &&
      table.value &&
      readRankingTable(table.value, { values, formulas: values.map(() => []) }, () => false);
    expect(ranking && ranking.ok && ranking.value.rows.length).toBe(60);
    // Formatting runs to row 10,000; the next free row is above the total in row 71.
    expect(ranking && ranking.ok && ranking.value.freeRow(0)).toBe(69);
    expect(ranking && ranking.ok && ranking.value.freeRow(1)).toBe(71);
  });
});

describe('the next free row may be inside the table, above a total', () => {
  test('of the ranking: row 19, above the mean', () => {
    const values = openBook('club').values('Ranking');
    const table = findTable(values, [['player', 'rating']]);
    const ranking =
      table.ok &&
      table.value &&
      readRankingTable(table.value, { values, formulas: values.map(() => []) }, () => false);
    expect(ranking && ranking.ok && ranking.value.freeRow(0)).toBe(18);
  });

  const withTotal = (between: number): NewSheet => ({
    name: 'Calendario',
    rows: [...LEVEL, ...Array.from({ length: between }, () => []), ['Total', '', '', '', '', 9, 3, '']],
  });

  test.each([
    [1, ['D5', 'D7', 'D8']],
    [5, ['D5', 'D6', 'D7']],
  ])('play-off games go into the %s free rows first; nothing is moved', (between, whites) => {
    const session = openClub({ others: [withTotal(between)], answers: { desempate: 'YES' } });
    const run = session.runAction('standings');
    const written = writtenCells(run).filter((cell) => cell.startsWith('Calendario!D'));
    expect(written).toEqual(whites.map((cell) => `Calendario!${cell}`));
    expect(session.displayValues('Calendario')[4 + between]!.slice(0, 7)).toEqual([
      'Total',
      '',
      '',
      '',
      '',
      '9',
      '3',
    ]);
    expect(writtenCells(session.runAction('standings'))).toEqual([]);
  });

  test('a row that sums up stays where it is when the calendar is drawn up anew around it', () => {
    const groups = [
      ['Grupo', 1, 2, 3, 4],
      ['G1', 'Ana Ruiz', 'Beto Gil', 'Carla Sosa', 'Darío Peña'],
    ];
    const session = openClub({
      others: [{ name: 'Grupos', rows: groups }, withTotal(1)],
      answers: { copia: 'YES' },
    });
    session.runAction('schedule');
    const shown = session.displayValues('Calendario');
    expect(shown[5]!.slice(0, 7)).toEqual(['Total', '', '', '', '', '9', '3']);
    expect(shown.filter((row) => row[0] === 'G1')).toHaveLength(6);
  });
});

describe('what is left alone', () => {
  test.each<[BookName, string, string]>([
    [
      'brokenRefs',
      'Puntos x torneo',
      'columns that change from formulas to numbers, `#REF!` by the hundred, totals typed as `=8+7`',
    ],
    ['brokenRefs', 'Import', 'what it read from is gone'],
    ['long', 'Resumen', 'counts over all of it'],
    ['twoRankings', 'Top', 'results of QUERY and ARRAYFORMULA'],
    ['club', 'Tabla de Rosa', 'his own standings'],
    ['mac', 'Tabla', 'standings that count the literal text of a score'],
    ['days', 'Table', 'standings in English'],
  ])('%s, «%s»: %s', (book, sheet) => {
    const session = openBook(book);
    const before = cellsOf(session, [sheet]);
    const said = overviewOf(session);
    expect(said).not.toContain(`«${sheet}»`);
    session.answer({ '¿Es esa?': 'YES', 'estas lo parecen': '1' });
    for (const action of ['seed-groups', 'schedule', 'standings', 'draw'] as const) {
      expect(session.runAction(action).error).toBeUndefined();
    }
    expect(cellsOf(session, [sheet])).toEqual(before);
    expect(sentenceOf(session, sheet)).not.toBe('no sentence');
  });
});
