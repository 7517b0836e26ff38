import { unzipSync, zipSync, type Zippable } from 'fflate';
import { UsageError } from '../grid/refusal';
import { append, attribute, childrenOf, escapeAttribute, parseXml, splice, type XmlElement } from './xml';

export interface Relationship {
  readonly id: string;
  readonly type: string;
  /** Full path of the part in the package; for an external target the address as written. */
  readonly target: string;
  readonly external: boolean;
}

const CONTENT_TYPES = '[Content_Types].xml';

/** The zip of parts that an .xlsx file is. Parts that nobody rewrites keep their bytes. */
export class OpcPackage {
  private readonly parts = new Map<string, Uint8Array>();

  private constructor(parts: Iterable<[string, Uint8Array]>) {
    for (const [path, bytes] of parts) this.parts.set(path, bytes);
  }

  static read(bytes: Uint8Array, name: string): OpcPackage {
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
      throw new UsageError(`${name} is an old .xls file or is protected by a password; save it as .xlsx`);
    }
    let files: Record<string, Uint8Array>;
    try {
      files = unzipSync(bytes);
    } catch {
      throw new UsageError(`${name} is not an .xlsx workbook`);
    }
    const entries = Object.entries(files);
    const found = new OpcPackage(entries.map(([path, data]) => [path.replaceAll('\\', '/'), data]));
    if (!found.has(CONTENT_TYPES)) throw new UsageError(`${name} is not an .xlsx workbook`);
    return found;
  }

  copy(): OpcPackage {
    return new OpcPackage(this.parts);
  }

  /** Zips the parts in their order, with a fixed date, so that the same parts give the same file. */
  bytes(): Uint8Array {
    const files: Zippable = {};
    for (const [path, data] of this.parts) files[path] = data;
    return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
  }

  paths(): string[] {
    return [...this.parts.keys()];
  }

  has(path: string): boolean {
    return this.parts.has(path);
  }

  text(path: string): string {
    const bytes = this.parts.get(path);
    if (!bytes) throw new UsageError(`the workbook lacks its part ${path}`);
    const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
    return new TextDecoder(utf16 ?? 'utf-8', { ignoreBOM: utf16 === undefined }).decode(bytes);
  }

  tryText(path: string | undefined): string | undefined {
    return path !== undefined && this.has(path) ? this.text(path) : undefined;
  }

  write(path: string, text: string): void {
    this.parts.set(path, new TextEncoder().encode(text.replace(/encoding="UTF-16"/i, 'encoding="UTF-8"')));
  }

  remove(path: string): void {
    this.parts.delete(path);
  }

  /** A path that is free: `xl/worksheets/sheet*.xml` with the first number that is. */
  freePath(pattern: string): string {
    for (let number = 1; ; number++) {
      const path = pattern.replace('*', String(number));
      if (!this.has(path)) return path;
    }
  }

  relationships(path: string): Relationship[] {
    const text = this.tryText(relationshipsPath(path));
    if (text === undefined) return [];
    return childrenOf(parseXml(text), 'Relationship').map((element) => readRelationship(element, path));
  }

  related(path: string, type: string): Relationship | undefined {
    return this.relationships(path).find((relationship) => hasType(relationship, type));
  }

  get namespaces(): Namespaces {
    return this.related('', 'officeDocument')?.type.startsWith(STRICT.relationships) ? STRICT : TRANSITIONAL;
  }

  /** Adds a relationship of a kind (`worksheet`) to a part and gives its new id. */
  relate(path: string, kind: string, target: string): string {
    const type = `${this.namespaces.relationships}/${kind}`;
    const relationshipsOf = relationshipsPath(path);
    const text = this.tryText(relationshipsOf) ?? EMPTY_RELATIONSHIPS;
    const taken = new Set(this.relationships(path).map((relationship) => relationship.id));
    let number = taken.size + 1;
    while (taken.has(`rId${number}`)) number++;
    const id = `rId${number}`;
    const root = parseXml(text);
    const written = `<${root.prefix}Relationship Id="${id}" Type="${type}" Target="${escapeAttribute(`/${target}`)}"/>`;
    this.write(relationshipsOf, splice(text, [append(text, root, written)]));
    return id;
  }

  unrelate(path: string, ids: ReadonlySet<string>): void {
    const relationshipsOf = relationshipsPath(path);
    const text = this.tryText(relationshipsOf);
    if (text === undefined) return;
    const gone = childrenOf(parseXml(text), 'Relationship').filter((element) =>
      ids.has(attribute(element, 'Id') ?? ''),
    );
    if (gone.length === 0) return;
    this.write(
      relationshipsOf,
      splice(
        text,
        gone.map(({ start, end }) => ({ start, end, text: '' })),
      ),
    );
  }

  /** Names the content type of a part, or of every part with an extension that has none yet. */
  declare(path: string, contentType: string): void {
    const text = this.text(CONTENT_TYPES);
    const root = parseXml(text);
    const written = `<${root.prefix}Override PartName="${escapeAttribute(`/${path}`)}" ContentType="${contentType}"/>`;
    this.write(CONTENT_TYPES, splice(text, [append(text, root, written)]));
  }

  declareExtension(extension: string, contentType: string): void {
    const text = this.text(CONTENT_TYPES);
    const root = parseXml(text);
    const known = childrenOf(root, 'Default').some(
      (element) => attribute(element, 'Extension')?.toLowerCase() === extension,
    );
    if (known) return;
    const written = `<${root.prefix}Default Extension="${extension}" ContentType="${contentType}"/>`;
    this.write(
      CONTENT_TYPES,
      splice(text, [{ start: root.contentStart, end: root.contentStart, text: written }]),
    );
  }

  undeclare(path: string): void {
    const text = this.text(CONTENT_TYPES);
    const element = childrenOf(parseXml(text), 'Override').find(
      (candidate) => attribute(candidate, 'PartName')?.toLowerCase() === `/${path}`.toLowerCase(),
    );
    if (!element) return;
    this.write(CONTENT_TYPES, splice(text, [{ start: element.start, end: element.end, text: '' }]));
  }

  /** Cuts a relationship, and removes whatever nothing else leads to: a sheet with its drawings, notes, tables. */
  removeRelated(source: string, id: string): void {
    const before = this.reachable();
    this.unrelate(source, new Set([id]));
    const after = this.reachable();
    for (const orphan of before) {
      if (after.has(orphan) || !this.has(orphan)) continue;
      // LibreOffice declares the lists of relationships too.
      for (const part of [orphan, relationshipsPath(orphan)]) {
        this.remove(part);
        this.undeclare(part);
      }
    }
  }

  private reachable(): Set<string> {
    const found = new Set<string>();
    const pending = [''];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      for (const { target, external } of this.relationships(path)) {
        if (external || found.has(target) || !this.has(target)) continue;
        found.add(target);
        pending.push(target);
      }
    }
    return found;
  }
}

const EMPTY_RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** The names of the two spellings of the file format: what most programs write, and the strict one. */
export interface Namespaces {
  readonly main: string;
  readonly relationships: string;
}

const TRANSITIONAL: Namespaces = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
const STRICT: Namespaces = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};

/** Whether a relationship is of a kind (`worksheet`), in the transitional or the strict spelling. */
export function hasType(relationship: Relationship, type: string): boolean {
  return relationship.type.endsWith(`/${type}`);
}

export function relationshipsPath(path: string): string {
  const slash = path.lastIndexOf('/');
  return `${path.slice(0, slash + 1)}_rels/${path.slice(slash + 1)}.rels`;
}

function readRelationship(element: XmlElement, source: string): Relationship {
  const external = attribute(element, 'TargetMode') === 'External';
  const written = attribute(element, 'Target') ?? '';
  return {
    id: attribute(element, 'Id') ?? '',
    type: attribute(element, 'Type') ?? '',
    target: external ? written : resolvePath(source, written),
    external,
  };
}

function resolvePath(source: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = source.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
