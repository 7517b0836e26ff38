import { ServiceError } from '../grid/refusal';
import { badSignature, isText } from './signature';
import { stub } from './stub';

const LONGEST_PROPERTY = 9 * 1024;
const LONGEST_STORE = 500 * 1024;

/** A property store that lives as long as the session. */
class LocalProperties extends stub<GoogleAppsScript.Properties.Properties>('Properties') {
  private readonly store = new Map<string, string>();

  override getProperty(key: string): string | null {
    return this.store.get(key) ?? null;
  }

  override getProperties(): Record<string, string> {
    return Object.fromEntries(this.store);
  }

  override getKeys(): string[] {
    return [...this.store.keys()];
  }

  override setProperty(key: string, value: string): this {
    if (!isText(key)) throw badSignature('PropertiesService.Properties.setProperty', [key, value]);
    const text = String(value);
    if (byteLength(text) > LONGEST_PROPERTY) throw new ServiceError('Argument too large: value');
    const others = [...this.store].filter(([name]) => name !== key);
    const size = others.reduce((sum, [name, stored]) => sum + byteLength(name) + byteLength(stored), 0);
    if (size + byteLength(key) + byteLength(text) > LONGEST_STORE) {
      throw new ServiceError(
        'You have exceeded the property storage quota. Please remove some properties and try again.',
      );
    }
    this.store.set(key, text);
    return this;
  }

  override setProperties(properties: Record<string, string>, deleteAllOthers?: boolean): this {
    if (deleteAllOthers) this.store.clear();
    for (const [key, value] of Object.entries(properties)) this.setProperty(key, value);
    return this;
  }

  override deleteProperty(key: string): this {
    this.store.delete(key);
    return this;
  }

  override deleteAllProperties(): this {
    this.store.clear();
    return this;
  }
}

export class LocalPropertiesService extends stub<GoogleAppsScript.Properties.PropertiesService>(
  'PropertiesService',
) {
  private readonly document = new LocalProperties();
  private readonly user = new LocalProperties();
  private readonly script = new LocalProperties();

  override getDocumentProperties(): LocalProperties {
    return this.document;
  }

  override getUserProperties(): LocalProperties {
    return this.user;
  }

  override getScriptProperties(): LocalProperties {
    return this.script;
  }
}

const LONGEST_KEY = 250;
const LONGEST_CACHED = 100 * 1024;
const USUAL_SECONDS = 600;
const MOST_SECONDS = 21_600;

class LocalCache extends stub<GoogleAppsScript.Cache.Cache>('Cache') {
  private readonly entries = new Map<string, { value: string; until: number }>();

  constructor(private readonly now: () => number) {
    super();
  }

  override get(key: string): string | null {
    const entry = this.entries.get(key);
    return entry && entry.until > this.now() ? entry.value : null;
  }

  override put(key: string, value: string, expirationInSeconds = USUAL_SECONDS): void {
    if (key.length > LONGEST_KEY) throw new ServiceError('Argument too large: key');
    if (byteLength(value) > LONGEST_CACHED) throw new ServiceError('Argument too large: value');
    const seconds = Math.min(expirationInSeconds, MOST_SECONDS);
    this.entries.set(key, { value, until: this.now() + seconds * 1000 });
  }

  override remove(key: string): void {
    this.entries.delete(key);
  }
}

export class LocalCacheService extends stub<GoogleAppsScript.Cache.CacheService>('CacheService') {
  private readonly document: LocalCache;
  private readonly user: LocalCache;
  private readonly script: LocalCache;

  constructor(now: () => number) {
    super();
    this.document = new LocalCache(now);
    this.user = new LocalCache(now);
    this.script = new LocalCache(now);
  }

  override getDocumentCache(): LocalCache {
    return this.document;
  }

  override getUserCache(): LocalCache {
    return this.user;
  }

  override getScriptCache(): LocalCache {
    return this.script;
  }
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}
