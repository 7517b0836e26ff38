import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import { columnLetters } from '../../src/sheet/a1';
import { findHeader } from '../../src/sheet/header';
import { openClub, saidIn } from '../actions/club';
import { cellsOf, openBook, overviewOf } from './open-book';

/** The columns that a header names, by letter; `?` for one that only the director can tell. */
function columnsOf(
  rows: readonly (readonly unknown[])[],
  wanted: readonly ColumnWord[] = ['player'],
): string {
  const found = findHeader(rows, [wanted]);
  if (!found.ok) return found.problem.code;
  if (!found.value) return 'none';
  const { columns, unclear } = found.value;
  return [
    ...[...columns].map(([word, column]) => `${columnLetters(column)} ${word}`),
    ...unclear.map(({ column }) => `${columnLetters(column)} ?`),
  ]
    .sort()
    .join(', ');
}

describe('letters change meaning by table: decided from the neighbours, else asked', () => {
  test('J V D P Dif.: D is a defeat and P points', () => {
    const rows = openBook('mac').values('Tabla').slice(2);
    expect(columnsOf(rows)).toBe('A place, B player, C played, D wins, E lost, F points, G difference');
  });

  test('POS Name P W L Diff Pts: P is played', () => {
    const rows = openBook('days').values('Table').slice(2);
    expect(columnsOf(rows)).toBe('A place, B player, C played, D wins, E lost, F difference, G points');
  });

  test('P (played), D (lost), V (won) alone: what is not told is asked', () => {
    const rows = openBook('pairs').values('Tabla_2');
    const header = rows.findIndex((row) => row.includes('Equipo'));
    expect(columnsOf(rows.slice(header))).toContain('?');
  });

  test('so neither is a ranking, and nothing is asked', () => {
    expect(overviewOf(openBook('mac'))).toContain('1. Ranking: no hay.');
    expect(overviewOf(openBook('days'))).toContain('1. Ranking: no hay.');
  });
});

describe('Κατάταξη, Ranking: a place or a rating, by what stands below', () => {
  test('numbers over 500 are no places: the starting list is the ranking', () => {
    const session = openBook('greek');
    expect(overviewOf(session)).toContain(
      '1. Ranking: «Αρχική Λίστα», fila 4: Jugador en B («Αθλητές»), Nivel en C («Κατάταξη»)',
    );
  });

  test.each([
    ['Κατάταξη', [1, 2, 3], 'A player, B place'],
    ['Κατάταξη', [1500, 1485, 1470], 'A player, B rating'],
    ['Κατάταξη', [120, 340, 7], 'A player, B ?'],
    ['Ranking', [1500, 1485, 1470], 'A player, B rating'],
    ['Ranking', [1, 2, 3], 'A player, B ?'],
  ])('%s over %j', (title, numbers, columns) => {
    expect(columnsOf([['Αθλητές', title], ...numbers.map((number, at) => [`Α${at}`, number])])).toBe(columns);
  });
});

describe('two columns of players around their score are white and black', () => {
  const WHITE_BLACK: readonly ColumnWord[] = ['white', 'black'];
  test.each([
    [['Фамилия', 'Счет', 'Фамилия'], 'A white, B score, C black'],
    [['Pareja', 'Vrs', 'Pareja', 'Resultado'], 'A white, C black, D score'],
    [['Παίκτης 1', 'Αποτελέσματα', 'Παίκτης 2'], 'A white, B score, C black'],
    [['Home', '', '-', '', 'Away'], 'A white, E black'],
    [['Jugador', '', '-', '', 'Jugador'], 'A white, E black'],
    [['Equipo', 'vs.', 'Equipo'], 'A white, C black'],
  ])('%j', (titles, columns) => {
    expect(columnsOf([titles], WHITE_BLACK)).toBe(columns);
  });

  test.each([
    [['Jugador', 'Puntos', 'Jugador', 'Puntos']],
    [['Jugador', '', 'Jugador']],
    [['Jugador', 'Nivel', 'Resultado', 'Jugador']],
  ])('two lists side by side are asked about: %j', (titles) => {
    expect(columnsOf([titles])).toBe('columnTwice');
  });
});

describe('Cyrillic х is a bye; Greek Α, Β look Latin', () => {
  test('groups Α and Β are read by their Greek letters', () => {
    expect(overviewOf(openBook('greek'))).toContain('3. Grupos: «Όμιλοι», 2 grupos con 6 jugadores.');
  });

  test('a cross-table with х is one, and х nobody', () => {
    expect(overviewOf(openBook('russian'))).toContain('«Таблица»');
  });
});

describe('replies to a form', () => {
  const RANKING = [
    ['Puesto', 'Jugador', 'Nivel'],
    ...['Ana', 'Beltrán', 'Carlota', 'Darío', 'Emilia', 'Fabián', 'Gladys', 'Hernán', 'Irma'].map(
      (name, at) => [at + 1, `${name} Bolívar`, 1900 - at * 50],
    ),
  ];
  /** The form's own rows, beside a ranking of those who reply. */
  const withRanking = (answers = {}) =>
    openClub({
      ranking: RANKING,
      entries: openBook('form')
        .displayValues('Respuestas de formulario 1')
        .map((row) => row.slice(2, 5)),
      answers,
    });

  test('a question is the title of what it asks', () => {
    const session = openBook('form');
    expect(overviewOf(session)).toContain(
      '2. Inscritos: «Respuestas de formulario 1» (lo parece), fila 1: Jugador en C («Nombre y Apellido»), Presente en D («¿Asiste el sábado?»).',
    );
  });

  test('«Si, claro» is one sentence that names the cell, and no change', () => {
    const session = withRanking();
    const before = cellsOf(session, ['Inscritos', 'Ranking']);
    const run = session.runAction('seed-groups');
    expect(saidIn(run)).toContain('Inscritos!B3: «Si, claro» no se entiende; escriba sí o no');
    expect(run.said).toHaveLength(1);
    expect(cellsOf(session, ['Inscritos', 'Ranking'])).toEqual(before);
  });

  test('a second reply is asked about; capitals and «Bolívar, Hernán» are the one of the ranking', () => {
    const session = withRanking({ '¿Es la misma persona?': 'YES' });
    for (const cell of ['B3', 'B7', 'B11']) session.type('Inscritos', cell, 'Sí');
    const said = saidIn(session.runAction('seed-groups'));
    expect(said).toMatch(/«Ana Bolívar» .*en las filas 2 y 14 de «Inscritos». ¿Es la misma persona\?/);
    const seated = session
      .displayValues('Grupos')
      .slice(1)
      .flatMap((row) => row.slice(1))
      .filter((name) => name !== '');
    expect(seated).toHaveLength(9);
    expect(seated).toEqual(
      expect.arrayContaining(['Ana Bolívar', 'Darío Bolívar', 'Hernán Bolívar', 'Lorenzo Bolívar']),
    );
  });
});

test('columns agreed to one after another each get a place of their own', () => {
  const session = openBook('mac', { '¿Es esa?': 'YES', 'añado a la derecha': 'YES' });
  session.runAction('lateness');
  expect(session.displayValues('Calendario 2026')[7]!.slice(11)).toEqual([
    ...['Mesa', 'Grupo', 'Hora', 'Puntos B', 'Puntos N', 'Llegó B', 'Llegó N', 'Penal. B', 'Penal. N'],
  ]);
});
