import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { crossTableOf } from '../../src/ui/common/cross-table';
import type { LiveGroup, LiveSnapshot } from '../../src/ui/live-contract';
import { papersOf } from '../../src/ui/print/paper';
import { blogHtml, escaped } from '../../src/ui/snippet/blog-html';
import { hostileText } from '../arbitraries/hostile-text';
import { snapshotOf } from './live-snapshots';
import { runs } from '../arbitraries/runs';

const [STANDING] = snapshotOf('Ana').groups![0]!.standings;

function groupOf(players: readonly string[], crossTable: LiveGroup['crossTable']): LiveGroup {
  const standings = players.map((player) => ({ ...STANDING!, player }));
  return { group: 'G1', standings, ...(crossTable && { crossTable }) };
}

/** Ana won all, Carla by Darío’s leaving; Beto has still to play him. Darío’s match with Ana does not count. */
const GROUP = groupOf(
  ['Ana', 'Beto', 'Carla', 'Darío'],
  [
    ['', '3–1', '3–F', '(3–0)'],
    ['1–3', '', '3–2', '·'],
    ['F–3', '2–3', '', '3–A'],
    ['(0–3)', '·', 'A–3', ''],
  ],
);

test('a win is told by the points or by who was not there', () => {
  const { rows } = crossTableOf(GROUP)!;
  const won = rows.map(({ cells }) => cells.map((cell) => (cell.isOwn ? '■' : cell.won ? 'x' : '')));
  expect(won).toEqual([
    ['■', 'x', 'x', 'x'],
    ['', '■', 'x', ''],
    ['', '', '■', 'x'],
    ['', '', '', '■'],
  ]);
});

test('a double forfeit is nobody’s win, a draw neither', () => {
  const table = crossTableOf(
    groupOf(
      ['Ana', 'Beto', 'Carla'],
      [
        ['', 'F–A', '32–32'],
        ['A–F', '', ''],
        ['32–32', '', ''],
      ],
    ),
  )!;
  expect(table.rows.flatMap(({ cells }) => cells.map(({ won }) => won))).not.toContain(true);
  expect(table.notes).toEqual(['forfeit', 'left']);
});

test('the legend tells the marks that are there, and no other', () => {
  expect(crossTableOf(GROUP)!.notes).toEqual(['forfeit', 'left', 'toCome', 'annulled']);
  expect(
    crossTableOf(
      groupOf(
        ['Ana', 'Beto'],
        [
          ['', '3–1'],
          ['1–3', ''],
        ],
      ),
    )!.notes,
  ).toEqual([]);
});

test('what was published before there were cross-tables has none', () => {
  expect(crossTableOf(groupOf(['Ana', 'Beto'], undefined))).toBeNull();
});

const snapshotWith = (groups: readonly LiveGroup[]): LiveSnapshot => ({ ...snapshotOf('Ana'), groups });

test('on the blog it is a table with its legend in words', () => {
  const html = blogHtml(snapshotWith([GROUP]), ['cross'], null);
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text);
  expect(cells.slice(0, 6)).toEqual(['1', 'Ana', '■', '3–1', '3–F', '(3–0)']);
  expect(html).toContain('F = no se presentó; A = abandonó; · = por jugar; ( ) = anulado, no cuenta');
});

test('names and marks of anybody come out as text on the blog', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const group = groupOf(
        [text, 'Beto'],
        [
          ['', text],
          [text, ''],
        ],
      );
      const html = blogHtml(snapshotWith([group]), ['cross'], null);
      const rest = html.replace(/<\/?(?:div|h2|h3|p|table|tr|td|th)(?: style="[\w:;.# -]+")?>/g, '');
      expect(rest).not.toMatch(/[<>"']/);
      expect(html).toContain(`>${escaped(text)}</td>`);
    }),
    runs(100),
  );
});

test('on paper a group’s table and cross-table share a page; of a league each has its own', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `J${index}`);
  const square = (count: number) =>
    names(count).map((_, row) => names(count).map((__, column) => (row === column ? '' : '·')));
  const pages = papersOf(snapshotWith([GROUP, groupOf(names(5), square(5))]), ['standings']);
  expect(pages).toHaveLength(1);
  const league = papersOf(snapshotWith([groupOf(names(20), square(20))]), ['standings']);
  expect(
    league.flatMap((page) =>
      page.kind === 'standings' ? page.groups.map(({ hasTable, hasCross }) => [hasTable, hasCross]) : [],
    ),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
});
