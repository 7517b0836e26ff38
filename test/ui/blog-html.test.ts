import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BLOG_PARTS, blogHtml, escaped } from '../../src/ui/snippet/blog-html';
import { hostileText } from '../arbitraries/hostile-text';
import { snapshotOf } from './live-snapshots';

/** What a fragment of ours is made of; everything else in it is text. */
const OWN_TAGS =
  /<(?:div|h2|h3|p|tr|table style="[\w:;. -]+"|t[hd] style="[\w:;.# -]+"|a href="https:\/\/[\w./-]+")>|<\/(?:div|h2|h3|p|tr|table|t[hd]|a)>/g;

const ADDRESS = 'https://script.google.com/macros/s/abc/exec';

test('whatever a workbook holds, a fragment is our own tags and text', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const html = blogHtml(snapshotOf(text), BLOG_PARTS, ADDRESS);
      expect(html.replace(OWN_TAGS, '')).not.toMatch(/[<>"']/);
      // Read as HTML it says what the workbook says.
      expect(html).toContain(`<h2>${escaped(text)}</h2>`);
    }),
  );
});

test('an address that is no web address is no link', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      fc.pre(!/^https?:\/\//i.test(text));
      expect(blogHtml(snapshotOf('Ana'), BLOG_PARTS, text)).not.toContain('<a ');
    }),
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
