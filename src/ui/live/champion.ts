import type { LiveSnapshot } from '../live-contract';

/** Who has won the match that every other one leads to; `null` while nobody has, or where a draw doesn't say what leads where. */
export function championOf({ draw }: Pick<LiveSnapshot, 'draw'>): string | null {
  const all = (draw ?? []).flatMap(({ matches }) => matches);
  const finals = all.filter(
    ({ id, winnerTo }) => winnerTo === null && (all.length === 1 || all.some((one) => one.winnerTo === id)),
  );
  const [final] = finals;
  return finals.length === 1 && final?.winner ? final[final.winner].player : null;
}
