import { describe, expect, test } from '@jest/globals';
import { runs } from '../arbitraries/runs';
import { command, linesOf, openSwiss, OTHELLO_RULES, PLAYERS, playRound, type Line } from './swiss-club';

/** Whole numbers below a bound, the same again for the same seed (Park and Miller). */
function randomNumbers(seed: number): (below: number) => number {
  let state = (seed % 2147483646) + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Half-points counted anew from what stands on the sheet: 2 for a game won or a bye, 1 for a draw. */
function halfPointsBefore(lines: readonly Line[], round: number): Map<string, number> {
  const points = new Map<string, number>();
  const add = (name: string, half: number) => points.set(name, (points.get(name) ?? 0) + half);
  for (const { black, white, board, discs } of lines.filter((line) => line.round < round)) {
    if (board === '') add(black, white === 'Libre' ? 2 : 0);
    else {
      const [own, other] = discs.map((cell) => (cell === 'A' ? -1 : Number(cell)));
      add(black, own === other ? 1 : own! > other! ? 2 : 0);
      add(white, own === other ? 1 : own! > other! ? 0 : 2);
    }
  }
  return points;
}

/** What no round of an event may do (rules §10, §12), looked at on the sheet alone. */
function faultsOf(lines: readonly Line[]): string[] {
  const faults: string[] = [];
  const gaps: number[] = [];
  const met = new Set<string>();
  const byes = new Set<string>();
  const colours = new Map<string, string>();
  for (const line of lines) {
    const { round, black, white, board } = line;
    if (board === '') {
      if (white === 'Libre' && byes.has(black)) faults.push(`round ${round}: a second bye for ${black}`);
      if (white === 'Libre') byes.add(black);
      continue;
    }
    const pair = [black, white].sort().join('–');
    if (met.has(pair)) faults.push(`round ${round}: ${pair} again`);
    met.add(pair);
    for (const [name, colour] of [
      [black, 'B'],
      [white, 'W'],
    ] as const) {
      const had = `${colours.get(name) ?? ''}${colour}`;
      colours.set(name, had);
      const blacks = had.replace(/W/g, '').length;
      if (Math.abs(2 * blacks - had.length) > 2) faults.push(`round ${round}: ${name} ${had}`);
      if (/BBBB|WWWW/.test(had)) faults.push(`round ${round}: ${name} ${had}`);
    }
    const points = halfPointsBefore(lines, round);
    const gap = Math.abs((points.get(black) ?? 0) - (points.get(white) ?? 0));
    gaps.push(gap);
    if (gap > 6) faults.push(`round ${round}: ${pair}, ${gap / 2} points apart`);
  }
  // On average less than half a point; that a round is the best there is, `core/swiss` shows against all pairings.
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  if (mean >= 1) faults.push(`${mean / 2} points apart on average`);
  return faults;
}

/** An event of the text's rounds through the commands; some games are drawn, somebody leaves, somebody comes late. */
function playEvent(size: number, rounds: number, seed: number): readonly Line[] {
  const random = randomNumbers(seed);
  const session = openSwiss({
    players: PLAYERS.slice(0, size),
    others: [{ ...OTHELLO_RULES, rows: [...OTHELLO_RULES.rows!, ['swissRounds', rounds]] }],
    answers: {
      '¿Quién se retira?': PLAYERS[random(size)]!,
      'Desde qué ronda': '',
      'Emparejarla de nuevo': 'YES',
      '¿Cómo se llama?': 'Zoe Luz',
    },
  });
  const leavesIn = 2 + random(rounds - 3);
  for (let round = 1; round <= rounds; round++) {
    expect(command(session, 'pair-round').said.slice(-1)[0]!.message).toContain(`Ronda ${round} de`);
    if (round === leavesIn) command(session, 'withdraw');
    playRound(session, () => [20, 32, 32, 40, 45, 64][random(6)]!);
    if (round === leavesIn) command(session, 'add-late');
  }
  return linesOf(session);
}

/** The text's rounds: 9–12 players 6, 13–20 players 7; with FC_RUNS every size, and one round more. */
const USUAL: readonly (readonly [size: number, rounds: number])[] = [
  [9, 6],
  [12, 6],
  [17, 7],
  [20, 8],
];
const EVENTS =
  runs(1).numRuns === 1
    ? USUAL
    : Array.from({ length: 12 }, (_, index) => 9 + index).flatMap((size) => {
        const rounds = size <= 12 ? 6 : 7;
        return [[size, rounds] as const, ...(size > 12 ? [[size, rounds + 1] as const] : [])];
      });

describe('simulated events', () => {
  test.each(EVENTS)(
    '%i players, %i rounds: nobody twice, no second bye, colours within two, never four alike, points close',
    (size, rounds) => {
      for (let seed = 1; seed <= runs(1).numRuns; seed++) {
        expect(faultsOf(playEvent(size, rounds, size * 1000 + seed))).toEqual([]);
      }
    },
    120_000 * runs(1).numRuns,
  );
});
