/**
 * The thread that the workbook lives in. While a command waits for an answer its stack stays where it is, as
 * at Google; the thread goes on with what others want of the workbook in the meantime. (To run a command anew
 * with the answers so far would do twice what it had done before it asked.)
 */
import { receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';
import { UsageError } from '../grid/refusal';
import type { Question, Reply } from '../services/dialogs';
import { Book } from './book';
import type { AnswerView } from './messages';
import type { Report, Request, ThreadOptions } from './work';

interface Given {
  readonly port: MessagePort;
  /** Counts the messages sent here, so that the thread can sleep until the next. */
  readonly sent: SharedArrayBuffer;
  readonly options: ThreadOptions;
}

/** Commands that wait for answers stand on one stack; so many at most. */
const MOST_QUESTIONS = 8;

const { port, sent, options } = workerData as Given;
const counter = new Int32Array(sent);
const answers = new Map<number, AnswerView>();
/** The pages whose commands are running, the innermost last. */
const running: string[] = [];
let questions = 0;
let open = 0;

function report(message: Report): void {
  port.postMessage(message);
}

function ask(question: Question): Reply {
  const page = running.at(-1) ?? '';
  const id = ++questions;
  publish();
  report({ kind: 'question', page, question: { id, ...question } });
  open++;
  try {
    for (;;) {
      const answer = answers.get(id);
      if (answer) {
        answers.delete(id);
        return answer;
      }
      handle(nextRequest());
    }
  } finally {
    open--;
  }
}

function nextRequest(): Request {
  for (;;) {
    const before = Atomics.load(counter, 0);
    const received = receiveMessageOnPort(port) as { readonly message: Request } | undefined;
    if (received) return received.message;
    Atomics.wait(counter, 0, before);
  }
}

function handle(request: Request): void {
  if (request.kind === 'answer') {
    answers.set(request.question, request.answer);
    return;
  }
  const { id, page, at, work } = request;
  running.push(page);
  try {
    const runs = work.kind === 'run' || work.kind === 'call';
    if (runs && open >= MOST_QUESTIONS) throw new UsageError(book.texts.tooMany);
    const result = book.perform(work, Date.now() - at);
    publish();
    report({ kind: 'done', id, result });
  } catch (error) {
    publish();
    report({ kind: 'failed', id, message: sentence(error) });
  } finally {
    running.pop();
  }
}

function publish(): void {
  const change = book.change();
  if (change) report({ kind: 'change', change });
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError) return error.message;
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

function openBook(): Book | undefined {
  try {
    return new Book(options, ask, {
      toast: (message, title) =>
        report({ kind: 'event', page: running.at(-1) ?? '', event: { kind: 'toast', title, message } }),
      show: (shown) => report({ kind: 'show', page: running.at(-1) ?? '', shown }),
    });
  } catch (error) {
    report({ kind: 'unusable', message: sentence(error) });
    return undefined;
  }
}

const opened = openBook();
const book = opened as Book;
if (opened) {
  port.on('message', handle);
  report({ kind: 'ready', language: book.language });
} else {
  port.close();
}
