import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completeGroup, groupWithPlayoffs, openGroup } from '../arbitraries/groups';
import { runs } from '../arbitraries/runs';
import {
  crossTable,
  crossTableForm,
  fourColumns,
  openRange,
  retyped,
  scoreBetween,
  titled,
  TITLES,
} from '../arbitraries/written-groups';
import { HG_RULES, type MatchRow } from '../oracle/standings-oracle';
import { places, standings, table } from './formula';

const HEADER = ['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];
const plain = (matches: readonly MatchRow[]): unknown => table('TD_STANDINGS', [HEADER, ...matches]);

describe('one group, however it is written down, has one table', () => {
  test('in any order of the rows, and of the two sides', () => {
    fc.assert(
      fc.property(
        groupWithPlayoffs((restart) => ({ ...HG_RULES, restart })).chain(({ matches }) =>
          fc.tuple(
            fc.constant(matches),
            fc.shuffledSubarray(matches, { minLength: matches.length, maxLength: matches.length }),
            fc.array(fc.boolean(), { minLength: matches.length, maxLength: matches.length }),
          ),
        ),
        ([matches, shuffled, turns]) => {
          const turned = shuffled.map((match, at): MatchRow => {
            const [white, black, scoreWhite, scoreBlack, note] = match;
            return turns[at] ? [black, white, scoreBlack, scoreWhite, note ?? ''] : match;
          });
          expect(plain(turned)).toEqual(plain(matches));
        },
      ),
      runs(400),
    );
  });

  test('under titles in Spanish, English, Greek and Russian, in any order, among other columns', () => {
    fc.assert(
      fc.property(
        openGroup({ min: 0, max: 3 }).chain((matches) => fc.tuple(fc.constant(matches), titled(matches))),
        ([matches, range]) => {
          expect(table('TD_STANDINGS', range)).toEqual(plain(matches));
        },
      ),
      runs(400),
    );
  });

  test('as four columns without titles', () => {
    fc.assert(
      fc.property(completeGroup(), (matches) => {
        expect(table('TD_STANDINGS', fourColumns(matches))).toEqual(plain(matches));
      }),
      runs(400),
    );
  });

  test('as a score between two names', () => {
    fc.assert(
      fc.property(
        completeGroup(),
        fc.constantFrom('-', ':', '–', ' - ', ' a ', '—', ' : ', '\u2212'),
        (matches, separator) => {
          expect(table('TD_STANDINGS', scoreBetween(matches, separator))).toEqual(plain(matches));
        },
      ),
      runs(400),
    );
  });

  test('as a square by names or by 1..n, with results or own points, whole or half', () => {
    fc.assert(
      fc.property(openGroup({ min: 0, max: 3 }), crossTableForm, (matches, form) => {
        // Own points need both cells: a mark stands alone, and leaves the other blank or an interrupted score.
        expect(table('TD_STANDINGS', crossTable(matches, form))).toEqual(plain(matches));
      }),
      runs(400),
    );
  });

  test('in an open range, with blank rows and blanks of every kind', () => {
    const written = openGroup({ min: 0, max: 3 }).chain((matches) =>
      fc.tuple(fc.constant(matches), openRange([HEADER, ...matches])),
    );
    fc.assert(
      fc.property(written, ([matches, range]) => {
        expect(table('TD_STANDINGS', range)).toEqual(plain(matches));
      }),
      runs(400),
    );
  });

  test('with its points typed as text', () => {
    const typed = openGroup({ min: 0, max: 3 }).chain((matches) =>
      fc.tuple(
        fc.constant(matches),
        fc.array(fc.constantFrom('', ' ', '\u00a0', '\u200b'), { minLength: 20, maxLength: 20 }),
      ),
    );
    fc.assert(
      fc.property(typed, ([matches, spaces]) => {
        const asText = matches.map((match, at) =>
          match.map((cell) =>
            typeof cell === 'number' ? `${spaces[at] ?? ''}${cell}${spaces[at + 1] ?? ''}` : cell,
          ),
        );
        expect(table('TD_STANDINGS', [HEADER, ...asText])).toEqual(plain(matches));
      }),
      runs(300),
    );
  });

  test('with its names typed otherwise after the first time, and given back as first typed', () => {
    const typed = completeGroup().chain((matches) => {
      const seen = new Set<string>();
      const rows = matches.map((match) => {
        const names = [match[0], match[1]].map((name) => {
          const first = !seen.has(name);
          seen.add(name);
          return first ? fc.constant(name) : retyped(name);
        });
        return fc.tuple(...names).map((written) => [...written, ...match.slice(2)]);
      });
      return fc.tuple(fc.constant(matches), fc.tuple(...rows));
    });
    fc.assert(
      fc.property(typed, ([matches, rows]) => {
        expect(table('TD_STANDINGS', [HEADER, ...rows])).toEqual(plain(matches));
      }),
      runs(300),
    );
  });
});

describe('several groups in one table', () => {
  test('each has the table it has alone; the group comes first, in natural order', () => {
    const groups = fc.tuple(openGroup({ min: 0, max: 3 }), completeGroup(), completeGroup());
    const renamed = (matches: readonly MatchRow[], suffix: string): MatchRow[] =>
      matches.map(([white, black, ...rest]) => [`${white} ${suffix}`, `${black} ${suffix}`, ...rest]);
    fc.assert(
      fc.property(groups, fc.boolean(), ([two, someTen, one], sparse) => {
        // A blank group cell means "as above", where the row's players are in no other group.
        const ten = sparse ? renamed(someTen, 'X') : someTen;
        const rows = [
          ['Grupo', ...HEADER],
          ...two.map((match) => ['G2', ...match]),
          ...ten.map((match, at) => [sparse && at > 0 ? '' : 'G10', ...match]),
          ...one.map((match) => ['g1', ...match]),
        ];
        const [header, ...body] = table('TD_STANDINGS', rows);
        expect(header).toEqual([
          'Grupo',
          'Pos',
          'Jugador',
          'PJ',
          'PG',
          'PP',
          'PF',
          'PC',
          'Dif',
          'Estado',
          'Motivo',
        ]);
        const alone = (group: string, matches: readonly MatchRow[]): unknown[] =>
          table('TD_STANDINGS', [HEADER, ...matches])
            .slice(1)
            .map((row) => [group, ...row]);
        expect(body).toEqual([...alone('g1', one), ...alone('G2', two), ...alone('G10', ten)]);
      }),
      runs(150),
    );
  });

  test('a group called by a number comes back as that number', () => {
    const rows = [
      ['Grupo', ...HEADER],
      [2, 'A', 'B', 3, 1, ''],
      [10, 'C', 'D', 3, 1, ''],
      ['2', 'A', 'E', 3, 1, ''],
    ];
    expect(standings(rows).map((row) => [row.Grupo, row.Jugador])).toEqual([
      [2, 'A'],
      [2, 'B'],
      [2, 'E'],
      [10, 'C'],
      [10, 'D'],
    ]);
  });

  test.each(['Grupo', 'grupo', 'Group', 'Όμιλος', 'Группа', 'Grupos', 'Groups'])(
    'the column «%s» tells the groups apart',
    (title) => {
      // Plural and accents don't matter in a title (workbook.md). A group column overlooked would be a wrong table.
      const rows = [
        [title, 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
        ['G1', 'A', 'B', 3, 1],
        ['G2', 'C', 'D', 3, 1],
      ];
      expect(table('TD_STANDINGS', rows)[0]).toHaveLength(11);
    },
  );
});

describe('titles', () => {
  test.each([
    ['Puntos B', 'Puntos N'],
    ['PUNTOS B', 'puntos n'],
    ['Puntos blancas', 'Puntos negras'],
    ['Pts B', 'Pts N'],
    ['Ptos. B', 'Ptos. N'],
    ['PB', 'PN'],
    ['Points W', 'Points B'],
    ['Pts W', 'Pts B'],
    ['White points', 'Black points'],
    ['Points white', 'Points black'],
    ['Πόντοι λευκών', 'Πόντοι μαύρων'],
    ['Очки белых', 'Очки чёрных'],
    ['Puntos 1', 'Puntos 2'],
    // Plural doesn't matter.
    ['Puntos blancos', 'Puntos negros'],
  ])('«%s» and «%s» are the points of the two sides', (white, black) => {
    const rows = [
      ['Blancas', 'Negras', black, white],
      ['A', 'B', 1, 3],
      ['A', 'C', 3, 2],
      ['B', 'C', 2, 4],
    ];
    // A +2 −1, B −2 +2, C +1 −2; with the two columns taken for each other it would be C, B, A.
    expect(places(rows)).toEqual({ A: 1, B: 2, C: 3 });
  });

  test.each(['Resultado', 'Resultados', 'Marcador', 'Score', 'Scores', 'Result', 'Results', 'Σκορ', 'Счет'])(
    '«%s» is the score of both',
    (title) => {
      expect(
        places([
          ['Negras', title, 'Blancas'],
          ['B', '3-1', 'A'],
        ]),
      ).toEqual({ A: 1, B: 2 });
    },
  );

  test.each(TITLES)('$white and $black are known', (titles) => {
    const rows = [
      [titles.black, titles.pointsBlack, titles.white, titles.pointsWhite],
      ['B', 1, 'A', 3],
    ];
    expect(places(rows)).toEqual({ A: 1, B: 2 });
  });

  test('stand in row 3 to 14 of many sheets, under a title and label rows', () => {
    const above = [
      ['Torneo de junio', '', '', ''],
      ['', '', '', ''],
      ['Director', 'Joselo', '', ''],
      ['Fecha', '12/6', '', ''],
    ];
    expect(places([...above, ['Blancas', 'Negras', 'Puntos B', 'Puntos N'], ['A', 'B', 3, 1]])).toEqual({
      A: 1,
      B: 2,
    });
  });

  test('the schedule as the workbook keeps it, hours as times and all', () => {
    const rows = [
      [
        ...['Grupo', 'Ronda', 'Hora', 'Mesa', 'Blancas', 'Negras', 'Puntos B', 'Puntos N'],
        ...['Llegó B', 'Llegó N', 'Penal. B', 'Penal. N', 'Nota'],
      ],
      [
        'G1',
        1,
        new Date(1899, 11, 30, 20),
        1,
        'Bea',
        'Carla',
        3,
        1,
        '',
        new Date(1899, 11, 30, 20, 22),
        '',
        1,
        '',
      ],
      ['G1', 2, '20:24', 1, 'Ana', 'Bea', 'F', '', '', '', 3, '', 'no vino'],
      ['G1', 3, '20:48', 1, 'Carla', 'Ana', '', '', '', '', '', '', 'fuerza mayor'],
      ['', '', '', '', '', '', '', '', '', '', '', '', ''],
    ];
    expect(standings(rows).map(({ Grupo, Jugador, PJ, PG, Dif }) => [Grupo, Jugador, PJ, PG, Dif])).toEqual([
      ['G1', 'Bea', 2, 2, 5],
      ['G1', 'Carla', 1, 0, -2],
      ['G1', 'Ana', 1, 0, -3],
    ]);
  });

  test('a column nobody asks for may stand twice: extra columns are ignored', () => {
    const rows = [
      ['Hora', 'Blancas', 'Nivel', 'Negras', 'Nivel', 'Puntos B', 'Puntos N', 'Hora'],
      ['20:00', 'A', 1500, 'B', 1600, 3, 1, '20:20'],
    ];
    expect(places(rows)).toEqual({ A: 1, B: 2 });
  });

  test('a result is never overlooked because half of another form stands beside it', () => {
    const rows = [
      ['Blancas', 'Negras', 'Resultado', 'Puntos B'],
      ['A', 'B', '3-1', ''],
    ];
    const read = (): unknown => {
      try {
        return places(rows);
      } catch {
        return 'a sentence';
      }
    };
    expect([{ A: 1, B: 2 }, 'a sentence']).toContainEqual(read());
  });
});

describe('a list without titles is not taken for a square', () => {
  test('where one player of the first row is named first in the next ones', () => {
    const rows = [
      ['Ana', 'Bea', 3, 1],
      ['Bea', 'Carla', 3, 0],
      ['Bea', 'Dora', 3, 2],
    ];
    expect(places(rows)).toEqual({ Bea: 1, Ana: 2, Dora: 3, Carla: 4 });
  });

  test('nor with the play-off of a group of three below it', () => {
    const rows = [
      ['Ana', 'Íñigo', 1, 3, ''],
      ['Íñigo', 'Beto', 2, 3, ''],
      ['Ana', 'Beto', 3, 0, ''],
      ['Íñigo', 'Ana', 0, 2, 'desempate'],
    ];
    expect(places(rows)).toMatchObject({ Ana: 1, Íñigo: 2, Beto: 3 });
  });

  test('nor with a score between the names', () => {
    const rows = [
      ['Ana', '3-1', 'Bea'],
      ['Bea', '3-0', 'Carla'],
      ['Bea', '3-2', 'Dora'],
    ];
    expect(places(rows)).toEqual({ Bea: 1, Ana: 2, Dora: 3, Carla: 4 });
  });

  test('in any list of the matches played so far', () => {
    const some = completeGroup().chain((matches) => fc.shuffledSubarray(matches, { minLength: 1 }));
    fc.assert(
      fc.property(some, (matches) => {
        expect(table('TD_STANDINGS', fourColumns(matches))).toEqual(plain(matches));
      }),
      runs(400),
    );
  });
});

describe('a row against nobody', () => {
  test.each(['Libre', 'LIBRE', 'Descansa', 'bye', 'Exento'])('«%s» is a bye and no match', (bye) => {
    const rows = [
      ['Ana', 'Bea', 3, 1],
      ['Carla', bye, '', ''],
      ['Ana', 'Carla', 3, 1],
      [bye, 'Bea', 0, 0],
      ['Bea', 'Carla', 3, 1],
    ];
    expect(places(rows)).toEqual({ Ana: 1, Bea: 2, Carla: 3 });
    expect(standings(rows).map(({ PJ }) => PJ)).toEqual([2, 2, 2]);
  });
});

describe('names', () => {
  test('with a number behind a hyphen are names, not scores', () => {
    const rows = [
      ['Equipo-1', 'Equipo-2', 3, 1],
      ['Equipo-2', 'Equipo-3', 3, 1],
      ['Equipo-1', 'Equipo-3', 3, 1],
    ];
    expect(places(rows)).toEqual({ 'Equipo-1': 1, 'Equipo-2': 2, 'Equipo-3': 3 });
  });

  test('that the language itself knows are names like others', () => {
    const rows = [
      ['__proto__', 'constructor', 3, 1],
      ['constructor', 'toString', 3, 1],
      ['__proto__', 'toString', 3, 0],
    ];
    expect(standings(rows).map((row) => row.Jugador)).toEqual(['__proto__', 'constructor', 'toString']);
  });

  test('й and и are two letters, ё and е are one', () => {
    expect(standings([['Андрей', 'Андреи', 3, 1]])).toHaveLength(2);
    const rows = [
      ['Семён', 'Юра', 3, 1],
      ['Семен', 'Рома', 3, 1],
    ];
    expect(standings(rows)).toHaveLength(3);
  });

  test('Greek names are one with and without accent, and at the end of a word', () => {
    const rows = [
      ['Γιώργος', 'Νίκος', 3, 1],
      ['ΓΙΩΡΓΟΣ', 'Άννα', 3, 1],
    ];
    expect(standings(rows).map((row) => [row.Jugador, row.PG])).toContainEqual(['Γιώργος', 2]);
  });
});

describe('a row that only says who rests', () => {
  test.each(['Libre', 'BYE', 'Descansa', 'ρεπό', 'Свободен'])('«%s» is no player', (word) => {
    const rows = [
      ['Ana', 'Bea', 3, 1],
      ['Carla', word, '', ''],
      [word, 'Ana', 0, 0],
    ];
    expect(places(rows)).toEqual({ Ana: 1, Bea: 2 });
  });
});

describe('marks of who was not there', () => {
  test.each([
    'F',
    'ff',
    'WO',
    'W.O.',
    'w.o',
    'W/O',
    'NP',
    'N.P.',
    'forfait',
    'FORFEIT',
    'no se presentó',
    'неявка',
  ])('«%s» counts 0–3 for its owner', (mark) => {
    expect(table('TD_STANDINGS', [['Ana', 'Bea', mark, '']])[1]!.slice(0, 8)).toEqual([
      1,
      'Bea',
      1,
      1,
      0,
      3,
      0,
      3,
    ]);
  });
});
