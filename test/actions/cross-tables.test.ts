import { describe, expect, test } from '@jest/globals';
import type { NewSheet } from '../../host/new-workbook';
import { openClub, saidIn, writtenCells } from './club';

/** Two groups of three as squares one below the other, all played; results as each row's player sees them. */
const SQUARES: NonNullable<NewSheet['rows']> = [
  ['LIGA DE OTOÑO', '', '', '', ''],
  ['Grupo A', '', '', '', ''],
  ['', 'Ana Ruiz', 'Beto Gil', 'Carla Sosa', 'Pts'],
  ['Ana Ruiz', '-', '3-1', '3-2', 6],
  ['Beto Gil', '1-3', '-', '3-0', 3],
  ['Carla Sosa', '2-3', '0-3', '-', 0],
  ['', '', '', '', ''],
  ['Grupo B', '', '', '', ''],
  ['', 'Darío Peña', 'Elsa Mora', 'Fidel Rey', 'Pts'],
  ['Darío Peña', 'xx', '1-3', '3-2', 3],
  ['Elsa Mora', '3-1', 'xx', '3-0', 6],
  ['Fidel Rey', '2-3', '0-3', 'xx', 0],
];

/** Scores typed into such cells are text there, as they would not survive otherwise. */
const squares = (name: string) => openClub({ others: [{ name, rows: SQUARES }] });

describe('results kept in cross-tables', () => {
  test('the standings read all of them, live', () => {
    const session = squares('Calendario');
    const run = session.runAction('standings');
    expect(run.error).toBeUndefined();
    expect(saidIn(run)).toContain('2 de 2 grupos terminados');
    const table = session.displayValues('Clasificación');
    expect(table.map((row) => [row[0], row[1], row[2]]).slice(1)).toEqual([
      ['Grupo A', '1', 'Ana Ruiz'],
      ['Grupo A', '2', 'Beto Gil'],
      ['Grupo A', '3', 'Carla Sosa'],
      ['Grupo B', '1', 'Elsa Mora'],
      ['Grupo B', '2', 'Darío Peña'],
      ['Grupo B', '3', 'Fidel Rey'],
    ]);
    expect(writtenCells(run).every((cell) => cell.startsWith('Clasificación!'))).toBe(true);
  });

  test('a sheet of another name that holds them is proposed', () => {
    const session = squares('Cruces');
    session.answer({ '«Cruces» lo parece': 'YES' });
    expect(saidIn(session.runAction('standings'))).toContain('2 de 2 grupos terminados');
  });

  test('the draw is made from them', () => {
    const session = squares('Calendario');
    expect(session.runAction('draw').error).toBeUndefined();
    const drawn = session.displayValues('Draw').flat();
    for (const name of ['Ana Ruiz', 'Beto Gil', 'Elsa Mora', 'Darío Peña']) expect(drawn).toContain(name);
  });

  test('what needs a calendar says so and changes nothing', () => {
    const session = squares('Calendario');
    const run = session.runAction('lateness');
    expect(saidIn(run)).toMatch(
      /«Calendario» tiene los resultados en cuadros; esta orden necesita un calendario/,
    );
    expect(run.changes.cells).toEqual([]);
  });

  test('the groups are read from them where a calendar is to be made', () => {
    const session = openClub({ others: [{ name: 'Grupos', rows: SQUARES }] });
    session.runAction('schedule');
    expect(session.displayValues('Calendario')).toHaveLength(1 + 6);
  });

  test('Configurar hojas shows them', () => {
    const session = squares('Calendario');
    session.answer([{ button: 'OK', text: '' }]);
    expect(saidIn(session.runAction('configure-sheets'))).toContain(
      '4. Calendario: «Calendario», 2 cuadros de resultados.',
    );
  });
});
