import type { JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { LiveDrawMatch, LiveRound, LiveSeat, LiveSide } from '../live-contract';
import { treeOf, type TreeCell } from '../common/tree';

/** Rows of the grid above the first slot: the names of the rounds. */
const TITLES = 1;

/** The draw as a tree, wider than a phone: it scrolls by itself, by keyboard too. */
export function DrawTree({
  title,
  rounds,
  me,
  isTitled,
}: {
  readonly title: string;
  readonly rounds: readonly LiveRound[];
  readonly me: string;
  readonly isTitled: boolean;
}): JSX.Element {
  const { columns, cells, slots, apart } = treeOf(rounds);
  return (
    <section class="draw">
      {isTitled && <h3>{title}</h3>}
      <div class="scroller" tabIndex={0} role="region" aria-label={title}>
        <div class="tree" style={{ '--columns': columns.length, '--slots': slots }}>
          {columns.map((name, column) => (
            <section key={name} class="round" aria-label={name}>
              <h4 style={{ gridColumn: column + 1, gridRow: 1 }}>{name}</h4>
              {cells
                .filter((cell) => cell.column === column)
                .map((cell) => (
                  <Cell key={cell.match.id} cell={cell} isLast={column === columns.length - 1} me={me} />
                ))}
            </section>
          ))}
        </div>
      </div>
      {apart.map(({ name, matches }) => (
        <section key={name} class="apart">
          <h4>{name}</h4>
          {matches.map((match) => (
            <DrawMatch key={match.id} match={match} me={me} />
          ))}
        </section>
      ))}
    </section>
  );
}

function Cell({
  cell: { match, column, slot, slots, line },
  isLast,
  me,
}: {
  readonly cell: TreeCell;
  readonly isLast: boolean;
  readonly me: string;
}): JSX.Element {
  const [from, to] = line ?? [0.5, 0.5];
  return (
    <div
      class={`cell${line ? ' joined' : ''}${isLast ? '' : ' leads'}`}
      style={{
        gridColumn: column + 1,
        gridRow: `${slot + 1 + TITLES} / span ${slots}`,
        '--from': `${from * 100}%`,
        '--to': `${(1 - to) * 100}%`,
      }}
    >
      <DrawMatch match={match} me={me} />
    </div>
  );
}

const SIDES: readonly LiveSide[] = ['white', 'black'];

function DrawMatch({ match, me }: { readonly match: LiveDrawMatch; readonly me: string }): JSX.Element {
  const { id, hour, board, result, state, winner } = match;
  const points = result.split('–');
  const when = [id, hour, board === '' ? '' : texts.board(board)].filter((part) => part !== '');
  const isMine = me !== '' && (match.white.player === me || match.black.player === me);
  return (
    <div class={`card pairing ${state}${isMine ? ' me' : ''}`}>
      <p class="when">
        <span>{when.join(' · ')}</span>
        {(state === 'on' || state === 'forfeit') && (
          <span class={`state ${state}`}>{texts.states[state]}</span>
        )}
      </p>
      {SIDES.map((side, index) => (
        <p key={side} class={`side${winner === side ? ' winner' : ''}`}>
          <Seat seat={match[side]} />
          <span class="points">
            {result === '' ? '' : points[index]}
            {winner === side && <span class="visually-hidden"> {texts.wins}</span>}
          </span>
        </p>
      ))}
    </div>
  );
}

export function Seat({ seat: { player, from } }: { readonly seat: LiveSeat }): JSX.Element {
  return player === null ? <span class="waiting">{from || '—'}</span> : <span class="name">{player}</span>;
}
