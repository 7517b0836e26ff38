/** Names of colours that people write in scripts, besides `#rrggbb`. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  magenta: '#ff00ff',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  white: '#ffffff',
  yellow: '#ffff00',
};

export function readColorName(text: string): string | undefined {
  const color = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(color)) return color;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color);
  if (short) {
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  }
  return NAMES[color];
}
