import type { JSX, RefObject } from 'preact';
import { hourText } from './clock';
import { KINDS, type Kind } from './listing';
import type { Event } from './model';
import { texts } from './texts';

interface HeaderProps {
  readonly now: number;
  /** Seconds since the state came; `null` before the first. */
  readonly age: number | null;
  readonly isReading: boolean;
  readonly filter: string;
  readonly kind: Kind | null;
  readonly counts: Readonly<Record<Kind, number>>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly dispatch: (event: Event) => void;
  readonly refresh: () => void;
}

/** Clock, age, search and what there is of each kind: always in view. */
export function Header(props: HeaderProps): JSX.Element {
  const { now, age, isReading, filter, kind, counts, searchRef, dispatch, refresh } = props;
  return (
    <header>
      <div class="top">
        <h1>{texts.title}</h1>
        {age !== null && (
          <span class="clock" aria-label={texts.now}>
            {hourText(now)}
          </span>
        )}
        <span class={age !== null && age > 60 ? 'age old' : 'age'}>{age !== null && texts.age(age)}</span>
        <button
          type="button"
          class={isReading ? 'icon turning' : 'icon'}
          aria-label={texts.refresh}
          title={texts.refresh}
          onClick={refresh}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M17.65 6.35A8 8 0 1 0 19.73 14h-2.08A6 6 0 1 1 12 6c1.66 0 3.14.69 4.22 1.78L13 11h7V4z" />
          </svg>
        </button>
      </div>
      <div class="search" role="search">
        <input
          ref={searchRef}
          type="search"
          value={filter}
          placeholder={texts.searchHint}
          aria-label={texts.search}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => dispatch({ kind: 'filter', text: event.currentTarget.value })}
        />
      </div>
      <div class="kinds" role="group" aria-label={texts.filters}>
        {KINDS.map((one) => (
          <button
            type="button"
            key={one}
            class={`kind ${one}`}
            aria-pressed={kind === one}
            onClick={() => dispatch({ kind: 'kind', of: one })}
          >
            <b>{counts[one]}</b> {texts.counts[one]}
          </button>
        ))}
      </div>
    </header>
  );
}
