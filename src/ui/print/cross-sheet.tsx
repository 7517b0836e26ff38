import type { JSX } from 'preact';
import { crossTableOf, NOTE_MARKS } from '../common/cross-table';
import { texts } from '../common/page-texts';
import type { LiveGroup } from '../live-contract';

/** A group as everybody against everybody, with what its marks mean; nothing where there are no matches. */
export function PrintedCross({ group }: { readonly group: LiveGroup }): JSX.Element | null {
  const table = crossTableOf(group);
  if (table === null) return null;
  return (
    <>
      <table class={table.rows.length > 10 ? 'cross small' : 'cross'}>
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{texts.standings.player}</th>
            {table.rows.map((_, index) => (
              <th key={index} scope="col">
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ player, cells }, row) => (
            <tr key={row}>
              <td>{row + 1}</td>
              <td>{player}</td>
              {cells.map(({ text, won }, column) => (
                <td key={column}>{won ? <strong>{text}</strong> : text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.notes.length > 0 && (
        <p class="legend">
          {table.notes.map((note) => `${NOTE_MARKS[note]} = ${texts.cross.notes[note]}`).join('; ')}
        </p>
      )}
    </>
  );
}
