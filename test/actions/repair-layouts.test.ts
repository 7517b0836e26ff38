import { describe, expect, test } from '@jest/globals';
import { again, openClub, saidIn, writtenCells } from './club';

describe('notation', () => {
  test.each([
    ['3:0', '3:1'],
    ['3–0', '3–1'],
    ['3 a 0', '3 a 1'],
    ['', '3-1'],
  ])('beside %p', (other, expected) => {
    const session = openClub({
      others: [
        {
          name: 'Calendario',
          rows: [
            ['Grupo', 'Blancas', 'Negras', 'Resultado'],
            ['G1', 'Ana Ruiz', 'Beto Gil', null],
            ['G1', 'Ana Ruiz', 'Carla Sosa', other],
          ],
        },
      ],
      answers: ['1', 'YES'],
    });
    session.type('Calendario', 'D2', '3-1');
    session.runAction('repair-scores');
    expect(session.values('Calendario')[1]![3]).toBe(expected);
  });
});

describe('two columns of points', () => {
  const rows = [
    ['Grupo', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
    ['G1', 'Ana Ruiz', 'Beto Gil', null, null],
    ['G1', 'Ana Ruiz', 'Carla Sosa', null, 3],
    ['G1', 'Beto Gil', 'Carla Sosa', 3, 2],
  ];

  test('both sides’ points typed into one cell go into two, as numbers; undo gives the date back', () => {
    const session = openClub({ others: [{ name: 'Calendario', rows }], answers: ['1', 'YES'] });
    session.type('Calendario', 'D2', '3-1');
    const before = session.values('Calendario');
    const run = session.runAction('repair-scores');
    expect(writtenCells(run).sort()).toEqual(['Calendario!D2', 'Calendario!E2']);
    expect(session.values('Calendario')[1]!.slice(3)).toEqual([3, 1]);
    expect(session.displayValues('Calendario')[1]!.slice(3)).toEqual(['3', '1']);
    const undone = again(session);
    undone.runAction('undo');
    expect(undone.values('Calendario')).toEqual(before);
    expect(undone.displayValues('Calendario')[1]!.slice(3)).toEqual(['3-1', '']);
  });

  test('numbers typed over old dates are numbers, and so is what is typed later', () => {
    const session = openClub({ others: [{ name: 'Calendario', rows }], answers: ['YES'] });
    // The cells keep the format of a date that stood there.
    for (const cell of ['D3', 'D5']) {
      session.type('Calendario', cell, '2-1');
      session.type('Calendario', cell, '');
    }
    session.type('Calendario', 'D3', '2');
    expect(session.displayValues('Calendario')[2]![3]).toBe('1-1');
    session.runAction('repair-scores');
    expect(session.values('Calendario')[2]!.slice(3)).toEqual([2, 3]);
    expect(session.displayValues('Calendario')[2]![3]).toBe('2');
    session.type('Calendario', 'D5', '3');
    expect(session.values('Calendario')[4]![3]).toBe(3);
    // Undo puts the format of the blank cell back as well.
    session.type('Calendario', 'D5', '');
    const undone = again(session);
    undone.runAction('undo');
    expect(undone.displayValues('Calendario')[2]![3]).toBe('1-1');
    undone.type('Calendario', 'D5', '3');
    expect(typeof undone.values('Calendario')[4]![3]).toBe('object');
  });
});

describe('cross-tables and draws', () => {
  test('a cross-table: every one of them, mirrored cells tell the order, its columns become text', () => {
    const session = openClub({
      others: [
        {
          name: 'Grupos',
          rows: [
            ['', 'Ana Ruiz', 'Beto Gil', 'Carla Sosa', 'G'],
            ['Ana Ruiz', '-', null, '3:0', '=COUNTIF(B2:D2,"3:*")'],
            ['Beto Gil', '1:3', '-', null, '=COUNTIF(B3:D3,"3:*")'],
            ['Carla Sosa', null, null, '-', '=COUNTIF(B4:D4,"3:*")'],
          ],
        },
      ],
      // First that this sheet holds the results, then the repair.
      answers: ['YES', 'YES'],
    });
    session.type('Grupos', 'C2', '3-1');
    session.type('Grupos', 'D3', '3:2');
    const run = session.runAction('repair-scores');
    expect(saidIn(run)).not.toContain('de más de una manera');
    expect(session.displayValues('Grupos').map((row) => row.slice(1))).toEqual([
      ['Ana Ruiz', 'Beto Gil', 'Carla Sosa', 'G'],
      ['-', '3:1', '3:0', '2'],
      ['1:3', '-', '3:2', '1'],
      ['', '', '-', '0'],
    ]);
    session.type('Grupos', 'B4', '0:3');
    expect(session.values('Grupos')[3]![1]).toBe('0:3');
    session.type('Grupos', 'B6', '0:3');
    expect(typeof session.values('Grupos')[5]![1]).toBe('object');
  });

  test('cross-tables one below another', () => {
    const square = (title: string) => [
      [title, null, null],
      [null, 'Ana Ruiz', 'Beto Gil'],
      ['Ana Ruiz', '-', null],
      ['Beto Gil', null, '-'],
      [null, null, null],
    ];
    const session = openClub({
      others: [{ name: 'Calendario', rows: [...square('Grupo A'), ...square('Grupo B')] }],
      answers: ['1 2', 'YES'],
    });
    session.type('Calendario', 'C3', '3-1');
    session.type('Calendario', 'B9', '3-1');
    const run = session.runAction('repair-scores');
    expect(saidIn(run)).toContain('Calendario!C3, Ana Ruiz–Beto Gil (se ve 3-1): 1. 3-1  2. 1-3');
    expect(saidIn(run)).toContain('Calendario!B9, Beto Gil–Ana Ruiz (se ve 3-1): 1. 3-1  2. 1-3');
    const values = session.values('Calendario');
    expect([values[2]![2], values[8]![1]]).toEqual(['3-1', '1-3']);
  });

  test('a list without titles', () => {
    const session = openClub({
      others: [
        {
          name: 'Calendario',
          rows: [
            ['Ana Ruiz', null, 'Beto Gil'],
            ['Ana Ruiz', '3:2', 'Carla Sosa'],
          ],
        },
      ],
      answers: ['2', 'YES'],
    });
    session.type('Calendario', 'B1', '3-1');
    session.runAction('repair-scores');
    expect(session.values('Calendario')[0]![1]).toBe('1:3');
  });

  test('a calendar and a draw that Cubilete made: both sides’ points go into their two columns', () => {
    const session = openClub({ answers: {} });
    session.runAction('seed-groups');
    session.runAction('schedule');
    const [header, first] = session.displayValues('Calendario');
    const at = header!.indexOf('Puntos B');
    session.type('Calendario', `${'ABCDEFGHIJ'[at]}2`, '3-1');
    session.answer({ 'Escriba el número': '1', ' así:': 'YES' });
    const run = session.runAction('repair-scores');
    expect(saidIn(run)).toContain(
      `${first![header!.indexOf('Blancas')]}–${first![header!.indexOf('Negras')]}`,
    );
    expect(session.values('Calendario')[1]!.slice(at, at + 2)).toEqual([3, 1]);
    session.type('Calendario', `${'ABCDEFGHIJ'[at]}3`, '3');
    expect(session.values('Calendario')[2]![at]).toBe(3);
  });

  test('a draw goes by the lengths of its rounds', () => {
    const session = openClub({
      others: [
        {
          name: 'Draw',
          rows: [
            ['Partido', 'Ronda', 'Blancas', 'Negras', 'Resultado'],
            ['M1', 'Semifinal', 'Ana Ruiz', 'Beto Gil', null],
            ['M2', null, 'Carla Sosa', 'Darío Peña', null],
            ['M3', 'Final', 'Ganador M1', 'Ganador M2', null],
          ],
        },
      ],
      answers: ['1 2', 'YES'],
    });
    session.typeAll(['5-3', '5:7', '5-7'].map((text, at) => ({ sheet: 'Draw', cell: `E${at + 2}`, text })));
    const run = session.runAction('repair-scores');
    // 7-5 is a result of a final to seven, and no result of a semifinal to five.
    expect(saidIn(run)).toContain(
      'Draw!E3, Carla Sosa–Darío Peña (se ve 5:07): 5-7, y no puede ser un resultado',
    );
    expect(session.displayValues('Draw').map((row) => row[4])).toEqual(['Resultado', '5-3', '5:07', '7-5']);
  });
});
