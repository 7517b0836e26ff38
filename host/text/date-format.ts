import type { FormatPiece } from './format-pieces';
import type { SheetLocale } from './locale';
import { serialToWall } from './serial';

export function isDateSection(pieces: readonly FormatPiece[]): boolean {
  return pieces.some((piece) => piece.kind === 'date');
}

export function isElapsedSection(pieces: readonly FormatPiece[]): boolean {
  return pieces.some((piece) => piece.kind === 'date' && piece.text.startsWith('['));
}

export function formatDateSection(
  serial: number,
  pieces: readonly FormatPiece[],
  locale: SheetLocale,
): string {
  if (isElapsedSection(pieces)) return formatElapsed(serial, pieces, locale);
  const fractions = pieces.find((piece) => /^\.0+$/.test(piece.text))?.text.length ?? 1;
  const unit = 10 ** (4 - fractions);
  // Rounded to what is shown, so that 19:59:59.9996 does not read as 19:59:60.
  const wall = new Date(Math.round(serialToWall(serial) / unit) * unit);
  const half = pieces.some((piece) => /^(?:am\/pm|a\/p)$/i.test(piece.text));
  return pieces
    .map((piece) => (piece.kind === 'date' ? datePiece(piece.text, wall, half, locale) : plain(piece)))
    .join('');
}

function plain(piece: FormatPiece): string {
  return piece.kind === 'literal' || piece.kind === 'digits' ? piece.text : '';
}

function datePiece(code: string, wall: Date, half: boolean, locale: SheetLocale): string {
  const letters = code.toLowerCase();
  const hour = wall.getUTCHours();
  switch (letters) {
    case 'minute':
      return String(wall.getUTCMinutes());
    case 'minutes':
      return two(wall.getUTCMinutes());
    case 'am/pm':
      return hour < 12 ? 'AM' : 'PM';
    case 'a/p':
      return hour < 12 ? 'A' : 'P';
    default:
      break;
  }
  if (letters.startsWith('.')) return `${locale.decimal}${three(wall).slice(0, letters.length - 1)}`;
  const shown = half ? hour % 12 || 12 : hour;
  switch (letters.charAt(0)) {
    case 'y':
      return letters.length <= 2
        ? two(wall.getUTCFullYear() % 100)
        : String(wall.getUTCFullYear()).padStart(4, '0');
    case 'm':
      return monthPiece(letters.length, wall.getUTCMonth(), locale);
    case 'd':
      return dayPiece(letters.length, wall, locale);
    case 'h':
      return letters.length > 1 ? two(shown) : String(shown);
    default:
      return letters.length > 1 ? two(wall.getUTCSeconds()) : String(wall.getUTCSeconds());
  }
}

function monthPiece(width: number, month: number, locale: SheetLocale): string {
  const names = locale.months[month];
  if (width === 1) return String(month + 1);
  if (width === 2) return two(month + 1);
  if (width === 3) return names?.short ?? '';
  return width === 5 ? (names?.long.charAt(0).toUpperCase() ?? '') : (names?.long ?? '');
}

function dayPiece(width: number, wall: Date, locale: SheetLocale): string {
  const names = locale.weekdays[wall.getUTCDay()];
  if (width === 1) return String(wall.getUTCDate());
  if (width === 2) return two(wall.getUTCDate());
  return (width === 3 ? names?.short : names?.long) ?? '';
}

function formatElapsed(serial: number, pieces: readonly FormatPiece[], locale: SheetLocale): string {
  const total = Math.round(Math.abs(serial) * 86_400);
  const has = (letter: string): boolean => pieces.some((piece) => piece.text.startsWith(`[${letter}`));
  const hours = Math.floor(total / 3600);
  const minutes = has('h') ? Math.floor(total / 60) % 60 : Math.floor(total / 60);
  const seconds = has('h') || has('m') ? total % 60 : total;
  const body = pieces
    .map((piece) => {
      if (piece.kind !== 'date') return plain(piece);
      const code = piece.text.replaceAll(/[[\]]/g, '').toLowerCase();
      const number = code.startsWith('h') ? hours : code.startsWith('m') ? minutes : seconds;
      if (code.startsWith('.')) return `${locale.decimal}${'0'.repeat(code.length - 1)}`;
      const wide = code === 'minutes' ? 2 : code === 'minute' ? 1 : code.length;
      return String(number).padStart(wide, '0');
    })
    .join('');
  return serial < 0 && total > 0 ? `-${body}` : body;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function three(wall: Date): string {
  return String(wall.getUTCMilliseconds()).padStart(3, '0');
}
