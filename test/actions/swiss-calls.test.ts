import { expect, test } from '@jest/globals';
import type { CallCounts } from '../../host/workbook-session';
import { command, openSwiss, playRound } from './swiss-club';

function callsWith(players: number): Record<string, CallCounts> {
  const names = Array.from(
    { length: players },
    (_, index) => `Jugador ${String(index + 1).padStart(3, '0')}`,
  );
  const session = openSwiss({
    players: names,
    answers: { '¿Quién se retira?': names[4]!, 'Desde qué ronda': '', '¿Cómo se llama?': 'Zoe Luz' },
    options: { grid: { rows: 2000, columns: 26 } },
  });
  const calls: Record<string, CallCounts> = {};
  calls['first round'] = command(session, 'pair-round').calls;
  playRound(session, ({ black, white }) => (black < white ? 40 : 24));
  calls['second round'] = command(session, 'pair-round').calls;
  calls['the same again'] = command(session, 'pair-round').calls;
  playRound(session, ({ black, white }) => (black < white ? 41 : 23));
  calls['withdraw'] = command(session, 'withdraw').calls;
  calls['add-late'] = command(session, 'add-late').calls;
  calls['undo'] = command(session, 'undo').calls;
  return calls;
}

test('Swiss commands keep to their budget of service calls, for 20 players and for 120', () => {
  const budgets = {
    ...{ 'first round': 110, 'second round': 110, 'the same again': 45 },
    ...{ withdraw: 170, 'add-late': 150, undo: 130 },
  };
  const [few, many] = [callsWith(20), callsWith(120)];
  for (const [what, budget] of Object.entries(budgets)) {
    const [one, other] = [few[what]!.total, many[what]!.total];
    const holds = Math.max(one, other) <= budget && Math.abs(one - other) <= 12;
    expect(`${what}: ${one}, ${other}: ${holds}`).toBe(`${what}: ${one}, ${other}: true`);
  }
}, 120_000);
