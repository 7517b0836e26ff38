import { totals } from '../group';
import { figures, type Criterion } from './criterion';

/** HG 7.2.3, 2nd: point difference in the matches among the tied. */
export const differenceAmongTied: Criterion = (level, group) => {
  const tied = new Set(level);
  return figures(level, (player) => {
    const { pointsFor, pointsAgainst } = totals(group, player, tied);
    return pointsFor - pointsAgainst;
  });
};
