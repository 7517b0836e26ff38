import type { IncomingMessage, ServerResponse } from 'node:http';
import { es, type LocalTexts } from './texts/es';

/** Told to the page as a sentence in the document's language, with its status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly say: (texts: LocalTexts) => string,
  ) {
    super(say(es));
  }
}

const LONGEST_BODY = 1_000_000;

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export interface Body {
  readonly type: string;
  readonly content: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export function send(response: ServerResponse, status: number, body: Body): void {
  if (response.headersSent) return;
  const cache = body.headers?.['Cache-Control'] ?? 'no-store';
  response.writeHead(status, {
    ...ALWAYS,
    ...body.headers,
    'Cache-Control': cache,
    'Content-Type': body.type,
  });
  response.end(body.content);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, { type: 'application/json; charset=utf-8', content: JSON.stringify(value) });
}

/** Opens a stream of server-sent events, and gives the way to write one. */
export function openEvents(response: ServerResponse): (event: unknown) => void {
  response.writeHead(200, { ...ALWAYS, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  return (event) => response.write(`data: ${JSON.stringify(event)}\n\n`);
}

/** The body of a request as an object, which is all that the page sends. */
export async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, ({ refused }) => refused.unreadable);
  }
  const tooMuch = new Refusal(413, ({ refused }) => refused.tooMuch);
  // Told before any of it is read, so that the answer still gets through.
  if (Number(request.headers['content-length'] ?? 0) > LONGEST_BODY) throw tooMuch;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_BODY) throw tooMuch;
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Told below.
  }
  throw new Refusal(400, ({ refused }) => refused.unreadable);
}

/**
 * Nothing but this machine's own browser, on a page of this server, may speak to it: other pages in the same
 * browser come with another origin, and names that were made to lead here with another host.
 */
export function requireOwn(request: IncomingMessage, port: number): void {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!own.includes(request.headers.host ?? '')) {
    throw new Refusal(403, ({ refused }) => refused.otherAddress);
  }
  const { origin } = request.headers;
  if (origin !== undefined && !own.some((host) => origin === `http://${host}`)) {
    throw new Refusal(403, ({ refused }) => refused.otherPage);
  }
}

const FRAME_POLICY = [
  'sandbox allow-scripts allow-forms allow-modals allow-popups',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** For pages that the bundle makes: an origin of their own, no network, their own scripts and styles. */
export const FRAME_HEADERS = { 'Content-Security-Policy': FRAME_POLICY };

const PAGE_POLICY = [
  "default-src 'none'",
  // The grid's engine compiles its templates in the browser.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For the local page itself. */
export const PAGE_HEADERS = { 'Content-Security-Policy': PAGE_POLICY };
