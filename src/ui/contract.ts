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
  'language',
  'undo',
] as const;

export type ActionId = (typeof ACTION_IDS)[number];

/** The top-level function of the bundle that a menu item calls: `seed-groups` → `cubileteSeedGroups`. */
export function menuFunctionOf(action: ActionId): string {
  const words = action.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `cubilete${words.join('')}`;
}

/** Every custom function of the bundle begins so: typing `=TD_` lists them all. */
export const FUNCTION_PREFIX = 'TD_';
