/**
 * Runs of a property. The environment variable FC_RUNS multiplies them, for a long search; FC_SEED draws the same cases
 * again: fast-check prints the seed of whatever fails.
 */
export function runs(usual: number): { numRuns: number; seed?: number } {
  const factor = Number(process.env['FC_RUNS'] ?? '1');
  const seed = process.env['FC_SEED'];
  const numRuns = Math.max(1, Math.round(usual * factor));
  return seed === undefined ? { numRuns } : { numRuns, seed: Number(seed) };
}
