import { sideOf, type Absence, type Match, type PlayerKey, type Side } from '../core/standings/match';

/** How a cross-table marks who did not play; `read-cross-table` knows them in all languages. */
export const FORFEIT_MARKS: Readonly<Record<Absence, string>> = { absent: 'F', left: 'A' };

/** The match of two players of a group; play-off games stand in no cross-table. */
export function meetingOf(matches: readonly Match[], one: PlayerKey, other: PlayerKey): Match | undefined {
  if (one === other) return undefined;
  return matches.find(
    (match) => !match.playoff && sideOf(match, one) !== null && sideOf(match, other) !== null,
  );
}

/**
 * `3-1` from one player's side; who was not there has his mark. Readable again by TD_STANDINGS; `''` while it is pending.
 *
 * @param onForfeit the points of whoever wins by forfeit
 */
export function resultFor({ outcome, ...match }: Match, player: PlayerKey, onForfeit: number): string {
  if (outcome.kind === 'pending') return '';
  const own: Side = match.white === player ? 'white' : 'black';
  const other: Side = own === 'white' ? 'black' : 'white';
  const of = (side: Side): string => {
    if (outcome.kind === 'played') return String(outcome[side]);
    const absence = outcome[side];
    return absence === null ? String(onForfeit) : FORFEIT_MARKS[absence];
  };
  return `${of(own)}-${of(other)}`;
}
