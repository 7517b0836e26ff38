import { DECLARATION, escapeXml, OFFICE } from './xml-text';

/** The relationships of one part. */
export class Relations {
  private readonly items: string[] = [];

  get isEmpty(): boolean {
    return this.items.length === 0;
  }

  /** Adds one and gives its id; a short kind is one of the office's own. */
  add(kind: string, target: string, isOutside = false): string {
    const id = `rId${this.items.length + 1}`;
    const type = kind.includes(':') ? kind : `${OFFICE}/${kind}`;
    const mode = isOutside ? ' TargetMode="External"' : '';
    this.items.push(`<Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"${mode}/>`);
    return id;
  }

  xml(): string {
    return `${DECLARATION}\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${this.items.join('')}</Relationships>`;
  }
}
