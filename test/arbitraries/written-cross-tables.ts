import fc from 'fast-check';
import type { MatchRow, ScoreCell } from '../oracle/standings-oracle';
import { playersOf } from '../oracle/standings-oracle';
import { oneCell, type Written } from './written-groups';

/** How a director keeps a square: what heads the columns, what a cell holds, how many rows and columns a player takes. */
export interface KeptSquare {
  readonly heads: 'names' | 'otherwise typed' | 'first names' | 'numbers' | 'numbers before the names';
  readonly cells: 'results' | 'ownPoints' | 'twoColumns';
  readonly secondHeads: boolean;
  readonly half: 'both' | 'above' | 'below';
  readonly diagonal: string;
  readonly corner: string;
  readonly rowsEach: 1 | 3;
  readonly totals: boolean;
  /** Which group it is, and where that stands. */
  readonly title: { readonly text: string; readonly place: 'above' | 'corner' | 'two rows above' } | null;
}

export const keptSquare: fc.Arbitrary<KeptSquare> = fc.record({
  heads: fc.oneof(
    fc.constantFrom<KeptSquare['heads']>('names', 'otherwise typed', 'first names'),
    fc.constantFrom<KeptSquare['heads']>('numbers', 'numbers before the names'),
  ),
  cells: fc.constantFrom<KeptSquare['cells']>('results', 'ownPoints', 'twoColumns'),
  secondHeads: fc.boolean(),
  half: fc.constantFrom<KeptSquare['half']>('both', 'above', 'below'),
  diagonal: fc.constantFrom('', '-', '-----', 'xx', 'X', '**', '*', '■', 'х'),
  corner: fc.constantFrom('', 'Jugador', 'Equipo', 'Pareja'),
  rowsEach: fc.constantFrom<1 | 3>(1, 1, 3),
  totals: fc.boolean(),
  title: fc.constant(null),
});

export function keptSquareOf(matches: readonly MatchRow[], form: KeptSquare): Written {
  const { cells, half, diagonal, title, rowsEach } = form;
  const players = playersOf(matches);
  const isPaired = cells === 'twoColumns';
  // The numbers before the names are not always those of the rows: the columns then stand the other way round.
  const isTurned = form.heads === 'numbers before the names';
  const across = isTurned ? [...players].reverse() : players;
  const isNumbered = form.heads === 'numbers' || isTurned;
  const between = (own: string, other: string): unknown[] => {
    if (own === other) return isPaired ? [diagonal, ''] : [diagonal];
    const turned = turnedTo(own, other, matches);
    if (cells === 'ownPoints') return [turned[2]];
    const side = players.indexOf(own) < players.indexOf(other) ? 'above' : 'below';
    const isFilled = half === 'both' || half === side;
    if (!isPaired) return [isFilled ? oneCell(turned, '-') : ''];
    return isFilled ? [turned[2], turned[3]] : ['', ''];
  };
  const widened = (cell: unknown): unknown[] => (isPaired ? [cell, ''] : [cell]);
  const before = (cell: unknown): unknown[] => (isNumbered ? [cell] : []);
  const behind = (...filled: readonly unknown[]): unknown[] => (form.totals ? [...filled] : []);
  const corner = title?.place === 'corner' ? title.text : form.corner;
  const heads = across.map((player, at) => headOf(player, at, players, form.heads));
  const width = before('').length + 1 + heads.flatMap(widened).length + behind(1, 2, 3, 4).length;
  const blank = Array.from({ length: width }, () => '');
  const titled = (text: string): unknown[] => [text, ...blank.slice(1)];
  return [
    ...(title && title.place !== 'corner' ? [titled(title.text)] : []),
    ...(title?.place === 'two rows above' ? [['Hora', '20:00', ...blank.slice(2)]] : []),
    [...before('Nº'), corner, ...heads.flatMap(widened), ...behind('PJ', 'Dif', 'Pts', 'Puesto')],
    ...(isPaired && form.secondHeads
      ? [[...before(''), '', ...heads.flatMap(() => ['F', 'C']), ...behind('', '', '', '')]]
      : []),
    ...players.flatMap((own, at) => [
      [
        ...[...before(across.indexOf(own) + 1), own, ...across.flatMap((other) => between(own, other))],
        ...behind(2, -1, 3, `${at + 1}º`),
      ],
      ...Array.from({ length: rowsEach - 1 }, () => blank),
    ]),
  ];
}

function headOf(player: string, at: number, players: readonly string[], heads: KeptSquare['heads']): unknown {
  const [first = ''] = player.split(' ');
  switch (heads) {
    case 'names':
      return player;
    case 'otherwise typed':
      return ` ${player.normalize('NFD').toUpperCase()}`;
    case 'first names':
      return players.filter((other) => other.startsWith(first)).length === 1 ? first : player;
    case 'numbers':
    case 'numbers before the names':
      return at + 1;
  }
}

function turnedTo(own: string, other: string, matches: readonly MatchRow[]): MatchRow {
  const match = matches.find(
    ([white, black]) => [white, black].includes(own) && [white, black].includes(other),
  );
  if (!match) return [own, other, '', ''];
  const [white, , scoreWhite, scoreBlack] = match;
  const scores: [ScoreCell, ScoreCell] = white === own ? [scoreWhite, scoreBlack] : [scoreBlack, scoreWhite];
  return [own, other, ...scores];
}

/** Tables one below another. */
export function stacked(tables: readonly Written[], blankRows: number): Written {
  const gap = Array.from({ length: blankRows }, (): unknown[] => []);
  return tables.flatMap((one, at) => (at === 0 ? one : [...gap, ...one]));
}

/** Tables side by side, all from the same row. */
export function sideBySide(tables: readonly Written[], blankColumns: number): Written {
  const height = Math.max(...tables.map((one) => one.length));
  const filled = tables.map((one) => {
    const width = Math.max(...one.map((row) => row.length)) + blankColumns;
    const padded = (row: readonly unknown[]): unknown[] =>
      Array.from({ length: width }, (_, at) => row[at] ?? '');
    return Array.from({ length: height }, (_, at) => padded(one[at] ?? []));
  });
  return Array.from({ length: height }, (_, at) => filled.flatMap((rows) => rows[at] ?? []));
}
