/**
 * A round of the second phase: the players who are in it (2 the final, 4 the semifinals, 8 the 4tos, 32 the 16vos …),
 * the play-in before the draw («repechaje», HG 7.3), or the match between the losers of the semifinals.
 */
export type Round = number | 'playIn' | 'thirdPlace';

/** Rounds in the order in which they are played: the later the greater. */
export function roundRank(round: Round): number {
  if (round === 'playIn') return -(2 ** 40);
  return round === 'thirdPlace' ? -3 : -round;
}

/** The largest power of two up to a number of entries: the size of the draw behind the play-in. */
export function drawSize(entries: number): number {
  let size = 1;
  while (size * 2 <= entries) size *= 2;
  return size;
}

/**
 * The line of each seed in a draw, from 0 at the top: the best against the worst, and so in every half again (the
 * inner-outer order of published brackets). A seed beyond the draw's size plays in for the line of its opponent, with
 * whom its number adds up to twice the size and one.
 */
export function seedLines(entries: number): number[] {
  const size = drawSize(entries);
  let order = [0];
  while (order.length < size) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  const lines: number[] = [];
  order.forEach((seed, line) => (lines[seed] = line));
  for (let seed = size; seed < entries; seed++) lines.push(lines[2 * size - 1 - seed]!);
  return lines;
}

/** The size of a draw by the rounds it has; 0 while only play-ins are written down. */
export function mainDrawSize(rounds: readonly Round[]): number {
  return Math.max(0, ...rounds.map((round) => (typeof round === 'number' ? round : 0)));
}

/** The round that the winner goes to. */
export function nextRound(round: Round, size: number): Round {
  if (round === 'playIn') return size || round;
  return typeof round === 'number' && round > 2 ? round / 2 : round;
}

/**
 * The place that all share who lose in a round (rules §5): finalist 2, semifinalists 3, then 5, 9, 17 …; who loses in
 * the play-in comes behind the whole draw. `null` while its size is not known.
 */
export function loserPlace(round: Round, size: number): number | null {
  if (round === 'thirdPlace') return 4;
  if (round === 'playIn') return size ? size + 1 : null;
  return round / 2 + 1;
}
