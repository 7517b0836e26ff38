/** Characters that are there but can't be seen: zero-width ones, direction marks, the soft hyphen. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** A combining breve on и makes й, a letter of its own and no accent. */
const COMBINING_MARKS = /(?<![иИ])[\u0300-\u036f]|(?<=[иИ])(?!\u0306)[\u0300-\u036f]/g;

/** What most cells hold: words with one blank between them. There is nothing to clean, and looking is cheaper than replacing. */
const IS_CLEAN = /^[!-~\u00c0-\u024f\u0400-\u045f]+(?: [!-~\u00c0-\u024f\u0400-\u045f]+)*$/;
/** Without accents, or anything else that has several forms. */
const IS_ASCII = /^[ -~]*$/;

/** Text as a person sees it: one plain blank between words, none around. */
export function clean(text: string): string {
  if (IS_CLEAN.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Text without regard to case, accents and spacing: equal for what a person would call the same. */
export function fold(text: string): string {
  const plain = clean(text);
  if (IS_ASCII.test(plain)) return plain.toLowerCase();
  return plain
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ς/g, 'σ');
}

/** What `foldWord` takes out, and the blanks that an accent of its own leaves behind. */
const SIGNS = /[.:;,*"'()[\]«»¿?¡!_/\\-]|^ | {2}| $/;

/** A header or a mark, for comparing: folded, without the dots and signs people put around such words. */
export function foldWord(text: string): string {
  return withoutSigns(fold(text));
}

/** The same for text that is folded already. */
export function withoutSigns(folded: string): string {
  if (!SIGNS.test(folded)) return folded;
  return folded
    .replace(/[.:;,*"'()[\]«»¿?¡!]/g, ' ')
    .replace(/[_/\\-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
