/** What the host knows of a cell's look; everything else of its style is kept in the file untouched. */
export interface Style {
  readonly numberFormat: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`. */
  readonly fontColor: string;
  /** `#rrggbb`; white when there is no fill, as Sheets answers. */
  readonly background: string;
  readonly horizontalAlignment: string;
  readonly wrap: boolean;
  /** Whether sheet protection covers the cell. */
  readonly locked: boolean;
}

export type StyleChange = Partial<
  Pick<
    Style,
    'numberFormat' | 'bold' | 'italic' | 'fontColor' | 'background' | 'horizontalAlignment' | 'wrap'
  >
>;

export const PLAIN: Style = {
  numberFormat: 'General',
  bold: false,
  italic: false,
  fontColor: '#000000',
  background: '#ffffff',
  horizontalAlignment: 'general',
  wrap: false,
  locked: true,
};

export interface DerivedStyle {
  readonly id: number;
  /** The style of the file that it started from. */
  readonly base: number;
  readonly change: StyleChange;
}

/** The styles of a workbook by number: first those of the file, then those derived here. */
export class StyleBook {
  private readonly styles: Style[];
  private readonly derived = new Map<number, DerivedStyle>();
  private readonly byKey = new Map<string, number>();

  constructor(fromFile: readonly Style[]) {
    this.styles = fromFile.length > 0 ? [...fromFile] : [PLAIN];
  }

  get(id: number): Style {
    return this.styles[id] ?? this.styles[0] ?? PLAIN;
  }

  /**
   * The style that differs from another in these points; the same wish gives the same number, and what is wished back to
   * how the file has it the file's own.
   */
  derive(id: number, wish: StyleChange): number {
    const from = this.derived.get(id);
    const base = from?.base ?? id;
    const inFile = this.get(base);
    const change: StyleChange = Object.fromEntries(
      Object.entries({ ...from?.change, ...wish }).filter(
        ([name, value]) => inFile[name as keyof Style] !== value,
      ),
    );
    if (Object.keys(change).length === 0) return base;
    const key = `${base} ${JSON.stringify(Object.entries(change).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const made = this.styles.length;
    this.styles.push({ ...this.get(base), ...change });
    this.derived.set(made, { id: made, base, change });
    this.byKey.set(key, made);
    return made;
  }

  derivation(id: number): DerivedStyle | undefined {
    return this.derived.get(id);
  }
}
