import { describe, expect, test } from '@jest/globals';
import { DEFAULT_REGULATION, PRESETS, SWISS_REGULATION } from '../../../src/core/regulations/presets';
import { PRESET_NAMES, type PresetName, type Regulation } from '../../../src/core/regulations/regulation';

/**
 * What each text fixes, article by article, taken from the originals: the article as the regulation cites it ('' where it
 * cites none), what it fixes, and the value. What a text is silent on follows, with the defaults of rules §11; between them
 * they are the whole regulation.
 */
type Fixed<Name extends keyof Regulation = keyof Regulation> = {
  [Key in Name]: readonly [article: string, what: Key, value: Regulation[Key]];
}[Name];

const HG: readonly Fixed[] = [
  ['2.2', 'startTime', null],
  // "un receso de 3 minutos (entre juegos) contra cada rival", whatever the length.
  ['2.2', 'breaks', { minutes: 3, upToLength: null }],
  ['2.3.1', 'forfeitCountsInDifference', true],
  ['2.3.1', 'latePointsCountInDifference', true],
  [
    // "Retardo de 20 min: 1 pto en contra" …, to 3 and to 5; none is given for the final to 7.
    '2.3.1',
    'lateness',
    {
      tables: {
        3: [
          { minutes: 20, points: 1 },
          { minutes: 35, points: 2 },
          { minutes: 45, points: 3 },
        ],
        5: [
          { minutes: 20, points: 1 },
          { minutes: 35, points: 2 },
          { minutes: 45, points: 3 },
          { minutes: 50, points: 4 },
          { minutes: 60, points: 5 },
        ],
      },
      rule: null,
    },
  ],
  ['2.3.2', 'ownForfeitLosesTie', true],
  ['2.3.3', 'annulsOneWinRestForfeits', true],
  // "una penalización de 100 puntos menos en su ranking de nivel", twice.
  ['2.3.5, 2.3.6', 'ratingPenalty', 100],
  // Three in a row, "y si estando en este listado faltase a dos torneos seguidos".
  ['2.3.7, 8.3', 'attendance', { quarantineAfter: 3, offAfter: 2 }],
  ['2.3.9', 'forfeitBringsBack', true],
  // "8 minutos por encuentro de un punto".
  ['2.4', 'minutesPerPoint', 8],
  // "grupos de 5,4 o 3 participantes"; four as in the table of 7.2.1.
  ['7.1, 7.2', 'groupSize', { min: 3, max: 5, preferred: 4 }],
  // "o como lo decida el Director del Torneo".
  ['7.1', 'numberOfGroups', null],
  ['7.1, 7.2.2', 'qualifiersPerGroup', 3],
  ['7.2.1', 'groupMatchLength', 3],
  // "Por estricto sorteo previo condicionado por el Ranking del último torneo", before 7.2.1.
  ['7.2', 'drawSeed', null],
  // "en ninguna fase del torneo (por ahora) se aplicará el dado de apuestas".
  ['', 'cube', false],
  // "Lo debutantes siempre arrancan con 1500 Puntos".
  ['7.2.1, 8.3', 'newcomerRating', 1500],
  ['7.2.2, 7.5', 'forfeitWinCountsAsWin', true],
  // 1º a 4º: encuentros ganados y diferencia entre los empatados, diferencia general, una partida sencilla.
  ['7.2.3', 'tieBreaks', ['winsAmongTied', 'differenceAmongTied', 'overallDifference', 'playoff']],
  ['7.2.3', 'tieBreakRestart', 'never'],
  ['7.3', 'knockoutMatchLength', 5],
  ['7.3', 'finalMatchLength', 7],
  // "En esta fase no existe la posibilidad de empate".
  ['', 'draws', false],
  ['7.3', 'seedingWithinPlace', 'groupNumber'],
  ['7.3, 7.5', 'thirdPlaceMatch', false],
  // Two boards a group, "en caso de ser 3 jugadores tendrán una mesa con un tablero".
  ['7.4.9', 'boardsByGroupSize', { 3: 1, 4: 2 }],
  ['7.4.9', 'boardsPerGroup', null],
  ['7.4.12', 'refereeInFinal', true],
  // "nunca recibirán más puntos que el clasificado Nº16".
  ['7.4.14', 'lastChanceBelow', 16],
  [
    // 2; 1; 0,5; 0,25; 0,15; 0,10 for taking part; 0,04 for each match won.
    '7.5',
    'annualPoints',
    {
      places: [
        { upTo: 1, hundredths: 200 },
        { upTo: 2, hundredths: 100 },
        { upTo: 4, hundredths: 50 },
        { upTo: 8, hundredths: 25 },
        { upTo: 16, hundredths: 15 },
      ],
      participation: 10,
      perWin: 4,
    },
  ],
  ['7.5', 'participationOnTop', false],
  [
    // "1500 o menos", 1501-1600, 1601-1700, 1701-1800, 1801-2000, "más de 2000".
    '7.5.1',
    'levels',
    [
      { level: 'beginner', upTo: 1500 },
      { level: 'casual', upTo: 1600 },
      { level: 'intermediate', upTo: 1700 },
      { level: 'advanced', upTo: 1800 },
      { level: 'expert', upTo: 2000 },
      { level: 'master', upTo: null },
    ],
  ],
  ['7.5.1', 'rateForfeits', false],
  ['7.5.1', 'ratePlayoffs', false],
  ['7.5.1', 'experience', 'beforeMatch'],
  ['7.5.1', 'kRamp', false],
  // Two minutes a point less one for each on the board; in the final "10 minutos de conteo regresivo por encuentro".
  ['7.6.2, 7.3', 'clock', { kind: 'perPoint', minutesPerPoint: 2, lessPerPointPlayed: 1, final: 10 }],
  // "al menos en el 60% de los torneos oficiales".
  ['8.4', 'prizeAttendance', 60],
];

const INTERNATIONAL: readonly Fixed[] = [
  ['1.4', 'division', null],
  ['1.4', 'divisionUpTo', null],
  // "μια πεντάλεπτη διακοπή … σε ματς που δεν υπερβαίνει σε μήκος τους 13 πόντους".
  ['2.2', 'breaks', { minutes: 5, upToLength: 13 }],
  // The first point after 15 minutes, one more for each further 5; lost when they exceed half the length.
  ['2.3', 'lateness', { tables: {}, rule: { firstPoint: 15, furtherPoint: 5, lostAboveShare: 0.5 } }],
  // 2.4: a clock may be imposed; no times are given.
  ['', 'clock', null],
  // 4.9: the first who reaches the length has won.
  ['', 'draws', false],
  ['5.2–5.6', 'cube', true],
];

const MIAPUESTA: readonly Fixed[] = [
  // "Desde el inicio de cada juego, el reloj se fija en 5 minutos."
  ['El reloj', 'clock', { kind: 'perGame', minutes: 5 }],
  // "Todas las partidas se juegan usando un dado para doblar puntuación."
  ['Dado para doblar puntuación', 'cube', true],
  // "el ganador de cada partida pasa a la siguiente fase … El perdedor es eliminado y no podrá jugar ningún otro juego".
  ['Torneos', 'knockoutFrom', 'entries'],
  ['Torneos', 'thirdPlaceMatch', false],
  // The pool is what is paid in, its shares are fixed for each tournament.
  ['Torneos', 'entryFee', 0],
  ['Torneos', 'prizeShares', null],
];

const OTHELLO: readonly Fixed[] = [
  // "32-32", "64-0".
  ['Подсчет очков', 'draws', true],
  ['Подсчет очков', 'boardSquares', 64],
  // "Круговая система - до 8 игроков".
  ['Игровая система', 'groupSize', { min: 2, max: 8, preferred: 8 }],
  [
    // rules §10 and §12, in the order of docs/rules/othello.md.
    'Игровая система',
    'swiss',
    {
      criteria: [
        ...(['byes', 'rematches', 'byeToLowest', 'colourLimits', 'scoreGap'] as const),
        ...(['floats', 'colourRuns', 'colourBalance', 'rankOrder'] as const),
      ],
      mostColourDifference: 2,
      mostAlike: 3,
    },
  ],
  [
    // 9–12: 6, 13–20: 7, more than 20: 8; 11–13 on several days; 1–4 and 2–3; the 1st and the 2nd choose; 25 minutes.
    'Игровая система, Время на партию',
    'system',
    {
      roundRobinUpTo: 8,
      swissRounds: [
        { upTo: 12, rounds: 6 },
        { upTo: 20, rounds: 7 },
        { upTo: null, rounds: 8 },
      ],
      severalDays: { fewest: 11, most: 13 },
      semifinals: [
        [1, 4],
        [2, 3],
      ],
      colourChoiceUpTo: 2,
      womensSection: true,
      recommendedMinutes: 25,
      minutesBetweenRounds: 10,
    },
  ],
  // "Первые 4 игрока … играют полуфинал".
  ['Игровая система', 'qualifiersPerGroup', 4],
  // "матчи за 1 и 3 места".
  ['Игровая система', 'thirdPlaceMatch', true],
  ['Время на партию', 'clock', { kind: 'perGame', minutes: 25 }],
  // rules §10.
  ['', 'tieBreaks', ['brightwell', 'discDifference', 'winsAmongTied']],
  ['', 'cube', false],
];

/** Where a text is silent. The first are rules of HG alone, which nobody else has; then the options, as in rules §11. */
const SILENT: Omit<Regulation, 'preset' | 'articles'> = {
  forfeitBringsBack: false,
  refereeInFinal: false,
  annulsOneWinRestForfeits: false,
  ownForfeitLosesTie: false,
  levels: null,
  ratingPenalty: 0,
  annualPoints: null,
  attendance: null,
  prizeAttendance: null,
  lastChanceBelow: null,
  boardsByGroupSize: null,
  breaks: null,
  clock: null,
  lateness: { tables: {}, rule: null },
  thirdPlaceMatch: false,
  cube: false,
  draws: false,
  boardSquares: null,
  swiss: null,
  system: null,
  // rules §3 and §4 for whoever plays groups by a text that has none; 1500 is what a rating starts from in all the field.
  groupSize: { min: 3, max: 5, preferred: 4 },
  tieBreaks: ['winsAmongTied', 'differenceAmongTied', 'overallDifference', 'playoff'],
  newcomerRating: 1500,
  tieBreakRestart: 'never',
  forfeitCountsInDifference: true,
  latePointsCountInDifference: true,
  forfeitWinCountsAsWin: true,
  rateForfeits: false,
  ratePlayoffs: false,
  experience: 'beforeMatch',
  kRamp: false,
  participationOnTop: false,
  seedingWithinPlace: 'groupNumber',
  brightwellCoefficient: 6,
  byePoints: 1,
  groupMatchLength: null,
  knockoutMatchLength: null,
  finalMatchLength: null,
  qualifiersPerGroup: 3,
  minutesPerPoint: 8,
  numberOfGroups: null,
  boardsPerGroup: null,
  startTime: null,
  drawSeed: null,
  knockoutFrom: 'groups',
  entryFee: 0,
  prizeShares: null,
  division: null,
  divisionUpTo: null,
  missedRoundPoints: 0,
  swissRounds: null,
  tournamentDays: 1,
  hoursPerDay: 0,
};

const TEXTS: Readonly<Record<PresetName, readonly Fixed[]>> = { HG, INTERNATIONAL, MIAPUESTA, OTHELLO };

describe.each(Object.entries(TEXTS) as [PresetName, readonly Fixed[]][])('%s', (name, fixed) => {
  const { preset, articles, ...values } = PRESETS[name];

  test.each(fixed)('%s, %s: as in the original', (article, what, value) => {
    expect(values).toHaveProperty(what, value);
    expect(articles[what as keyof typeof articles] ?? '').toBe(article);
  });

  test('has nothing else of its own, and cites no other article', () => {
    expect(preset).toBe(name);
    expect(values).toEqual({
      ...SILENT,
      ...Object.fromEntries(fixed.map(([, what, value]) => [what, value])),
    });
    const cited = fixed.flatMap(([article, what]) => (article === '' ? [] : [what]));
    expect(Object.keys(articles).sort()).toEqual(cited.sort());
  });
});

test('four regulations ship, HG is meant where none is named, and OTHELLO where it is about Swiss rounds', () => {
  expect(PRESET_NAMES).toEqual(['HG', 'INTERNATIONAL', 'MIAPUESTA', 'OTHELLO']);
  expect(Object.keys(PRESETS)).toEqual([...PRESET_NAMES]);
  expect(DEFAULT_REGULATION).toBe(PRESETS.HG);
  expect(SWISS_REGULATION).toBe(PRESETS.OTHELLO);
});
