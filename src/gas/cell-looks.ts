import type { CellArea, CellLook, LookChange } from '../ports/workbook';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** What a cell looks like that nobody has dressed; it is asked for by `null`, which leaves it to banding and themes. */
const PLAIN = { background: '#ffffff', color: '#000000' } as const;

/** The looks of a row of cells; those beyond the grid are plain. */
export function looksIn(sheet: Sheet, { row, column, columns }: CellArea): CellLook[] {
  const plain: CellLook = { background: null, color: null, isBold: false, alignment: null };
  const inside = Math.min(columns, sheet.getMaxColumns() - column);
  const looks = Array.from({ length: columns }, () => plain);
  if (inside <= 0) return looks;
  const range = sheet.getRange(row + 1, column + 1, 1, inside);
  const [backgrounds, weights] = [range.getBackgrounds()[0]!, range.getFontWeights()[0]!];
  // The objects that replace these may be colours of a theme, which a journal of text can't keep.
  const [colors, alignments] = [range.getFontColors()[0]!, range.getHorizontalAlignments()[0]!];
  return looks.map((look, at) =>
    at >= inside
      ? look
      : {
          background: otherThan(PLAIN.background, backgrounds[at]!),
          color: otherThan(PLAIN.color, colors[at]!),
          isBold: weights[at] === 'bold',
          alignment: alignmentOf(alignments[at]!),
        },
  );
}

function otherThan(plain: string, color: string): string | null {
  return color === plain ? null : color;
}

/** `general`, `general-left` and the like are by what the cell holds. */
function alignmentOf(said: string): CellLook['alignment'] {
  return said === 'left' || said === 'center' || said === 'right' ? said : null;
}

/** Dresses cells: neighbours of a row with the same look in one go. */
export function putLooks(changes: readonly LookChange[], sheets: ReadonlyMap<string, Sheet>): void {
  for (const { first, columns } of runsOf(changes)) {
    const range = sheets.get(first.sheet)!.getRange(first.row + 1, first.column + 1, 1, columns);
    dress(range, first.look);
  }
}

function dress(range: Range, { background, color, isBold, alignment }: Partial<CellLook>): void {
  if (background !== undefined) range.setBackground(background);
  if (color !== undefined) range.setFontColor(color);
  if (isBold !== undefined) range.setFontWeight(isBold ? 'bold' : null);
  if (alignment !== undefined) range.setHorizontalAlignment(alignment);
}

function runsOf(changes: readonly LookChange[]): { readonly first: LookChange; readonly columns: number }[] {
  const runs: { first: LookChange; columns: number }[] = [];
  for (const change of changes) {
    const last = runs[runs.length - 1];
    const goesOn =
      last &&
      last.first.sheet === change.sheet &&
      last.first.row === change.row &&
      last.first.column + last.columns === change.column &&
      JSON.stringify(last.first.look) === JSON.stringify(change.look);
    if (goesOn) last.columns += 1;
    else runs.push({ first: change, columns: 1 });
  }
  return runs;
}
