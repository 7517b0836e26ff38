import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { LiveDrawMatch, LiveMatch, LiveSnapshot } from '../live-contract';
import { bigPages, type BigPage } from './big-pages';
import { Seat } from './draw-tree';
import { signed } from './standings';

/** Seconds that a page stands. */
const STANDS = 12;

/** For the projector: letters by the height of the screen, pages that turn by themselves. */
export function BigScreen({
  snapshot,
  updated,
  onClose,
}: {
  readonly snapshot: LiveSnapshot;
  readonly updated: string;
  readonly onClose: () => void;
}): JSX.Element {
  const pages = bigPages(snapshot);
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const count = Math.max(1, pages.length);
  const page = pages[at % count];
  const turn = (by: number) => setAt((now) => (now + by + count) % count);

  useEffect(() => {
    screen.current?.focus();
    // A frame may not be allowed to fill the screen; then it fills the window.
    const full = document.documentElement.requestFullscreen?.();
    full?.catch(() => undefined);
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => turn(1), STANDS * 1000);
    return () => clearTimeout(timer);
  });

  const press = (event: KeyboardEvent) => {
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'Escape') onClose();
    else if (event.key === ' ' && !isOnButton) setPaused(!isPaused);
    else return;
    event.preventDefault();
  };
  return (
    <div
      class="big"
      ref={screen}
      tabIndex={-1}
      role="dialog"
      aria-modal="true"
      aria-label={texts.big}
      onKeyDown={press}
    >
      <header>
        <h1 class="name">{snapshot.title}</h1>
        <p>{updated}</p>
        <div class="controls">
          <button type="button" aria-label={texts.before} onClick={() => turn(-1)}>
            ‹
          </button>
          <span>{texts.page((at % count) + 1, count)}</span>
          <button type="button" aria-label={texts.after} onClick={() => turn(1)}>
            ›
          </button>
          <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
            {isPaused ? texts.go : texts.pause}
          </button>
          <button type="button" onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </header>
      {page ? <Page page={page} /> : <p>{texts.empty}</p>}
    </div>
  );
}

function Page({ page }: { readonly page: BigPage }): JSX.Element {
  const { parts } = texts;
  switch (page.kind) {
    case 'groups':
      return (
        <Titled title={parts.groups}>
          <div class="quarters">
            {page.groups.map(({ group, standings }) => (
              <section key={group}>
                <h3>{texts.group(group)}</h3>
                {standings.map(({ player, place, won, difference, goesOn }) => (
                  <p key={player} class={`line${goesOn === true ? ' through' : ''}`}>
                    <span class="place">{place}</span>
                    <span class="name">{player}</span>
                    <span class="figure">{texts.level(won)}</span>
                    <span class="figure">{signed(difference)}</span>
                  </p>
                ))}
              </section>
            ))}
          </div>
        </Titled>
      );
    case 'matches':
      return (
        <Titled title={parts.matches}>
          {page.matches.map((match, index) => (
            <Line
              key={index}
              match={match}
              white={<span class="name">{match.white}</span>}
              black={<span class="name">{match.black}</span>}
            />
          ))}
        </Titled>
      );
    case 'draw':
      return (
        <Titled title={page.isLastChance ? `${texts.lastChance}: ${page.round.name}` : page.round.name}>
          {page.round.matches.map((match) => (
            <Line
              key={match.id}
              match={match}
              white={<Seat seat={match.white} />}
              black={<Seat seat={match.black} />}
            />
          ))}
        </Titled>
      );
    case 'ranking':
      return (
        <Titled title={parts.ranking}>
          <div class="halves">
            {page.columns.map((column, at) => (
              <section key={at}>
                {column.map(({ place, player, level }, index) => (
                  <p key={index} class="line">
                    <span class="place">{place}</span>
                    <span class="name">{player}</span>
                    <span class="figure">{level === null ? '' : texts.level(level)}</span>
                  </p>
                ))}
              </section>
            ))}
          </div>
        </Titled>
      );
  }
}

function Titled({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <main class="big-page">
      <h2>{title}</h2>
      {children}
    </main>
  );
}

function Line({
  match: { hour, board, result, state, winner },
  white,
  black,
}: {
  readonly match: LiveMatch | LiveDrawMatch;
  readonly white: ComponentChildren;
  readonly black: ComponentChildren;
}): JSX.Element {
  return (
    <p class={`line pairing ${state}`}>
      <span class="hour">{hour}</span>
      <span class="board">{board === '' ? '' : texts.board(board)}</span>
      <span class={`white${winner === 'white' ? ' winner' : ''}`}>{white}</span>
      <span class="result">{result || (state === 'toCome' ? '–' : texts.states[state])}</span>
      <span class={`black${winner === 'black' ? ' winner' : ''}`}>{black}</span>
    </p>
  );
}
