/** A number format cut into what it writes, section by section (positive; negative; zero; text). */
export interface FormatPiece {
  readonly kind: 'literal' | 'digits' | 'percent' | 'date' | 'text' | 'general';
  readonly text: string;
}

export interface FormatSection {
  readonly pieces: readonly FormatPiece[];
  readonly condition?: (value: number) => boolean;
}

const PIECE =
  /"([^"]*)"|\\([\s\S])|_[\s\S]|\*[\s\S]|\[([^\]]*)\]|(general)|(am\/pm|a\/p|[ymdhs]+|(?<=s)\.0{1,3})|([0#?][0#?,]*(?:\.[0#?]*)?,*(?:[eE][+-][0#?]+)?|\.[0#?]+)|(%)|(@)|(;)|([\s\S])/gi;

const cache = new Map<string, readonly FormatSection[]>();

export function splitFormat(format: string): readonly FormatSection[] {
  const known = cache.get(format);
  if (known) return known;
  const sections = cut(format);
  cache.set(format, sections);
  return sections;
}

function cut(format: string): FormatSection[] {
  const sections: { pieces: FormatPiece[]; condition?: (value: number) => boolean }[] = [{ pieces: [] }];
  for (const match of format.matchAll(PIECE)) {
    const [, quoted, escaped, bracket, general, date, digits, percent, text, semicolon, other] = match;
    const section = sections.at(-1);
    if (!section) break;
    if (semicolon !== undefined) {
      sections.push({ pieces: [] });
    } else if (bracket !== undefined) {
      readBracket(bracket, section);
    } else if (quoted !== undefined || escaped !== undefined || other !== undefined) {
      section.pieces.push({ kind: 'literal', text: quoted ?? escaped ?? other ?? '' });
    } else if (general !== undefined) {
      section.pieces.push({ kind: 'general', text: general });
    } else if (date !== undefined) {
      section.pieces.push({ kind: 'date', text: date });
    } else if (digits !== undefined) {
      section.pieces.push({ kind: 'digits', text: digits });
    } else if (percent !== undefined) {
      section.pieces.push({ kind: 'percent', text: percent });
    } else if (text !== undefined) {
      section.pieces.push({ kind: 'text', text });
    }
  }
  for (const section of sections) section.pieces = tellMinutes(section.pieces);
  return sections;
}

function readBracket(
  bracket: string,
  section: { pieces: FormatPiece[]; condition?: (value: number) => boolean },
): void {
  if (/^(?:h+|m+|s+)$/i.test(bracket)) {
    section.pieces.push({ kind: 'date', text: `[${bracket.toLowerCase()}]` });
    return;
  }
  const currency = /^\$([^-]*)/.exec(bracket)?.[1];
  if (currency) section.pieces.push({ kind: 'literal', text: currency });
  const condition = /^(<=|>=|<>|<|>|=)\s*(-?[\d.]+)$/.exec(bracket);
  if (!condition) return;
  const limit = Number(condition[2]);
  const tests: Record<string, (value: number) => boolean> = {
    '<': (value) => value < limit,
    '<=': (value) => value <= limit,
    '>': (value) => value > limit,
    '>=': (value) => value >= limit,
    '=': (value) => value === limit,
    '<>': (value) => value !== limit,
  };
  const test = tests[condition[1] ?? ''];
  if (test) section.condition = test;
}

/** `m` means minutes after an hour and before seconds, months everywhere else. */
function tellMinutes(pieces: readonly FormatPiece[]): FormatPiece[] {
  const dates = pieces.filter((piece) => piece.kind === 'date');
  return pieces.map((piece) => {
    if (piece.kind !== 'date' || !/^m{1,2}$/i.test(piece.text)) return piece;
    const at = dates.indexOf(piece);
    const afterHour = /^\[?h/i.test(dates[at - 1]?.text ?? '');
    const beforeSeconds = /^\[?s/i.test(dates[at + 1]?.text ?? '');
    return afterHour || beforeSeconds
      ? { kind: 'date', text: piece.text.length > 1 ? 'minutes' : 'minute' }
      : piece;
  });
}
