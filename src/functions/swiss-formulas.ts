import type { FunctionSpecification } from './specification';
import { TD_OTHELLO_SCORE } from './td-othello-score';
import { TD_SWISS_PAIRINGS } from './td-swiss-pairings';
import { TD_SWISS_STANDINGS } from './td-swiss-standings';
import { TD_SYSTEM } from './td-system';

/** The custom functions of Swiss events and Othello, in a file of their own (`gas/parts`). */
export const SWISS_FORMULAS: readonly FunctionSpecification[] = [
  TD_SYSTEM,
  TD_SWISS_PAIRINGS,
  TD_SWISS_STANDINGS,
  TD_OTHELLO_SCORE,
];
