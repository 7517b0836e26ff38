import type {
  PanelAnswer,
  PanelArguments,
  PanelCall,
  PanelGivenAnswer,
  PanelMatch,
  PanelQuestion,
  PanelResult,
  PanelSide,
  PanelState,
} from '../contract';
import { entryAfter, NO_ENTRY, type Entry, type EntryEvent } from './entry';
import type { Failure } from './failures';
import type { Kind } from './listing';

/** A call to the server with what it takes, so that it can be made again. */
export type Request = {
  readonly [Call in PanelCall]: {
    readonly call: Call;
    readonly args: PanelArguments[Call];
    /** The match it is about, and what is shown of it until the answer comes. */
    readonly match?: string;
    readonly expects?: Expectation;
    /** What it is called while it runs. */
    readonly label?: string;
  };
}[PanelCall];

type Expectation =
  | { readonly kind: 'result'; readonly result: PanelResult }
  | { readonly kind: 'arrival'; readonly side: PanelSide; readonly at: number };

export interface Notice {
  readonly text: string;
  /** The journal entry that one tap takes back. */
  readonly undo: number | null;
}

export interface Trouble {
  /** A sentence of the server's, or a failure that the page has words for. */
  readonly text: string;
  readonly failure: Failure | null;
  /** What is tried again. */
  readonly retry: Request | null;
}

export interface Model {
  readonly state: PanelState | null;
  /** The page's own clock when the state came, in seconds. */
  readonly receivedAt: number;
  /** Calls not answered yet, in the order in which they are made. */
  readonly queue: readonly Request[];
  readonly opened: string | null;
  readonly entry: Entry;
  readonly filter: string;
  readonly kind: Kind | null;
  readonly isFinishedOpen: boolean;
  readonly notice: Notice | null;
  readonly trouble: Trouble | null;
  readonly question: { readonly asked: PanelQuestion; readonly request: Request } | null;
}

export const FIRST: Model = {
  ...{ state: null, receivedAt: 0, queue: [], opened: null, entry: NO_ENTRY, filter: '', kind: null },
  ...{ isFinishedOpen: false, notice: null, trouble: null, question: null },
};

export type Event =
  | { readonly kind: 'sent'; readonly request: Request }
  | { readonly kind: 'answered'; readonly answer: PanelAnswer; readonly at: number; readonly undone: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly error: string }
  | { readonly kind: 'open'; readonly key: string | null }
  /** Opened from elsewhere, whatever the list is narrowed to. */
  | { readonly kind: 'show'; readonly key: string }
  | { readonly kind: 'entry'; readonly event: EntryEvent }
  | { readonly kind: 'filter'; readonly text: string }
  | { readonly kind: 'kind'; readonly of: Kind | null }
  | { readonly kind: 'finished' }
  | { readonly kind: 'dismiss' }
  /** A notice has been there long enough. */
  | { readonly kind: 'noticed'; readonly notice: Notice }
  | { readonly kind: 'reply'; readonly reply: PanelGivenAnswer['reply'] | null };

/** What the panel is after something has happened. */
export function modelAfter(model: Model, event: Event): Model {
  switch (event.kind) {
    case 'sent': {
      const isRead = event.request.call === 'cubiletePanelState';
      const quiet = isRead ? {} : { notice: null, trouble: null };
      const closes = event.request.expects?.kind === 'result' ? { opened: null, entry: NO_ENTRY } : {};
      return { ...model, ...quiet, ...closes, queue: [...model.queue, event.request] };
    }
    case 'answered':
      return answered(model, event);
    case 'failed': {
      const [request, ...queue] = model.queue;
      const trouble = { text: event.error, failure: event.failure, retry: request ?? null };
      return { ...model, queue, trouble };
    }
    case 'open':
      return { ...model, opened: event.key === model.opened ? null : event.key, entry: NO_ENTRY };
    case 'show':
      return { ...model, opened: event.key, entry: NO_ENTRY, filter: '', kind: null };
    case 'entry':
      return { ...model, entry: entryAfter(model.entry, event.event) };
    case 'filter':
      return { ...model, filter: event.text };
    case 'kind':
      return { ...model, kind: event.of === model.kind ? null : event.of };
    case 'finished':
      return { ...model, isFinishedOpen: !model.isFinishedOpen };
    case 'dismiss':
      return { ...model, notice: null, trouble: null };
    case 'noticed':
      return model.notice === event.notice ? { ...model, notice: null } : model;
    case 'reply': {
      const { question, ...rest } = model;
      if (!question || event.reply === null) return { ...rest, question: null };
      const request = withAnswer(question.request, { question: question.asked, reply: event.reply });
      return { ...rest, question: null, queue: [...model.queue, request] };
    }
  }
}

function answered(model: Model, { answer, at, undone }: Extract<Event, { kind: 'answered' }>): Model {
  const [request, ...queue] = model.queue;
  const base = { ...model, queue };
  const isRead = request?.call === 'cubiletePanelState';
  const withState = (state: PanelState | null): Model =>
    state === null ? base : { ...base, state, receivedAt: at, opened: stillThere(state, model.opened) };
  switch (answer.kind) {
    case 'ask':
      return { ...base, question: request ? { asked: answer.question, request } : null };
    case 'done': {
      const next = withState(answer.state);
      // A refresh that comes through ends the trouble of the one that didn't.
      if (isRead) {
        return next.trouble?.retry?.call === 'cubiletePanelState' ? { ...next, trouble: null } : next;
      }
      const isUndo = request?.call === 'cubiletePanelUndo';
      // What had nothing to change has no entry: the last one is of something else.
      const last = answer.state?.undo?.number ?? null;
      const undo = isUndo || last === model.state?.undo?.number ? null : last;
      return { ...next, notice: { text: isUndo ? undone : answer.text, undo } };
    }
    case 'stop':
      return { ...withState(answer.state), trouble: { text: answer.text, failure: null, retry: null } };
    case 'busy':
      return { ...base, trouble: { text: answer.text, failure: null, retry: request ?? null } };
    case 'failed':
      return { ...base, trouble: { text: answer.text, failure: null, retry: request ?? null } };
  }
}

function stillThere({ matches }: PanelState, key: string | null): string | null {
  return matches.some((match) => match.key === key) ? key : null;
}

/** The same call with one answer more; answers are its last argument. */
export function withAnswer(request: Request, given: PanelGivenAnswer): Request {
  const place = ANSWERS_AT[request.call];
  const args: unknown[] = [...request.args];
  const before = (args[place] ?? []) as readonly PanelGivenAnswer[];
  while (args.length < place) args.push(null);
  args[place] = [...before, given];
  return { ...request, args } as unknown as Request;
}

const ANSWERS_AT: Readonly<Record<PanelCall, number>> = {
  ...{ cubiletePanelState: 0, cubiletePanelArrive: 3, cubiletePanelRollCall: 1, cubiletePanelResult: 3 },
  ...{ cubiletePanelUndo: 1, cubiletePanelRun: 1 },
};

/** The matches as they will be once everything sent has come through. */
export function shownMatches({ state, queue }: Pick<Model, 'state' | 'queue'>): readonly PanelMatch[] {
  return (state?.matches ?? []).map((match) =>
    queue
      .filter((request) => request.match === match.key)
      .reduce((shown, { expects }) => (expects ? expected(shown, expects) : shown), match),
  );
}

export function isSaving({ queue }: Pick<Model, 'queue'>, key: string): boolean {
  return queue.some((request) => request.match === key);
}

function expected(match: PanelMatch, expects: Expectation): PanelMatch {
  if (expects.kind === 'arrival') {
    const absent = match.absent.filter(({ side }) => side !== expects.side);
    return { ...match, absent, arrived: { ...match.arrived, [expects.side]: expects.at } };
  }
  const { result } = expects;
  if (result.kind === 'none') return { ...match, outcome: { kind: 'pending' } };
  const absence = (mark: 'F' | 'A' | null) => (mark === null ? null : mark === 'F' ? 'absent' : 'left');
  return {
    ...match,
    status: 'finished',
    absent: [],
    outcome:
      result.kind === 'played'
        ? result
        : { kind: 'forfeit', white: absence(result.white), black: absence(result.black) },
  };
}

/** The sheet's clock now, by how long ago the state came. */
export function sheetNow({ state, receivedAt }: Pick<Model, 'state' | 'receivedAt'>, at: number): number {
  return (state?.now ?? 0) + Math.max(at - receivedAt, 0);
}
