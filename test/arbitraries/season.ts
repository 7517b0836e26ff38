import fc from 'fast-check';
import type { SeasonRow } from '../oracle/season-oracle';

const PLAYERS = ['Ana', 'Beto', 'Çağla', 'Íñigo', 'Ωρίων', 'Юра', "O'Neil", 'Zoé Ruiz'];
const TOURNAMENTS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Septiembre',
  'Octubre',
  'Fin',
];
const RATINGS = [1500, 1500, 1612, 1612, 1480.5, 1800, 1399];

/**
 * A season: whole tournaments, official or not, and who came to them with what. Places need not be those of a draw; few
 * different results, so that ties are common.
 */
export const season: fc.Arbitrary<SeasonRow[]> = fc
  .tuple(
    fc.integer({ min: 1, max: TOURNAMENTS.length }),
    fc.shuffledSubarray(PLAYERS, { minLength: 1 }),
    fc.boolean(),
  )
  .chain(([held, players, rated]) =>
    fc.tuple(
      fc.array(fc.constantFrom(true, true, true, false), { minLength: held, maxLength: held }),
      fc.array(fc.constantFrom(...RATINGS), { minLength: players.length, maxLength: players.length }),
      fc.array(fc.array(result, { minLength: players.length, maxLength: players.length }), {
        minLength: held,
        maxLength: held,
      }),
      fc.constant({ players, rated }),
    ),
  )
  .map(([officials, ratings, results, { players, rated }]) =>
    results.flatMap((ofTournament, at) =>
      ofTournament.flatMap((one, index): SeasonRow[] =>
        one === null
          ? []
          : [
              {
                ...{ tournament: TOURNAMENTS[at]!, player: players[index]!, official: officials[at]! },
                ...one,
                rating: rated ? ratings[index]! : null,
              },
            ],
      ),
    ),
  )
  .filter((rows) => rows.length > 0);

const result = fc.option(
  fc.record({
    place: fc.constantFrom<number | null>(1, 2, 3, 4, 5, 9, 17, null, null),
    wins: fc.integer({ min: 0, max: 4 }),
    recorded: fc.constantFrom<number | null>(null, null, null, 228, 10, 43),
  }),
  { nil: null, freq: 3 },
);

const written = (official: boolean): fc.Arbitrary<unknown> =>
  official
    ? fc.constantFrom<unknown>('', null, 'sí', 'Si', 'yes', true, 1, 'x')
    : fc.constantFrom<unknown>('no', 'NO', false, 0, '0');

/** Tournament, player, place, wins, official. */
export function fiveColumns(rows: readonly SeasonRow[]): fc.Arbitrary<unknown[][]> {
  return fc
    .tuple(...rows.map(({ official }) => written(official)))
    .map((official) =>
      rows.map(({ tournament, player, place, wins }, at) => [
        tournament,
        player,
        place ?? '',
        wins,
        official[at],
      ]),
    );
}

interface Titles {
  readonly tournament: string;
  readonly player: string;
  readonly place: string;
  readonly wins: string;
  readonly official: string;
  readonly points: string;
  readonly rating: string;
  readonly others: readonly string[];
}

/** The column words of the workbook in its four languages; those of the others are columns nobody asks for. */
const TITLES: readonly Titles[] = [
  {
    ...{ tournament: 'Torneo', player: 'Jugador', place: 'Puesto', wins: 'Ganados', official: 'Oficial' },
    ...{ points: 'Puntos', rating: 'Nivel', others: ['Grupo', 'Mi apunte', ''] },
  },
  {
    ...{ tournament: 'TOURNAMENT', player: 'player', place: 'Place', wins: 'Wins', official: 'Official' },
    ...{ points: 'Points', rating: 'Rating', others: ['Notes', 'Paid?', ''] },
  },
  {
    ...{ tournament: 'Τουρνουά', player: 'Παίκτης', place: 'Θέση', wins: 'Νίκες', official: 'Επίσημο' },
    ...{ points: 'Πόντοι', rating: 'Βαθμολογία επιπέδου', others: ['Όμιλος', ''] },
  },
  {
    ...{ tournament: 'Турнир', player: 'Игрок', place: 'Место', wins: 'Победы', official: 'Официальный' },
    ...{ points: 'Очки', rating: 'Рейтинг', others: ['Примечание', ''] },
  },
];

/** Under titles: columns in any order, others among them, a title line above, the tournament named once or on every row. */
export function titledSeason(rows: readonly SeasonRow[]): fc.Arbitrary<unknown[][]> {
  return fc
    .record({
      titles: fc.constantFrom(...TITLES),
      above: fc.constantFrom<unknown[][]>([], [['Temporada 2008'], ['']]),
      sparse: fc.boolean(),
      official: fc.tuple(...rows.map(({ official }) => written(official))),
    })
    .chain(({ titles, above, sparse, official }) => {
      const isFirst = (at: number): boolean => rows[at - 1]?.tournament !== rows[at]!.tournament;
      const columns: { title: string; cell: (row: SeasonRow, at: number) => unknown }[] = [
        {
          title: titles.tournament,
          cell: ({ tournament }, at) => (sparse && !isFirst(at) ? '' : tournament),
        },
        { title: titles.player, cell: ({ player }) => player },
        { title: titles.place, cell: ({ place }) => place ?? '' },
        { title: titles.wins, cell: ({ wins }) => wins },
        { title: titles.official, cell: (_, at) => official[at] },
        { title: titles.points, cell: ({ recorded }) => inPoints(recorded) },
        { title: titles.rating, cell: ({ rating }) => rating ?? '' },
        ...titles.others.map((title) => ({ title, cell: (_: SeasonRow, at: number) => `${title} ${at}` })),
      ];
      return fc
        .shuffledSubarray(columns, { minLength: columns.length, maxLength: columns.length })
        .map((shuffled) => [
          ...above,
          shuffled.map(({ title }) => title),
          ...rows.map((row, at) => shuffled.map(({ cell }) => cell(row, at))),
        ]);
    });
}

const inPoints = (hundredths: number | null | undefined): unknown =>
  hundredths === null || hundredths === undefined ? '' : hundredths / 100;
