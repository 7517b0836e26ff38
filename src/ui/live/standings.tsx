import type { JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { LiveGroup } from '../live-contract';

const FIGURES = ['played', 'won', 'lost', 'pointsFor', 'pointsAgainst', 'difference'] as const;

/** One group's table; on a phone without the points for and against, whose difference says it. */
export function Standings({ group, me }: { readonly group: LiveGroup; readonly me: string }): JSX.Element {
  const { standings: words, long } = texts;
  const hasReasons = group.standings.some(({ reason }) => reason !== '');
  return (
    <section class="card group">
      <h3>{texts.group(group.group)}</h3>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col" class="number">
              <abbr title={long.place}>{words.place}</abbr>
            </th>
            <th scope="col">{words.player}</th>
            {FIGURES.map((figure) => (
              <th scope="col" key={figure} class={`number ${figure}`}>
                <abbr title={long[figure]}>{words[figure]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.standings.map((row) => (
            <tr key={row.player} class={row.player === me ? 'me' : row.goesOn === true ? 'through' : ''}>
              <td class="number">{row.place}</td>
              <th scope="row">
                <span class="name">{row.player}</span>
                {row.status !== '' && <span class="status">{row.status}</span>}
              </th>
              {FIGURES.map((figure) => (
                <td key={figure} class={`number ${figure}`}>
                  {figure === 'difference' ? signed(row.difference) : texts.level(row[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasReasons && (
        <details>
          <summary>{texts.reasons}</summary>
          <dl>
            {group.standings.map((row) => (
              <div key={row.player}>
                <dt>{row.player}</dt>
                <dd>{row.reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}
