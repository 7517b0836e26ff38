import type { ColumnWord } from '../core/problems';
import type { SheetWord } from '../sheet/vocabulary';

/** A sheet as it is recognised, for telling the director. Rows from 0. */
export interface SeenSheet {
  readonly word: SheetWord;
  readonly how: 'chosen' | 'called' | 'alike';
  readonly sheets: readonly string[];
  readonly table: { readonly needed: readonly (readonly ColumnWord[])[] } | null;
  readonly headerRow: number | null;
  readonly columns: readonly { readonly word: ColumnWord; readonly letter: string; readonly title: string }[];
  readonly missing: readonly ColumnWord[];
  readonly squares: number;
  readonly groups: { readonly count: number; readonly players: number } | null;
  readonly problem: string | null;
}
