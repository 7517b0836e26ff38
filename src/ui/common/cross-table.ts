import { CROSS_MARKS, OWN_CELL, type LiveGroup } from '../live-contract';

/** What a cell of a cross-table may need a word about. */
export const CROSS_NOTES = ['forfeit', 'left', 'toCome', 'annulled'] as const;

export type CrossNote = (typeof CROSS_NOTES)[number];

export interface CrossCell {
  /** As it is read: the row's player first. */
  readonly text: string;
  readonly isOwn: boolean;
  /** Whether the row's player won it. */
  readonly won: boolean;
  readonly notes: readonly CrossNote[];
}

export interface CrossRow {
  readonly player: string;
  readonly status: string;
  readonly cells: readonly CrossCell[];
}

export interface CrossTable {
  readonly rows: readonly CrossRow[];
  /** The marks that stand in it, for the legend. */
  readonly notes: readonly CrossNote[];
}

/** What each mark looks like in the legend. */
export const NOTE_MARKS: Readonly<Record<CrossNote, string>> = { ...CROSS_MARKS, annulled: '( )' };

/** A group's cross-table as pages show it; `null` where nothing is known of its matches. */
export function crossTableOf({ standings, crossTable }: LiveGroup): CrossTable | null {
  if (!crossTable || !crossTable.some((row) => row.some((cell) => cell !== ''))) return null;
  const rows = standings.map(({ player, status }, row) => ({
    ...{ player, status },
    cells: standings.map((_, column) => crossCell(crossTable[row]?.[column] ?? '', row === column)),
  }));
  const seen = new Set(rows.flatMap(({ cells }) => cells.flatMap(({ notes }) => notes)));
  return { rows, notes: CROSS_NOTES.filter((note) => seen.has(note)) };
}

function crossCell(text: string, isOwn: boolean): CrossCell {
  if (isOwn) return { text: OWN_CELL, isOwn, won: false, notes: [] };
  const [own = '', other = ''] = text.replace(/[()]/g, '').split('–');
  const marks: Readonly<Record<CrossNote, boolean>> = {
    forfeit: own === CROSS_MARKS.forfeit || other === CROSS_MARKS.forfeit,
    left: own === CROSS_MARKS.left || other === CROSS_MARKS.left,
    toCome: text === CROSS_MARKS.toCome,
    annulled: text.startsWith('('),
  };
  const isPoints = (side: string) => /^\d+$/.test(side);
  const won = isPoints(own) && (isPoints(other) ? Number(own) > Number(other) : other !== '');
  return { text, isOwn, won, notes: CROSS_NOTES.filter((note) => marks[note]) };
}
