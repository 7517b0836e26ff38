import { expect, test } from '@jest/globals';
import { isSparkline, sparkline } from '../../src/actions/level-sparkline';
import { LEDGER_COLUMNS, type LedgerColumn } from '../../src/sheet/ledger-words';
import { levelHistories } from '../../src/sheet/level-history';
import { playerKey } from '../../src/sheet/player-key';
import { es } from '../../src/i18n/es/texts';

type Line = Readonly<Partial<Record<LedgerColumn, string | number>>>;

function ledger(...lines: readonly Line[]) {
  return [
    LEDGER_COLUMNS.map((column) => es.ledger.columns[column]),
    ...lines.map((line) => LEDGER_COLUMNS.map((column) => line[column] ?? '')),
  ];
}

const start = (winner: string, afterWinner: number): Line => ({ kind: 'Inicio', winner, afterWinner });
const tournament = (name: string, phase = 'Oficial'): Line => ({ kind: 'Torneo', tournament: name, phase });
const match = (winner: string, w: readonly number[], loser: string, l: readonly number[]): Line => ({
  ...{ kind: 'Encuentro', winner, loser, beforeWinner: w[0]!, afterWinner: w[1]! },
  ...{ beforeLoser: l[0]!, afterLoser: l[1]! },
});

const of = (rows: ReturnType<typeof ledger>, name: string) => levelHistories(rows).get(playerKey(name));

test('before the first tournament and after each, for those who stayed at home too', () => {
  const rows = ledger(
    start('Ana', 1600),
    start('Beto', 1500),
    start('Iris', 1450),
    tournament('Enero'),
    match('Ana', [1600, 1610.4], 'Beto', [1500, 1489.6]),
    match('Beto', [1489.6, 1501.1], 'Ana', [1610.4, 1598.9]),
    tournament('Febrero'),
    // Carla is new: she came with 1500.
    match('Carla', [1500, 1520], 'Ana', [1598.9, 1578.9]),
  );
  expect(of(rows, 'Ana')).toEqual([1600, 1598.9, 1578.9]);
  expect(of(rows, 'Beto')).toEqual([1500, 1501.1, 1501.1]);
  expect(of(rows, 'Iris')).toEqual([1450, 1450, 1450]);
  expect(of(rows, 'Carla')).toEqual([1500, 1520]);
});

test('penalties, corrections by hand and coming back as new count', () => {
  const rows = ledger(
    start('Ana', 1600),
    start('Beto', 1500),
    tournament('Enero'),
    { kind: es.ledger.kinds.penalty, loser: 'Beto', beforeLoser: 1500, afterLoser: 1400 },
    tournament('Febrero'),
    { kind: es.ledger.kinds.restart, winner: 'Ana', beforeWinner: 1600, afterWinner: 1500 },
    match('Ana', [1500, 1512], 'Beto', [1400, 1388]),
    { kind: es.ledger.kinds.adjustment, winner: 'Beto', beforeWinner: 1388, afterWinner: 1450 },
  );
  expect(of(rows, 'Ana')).toEqual([1600, 1600, 1512]);
  expect(of(rows, 'Beto')).toEqual([1500, 1400, 1450]);
});

test('reopened tournaments leave no level, unofficial ones only a corrected one', () => {
  const rows = ledger(
    start('Ana', 1600),
    start('Beto', 1500),
    tournament('Enero', 'Reabierto'),
    tournament('Verano', 'No oficial'),
    { kind: es.ledger.kinds.adjustment, winner: 'Beto', beforeWinner: 1500, afterWinner: 1555 },
    tournament('Marzo', 'Reabierto'),
    { kind: es.ledger.kinds.adjustment, winner: 'Ana', beforeWinner: 1600, afterWinner: 1700 },
  );
  expect(of(rows, 'Ana')).toEqual([1600]);
  expect(of(rows, 'Beto')).toEqual([1500, 1555]);
});

test('notes among the lines say nothing', () => {
  const rows = ledger(start('Ana', 1600), { winner: 'Ana', afterWinner: 1700 }, tournament('Enero'), {
    ...{ kind: 'Nota', winner: 'Beto', afterWinner: 1500 },
  });
  expect([...levelHistories(rows)]).toEqual([[playerKey('Ana'), [1600, 1600]]]);
});

test('a sheet that is no ledger has no history', () => {
  expect(levelHistories([['Ana', 'Beto']]).size).toBe(0);
  expect(levelHistories([]).size).toBe(0);
  expect(
    levelHistories([
      ['Tipo', 'Ganador'],
      ['Inicio', 'Ana'],
    ]).size,
  ).toBe(0);
});

test('the formula holds whole numbers below each other: nothing that a locale writes otherwise', () => {
  expect(sparkline([1600, 1598.9, 1578.4])).toBe('=SPARKLINE({1600;1599;1578})');
  expect(sparkline([1600])).toBe('');
  expect(sparkline([])).toBe('');
  expect(isSparkline(sparkline([-3, 1500]))).toBe(true);
  expect(sparkline(Array.from({ length: 90 }, (_, index) => index)).split(';')).toHaveLength(36);
  // A director's own line is his.
  expect(isSparkline('=SPARKLINE(C2:N2)')).toBe(false);
});
