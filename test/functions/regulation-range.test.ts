import { describe, expect, test } from '@jest/globals';
import { formula, places, standings, statuses } from './formula';

const MATCHES = [
  ['A', 'B', 3, 1],
  ['B', 'C', 3, 0],
  ['C', 'A', 3, 'F'],
];

describe('the regulation argument', () => {
  test.each([undefined, '', null, 'HG', 'hg', ' Hg ', [['HG']], [['base', 'HG']], [['', '']]])(
    '%j is HG',
    (regulation) => {
      expect(formula('TD_LATE_POINTS', 40, 3, regulation)).toBe(2);
      expect(standings(MATCHES, regulation)).toEqual(standings(MATCHES));
    },
  );

  test.each([
    'INTERNATIONAL',
    'international',
    [['base', 'INTERNATIONAL']],
    [
      ['Base', 'international'],
      ['', ''],
    ],
  ])('%j is the international text', (regulation) => {
    expect(formula('TD_LATE_POINTS', 20, 5, regulation)).toBe(2);
  });

  test('a preset without a length takes any two unequal whole numbers, and no upper bound', () => {
    for (const regulation of ['INTERNATIONAL', 'MIAPUESTA']) {
      expect(places([['A', 'B', 64, 17]], regulation)).toEqual({ A: 1, B: 2 });
      expect(() => places([['A', 'B', 5, 5]], regulation)).toThrow(/empate/);
    }
  });

  test('with a cube there is no upper bound, but a lower one (rules §2)', () => {
    const regulation = [
      ['base', 'INTERNATIONAL'],
      ['groupMatchLength', 5],
    ];
    expect(places([['A', 'B', 40, 4]], regulation)).toEqual({ A: 1, B: 2 });
    expect(() => places([['A', 'B', 4, 3]], regulation)).toThrow(/al menos a 5/);
    expect(() => places([['A', 'B', 9, 5]], regulation)).toThrow(/de 0 a 4/);
  });

  test('a range under titles, among others, in any order', () => {
    const regulation = [
      ['Nuestras reglas', '', '', ''],
      ['Artículo', 'Valor', 'Opción', 'Nota'],
      ['7.2.1', 5, 'groupMatchLength', ''],
      ['', '', '', ''],
      ['', 'HG', 'BASE', ''],
      ['', 2, 'qualifiersPerGroup', 'este año'],
    ];
    const rows = standings([['A', 'B', 'F', '']], regulation);
    expect(rows[0]).toMatchObject({ Jugador: 'B', PF: 5 });
  });

  test('without a base it starts from HG; the base may stand anywhere', () => {
    expect(
      formula('TD_LATE_POINTS', 40, 3, [
        ['qualifiersPerGroup', 2],
        ['drawSeed', ''],
      ]),
    ).toBe(2);
    expect(
      formula('TD_LATE_POINTS', 20, 5, [
        ['qualifiersPerGroup', 2],
        ['base', 'INTERNATIONAL'],
      ]),
    ).toBe(2);
  });

  test.each([
    ['sí', 3],
    ['si', 3],
    ['SÍ', 3],
    ['yes', 3],
    [true, 3],
    [1, 3],
    ['verdadero', 3],
    ['да', 3],
    ['ναι', 3],
    ['no', 0],
    ['No', 0],
    [false, 0],
    [0, 0],
    ['falso', 0],
    ['нет', 0],
    ['όχι', 0],
  ])('yes or no: %j', (value, points) => {
    const regulation = [
      ['base', 'HG'],
      ['forfeitCountsInDifference', value],
    ];
    expect(standings([['A', 'B', 'F', '']], regulation)[0]).toMatchObject({ Jugador: 'B', PF: points });
  });

  test('a blank value leaves what the base has, but for a length, which it takes away', () => {
    const regulation = [
      ['base', 'HG'],
      ['forfeitCountsInDifference', ''],
      ['tieBreakRestart', null],
      ['qualifiersPerGroup', undefined],
      ['groupMatchLength', ''],
    ];
    expect(standings([['A', 'B', 17, 16]], regulation)[0]).toMatchObject({ Jugador: 'A', PF: 17 });
  });

  test('the option’s name in any case', () => {
    const regulation = [
      ['base', 'HG'],
      ['QUALIFIERSPERGROUP', '1'],
    ];
    expect(
      statuses(
        [
          ['A', 'B', 3, 1],
          ['A', 'C', 3, 1],
          ['B', 'C', 3, 1],
        ],
        regulation,
      ),
    ).toEqual({
      A: 'Clasificado',
      B: 'Fuera',
      C: 'Fuera',
    });
  });

  test('qualifiersPerGroup counts', () => {
    const rows = [
      ['A', 'B', 3, 1],
      ['A', 'C', 3, 1],
      ['B', 'C', 3, 1],
    ];
    for (const qualifiers of [1, 2, 3]) {
      const status = Object.values(
        statuses(rows, [
          ['base', 'HG'],
          ['qualifiersPerGroup', qualifiers],
        ]),
      );
      expect(status.filter((one) => one === 'Clasificado')).toHaveLength(qualifiers);
    }
  });

  // Every option of rules §11 and of the issue has its name here.
  test.each([
    ['groupMatchLength', 3],
    ['knockoutMatchLength', 5],
    ['finalMatchLength', 7],
    ['qualifiersPerGroup', 3],
    ['minutesPerPoint', 8],
    ['tieBreakRestart', 'never'],
    ['forfeitCountsInDifference', 'sí'],
    ['latePointsCountInDifference', 'sí'],
    ['forfeitWinCountsAsWin', 'sí'],
    ['rateForfeits', 'no'],
    ['ratePlayoffs', 'no'],
    ['kRamp', 'no'],
    ['participationOnTop', 'no'],
    ['brightwellCoefficient', 6],
    ['byePoints', 1],
    ['lateTable3', '20:1,35:2,45:3'],
    ['lateTable5', '20:1,35:2,45:3,50:4,60:5'],
    ['lateTable7', '20:1;35:2;45:3'],
    ['lateTable11', ' 20 : 1 , 35 : 2 '],
  ])('%s may be written with HG’s own value, and changes nothing', (name, value) => {
    const regulation = [
      ['base', 'HG'],
      [name, value],
    ];
    expect(standings(MATCHES, regulation)).toEqual(standings(MATCHES));
    expect(formula('TD_LATE_POINTS', 40, 3, regulation)).toBe(2);
    expect(formula('TD_CLOCK', 5, 2, 1, regulation)).toBe(7);
  });
});
