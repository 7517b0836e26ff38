import type { OutCell } from './cell';

interface GroupWords {
  readonly columns: { readonly group: string };
  readonly groupName: (number: number) => string;
}

/** A row a group: `G1` and its players by slot, filled with blanks to the largest group. */
export function groupsGrid(
  draw: readonly (readonly string[])[],
  { columns, groupName }: GroupWords,
): OutCell[][] {
  const slots = Math.max(...draw.map((players) => players.length));
  const numbers = Array.from({ length: slots }, (_, slot) => slot + 1);
  return [
    [columns.group, ...numbers],
    ...draw.map((players, index) => [
      groupName(index + 1),
      ...numbers.map((slot) => players[slot - 1] ?? ''),
    ]),
  ];
}
