import { describe, expect, test } from '@jest/globals';
import { HG } from '../../src/core/regulations/hg';
import type { Outcome } from '../../src/core/standings/match';
import type { Row } from '../../src/sheet/cell';
import { readDraw } from '../../src/sheet/read-draw';
import type { DrawSource } from '../../src/sheet/written-draw';
import { problemOf, valueOf } from './reading';

/** `ana`, `winner M1`, `2 of 7`, `bye`, `open`. */
function said(source: DrawSource): string {
  if (source.kind === 'player') return source.player;
  if (source.kind === 'groupPlace') return `${source.place} of ${source.group}`;
  return 'of' in source ? `${source.kind} ${source.of}` : source.kind;
}

function ended(outcome: Outcome): string {
  if (outcome.kind === 'pending') return '–';
  if (outcome.kind === 'played') return `${outcome.white}-${outcome.black}`;
  return `${outcome.white ?? '+'}:${outcome.black ?? '+'}`;
}

/** `M1 4: ana – dora, 5-2`, one text a row; a further result of a match has an asterisk. */
function draw(rows: readonly Row[]): string[] {
  return valueOf(readDraw(rows, HG)).lines.map(
    ({ match, round, white, black, outcome, isReplay }) =>
      `${match}${isReplay ? '*' : ''} ${round}: ${said(white.source)} – ${said(black.source)}, ${ended(outcome)}`,
  );
}

const HEADER = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota', 'Pasa a'];

const SEMIFINALS = [
  ['M1', 'Semifinal', 'Ana', 'Dora', 5, 2, '', ''],
  ['M2', 'Semifinal', 'Bea', 'Carla', 3, 5, '', ''],
];

describe('a draw as it is written (workbook.md)', () => {
  test('each row with its cells, its match, its round, its players and its result', () => {
    const rows = [['Segunda fase'], HEADER, ...SEMIFINALS, ['M3', 'Final', 'Ganador M1', '', '', '', '', '']];
    const read = valueOf(readDraw(rows, HG));
    expect(read.lines[0]).toStrictEqual({
      ...{ row: 2, columns: { white: 2, black: 3 }, match: 'M1', round: 4, isReplay: false },
      outcome: { kind: 'played', white: 5, black: 2 },
      white: { written: { kind: 'player', player: 'ana' }, source: { kind: 'player', player: 'ana' } },
      black: { written: { kind: 'player', player: 'dora' }, source: { kind: 'player', player: 'dora' } },
    });
    expect(read.header?.row).toBe(1);
    expect([...read.names]).toEqual([
      ['ana', 'Ana'],
      ['dora', 'Dora'],
      ['bea', 'Bea'],
      ['carla', 'Carla'],
    ]);
    expect(draw(rows)).toEqual([
      'M1 4: ana – dora, 5-2',
      'M2 4: bea – carla, 3-5',
      'M3 2: winner M1 – open, –',
    ]);
  });

  test('names as first written', () => {
    const rows = [HEADER, ...SEMIFINALS, ['M3', 'Final', 'ANA', 'CARLA', 7, 4, '', '']];
    expect(valueOf(readDraw(rows, HG)).names.get('ana')).toBe('Ana');
  });

  test('without a header in the columns of TD_PLACES', () => {
    const rows = [...SEMIFINALS, ['M3', 'Final', 'Ganador M1', 'Ganador M2', 'F', '', 'no vino']];
    expect(draw(rows)).toEqual([
      'M1 4: ana – dora, 5-2',
      'M2 4: bea – carla, 3-5',
      'M3 2: winner M1 – winner M2, absent:+',
    ]);
    expect(valueOf(readDraw(rows, HG)).header).toBeNull();
  });

  test('without numbers the matches are numbered in the order of the rows, and a round stands once', () => {
    const rows = [
      ['Ronda', 'Blancas', 'Negras', 'Resultado'],
      ['Semifinal', 'Ana', 'Dora', '5-2'],
      ['', 'Bea', 'Carla', ''],
      ['Final', 'Ana', '', ''],
    ];
    expect(draw(rows)).toEqual([
      'M1 4: ana – dora, 5-2',
      'M2 4: bea – carla, –',
      'M3 2: winner M1 – open, –',
    ]);
  });

  test('«Pasa a» and «Viene de» say where players go to and come from', () => {
    const rows = [
      [...HEADER, 'Viene de B', 'Viene de N'],
      ['M1', 'Semifinal', 'Ana', 'Dora', '', '', '', 'M3', '1G1', '2º G7'],
      ['M2', 'Semifinal', 'Bea', 'Carla', '', '', '', '', '', ''],
      ['M3', 'Final', '', '', '', '', '', '', '', 'Ganador M2'],
    ];
    expect(draw(rows)).toEqual([
      'M1 4: 1 of 1 – 2 of 7, –',
      'M2 4: bea – carla, –',
      'M3 2: winner M1 – winner M2, –',
    ]);
    expect([...valueOf(readDraw(rows, HG)).winnerTo]).toEqual([
      ['M2', 'M3'],
      ['M1', 'M3'],
    ]);
  });

  test('a bye, and a side that is still open', () => {
    const rows = [HEADER, ['M1', '4tos', 'Ana', 'Libre'], ['M2', '4tos', '', 'Bea'], ['M3', '4tos', '', '']];
    expect(draw(rows)).toEqual(['M1 8: ana – bye, –', 'M2 8: open – bea, –', 'M3 8: open – open, –']);
  });
});

describe('rows that are no match', () => {
  const others = (row: Row) => draw([HEADER, ...SEMIFINALS, row]);

  test.each<[string, Row]>([
    ['blank', []],
    ['a round that says who won, with nobody playing', ['', 'Campeón', '', '', '', '', '', '']],
    ['the same with something else for a match', ['Trofeo 2026', 'Campeón']],
    ['letters behind the number are none', ['M3b', 'Campeón']],
    ['nor letters before it', ['CM3', 'Campeón']],
    ['a round alone', ['', 'Final', '', '', '', '', 'a las diez', '']],
    ['prepared with 0', ['', 'Final', '', '', 0, 0, '', '']],
    ['a row of sums', ['', 'Total', '', '', 8, 7, '', '']],
    ['a row of sums that says so where the numbers stand', ['Total', '', '', '', 8, 7, '', '']],
  ])('%s', (_, row) => {
    expect(others(row)).toHaveLength(2);
  });
});

describe('a match that is played again after a forfeit (HG 2.3.9)', () => {
  const forfeit = ['M1', 'Semifinal', 'Ana', 'Dora', 'F', '', '', ''];

  test('by its number', () => {
    const rows = [HEADER, forfeit, SEMIFINALS[1]!, ['M1', 'Semifinal', 'Eva', 'Dora', 5, 1, '', '']];
    expect(draw(rows)).toEqual([
      'M1 4: ana – dora, absent:+',
      'M2 4: bea – carla, 3-5',
      'M1* 4: eva – dora, 5-1',
    ]);
  });

  test('without a number by who stood in it, in the same round', () => {
    const rows = [HEADER, forfeit, SEMIFINALS[1]!, ['', 'Semifinal', 'Eva', 'Dora', 5, 1, '', '']].map(
      (row) => row.slice(1),
    );
    expect(draw(rows)).toEqual([
      'M1 4: ana – dora, absent:+',
      'M2 4: bea – carla, 3-5',
      'M1* 4: eva – dora, 5-1',
    ]);
  });

  test('whoever plays in the next round plays another match', () => {
    const rows = [HEADER, forfeit, SEMIFINALS[1]!, ['', 'Final', 'Carla', 'Dora', '', '', '', '']];
    expect(draw(rows)[2]).toBe('M3 2: winner M2 – winner M1, –');
  });

  test('nobody is brought back where the match was played: his name again is a fault', () => {
    const rows = [HEADER, SEMIFINALS[0]!, ['', 'Semifinal', 'Eva', 'Dora', '', '', '', '']];
    expect(problemOf(readDraw(rows, HG))).toMatchObject({ code: 'playerTwice', params: { name: 'Dora' } });
  });
});

describe('a draw that can’t be read', () => {
  const SCORE = ['Ronda', 'Blancas', 'Negras', 'Resultado'];
  const place = (row: number, column: number) => ({ row, column });

  test.each<[string, readonly Row[], ReturnType<typeof problemOf>]>([
    ['nothing', [['', ''], []], { code: 'noMatches', params: {} }],
    ['no range', [], { code: 'noMatches', params: {} }],
    ['a header and nothing below', [HEADER, []], { code: 'noMatches', params: {} }],
    [
      'two columns for the same side',
      [[...HEADER, 'Blancas'], ...SEMIFINALS],
      { code: 'columnTwice', params: { column: 'white', header: 'Blancas' }, place: place(1, 9) },
    ],
    [
      'no column for the round',
      [[], ['Partido', 'Blancas', 'Negras', 'Resultado'], ['M1', 'Ana', 'Dora', '5-2']],
      { code: 'columnsMissing', params: { missing: ['round'] }, place: { row: 2 } },
    ],
    [
      'no column for the result',
      [[], ['Partido', 'Ronda', 'Blancas', 'Negras'], ['M1', 'Semifinal', 'Ana', 'Dora']],
      {
        code: 'columnsMissing',
        params: { missing: ['pointsWhite', 'pointsBlack'] },
        place: { row: 2 },
      },
    ],
    [
      'a match whose round is none',
      [HEADER, ['M1', 'Campeón', 'Ana', 'Dora', 5, 2]],
      { code: 'notARound', params: { given: 'Campeón' }, place: place(2, 2) },
    ],
    [
      'a match with one player alone, whose round is none',
      [HEADER, ['', 'Campeón', 'Ana', '', '', '']],
      { code: 'notARound', params: { given: 'Campeón' }, place: place(2, 2) },
    ],
    ...['M3', 'm12', 'M 3', '3', '12', 'm 12'].map(
      (match): [string, readonly Row[], ReturnType<typeof problemOf>] => [
        `a match numbered ${match} without players, whose round is none`,
        [HEADER, ...SEMIFINALS, [match, 'Fnal', '', '', '', '', '', '']],
        { code: 'notARound', params: { given: 'Fnal' }, place: place(4, 2) },
      ],
    ),
    [
      'a match before any round',
      [HEADER, ['M1', '', 'Ana', 'Dora', 5, 2]],
      { code: 'notARound', params: { given: '' }, place: place(2, 2) },
    ],
    [
      'a result without players',
      [HEADER, ...SEMIFINALS, ['', 'Final', '', '', '', 3, '', '']],
      { code: 'playerMissing', params: {}, place: place(4, 6) },
    ],
    [
      'a result with one player alone',
      [HEADER, ['M1', 'Final', 'Ana', '', 7, 3, '', '']],
      { code: 'playerMissing', params: {}, place: place(2, 4) },
    ],
    [
      'a result of one player alone without a number',
      [SCORE, ['Final', '', 'Ana', '7-3']],
      { code: 'playerMissing', params: {}, place: place(2, 2) },
    ],
    [
      'a result against a bye',
      [HEADER, ['M1', '4tos', 'Libre', 'Ana', '', 5, '', '']],
      { code: 'resultAgainstBye', params: { given: 'Libre' }, place: place(2, 6) },
    ],
    [
      'an error in the place of a name, against nobody yet',
      [HEADER, ['M1', 'Final', '', '#REF!', '', '', '', '']],
      { code: 'errorInCell', params: { given: '#REF!' }, place: place(2, 4) },
    ],
    [
      'a date in the place of a name, against nobody yet',
      [HEADER, ['M1', 'Final', new Date(2026, 2, 1), '', '', '', '', '']],
      { code: 'notAName', params: { given: '2026-03-01' }, place: place(2, 3) },
    ],
    [
      'a result that can’t be: a final goes to 7 (HG 7.3)',
      [HEADER, ['M1', 'Final', 'Ana', 'Dora', 5, 2, '', '']],
      { code: 'winnerBelowLength', params: { points: 5, length: 7 }, place: place(2, 5) },
    ],
    [
      'a match twice: the cell of its number',
      [HEADER, ...SEMIFINALS, ['m 1', 'Semifinal', 'Eva', 'Fia', 5, 2]],
      { code: 'matchTwice', params: { match: 'M1', first: 2 }, place: place(4, 1) },
    ],
    [
      'a match twice, its number in another column',
      [
        ['Ronda', 'Partido', 'Blancas', 'Negras', 'Resultado'],
        ['Semifinal', 4, 'Ana', 'Dora', '5-2'],
        ['Semifinal', 'M4', 'Eva', 'Fia', '5-2'],
      ],
      { code: 'matchTwice', params: { match: 'M4', first: 2 }, place: place(3, 2) },
    ],
    [
      'a second final',
      [SCORE, ['Final', 'Ana', 'Dora', ''], ['', 'Eva', 'Fia', '']],
      { code: 'roundFull', params: { given: 'Final', most: 1, first: 2 }, place: place(3, 1) },
    ],
    [
      'a third semifinal',
      [HEADER, ...SEMIFINALS, ['M3', 'Semis', 'Eva', 'Fia']],
      { code: 'roundFull', params: { given: 'Semis', most: 2, first: 2 }, place: place(4, 2) },
    ],
    [
      'a second match for the third place',
      [SCORE, ['Tercer puesto', 'Ana', 'Dora', ''], ['Tercer puesto', 'Eva', 'Fia', '']],
      { code: 'roundFull', params: { given: 'Tercer puesto', most: 1, first: 2 }, place: place(3, 1) },
    ],
  ])('%s', (_, rows, problem) => {
    expect(problemOf(readDraw(rows, HG))).toEqual(problem);
  });

  test('play-ins are as many as there are lines for them', () => {
    const rows = Array.from({ length: 7 }, (_, index) => ['Repechaje', `A${index}`, `B${index}`, '']);
    expect(draw([SCORE, ...rows])).toHaveLength(7);
  });
});
