import { DRAW_FORMULAS } from './draw-formulas';
import type { FunctionSpecification } from './specification';
import { SWISS_FORMULAS } from './swiss-formulas';
import { USUAL_FORMULAS } from './usual-formulas';

/** Every custom function, in the order of the reference. The bundle itself never imports this list: its parts do theirs. */
export const SPECIFICATIONS: readonly FunctionSpecification[] = [
  ...USUAL_FORMULAS,
  ...DRAW_FORMULAS,
  ...SWISS_FORMULAS,
];
