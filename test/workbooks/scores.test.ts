import { describe, expect, test } from '@jest/globals';
import { parseSource } from '../../src/sheet/draw-reference';
import { parseRound } from '../../src/sheet/round-name';
import { isPair } from '../../src/sheet/score';
import { saidIn } from '../actions/club';
import { ANY_LENGTH, cellsOf, openBook, sentenceOf, standingsOf } from './open-book';

describe('scores as text and as times in one column', () => {
  test('a time is told with what it probably was, and never guessed back', () => {
    const session = openBook('russian');
    const before = cellsOf(session, ['Стадии ']);
    expect(sentenceOf(session, 'Стадии ', ANY_LENGTH)).toMatch(
      /^Fila 3, columna 5: el resultado se convirtió en una hora, seguramente era 2-0/,
    );
    session.answer({ 'estas lo parecen': '2' });
    expect(saidIn(session.runAction('draw'))).toContain('Стадии !');
    expect(cellsOf(session, ['Стадии '])).toEqual(before);
  });

  test('once it is typed again the sheet is read: «- : +» against «х» is no result, 1:02 is told next', () => {
    const session = openBook('russian');
    session.type('Стадии ', 'E3', "'2:0");
    expect(sentenceOf(session, 'Стадии ', ANY_LENGTH)).toMatch(/^Fila 5, columna 5: .*seguramente era 1-2/);
    session.type('Стадии ', 'E5', "'1:2");
    expect(standingsOf(session, 'Стадии ', ANY_LENGTH)).toEqual([
      ['А', 'Бережная', 1, 1, 2, 0],
      ['А', 'Аграфенин', 1, 1, 2, 1],
      ['А', 'Дубравин', 1, 0, 1, 2],
      ['А', 'Громова', 1, 0, 0, 2],
      ['Б', 'Вихров', 1, 1, 2, 1],
      ['Б', 'Аграфенин', 1, 0, 1, 2],
    ]);
  });
});

describe('three columns with a literal - between', () => {
  test('the points are on its two sides; Result repeats them, as a text, a time or a date, and contradicts nothing', () => {
    const session = openBook('days');
    // 11-8, 1-2, 2-0, 9-11 (w/o), 9-11 as a date, and so on, each day from another one on.
    for (const day of ['Day 1', 'Day 2 ', ' Day 3']) {
      const table = standingsOf(session, day, ANY_LENGTH);
      expect(table).toHaveLength(6);
      expect(table.map((row) => row[1])).toEqual([2, 2, 2, 2, 2, 2]);
      expect(table.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(6);
    }
  });

  test('where it differs it is told', () => {
    const session = openBook('days');
    session.type('Day 1', 'I10', "'11-9");
    expect(sentenceOf(session, 'Day 1', ANY_LENGTH)).toMatch(/^Fila 10, columna 9: .*dice .* en una casilla/);
  });

  test('TF, Vrs and TC, with Resultado behind; GF and GC repeat them', () => {
    const session = openBook('mac');
    // Five matches are played; rows 14–17 are prepared, with 0, 0 and 0-0 or empty.
    const played = standingsOf(session, 'Calendario 2026').map((row) => row[1]);
    expect(played.reduce<number>((sum, one) => sum + Number(one), 0)).toBe(10);
    session.type('Calendario 2026', 'H9', '0-3');
    expect(sentenceOf(session, 'Calendario 2026')).toMatch(/^Fila 9, columna 8: .*dice .* en una casilla/);
  });
});

describe('scores with more behind them', () => {
  test('`3 - 1 (4, -5, 8, 7)` is 3-1; `w/o` after an invented score is a forfeit; `w/o` alone is asked about', () => {
    const session = openBook('pairs');
    expect(sentenceOf(session, 'Jornadas')).toMatch(/^Fila 11, columna 5: «w\/o» no dice quién faltó/);
    session.type('Jornadas', 'E11', 'F-3');
    expect(standingsOf(session, 'Jornadas')).toEqual([
      ['Elías Sol / Flor Mar', 2, 2, 6, 1],
      ['Camilo Paz / Dora Gil', 2, 1, 4, 5],
      ['Gil Haro / Hilda Rey', 2, 0, 2, 6],
      // Two forfeits of their own: their one win doesn't count (2.3.3).
      ['Alcides Roa / Berta Luz', 0, 0, 0, 0],
    ]);
  });

  test('the points made up for a forfeit may stand beside it in columns of their own', () => {
    const session = openBook('days');
    const walkover = session.values('Day 1').findIndex((row) => row[8] === '9-11 (w/o)');
    const absent = session.values('Day 1')[walkover]![3];
    expect(session.values('Day 1')[walkover]!.slice(4, 7)).toEqual([9, '-', 11]);
    const before = standingsOf(session, 'Day 1', ANY_LENGTH).find(([name]) => name === absent)!;
    // Without the mark the nine points are his.
    session.type('Day 1', `I${walkover + 1}`, '');
    const after = standingsOf(session, 'Day 1', ANY_LENGTH).find(([name]) => name === absent)!;
    expect(Number(after[3]) - Number(before[3])).toBe(9);
  });

  test('`½` and `1½` are told where matches have no halves', () => {
    expect(sentenceOf(openBook('english'), 'Thu', ANY_LENGTH)).toContain('«½» tiene decimales');
  });
});

describe('what is not a score', () => {
  test('`1/16` is a stage', () => {
    expect(parseRound('1/16')).toBe(32);
    expect(isPair('1/16')).toBe(false);
  });

  test('`1405 (+16)`, `9, 355` and `2 (+1)` are none', () => {
    for (const text of ['1405 (+16)', '9, 355', '2 (+1)']) expect(isPair(text)).toBe(false);
    expect(standingsOf(openBook('greek'), 'Όμιλοι')).toHaveLength(6);
  });

  test('`( : )` is a match not played, `Νικητής Αγώνα Νο13` a reference and no player', () => {
    expect(parseSource('Νικητής Αγώνα Νο13')).toMatchObject({ kind: 'winner' });
    const session = openBook('greek');
    const names = standingsOf(session, 'Νοκ άουτ', ANY_LENGTH).map((row) => row[0]);
    expect(names.sort()).toEqual([
      ...['Αγαθονίκη Βλάχου', 'Βαρθολομαίος Γκίκας', 'Δαμιανός Ευθυμίου', 'Ευτέρπη Ζερβού'],
    ]);
    session.type('Νοκ άουτ', 'C4', "'5-2");
    expect(sentenceOf(session, 'Νοκ άουτ', ANY_LENGTH)).toMatch(
      /^Fila 4, columna 2: «Νικητής Αγώνα Νο13» no es un nombre/,
    );
  });

  test('`1 – 3`, a pairing, is told where no match ends so', () => {
    const session = openBook('english');
    const rules = [
      ['opción', 'valor'],
      ['groupMatchLength', 7],
    ];
    expect(sentenceOf(session, 'stuff', rules)).toMatch(/^Fila 4, columna 5: el ganador tiene 3/);
  });
});
