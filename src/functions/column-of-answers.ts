import { at, fail, ok, type Result } from '../core/result';
import { isBlank, isRange, rowsOf, type Cell, type OutCell } from '../sheet/cell';
import { isHeaderWord } from '../sheet/header';
import { foldWord } from '../sheet/text';
import type { Answer } from './specification';

export interface NamedCell {
  readonly name: string;
  readonly cell: Cell;
  /** What such a column may be called, besides the titles of tables. */
  readonly titles?: ReadonlySet<string>;
}

/**
 * A function of single values, over ranges too: one cell gives one answer, a column gives a column of answers
 * (functions.md: one call, not a call a row). A range may begin with its title, which gets the answers' title; the
 * language is asked for only then.
 *
 * @param args each a cell or a column; columns are of one length, cells go with every row
 * @param answer what one row gives; not asked for rows in which every column is blank, which stay blank
 */
export function columnOfAnswers(
  args: readonly NamedCell[],
  title: () => string,
  answer: (cells: readonly Cell[]) => Result<OutCell>,
): Result<Answer> {
  const rows = rowsOfAnswers(
    args,
    1,
    () => [title()],
    (cells) => {
      const given = answer(cells);
      return given.ok ? ok([given.value]) : given;
    },
  );
  if (!rows.ok) return rows;
  return args.some(isColumn) ? rows : ok(rows.value[0]![0]!);
}

/** The same for a function whose answer takes several cells: one row for single cells, a row a row for columns. */
export function rowsOfAnswers(
  args: readonly NamedCell[],
  width: number,
  titles: () => readonly string[],
  answer: (cells: readonly Cell[]) => Result<readonly OutCell[]>,
): Result<OutCell[][]> {
  const lists = args.map(({ cell }) => listOfCells(cell));
  for (const [index, list] of lists.entries()) {
    if (!list.ok) return at(list, { argument: args[index]!.name });
  }
  const given = lists.map((list, index): Given => ({
    arg: args[index]!,
    cells: list.ok ? list.value : [],
    isColumn: isColumn(args[index]!),
  }));
  const columns = given.filter((one) => one.isColumn);
  const lengths = [...new Set(columns.map(({ cells }) => cells.length))];
  if (lengths.length > 1) return fail('rangesOfUnequalLength', { lengths });

  const answers: OutCell[][] = [];
  const last = lastFilledRow(columns, lengths[0] ?? 1);
  for (let row = 0; row <= last; row++) {
    const isTitle = row === 0 && columns.some(({ arg, cells }) => isTitleFor(arg, cells[0]));
    const answered = isTitle ? ok(titles()) : answerRow(given, row, width, answer);
    if (!answered.ok) return answered;
    answers.push([...answered.value]);
  }
  return ok(answers);
}

/** An argument's cells, read once: a look at the whole range for each of its rows would take a tall one minutes. */
interface Given {
  readonly arg: NamedCell;
  readonly cells: readonly Cell[];
  readonly isColumn: boolean;
}

function answerRow(
  args: readonly Given[],
  row: number,
  width: number,
  answer: (cells: readonly Cell[]) => Result<readonly OutCell[]>,
): Result<readonly OutCell[]> {
  const cellOf = ({ cells, isColumn }: Given) => cells[isColumn ? row : 0];
  const columns = args.filter((one) => one.isColumn);
  if (columns.length > 0 && columns.every((one) => isBlank(cellOf(one)))) {
    return ok(new Array<OutCell>(width).fill(''));
  }
  const given = answer(args.map(cellOf));
  return given.ok || columns.length === 0 ? given : at(given, { row: row + 1 });
}

function isTitleFor({ titles }: NamedCell, cell: Cell): boolean {
  return isHeaderWord(cell) || (typeof cell === 'string' && titles?.has(foldWord(cell)) === true);
}

function isColumn({ cell }: NamedCell): boolean {
  return isRange(cell) && rowsOf(cell).some((row, _, rows) => rows.length * row.length > 1);
}

/** The cells of a column, of a single row, or the one cell. */
export function listOfCells(cell: Cell): Result<readonly Cell[]> {
  const rows = rowsOf(cell);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length === 1) return ok(rows[0]!);
  return width > 1 ? fail('oneColumnOnly', { columns: width }) : ok(rows.map((row) => row[0]));
}

/** Open ranges bring a thousand blank rows. */
function lastFilledRow(columns: readonly Given[], length: number): number {
  let last = length - 1;
  while (last > 0 && columns.every(({ cells }) => isBlank(cells[last]))) last -= 1;
  return last;
}
