/** Characters that are there but can't be seen: zero-width ones, direction marks, the soft hyphen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** A combining breve on и makes й, a letter of its own and no accent. */
const COMBINING_MARKS = /(?<![иИ])[\u0300-\u036f]|(?<=[иИ])(?!\u0306)[\u0300-\u036f]/g;

/** Text as a person sees it: one plain blank between words, none around. */
export function clean(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Text without regard to case, accents and spacing: equal for what a person would call the same. */
export function fold(text: string): string {
  return clean(text)
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ς/g, 'σ');
}

/** A header or a mark, for comparing: folded, without the dots and signs people put around such words. */
export function foldWord(text: string): string {
  return fold(text)
    .replace(/[.:;,*"'()[\]«»¿?¡!]/g, ' ')
    .replace(/[_/\\-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
