/**
 * The assignment of rows to columns, one each, with the least sum of costs: the Hungarian method with potentials,
 * O(n³). Equal sums are decided by the order of rows and columns alone.
 *
 * @param costs a square of whole numbers
 * @returns the column of each row
 */
export function leastCostAssignment(costs: readonly (readonly number[])[]): number[] {
  const size = costs.length;
  const rowPotential = new Array<number>(size + 1).fill(0);
  const columnPotential = new Array<number>(size + 1).fill(0);
  // Column 0 stands for the row being placed; rows and columns count from 1.
  const rowOf = new Array<number>(size + 1).fill(0);
  for (let row = 1; row <= size; row++) {
    const slack = new Array<number>(size + 1).fill(Infinity);
    const before = new Array<number>(size + 1).fill(0);
    const reached = new Array<boolean>(size + 1).fill(false);
    rowOf[0] = row;
    let column = 0;
    do {
      reached[column] = true;
      const from = rowOf[column]!;
      let least = Infinity;
      let next = 0;
      for (let other = 1; other <= size; other++) {
        if (reached[other]) continue;
        const reduced = costs[from - 1]![other - 1]! - rowPotential[from]! - columnPotential[other]!;
        if (reduced < slack[other]!) {
          slack[other] = reduced;
          before[other] = column;
        }
        if (slack[other]! < least) {
          least = slack[other]!;
          next = other;
        }
      }
      for (let other = 0; other <= size; other++) {
        if (reached[other]) {
          rowPotential[rowOf[other]!]! += least;
          columnPotential[other]! -= least;
        } else slack[other]! -= least;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      rowOf[column] = rowOf[before[column]!]!;
      column = before[column]!;
    }
  }
  const columnOf = new Array<number>(size);
  for (let column = 1; column <= size; column++) columnOf[rowOf[column]! - 1] = column - 1;
  return columnOf;
}
