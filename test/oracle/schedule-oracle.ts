/** What a timetable has to be, and the least waiting there can be, found by going through every order. */

export interface Played {
  readonly white: number;
  readonly black: number;
  readonly slot: number;
}

/** Slots that players spend between their first and their last match without playing, all together. */
export function waiting(schedule: readonly Played[], players: number): number {
  let waited = 0;
  for (let player = 0; player < players; player++) {
    const slots = schedule
      .filter(({ white, black }) => white === player || black === player)
      .map(({ slot }) => slot);
    waited += Math.max(...slots) - Math.min(...slots) + 1 - slots.length;
  }
  return waited;
}

/** No timetable of everyone against everyone needs fewer: each player plays once a slot, and boards are few. */
export function fewestSlots(players: number, boards: number): number {
  const rounds = players % 2 === 0 ? players - 1 : players;
  return Math.max(rounds, Math.ceil((players * (players - 1)) / 2 / boards));
}

/**
 * The least waiting with one board: every order of the matches, one after the other, left as soon as it is no better
 * than the best so far. Who is who doesn't matter, so the first match is always the same.
 */
export function leastWaitingOnOneBoard(players: number): number {
  const pairs: [number, number][] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) pairs.push([one, other]);
  }
  const played = new Array<number>(players).fill(0);
  let best = Infinity;

  const go = (left: readonly [number, number][], waited: number): void => {
    if (waited >= best) return;
    if (left.length === 0) {
      best = waited;
      return;
    }
    for (const pair of left) {
      let more = 0;
      for (let player = 0; player < players; player++) {
        const begun = (played[player] ?? 0) > 0;
        const finished = played[player] === players - 1;
        if (begun && !finished && !pair.includes(player)) more++;
      }
      for (const player of pair) played[player] = (played[player] ?? 0) + 1;
      go(
        left.filter((other) => other !== pair),
        waited + more,
      );
      for (const player of pair) played[player] = (played[player] ?? 0) - 1;
      if (left.length === pairs.length) break;
    }
  };
  go(pairs, 0);
  return best;
}
