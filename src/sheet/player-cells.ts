import { isErrorText, textOf, type Cell, type Row } from './cell';
import { columnsCalled } from './column-titles';
import { parseSource } from './draw-reference';
import { keyOf, type Name } from './player-key';
import { beginsASum } from './sum-rows';
import { fold, foldWord, withoutSigns } from './text';
import { BYE_WORDS } from './vocabulary';

/** The players that a row names. */
export interface RowPlayers {
  readonly white: Name;
  readonly black: Name;
}

interface SideColumns {
  readonly white: number;
  readonly black: number;
}

/**
 * The cells of one table in which players are named. A name stands in as many rows as its player has matches, and what its
 * text says never changes: every different text is looked at once. It holds no more texts than the table does, and goes
 * when the table has been read: nothing is remembered from one call to the next.
 */
export class PlayerCells {
  private readonly names = new Map<string, Name | null>();

  /** Both players of a row, where each of the two cells names one and can't be anything else. */
  bothOn(cells: Row, { white, black }: SideColumns): RowPlayers | null {
    const first = this.nameIn(cells[white]);
    if (first === null) return null;
    const second = this.nameIn(cells[black]);
    return second === null ? null : { white: first, black: second };
  }

  /**
   * The name in a cell that names a player and can't be anything else; `null` for all that has to be looked at more
   * closely: what is no text, a bye, a title, a sum, a player still to be known, an error.
   */
  private nameIn(cell: Cell): Name | null {
    if (typeof cell !== 'string') return null;
    let name = this.names.get(cell);
    if (name === undefined) this.names.set(cell, (name = onlyName(cell)));
    return name;
  }
}

function onlyName(cell: string): Name | null {
  const name = textOf(cell);
  // Titles of forms are questions.
  if (name === '' || name.includes('?') || isErrorText(name) || isWinnerOf(name)) return null;
  const folded = fold(name);
  const word = withoutSigns(folded);
  const isOther = BYE_WORDS.has(word) || beginsASum(word) || columnsCalled(word) !== undefined;
  return isOther ? null : { name, key: keyOf(folded) };
}

/** Whether a cell says that its side has no opponent. */
export function isBye(cell: Cell): boolean {
  return BYE_WORDS.has(foldWord(textOf(cell)));
}

/** `Ganador M4`, `Νικητής Αγώνα Νο13`: in words, since `W4` may be what somebody is called. */
export function isWinnerOf(cell: Cell): boolean {
  if (typeof cell !== 'string' || !/\S\s.*\d/.test(cell)) return false;
  const { kind } = parseSource(cell);
  return kind === 'winner' || kind === 'loser';
}
