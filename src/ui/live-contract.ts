/**
 * What is published of a tournament, and how pages get it: plain JSON, all of it for anybody's eyes. Whoever adds a field
 * publishes it.
 */

/** Parts that the director publishes or leaves out, in their order. */
export const LIVE_PARTS = ['groups', 'matches', 'draw', 'ranking'] as const;

export type LivePart = (typeof LIVE_PARTS)[number];

export interface LiveOptions {
  readonly parts: readonly LivePart[];
  /** «A. R.» instead of names. */
  readonly initials: boolean;
}

/** `forfeit`: somebody did not come, or left. `on`: its hour has come, or both are there. */
export type LiveState = 'toCome' | 'on' | 'played' | 'forfeit';

export type LiveSide = 'white' | 'black';

/** The columns of `TD_STANDINGS`. */
export interface LiveStanding {
  readonly place: number;
  readonly player: string;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly difference: number;
  readonly status: string;
  readonly reason: string;
  /** Whether he is through; `null` while that is open. */
  readonly goesOn: boolean | null;
}

/** Marks of a cross-table, beside points: letters as `TD_CROSSTABLE` writes them. */
export const CROSS_MARKS = { forfeit: 'F', left: 'A', toCome: '·' } as const;
/** What stands where a row meets its own column: seen without colours and on paper. */
export const OWN_CELL = '■';

export interface LiveGroup {
  /** `''` where the matches are not in groups. */
  readonly group: string;
  readonly standings: readonly LiveStanding[];
  /**
   * Everybody's results against everybody, rows and columns in the order of the standings, the row's player first: `3–1`,
   * `3–F`, `·` to be played, `(3–1)` of whom is annulled, `''` where there is no match. Publications made before there
   * was one have none.
   */
  readonly crossTable?: readonly (readonly string[])[];
}

interface LivePairing {
  /** `20:00`; `''` where there is none. */
  readonly hour: string;
  readonly board: string;
  readonly round: string;
  /** `3–1`, white first; `''` without points. */
  readonly result: string;
  readonly state: LiveState;
  readonly winner: LiveSide | null;
}

export interface LiveMatch extends LivePairing {
  readonly group: string;
  readonly white: string;
  readonly black: string;
  readonly playoff: boolean;
}

export interface LiveSeat {
  /** `null`: not known yet, or nobody. */
  readonly player: string | null;
  /** Where he comes from, in words: `Ganador M1`, `1G3`; `''` where nothing says. */
  readonly from: string;
}

export interface LiveDrawMatch extends LivePairing {
  readonly id: string;
  readonly white: LiveSeat;
  readonly black: LiveSeat;
  /** Where its winner goes; `null` from the last. */
  readonly winnerTo: string | null;
}

export interface LiveRound {
  readonly name: string;
  readonly matches: readonly LiveDrawMatch[];
}

export interface LiveRanked {
  readonly place: number;
  readonly player: string;
  readonly level: number | null;
  /** Active, in quarantine, off; `''` where the ranking does not say. */
  readonly state: string;
  /** His level before and after each of the last tournaments, oldest first; left out where the ledger has none. */
  readonly history?: readonly number[];
}

export interface LiveSnapshot {
  readonly title: string;
  /** In which its words are: `es`. */
  readonly language: string;
  /** When it was taken, on the spreadsheet's wall: `2026-01-15 20:04:31`. */
  readonly published: string;
  readonly initials: boolean;
  /** `null`, here and below: not public, or not there. */
  readonly groups: readonly LiveGroup[] | null;
  /** Tonight's matches of the groups, in the order of play. */
  readonly matches: readonly LiveMatch[] | null;
  readonly draw: readonly LiveRound[] | null;
  readonly lastChance: readonly LiveRound[] | null;
  readonly ranking: readonly LiveRanked[] | null;
}

/** What `cubileteLive` gives. */
export type LiveAnswer =
  /** Nothing is published. */
  | { readonly kind: 'nothing' }
  /** What the page has already. */
  | { readonly kind: 'same'; readonly age: number }
  | {
      readonly kind: 'live';
      /** Seconds since it was published. */
      readonly age: number;
      /** What to say one has seen. */
      readonly version: string;
      /** The page's own address; `null` where it is not deployed. */
      readonly url: string | null;
      readonly snapshot: LiveSnapshot;
    };

/** What `cubileteSnapshot` gives to the director's dialogs. */
export type SnapshotAnswer =
  | { readonly kind: 'stop'; readonly text: string }
  | { readonly kind: 'snapshot'; readonly url: string | null; readonly snapshot: LiveSnapshot };
