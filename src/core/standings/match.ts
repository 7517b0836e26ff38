/** A player, by the key that tells him from every other (`sheet/player-key.ts` makes it of his name). */
export type PlayerKey = string;

export type Side = 'white' | 'black';

/** Why a side did not play: he was not there (2.3.1), or he left during the tournament (2.3.5). */
export type Absence = 'absent' | 'left';

/** What became of a match: recorded facts, never inferred from points. */
export type Outcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'played'; readonly white: number; readonly black: number }
  /** At least one side is absent; both: a double forfeit, which both lose. */
  | { readonly kind: 'forfeit'; readonly white: Absence | null; readonly black: Absence | null };

export interface Match {
  readonly white: PlayerKey;
  readonly black: PlayerKey;
  readonly outcome: Outcome;
  /** Points against each side for coming late, where the table records them. */
  readonly latePoints?: { readonly white: number; readonly black: number };
  /** A play-off game (7.2.3, 4th): outside the group's totals. */
  readonly playoff: boolean;
}

export const PENDING: Outcome = { kind: 'pending' };

export function isFinished(match: Match): boolean {
  return match.outcome.kind !== 'pending';
}

export function sideOf(match: Match, player: PlayerKey): Side | null {
  if (match.white === player) return 'white';
  return match.black === player ? 'black' : null;
}

export function opponentOf(match: Match, player: PlayerKey): PlayerKey {
  return match.white === player ? match.black : match.white;
}

/** Half-wins of a side: 2 won, 1 drawn, 0 lost or not finished. A double forfeit is lost by both. */
export function halfWins(outcome: Outcome, side: Side): 0 | 1 | 2 {
  const isWhite = side === 'white';
  switch (outcome.kind) {
    case 'pending':
      return 0;
    case 'played': {
      const lead = isWhite ? outcome.white - outcome.black : outcome.black - outcome.white;
      return lead === 0 ? 1 : lead > 0 ? 2 : 0;
    }
    case 'forfeit':
      return (isWhite ? outcome.white : outcome.black) === null ? 2 : 0;
  }
}

export function ownForfeit(match: Match, player: PlayerKey): boolean {
  const side = sideOf(match, player);
  return side !== null && match.outcome.kind === 'forfeit' && match.outcome[side] !== null;
}
