import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PanelMark, PanelResult, PanelSide } from '../contract';
import { hourText, lostNow } from './clock';
import { isWrong, tapped, typedResult, winnerChoices, winnerPoints, type EntryEvent } from './entry';
import type { ItemProps } from './props';
import { texts } from './texts';

const SIDES = ['white', 'black'] as const;

/** What can be done with a match: arrivals, the result in two taps or by its digits, the rest behind «Más». */
export function MatchDetail(props: ItemProps): JSX.Element {
  const { match, model, now, dispatch, ask, afterSaving } = props;
  const { key, absent, possible, canArrive, outcome, problem } = match;
  const { entry } = model;
  const box = useRef<HTMLDivElement>(null);
  const isOpenMatch = match.status === 'open' && problem === null;
  const hasResult = outcome.kind !== 'pending' || problem !== null;
  const lost = hasResult ? [] : lostNow(match, now);
  const edit = (event: EntryEvent) => dispatch({ kind: 'entry', event });
  const save = (result: PanelResult) => {
    const request = {
      call: 'cubiletePanelResult',
      args: [key, result, hasResult ? match.seen : null],
    } as const;
    ask({ ...request, match: key, expects: { kind: 'result', result } });
    afterSaving(key);
  };
  const arrive = (side: PanelSide, time: '' | '=') => {
    const at = time === '' ? now : (match.hour ?? now);
    const request = { call: 'cubiletePanelArrive', args: [key, side, time] } as const;
    ask({ ...request, match: key, expects: { kind: 'arrival', side, at } });
  };
  const forfeit = (white: PanelMark | null, black: PanelMark | null) =>
    save({ kind: 'forfeit', white, black });

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  // The button that was pressed is gone with whoever has come: the keyboard goes on in the same match.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) box.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [absent.length]);

  const onKey = (event: KeyboardEvent) => {
    const isField = (event.target as HTMLElement).tagName === 'INPUT';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (
      !isField &&
      (/^\d$/.test(event.key) || (['-', 'Backspace'].includes(event.key) && entry.typed !== ''))
    ) {
      event.preventDefault();
      // After figures that can't be a result, a figure begins anew.
      if (isWrong(entry, possible) && /^\d$/.test(event.key)) edit({ kind: 'typed', text: event.key });
      else edit({ kind: 'key', key: event.key });
    } else if (event.key === 'Enter' && entry.typed !== '') {
      event.preventDefault();
      const result = typedResult(entry, possible);
      if (result) save(result);
    } else if (!isField && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      moveFocus(box.current, event.key === 'ArrowRight' ? 1 : -1);
    }
  };

  if (isOpenMatch) return <div class="detail" />;
  const typed = typedResult(entry, possible);
  const isTyped = possible.length === null || entry.typed !== '';
  return (
    <div class="detail" ref={box} onKeyDown={onKey}>
      {canArrive && absent.length > 0 && (
        <div class="arrivals">
          {absent.map(({ side }) => (
            <div key={side} class="arrival">
              <span class="who">{match[side]}</span>
              <button
                type="button"
                class="primary"
                aria-label={texts.arrivedOf(match[side])}
                onClick={() => arrive(side, '')}
              >
                {texts.arrived}
              </button>
              <button
                type="button"
                aria-label={texts.inTimeOf(match[side])}
                onClick={() => arrive(side, '=')}
              >
                {texts.inTime}
              </button>
            </div>
          ))}
        </div>
      )}
      {lost.length > 0 && (
        <button
          type="button"
          class="primary wide"
          onClick={() => forfeit(lost.includes('white') ? 'F' : null, lost.includes('black') ? 'F' : null)}
        >
          {lost.length === 2 ? texts.recordBothLost : texts.recordLost(match[lost[0]!])}
        </button>
      )}
      {possible.length !== null && (
        <fieldset>
          <legend>{texts.whoWon}</legend>
          <div class="winners">
            {SIDES.map((side) => (
              <button
                type="button"
                key={side}
                class="winner"
                aria-pressed={entry.winner === side}
                onClick={() => edit({ kind: 'winner', side })}
              >
                <span class={`stone ${side}`} role="img" aria-label={texts[side]} />
                <span class="who">{match[side]}</span>
              </button>
            ))}
          </div>
          {entry.winner !== null && <Points {...props} edit={edit} save={save} />}
        </fieldset>
      )}
      {isTyped && (
        <div class="typed">
          <label>
            <span>{texts.byTyping(match.white, match.black)}</span>
            <input
              type="text"
              inputMode="numeric"
              value={entry.typed}
              aria-invalid={isWrong(entry, possible)}
              onInput={(event) => edit({ kind: 'typed', text: event.currentTarget.value })}
            />
          </label>
          <button type="button" class="primary" disabled={!typed} onClick={() => typed && save(typed)}>
            {texts.save}
          </button>
          {isWrong(entry, possible) && (
            <p class="wrong" role="alert">
              {texts.notPossible}
            </p>
          )}
        </div>
      )}
      <p class="note">
        {SIDES.filter((side) => match.arrived[side] !== null)
          .map((side) => texts.arrivedAt(match[side], hourText(match.arrived[side]!)))
          .join(' · ')}
      </p>
      <button
        type="button"
        class="fold"
        aria-expanded={entry.isMoreOpen}
        onClick={() => edit({ kind: 'more' })}
      >
        {entry.isMoreOpen ? texts.less : texts.more}
      </button>
      {entry.isMoreOpen && (
        <div class="more">
          {SIDES.map((side) => (
            <button
              type="button"
              key={side}
              onClick={() => forfeit(side === 'white' ? 'F' : null, side === 'black' ? 'F' : null)}
            >
              {texts.forfeit(match[side])}
            </button>
          ))}
          <button type="button" onClick={() => forfeit('F', 'F')}>
            {texts.bothForfeit}
          </button>
          {SIDES.map((side) => (
            <button
              type="button"
              key={side}
              onClick={() => forfeit(side === 'white' ? 'A' : null, side === 'black' ? 'A' : null)}
            >
              {texts.left(match[side])}
            </button>
          ))}
          {hasResult && (
            <button type="button" class="danger" onClick={() => save({ kind: 'none' })}>
              {texts.deleteResult}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface PointsProps extends ItemProps {
  readonly edit: (event: EntryEvent) => void;
  readonly save: (result: PanelResult) => void;
}

/** The second tap: the loser's points, only those there can be; the winner's where he has more than the length. */
function Points({ match, model, edit, save }: PointsProps): JSX.Element {
  const { entry } = model;
  const { possible } = match;
  const winner = entry.winner!;
  const loser = winner === 'white' ? 'black' : 'white';
  const choices = winnerChoices(possible);
  const won = winnerPoints(entry, possible);
  return (
    <>
      <div class="points-of" role="group" aria-label={texts.winnerPoints(match[winner])}>
        <span class="who">{texts.winnerPoints(match[winner])}</span>
        {choices.map((points) => (
          <button
            type="button"
            key={points}
            class="digit small"
            aria-pressed={won === points}
            onClick={() => edit({ kind: 'winnerPoints', points })}
          >
            {points}
          </button>
        ))}
        {choices.length === 0 && (
          <>
            <b class="digit">{won}</b>
            <button
              type="button"
              class="digit small"
              aria-label={texts.morePoints}
              onClick={() => edit({ kind: 'winnerPoints', points: won + 1 })}
            >
              +
            </button>
          </>
        )}
      </div>
      <div class="points-of" role="group" aria-label={texts.loserPoints(match[loser])}>
        <span class="who">{texts.loserPoints(match[loser])}</span>
        {possible.losers[loser].map((points) => (
          <button
            type="button"
            key={points}
            class="digit primary"
            onClick={() => {
              const result = tapped(entry, possible, points);
              if (result) save(result);
            }}
          >
            {points}
          </button>
        ))}
      </div>
    </>
  );
}

function moveFocus(box: HTMLElement | null, step: 1 | -1): void {
  const buttons = [...(box?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[Math.min(Math.max(index + step, 0), buttons.length - 1)]?.focus();
}
