import type { MatchId } from '../core/knockout/draw';
import type { Round } from '../core/knockout/rounds';
import type { Outcome, PlayerKey, Side } from '../core/standings/match';
import type { Header } from './header';

/** Who a cell of a draw names: a player, or a reference to who will come there. */
export type DrawSource =
  | { readonly kind: 'player'; readonly player: PlayerKey }
  | { readonly kind: 'winner' | 'loser'; readonly of: MatchId }
  /** `1G1`, `2º G7`, `G3-2`. */
  | { readonly kind: 'groupPlace'; readonly group: string; readonly place: number }
  | { readonly kind: 'bye' }
  /** Blank, or a placeholder. */
  | { readonly kind: 'open' };

export interface DrawSide {
  /** What the cell itself says. */
  readonly written: DrawSource;
  /**
   * Where whoever plays here comes from: the cell where it is a reference; else «Viene de»; else the match that passes its
   * winner here, where «Pasa a» and the names tell which side; else the cell.
   */
  readonly source: DrawSource;
}

/** One row of a draw. */
export interface DrawLine {
  /** Index of the row on the sheet (in the range), from 0. */
  readonly row: number;
  /** Of the cells that name its players, from 0. */
  readonly columns: Readonly<Record<Side, number>>;
  readonly match: MatchId;
  readonly round: Round;
  readonly white: DrawSide;
  readonly black: DrawSide;
  readonly outcome: Outcome;
  /** A further result of a match that stands above, against who was brought back (HG 2.3.9). */
  readonly isReplay: boolean;
}

export interface WrittenDraw {
  /** `null`: the columns of `TD_PLACES` in their order. */
  readonly header: Header | null;
  readonly lines: readonly DrawLine[];
  /** As first written, by key. */
  readonly names: ReadonlyMap<PlayerKey, string>;
  /** Where each match's winner goes, by «Pasa a» and by the references that name it. */
  readonly winnerTo: ReadonlyMap<MatchId, MatchId>;
}

/** Who holds a place of a group; `null` while that is not decided. */
export type PlaceHolder = (group: string, place: number) => PlayerKey | null;
