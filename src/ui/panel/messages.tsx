import type { JSX } from 'preact';
import type { Failure } from './failures';
import type { Event, Model, Request } from './model';
import { texts } from './texts';

/** Longer ones get the whole width, with their buttons below. */
const LONG = 60;

interface MessagesProps {
  readonly model: Model;
  readonly dispatch: (event: Event) => void;
  readonly ask: (request: Request) => void;
}

/** What is going on, what was done with its undo, and what went wrong with its retry: at the foot, over everything. */
export function Messages({ model, dispatch, ask }: MessagesProps): JSX.Element {
  const { notice, trouble, queue } = model;
  const working = queue.find(({ label }) => label !== undefined)?.label;
  return (
    <div class="foot">
      <div role="status" aria-live="polite">
        {working !== undefined && <p class="toast working">{working}</p>}
        {notice && working === undefined && (
          <p class={notice.text.length > LONG ? 'toast long' : 'toast'}>
            <span>{notice.text}</span>
            {notice.undo !== null && (
              <button
                type="button"
                onClick={() =>
                  ask({ call: 'cubiletePanelUndo', args: [notice.undo], label: `${texts.undo}…` })
                }
              >
                {texts.undo}
              </button>
            )}
            <Close dispatch={dispatch} />
          </p>
        )}
      </div>
      <div role="alert">
        {trouble && (
          <p class="toast trouble">
            <span>
              {trouble.failure === null
                ? trouble.text
                : failureText(trouble.failure, trouble.text, trouble.retry?.call !== 'cubiletePanelState')}
            </span>
            {trouble.retry && (
              <button type="button" onClick={() => ask(trouble.retry!)}>
                {texts.retry}
              </button>
            )}
            <Close dispatch={dispatch} />
          </p>
        )}
      </div>
    </div>
  );
}

function Close({ dispatch }: Pick<MessagesProps, 'dispatch'>): JSX.Element {
  return (
    <button type="button" class="icon" aria-label={texts.close} onClick={() => dispatch({ kind: 'dismiss' })}>
      ×
    </button>
  );
}

function failureText(failure: Failure, error: string, isWrite: boolean): string {
  if (failure === 'offline') return isWrite ? texts.offlineWrite : texts.offline;
  return failure === 'unknown' ? texts.unknown(error) : texts[failure];
}
