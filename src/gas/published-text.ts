import type { PublishedText } from '../ports/publication';

/** Under which the head is kept. */
export const HEAD = 'live';

/** What stands before the pieces: whose they are, how many, since when. */
export interface PublishedHead {
  readonly spreadsheet: string;
  readonly version: string;
  readonly pieces: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function headIn(properties: Readonly<Record<string, string>>): PublishedHead | null {
  const text = properties[HEAD];
  return text === undefined ? null : (JSON.parse(text) as PublishedHead);
}

/** Two places in turn: overwriting is one call, deleting is one a piece. */
export function pieceKey(version: string, piece: number): string {
  return `${HEAD}.${Number(version) % 2}.${piece}`;
}

/**
 * What is published, whole; `null` where nothing is.
 *
 * @param spreadsheet id of the one that publishes; `null` for reading as anybody
 */
export function publishedText(spreadsheet: string | null): PublishedText | null {
  const properties = PropertiesService.getScriptProperties().getProperties();
  const head = headIn(properties);
  if (head === null || (spreadsheet !== null && head.spreadsheet !== spreadsheet)) return null;
  const pieces = Array.from({ length: head.pieces }, (_, at) => properties[pieceKey(head.version, at)]);
  if (pieces.some((piece) => piece === undefined)) return null;
  const age = Math.max(0, Math.round((Date.now() - head.at) / 1000));
  return { text: pieces.join(''), version: `${head.version}-${head.at}`, age };
}
