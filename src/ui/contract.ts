/**
 * What the Apps Script side, the pages and the local host agree on: nothing but names and shapes.
 */

/** The menu commands, by the stable id that scripts, tests and the local host use. */
export const ACTION_IDS = [
  'seed-groups',
  'schedule',
  'lateness',
  'standings',
  'draw',
  'advance',
  'last-chance',
  'close',
  'reopen',
  'season',
  'configure-sheets',
  'review-names',
  'repair-scores',
  'publish',
  'unpublish',
  'undo',
] as const;

export type ActionId = (typeof ACTION_IDS)[number];

/** Menu items that open a page made from the workbook and write nothing. */
export const PAGE_IDS = ['blog-snippet', 'print-sheets'] as const;

export type PageId = (typeof PAGE_IDS)[number];

/** The top-level function of the bundle that a menu item calls: `seed-groups` → `cubileteSeedGroups`. */
export function menuFunctionOf(item: ActionId | PageId): string {
  const words = item.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `cubilete${words.join('')}`;
}

/** Every custom function of the bundle begins so: typing `=TD_` lists them all. */
export const FUNCTION_PREFIX = 'TD_';

/** What pages reach by `google.script.run`, with their parameters. Each gives JSON text, never a `Date` (platform notes). */
export const LIVE_CALLS = {
  /** For the players' page: what is published. */
  cubileteLive: ['seen'],
  /** For the director's dialogs: the workbook as it is now. */
  cubileteSnapshot: ['options'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
