import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PanelGivenAnswer, PanelQuestion } from '../contract';
import type { Event } from './model';
import { texts } from './texts';

/** Longer ones may have to be scrolled, by keyboard too. */
const LONG = 300;

interface QuestionProps {
  readonly question: PanelQuestion;
  readonly dispatch: (event: Event) => void;
}

/** A question of a command, over the panel: what it asks has to be answered or left. */
export function Question({ question, dispatch }: QuestionProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { kind, title, text } = question;
  const reply = (given: PanelGivenAnswer['reply'] | null) => dispatch({ kind: 'reply', reply: given });
  const accept = () => reply({ button: 'ok', text: (field.current?.value ?? '').trim() });

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    (field.current ?? box.current?.querySelector<HTMLElement>('button'))?.focus();
    return () => before?.isConnected && before.focus();
  }, [question]);

  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') return reply(null);
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      return accept();
    }
    if (event.key !== 'Tab') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('[tabindex], button, input') ?? [])];
    const last = stops[stops.length - 1];
    if (event.shiftKey && document.activeElement === stops[0]) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      stops[0]?.focus();
    }
  };

  return (
    <div class="veil">
      <div
        class="question"
        role="dialog"
        aria-modal="true"
        aria-labelledby="question-title"
        aria-describedby="question-text"
        ref={box}
        onKeyDown={onKey}
      >
        <h2 id="question-title">{title}</h2>
        <p id="question-text" tabIndex={text.length > LONG ? 0 : undefined}>
          {text}
        </p>
        {kind === 'prompt' && <input ref={field} type="text" aria-label={texts.answer} autocomplete="off" />}
        <div class="answers">
          {kind === 'yesNo' ? (
            <>
              <button type="button" onClick={() => reply({ button: 'no', text: '' })}>
                {texts.no}
              </button>
              <button type="button" class="primary" onClick={() => reply({ button: 'yes', text: '' })}>
                {texts.yes}
              </button>
            </>
          ) : (
            <button type="button" class="primary" onClick={accept}>
              {texts.accept}
            </button>
          )}
          <button type="button" class="plain" onClick={() => reply(null)}>
            {texts.cancel}
          </button>
        </div>
      </div>
    </div>
  );
}
