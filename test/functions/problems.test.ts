import { describe, expect, test } from '@jest/globals';
import type { ProblemCode } from '../../src/core/result';
import { runFunction } from '../../src/functions/run-function';
import { TD_MINUTES_LATE } from '../../src/functions/td-minutes-late';
import { textsIn, type Language } from '../../src/i18n/language';
import { formulaIn, type FunctionName } from './formula';

/** A formula that meets a problem, and what its sentence has to name: what, where, what is allowed. */
interface Case {
  readonly call: (language: Language) => unknown;
  /** Found in the sentence in every language: figures, cells, names. */
  readonly names: readonly (string | RegExp)[];
  readonly es: RegExp;
  readonly en: RegExp;
}

const formula =
  (name: FunctionName, ...args: readonly unknown[]) =>
  (language: Language): unknown =>
    formulaIn(language, name, ...args);

const matches = (...rows: readonly (readonly unknown[])[]): Case['call'] => formula('TD_STANDINGS', rows);
const players = (...rows: readonly (readonly unknown[])[]): Case['call'] => formula('TD_SEED_GROUPS', rows);
const season = (...rows: readonly (readonly unknown[])[]): Case['call'] => formula('TD_SEASON', rows);
const HEADER = ['Blancas', 'Negras', 'Puntos B', 'Puntos N'];
const option = (...options: readonly (readonly unknown[])[]): unknown => [['base', 'HG'], ...options];
const withOption = (...options: readonly (readonly unknown[])[]): Case['call'] =>
  formula('TD_STANDINGS', [['A', 'B', 3, 1]], option(...options));
const cell = (row: number, column: number): RegExp =>
  new RegExp(`^(Fila|Row) ${row}, (columna|column) ${column}\\b`);

const ALL_PRESETS = ['HG', 'INTERNATIONAL', 'MIAPUESTA', 'OTHELLO'];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  unknownRegulation: [
    {
      call: formula('TD_LEVEL', 1500, 'FIBS'),
      names: ['FIBS', ...ALL_PRESETS],
      es: /no hay ningún reglamento/,
      en: /no regulation/,
    },
    {
      call: formula(
        'TD_STANDINGS',
        [['A', 'B', 3, 1]],
        [
          ['base', 'FIBS'],
          ['drawSeed', 1],
        ],
      ),
      names: ['FIBS', ...ALL_PRESETS, cell(1, 2), 'regulation'],
      es: /no hay ningún reglamento/,
      en: /no regulation/,
    },
  ],
  unknownOption: [
    {
      call: withOption(['qualifiers', 2]),
      names: [
        'qualifiers',
        'qualifiersPerGroup',
        'tieBreakRestart',
        'groupMatchLength',
        cell(2, 1),
        'regulation',
      ],
      es: /no es una opción/,
      en: /no option/,
    },
  ],
  repeatedOption: [
    {
      call: withOption(['drawSeed', 2], ['drawseed', 3]),
      names: ['drawseed', cell(3, 1), 'regulation'],
      es: /dos veces/,
      en: /twice/,
    },
  ],
  optionNeedsYesNo: [
    {
      call: withOption(['forfeitCountsInDifference', 'quizás']),
      names: ['quizás', 'forfeitCountsInDifference', cell(2, 2)],
      es: /sí o no/,
      en: /yes or no/,
    },
  ],
  optionNeedsNumber: [
    {
      call: withOption(['groupMatchLength', 'tres']),
      names: ['tres', 'groupMatchLength', cell(2, 2), /\b1\b/],
      es: /número desde 1 o deje la casilla vacía/,
      en: /number from 1 on or leave the cell blank/,
    },
    {
      call: withOption(['qualifiersPerGroup', 0]),
      names: ['«0»|“0”', 'qualifiersPerGroup'].map((text) => new RegExp(text)),
      es: /número desde 1;?\.?$/,
      en: /number from 1 on\.$/,
    },
    {
      call: withOption(['minutesPerPoint', 2.5]),
      names: ['2.5', 'minutesPerPoint'],
      es: /número/,
      en: /number/,
    },
  ],
  optionNeedsShares: [
    {
      call: withOption(['prizeShares', '50;mucho']),
      names: ['50;mucho', 'prizeShares', '50;30;20', cell(2, 2)],
      es: /no vale/,
      en: /no value/,
    },
  ],
  optionNeedsChoice: [
    {
      call: withOption(['tieBreakRestart', 'siempre']),
      names: ['siempre', 'tieBreakRestart', 'never', 'afterSplit', 'afterList', cell(2, 2)],
      es: /no vale/,
      en: /no value/,
    },
  ],
  badLateTable: [
    ...['20:1,15:2', '20:2,35:1', 'veinte', '20', '20:1,35:4', '20-1', new Date(1899, 11, 30, 20, 1)].map(
      (given): Case => ({
        call: withOption(['lateTable3', given]),
        names: ['lateTable3', '20:1,35:2,45:3', cell(2, 2)],
        es: /minutos y puntos/,
        en: /minutes and points/,
      }),
    ),
  ],
  notInRegulation: [
    {
      call: formula('TD_LATE_POINTS', 20, 3, 'MIAPUESTA'),
      names: ['MIAPUESTA'],
      es: /tabla de retrasos/,
      en: /lateness table/,
    },
    {
      call: formula('TD_CLOCK', 5, 0, 0, 'INTERNATIONAL'),
      names: ['INTERNATIONAL'],
      es: /reloj/,
      en: /clock/,
    },
    { call: formula('TD_LEVEL', 1500, 'OTHELLO'), names: ['OTHELLO'], es: /niveles/, en: /levels/ },
    {
      call: formula('TD_SWISS_PAIRINGS', [['A'], ['B']], '', 'HG'),
      names: ['HG'],
      es: /sistema suizo/,
      en: /Swiss system/,
    },
    {
      call: formula('TD_SWISS_STANDINGS', [[1, 'A', 'B', 40, 24]], 'MIAPUESTA'),
      names: ['MIAPUESTA'],
      es: /sistema suizo/,
      en: /Swiss system/,
    },
    {
      call: formula('TD_SYSTEM', 12, 1, '', 'INTERNATIONAL'),
      names: ['INTERNATIONAL'],
      es: /según los inscritos/,
      en: /number of entries/,
    },
    {
      call: formula('TD_POINTS', 1, 7, 'MIAPUESTA'),
      names: ['MIAPUESTA'],
      es: /puntos anuales/,
      en: /annual points/,
    },
    {
      call: formula('TD_SEASON', [['Enero', 'A', 1, 7]], 'OTHELLO'),
      names: ['OTHELLO'],
      es: /puntos anuales/,
      en: /annual points/,
    },
    {
      call: formula('TD_ATTENDANCE', [['x', '']], 'INTERNATIONAL'),
      names: ['INTERNATIONAL'],
      es: /reglas de asistencia/,
      en: /rules on attendance/,
    },
  ],
  notANumber: [
    {
      call: players(['A', 1500], ['B', 'mucho'], ['C', 1]),
      names: ['mucho', cell(2, 2)],
      es: /no es un número.*nivel/,
      en: /not a number.*rating/,
    },
    {
      call: formula('TD_LATE_POINTS', [[20], ['tarde']], 3),
      names: ['tarde', /^(Fila|Row) 2\b/],
      es: /no es un número.*minutos/,
      en: /not a number.*minutes/,
    },
    {
      call: formula('TD_CLOCK', 5, new Date(2026, 0, 3), 0),
      names: ['2026-01-03', 'pointsWhite'],
      es: /no es un número/,
      en: /not a number/,
    },
    {
      call: matches([...HEADER, 'Penal. B', 'Penal. N'], ['A', 'B', 3, 1, 'dos', '']),
      names: ['dos', cell(2, 5)],
      es: /no es un número/,
      en: /not a number/,
    },
  ],
  notWhole: [
    {
      call: formula('TD_LATE_POINTS', 20, 3.5),
      names: ['3.5', 'matchLength'],
      es: /entero/,
      en: /whole/,
    },
    {
      call: formula('TD_SEED_GROUPS', [['A'], ['B'], ['C']], 1.5),
      names: ['1.5', 'groups'],
      es: /entero/,
      en: /whole/,
    },
  ],
  tooLarge: [
    {
      call: formula('TD_CLOCK', 1e308, 0, 0),
      names: ['1e\\+308'].map((text) => new RegExp(text)),
      es: /demasiado grande/,
      en: /too large/,
    },
  ],
  tooManyTogether: [
    {
      call: formula(
        'TD_SCHEDULE',
        Array.from({ length: 101 }, (_, at) => [`Jugador ${at}`]),
      ),
      names: [/\b101\b/, /\b100\b/],
      es: /acorte el rango/,
      en: /shorten the range/,
    },
    {
      call: formula(
        'TD_STANDINGS',
        Array.from({ length: 401 }, (_, at) => ['Ana', `Jugador ${at}`, 3, 1]),
      ),
      names: [/\b402\b/, /\b400\b/],
      es: /por grupos/,
      en: /into groups/,
    },
    {
      call: formula(
        'TD_SWISS_PAIRINGS',
        Array.from({ length: 501 }, (_, at) => [`Jugador ${at}`]),
      ),
      names: [/\b501\b/, /\b500\b/],
      es: /juntos/,
      en: /together/,
    },
  ],
  tooSmall: [
    {
      call: formula('TD_CLOCK', 5, -1, 0),
      names: ['-1', 'pointsWhite', /\b0\b/],
      es: /desde 0/,
      en: /from 0/,
    },
    {
      call: formula('TD_SEED_GROUPS', [['A'], ['B'], ['C']], 0),
      names: ['0', 'groups'],
      es: /desde 1/,
      en: /from 1/,
    },
    {
      call: formula('TD_SCHEDULE', [['A'], ['B'], ['C']], '', 3, -2),
      names: ['-2', 'boards'],
      es: /desde 1/,
      en: /from 1/,
    },
    { call: formula('TD_LATE_POINTS', 20, 0), names: ['0', 'matchLength'], es: /desde 1/, en: /from 1/ },
  ],
  ambiguousNumber: [
    {
      call: players(['A', '1.480'], ['B', 1], ['C', 1]),
      names: ['1.480', cell(1, 2)],
      es: /dos maneras/,
      en: /two ways/,
    },
  ],
  missingArgument: [
    { call: formula('TD_STANDINGS'), names: [/matches/i], es: /falta/i, en: /missing/ },
    { call: formula('TD_SEED_GROUPS'), names: [/players/i], es: /falta/i, en: /missing/ },
    { call: formula('TD_SCHEDULE'), names: [/players/i], es: /falta/i, en: /missing/ },
    { call: formula('TD_LATE_POINTS', 20), names: [/matchLength/i], es: /falta/, en: /missing/ },
  ],
  rangesOfUnequalLength: [
    {
      call: formula('TD_MINUTES_LATE', [['20:00'], ['20:00']], [['20:00'], ['20:01'], ['20:02']]),
      names: [/\b2\b/, /\b3\b/],
      es: /filas/,
      en: /rows/,
    },
  ],
  notATime: [
    {
      call: formula('TD_MINUTES_LATE', [['20:00'], ['20:00']], [['20:00'], ['tarde']]),
      names: ['tarde', /^(Fila|Row) 2\b/, 'arrived', '20:00', '8:00pm'],
      es: /no es una hora/,
      en: /not a time/,
    },
    {
      call: formula('TD_SCHEDULE', [['A'], ['B'], ['C']], 'a las ocho'),
      names: ['a las ocho', 'start'],
      es: /no es una hora/,
      en: /not a time/,
    },
  ],
  timeOfDayUnknown: [
    {
      call: (language) =>
        runFunction(
          TD_MINUTES_LATE,
          [new Date(1899, 11, 30, 20), '20:20'],
          textsIn(language).messages,
          () => null,
        ),
      names: ['20:00'],
      es: /zona horaria.*texto/,
      en: /time zone.*text/,
    },
  ],
  errorInCell: [
    {
      call: matches([...HEADER], ['A', 'B', '#N/A', 1]),
      names: ['#N/A', cell(2, 3)],
      es: /error/,
      en: /error/,
    },
    {
      call: players(['A', '#REF!'], ['B', 1], ['C', 1]),
      names: ['#REF!', cell(1, 2)],
      es: /error/,
      en: /error/,
    },
    { call: players(['#NAME?'], ['B'], ['C']), names: ['#NAME?', cell(1, 1)], es: /error/, en: /error/ },
  ],
  notAName: [
    {
      call: matches(['A', 'B', 3, 1], [true, 'B', 3, 1]),
      names: ['true', cell(2, 1)],
      es: /no es un nombre/,
      en: /not a name/,
    },
    {
      call: players(['A'], [new Date(2026, 0, 3)], ['C']),
      names: ['2026-01-03', cell(2, 1)],
      es: /no es un nombre/,
      en: /not a name/,
    },
  ],
  noPlayers: [
    { call: players([''], [null]), names: [], es: /ningún jugador/, en: /no player/ },
    { call: players(['Jugador', 'Nivel'], ['', '']), names: [], es: /ningún jugador/, en: /no player/ },
    { call: formula('TD_SCHEDULE', [['']]), names: [], es: /ningún jugador/, en: /no player/ },
  ],
  playerTwice: [
    {
      call: players(['Ana', 1500], ['Bea', 1400], ['ANA ', 1300]),
      names: ['ANA', cell(3, 1), /\b1\b/],
      es: /ya está en la fila 1.*una sola vez/,
      en: /row 1 already.*once/,
    },
    {
      call: formula('TD_SCHEDULE', [['Jugador'], ['Ana'], ['Bea'], ['Ana']]),
      names: ['Ana', cell(4, 1)],
      es: /fila 2/,
      en: /row 2/,
    },
    {
      call: matches(
        ['', 'Ana', 'Bea', 'Ana'],
        ['Ana', '', '3-1', ''],
        ['Bea', '', '', ''],
        ['Ana', '', '', ''],
      ),
      names: ['Ana', cell(4, 1)],
      es: /fila 2/,
      en: /row 2/,
    },
  ],
  playerMissing: [
    {
      call: matches([...HEADER], ['A', '', 3, 1]),
      names: [cell(2, 2)],
      es: /falta el nombre/,
      en: /name is missing/,
    },
    {
      call: matches([...HEADER], ['A', 'B', 3, 1], ['', '', 3, 1]),
      names: [cell(3, 3)],
      es: /falta el nombre/,
      en: /name is missing/,
    },
    { call: players(['A', 1500], ['', 1400], ['C', 1]), names: [cell(2, 1)], es: /falta/, en: /missing/ },
  ],
  samePlayerTwiceInMatch: [
    // N07.
    {
      call: matches([...HEADER], ['Ana', ' ANÁ ', 3, 1]),
      names: [/ana/i, cell(2, 2)],
      es: /contra sí mismo/,
      en: /against himself/,
    },
  ],
  duplicateMatch: [
    {
      call: matches([...HEADER], ['A', 'B', 3, 1], ['A', 'C', 3, 1], ['b', 'a', 1, 3]),
      names: [/b–a/, cell(4, 1), /\b2\b/],
      es: /ya está en la fila 2.*una sola vez/,
      en: /row 2 already.*once/,
    },
    {
      call: matches(
        ['Grupo', ...HEADER, 'Nota'],
        ['G1', 'A', 'B', 1, 0, 'desempate'],
        ['G1', 'B', 'A', 1, 0, 'desempate'],
      ),
      names: [cell(3, 2)],
      es: /fila 2/,
      en: /row 2/,
    },
  ],
  noMatches: [
    { call: matches(['', '', '', '']), names: [], es: /ningún encuentro/, en: /no match/ },
    { call: matches([...HEADER], ['', '', '', '']), names: [], es: /ningún encuentro/, en: /no match/ },
  ],
  groupMissing: [
    {
      call: matches(['Grupo', ...HEADER], ['', 'A', 'B', 3, 1]),
      names: [cell(2, 1)],
      es: /falta el grupo/,
      en: /group of the match is missing/,
    },
  ],
  groupUnclear: [
    {
      call: matches(
        ['Grupo', ...HEADER],
        ['G1', 'A', 'B', 3, 1],
        ['G2', 'C', 'D', 3, 1],
        ['', 'A', 'E', 3, 1],
      ),
      names: ['A', 'G1', 'G2', cell(4, 2)],
      es: /escriba el grupo/,
      en: /write the group/,
    },
  ],
  severalGroups: [
    {
      call: formula('TD_CROSSTABLE', [
        ['Grupo', ...HEADER],
        ['G1', 'A', 'B', 3, 1],
        ['G2', 'C', 'D', 3, 1],
      ]),
      names: ['G1', 'G2', /\b2\b/],
      es: /uno solo/,
      en: /single one/,
    },
  ],
  columnsMissing: [
    {
      call: matches(['Blancas', 'Negras', 'Puntos B'], ['A', 'B', 3]),
      names: [/^(Fila|Row) 1\b/],
      es: /falta la columna «Puntos N»/,
      en: /column “Points B” is missing/,
    },
    {
      call: matches(['Blancas', 'Negras', 'Mesa'], ['A', 'B', 3]),
      names: [/^(Fila|Row) 1\b/],
      es: /«Puntos B» y «Puntos N»/,
      en: /“Points W” and “Points B” are missing/,
    },
  ],
  columnTwice: [
    {
      call: matches(['Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Blanco'], ['A', 'B', 3, 1, 'C']),
      names: ['Blanco', cell(1, 5)],
      es: /segunda columna «Blancas»/,
      en: /second column “White”/,
    },
    {
      call: players(['Jugador', 'Nivel', 'Nombre'], ['A', 1, 'B']),
      names: ['Nombre', cell(1, 3)],
      es: /segunda columna «Jugador»/,
      en: /second column “Player”/,
    },
  ],
  columnUnclear: [
    {
      call: players(['Jugador', 'Ranking'], ['A', 1], ['B', 2], ['C', 3]),
      names: ['Ranking', cell(1, 2)],
      es: /«Nivel».*«Puesto»|«Puesto».*«Nivel»/,
      en: /“Rating”.*“Place”|“Place”.*“Rating”/,
    },
  ],
  oneColumnOnly: [
    {
      call: formula('TD_LEVEL', [
        [1500, 1600],
        [1, 2],
      ]),
      names: [/\b2\b/],
      es: /columnas.*una sola/,
      en: /columns.*single/,
    },
  ],
  rangeTooNarrow: [
    {
      call: matches(['Ana'], ['Bea']),
      names: [/\b1\b/],
      es: /Blancas, Negras, Puntos B y Puntos N.*Blancas, Resultado y Negras/,
      en: /White, Black, Points W and Points B.*White, Score and Black/,
    },
  ],
  contradictoryCells: [
    {
      call: matches(['', 'Ana', 'Bea'], ['Ana', '', '3-1'], ['Bea', '2-3', '']),
      names: ['Ana–Bea', '3-1', '2-3', cell(2, 3)],
      es: /corrija/,
      en: /correct/,
    },
  ],
  crossTableNotSquare: [
    {
      call: matches(
        ['', 'Ana', 'Bea', 'Carla'],
        ['Ana', '', '3-1', ''],
        ['Bea', '', '', ''],
        ['Zoe', '', '', ''],
      ),
      names: ['Zoe', cell(4, 1)],
      es: /no tiene su columna/,
      en: /no column/,
    },
  ],
  severalGames: [
    {
      call: matches(
        ['', 'Ana', 'Bea', 'Carla'],
        ['Ana', '', '3-1', '3-0'],
        ['', '', '1-3', ''],
        ['Bea', '1-3', '', '3-2'],
        ['', '', '', ''],
        ['Carla', '', '', ''],
      ),
      names: ['Ana', cell(3, 3)],
      es: /otra partida del mismo encuentro.*un solo resultado/,
      en: /another game of the same match.*single score/,
    },
  ],
  scoreBecameDate: [
    {
      call: matches(['Ana', new Date(2026, 0, 3), 'Bea']),
      names: ['3-1', '1-3', cell(1, 2)],
      es: /fecha.*texto sin formato/,
      en: /date.*plain text/,
    },
  ],
  scoreBecameTime: [
    {
      call: matches(['Ana', new Date(1899, 11, 30, 3, 1), 'Bea']),
      names: ['3-1', cell(1, 2)],
      es: /hora.*texto sin formato/,
      en: /time.*plain text/,
    },
  ],
  notAScore: [
    {
      call: matches([...HEADER], ['A', 'B', 'ganó', 1]),
      names: ['ganó', cell(2, 3), '3-1', /\bF\b/],
      es: /no es un resultado/,
      en: /not a score/,
    },
  ],
  halfAScore: [
    {
      call: matches([...HEADER], ['A', 'B', 3, '']),
      names: ['3', cell(2, 4)],
      es: /medio resultado/,
      en: /half a score/,
    },
    {
      call: matches(['A', '3-', 'B'], ['A', '3-1', 'C']),
      names: ['3-', cell(1, 2)],
      es: /medio resultado/,
      en: /half a score/,
    },
  ],
  negativePoints: [
    {
      call: matches([...HEADER], ['A', 'B', 3, -1]),
      names: ['-1', cell(2, 4), /\b0\b/],
      es: /negativo.*de 0/,
      en: /negative.*from 0/,
    },
    {
      call: matches([...HEADER], ['A', 'B', '−3', '1']),
      names: [cell(2, 3)],
      es: /negativo/,
      en: /negative/,
    },
  ],
  fractionalPoints: [
    {
      call: matches([...HEADER], ['A', 'B', 3, 1.5]),
      names: ['1.5', cell(2, 4)],
      es: /decimales.*enteros/,
      en: /decimals.*whole/,
    },
    { call: matches(['A', '3,5-1', 'B']), names: ['3,5', cell(1, 2)], es: /decimales/, en: /decimals/ },
  ],
  equalPoints: [
    {
      call: matches([...HEADER], ['A', 'B', 3, 3]),
      names: ['3-3', /^(Fila|Row) 2\b/],
      es: /empate.*ganar/,
      en: /draw.*win/,
    },
    { call: matches([...HEADER], ['A', 'B', 2, 2]), names: ['2-2'], es: /empate/, en: /draw/ },
  ],
  loserAtOrAboveLength: [
    {
      call: matches([...HEADER], ['A', 'B', 5, 3]),
      names: ['3', cell(2, 4)],
      es: /perdedor tiene 3.*a 3.*de 0 a 2/,
      en: /loser has 3.*to 3.*0 to 2/,
    },
    {
      call: matches([...HEADER], ['A', 'B', 4, 5]),
      names: [cell(2, 3)],
      es: /perdedor tiene 4.*de 0 a 2/,
      en: /loser has 4.*0 to 2/,
    },
    {
      call: formula('TD_STANDINGS', [['A', 'B', 7, 5]], option(['groupMatchLength', 5])),
      names: [cell(1, 4)],
      es: /a 5.*de 0 a 4/,
      en: /to 5.*0 to 4/,
    },
  ],
  winnerBelowLength: [
    {
      call: matches([...HEADER], ['A', 'B', 1, 2]),
      names: [cell(2, 4)],
      es: /ganador tiene 2.*a 3.*al menos a 3/,
      en: /winner has 2.*to 3.*at least 3/,
    },
  ],
  winnerAboveLength: [
    {
      call: matches([...HEADER], ['A', 'B', 6, 1]),
      names: [cell(2, 3)],
      es: /ganador tiene 6.*sin cubo.*de 3 a 5/,
      en: /winner has 6.*without a cube.*3 to 5/,
    },
    {
      call: matches([...HEADER, 'Nota'], ['A', 'B', 4, 0, 'desempate']),
      names: [cell(2, 3)],
      es: /ganador tiene 4.*de 1 a 3/,
      en: /winner has 4.*1 to 3/,
    },
  ],
  sideOfForfeitUnknown: [
    {
      call: matches(['A', 'F', 'B'], ['A', '3-1', 'C']),
      names: ['F-3', '3-F', cell(1, 2)],
      es: /quién/,
      en: /who/,
    },
  ],
  resultAgainstBye: [
    {
      call: matches(['A', 'B', 3, 1], ['C', 'Libre', 3, 0]),
      names: ['Libre', cell(2, 3)],
      es: /no tiene resultado/,
      en: /no result/,
    },
  ],
  forfeitOnlyInNote: [
    {
      call: matches(['A', 'B', 3, 0, 'forfait']),
      names: ['forfait', cell(1, 5), /\bF\b/],
      es: /nota/,
      en: /note/,
    },
  ],
  notYesOrNo: [
    {
      // The same code as for who is here on the list of entries; here it is about the tournament.
      call: season(['Enero', 'A', 1, 7, 'quizás']),
      names: ['quizás', cell(1, 5)],
      es: /^(?!.*si está).*sí o no/,
      en: /^(?!.*he is here).*yes or no/,
    },
  ],
  noResults: [
    {
      call: season(['', '']),
      names: [],
      es: /ningún resultado.*Torneo, Jugador/,
      en: /no result.*Tournament/,
    },
    {
      call: season(['Torneo', 'Jugador', 'Puesto', 'Ganados'], ['Enero', '', '', '']),
      names: [],
      es: /ningún resultado/,
      en: /no result/,
    },
  ],
  tournamentMissing: [
    {
      call: season(['', 'A', 1, 7]),
      names: [cell(1, 1)],
      es: /falta el torneo/,
      en: /tournament is missing/,
    },
  ],
  tournamentTwice: [
    {
      call: season(['Enero', 'Ana', 1, 7], ['Febrero', 'Ana', 1, 7], ['ENERO', 'Aná', 2, 5]),
      names: ['Aná', 'ENERO', cell(3, 2), /\b1\b/],
      es: /ya tiene resultado.*fila 1.*una vez por torneo/,
      en: /row 1 already.*once a tournament/,
    },
  ],
  noShares: [
    ...[[['']], [[0], ['0']]].map((shares): Case => ({
      call: formula('TD_PRIZES', 100, shares),
      names: [/\b0\b/, 'shares'],
      es: /ninguna parte.*al menos una/,
      en: /no share.*at least one/,
    })),
  ],
  poolNotInUnits: [
    {
      call: formula('TD_PRIZES', 7, [[1], [1]], 5),
      names: ['7', '5'],
      es: /no se puede repartir en monedas/,
      en: /can not be split in coins/,
    },
    {
      call: formula('TD_PRIZES', '10,0055', [[1], [1]]),
      names: [/10[.,]0055/, '0.01'],
      es: /monedas/,
      en: /coins/,
    },
  ],
  noSuchTournament: [
    {
      call: formula('TD_SEASON', [['Enero', 'A', 1, 7]], 'HG', 'Febrero'),
      names: ['Febrero', 'from'],
      es: /ningún torneo.*entre los resultados/,
      en: /no tournament.*among the results/,
    },
  ],
  notHundredths: [
    {
      call: season(['Torneo', 'Jugador', 'Puntos'], ['Enero', 'A', 2], ['Enero', 'B', '0,125']),
      names: ['0,125', cell(3, 3)],
      es: /más de dos decimales.*centésimas/,
      en: /more than two decimals.*hundredths/,
    },
  ],
  notAboveZero: [
    {
      call: formula('TD_PRIZES', 100, [[1], [1]], 0),
      names: ['0', 'unit'],
      es: /moneda más pequeña, más de 0/,
      en: /smallest coin goes, more than 0/,
    },
  ],
  oneValueOnly: [
    {
      call: formula('TD_PRIZES', [[100], [50]], [[1], [1]]),
      names: [/^Pool /],
      es: /un solo valor.*una sola casilla/,
      en: /a single value.*a single cell/,
    },
    {
      call: formula('TD_PRIZES', 100, [[1], [1]], [[1, 5]]),
      names: [/^Unit /],
      es: /un solo valor/,
      en: /a single value/,
    },
  ],
  notARound: [
    {
      call: formula('TD_PLACES', [['M1', 'Ronda nueva', 'A', 'B', 5, 3]]),
      names: ['Ronda nueva', cell(1, 2)],
      es: /no es una ronda.*Semifinal o Final/,
      en: /is no round.*Semifinal or Final/,
    },
    {
      call: formula('TD_PLACES', [['M1', '', 'A', 'B', 5, 3]]),
      names: [cell(1, 2)],
      es: /falta la ronda/,
      en: /round is missing/,
    },
  ],
  matchTwice: [
    {
      call: formula('TD_PLACES', [
        ['M1', 'Semifinal', 'A', 'B', 5, 3],
        ['M1', 'Semifinal', 'C', 'D', 5, 3],
      ]),
      names: ['M1', cell(2, 1), /\b1\b/],
      es: /ya está en la fila 1/,
      en: /in row 1 already/,
    },
  ],
  noSuchMatch: [
    {
      call: formula('TD_PLACES', [
        ['M1', 'Semifinal', 'A', 'B', 5, 3],
        ['M2', 'Final', 'Ganador M1', 'Ganador M7', '', ''],
      ]),
      names: ['M7', cell(2, 4)],
      es: /no hay un partido.*anterior/,
      en: /no match.*earlier/,
    },
    {
      call: formula('TD_PLACES', [
        [...HEADER, 'Partido', 'Ronda', 'Pasa a'],
        ['A', 'B', 5, 3, 'M1', 'Semifinal', 'M9'],
      ]),
      names: ['M9', cell(2, 7)],
      es: /no hay un partido.*posterior/,
      en: /no match.*later/,
    },
  ],
  roundFull: [
    {
      call: formula('TD_PLACES', [
        ['M1', 'Final', 'A', 'B', 7, 3],
        ['M2', 'Final', 'C', 'D', 7, 3],
      ]),
      names: ['Final', cell(2, 2), /\b1\b/],
      es: /más de 1 partido .*fila 1/,
      en: /more than 1 match .*row 1/,
    },
  ],
  crossedReference: [
    {
      call: formula('TD_PLACES', [
        ['M1', '4tos', 'A', 'B', 5, 3],
        ['M2', 'Semifinal', 'C', 'Ganador M1', '', ''],
        ['M3', 'Semifinal', 'Ganador M1', 'D', '', ''],
      ]),
      names: ['M1', cell(3, 3), /\b2\b/],
      es: /choca con la fila 2.*un solo partido/,
      en: /clashes with row 2.*a single match/,
    },
    {
      call: formula('TD_PLACES', [
        ['M1', 'Semifinal', '1G1', 'B', '', ''],
        ['M2', 'Semifinal', 'C', '1º del grupo 1', '', ''],
      ]),
      names: ['1G1', cell(2, 4), /\b1\b/],
      es: /choca con la fila 1/,
      en: /clashes with row 1/,
    },
  ],
  winnerGoesNowhere: [
    {
      call: formula('TD_PLACES', [
        ['M1', 'Semifinal', 'Ana', 'B', 5, 3],
        ['M2', 'Semifinal', 'C', 'D', 5, 3],
        ['M3', 'Final', 'Anna', 'C', 7, 3],
      ]),
      names: ['M1', cell(1, 3)],
      es: /no tiene adónde pasar.*Pasa a/,
      en: /nowhere to go.*Winner to/,
    },
  ],
  drawConflict: [
    {
      call: formula('TD_PLACES', [
        ['M1', 'Semifinal', 'A', 'B', 5, 3],
        ['M2', 'Semifinal', 'C', 'D', 5, 3],
        ['M3', 'Final', 'B', 'C', 7, 3],
      ]),
      names: ['M3', 'B–C', /A (y|and) C/, cell(3, 3)],
      es: /no puede ser.*lo juegan/,
      en: /cannot be.*play it/,
    },
  ],
  tooFewForDraw: [
    { call: formula('TD_KNOCKOUT', [['A']]), names: ['1', '2'], es: /al menos 2/, en: /at least 2/ },
  ],
  placeTwice: [
    {
      call: formula('TD_KNOCKOUT', [
        ['G1', 1, 'A'],
        ['G1', 1, 'B'],
      ]),
      names: ['G1', cell(2, 2), /\b1\b/],
      es: /ya está en la fila 1/,
      en: /in row 1 already/,
    },
  ],
  noLateTable: [
    {
      call: formula('TD_LATE_POINTS', 30, 7),
      names: ['7', 'HG', '3', '5', 'lateTable7'],
      es: /no hay tabla de retrasos/i,
      en: /no lateness table/,
    },
  ],
  groupSizeOutside: [
    {
      call: formula(
        'TD_SEED_GROUPS',
        Array.from({ length: 12 }, (_, at) => [`P${at}`]),
        5,
      ),
      names: ['12', '5', '3'],
      es: /grupos de 3 a 5.*3 o 4 grupos/,
      en: /groups of 3 to 5.*3 or 4 groups/,
    },
    {
      call: formula('TD_SEED_GROUPS', [['A'], ['B']], 1),
      names: ['2', '1'],
      es: /grupos de 3 a 5.*ningún número/,
      en: /groups of 3 to 5.*no number/,
    },
    {
      call: formula(
        'TD_SEED_GROUPS',
        Array.from({ length: 7 }, (_, at) => [`P${at}`]),
        1,
      ),
      names: ['7'],
      es: /pueden ser 2 grupos/,
      en: /2 groups/,
    },
  ],
  noGroupsPossible: [
    { call: players(['A'], ['B']), names: ['2', '3', '5'], es: /grupos de 3 a 5/, en: /groups of 3 to 5/ },
  ],
  tooFewForSchedule: [
    { call: formula('TD_SCHEDULE', [['A'], ['B']]), names: ['2', '3'], es: /al menos 3/, en: /at least 3/ },
  ],
  discsBeyondBoard: [
    {
      call: formula('TD_OTHELLO_SCORE', 40, 30),
      names: ['40', '30', '64'],
      es: /suman más de 64/,
      en: /more than 64/,
    },
    {
      call: formula('TD_STANDINGS', [['A', 'B', 33, 32]], 'OTHELLO'),
      names: ['33', '32', '64', cell(1, 3)],
      es: /suman más de 64/,
      en: /more than 64/,
    },
    {
      call: formula('TD_SWISS_STANDINGS', [[1, 'A', 'B', 20, 45]]),
      names: ['20', '45', '64', cell(1, 5)],
      es: /suman más de 64/,
      en: /more than 64/,
    },
  ],
  noDiscs: [
    {
      call: formula('TD_OTHELLO_SCORE', 0, 0),
      names: [],
      es: /nadie tiene fichas/i,
      en: /nobody has discs/i,
    },
    {
      call: formula('TD_OTHELLO_SCORE', [[40], [0]], [[20], [0]], [[''], ['cae negras']]),
      names: [/^(Fila|Row) 2\b/],
      es: /nadie tiene fichas/,
      en: /nobody has discs/,
    },
  ],
  unknownIncident: [
    {
      call: formula('TD_OTHELLO_SCORE', 40, 24, 'se cae'),
      names: ['se cae', 'incident'],
      es: /cae negras, cae negras 2, caen ambas negras o abandona negras/,
      en: /black falls, black falls 2, both fall black or black resigns/,
    },
  ],
  unknownGameKind: [
    {
      call: formula('TD_GAME_POINTS', [['gammon'], ['cuádruple']]),
      names: ['cuádruple', /^(Fila|Row) 2\b/],
      es: /simple, gammon o backgammon/,
      en: /simple, gammon or backgammon/,
    },
    { call: formula('TD_GAME_POINTS', 4), names: ['4'], es: /1, 2 o 3/, en: /1, 2 or 3/ },
  ],
  notACubeValue: [
    {
      call: formula('TD_GAME_POINTS', 'gammon', 3),
      names: ['3', 'cube', '1, 2, 4, 8, 16, 32'],
      es: /valor del cubo/,
      en: /value of the cube/,
    },
  ],
  bothReachedLength: [
    {
      call: formula('TD_IS_CRAWFORD', 5, 5, 6),
      names: ['5'],
      es: /solo uno llega/,
      en: /only one gets there/,
    },
  ],
  tooFewHours: [
    {
      call: formula('TD_SYSTEM', 16, 1, 1),
      names: ['7', '10', 'hours'],
      es: /no hay horas para 7 rondas al día/,
      en: /not enough hours for 7 rounds a day/,
    },
  ],
  swissRangeTooNarrow: [
    {
      call: formula('TD_SWISS_STANDINGS', [['A', 'B']]),
      names: ['2'],
      es: /Ronda, Negras, Blancas/,
      en: /Round, Black, White/,
    },
  ],
  noSwissResults: [
    {
      call: formula('TD_SWISS_STANDINGS', [['', '', '', '', '']]),
      names: [],
      es: /no hay ningún resultado.*Ronda, Negras, Blancas/i,
      en: /no results.*Round, Black, White/,
    },
  ],
  roundMissing: [
    {
      call: formula('TD_SWISS_STANDINGS', [['', 'A', 'B', 40, 24]]),
      names: [cell(1, 1)],
      es: /falta la ronda/,
      en: /round is missing/,
    },
  ],
  playerTwiceInRound: [
    {
      call: formula('TD_SWISS_STANDINGS', [
        [1, 'Ana', 'Beto', 40, 24],
        [1, 'Carla', 'ANA', 40, 24],
      ]),
      names: ['ANA', '1', cell(2, 3)],
      es: /fila 1 en la ronda 1/,
      en: /row 1 in round 1/,
    },
    {
      call: formula(
        'TD_SWISS_PAIRINGS',
        [['Ana'], ['Beto'], ['Carla']],
        [
          [1, 'Ana', 'Beto', 40, 24],
          [1, 'Beto', 'Libre', '', ''],
        ],
      ),
      names: ['Beto', cell(2, 2), 'results'],
      es: /fila 1 en la ronda 1/,
      en: /row 1 in round 1/,
    },
  ],
  roundUnfinished: [
    {
      call: formula(
        'TD_SWISS_PAIRINGS',
        [['Ana'], ['Beto'], ['Carla'], ['Dora']],
        [
          [1, 'Ana', 'Beto', 40, 24],
          [1, 'Carla', 'Dora', '', ''],
        ],
      ),
      names: ['1', 'Carla–Dora', /(Fila|Row) 2\b/, 'results'],
      es: /no ha terminado/,
      en: /not finished/,
    },
  ],
  matchLengthNeeded: [
    {
      call: formula('TD_SCHEDULE', [['A'], ['B'], ['C']], '20:00', '', '', 'INTERNATIONAL'),
      names: ['INTERNATIONAL', 'matchLength'],
      es: /a cuántos puntos/,
      en: /how many points/,
    },
  ],
};

/** Met by menu commands alone; their sentences are tested with them. */
const OF_THE_COMMANDS: readonly string[] = ['hourMissing'];

const flat = Object.entries(CASES).flatMap(([code, cases]) =>
  cases.map((one, at) => [code, at + 1, one] as const),
);

describe('every expected problem is one sentence: where, what, what is allowed', () => {
  test('none is left out', () => {
    const codes = Object.keys(textsIn('es').messages.problems) as ProblemCode[];
    expect([...Object.keys(CASES), ...OF_THE_COMMANDS].sort()).toEqual([...codes].sort());
  });

  test('there is one for each in English too', () => {
    expect(Object.keys(textsIn('en').messages.problems).sort()).toEqual(
      Object.keys(textsIn('es').messages.problems).sort(),
    );
  });

  test.each(flat)('%s, %i', (_, __, { call, names, es, en }) => {
    const [spanish, english] = (['es', 'en'] as const).map((language) => sentence(() => call(language)));
    expect(spanish).toMatch(es);
    expect(english).toMatch(en);
    for (const text of [spanish, english]) {
      for (const name of names) {
        expect(text).toMatch(name instanceof RegExp ? name : new RegExp(escaped(name)));
      }
      // One line, one full stop at its end, a capital or a sign at its start, and nothing of the machine in it.
      expect(text).toMatch(/^[A-ZÁÉÍÓÚ«“\d#][^\n]*[^.]\.$/);
      expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity|function/);
    }
    expect(english).not.toMatch(/\b(fila|columna|argumento|falta|escriba)\b/i);
    expect(spanish).not.toMatch(/\b(row|missing|write)\b/i);
  });
});

function sentence(run: () => unknown): string {
  try {
    run();
  } catch (problem) {
    return (problem as Error).message;
  }
  return 'no problem';
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
