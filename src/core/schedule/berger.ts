export interface Pairing {
  /** Numbers of the players in their group's order, from 0. The first named has white (HG 3.2). */
  readonly white: number;
  readonly black: number;
}

/**
 * Everyone against everyone by the published round-robin tables (FIDE Handbook C.05, annex 1, the Berger tables):
 * the rounds, the pairings of a round and the colours are those of the tables, which balance colours to within one.
 * With an odd number the highest number of the table is the bye.
 */
export function bergerRounds(players: number): Pairing[][] {
  const size = players % 2 === 0 ? players : players + 1;
  const wheel = size - 1;
  const onWheel = (number: number) => ((number % wheel) + wheel) % wheel;
  const rounds: Pairing[][] = [];
  for (let round = 0; round < wheel; round++) {
    const hub = onWheel((round * size) / 2);
    const last = size - 1;
    const pairings: Pairing[] = [round % 2 === 0 ? { white: hub, black: last } : { white: last, black: hub }];
    for (let step = 1; step < size / 2; step++) {
      pairings.push({ white: onWheel(hub + step), black: onWheel(hub - step) });
    }
    rounds.push(pairings.filter(({ white, black }) => white < players && black < players));
  }
  return rounds;
}
