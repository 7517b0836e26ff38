import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BLOG_PARTS, blogHtml, escaped } from '../../src/ui/snippet/blog-html';
import { hostileText } from '../arbitraries/hostile-text';
import type { LiveDrawMatch } from '../../src/ui/live-contract';
import { drawMatch, snapshotOf } from './live-snapshots';
import { runs } from '../arbitraries/runs';

/** What a fragment of ours is made of; everything else in it is text. */
const OWN_TAGS =
  /<(?:div|div style="[\w:-]+"|h2|h3|p|b|br|tr|table style="[\w:;. -]+"|t[hd](?: rowspan="\d+")? style="[\w:;.# -]+"|a href="https:\/\/[\w./-]+")>|<\/(?:div|h2|h3|p|b|tr|table|t[hd]|a)>/g;

const ADDRESS = 'https://script.google.com/macros/s/abc/exec';

test('whatever a workbook holds, a fragment is our own tags and text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const html = blogHtml(snapshotOf(text), BLOG_PARTS, ADDRESS);
      expect(html.replace(OWN_TAGS, '')).not.toMatch(/[<>"']/);
      // Read as HTML it says what the workbook says.
      expect(html).toContain(`<h2>${escaped(text)}</h2>`);
    }),
    runs(100),
  );
});

test('an address that is no web address is no link', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      fc.pre(!/^https?:\/\//i.test(text));
      expect(blogHtml(snapshotOf('Ana'), BLOG_PARTS, text)).not.toContain('<a ');
    }),
    runs(100),
  );
  expect(blogHtml(snapshotOf('Ana'), BLOG_PARTS, 'javascript:alert(1)')).not.toContain('javascript');
  expect(blogHtml(snapshotOf('Ana'), BLOG_PARTS, ADDRESS)).toContain(`<a href="${ADDRESS}">`);
});

test('the parts that are not wanted are left out', () => {
  const snapshot = snapshotOf('Ana');
  expect(blogHtml(snapshot, [], null).match(/<table/g)).toBeNull();
  expect(blogHtml(snapshot, ['groups'], null).match(/<table/g)).toHaveLength(1);
  expect(blogHtml(snapshot, ['draw'], null).match(/<table/g)).toHaveLength(2);
  expect(
    blogHtml({ ...snapshot, draw: null, ranking: null }, BLOG_PARTS, null).match(/<table/g),
  ).toHaveLength(2);
});

test('the draw is a tree without style sheet or script: a match is as high as those before it', () => {
  const name = (match: LiveDrawMatch) => ({ name: match.round, matches: [match] });
  const rounds = [
    {
      name: 'Semifinal',
      matches: [
        { ...drawMatch('M1', 'Semifinal', 'M3', ['Ana', 'Beto']), result: '5–2', winner: 'white' as const },
        drawMatch('M2', 'Semifinal', 'M3', ['Carla', 'Darío']),
      ],
    },
    name(drawMatch('M4', '3er puesto', null, ['Ganador M1', 'Ganador M2'])),
    name(drawMatch('M3', 'Final', null, ['Ana', 'Ganador M2'])),
  ];
  const html = blogHtml({ ...snapshotOf('x'), draw: rounds, lastChance: null }, ['draw'], null);
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd](?: rowspan="(\d+)")?[^>]*>(.*?)<\/t[hd]>/g)].map(([, span, text]) => [
      span,
      text,
    ]),
  );
  expect(rows).toEqual([
    [
      [undefined, 'Semifinal'],
      [undefined, 'Final'],
    ],
    [
      ['1', 'M1<br><b>Ana 5</b><br>Beto 2'],
      ['2', 'M3<br>Ana<br>Ganador M2'],
    ],
    [['1', 'M2<br>Carla<br>Darío']],
    [[undefined, 'M4<br>Ganador M1<br>Ganador M2']],
  ]);
});
