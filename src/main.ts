/** The bundle's global: what the generated top-level functions call, and nothing else. */
export { onInstall, onOpen, runAction, runFunction } from './gas/entry-points';
export { cubileteLive } from './gas/live-answer';
export { cubileteSnapshot, doGet, openPage, openPanel, panelCall } from './gas/page-entry-points';
