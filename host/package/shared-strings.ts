import { childrenOf, decodeCellText, parseXml, textOf, type XmlElement } from './xml';

/** The texts of the shared-string part, in order; formatting inside a text is left where it is. */
export function readSharedStrings(source: string | undefined): string[] {
  if (source === undefined) return [];
  return childrenOf(parseXml(source), 'si').map((item) => richText(source, item));
}

/** The plain text of `<si>` or `<is>`: its own `<t>` or those of its runs, without phonetic guides. */
export function richText(source: string, item: XmlElement): string {
  const pieces: string[] = [];
  for (const element of item.children) {
    if (element.name === 't') pieces.push(textOf(source, element));
    else if (element.name === 'r') {
      pieces.push(...childrenOf(element, 't').map((text) => textOf(source, text)));
    }
  }
  return decodeCellText(pieces.join(''));
}
