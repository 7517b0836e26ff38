/** The part `formulas-swiss.html`. */
export { SWISS_FORMULAS as FORMULAS } from '../../functions/swiss-formulas';
