/** The part `commands.html`: the menu's commands, the panel's calls, and the pages. */
export { doGet, openPage, snapshotAnswer } from '../pages';
export { runAction } from '../menu-command';
export { openPanel, panelCall } from '../panel-calls';
