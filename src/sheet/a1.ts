/** `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** `B3` for row 2, column 1 (from 0). */
export function a1(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

const PLAIN_WORD = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** `G1`, `R2C3`, `TRUE`: a formula takes them for a cell or a value. */
const CELL_OR_VALUE = /^([A-Z]{1,3}\d+|R\d*(C\d*)?|C\d*|TRUE|FALSE)$/i;

/** A sheet's name as a formula writes it: quoted where it isn't a plain word, or would be a cell. */
export function sheetReference(name: string): string {
  const standsAlone = PLAIN_WORD.test(name) && !CELL_OR_VALUE.test(name);
  return standsAlone ? name : `'${name.replace(/'/g, "''")}'`;
}

/** 0 for `A`, 26 for `aa`; `null` for what is no column. */
export function columnNumber(letters: string): number | null {
  if (!/^[A-Za-z]{1,3}$/.test(letters)) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
