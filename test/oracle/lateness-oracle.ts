/** Lateness told minute by minute, from the tables of HG 2.3.1 and the Greek 2.3. Shares nothing with src/. */

/** What happens at the end of which minute of waiting; HG 2.3.1. */
const HG_EVENTS: Readonly<Record<number, readonly number[]>> = {
  3: [20, 35, 45],
  5: [20, 35, 45, 50, 60],
};

/** A point at each of the regulation's minutes; the last one loses the match. */
export function hgPointsAgainst(minutes: number, length: 3 | 5): number {
  let points = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    if (HG_EVENTS[length]?.includes(minute)) points++;
  }
  return points;
}

/** 15 minutes one point, each further 5 one more; as soon as they exceed half the length the match is lost. */
export function internationalPointsAgainst(minutes: number, length: number): number {
  let points = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    if (minute === 15 || (minute > 15 && (minute - 15) % 5 === 0)) points++;
    if (points > length / 2) return length;
  }
  return points;
}

export interface Waiting {
  readonly against: { readonly white: number; readonly black: number };
  readonly lost: 'none' | 'white' | 'black' | 'both';
}

/**
 * Both sides of an HG board, minute by minute (rules §1): at each of the table's minutes whoever has not come by then
 * has a point against him if the other is there, and nobody has if neither is. Thresholds are inclusive, so who comes
 * at that very minute was not there yet. At the last one the absent lose the match; a lost match is recorded n–0.
 *
 * The text does not say what becomes of a player who is later than the last threshold where the other's own delay
 * leaves the difference below the length: "45 min: pierde el encuentro" is read as it stands.
 */
export function hgWaiting(white: number, black: number, length: 3 | 5): Waiting {
  const against = { white: 0, black: 0 };
  const events = HG_EVENTS[length] ?? [];
  const last = Math.max(...events);
  for (let minute = 1; minute <= last; minute++) {
    if (!events.includes(minute)) continue;
    const whiteAbsent = white >= minute;
    const blackAbsent = black >= minute;
    if (minute === last && whiteAbsent && blackAbsent) {
      return { against: { white: 0, black: 0 }, lost: 'both' };
    }
    if (minute === last && whiteAbsent) return { against: { white: length, black: 0 }, lost: 'white' };
    if (minute === last && blackAbsent) return { against: { white: 0, black: length }, lost: 'black' };
    if (whiteAbsent && !blackAbsent) against.white++;
    if (blackAbsent && !whiteAbsent) against.black++;
  }
  return { against, lost: 'none' };
}
