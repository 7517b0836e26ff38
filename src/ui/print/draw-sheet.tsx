import type { JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { TreeCell } from '../common/tree';
import type { LiveDrawMatch, LiveSide } from '../live-contract';
import type { TreePaper } from './paper';

const SIDES: readonly LiveSide[] = ['white', 'black'];

/** A draw as a tree that fits a page, with a box for the points of each side. */
export function PrintedTree({ paper: { tree, isDense } }: { readonly paper: TreePaper }): JSX.Element {
  const { columns, cells, slots, apart } = tree;
  const last = columns.length - 1;
  return (
    <div class={isDense ? 'tree dense' : 'tree'} style={{ '--columns': columns.length, '--slots': slots }}>
      {columns.map((name, column) => (
        <h3 key={name} style={{ gridColumn: column + 1, gridRow: 1 }}>
          {name}
        </h3>
      ))}
      {cells.map((cell, index) => (
        <Cell key={index} cell={cell} isLast={cell.column === last} />
      ))}
      {apart.length > 0 && (
        <div class="apart" style={{ gridColumn: columns.length, gridRow: apartRow(slots) }}>
          {apart.map(({ name, matches }) => (
            <section key={name}>
              <h3>{name}</h3>
              {matches.map((match, index) => (
                <Match key={index} match={match} />
              ))}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/** In the corner below the final, where a tree is high enough to leave it free. */
function apartRow(slots: number): string {
  return slots < 4 ? `${slots + 2}` : `2 / span ${slots}`;
}

function Cell({
  cell: { match, column, slot, slots, line },
  isLast,
}: {
  readonly cell: TreeCell;
  readonly isLast: boolean;
}): JSX.Element {
  const [from, to] = line ?? [0.5, 0.5];
  return (
    <div
      class={`cell${line ? ' joined' : ''}${isLast ? '' : ' leads'}`}
      style={{
        gridColumn: column + 1,
        gridRow: `${slot + 2} / span ${slots}`,
        '--from': `${from * 100}%`,
        '--to': `${(1 - to) * 100}%`,
      }}
    >
      <Match match={match} />
    </div>
  );
}

function Match({ match }: { readonly match: LiveDrawMatch }): JSX.Element {
  const { id, hour, board, result, state, winner } = match;
  const points = result.split('–');
  const when = [id, hour, board === '' ? '' : texts.board(board)].filter((part) => part !== '');
  return (
    <div class="pairing">
      <p class="when">
        {when.join(' · ')}
        {state === 'forfeit' && ` · ${texts.states.forfeit}`}
      </p>
      {SIDES.map((side, index) => (
        <p key={side} class={winner === side ? 'seat winner' : 'seat'}>
          <span>{match[side].player ?? match[side].from}</span>
          <span class="points">{result === '' ? '' : points[index]}</span>
        </p>
      ))}
    </div>
  );
}
