/**
 * `google.script` inside a page of the bundle. It has no way to the server but messages to the page around it.
 */
import type { FrameAnswer, FrameMessage } from '../messages';

type Handler = (value: unknown, userObject: unknown) => void;

interface Handlers {
  readonly success?: Handler;
  readonly failure?: Handler;
  readonly userObject?: unknown;
}

/** The bundle's public functions, put before this script by the server. */
const functions = (window as unknown as { readonly serverFunctions: readonly string[] }).serverFunctions;
const waiting = new Map<number, Handlers & { readonly name: string }>();
let calls = 0;

function tell(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}

function runner(handlers: Handlers): object {
  const made: Record<string, unknown> = {
    withSuccessHandler: (success: Handler) => runner({ ...handlers, success }),
    withFailureHandler: (failure: Handler) => runner({ ...handlers, failure }),
    withUserObject: (userObject: unknown) => runner({ ...handlers, userObject }),
  };
  for (const name of functions) {
    made[name] = (...args: unknown[]): void => {
      const id = ++calls;
      const sent = args.map((arg) => sendable(arg, new Set()));
      waiting.set(id, { ...handlers, name });
      tell({ cubilete: 'call', id, name, args: sent });
    };
  }
  return made;
}

/** What Google lets through: numbers, texts, truth values, null, and lists and objects of them; a form whole. */
function sendable(value: unknown, above: Set<unknown>): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (value instanceof HTMLFormElement) return formFields(value);
  const isList = Array.isArray(value);
  const isPlain = typeof value === 'object' && !(value instanceof Date) && !(value instanceof Node);
  if ((!isList && !isPlain) || above.has(value)) {
    throw new TypeError(`Failed due to illegal value in property: ${above.size}`);
  }
  above.add(value);
  const sent = isList
    ? Array.from(value as unknown[], (inner) => sendable(inner, above))
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sendable(inner, above)]));
  above.delete(value);
  return sent;
}

function formFields(form: HTMLFormElement): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}

// The page around hears no key that is pressed in here.
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) tell({ cubilete: 'escape' });
  if (event.key !== 'F6') return;
  event.preventDefault();
  tell({ cubilete: 'focus' });
});

window.addEventListener('message', ({ source, data }: MessageEvent<FrameAnswer>) => {
  if (source !== window.parent || data.cubilete !== 'answer') return;
  const call = waiting.get(data.id);
  waiting.delete(data.id);
  if (!call) return;
  if ('error' in data.answer) {
    const error = new Error(data.answer.error);
    error.name = 'ScriptError';
    if (call.failure) call.failure(error, call.userObject);
    else console.error(`google.script.run.${call.name}:`, error);
  } else call.success?.(data.answer.value, call.userObject);
});

const host = {
  close: () => tell({ cubilete: 'close' }),
  setWidth: (width: number) => tell({ cubilete: 'size', width }),
  setHeight: (height: number) => tell({ cubilete: 'size', height }),
  editor: { focus: () => tell({ cubilete: 'focus' }) },
  origin: 'https://docs.google.com',
};

Object.assign(window, { google: { script: { run: runner({}), host } } });
