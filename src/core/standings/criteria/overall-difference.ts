import { totals } from '../group';
import { figures, type Criterion } from './criterion';

/** HG 7.2.3, 3rd: point difference over all matches of the group. */
export const overallDifference: Criterion = (level, group) =>
  figures(level, (player) => {
    const { pointsFor, pointsAgainst } = totals(group, player);
    return pointsFor - pointsAgainst;
  });
