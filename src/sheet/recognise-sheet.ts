import type { ColumnWord } from '../core/problems';
import type { Row } from './cell';
import { findCrossTables } from './find-cross-tables';
import { findHeader } from './header';
import { readGroups } from './read-groups';
import { foldWord } from './text';
import { SHEET_WORDS, type SheetWord } from './vocabulary';

/** The sheets that a director keeps himself, so that they may be called anything. */
export const DIRECTORS_SHEETS = [
  'ranking',
  'entries',
  'groups',
  'schedule',
  'draw',
] as const satisfies readonly SheetWord[];

type DirectorsSheet = (typeof DIRECTORS_SHEETS)[number];

/** A header that makes a sheet look like one of a kind, and columns that make it look like another. */
const LOOKS: Readonly<
  Record<
    Exclude<DirectorsSheet, 'groups'>,
    { readonly has: readonly (readonly ColumnWord[])[]; readonly lacks: readonly ColumnWord[] }
  >
> = {
  ranking: {
    has: [
      ['player', 'rating'],
      ['player', 'points', 'place'],
    ],
    lacks: ['tournament', 'group', 'wins', 'present', 'confirmed', 'white'],
  },
  entries: {
    has: [
      ['player', 'present'],
      ['player', 'confirmed'],
    ],
    lacks: ['white', 'tournament'],
  },
  schedule: {
    has: [
      ['group', 'white', 'black'],
      ['white', 'black', 'pointsWhite', 'pointsBlack'],
      ['white', 'black', 'score'],
    ],
    lacks: ['match', 'winnerTo'],
  },
  draw: {
    has: [
      ['match', 'white', 'black'],
      ['white', 'black', 'winnerTo'],
    ],
    lacks: ['group'],
  },
};

/** Whether a sheet is called by one of the words for a kind, and by nothing else. */
export function isCalled(name: string, word: SheetWord): boolean {
  return (SHEET_WORDS[word] as readonly string[]).includes(foldWord(name));
}

/** Whether a sheet's name has one of the words for a kind in it: «Ranking 2026», «Liga - grupos». */
export function isCalledAfter(name: string, word: SheetWord): boolean {
  const folded = ` ${foldWord(name)} `;
  return SHEET_WORDS[word].some((one) => folded.includes(` ${one} `));
}

/** Whether what stands on a sheet looks like a table of a kind. */
export function looksLike(rows: readonly Row[], word: DirectorsSheet): boolean {
  if (word === 'groups') {
    const groups = readGroups(rows);
    return groups.ok && groups.value !== null && groups.value.length > 1 && !looksLike(rows, 'schedule');
  }
  if (word === 'schedule' && hasCrossTables(rows)) return true;
  const { has, lacks } = LOOKS[word];
  const header = findHeader(rows, has);
  // Two columns of one meaning are asked about when the sheet is read.
  if (!header.ok) return true;
  return header.value !== null && !lacks.some((column) => header.value!.columns.has(column));
}

/** Whether a sheet holds results in cross-tables and no list of matches, whatever it is called: «Cuadro», «Grupos». */
export function holdsSquares(rows: readonly Row[]): boolean {
  const list = findHeader(rows, [['white', 'black']]);
  return list.ok && list.value === null && hasCrossTables(rows);
}

function hasCrossTables(rows: readonly Row[]): boolean {
  const tables = findCrossTables(rows);
  return tables.ok && tables.value.length > 0;
}
