import type { PanelMatch, PanelResult, PanelSide } from '../contract';

/** A result being entered: a winner and, with the next tap, the loser's points; or both sides' points typed. */
export interface Entry {
  readonly winner: PanelSide | null;
  /** `null`: the length of the match. */
  readonly winnerPoints: number | null;
  readonly typed: string;
  readonly isMoreOpen: boolean;
}

export const NO_ENTRY: Entry = { winner: null, winnerPoints: null, typed: '', isMoreOpen: false };

export type EntryEvent =
  | { readonly kind: 'winner'; readonly side: PanelSide }
  | { readonly kind: 'winnerPoints'; readonly points: number }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'more' };

type Possible = PanelMatch['possible'];

export function entryAfter(entry: Entry, event: EntryEvent): Entry {
  switch (event.kind) {
    case 'winner':
      return {
        ...entry,
        winner: entry.winner === event.side ? null : event.side,
        winnerPoints: null,
        typed: '',
      };
    case 'winnerPoints':
      return { ...entry, winnerPoints: event.points };
    case 'typed':
      return {
        ...NO_ENTRY,
        isMoreOpen: entry.isMoreOpen,
        typed: event.text.replace(/[^\d-]/g, '').slice(0, 7),
      };
    case 'key': {
      const text =
        event.key === 'Backspace' ? entry.typed.slice(0, -1) : entry.typed + event.key.replace(/[ :–]/, '-');
      return entryAfter(entry, { kind: 'typed', text });
    }
    case 'more':
      return { ...entry, isMoreOpen: !entry.isMoreOpen };
  }
}

/** What a winner can have, the length first; nobody chooses where there is only one. */
export function winnerChoices({ length, most }: Possible): readonly number[] {
  if (length === null || most === null) return [];
  return Array.from({ length: most - length + 1 }, (_, index) => length + index);
}

export function winnerPoints({ winnerPoints: chosen }: Entry, { length }: Possible): number {
  return chosen ?? length ?? 0;
}

/** The result that a tap on the loser's points makes. */
export function tapped(entry: Entry, possible: Possible, loserPoints: number): PanelResult | null {
  if (entry.winner === null) return null;
  const points = winnerPoints(entry, possible);
  return entry.winner === 'white'
    ? { kind: 'played', white: points, black: loserPoints }
    : { kind: 'played', white: loserPoints, black: points };
}

/** The result that was typed: `31`, where no side can have two figures, or `3-1`; `null` while it is none. */
export function typedResult({ typed }: Entry, possible: Possible): PanelResult | null {
  const isShort = possible.most !== null && possible.most < 10;
  const pair = /^(\d+)-(\d+)$/.exec(typed) ?? (isShort ? /^(\d)(\d)$/.exec(typed) : null);
  if (!pair) return null;
  const [white, black] = [Number(pair[1]), Number(pair[2])];
  return isPossible(white, black, possible) ? { kind: 'played', white, black } : null;
}

/** Whether what was typed is long enough to be wrong. */
export function isWrong(entry: Entry, possible: Possible): boolean {
  const isWhole = /^\d+-\d+$/.test(entry.typed) || (possible.most !== null && /^\d{2,}$/.test(entry.typed));
  return isWhole && typedResult(entry, possible) === null;
}

export function isPossible(white: number, black: number, { length, most, draws, losers }: Possible): boolean {
  if (white === black) return draws && white > 0;
  const loser: PanelSide = white < black ? 'white' : 'black';
  const [won, lost] = [Math.max(white, black), Math.min(white, black)];
  if (length === null) return true;
  return won >= length && (most === null || won <= most) && losers[loser].includes(lost);
}
