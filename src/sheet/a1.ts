/** `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** `B3` for row 2, column 1 (from 0). */
export function a1(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** A sheet's name as a formula writes it: quoted where it isn't a plain word. */
export function sheetReference(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `'${name.replace(/'/g, "''")}'`;
}

/** 0 for `A`, 26 for `aa`; `null` for what is no column. */
export function columnNumber(letters: string): number | null {
  if (!/^[A-Za-z]{1,3}$/.test(letters)) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
