/**
 * What the Apps Script side, the pages and the local host agree on: nothing but names and shapes.
 */

/** The menu commands, by the stable id that scripts, tests and the local host use. */
export const ACTION_IDS = [
  'seed-groups',
  'schedule',
  'lateness',
  'pair-round',
  'add-late',
  'withdraw',
  'standings',
  'draw',
  'advance',
  'last-chance',
  'close',
  'reopen',
  'season',
  'configure-tournament',
  'configure-sheets',
  'review-names',
  'repair-scores',
  'publish',
  'unpublish',
  'language',
  'undo',
] as const;

export type ActionId = (typeof ACTION_IDS)[number];

/** The menu item that opens the panel; it is no action. */
export const PANEL_ID = 'panel';

/** Menu items that open a page made from the workbook and write nothing. */
export const PAGE_IDS = ['blog-snippet', 'print-sheets'] as const;

export type PageId = (typeof PAGE_IDS)[number];

type MenuItemId = ActionId | PageId | typeof PANEL_ID;

/** What goes into a menu of its own below the menu. */
export type SubMenuId = 'swiss' | 'publishing' | 'workbook';

/** An item, a line, or a menu below the menu. */
export type MenuPlace = MenuItemId | '—' | readonly [SubMenuId, readonly MenuItemId[]];

/** The menu from top to bottom: the evening first, and what is seldom needed in menus below it. */
export const MENU: readonly MenuPlace[] = [
  ...([PANEL_ID, 'configure-tournament', '—'] as const),
  ...(['seed-groups', 'schedule', 'lateness', 'standings', 'draw', 'advance', 'last-chance'] as const),
  ['swiss', ['pair-round', 'add-late', 'withdraw']],
  ...(['—', 'close', 'reopen', 'season', '—'] as const),
  ['publishing', ['publish', 'unpublish', 'blog-snippet', 'print-sheets']],
  ['workbook', ['configure-sheets', 'review-names', 'repair-scores', 'language']],
  ...(['—', 'undo'] as const),
];

/** The top-level function of the bundle that a menu item calls: `seed-groups` → `cubileteSeedGroups`. */
export function menuFunctionOf(item: MenuItemId): string {
  const words = item.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `cubilete${words.join('')}`;
}

/** Every custom function of the bundle begins so: typing `=TD_` lists them all. */
export const FUNCTION_PREFIX = 'TD_';

/**
 * The panel's server calls, with their parameters. Each gives JSON text: a `PanelAnswer` (a `Date` anywhere in a result
 * would make all of it null).
 */
export const PANEL_CALLS = {
  cubiletePanelState: [],
  cubiletePanelArrive: ['matchKey', 'side', 'time', 'answers'],
  cubiletePanelRollCall: ['arrivals', 'answers'],
  cubiletePanelResult: ['matchKey', 'result', 'seen', 'answers'],
  cubiletePanelUndo: ['number', 'answers'],
  cubiletePanelRun: ['actionId', 'answers'],
} as const;

export type PanelCall = keyof typeof PANEL_CALLS;

export type PanelSide = 'white' | 'black';

/** `F`: he was not there; `A`: he left during the tournament. */
export type PanelMark = 'F' | 'A';

export type PanelResult =
  | { readonly kind: 'played'; readonly white: number; readonly black: number }
  | { readonly kind: 'forfeit'; readonly white: PanelMark | null; readonly black: PanelMark | null }
  | { readonly kind: 'none' };

/** A question of an action; the same call is made again with the answers so far. */
export interface PanelQuestion {
  readonly kind: 'yesNo' | 'confirm' | 'prompt';
  readonly title: string;
  readonly text: string;
}

export interface PanelGivenAnswer {
  readonly question: PanelQuestion;
  readonly reply: { readonly button: 'ok' | 'yes' | 'no'; readonly text: string };
}

export interface PanelArguments {
  readonly cubiletePanelState: readonly [];
  /** @param time `20:15`; a blank: now; `=`: at the match's own hour */
  readonly cubiletePanelArrive: readonly [
    matchKey: string,
    side: PanelSide,
    time?: string,
    answers?: readonly PanelGivenAnswer[],
  ];
  /** Everybody given came in time. */
  readonly cubiletePanelRollCall: readonly [
    arrivals: readonly { readonly key: string; readonly side: PanelSide }[],
    answers?: readonly PanelGivenAnswer[],
  ];
  /** @param seen the match's `seen` where a result is corrected; `null`: its cells have to be empty */
  readonly cubiletePanelResult: readonly [
    matchKey: string,
    result: PanelResult,
    seen?: string | null,
    answers?: readonly PanelGivenAnswer[],
  ];
  /** @param number the journal entry that is meant; `null`: whatever is last */
  readonly cubiletePanelUndo: readonly [number?: number | null, answers?: readonly PanelGivenAnswer[]];
  readonly cubiletePanelRun: readonly [actionId: ActionId, answers?: readonly PanelGivenAnswer[]];
}

export type PanelAnswer =
  | { readonly kind: 'done'; readonly text: string; readonly state: PanelState | null }
  | { readonly kind: 'ask'; readonly question: PanelQuestion }
  /** Something stands in the way, another run for `busy`; nothing was written. */
  | { readonly kind: 'stop' | 'busy'; readonly text: string; readonly state: PanelState | null }
  /** The spreadsheet refused what was being written. */
  | { readonly kind: 'failed'; readonly text: string };

export interface PanelAbsence {
  readonly side: PanelSide;
  /** Points against him now; `null`: nothing is counted. */
  readonly against: number | null;
  /** What comes next, in its order, with the instants. */
  readonly next: readonly { readonly at: number; readonly against: number; readonly lost: boolean }[];
}

export type PanelOutcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'played'; readonly white: number; readonly black: number }
  | {
      readonly kind: 'forfeit';
      readonly white: 'absent' | 'left' | null;
      readonly black: 'absent' | 'left' | null;
    };

export interface PanelMatch {
  /** What it is told by in every call: rows move. */
  readonly key: string;
  readonly phase: 'schedule' | 'draw' | 'lastChance';
  /** The group, or the match's number in a draw. */
  readonly group: string;
  readonly round: string;
  readonly white: string;
  readonly black: string;
  readonly isPlayoff: boolean;
  readonly board: string;
  readonly hour: number | null;
  readonly arrived: Readonly<Record<PanelSide, number | null>>;
  readonly canArrive: boolean;
  readonly status: 'finished' | 'on' | 'late' | 'waiting' | 'next' | 'open';
  readonly absent: readonly PanelAbsence[];
  /** The score it begins with. */
  readonly start: Readonly<Record<PanelSide, number>>;
  /** Who has lost it by lateness. */
  readonly lost: readonly PanelSide[];
  /** The match that holds a player or the board. */
  readonly waitsFor: string | null;
  readonly outcome: PanelOutcome;
  readonly possible: {
    readonly length: number | null;
    readonly most: number | null;
    readonly draws: boolean;
    /** By the side that loses: the points it can have. */
    readonly losers: Readonly<Record<PanelSide, readonly number[]>>;
  };
  readonly seen: string;
  /** Why its row can't be read. */
  readonly problem: string | null;
}

/** The evening at a glance. Instants are seconds since the last midnight on the spreadsheet's wall. */
export interface PanelState {
  readonly now: number;
  readonly matches: readonly PanelMatch[];
  readonly boards: readonly {
    readonly board: string;
    readonly on: string | null;
    readonly heldFor: string | null;
  }[];
  readonly forward: readonly { readonly key: string; readonly board: string | null }[];
  readonly missing: {
    readonly results: readonly string[];
    readonly arrivals: readonly string[];
    readonly playoffs: readonly { readonly group: string; readonly white: string; readonly black: string }[];
    readonly draw: boolean;
    readonly round: boolean;
    readonly lateness: boolean;
    readonly advance: boolean;
    readonly groups: boolean;
    readonly schedule: boolean;
    readonly publish: boolean;
    readonly close: boolean;
  };
  readonly problems: readonly string[];
  readonly undo: { readonly number: number; readonly when: string; readonly summary: string } | null;
  readonly commands: readonly { readonly id: string; readonly name: string }[];
}

/** What pages reach by `google.script.run`, with their parameters. Each gives JSON text, never a `Date` (platform notes). */
export const LIVE_CALLS = {
  /** For the players' page: what is published. */
  cubileteLive: ['seen'],
  /** For the director's dialogs: the workbook as it is now. */
  cubileteSnapshot: ['options'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
