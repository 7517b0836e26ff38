import type { Match, Outcome } from '../../../src/core/standings/match';
import type { MatchRow, ScoreCell } from '../../oracle/standings-oracle';

/** Plain rows as the matches that the core works on. */
export function coreMatches(rows: readonly MatchRow[]): Match[] {
  return rows.map(([white, black, scoreWhite, scoreBlack, note]) => ({
    white,
    black,
    outcome: outcome(scoreWhite, scoreBlack),
    playoff: note === 'desempate',
  }));
}

function outcome(white: ScoreCell, black: ScoreCell): Outcome {
  const absence = (cell: ScoreCell) => (cell === 'F' ? 'absent' : cell === 'A' ? 'left' : null);
  if (absence(white) || absence(black)) {
    return { kind: 'forfeit', white: absence(white), black: absence(black) };
  }
  return typeof white === 'number' && typeof black === 'number'
    ? { kind: 'played', white, black }
    : { kind: 'pending' };
}

/** Places in brackets of one: `['B', 'C']` share theirs. */
export function order(rows: readonly { player: string; place: number }[]): string[][] {
  const levels = new Map<number, string[]>();
  for (const { player, place } of rows) levels.set(place, [...(levels.get(place) ?? []), player].sort());
  return [...levels.entries()].sort(([one], [other]) => one - other).map(([, level]) => level);
}
