import type { Round } from '../core/knockout/rounds';

/** Words that references in a draw are made of, folded: `1º del grupo 7`, `Ganador M4`, `Победитель матча 4`. */
export const GROUP_WORDS: readonly string[] = [
  'grupo',
  'group',
  'gr',
  'g',
  'pool',
  'ομιλοσ',
  'ομιλου',
  'ομ',
  'группа',
  'группы',
  'гр',
];
/** The longer before what it begins with. */
export const MATCH_WORDS: readonly string[] = [
  ...[
    'partido',
    'partida',
    'encuentro',
    'llave',
    'match',
    'game',
    'αγωνασ',
    'αγωνα',
    'ματσ',
    'матча',
    'матч',
    'партии',
    'пары',
  ],
];
export const WINNER_WORDS: readonly string[] = [
  ...['ganadora', 'ganador', 'gana', 'gan', 'vencedora', 'vencedor', 'winner', 'νικητησ', 'победитель'],
];
export const LOSER_WORDS: readonly string[] = [
  ...['perdedora', 'perdedor', 'pierde', 'perd', 'loser', 'ηττημενοσ', 'χαμενοσ', 'проигравший'],
];

/** Places of a group in words. */
export const PLACE_WORDS: readonly (readonly string[])[] = [
  [...['primero', 'primera', 'primer', 'first', 'πρωτοσ', 'первый'], ...WINNER_WORDS],
  ['segundo', 'segunda', 'second', 'runner up', 'δευτεροσ', 'второй'],
  ['tercero', 'tercera', 'tercer', 'third', 'τριτοσ', 'третий'],
];

/** Rounds of a draw: how many players are in them, and the two that stand beside it. */
export const ROUND_WORDS: readonly (readonly [Round, readonly string[]])[] = [
  [
    'thirdPlace',
    [
      ...['tercer puesto', '3er puesto', '3 puesto', '3º puesto', 'tercer lugar', '3er lugar', 'bronce'],
      ...['tercer y cuarto puesto', '3º y 4º puesto', '3er y 4to puesto', 'final de bronce'],
      ...['third place', '3rd place', '3rd place match', 'third place match', 'third', 'bronze'],
      ...['match for 3rd place', 'match for third place', 'third place play off', 'third place playoff'],
      ...['τριτη θεση', 'μικροσ τελικοσ'],
      ...['за 3 место', 'за 3 е место', 'матч за 3 место', 'матч за 3 е место'],
    ],
  ],
  [
    'playIn',
    [
      ...['repechaje', 'repechajes', 'repesca', 'previa', 'ronda previa', 'preliminar', 'preliminares'],
      ...['play in', 'playin', 'preliminary', 'preliminaries'],
      ...['προκριματικοσ', 'προκριματικα', 'προκριματικοσ γυροσ', 'предварительный', 'предварительный раунд'],
      ...['предварительный тур', 'стыковой матч', 'стыковые матчи', 'квалификация'],
    ],
  ],
  [2, ['final', 'finales', 'finals', 'la final', 'gran final', 'f', 'τελικοσ', 'финал']],
  [
    4,
    [
      ...['semifinal', 'semifinales', 'semifinals', 'semi final', 'semi finals', 'semi', 'semis', 'sf'],
      ...['ημιτελικοσ', 'ημιτελικοι', 'ημιτελικα', 'полуфинал', 'полуфиналы'],
    ],
  ],
  [
    8,
    [
      ...['cuartos', 'cuarto', 'cuartos de final', 'quarterfinal', 'quarterfinals', 'quarter final', 'qf'],
      ...['quarter finals', 'quarters', 'προημιτελικοσ', 'προημιτελικοι', 'προημιτελικα'],
      ...['четвертьфинал', 'четвертьфиналы'],
    ],
  ],
  [16, ['octavos', 'octavo', 'octavos de final']],
  [32, ['dieciseisavos', 'dieciseisavos de final']],
  [64, ['treintaidosavos', 'treintaidosavos de final']],
];
