import type { LiveAnswer, LiveSnapshot } from '../ui/live-contract';
import { pageAddress } from './page-address';
import { publishedText } from './published-text';

/** What the players' page asks for again and again: JSON text of a `LiveAnswer`. In the bundle itself, for its speed. */
export function cubileteLive(seen?: unknown): string {
  const published = publishedText(null);
  if (published === null) return json({ kind: 'nothing' });
  const { text, version, age } = published;
  if (seen === version) return json({ kind: 'same', age });
  return json({ kind: 'live', age, version, url: pageAddress(), snapshot: JSON.parse(text) as LiveSnapshot });
}

function json(answer: LiveAnswer): string {
  return JSON.stringify(answer);
}
