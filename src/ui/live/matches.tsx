import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { LiveMatch } from '../live-contract';

type Filter = keyof typeof FILTERS;

const isOpen = ({ state }: LiveMatch) => state === 'toCome' || state === 'on';
const FILTERS = {
  open: isOpen,
  finished: (match: LiveMatch) => !isOpen(match),
  all: () => true,
} as const;
const FILTER_NAMES = Object.keys(FILTERS) as Filter[];

export function Matches({
  matches,
  me,
}: {
  readonly matches: readonly LiveMatch[];
  readonly me: string;
}): JSX.Element {
  const [filter, setFilter] = useState<Filter>(matches.some(isOpen) ? 'open' : 'all');
  const shown = matches.filter(FILTERS[filter]);
  return (
    <>
      <div class="filters" role="group" aria-label={texts.filters.label}>
        {FILTER_NAMES.map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {texts.filters[name]}
          </button>
        ))}
      </div>
      {shown.length === 0 && <p class="empty">{texts.noneLeft}</p>}
      <ul class="match-list">
        {shown.map((match, index) => (
          <Match key={`${match.group} ${match.white} ${match.black} ${index}`} match={match} me={me} />
        ))}
      </ul>
    </>
  );
}

function Match({ match, me }: { readonly match: LiveMatch; readonly me: string }): JSX.Element {
  const { white, black, winner, state, result, hour, board, group, round, playoff } = match;
  const isMine = me !== '' && (white === me || black === me);
  const details = [
    group === '' ? '' : texts.group(group),
    round === '' ? '' : texts.round(round),
    playoff ? texts.playoff : '',
  ].filter((part) => part !== '');
  return (
    <li class={`card match ${state}${isMine ? ' me' : ''}`}>
      <div class="when">
        <span class="hour">{hour}</span>
        {board !== '' && <span class="board">{texts.board(board)}</span>}
      </div>
      <div class="players">
        <span class={`name${winner === 'white' ? ' winner' : ''}`}>{white}</span>
        <span class={`name${winner === 'black' ? ' winner' : ''}`}>{black}</span>
        <span class="details">{details.join(' · ')}</span>
      </div>
      <div class="outcome">
        {result !== '' && <span class="result">{result}</span>}
        <span class={`state ${state}`}>{texts.states[state]}</span>
      </div>
    </li>
  );
}
