/** The part `formulas-draw.html`. */
export { DRAW_FORMULAS as FORMULAS } from '../../functions/draw-formulas';
