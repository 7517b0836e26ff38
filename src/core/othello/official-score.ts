import type { Side } from '../standings/match';

/** Discs or points of the two sides. */
export type SideScores = Readonly<Record<Side, number>>;

/** What can end an Othello game otherwise than on the board (source 001, "Время по умолчанию", "Подсчет очков"). */
export type Incident =
  /** His flag has fallen once; the game went on for two minutes each. */
  | { readonly kind: 'flag'; readonly side: Side }
  /** His flag has fallen a second time. */
  | { readonly kind: 'secondFlag'; readonly side: Side }
  /** His flag fell first, and then, after the two minutes more, that of the other. */
  | { readonly kind: 'bothFlags'; readonly side: Side }
  /** He can't or won't finish. */
  | { readonly kind: 'resigned'; readonly side: Side };

/**
 * The official score of a finished game ("Подсчет очков"): empty squares go to the winner, and a draw is always half of
 * the board each.
 *
 * @param squares of the board, 64
 */
export function officialScore(discs: SideScores, squares: number): SideScores {
  if (discs.white === discs.black) return { white: squares / 2, black: squares / 2 };
  return discs.white > discs.black
    ? { white: squares - discs.black, black: discs.black }
    : { white: discs.white, black: squares - discs.white };
}

/** Whether the incident alone gives the score, whatever stands on the board. */
export function decidesAlone({ kind }: Incident): boolean {
  return kind !== 'flag';
}

/**
 * The official score of a game with an incident. Whoever let his flag fall has lost, whatever stands on the board: the
 * other has his own discs, but at least one pair more than half ("как минимум победа 33-31"); after both flags exactly
 * so; a second fall or a game not finished is the whole board.
 */
export function scoreAfter(incident: Incident, discs: SideScores, squares: number): SideScores {
  const winner: Side = incident.side === 'white' ? 'black' : 'white';
  const won = (points: number): SideScores => scoresOf(winner, points, squares - points);
  const narrowWin = squares / 2 + 1;
  switch (incident.kind) {
    case 'flag':
      return won(Math.max(narrowWin, officialScore(discs, squares)[winner]));
    case 'bothFlags':
      return won(narrowWin);
    case 'secondFlag':
    case 'resigned':
      return won(squares);
  }
}

function scoresOf(winner: Side, won: number, lost: number): SideScores {
  return winner === 'white' ? { white: won, black: lost } : { white: lost, black: won };
}
