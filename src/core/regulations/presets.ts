import { HG } from './hg';
import { INTERNATIONAL } from './international';
import { MIAPUESTA } from './miapuesta';
import { OTHELLO } from './othello';
import type { PresetName, Regulation } from './regulation';

export const PRESETS: Readonly<Record<PresetName, Regulation>> = { HG, INTERNATIONAL, MIAPUESTA, OTHELLO };

/** What a formula without its `regulation` argument goes by. */
export const DEFAULT_REGULATION: Regulation = HG;

/** What a formula about Swiss rounds or about systems goes by without one: the regulation that has them. */
export const SWISS_REGULATION: Regulation = OTHELLO;
