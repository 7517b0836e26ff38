import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { Language } from '../../src/i18n/languages';
import { UsageError } from '../grid/refusal';
import type { ShownPage } from '../services/screen';
import { Assets } from './assets';
import { framedPage, liveWrapper, page, sentencePage } from './html';
import {
  FRAME_HEADERS,
  openEvents,
  PAGE_HEADERS,
  readJson,
  Refusal,
  requireOwn,
  send,
  sendJson,
} from './http';
import { Pages } from './pages';
import { readAnswer, readEdits, requireList, requireText } from './requests';
import { BookGone, SessionThread, type Told } from './session-thread';
import { textsIn, type LocalTexts } from './texts/texts';
import type { ThreadOptions } from './work';

const HTML = 'text/html; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** How many pages of the bundle can be fetched again; older ones have been replaced long since. */
const SHOWN_KEPT = 50;

/** The local page: one workbook, any number of browsers on this machine. */
export class LocalServer {
  private readonly boot = randomUUID();
  private readonly shown = new Map<string, ShownPage>();
  /** What the document speaks. */
  private language: Language = 'es';
  private readonly server: Server;
  private readonly pages: Pages;
  private thread!: SessionThread;

  private constructor(
    private readonly options: ThreadOptions,
    private readonly assets: Assets,
  ) {
    this.pages = new Pages((question, answer) => this.thread.answer(question, answer));
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Opens the workbook and listens, on this machine alone; port 0 takes any that is free. */
  static async start(options: ThreadOptions, port: number): Promise<LocalServer> {
    const local = new LocalServer(options, await Assets.prepare());
    local.thread = await SessionThread.open(options, (told) => local.hear(told));
    local.language = local.thread.language;
    await new Promise<void>((resolve, reject) => {
      local.server.once('error', (error: NodeJS.ErrnoException) => {
        void local.thread.close();
        reject(error.code === 'EADDRINUSE' ? new UsageError(`port ${port} is taken; see --port`) : error);
      });
      local.server.listen(port, '127.0.0.1', resolve);
    });
    return local;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await this.thread.close();
  }

  private hear(told: Told): void {
    switch (told.kind) {
      case 'change':
        this.language = told.change.menus?.language ?? this.language;
        return this.pages.tellAll({ kind: 'change', change: told.change });
      case 'question':
        return this.pages.ask(told.page, told.question);
      case 'event':
        return this.pages.tell(told.page, told.event);
      case 'show': {
        const id = randomUUID();
        this.shown.set(id, told.shown);
        const oldest = this.shown.keys().next().value;
        if (this.shown.size > SHOWN_KEPT && oldest !== undefined) this.shown.delete(oldest);
        const { place, title, width, height } = told.shown;
        const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
        return this.pages.tell(told.page, { kind: 'show', page: { id, place, title, ...size } });
      }
    }
  }

  private get texts(): LocalTexts {
    return textsIn(this.language);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isPage = request.method === 'GET' && /^\/(?:live(?:\/content)?|shown\/.*)?$/.test(url.pathname);
    try {
      requireOwn(request, this.port);
      if (request.method === 'GET') await this.get(url, response);
      else if (request.method === 'POST') await this.post(url, request, response);
      else throw new Refusal(405, ({ refused }) => refused.unreadable);
    } catch (error) {
      const status = error instanceof Refusal ? error.status : error instanceof UsageError ? 422 : 500;
      const message = this.sentence(error);
      if (!isPage) return sendJson(response, status, { error: message });
      send(response, status, {
        type: HTML,
        content: sentencePage(message, this.language),
        headers: PAGE_HEADERS,
      });
    }
  }

  private sentence(error: unknown): string {
    if (error instanceof Refusal) return error.say(this.texts);
    if (error instanceof BookGone) return this.texts.refused.bookGone(error.message);
    return error instanceof Error ? error.message : String(error);
  }

  private async get(url: URL, response: ServerResponse): Promise<void> {
    const path = url.pathname;
    if (path === '/') {
      return send(response, 200, { type: HTML, content: page(this.language), headers: PAGE_HEADERS });
    }
    if (path === '/book') return sendJson(response, 200, await this.thread.perform('', { kind: 'book' }));
    if (path === '/events') return this.events(url, response);
    if (path === '/download') return this.download(response);
    if (path === '/live' || path === '/live/content') return this.live(url, response);
    const shown = this.shown.get(/^\/shown\/([\w-]+)$/.exec(path)?.[1] ?? '');
    if (shown) return this.framed(response, shown);
    const asset = this.assets.get(path);
    if (!asset) throw new Refusal(404, ({ refused }) => refused.nothingHere);
    send(response, 200, asset);
  }

  private events(url: URL, response: ServerResponse): void {
    const page = url.searchParams.get('page') ?? '';
    if (!/^[\w-]{20,64}$/.test(page)) throw new Refusal(400, ({ refused }) => refused.unreadable);
    const write = openEvents(response);
    write({ kind: 'hello', boot: this.boot });
    response.once('close', this.pages.join(page, write));
  }

  private async download(response: ServerResponse): Promise<void> {
    const content = await this.thread.perform('', { kind: 'file' });
    const name = basename(this.options.file);
    const disposition = `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
    send(response, 200, { type: XLSX, content, headers: { 'Content-Disposition': disposition } });
  }

  private async live(url: URL, response: ServerResponse): Promise<void> {
    const query = url.search.slice(1);
    const answer = await this.thread.perform('', { kind: 'live', query });
    switch (answer.kind) {
      case 'none':
        throw new Refusal(404, (texts) => texts.noLivePage);
      case 'error':
        throw new Refusal(500, () => answer.message);
      case 'text':
        return send(response, 200, {
          type: `${answer.type}; charset=utf-8`,
          content: answer.text,
          headers: FRAME_HEADERS,
        });
      case 'html':
        break;
    }
    const callsServer = /\bgoogle\s*\.\s*script\b/.test(answer.html);
    if (url.pathname === '/live/content' || !callsServer) return this.framed(response, answer);
    const content = liveWrapper(answer.title, query, this.language);
    send(response, 200, { type: HTML, content, headers: PAGE_HEADERS });
  }

  private async framed(response: ServerResponse, page: { html: string; title: string }): Promise<void> {
    const functions = await this.thread.perform('', { kind: 'functions' });
    const content = framedPage(page, functions, this.assets.scriptRun);
    send(response, 200, { type: HTML, content, headers: FRAME_HEADERS });
  }

  private async post(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page in a frame has no origin; a browser always tells where a post comes from.
    if (request.headers.origin === undefined) throw new Refusal(403, ({ refused }) => refused.otherPage);
    const body = await readJson(request);
    if (url.pathname === '/live/call') {
      const call = { name: requireText(body.name), args: requireList(body.args) };
      return sendJson(response, 200, await this.thread.perform('', { kind: 'live-call', ...call }));
    }
    const page = requireText(body.page);
    if (!this.pages.has(page)) throw new Refusal(403, (texts) => texts.pageClosed);
    switch (url.pathname) {
      case '/type':
        return sendJson(
          response,
          200,
          await this.thread.perform(page, { kind: 'type', edits: readEdits(body.edits) }),
        );
      case '/run': {
        const work = { kind: 'run', name: requireText(body.name), sheet: Number(body.sheet) } as const;
        return sendJson(response, 200, await this.thread.perform(page, work));
      }
      case '/call': {
        const call = { name: requireText(body.name), args: requireList(body.args) };
        const work = { kind: 'call', ...call, sheet: Number(body.sheet) } as const;
        return sendJson(response, 200, await this.thread.perform(page, work));
      }
      case '/answer': {
        const taken = this.pages.settle(page, Number(body.question), readAnswer(body));
        return sendJson(response, 200, taken ? {} : { error: this.texts.notAsked });
      }
      default:
        throw new Refusal(404, ({ refused }) => refused.unreadable);
    }
  }
}
