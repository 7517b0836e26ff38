import { sharedPrizes } from '../core/prizes/shared-prizes';
import { at, fail, ok, type Result } from '../core/result';
import { isBlank, rowsOf, textOf, type Cell, type OutCell } from '../sheet/cell';
import { isHeaderWord } from '../sheet/header';
import { parseNumber } from '../sheet/number';
import { foldWord } from '../sheet/text';
import { SHARE_WORDS } from '../sheet/vocabulary';
import { onlyCell, requiredNumber } from './arguments';
import { listOfCells } from './column-of-answers';
import { argument, optional, type FunctionSpecification } from './specification';

const CENT = 0.01;

export const TD_PRIZES: FunctionSpecification = {
  name: 'TD_PRIZES',
  args: [argument('pool', 'number'), argument('shares', 'range'), optional('unit', 'number')],
  compute([poolArgument, sharesArgument, unitArgument], { messages }) {
    const poolCell = onlyCell(poolArgument, 'pool');
    if (!poolCell.ok) return poolCell;
    const pool = requiredNumber(poolCell.value, 'pool', 'pool');
    if (!pool.ok) return pool;
    if (pool.value < 0) {
      return fail('tooSmall', { given: String(pool.value), what: 'pool', min: 0 }, { argument: 'pool' });
    }
    const unit = unitOf(unitArgument);
    if (!unit.ok) return unit;
    const units = Math.round(pool.value / unit.value);
    const isWhole = Math.abs(units * unit.value - pool.value) <= unit.value * 1e-6;
    if (!isWhole || units > Number.MAX_SAFE_INTEGER) {
      return fail('poolNotInUnits', { pool: pool.value, unit: unit.value });
    }
    const list = listOfCells(sharesArgument);
    if (!list.ok) return at(list, { argument: 'shares' });
    const isTitled = isTitle(list.value[0]);
    const isRow = rowsOf(sharesArgument).length === 1;
    const shares = sharesOf(list.value, isTitled ? 1 : 0, isRow);
    if (!shares.ok) return at(shares, { argument: 'shares' });
    const title: OutCell[] = isTitled ? [messages.answers.prize] : [];
    const amounts = sharedPrizes(units, shares.value).map((amount) => inMoney(amount, unit.value));
    return ok([...title, ...amounts].map((cell) => [cell]));
  },
};

function unitOf(argument: Cell): Result<number> {
  const cell = onlyCell(argument, 'unit');
  if (!cell.ok) return cell;
  if (isBlank(cell.value)) return ok(CENT);
  const unit = requiredNumber(cell.value, 'unit', 'unit');
  return unit.ok && unit.value <= 0
    ? fail('notAboveZero', { given: String(unit.value), what: 'unit' }, { argument: 'unit' })
    : unit;
}

function isTitle(cell: Cell): boolean {
  return isHeaderWord(cell) || SHARE_WORDS.has(foldWord(textOf(cell)));
}

/** The shares from the first of the list down to the last that is filled; a blank between is no share. */
function sharesOf(cells: readonly Cell[], first: number, isRow: boolean): Result<number[]> {
  let end = cells.length;
  while (end > first && isBlank(cells[end - 1])) end -= 1;
  const shares: number[] = [];
  for (let index = first; index < end; index++) {
    const cell = cells[index];
    const place = isRow ? { row: 1, column: index + 1 } : { row: index + 1, column: 1 };
    const share = isBlank(cell) ? ok(0) : parseNumber(cell, 'share');
    if (!share.ok) return at(share, place);
    if (share.value < 0) {
      return fail('tooSmall', { given: String(share.value), what: 'share', min: 0 }, place);
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
