import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/** One thing that is measured: prepares its input for a round, untimed, and gives what is to be timed. */
export interface Contestant {
  readonly name: string;
  readonly prepare: (round: number) => () => unknown;
}

/** Milliseconds of one contestant over all rounds. */
export interface Timing {
  readonly name: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Times contestants in turn, round by round, so that whatever else the machine does strikes all of them alike and the
 * ratios hold. What is counted is the processor's time of this process, since other processes take turns with it.
 *
 * @param warmUp rounds that come first and don't count
 */
export async function timeInTurn(
  contestants: readonly Contestant[],
  rounds: number,
  warmUp = 2,
): Promise<Timing[]> {
  const samples = contestants.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, { prepare }] of contestants.entries()) {
      const run = prepare(round + warmUp);
      // Twice: what is young once is moved, what is young twice is old.
      for (let times = 0; times < 2; times++) collect({ type: 'minor' });
      const before = process.cpuUsage();
      const result = run();
      if (result instanceof Promise) await result;
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) samples[index]!.push((user + system) / 1000);
    }
  }
  return contestants.map(({ name }, index) => ({ name, ...summary(samples[index]!) }));
}

export function summary(samples: readonly number[]): Omit<Timing, 'name'> {
  const sorted = [...samples].sort((one, other) => one - other);
  return { median: median(sorted), least: sorted[0]!, most: sorted[sorted.length - 1]! };
}

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The exponent k of time ~ size^k: least squares on the logarithms. */
export function growthExponent(points: readonly (readonly [size: number, time: number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length;
  const [size, time] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - size) * (y - time), 0);
  return covariance / logs.reduce((sum, [x]) => sum + (x - size) ** 2, 0);
}
