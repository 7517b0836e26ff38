import { describe, expect, test } from '@jest/globals';
import { formula } from './formula';

const system = (...args: readonly unknown[]): unknown => formula('TD_SYSTEM', ...args);

describe('TD_SYSTEM', () => {
  // Source 001, "Игровая система": round robin up to 8; 9–12 players 6 rounds, 13–20 players 7, more than 20 players 8.
  test.each([
    [[2, 3, 4, 5, 6, 7, 8], 'Todos contra todos'],
    [[9, 10, 11, 12], 6],
    [[13, 14, 15, 16, 17, 18, 19, 20], 7],
    [[21, 50, 200], 8],
  ])('%j entries: %s', (entries, expected) => {
    expect(system(entries.map((number) => [number]))).toEqual(entries.map(() => [expected]));
    expect(system(entries[0])).toBe(expected);
  });

  // "Если турнир проводится более 1 дня ... количество туров может быть увеличено до 11-13 туров".
  test.each([
    [40, 2, 11],
    [40, 3, 12],
    [40, 4, 13],
    [40, 9, 13],
    [8, 2, 'Todos contra todos'],
    // Nobody twice: no more rounds than opponents.
    [9, 2, 8],
    [12, 3, 11],
  ])('%i entries on %i days: %s', (entries, days, expected) => {
    expect(system(entries, days)).toBe(expected);
  });

  // "Время на партию": by the rounds of the day and the time there is; 25 minutes recommended.
  test.each([
    ['7 rounds in 8 hours: 25 recommended', [16, 1, 8], 7, 25],
    ['7 rounds in 7 hours, 60 minutes each: 10 to pair, 25 for each player', [16, 1, 7], 7, 25],
    ['7 rounds in 6 hours, 51 minutes each', [16, 1, 6], 7, 20],
    ['6 rounds in 2.45 hours', [12, 1, 2.45], 6, 7],
    ['11 rounds on 2 days, 6 of them on one, in 5 hours', [30, 2, 5], 11, 20],
    ['a round robin of 8 takes 7 rounds', [8, 1, 6], 'Todos contra todos', 20],
    ['one of 7 takes 7 as well', [7, 1, 6], 'Todos contra todos', 20],
  ])('%s', (_, args, rounds, minutes) => {
    expect(system(...args)).toEqual([[rounds, minutes]]);
  });

  test('columns with titles', () => {
    expect(system([['Inscritos'], [12], [30]], [['Días'], [1], [2]])).toEqual([['Sistema'], [6], [11]]);
  });

  test.each([
    [[1], /1.*desde 2/],
    [[9.5], /entero/],
    [['muchos'], /muchos.*número de inscritos/],
    [[''], /falta entries/i],
    [[12, 0], /días, desde 1/],
    [[12, 1, 0], /horas.*más de 0/],
    [[16, 1, 1], /no hay horas/],
    [[12, 1, '', 'HG'], /HG no tiene un sistema/],
  ])('%j is refused', (args, sentence) => {
    expect(() => system(...args)).toThrow(sentence);
  });
});
