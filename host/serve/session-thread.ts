import { join } from 'node:path';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { Language } from '../../src/i18n/languages';
import { UsageError } from '../grid/refusal';
import type { AnswerView } from './messages';
import type { Report, Request, Results, ThreadOptions, Work } from './work';

/** A thread doesn't inherit what lets Node load TypeScript here. */
const THREAD = [require.resolve('tsx/cjs'), join(__dirname, 'session-worker.ts')]
  .map((path) => `require(${JSON.stringify(path)});`)
  .join('\n');

/** The thread has come to its end by itself, and the workbook with it. */
export class BookGone extends Error {}

/** What the thread tells by itself. */
export type Told = Exclude<Report, { kind: 'ready' | 'unusable' | 'done' | 'failed' }>;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The server's end of the thread that the workbook lives in. */
export class SessionThread {
  private readonly sent = new SharedArrayBuffer(4);
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private readonly port: MessagePort;
  private requests = 0;
  private ended: Error | undefined;
  /** What the document speaks when it is opened; changes are told. */
  language: Language = 'es';

  private constructor(
    options: ThreadOptions,
    private readonly tell: (told: Told) => void,
    started: Waiting,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.worker = new Worker(THREAD, {
      eval: true,
      workerData: { port: port2, sent: this.sent, options },
      transferList: [port2],
    });
    port1.on('message', (message: Report) => this.receive(message, started));
    this.worker.on('error', (error) => {
      this.ended = new BookGone(error.message);
      started.reject(error);
      for (const { reject } of this.waiting.values()) reject(this.ended);
      this.waiting.clear();
    });
  }

  /** Opens the workbook; a file or a bundle that cannot be used is told as a sentence. */
  static open(options: ThreadOptions, tell: (told: Told) => void): Promise<SessionThread> {
    return new Promise((resolve, reject) => {
      const thread: SessionThread = new SessionThread(options, tell, {
        resolve: () => resolve(thread),
        reject: (error) => {
          void thread.close();
          reject(error);
        },
      });
    });
  }

  perform<W extends Work>(page: string, work: W): Promise<Results[W['kind']]> {
    if (this.ended) return Promise.reject(this.ended);
    const id = ++this.requests;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.send({ kind: 'work', id, page, at: Date.now(), work });
    });
  }

  answer(question: number, answer: AnswerView): void {
    this.send({ kind: 'answer', question, answer });
  }

  async close(): Promise<void> {
    this.port.close();
    await this.worker.terminate();
  }

  /** The thread may sleep in the middle of a command, so the count is what wakes it. */
  private send(request: Request): void {
    const counter = new Int32Array(this.sent);
    this.port.postMessage(request);
    Atomics.add(counter, 0, 1);
    Atomics.notify(counter, 0);
  }

  private receive(message: Report, started: Waiting): void {
    switch (message.kind) {
      case 'ready':
        this.language = message.language;
        return started.resolve(undefined);
      case 'unusable':
        return started.reject(new UsageError(message.message));
      case 'done':
      case 'failed': {
        const waiting = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if (message.kind === 'done') waiting?.resolve(message.result);
        else waiting?.reject(new UsageError(message.message));
        return;
      }
      case 'change':
      case 'question':
      case 'show':
      case 'event':
        return this.tell(message);
    }
  }
}
