/**
 * The snake (HG 7.2.1): places 0..players−1, best first, dealt G1..Gn, then Gn..G1, and so on until the list ends.
 *
 * @returns one list of places a group, each in the order of the draw's slots
 */
export function snake(players: number, groups: number): number[][] {
  const draw: number[][] = Array.from({ length: groups }, () => []);
  for (let place = 0; place < players; place++) {
    const pass = Math.floor(place / groups);
    const step = place % groups;
    draw[pass % 2 === 0 ? step : groups - 1 - step]!.push(place);
  }
  return draw;
}
