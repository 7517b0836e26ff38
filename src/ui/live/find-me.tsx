import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { fold } from '../common/fold';
import { texts } from '../common/page-texts';
import type { LiveSnapshot } from '../live-contract';
import { namesIn, tournamentOf, type MyMatch } from './my-tournament';

/** So many names are offered as buttons; beyond that one types on. */
const MOST_OFFERED = 8;

/** *Find my name*: my group, my next match, its hour and board, my results. */
export function FindMe({
  snapshot,
  me,
  onChoose,
}: {
  readonly snapshot: LiveSnapshot;
  readonly me: string;
  readonly onChoose: (name: string) => void;
}): JSX.Element {
  const [typed, setTyped] = useState('');
  const names = namesIn(snapshot);
  if (me !== '' && names.includes(me)) {
    return <Mine snapshot={snapshot} me={me} onForget={() => onChoose('')} />;
  }
  const wanted = fold(typed);
  const found = wanted === '' ? [] : names.filter((name) => fold(name).includes(wanted));
  const isMany = found.length > MOST_OFFERED;
  return (
    <section class="find no-print" aria-label={texts.find.title}>
      <label>
        <span class="visually-hidden">{texts.find.label}</span>
        <input
          type="search"
          value={typed}
          placeholder={texts.find.label}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && found.length === 1) onChoose(found[0]!);
          }}
        />
      </label>
      <div role="status">
        {wanted !== '' && found.length === 0 && <p>{texts.find.none}</p>}
        {isMany && <p>{texts.find.many(found.length)}</p>}
      </div>
      {!isMany && found.length > 0 && (
        <div class="choices" role="group" aria-label={texts.find.choose}>
          {found.map((name) => (
            <button key={name} type="button" onClick={() => onChoose(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Mine({
  snapshot,
  me,
  onForget,
}: {
  readonly snapshot: LiveSnapshot;
  readonly me: string;
  readonly onForget: () => void;
}): JSX.Element {
  const { find } = texts;
  const { group, next, results } = tournamentOf(snapshot, me);
  return (
    <section class="card mine" aria-label={find.title}>
      <header>
        <h2 class="name">{me}</h2>
        <button type="button" class="no-print" onClick={onForget}>
          {find.forget}
        </button>
      </header>
      {group && (
        <p>
          {texts.group(group.name)}: {find.place(group.place, group.won)}
          {group.status !== '' && <> · {group.status}</>}
        </p>
      )}
      <p class="next">
        {next === null ? (
          find.noNext
        ) : (
          <>
            <strong>{next.state === 'on' ? find.now : find.next}</strong>: {placeOf(next)} {texts.versus}{' '}
            <strong class="name">{next.against || '—'}</strong>
          </>
        )}
      </p>
      {results.length > 0 && (
        <>
          <h3>{find.results}</h3>
          <ul>
            {results.map((match, index) => (
              <li key={index}>
                {outcomeOf(match)} {match.result || texts.states[match.state]} {texts.versus}{' '}
                <span class="name">{match.against}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function placeOf({ hour, board, where, round }: MyMatch): string {
  const parts = [
    hour,
    board === '' ? '' : texts.board(board),
    round === '' ? where : [texts.group(where), texts.round(round)].join(', '),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function outcomeOf({ won }: MyMatch): string {
  const { find } = texts;
  return won === null ? find.drawn : won ? find.won : find.lost;
}
