import { describe, expect, test } from '@jest/globals';
import { instantToSerial } from '../../host/text/serial';
import { localeNamed } from '../../host/text/locale';
import { parseTyped } from '../../host/text/typed-text';
import { openWorkbook } from '../../host/workbook-session';
import { emptyWorkbook } from '../../host/new-workbook';
import { HG } from '../../src/core/regulations/hg';
import { groupMatchLimits } from '../../src/core/standings/result-limits';
import { isDate, isTimeOnly } from '../../src/sheet/cell';
import { damagedInCrossTable } from '../../src/sheet/damaged-cross-table';
import type { DamagedScore, SheetCells } from '../../src/sheet/damaged-scores';
import { belowHeader, damagedInTable } from '../../src/sheet/damaged-table';
import { findCrossTables } from '../../src/sheet/find-cross-tables';
import { findHeader } from '../../src/sheet/header';
import { isDateFormat, scoreReadings } from '../../src/sheet/score-readings';
import { readLocalWallClock, type ReadWallClock } from '../../src/sheet/time';

const LIMITS = groupMatchLimits(HG);

const NO_ZONE: ReadWallClock = () => null;

function cellsOf(values: readonly (readonly unknown[])[], formulas: SheetCells['formulas'] = []): SheetCells {
  return { values, display: [], formulas, formats: [] };
}

function inTable(values: readonly (readonly unknown[])[], formulas: SheetCells['formulas'] = []) {
  const header = findHeader(values, [['white', 'black']]);
  if (!header.ok || header.value === null) throw new Error('no header');
  const table = damagedInTable(
    cellsOf(values, formulas),
    belowHeader(cellsOf(values), header.value),
    () => LIMITS,
    readLocalWallClock,
  );
  if (!table.ok) throw new Error(table.problem.code);
  return table.value.scores;
}

function columnsUnder(values: readonly (readonly unknown[])[]) {
  const header = findHeader(values, [['white', 'black']]);
  if (!header.ok || header.value === null) throw new Error('no header');
  return belowHeader(cellsOf(values), header.value).columns;
}

/** `G7: 3-1 | 1-3?`: possible readings first, impossible ones with a question mark. */
function told(found: readonly DamagedScore[]): string[] {
  return found.map(
    ({ row, column, readings }) =>
      `${row},${column}: ${readings.map(({ text, isPossible }) => (isPossible ? text : `${text}?`)).join(' | ')}`,
  );
}

describe('the texts a date leaves behind (reported faults, D01)', () => {
  test.each([
    ['Apr-00', ['4-0']],
    ['Mar-00', ['3-0']],
    ['1-Feb', ['2-1', '1-2']],
    ['2-May', ['5-2', '2-5']],
    ['1/3/2026', ['1-3', '3-1']],
    ['03.01.2026', ['3-1', '1-3']],
    ['2026-03-01', ['3-1', '1-3']],
    ['3:01:00', ['3-1']],
    ['3-ene', ['1-3', '3-1']],
    ['4 апр. 2026', ['4-4']],
  ])('%s', (text, expected) => {
    const found = scoreReadings(text, readLocalWallClock);
    expect(found?.pairs.map(([one, other]) => `${one}-${other}`)).toEqual(expected);
    expect(found?.isText).toBe(true);
  });

  test.each([
    '3-1',
    '3 - 1 (4, -5)',
    '3:1',
    '1/16',
    'Ana-2',
    '1405 (+16)',
    '9, 355',
    '( : )',
    '½',
    '',
    3,
    true,
  ])('%p is none', (cell) => {
    expect(scoreReadings(cell, readLocalWallClock)).toBeNull();
  });
});

describe('whatever is typed is among the readings', () => {
  const year = new Date().getFullYear();
  const scores = Array.from({ length: 32 }, (_, one) =>
    Array.from({ length: 32 }, (__, other) => [one, other] as const),
  ).flat();

  test.each(
    ['es_VE', 'es_ES', 'en_US', 'en_GB', 'el_GR', 'ru_RU'].flatMap((locale) =>
      ['-', ':', '/', '.'].map((sign) => [locale, sign] as const),
    ),
  )('%s, %s', (locale, sign) => {
    const zone = 'America/Caracas';
    const session = openWorkbook(emptyWorkbook(), {
      bundle: { source: '' },
      locale,
      timeZone: zone,
      grid: { rows: scores.length, columns: 1 },
    });
    const typed = scores.map(([one, other]) => `${one}${sign}${other}`);
    session.typeAll(typed.map((text, row) => ({ sheet: 'Hoja 1', cell: `A${row + 1}`, text })));
    const values = session.values('Hoja 1');
    const display = session.displayValues('Hoja 1');
    const here: ReadWallClock = (date) => ({
      sinceEpoch: Math.round(instantToSerial(date.getTime(), zone) * 86_400_000),
    });
    const elsewhere: ReadWallClock = (date) => (isTimeOnly(date) ? null : here(date));
    const lost: string[] = [];
    let damaged = 0;
    scores.forEach(([one, other], row) => {
      const cell = values[row]?.[0];
      const text = typed[row]!;
      if (!isDate(cell)) return;
      damaged += 1;
      const format = parseTyped(text, '', localeNamed(locale), year).format!;
      const look = { shown: display[row]![0]!, format };
      for (const [clock, seen] of [
        [here, { shown: '', format: '' }],
        [here, look],
        [elsewhere, look],
      ] as const) {
        const pairs = scoreReadings(cell, clock, seen)?.pairs ?? [];
        if (!pairs.some(([white, black]) => white === one && black === other)) lost.push(text);
      }
    });
    expect(lost).toEqual([]);
    // Some hundreds of each are dates or times; a point parts days from months only in some places.
    expect(damaged > 300 || sign === '.').toBe(true);
  });
});

describe('a table of matches', () => {
  const third = new Date(2026, 0, 3);
  const header = ['Blancas', 'Negras', 'Puntos B', 'Puntos N'];

  test('all of them are found, not the first alone, and other faults do not hide any', () => {
    const found = inTable([
      ['Blancas', 'Negras', 'Resultado'],
      ['Ana', 'Beto', third],
      ['Ana', 'Carla', '3-9'],
      ['Ana', 'Ana', 'Apr-00'],
      ['Beto', 'Carla', new Date(1899, 11, 30, 11, 8)],
      ['', '', new Date(2026, 0, 1)],
      ['Total', '', new Date(2026, 0, 1)],
    ]);
    expect(told(found)).toEqual(['1,2: 3-1 | 1-3', '3,2: 4-0', '4,2: 11-8?']);
  });

  test('two columns that say the result tell which order it was', () => {
    const found = inTable([
      [...header, 'Resultado'],
      ['Ana', 'Beto', 1, 3, third],
    ]);
    expect(told(found)).toEqual(['1,4: 3-1? | 1-3']);
  });

  test('both sides points typed into one cell', () => {
    const found = inTable([header, ['Ana', 'Beto', third, ''], ['Ana', 'Carla', '', third]]);
    expect(told(found)).toEqual(['1,2: 3-1 | 1-3', '2,3: 3-1 | 1-3']);
    expect(found.map(({ readings }) => readings[0]!.repairs)).toEqual([
      [
        { row: 1, column: 2, to: 3 },
        { row: 1, column: 3, to: 1 },
      ],
      [
        { row: 2, column: 3, to: 1 },
        { row: 2, column: 2, to: 3 },
      ],
    ]);
  });

  test('the other side keeps its points; only a reading that says the same can be', () => {
    const found = inTable([header, ['Ana', 'Beto', third, '1'], ['Ana', 'Carla', third, 2]]);
    expect(told(found)).toEqual(['1,2: 3-1 | 1-3?', '2,2: 3-1? | 1-3?']);
    expect(found[0]!.readings[0]!.repairs).toEqual([{ row: 1, column: 2, to: 3 }]);
  });

  test('a whole number that is shown as a date is that number', () => {
    const two = [new Date(1900, 0, 2), new Date(1899, 11, 31)];
    expect(told(inTable([header, ['Ana', 'Beto', ...two], ['Ana', 'Carla', two[0], '']]))).toEqual([
      '1,2: 3',
      '1,3: 1',
      '2,2: 3',
    ]);
  });

  test('a number as large as a date is one that its format hides', () => {
    expect(told(inTable([header, ['Ana', 'Beto', 46025, '']]))).toEqual(['1,2: 3-1 | 1-3']);
  });

  test('a formula in the way of the other side can not be overwritten', () => {
    const found = inTable([header, ['Ana', 'Beto', third, '']], [[], ['', '', '', '=""']]);
    expect(told(found)).toEqual(['1,2: 3-1? | 1-3?']);
  });

  test('half a result stays half a result (D07), points as text are points (D05)', () => {
    expect(
      inTable([header, ['C', 'D', '3', ''], ['A', 'B', '10', '9'], ['E', 'F', 'postponed', '']]),
    ).toEqual([]);
  });
});

describe('what is told of a damaged score', () => {
  const third = new Date(2026, 0, 3);
  const header = ['Blancas', 'Negras', 'Puntos B', 'Puntos N'];

  test('its place, its players, white first, how it is shown, and whether a formula made it', () => {
    const values = [
      ['Negras', 'Resultado', 'Blancas'],
      ['Beto', third, 'Ana'],
      ['Carla', 'Apr-00', 'Darío'],
      ['Eva', third, 'Fe'],
    ];
    const cells: SheetCells = {
      values,
      display: [[], ['Beto', '3 ene', 'Ana'], ['Carla', 'Apr-00', 'Darío']],
      formulas: [[], ['', '=A9', ''], ['=B9', '', '']],
      formats: [],
    };
    const columns = columnsUnder(values);
    const table = damagedInTable(cells, { columns, top: 1 }, () => LIMITS, readLocalWallClock);
    expect(table.ok && table.value.scores).toMatchObject([
      {
        ...{ row: 1, column: 1, players: ['Ana', 'Beto'], shown: '3 ene', isFormula: true, isText: false },
        readings: [
          { text: '1-3', isPossible: true, repairs: [{ row: 1, column: 1, to: [1, 3] }] },
          { text: '3-1', isPossible: true, repairs: [{ row: 1, column: 1, to: [3, 1] }] },
        ],
      },
      {
        ...{
          row: 2,
          column: 1,
          players: ['Darío', 'Carla'],
          shown: 'Apr-00',
          isFormula: false,
          isText: true,
        },
        readings: [{ text: '4-0', isPossible: true, repairs: [{ row: 2, column: 1, to: [4, 0] }] }],
      },
      // What the sheet shows is not known: the date as it is written anywhere.
      { row: 3, column: 1, players: ['Fe', 'Eva'], shown: '2026-01-03', isFormula: false },
    ]);
  });

  // Matches of groups in HG end at 3 to 5 against 0 to 2.
  test.each<[string, readonly unknown[], string[]]>([
    [
      'one that says a result no match has is not possible',
      [new Date(2026, 10, 8), '', ''],
      ['8-11?', '11-8?'],
    ],
    ['the first of a month is no month of a year', [new Date(2026, 0, 1), '', ''], ['1-1?']],
    [
      'a whole number in a cell for both sides is half of what it has to be',
      [new Date(1900, 0, 2), '', ''],
      ['3?'],
    ],
    ['half a result beside it tells nothing', [third, 3, ''], ['3-1', '1-3']],
    ['nor does the other half', [third, '', 3], ['3-1', '1-3']],
    ['both halves do', [third, 3, 1], ['3-1', '1-3?']],
    ['two that say another result leave none', [third, 4, 1], ['3-1?', '1-3?']],
  ])('in one cell: %s', (_, [score, white, black], expected) => {
    const [first] = inTable([
      ['Resultado', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
      [score, 'Ana', 'Beto', white, black],
    ]);
    expect(told([first!])).toEqual([`1,0: ${expected.join(' | ')}`]);
  });

  test('a whole number that can be nothing else is shown and not put in place of the date', () => {
    const [found] = inTable([
      ['Blancas', 'Negras', 'Resultado'],
      ['Ana', 'Beto', new Date(1900, 0, 2)],
    ]);
    expect(found!.readings).toEqual([{ text: '3', isPossible: false, repairs: [] }]);
  });

  test('but where matches go on to any number, two days are 48-0 as well', () => {
    const endless = { ...LIMITS, length: null };
    const values = [
      ['Blancas', 'Negras', 'Resultado'],
      ['Ana', 'Beto', new Date(1900, 0, 1)],
    ];
    const columns = columnsUnder(values);
    const table = damagedInTable(cellsOf(values), { columns, top: 1 }, () => endless, readLocalWallClock);
    expect(table.ok && told(table.value.scores)).toEqual(['1,2: 48-0']);
  });

  test.each<[string, readonly unknown[], string[]]>([
    ['a number that is a result with the other’s', [new Date(1900, 0, 2), 1], ['1,2: 3']],
    ['one that is none with the other’s', [new Date(1900, 0, 2), 3], ['1,2: 3?']],
    ['the same for black', [1, new Date(1900, 0, 2)], ['1,3: 3']],
    ['one too many for black', [3, new Date(1900, 0, 2)], ['1,3: 3?']],
    ['a loser’s points alone', [new Date(1899, 11, 31), ''], ['1,2: 1']],
    ['the same for black alone', ['', new Date(1899, 11, 31)], ['1,3: 1']],
    ['five digits beside it are nobody’s points', [new Date(1900, 0, 2), '12345'], ['1,2: 3']],
    ['two digits are', [new Date(1900, 0, 2), '12'], ['1,2: 3?']],
    ['both became dates of the same result', [third, third], ['1,2: 3-1 | 1-3', '1,3: 3-1 | 1-3']],
    [
      'both became dates, of results that differ',
      [third, new Date(2026, 1, 3)],
      ['1,2: 3-1? | 1-3?', '1,3: 3-2? | 2-3?'],
    ],
    [
      'beside both sides’ points the other’s own, as a date',
      [third, new Date(1899, 11, 31)],
      ['1,2: 3-1 | 1-3?', '1,3: 1'],
    ],
    [
      'the other’s own points, as a date, that say another result',
      [third, new Date(1900, 0, 3)],
      ['1,2: 3-1? | 1-3?', '1,3: 4'],
    ],
  ])('in two cells: %s', (_, points, expected) => {
    expect(told(inTable([header, ['Ana', 'Beto', ...points]]))).toEqual(expected);
  });

  test.each([
    ['that are no result', new Date(1900, 0, 2), new Date(1900, 0, 2), ['1,2: 3?', '1,3: 3?']],
    ['that are one', new Date(1899, 11, 31), new Date(1900, 0, 2), ['1,2: 1', '1,3: 3']],
  ])('two numbers shown as dates %s', (_, white, black, expected) => {
    expect(told(inTable([header, ['Ana', 'Beto', white, black]]))).toEqual(expected);
  });

  test('a number beside both sides’ points is the other’s own, whatever else its date could be', () => {
    const endless = { ...LIMITS, length: null };
    const values = [header, ['Ana', 'Beto', '24:00:00', new Date(1899, 11, 31)]];
    const columns = columnsUnder(values);
    const table = damagedInTable(cellsOf(values), { columns, top: 1 }, () => endless, readLocalWallClock);
    expect(table.ok && told(table.value.scores)).toEqual(['1,2: 24-0?', '1,3: 1']);
  });

  test('a number goes where its date stands', () => {
    const [one, other] = inTable([header, ['Ana', 'Beto', new Date(1900, 0, 2), new Date(1899, 11, 31)]]);
    expect(one!.readings[0]!.repairs).toEqual([{ row: 1, column: 2, to: 3 }]);
    expect(other!.readings[0]!.repairs).toEqual([{ row: 1, column: 3, to: 1 }]);
  });
});

describe('where a table’s scores go', () => {
  const columnsOf = (values: readonly (readonly unknown[])[]) => {
    const start = { columns: columnsUnder(values), top: 1 };
    const table = damagedInTable(cellsOf(values), start, () => LIMITS, readLocalWallClock);
    return table.ok ? table.value : table.problem;
  };

  test('a list of one block has its column of scores down to the end', () => {
    expect(
      columnsOf([
        ['Blancas', 'Negras', 'Resultado'],
        ['Ana', 'Beto', '3-1'],
      ]),
    ).toEqual({ scores: [], columns: [{ column: 2, top: 1, end: null, holds: 'scores' }], isSquare: false });
  });

  test('both sides’ points and a score beside them are three columns', () => {
    expect(
      columnsOf([
        [...header(), 'Resultado'],
        ['Ana', 'Beto', 3, 1, '3-1'],
      ]),
    ).toMatchObject({
      columns: [
        { column: 4, top: 1, end: null, holds: 'scores' },
        { column: 2, top: 1, end: null, holds: 'points' },
        { column: 3, top: 1, end: null, holds: 'points' },
      ],
    });
  });

  test('each block has its own, down to the next header', () => {
    expect(
      columnsOf([
        ['Blancas', 'Negras', 'Resultado'],
        ['Ana', 'Beto', '3-1'],
        ['Negras', 'Resultado', 'Blancas'],
        ['Ana', '3-0', 'Beto'],
      ]),
    ).toMatchObject({
      columns: [
        { column: 2, top: 1, end: 2, holds: 'scores' },
        { column: 1, top: 3, end: null, holds: 'scores' },
      ],
    });
  });

  test('a block whose header doesn’t say where its points are is refused', () => {
    expect(
      columnsOf([
        ['Blancas', 'Negras', 'Resultado'],
        ['Ana', 'Beto', '3-1'],
        ['Negras', 'Blancas', 'Puntos B'],
        ['Ana', 'Beto', 3],
      ]),
    ).toMatchObject({ code: 'columnsMissing', place: { row: 3 } });
  });

  test.each([
    ['a column an opponent, both sides’ points', '3-1', 'scores'],
    ['nothing filled in yet', '', 'scores'],
    ['as many of one as of the other', '3-1|3', 'scores'],
    ['a column an opponent, one side’s points', 3, 'points'],
    ['one side’s points of two digits', 12, 'points'],
    ['one side’s points as text', '3', 'points'],
  ])('a square: %s', (_, filled, holds) => {
    const [one, other = ''] = typeof filled === 'string' ? filled.split('|') : [filled];
    const values = [
      ['Grupo A'],
      ['', 'Ana', 'Beto', 'Carla'],
      ['Ana', '', one, ''],
      ['Beto', other, '', ''],
      ['Carla'],
    ];
    expect(inSquare(values)).toEqual({
      scores: [],
      columns: [1, 2, 3].map((column) => ({ column, top: 2, end: 5, holds })),
      isSquare: true,
    });
  });

  test('a square with two columns an opponent', () => {
    const values = [
      ['', 'Ana', '', 'Beto', ''],
      ['Ana', '', '', 3, 1],
      ['Beto', 1, 3, '', ''],
    ];
    expect(inSquare(values).columns).toEqual(
      [1, 2, 3, 4].map((column) => ({ column, top: 1, end: 3, holds: 'points' })),
    );
  });

  test('what is damaged in a square comes row by row, each row from the left, with whose it is', () => {
    const third = new Date(2026, 0, 3);
    const values = [
      ['', 'Ana', 'Beto', 'Carla'],
      ['Ana', '', third, third],
      ['Beto', third, '', third],
      ['Carla', third, third, ''],
    ];
    expect(inSquare(values).scores.map(({ row, column, players }) => [row, column, ...players])).toEqual([
      [1, 2, 'Ana', 'Beto'],
      [1, 3, 'Ana', 'Carla'],
      [2, 1, 'Beto', 'Ana'],
      [2, 3, 'Beto', 'Carla'],
      [3, 1, 'Carla', 'Ana'],
      [3, 2, 'Carla', 'Beto'],
    ]);
  });

  test('from the left also where the columns stand in another order than the rows', () => {
    const third = new Date(2026, 0, 3);
    const values = [
      ['', 'Carla', 'Ana', 'Beto'],
      ['Ana', third, '', third],
      ['Beto', third, third, ''],
      ['Carla', '', third, third],
    ];
    expect(inSquare(values).scores.map(({ row, column }) => [row, column])).toEqual([
      ...[
        [1, 1],
        [1, 3],
        [2, 1],
        [2, 2],
        [3, 2],
        [3, 3],
      ],
    ]);
  });

  test('of one side’s points in a square the row’s player is the first', () => {
    const values = [
      ['', 'Ana', 'Beto', 'Carla'],
      ['Ana', '', new Date(1900, 0, 2), 3],
      ['Beto', 1, '', 3],
      ['Carla', 1, new Date(1899, 11, 31), ''],
    ];
    expect(inSquare(values).scores.map(({ row, column, players }) => [row, column, ...players])).toEqual([
      [1, 2, 'Ana', 'Beto'],
      [3, 2, 'Beto', 'Carla'],
    ]);
  });

  test('both sides’ points in two columns an opponent go into these two', () => {
    const values = [
      ['', 'Ana', '', 'Beto', '', 'Carla', ''],
      ['Ana', '', '', 3, 1, new Date(2026, 0, 3), ''],
      ['Beto', 1, 3, '', '', '', ''],
      ['Carla', '', '', '', '', '', ''],
    ];
    expect(inSquare(values).scores[0]!.readings.map(({ repairs }) => repairs)).toEqual([
      [
        { row: 1, column: 5, to: 3 },
        { row: 1, column: 6, to: 1 },
      ],
      [
        { row: 1, column: 5, to: 1 },
        { row: 1, column: 6, to: 3 },
      ],
    ]);
  });

  function header() {
    return ['Blancas', 'Negras', 'Puntos B', 'Puntos N'];
  }

  function inSquare(values: readonly (readonly unknown[])[]) {
    const tables = findCrossTables(values);
    if (!tables.ok || tables.value.length !== 1) throw new Error('no square');
    return damagedInCrossTable(cellsOf(values), tables.value[0]!, LIMITS, readLocalWallClock);
  }
});

describe('cross-tables', () => {
  const found = (values: readonly (readonly unknown[])[]) => {
    const tables = findCrossTables(values);
    if (!tables.ok) throw new Error(tables.problem.code);
    return tables.value.map((table) =>
      told(damagedInCrossTable(cellsOf(values), table, LIMITS, readLocalWallClock).scores),
    );
  };

  test('all of them, behind other faults too; a mirror tells which order it was, turned with the sides (D09)', () => {
    expect(
      found([
        ['', 'Ana', 'Beto', 'Carla', 'Darío'],
        ['Ana', '', new Date(2026, 0, 3), '3-3', new Date(2026, 1, 3)],
        ['Beto', '', '', '9', ''],
        ['Carla', '', '', '', 'Apr-00'],
        ['Darío', '2-3', '', '', ''],
      ]),
    ).toEqual([['1,2: 3-1 | 1-3', '1,4: 3-2 | 2-3?', '3,4: 4-0']]);
  });

  test('points of one side: a number shown as a date, and both sides’ points in one cell', () => {
    expect(
      found([
        ['', 'Ana', 'Beto', 'Carla'],
        ['Ana', '', new Date(1900, 0, 2), new Date(2026, 0, 3)],
        ['Beto', 1, '', 3],
        ['Carla', '', 2, ''],
      ]),
    ).toEqual([['1,2: 3', '1,3: 3-1 | 1-3']]);
  });

  test('two columns an opponent', () => {
    expect(
      found([
        ['', 'Ana', '', 'Beto', '', 'Carla', ''],
        ['Ana', '', '', 3, 1, new Date(2026, 0, 3), ''],
        ['Beto', 1, 3, '', '', new Date(1900, 0, 2), 0],
        ['Carla', '', '', '', '', '', ''],
      ]),
    ).toEqual([['1,5: 3-1 | 1-3', '2,5: 3']]);
  });

  test('a further row of a player: where results stand in it, and not where days do', () => {
    const squareOf = (second: unknown, third: unknown) => [
      ['', 'Ana', 'Beto'],
      ['Ana', '', '3-0'],
      ['', '', second],
      ['', '', third],
      ['Beto', '', ''],
      ['', new Date(2026, 0, 4), ''],
    ];
    expect(found(squareOf(new Date(2026, 0, 3), ''))).toEqual([['2,2: 3-1 | 1-3', '5,1: 4-1 | 1-4']]);
    expect(found(squareOf(new Date(2026, 0, 14), ''))).toEqual([[]]);
    expect(found(squareOf(new Date(2026, 0, 14), 'Apr-00'))).toEqual([['3,2: 4-0']]);
  });

  test('several on a sheet', () => {
    const square = (...scores: readonly unknown[]) => [
      ['', 'Ana', 'Beto'],
      ['Ana', '', scores[0]],
      ['Beto', scores[1], ''],
    ];
    expect(
      found([
        ['Grupo A', '', ''],
        ...square(new Date(2026, 0, 3), ''),
        ['', '', ''],
        ['Grupo B', '', ''],
        ...square('3-1', new Date(2026, 0, 3)),
      ]),
    ).toEqual([['2,2: 3-1 | 1-3'], ['8,1: 3-1? | 1-3']]);
  });
});

describe('lists in several forms', () => {
  test('blocks with a header each, and points on both sides of a dash', () => {
    expect(
      told(
        inTable([
          ['Blancas', 'Negras', 'Resultado'],
          ['Ana', 'Beto', 'Apr-00'],
          ['Negras', 'Resultado', 'Blancas'],
          ['Ana', 'Mar-00', 'Beto'],
        ]),
      ),
    ).toEqual(['1,2: 4-0', '3,1: 3-0']);
    expect(
      told(
        inTable([
          ['Blancas', '', '', '', 'Negras'],
          ['Ana', 3, '-', 1, 'Beto'],
          ['Ana', new Date(1900, 0, 2), '-', 1, 'Carla'],
        ]),
      ),
    ).toEqual(['2,1: 3']);
  });
});

test('a time without the spreadsheet’s clock is read as it is shown, or not at all', () => {
  const time = new Date(1899, 11, 30, 7, 35);
  expect(scoreReadings(time, NO_ZONE)).toMatchObject({ became: 'time', pairs: [] });
  expect(scoreReadings(time, NO_ZONE, { shown: '3:01', format: 'h:mm' })?.pairs).toEqual([[3, 1]]);
});

test('which formats show dates', () => {
  expect(['d-m', 'dd/mm/yyyy', 'h:mm', '[h]:mm', 'mmm-yy', '[$-40A]d-mmm'].every(isDateFormat)).toBe(true);
  expect(
    ['', '@', '0', 'General', '0.###############', '#,##0 "d"', '[Red]0', '0\\h'].some(isDateFormat),
  ).toBe(false);
});
