import { attribute, child, numberAttribute, parseXml, type XmlElement } from './xml';

/** The sixty-four colours that old files name by number. */
const INDEXED = (
  '000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff ' +
  '800000 008000 000080 808000 800080 008080 c0c0c0 808080 9999ff 993366 ffffcc ccffff 660066 ff8080 0066cc ccccff ' +
  '000080 ff00ff ffff00 00ffff 800080 800000 008080 0000ff 00ccff ccffff ccffcc ffff99 99ccff ff99cc cc99ff ffcc99 ' +
  '3366ff 33cccc 99cc00 ffcc00 ff9900 ff6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'
).split(' ');

/** A colour element (`rgb`, `theme` with `tint`, or `indexed`) as `#rrggbb`. */
export function readColor(element: XmlElement | undefined, theme: readonly string[]): string | undefined {
  const rgb = attribute(element, 'rgb');
  if (rgb !== undefined) return `#${rgb.slice(-6).toLowerCase()}`;
  const themed = theme[numberAttribute(element, 'theme') ?? -1];
  if (themed !== undefined) return tinted(themed, numberAttribute(element, 'tint') ?? 0);
  const indexed = INDEXED[numberAttribute(element, 'indexed') ?? -1];
  return indexed === undefined ? undefined : `#${indexed}`;
}

/** The theme's colours in the order in which cells count them: light and dark change places. */
export function readTheme(source: string | undefined): string[] {
  if (source === undefined) return [];
  const scheme = child(child(parseXml(source), 'themeElements'), 'clrScheme');
  const colors = (scheme?.children ?? []).map((slot) => {
    const color = slot.children[0];
    return (attribute(color, 'lastClr') ?? attribute(color, 'val') ?? '000000').toLowerCase();
  });
  const [dark1 = '000000', light1 = 'ffffff', dark2 = '000000', light2 = 'ffffff', ...rest] = colors;
  return [light1, dark1, light2, dark2, ...rest];
}

function tinted(hex: string, tint: number): string {
  const channels = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const mixed = channels.map((channel) =>
    Math.round(tint < 0 ? channel * (1 + tint) : channel + (255 - channel) * tint),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
