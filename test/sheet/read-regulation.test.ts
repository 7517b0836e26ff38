import { describe, expect, test } from '@jest/globals';
import { HG } from '../../src/core/regulations/hg';
import { INTERNATIONAL } from '../../src/core/regulations/international';
import { OPTIONS, type OptionName } from '../../src/core/regulations/options';
import { OTHELLO } from '../../src/core/regulations/othello';
import type { Regulation } from '../../src/core/regulations/regulation';
import type { Cell, Row } from '../../src/sheet/cell';
import { readRegulation } from '../../src/sheet/read-regulation';
import { problemOf, valueOf } from './reading';

/** HG with one line on the sheet of rules. */
function withLine(option: string, value: Cell): Regulation {
  return valueOf(readRegulation([[option, value]]));
}

describe('where a regulation starts from', () => {
  test.each<[unknown, Regulation]>([
    [undefined, HG],
    ['', HG],
    [' othello ', OTHELLO],
    [[['International']], INTERNATIONAL],
    [[['']], HG],
    [[], HG],
    // One row of one cell is a name; one row of two, or several of one, are options.
    [[['base', 'OTHELLO']], OTHELLO],
    [[[''], ['']], HG],
  ])('%j', (argument, regulation) => {
    expect(valueOf(readRegulation(argument))).toEqual(regulation);
  });

  test('what goes without saying may be another than HG', () => {
    for (const argument of [undefined, [['']], [['', '']], [['base', '']]]) {
      expect(valueOf(readRegulation(argument, OTHELLO))).toBe(OTHELLO);
    }
  });

  test('under a header the two columns stand among others, wherever the base is', () => {
    const rows: Row[] = [
      ['Reglamento del torneo'],
      ['Artículo', 'Opción', '', 'Valor'],
      ['7.2.3', 'byePoints', 'por descanso', 0.5],
      ['', '', 'base', 'HG'],
      ['', 'base', '', 'OTHELLO'],
    ];
    expect(valueOf(readRegulation(rows))).toEqual({ ...OTHELLO, byePoints: 0.5 });
  });

  test('a column of names alone changes nothing', () => {
    expect(valueOf(readRegulation([['kRamp'], ['byePoints']]))).toEqual(HG);
  });
});

describe('the options of rules §11 and their values', () => {
  test.each<[OptionName, Cell, unknown]>([
    ['kRamp', 'sí', true],
    ['KRAMP', true, true],
    ['rateForfeits', 'yes', true],
    ['forfeitCountsInDifference', 'no', false],
    ['latePointsCountInDifference', 0, false],
    ['tieBreakRestart', 'AFTERSPLIT', 'afterSplit'],
    ['tieBreakRestart', ' afterList ', 'afterList'],
    ['seedingWithinPlace', 'performance', 'performance'],
    ['qualifiersPerGroup', 2, 2],
    ['qualifiersPerGroup', '1', 1],
    ['minutesPerPoint', '10', 10],
    ['groupMatchLength', 5, 5],
    ['groupMatchLength', '', null],
    ['finalMatchLength', null, null],
    ['drawSeed', 0, 0],
    ['byePoints', '0,5', 0.5],
    ['brightwellCoefficient', 0, 0],
    ['entryFee', 12.5, 12.5],
    ['startTime', '20:00', '20:00'],
    ['startTime', '8:30 pm', '20:30'],
    ['startTime', new Date(1899, 11, 30, 19, 5), '19:05'],
    ['division', ' Primera ', 'Primera'],
    ['division', 2, '2'],
    ['prizeShares', '50;30;20', [50, 30, 20]],
    ['prizeShares', '50%, 30%, 20%', [50, 30, 20]],
    ['prizeShares', '50 / 30 / 20', [50, 30, 20]],
    ['prizeShares', '60 40', [60, 40]],
    ['prizeShares', 100, [100]],
    ['prizeShares', '123456;1', [123456, 1]],
  ] as [OptionName, Cell, unknown][])('%s %p: %j', (option, value, expected) => {
    const name = (Object.keys(OPTIONS) as OptionName[]).find(
      (one) => one.toLowerCase() === option.toLowerCase(),
    )!;
    expect(withLine(option, value)).toEqual({ ...HG, [name]: expected });
  });

  test.each<[OptionName]>([
    ...(['kRamp', 'tieBreakRestart', 'qualifiersPerGroup', 'byePoints'] as const).map(
      (option) => [option] as [OptionName],
    ),
    ...(['startTime', 'division', 'prizeShares'] as const).map((option) => [option] as [OptionName]),
  ])('%s with a blank value is as the regulation has it', (option) => {
    expect(withLine(option, '')).toEqual(HG);
    expect(withLine(option, null)).toEqual(HG);
  });

  test('an hour that can’t be told in another zone is none', () => {
    const start = new Date(1899, 11, 30, 19, 5);
    expect(valueOf(readRegulation([['startTime', start]], HG, () => null))).toEqual({
      ...HG,
      startTime: null,
    });
  });

  test('several lines, the later ones on top of the earlier', () => {
    const rows = [
      ['byePoints', 0.5],
      ['kRamp', 'sí'],
      ['base', 'INTERNATIONAL'],
    ];
    expect(valueOf(readRegulation(rows))).toEqual({ ...INTERNATIONAL, byePoints: 0.5, kRamp: true });
  });
});

describe('tables of lateness (HG 2.3.1)', () => {
  test.each<[string, Cell, number, { minutes: number; points: number }[]]>([
    [
      'lateTable7',
      '20:1,35:2,45:7',
      7,
      [
        { minutes: 20, points: 1 },
        { minutes: 35, points: 2 },
        { minutes: 45, points: 7 },
      ],
    ],
    [
      'LateTable11',
      ' 5 : 1 ; 120 : 11 ',
      11,
      [
        { minutes: 5, points: 1 },
        { minutes: 120, points: 11 },
      ],
    ],
    ['latetable3', '1:1', 3, [{ minutes: 1, points: 1 }]],
  ])('%s %j', (option, value, length, steps) => {
    expect(withLine(option, value).lateness).toEqual({
      ...HG.lateness,
      tables: { ...HG.lateness.tables, [length]: steps },
    });
  });

  test('a blank one is as the regulation has it', () => {
    expect(withLine('lateTable3', '')).toEqual(HG);
    expect(withLine('lateTable9', null)).toEqual(HG);
  });

  test.each<[string, Cell, string]>([
    ['minutes that don’t rise', '20:1,20:2', '20:1,20:2'],
    ['minutes that fall', '35:1,20:2', '35:1,20:2'],
    ['no minutes at all', '0:1', '0:1'],
    ['points that don’t rise', '20:1,35:1', '20:1,35:1'],
    ['points that fall', '20:2,35:1', '20:2,35:1'],
    ['no points at all', '20:0', '20:0'],
    ['more points than the match has', '20:1,35:4', '20:1,35:4'],
    ['points only', '20', '20'],
    ['something before a step', 'a 20:1', 'a 20:1'],
    ['something behind a step', '20:1 min', '20:1 min'],
    ['a step that is empty', '20:1,', '20:1,'],
    ['points of three figures', '20:123', '20:123'],
    ['a time that the sheet made of it', new Date(1899, 11, 30, 20, 1), '20:01'],
  ])('%s: the cell and what stands there', (_, value, given) => {
    expect(problemOf(readRegulation([['lateTable3', value]]))).toEqual({
      code: 'badLateTable',
      params: { option: 'lateTable3', given },
      place: { row: 1, column: 2 },
    });
  });
});

describe('a line that can’t be read', () => {
  const NAMES = Object.keys(OPTIONS);

  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    [
      'a regulation that there is not',
      [['base', 'FIDE']],
      {
        code: 'unknownRegulation',
        params: { given: 'FIDE', known: ['HG', 'INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'] },
        place: { row: 1, column: 2 },
      },
    ],
    [
      'an option that there is not',
      [
        ['Valor', 'Opción'],
        ['sí', 'kRamp'],
        ['sí', 'cRamp'],
      ],
      {
        code: 'unknownOption',
        params: { given: 'cRamp', known: ['base', ...NAMES, 'lateTable3'] },
        place: { row: 3, column: 2 },
      },
    ],
    ...['lateTable', 'lateTable3b', 'myLateTable3'].map(
      (given): [string, readonly Row[], ReturnType<typeof problemOf>] => [
        `an option called ${given}`,
        [[given, '20:1']],
        {
          code: 'unknownOption',
          params: { given, known: ['base', ...NAMES, 'lateTable3'] },
          place: { row: 1, column: 1 },
        },
      ],
    ),
    [
      'an option twice',
      [
        ['kRamp', 'sí'],
        ['', ''],
        ['KRamp', 'sí'],
      ],
      { code: 'repeatedOption', params: { option: 'KRamp' }, place: { row: 3, column: 1 } },
    ],
    [
      'two columns of values',
      [
        ['Opción', 'Valor', 'Valor'],
        ['kRamp', 'sí', 'no'],
      ],
      { code: 'columnTwice', params: { column: 'value', header: 'Valor' }, place: { row: 1, column: 3 } },
    ],
    [
      'neither yes nor no',
      [['kRamp', 'tal vez']],
      {
        code: 'optionNeedsYesNo',
        params: { option: 'kRamp', given: 'tal vez' },
        place: { row: 1, column: 2 },
      },
    ],
    [
      'none of the choices',
      [['tieBreakRestart', 'siempre']],
      {
        code: 'optionNeedsChoice',
        params: {
          option: 'tieBreakRestart',
          given: 'siempre',
          choices: ['never', 'afterSplit', 'afterList'],
        },
        place: { row: 1, column: 2 },
      },
    ],
    ...(
      [
        ['qualifiersPerGroup', 0, '0', 1, false],
        ['qualifiersPerGroup', 1.5, '1.5', 1, false],
        ['minutesPerPoint', 'ocho', 'ocho', 1, false],
        ['groupMatchLength', 2.5, '2.5', 1, true],
        ['drawSeed', -1, '-1', 0, true],
        ['byePoints', -0.5, '-0.5', 0, false],
      ] as const
    ).map(
      ([option, value, given, min, blankAllowed]): [string, readonly Row[], ReturnType<typeof problemOf>] => [
        `${option} ${value}`,
        [[option, value]],
        {
          code: 'optionNeedsNumber',
          params: { option, given, min, blankAllowed },
          place: { row: 1, column: 2 },
        },
      ],
    ),
    [
      'no hour',
      [['startTime', 'a las ocho']],
      { code: 'notATime', params: { given: 'a las ocho' }, place: { row: 1, column: 2 } },
    ],
    ...['50;0', '0', 'mitad', '50;mitad', '50;', '1234567', '50€', '-50', '50.5', 'a50'].map(
      (given): [string, readonly Row[], ReturnType<typeof problemOf>] => [
        `shares ${given}`,
        [['prizeShares', given]],
        {
          code: 'optionNeedsShares',
          params: { option: 'prizeShares', given },
          place: { row: 1, column: 2 },
        },
      ],
    ),
    [
      'a date that the sheet made of shares',
      [['prizeShares', new Date(2026, 2, 1)]],
      {
        code: 'optionNeedsShares',
        params: { option: 'prizeShares', given: '2026-03-01' },
        place: { row: 1, column: 2 },
      },
    ],
  ])('%s', (_, rows, problem) => {
    expect(problemOf(readRegulation(rows))).toEqual(problem);
  });
});
