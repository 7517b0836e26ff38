import type { JSX } from 'preact';
import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { Aside } from './aside';
import { failureOf } from './failures';
import { Header } from './header';
import { countsOf, listingOf, neighbour } from './listing';
import { MatchList } from './match-list';
import { FIRST, modelAfter, sheetNow, shownMatches, type Request } from './model';
import { Question } from './question';
import { Messages } from './messages';
import { send } from './server';
import { texts } from './texts';

/** Seconds after which what is shown is read again, while somebody can see it. */
const REFRESH = 20;

const seconds = () => performance.now() / 1000;

const READ: Request = { call: 'cubiletePanelState', args: [] };

/** The panel: the evening at a glance, one match opened in place, the commands. */
export function App(): JSX.Element {
  const [model, dispatch] = useReducer(modelAfter, FIRST);
  const [tick, setTick] = useState(seconds);
  const search = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(model);
  latest.current = model;

  const ask = useCallback((request: Request) => dispatch({ kind: 'sent', request }), []);
  const refresh = useCallback(() => {
    if (latest.current.queue.length === 0) ask(READ);
  }, []);

  // One call after another: every answer brings the state as it is after it.
  const first = model.queue[0];
  useEffect(() => {
    if (!first) return;
    send(first).then(
      (answer) => dispatch({ kind: 'answered', answer, at: seconds(), undone: texts.undone }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        dispatch({ kind: 'failed', failure: failureOf(message, navigator.onLine), error: message });
      },
    );
  }, [first]);

  useEffect(() => {
    refresh();
    let since = seconds();
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      setTick(seconds());
      if (seconds() - since >= REFRESH) {
        since = seconds();
        refresh();
      }
    }, 1000);
    const seen = () => {
      if (document.visibilityState === 'hidden') return;
      since = seconds();
      setTick(seconds());
      refresh();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', seen);
    };
  }, []);

  const { notice } = model;
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(
      () => dispatch({ kind: 'noticed', notice }),
      notice.undo === null ? 6_000 : 30_000,
    );
    return () => clearTimeout(timer);
  }, [notice]);

  const matches = shownMatches(model);
  const listing = listingOf({ matches }, model);
  const now = sheetNow(model, tick);

  const focusMatch = (key: string | null) => {
    const rows = root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    [...rows].find((row) => row.dataset['key'] === key)?.focus();
  };
  const close = () => {
    const { opened } = latest.current;
    dispatch({ kind: 'open', key: null });
    // The entry that had the focus is about to go.
    requestAnimationFrame(() => focusMatch(opened));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || model.question || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const isTyping = target.tagName === 'INPUT' && (target as HTMLInputElement).type !== 'checkbox';
    if (event.key === '/' && !isTyping) {
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    } else if (event.key === 'Escape') {
      if (model.opened !== null) close();
      else if (model.filter !== '') dispatch({ kind: 'filter', text: '' });
      else if (model.notice || model.trouble) dispatch({ kind: 'dismiss' });
      else if (isTyping) target.blur();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const at = target.closest<HTMLElement>('[data-match]')?.dataset['match'] ?? null;
      event.preventDefault();
      focusMatch(neighbour(listing.keys, at, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && target === search.current && listing.keys.length > 0) {
      event.preventDefault();
      const [key] = listing.keys;
      if (model.opened !== key) dispatch({ kind: 'open', key: key! });
      focusMatch(key!);
    }
  };

  // On the document: before the first tap nothing in the panel has the focus.
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const isWorking = model.queue.some(({ call }) => call !== 'cubiletePanelState');
  return (
    <div class="panel" ref={root} aria-busy={isWorking}>
      <Header
        now={now}
        age={model.state ? Math.floor(tick - model.receivedAt) : null}
        isReading={model.queue.length > 0}
        filter={model.filter}
        kind={model.kind}
        counts={countsOf(matches)}
        searchRef={search}
        dispatch={dispatch}
        refresh={refresh}
      />
      <main>
        {model.state === null && !model.trouble && (
          <p class="quiet" role="status">
            {texts.loading}
          </p>
        )}
        {model.state && (
          <Aside
            state={model.state}
            matches={matches}
            isWorking={isWorking}
            dispatch={dispatch}
            ask={ask}
            focusMatch={(key) => requestAnimationFrame(() => focusMatch(key))}
          />
        )}
        {model.state && (
          <MatchList
            listing={listing}
            model={model}
            now={now}
            dispatch={dispatch}
            ask={ask}
            afterSaving={(key) => requestAnimationFrame(() => focusMatch(neighbour(listing.keys, key, 1)))}
          />
        )}
      </main>
      <Messages model={model} dispatch={dispatch} ask={ask} />
      {model.question && <Question question={model.question.asked} dispatch={dispatch} />}
    </div>
  );
}
