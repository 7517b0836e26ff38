import type { JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { LiveRanked } from '../live-contract';

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
        {ranking.map(({ place, player, level, state }, index) => (
          <tr key={`${player} ${index}`} class={player === me ? 'me' : ''}>
            <td class="number">{place}</td>
            <th scope="row" class="name">
              {player}
            </th>
            <td class="number">{level === null ? '' : texts.level(level)}</td>
            {hasStates && <td>{state}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
