/** The bundle's global: what the generated top-level functions call, and nothing else. */
export { onInstall, onOpen, runAction, runFunction } from './gas/entry-points';
export { cubileteLive, cubileteSnapshot, doGet, openPage } from './gas/live-page';
export { openPanel, panelCall } from './gas/panel-calls';
