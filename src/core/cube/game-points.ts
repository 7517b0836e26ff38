/** What a game is worth without the cube: 1, a gammon 2, a backgammon 3 (HG 5.2, 5.3; source 002, "Gammon y Backgammon"). */
export const GAME_KINDS = ['simple', 'gammon', 'backgammon'] as const;

export type GameKind = (typeof GAME_KINDS)[number];

/** The faces of a doubling cube; 1 is the cube in the middle, which shows 64 or is turned by nobody yet. */
export const CUBE_VALUES = [1, 2, 4, 8, 16, 32, 64] as const;

/** Points of a game by its kind and the cube it ended on (source 002, "Dado para doblar puntuación"; 004, 5.3). */
export function gamePoints(kind: GameKind, cube: number): number {
  return (GAME_KINDS.indexOf(kind) + 1) * cube;
}
