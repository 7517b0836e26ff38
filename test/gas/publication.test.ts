import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { publishText } from '../../src/gas/publication';
import { publishedText } from '../../src/gas/published-text';
import { runs } from '../arbitraries/runs';

/** Property stores with Google's limits (platform notes), of which the n-th write can be made to fail. */
class Store {
  readonly held = new Map<string, string>();
  failAt = Infinity;

  getProperties(): Record<string, string> {
    return Object.fromEntries(this.held);
  }

  getKeys(): string[] {
    return [...this.held.keys()];
  }

  setProperty(key: string, value: string): void {
    this.write();
    if (Buffer.byteLength(value) > 9 * 1024) throw new Error('too large a value');
    this.held.set(key, value);
    const size = [...this.held].reduce((sum, entry) => sum + Buffer.byteLength(entry.join('')), 0);
    if (size > 500 * 1024) throw new Error('too much');
  }

  setProperties(properties: Record<string, string>, deleteAllOthers = false): void {
    if (deleteAllOthers) {
      this.write();
      this.held.clear();
    }
    for (const [key, value] of Object.entries(properties)) this.setProperty(key, value);
  }

  deleteProperty(key: string): void {
    this.write();
    this.held.delete(key);
  }

  private write(): void {
    this.failAt -= 1;
    if (this.failAt < 0) throw new Error('refused');
  }
}

let store: Store;

beforeEach(() => {
  store = new Store();
  store.held.set('somebody else', 'his');
  Object.assign(globalThis, { PropertiesService: { getScriptProperties: () => store } });
});

const shown = () => publishedText(null)?.text;

test('whatever is published comes out as it went in', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .tuple(fc.nat(3000), fc.constantFrom('a', 'ñ', '語', '🎲'))
      .map(([count, one]) => `x${one.repeat(count)}`),
  );
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (texts) => {
      for (const text of texts) {
        publishText('one', text);
        expect(shown()).toBe(text);
      }
    }),
    runs(100),
  );
});

test('a write that is refused leaves the old text or the new one, and the next time makes all good', () => {
  const [old, next] = ['o'.repeat(10_000), 'n'.repeat(7_000)];
  for (let failAt = 0; failAt < 12; failAt++) {
    store.failAt = Infinity;
    publishText('one', old);
    store.failAt = failAt;
    try {
      publishText('one', next);
    } catch {
      // Told to the director.
    }
    expect([old, next]).toContain(shown());
    store.failAt = Infinity;
    publishText('one', next);
    expect(shown()).toBe(next);
  }
});

test('each time is another version, also after everything was emptied', () => {
  const versions = new Set<string>();
  let now = 1000;
  const clock = Date.now;
  Date.now = () => (now += 1000);
  for (const text of ['a', 'a', null, 'a']) {
    publishText('one', text);
    versions.add(publishedText(null)?.version ?? '');
  }
  Date.now = clock;
  expect(versions.size).toBe(4);
});

test('nothing is left of what is not published any more, and nothing else is touched', () => {
  publishText('one', 'x'.repeat(20_000));
  publishText('one', null);
  expect([...store.held.keys()]).toEqual(['somebody else']);
});

test('one spreadsheet neither shows on the page of another nor empties it', () => {
  publishText('one', 'its own');
  expect(() => publishText('two', 'other')).toThrow('La página en vivo muestra el torneo de otra hoja');
  publishText('two', null);
  expect(publishedText('two')).toBeNull();
  expect(shown()).toBe('its own');
});

test('what does not fit is refused before anything is written', () => {
  publishText('one', 'before');
  expect(() => publishText('one', '語'.repeat(90_000))).toThrow('no cabe');
  expect(shown()).toBe('before');
});
