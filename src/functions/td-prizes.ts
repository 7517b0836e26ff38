import { sharedPrizes } from '../core/prizes/shared-prizes';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, rowsOf, type Cell } from '../sheet/cell';
import { parseNumber } from '../sheet/number';
import { onlyCell, requiredNumber } from './arguments';
import { argument, optional, type FunctionSpecification } from './specification';

const CENT = 0.01;

export const TD_PRIZES: FunctionSpecification = {
  name: 'TD_PRIZES',
  args: [argument('pool', 'number'), argument('shares', 'range'), optional('unit', 'number')],
  compute([poolArgument, sharesArgument, unitArgument]) {
    const pool = requiredNumber(onlyCell(poolArgument), 'pool', 'pool');
    if (!pool.ok) return pool;
    if (pool.value < 0) {
      return fail('tooSmall', { given: String(pool.value), what: 'pool', min: 0 }, { argument: 'pool' });
    }
    const unit = unitOf(onlyCell(unitArgument));
    if (!unit.ok) return unit;
    const units = Math.round(pool.value / unit.value);
    if (Math.abs(units * unit.value - pool.value) > unit.value * 1e-6) {
      return fail('poolNotInUnits', { pool: pool.value, unit: unit.value });
    }
    const shares = sharesOf(rowsOf(sharesArgument).map((row) => row[0]));
    if (!shares.ok) return at(shares, { argument: 'shares' });
    return ok(sharedPrizes(units, shares.value).map((amount) => [inMoney(amount, unit.value)]));
  },
};

function unitOf(cell: Cell): Result<number> {
  if (isBlank(cell)) return ok(CENT);
  const unit = requiredNumber(cell, 'unit', 'unit');
  return unit.ok && unit.value <= 0
    ? fail('tooSmall', { given: String(unit.value), what: 'unit', min: CENT }, { argument: 'unit' })
    : unit;
}

/** The shares down to the last that is filled; a blank between is no share. */
function sharesOf(cells: readonly Cell[]): Result<number[]> {
  let end = cells.length;
  while (end > 0 && isBlank(cells[end - 1])) end -= 1;
  const shares: number[] = [];
  for (const [index, cell] of cells.slice(0, end).entries()) {
    const share = isBlank(cell) ? ok(0) : parseNumber(cell, 'share');
    if (!share.ok) return at(share, { row: index + 1, column: 1 });
    if (share.value < 0) {
      const params = { given: String(share.value), what: 'share', min: 0 } as const;
      return fail('tooSmall', params, { row: index + 1, column: 1 });
    }
    shares.push(share.value);
  }
  return shares.some((share) => share > 0) ? ok(shares) : fail('noShares', {});
}

/** Whole units as money, without the dust of binary fractions: 3 of 0.1 are 0.3. */
function inMoney(units: number, unit: number): number {
  const perWhole = Math.round(1 / unit);
  return Math.abs(perWhole * unit - 1) < 1e-9 ? units / perWhole : Number((units * unit).toPrecision(15));
}
