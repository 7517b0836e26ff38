import { expect, test } from '@jest/globals';
import type { Round } from '../../src/core/knockout/rounds';
import { textsIn } from '../../src/i18n/language';
import { parseRound } from '../../src/sheet/round-name';

const NAMES: readonly (readonly [Round, readonly string[]])[] = [
  [2, ['Ronda de 2', '1/1', 'Final 1']],
  [16, ['8vos 3', 'Top16', 'R 16']],
  [32, ['Dieciseisavos 12', '16avos 12']],
  ['playIn', ['Repechaje', 'REPECHAJES', 'Repesca', 'Previa', 'Ronda previa', 'Play-in', 'Preliminary']],
  [128, ['64vos', 'Ronda de 128']],
  [64, ['32vos', '1/32', 'Treintaidosavos', 'R64', 'Round of 64']],
  [32, ['16vos', '16avos', '16 avos de final', 'Dieciseisavos', '1/16', 'Ronda de 32', 'R32', 'Last 32']],
  [16, ['8vos', '8avos', 'Octavos', 'Octavos de final', '1/8', '1/8 финала', 'R16', 'Top 16', 'Φάση των 16']],
  [8, ['4tos', 'Cuartos', 'Cuartos de Final', '1/4', 'QF', 'QF2', 'Quarterfinal', 'Quarter-finals', 'R8']],
  [8, ['Προημιτελικά', 'Προημιτελικοί', 'Четвертьфинал', 'Четвертьфиналы', '1/4 финала']],
  [4, ['Semifinal', 'Semifinales', 'Semifinal 1', 'SF', 'SF2', 'Semi-final', 'Semis', '1/2', 'Полуфинал']],
  [4, ['Ημιτελικός', 'Ημιτελικοί', 'Полуфиналы']],
  [2, ['Final', 'FINAL', 'La final', 'Gran Final', 'Τελικός', 'Финал']],
  ['thirdPlace', ['3er puesto', 'Tercer puesto', '3er lugar', 'Third place', '3rd place match', 'Bronce']],
  ['thirdPlace', ['Μικρός τελικός', 'Матч за 3 место', 'Матч за 3-е место', 'Match for third place']],
];

test.each(NAMES)('%p: %p', (round, names) => {
  expect(names.map(parseRound)).toEqual(names.map(() => round));
});

// Part of a round's name, or more than that, is no round.
test.each([...['Sala 8vos', '8vos B', '11/8', '1/8 y 1/4', 'Mesa R16', 'Ronda de 16 B', 'Rx16', 'R16b']])(
  '%p is no round of a draw',
  (cell) => {
    expect(parseRound(cell)).toBeNull();
  },
);

// `R2` is the second round or the final, `1` the first round of whatever size: not guessed at.
test.each([
  'Ronda 1',
  'Ronda de 1',
  'Top 1',
  '1',
  '16',
  'R2',
  'R4',
  'Final B',

  'Grupos',
  'Total',
  '',
  null,
  '1/3',
  'Ronda de 12',
])('%p is no round of a draw', (cell) => {
  expect(parseRound(cell)).toBeNull();
});

test.each(['es', 'en', 'el', 'ru'] as const)('what is written is read back, in %s', (language) => {
  const { round } = textsIn(language).messages.draw;
  for (const one of ['playIn', 'thirdPlace', 2, 4, 8, 16, 32, 64, 128] as const) {
    expect(parseRound(round(one))).toBe(one);
  }
});
