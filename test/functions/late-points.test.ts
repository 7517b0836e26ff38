import { describe, expect, test } from '@jest/globals';
import { hgPointsAgainst, internationalPointsAgainst } from '../oracle/lateness-oracle';
import { formula } from './formula';

const late = (...args: readonly unknown[]): unknown => formula('TD_LATE_POINTS', ...args);

describe('TD_LATE_POINTS', () => {
  // 2.3.1, "En conclusión".
  test.each([
    [0, 3, 0],
    [19, 3, 0],
    [20, 3, 1],
    [34, 3, 1],
    [35, 3, 2],
    // "un jugador que llegue 40 minutos tarde … comenzará con un resultado en contra de DOS a CERO".
    [40, 3, 2],
    [44, 3, 2],
    [45, 3, 3],
    [46, 3, 3],
    [600, 3, 3],
    [19, 5, 0],
    [20, 5, 1],
    [34, 5, 1],
    [35, 5, 2],
    [44, 5, 2],
    [45, 5, 3],
    [49, 5, 3],
    [50, 5, 4],
    [59, 5, 4],
    [60, 5, 5],
    [61, 5, 5],
  ])('%i minutes, to %i: %i', (minutes, length, points) => {
    expect(late(minutes, length)).toBe(points);
    expect(late(minutes, length, 'HG')).toBe(points);
  });

  // Rules §1, "INTERNATIONAL worked".
  test.each([
    [14, 3, 0],
    [15, 3, 1],
    [19, 3, 1],
    [20, 3, 3],
    [15, 5, 1],
    [20, 5, 2],
    [24, 5, 2],
    [25, 5, 5],
    [15, 7, 1],
    [20, 7, 2],
    [25, 7, 3],
    [29, 7, 3],
    [30, 7, 7],
    [35, 11, 5],
    [39, 11, 5],
    [40, 11, 11],
    // Exactly half is not more than half.
    [20, 4, 2],
    [25, 4, 4],
    [15, 1, 1],
  ])('INTERNATIONAL, %i minutes, to %i: %i', (minutes, length, points) => {
    expect(late(minutes, length, 'INTERNATIONAL')).toBe(points);
  });

  test('takes columns, and gives a column', () => {
    const minutes = Array.from({ length: 70 }, (_, minute) => minute);
    const column = minutes.map((minute) => [minute]);
    expect(late(column, 5)).toEqual(minutes.map((minute) => [hgPointsAgainst(minute, 5)]));
    const lengths = minutes.map((minute) => [minute % 2 === 0 ? 3 : 5]);
    expect(late(column, lengths)).toEqual(
      minutes.map((minute) => [hgPointsAgainst(minute, minute % 2 === 0 ? 3 : 5)]),
    );
    expect(late(column, 7, 'INTERNATIONAL')).toEqual(
      minutes.map((minute) => [internationalPointsAgainst(minute, 7)]),
    );
  });

  test('a column of one length, blanks kept, an open range cut, a title for a title', () => {
    expect(late([[20], [''], [45], [null], ['']], 3)).toEqual([[1], [''], [3]]);
    expect(late([['Minutos'], [20], [45], ['']], 3)).toEqual([['Puntos en contra'], [1], [3]]);
    expect(late([['Minutos'], [20], [45]], [['Encuentro a'], [3], [5]])).toEqual([
      ['Puntos en contra'],
      [1],
      [3],
    ]);
    expect(late([[20, 35, 45]], 3)).toEqual([[1], [2], [3]]);
    expect(late([[40]], 3)).toBe(2);
  });

  test('only whole elapsed minutes count', () => {
    expect(late(19.99, 3)).toBe(0);
    expect(late(34.5, 3)).toBe(1);
    expect(late('19,9', 3)).toBe(0);
  });

  // A director's own minutes are a difference of two times, which is never exact: (20:20 − 20:00) · 1440 is
  // 19.99999999999993 for a computer and 20 for everybody else. "20:00 minutes is late."
  test('twenty minutes are twenty, also as the sheet computes them from two times', () => {
    const minutesBetween = (from: number, to: number): number => (to / 1440 - from / 1440) * 1440;
    const eight = 20 * 60;
    expect(minutesBetween(eight, eight + 20)).not.toBe(20);
    for (const minutes of [20, 35, 45]) {
      expect([minutes, late(minutesBetween(eight, eight + minutes), 3)]).toEqual([
        minutes,
        hgPointsAgainst(minutes, 3),
      ]);
    }
  });

  test('early is not late', () => {
    expect(late(-5, 3)).toBe(0);
  });

  test('text numbers', () => {
    expect(late('40', '3')).toBe(2);
    expect(late(' 40\u00a0', 3)).toBe(2);
  });

  // Rules §1: "the answer is 'no table for a match to 7 in HG', never a guess; the director can add one".
  test('no table for a match to 7 in HG', () => {
    expect(() => late(20, 7)).toThrow(/no hay tabla de retrasos para un encuentro a 7 en HG.*3 y 5/i);
    expect(() => late(0, 7)).toThrow(/tabla/);
    expect(() => late([[10], [20]], [[3], [7]])).toThrow(/Fila 2.*a 7/);
  });

  test('the director’s own table', () => {
    const own = [
      ['base', 'HG'],
      ['lateTable7', '20:1,35:2,45:3,50:4,55:5,60:6,65:7'],
    ];
    expect(late(50, 7, own)).toBe(4);
    expect(late(65, 7, own)).toBe(7);
    expect(late(40, 3, own)).toBe(2);
  });

  test('the director’s table goes before the preset’s table and rule', () => {
    expect(
      late(10, 3, [
        ['base', 'HG'],
        ['lateTable3', '10:1,15:3'],
      ]),
    ).toBe(1);
    expect(
      late(15, 3, [
        ['base', 'HG'],
        ['lateTable3', '10:1,15:3'],
      ]),
    ).toBe(3);
    expect(
      late(20, 5, [
        ['base', 'INTERNATIONAL'],
        ['lateTable3', '10:1,15:3'],
      ]),
    ).toBe(2);
    expect(
      late(10, 3, [
        ['base', 'INTERNATIONAL'],
        ['lateTable3', '10:1,15:3'],
      ]),
    ).toBe(1);
  });

  test.each(['MIAPUESTA', 'OTHELLO'])('%s has no lateness', (regulation) => {
    expect(() => late(20, 3, regulation)).toThrow(new RegExp(`${regulation}.*retrasos`));
  });
});
