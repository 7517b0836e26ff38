/** 7.2.1, pass by pass: G1..Gn, then Gn..G1, and so on until the list ends. Shares nothing with src/. */
export function snakeOracle<T>(players: readonly T[], groups: number): T[][] {
  const dealt: T[][] = Array.from({ length: groups }, () => []);
  const rest = [...players];
  let forwards = true;
  while (rest.length > 0) {
    for (let step = 0; step < groups && rest.length > 0; step++) {
      const group = forwards ? step : groups - 1 - step;
      dealt[group]?.push(rest.shift() as T);
    }
    forwards = !forwards;
  }
  return dealt;
}
