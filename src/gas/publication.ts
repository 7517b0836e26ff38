import { currentMessages } from './command-messages';
import { HEAD, headIn, pieceKey, type PublishedHead } from './published-text';

/** A property holds 9 KB (platform notes), and a character takes up to three bytes. */
const PIECE = 2900;
/** All of them 500 KB; the text that is there stays until the new one is complete. */
const MOST_BYTES = 240_000;

/**
 * Puts a text in the place of what anybody may see; `null`: nothing is any more. It goes into the script's properties, since
 * a web app has neither an active spreadsheet nor a document's store or lock (platform notes). They are shared by all who run
 * the script, so one spreadsheet alone may publish there.
 *
 * @param spreadsheet id of the one that publishes
 */
export function publishText(spreadsheet: string, text: string | null): void {
  const store = PropertiesService.getScriptProperties();
  const properties = store.getProperties();
  const before = headIn(properties);
  const isForeign = before !== null && before.spreadsheet !== spreadsheet;
  if (text === null) {
    if (isForeign) return;
    // The head first: without it there is nothing to see.
    store.deleteProperty(HEAD);
    // One call for all the pieces; what other code keeps there stays.
    const others = Object.entries(properties).filter(([key]) => key !== HEAD && !key.startsWith(`${HEAD}.`));
    store.setProperties(Object.fromEntries(others), true);
    return;
  }
  if (isForeign) throw new Error(currentMessages().live.elsewhere);
  const pieces = piecesOf(text);
  const version = String(Number(before?.version ?? 0) + 1);
  const written: Record<string, string> = {};
  pieces.forEach((piece, index) => (written[pieceKey(version, index)] = piece));
  if (text.length * 3 > MOST_BYTES && bytesOf(text) > MOST_BYTES) {
    throw new Error(currentMessages().live.tooMuch);
  }
  store.setProperties(written);
  const head: PublishedHead = { spreadsheet, version, pieces: pieces.length, at: Date.now() };
  // Whoever reads meanwhile reads the old text until this is written.
  store.setProperty(HEAD, JSON.stringify(head));
}

/** Never between the two halves of a character. */
function piecesOf(text: string): string[] {
  const found: string[] = [];
  for (let start = 0; start < text.length;) {
    const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(start + PIECE - 1));
    const end = start + PIECE - (isHalf ? 1 : 0);
    found.push(text.slice(start, end));
    start = end;
  }
  return found;
}

/** As UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
