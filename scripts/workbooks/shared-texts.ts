import type { Rich } from './model';
import { escapeXml, MAIN } from './xml-text';

/** The texts of a file, each once. */
export class SharedTexts {
  private readonly items: string[] = [];
  private uses = 0;

  get isEmpty(): boolean {
    return this.items.length === 0;
  }

  indexOf(value: string | Rich): number {
    this.uses += 1;
    const item =
      typeof value === 'string' ? `<si>${plain(value)}</si>` : `<si>${value.runs.map(run).join('')}</si>`;
    const present = this.items.indexOf(item);
    return present >= 0 ? present : this.items.push(item) - 1;
  }

  xml(): string {
    return `<sst xmlns="${MAIN}" count="${this.uses}" uniqueCount="${this.items.length}">${this.items.join('')}</sst>`;
  }
}

function plain(text: string): string {
  const space = /^\s|\s$|\s\s|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<t${space}>${escapeXml(text).replaceAll('&#10;', '\n')}</t>`;
}

function run([text, look]: Rich['runs'][number]): string {
  const properties = look
    ? `<rPr>${look.b ? '<b/>' : ''}<sz val="11"/><color rgb="FF${look.color ?? '000000'}"/><rFont val="Calibri"/><family val="2"/></rPr>`
    : '';
  return `<r>${properties}<t xml:space="preserve">${escapeXml(text)}</t></r>`;
}
