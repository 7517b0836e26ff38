/** Runs of a property; the environment variable FC_RUNS multiplies them, for a long search. */
export function runs(usual: number): { numRuns: number } {
  const factor = Number(process.env['FC_RUNS'] ?? '1');
  return { numRuns: Math.max(1, Math.round(usual * factor)) };
}
