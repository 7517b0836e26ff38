import { describe, expect, test } from '@jest/globals';
import { PRESETS } from '../../src/core/regulations/presets';
import type { Row } from '../../src/sheet/cell';
import { matchId } from '../../src/sheet/draw-reference';
import { readDraw } from '../../src/sheet/read-draw';
import type { DrawSource } from '../../src/sheet/written-draw';

const TITLES = [
  'Partido',
  'Ronda',
  'Blancas',
  'Negras',
  'Puntos B',
  'Puntos N',
  'Pasa a',
  'Viene de B',
  'Viene de N',
];

type Match = readonly [id: string, round: string, white: string, black: string, ...more: readonly unknown[]];

/** Of a draw without results: match, round, players, «Pasa a», «Viene de B», «Viene de N». */
const unplayed = (...matches: readonly Match[]): Row[] => [
  TITLES,
  ...matches.map(([id, round, white, black, ...links]) => [id, round, white, black, '', '', ...links]),
];

function read(rows: readonly Row[]) {
  const result = readDraw(rows, PRESETS.HG);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

const problem = (rows: readonly Row[]) => {
  const result = readDraw(rows, PRESETS.HG);
  return result.ok ? null : result.problem;
};

const short = (source: DrawSource): string => {
  if (source.kind === 'player') return source.player;
  if (source.kind === 'groupPlace') return `${source.place}G${source.group}`;
  return 'of' in source ? `${source.kind} ${source.of}` : source.kind;
};

/** Where the sides of each match come from, by its id. */
const sources = (rows: readonly Row[]) =>
  Object.fromEntries(
    read(rows)
      .lines.filter(({ isReplay }) => !isReplay)
      .map(({ match, white, black }) => [match, [short(white.source), short(black.source)]]),
  );

describe('references', () => {
  test('a round with a number is that match of the round, where none is called so', () => {
    const rows = unplayed(
      ['M1', '4tos', 'Ana', 'Bea'],
      ['M2', '4tos', 'Carla', 'Dora'],
      ['M3', '4tos', 'Elsa', 'Fina'],
      ['M4', '4tos', 'Gala', 'Hilda'],
      ['M5', 'Semifinal', 'Ganador M1', 'Ganador 4tos 2'],
      ['M6', 'Semifinal', 'Ganador M3', 'Ganador 4tos 4'],
      ['M7', 'Final', 'Ganador Semifinal 1', 'Ganador Semifinal 2'],
    );
    expect(sources(rows)).toMatchObject({
      ...{ M5: ['winner M1', 'winner M2'], M6: ['winner M3', 'winner M4'], M7: ['winner M5', 'winner M6'] },
    });
    expect([...read(rows).winnerTo]).toEqual([
      ...[
        ['M1', 'M5'],
        ['M2', 'M5'],
        ['M3', 'M6'],
        ['M4', 'M6'],
        ['M5', 'M7'],
        ['M6', 'M7'],
      ],
    ]);
  });

  test.each(['Ganador Semifinal 3', 'Ganador 8vos 1'])('%s: no such match', (reference) => {
    const rows = unplayed(
      ['M1', 'Semifinal', 'Ana', 'Bea'],
      ['M2', 'Semifinal', 'C', 'D'],
      ['M3', 'Final', reference, 'Ana'],
    );
    expect(problem(rows)).toMatchObject({ code: 'noSuchMatch', place: { row: 4, column: 3 } });
  });

  test('«Viene de» says it where the cell does not, and the cell where both do', () => {
    const rows = unplayed(
      ['M1', 'Semifinal', 'Ana', 'Bea'],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
      ['M3', 'Final', '', 'Ganador M1', '', 'Ganador M2', 'Ganador M2'],
    );
    expect(sources(rows)).toMatchObject({ M3: ['winner M2', 'winner M1'] });
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['«Viene de»', ['', 'Ganador M2', 'Ganador M1', ''], ['winner M2', 'winner M1']],
    ['«Pasa a»', ['Campeón', '', '', ''], ['open', 'open']],
    ['a referee', ['', '', '', 'Zoe'], ['open', 'open']],
  ])('a match without players that alone has %s is there', (_, cells, expected) => {
    const semifinals: readonly Match[] = [
      ['M1', 'Semifinal', 'Ana', 'Bea'],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
    ];
    const [titles, ...rows] = unplayed(...semifinals, ['M3', 'Final', '', '', ...cells]);
    expect(sources([[...titles!, 'Árbitro'], ...rows])).toMatchObject({ M3: expected });
  });

  test('a wrong «Viene de» is told with its own cell', () => {
    const semifinals: readonly Match[] = [
      ['M1', 'Semifinal', 'Ana', 'Bea'],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
    ];
    const final = (...cells: readonly string[]) =>
      problem(unplayed(...semifinals, ['M3', 'Final', ...cells] as unknown as Match));
    const wrong = { code: 'noSuchMatch', params: { match: 'M8', later: false } };
    expect(final('', '', '', 'Ganador M1', 'Ganador M2')).toBeNull();
    expect(final('', '', '', 'Ganador M8', '')).toEqual({ ...wrong, place: { row: 4, column: 8 } });
    expect(final('', '', '', '', 'Ganador M8')).toEqual({ ...wrong, place: { row: 4, column: 9 } });
    expect(final('Ganador M8', '', '', 'Ganador M1', '')).toEqual({ ...wrong, place: { row: 4, column: 3 } });
    expect(final('', 'Ganador M8', '', '', 'Ganador M2')).toEqual({ ...wrong, place: { row: 4, column: 4 } });
  });
});

describe('«Pasa a»', () => {
  const SEMIFINALS: readonly Match[] = [
    ['M1', 'Semifinal', 'Ana', 'Bea', 'M3'],
    ['M2', 'Semifinal', 'Carla', 'Dora', 'M3'],
  ];

  test.each([
    ['names tell the side', 'Dora', 'Ana', ['winner M2', 'winner M1']],
    ['one name tells both', 'Dora', '', ['winner M2', 'winner M1']],
    ['nothing tells: the first match passes to white', '', '', ['winner M1', 'winner M2']],
    ['a reference tells', 'Ganador M2', '', ['winner M2', 'winner M1']],
  ])('%s', (_, white, black, expected) => {
    expect(sources(unplayed(...SEMIFINALS, ['M3', 'Final', white, black]))).toMatchObject({ M3: expected });
  });

  test('of one match alone does not overwrite a name of somebody else', () => {
    const rows = unplayed(
      ['M1', 'Semifinal', 'Ana', 'Bea', 'M3'],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
      ['M3', 'Final', 'Zoe', 'Ganador M2'],
    );
    expect(problem(rows)).toEqual({
      ...{ code: 'crossedReference', params: { given: 'M3', first: 4 }, place: { row: 2, column: 7 } },
    });
  });

  test('the winner does not pass to where the loser goes', () => {
    const rows = unplayed(
      ['M1', 'Semifinal', 'Ana', 'Bea', 'M4'],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
      ['M3', 'Final', '', ''],
      ['M4', '3er puesto', 'Perdedor M1', 'Perdedor M2'],
    );
    expect(problem(rows)).toMatchObject({ code: 'crossedReference', place: { row: 2, column: 7 } });
  });

  test('whoever wins the final passes to be champion, whatever the cell calls that', () => {
    for (const champion of ['Campeón', 'Final', '', 'Mesa 1']) {
      const rows = unplayed(
        ['SF1', 'Semifinal', 'Ana', 'Bea', 'Final'],
        ['SF2', 'Semifinal', 'Carla', 'Dora', 'Final'],
        ['Final', 'Final', '', '', champion],
      );
      expect(sources(rows)).toMatchObject({ FINAL: ['winner SF1', 'winner SF2'] });
    }
  });

  test.each([
    ['M8', 'noSuchMatch'],
    ['M12', 'noSuchMatch'],
    ['partido 12', 'noSuchMatch'],
    // Its own round, and itself.
    ['M2', 'noSuchMatch'],
    ['M1', 'noSuchMatch'],
    // No match is called so: a note.
    ['Sala M2', null],
    ['M2 arriba', null],
    ['Final', null],
    ['', null],
  ])('«%s» of a semifinal: %p', (to, code) => {
    const rows = unplayed(
      ['M1', 'Semifinal', 'Ana', 'Bea', to],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
      ['M3', 'Final', '', ''],
    );
    const place = { row: 2, column: 7 };
    expect(problem(rows)).toEqual(code && { code, params: { match: matchId(to), later: true }, place });
  });
});

describe('where nothing but names links the rounds', () => {
  test('a name comes through the last match that it is in', () => {
    const rows = unplayed(
      ['M1', '4tos', 'Ana', 'Bea'],
      ['M2', '4tos', 'Carla', 'Dora'],
      ['M3', 'Semifinal', 'Ana', 'Carla'],
      ['M4', 'Semifinal', 'Elsa', 'Fina'],
      ['M5', 'Final', 'Carla', 'Elsa'],
    );
    expect(sources(rows)).toEqual({
      ...{ M1: ['ana', 'bea'], M2: ['carla', 'dora'], M3: ['winner M1', 'winner M2'] },
      ...{ M4: ['elsa', 'fina'], M5: ['winner M3', 'winner M4'] },
    });
  });

  test.each([
    ['all by name', ['Ana', 'Carla'], ['Dora', 'Bea']],
    ['the final by references', ['Ganador M1', 'Ganador M2'], ['Dora', 'Bea']],
    ['the match for third by references', ['Ana', 'Carla'], ['Perdedor M2', 'Perdedor M1']],
  ] as const)(
    'to the final he comes as the winner of his semifinal, to the match for third as its loser: %s',
    (_, final, third) => {
      const rows = unplayed(
        ['M1', 'Semifinal', 'Ana', 'Bea'],
        ['M2', 'Semifinal', 'Carla', 'Dora'],
        ['M3', 'Final', ...final],
        ['M4', '3er puesto', ...third],
      );
      expect(sources(rows)).toMatchObject({ M3: ['winner M1', 'winner M2'], M4: ['loser M2', 'loser M1'] });
      expect([...read(rows).winnerTo]).toEqual([
        ['M1', 'M3'],
        ['M2', 'M3'],
      ]);
    },
  );

  test('who lost before the semifinals can’t be in the match for third', () => {
    const rows = unplayed(
      ['M1', '4tos', 'Ana', 'Bea'],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
      ['M3', 'Semifinal', 'Elsa', 'Fina'],
      ['M4', '3er puesto', 'Bea', 'Elsa'],
    );
    expect(problem(rows)).toEqual({
      ...{ code: 'playerTwice', params: { name: 'Bea', first: 2 }, place: { row: 5, column: 3 } },
    });
  });

  test('a further row of a match, of who was brought back (HG 2.3.9), changes nothing of where its players come from', () => {
    const rows = [
      TITLES.slice(0, 6),
      ['M1', 'Semifinal', 'Ana', 'Bea', 'F', ''],
      ['M1', 'Semifinal', 'Zoe', 'Bea', 5, 3],
      ['M2', 'Semifinal', 'Carla', 'Dora', 5, 1],
    ];
    const { lines } = read(rows);
    expect(
      lines.map(({ match, isReplay, white }) => [match, isReplay, short(white.source), short(white.written)]),
    ).toEqual([
      ['M1', false, 'ana', 'ana'],
      ['M1', true, 'zoe', 'zoe'],
      ['M2', false, 'carla', 'carla'],
    ]);
  });
});

describe('nobody comes twice', () => {
  test('the row beside it is named that holds the same player', () => {
    const rows = unplayed(
      ['M1', '4tos', 'Ana', 'Bea'],
      ['M2', '4tos', 'Carla', 'Dora'],
      ['M3', '4tos', 'Carla', 'Elsa'],
    );
    expect(problem(rows)).toEqual({
      ...{ code: 'playerTwice', params: { name: 'Carla', first: 3 }, place: { row: 4, column: 3 } },
    });
  });

  test('whoever has been put on the place of a group stands for it', () => {
    const rows = unplayed(
      ['M1', 'Semifinal', 'Ana', 'Bea', '', '1G1', ''],
      ['M2', 'Semifinal', 'Carla', 'Ana'],
    );
    expect(sources(rows.slice(0, 2))).toEqual({ M1: ['1G1', 'bea'] });
    expect(problem(rows)).toEqual({
      ...{ code: 'playerTwice', params: { name: 'Ana', first: 2 }, place: { row: 3, column: 4 } },
    });
  });

  test('one place of a group, and one winner', () => {
    const place = unplayed(
      ['M1', 'Semifinal', '1G2', 'Bea'],
      ['M2', 'Semifinal', 'Carla', '', '', '', 'G2-1'],
    );
    expect(problem(place)).toEqual({
      ...{ code: 'crossedReference', params: { given: '1G2', first: 2 }, place: { row: 3, column: 9 } },
    });
    const winner = unplayed(['M1', 'Semifinal', 'Ana', 'Bea'], ['M2', 'Final', 'Ganador M1', 'Ganador 1']);
    expect(problem(winner)).toEqual({
      ...{ code: 'crossedReference', params: { given: 'M1', first: 3 }, place: { row: 3, column: 4 } },
    });
  });

  test('byes and sides left open are nobody', () => {
    const rows = unplayed(
      ['M1', '4tos', 'Ana', 'Libre'],
      ['M2', '4tos', 'Bea', 'Libre'],
      ['M3', '4tos', 'Carla', ''],
      ['M4', '4tos', 'Dora', '?'],
    );
    expect(sources(rows)).toEqual({
      ...{ M1: ['ana', 'bye'], M2: ['bea', 'bye'], M3: ['carla', 'open'], M4: ['dora', 'open'] },
    });
  });
});

describe('a winner has somewhere to go', () => {
  const lost = { code: 'winnerGoesNowhere', params: { match: 'M1' }, place: { row: 2, column: 3 } };
  const PLAY_IN: Match = ['M1', 'Repechaje', 'Ana', 'Bea'];

  test.each<[string, Match, Match]>([
    ['names', ['M2', 'Semifinal', 'Carla', 'Dora'], ['M3', 'Semifinal', 'Elsa', 'Fina']],
    ['places of groups', ['M2', 'Semifinal', '1G1', '1G2'], ['M3', 'Semifinal', '1G3', '1G4']],
  ])('the draw behind the play-in is full of %s', (_, one, other) => {
    expect(problem(unplayed(PLAY_IN, one, other))).toEqual(lost);
    expect(problem(unplayed(PLAY_IN, one, [...other.slice(0, 3), ''] as unknown as Match))).toBeNull();
  });

  test('the round behind is full, and the draw begins before', () => {
    const rows = unplayed(
      ['M1', 'Semifinal', 'Ana', 'Bea'],
      ['M2', 'Semifinal', 'Carla', 'Dora'],
      ['M3', 'Final', 'Elsa', 'Fina'],
    );
    expect(problem(rows)).toEqual(lost);
  });
});
