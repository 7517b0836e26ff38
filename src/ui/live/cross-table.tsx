import type { JSX } from 'preact';
import { crossTableOf, NOTE_MARKS, type CrossCell } from '../common/cross-table';
import { texts } from '../common/page-texts';
import type { LiveGroup } from '../live-contract';

/**
 * One group as everybody against everybody. Columns are headed by the numbers before the names, so that a group of five
 * fits on a phone; a longer one scrolls.
 */
export function CrossTable({ group, me }: { readonly group: LiveGroup; readonly me: string }): JSX.Element {
  const table = crossTableOf(group);
  const title = texts.group(group.group);
  return (
    <section class="card group">
      <h3>{title}</h3>
      {table === null ? (
        <p class="empty">{texts.empty}</p>
      ) : (
        <>
          <div class="scroller" tabIndex={0} role="region" aria-label={`${title}, ${texts.cross.title}`}>
            <table class="cross">
              <thead>
                <tr>
                  <th scope="col" class="number" />
                  <th scope="col">{texts.standings.player}</th>
                  {table.rows.map(({ player }, index) => (
                    <th scope="col" key={index} class="meeting">
                      <abbr title={player}>{index + 1}</abbr>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ player, status, cells }, row) => (
                  <tr key={row} class={player === me ? 'me' : ''}>
                    <td class="number">{row + 1}</td>
                    <th scope="row">
                      <span class="name">{player}</span>
                      {status !== '' && <span class="status">{status}</span>}
                    </th>
                    {cells.map((cell, column) => (
                      <Meeting key={column} cell={cell} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p class="legend">
            {texts.cross.hint}{' '}
            {table.notes.map((note) => (
              <span key={note}>
                <b>{NOTE_MARKS[note]}</b> {texts.cross.notes[note]}.{' '}
              </span>
            ))}
          </p>
        </>
      )}
    </section>
  );
}

function Meeting({ cell: { text, isOwn, won, notes } }: { readonly cell: CrossCell }): JSX.Element {
  if (isOwn) {
    return (
      <td class="meeting own">
        <span aria-hidden="true">{text}</span>
      </td>
    );
  }
  return <td class={['meeting', won ? 'won' : '', ...notes].join(' ').trim()}>{text}</td>;
}
