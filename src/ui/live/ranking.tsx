import type { JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { LiveRanked } from '../live-contract';
import { levelPoints, LINE_BOX } from './level-line';

export function Ranking({
  ranking,
  me,
}: {
  readonly ranking: readonly LiveRanked[];
  readonly me: string;
}): JSX.Element {
  const { columns, standings, long } = texts;
  const hasStates = ranking.some(({ state }) => state !== '');
  return (
    <table class="card ranking">
      <thead>
        <tr>
          <th scope="col" class="number">
            <abbr title={long.place}>{standings.place}</abbr>
          </th>
          <th scope="col">{standings.player}</th>
          <th scope="col" class="number">
            {columns.level}
          </th>
          {hasStates && <th scope="col">{columns.state}</th>}
        </tr>
      </thead>
      <tbody>
        {ranking.map(({ place, player, level, state, history }, index) => (
          <tr key={`${player} ${index}`} class={player === me ? 'me' : ''}>
            <td class="number">{place}</td>
            <th scope="row" class="name">
              {player}
            </th>
            <td class="number level">
              {level === null ? '' : texts.level(level)}
              {history && <LevelLine levels={history} />}
            </td>
            {hasStates && <td>{state}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a level came to be, for the eye; in words for whoever hears the page. */
function LevelLine({ levels }: { readonly levels: readonly number[] }): JSX.Element {
  const { width, height } = LINE_BOX;
  const { title, line } = texts.history;
  const said = `${title}: ${line(levels[0]!, levels[levels.length - 1]!, levels.length - 1)}`;
  return (
    <svg class="level-line" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
      <polyline points={levelPoints(levels)} />
    </svg>
  );
}
