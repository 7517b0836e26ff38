import type { CriterionName } from '../../regulations/regulation';
import type { Criterion } from './criterion';
import { brightwell } from './brightwell';
import { differenceAmongTied } from './difference-among-tied';
import { discDifference } from './disc-difference';
import { overallDifference } from './overall-difference';
import { playoff } from './playoff';
import { winsAmongTied } from './wins-among-tied';

interface RegisteredCriterion {
  readonly compute: Criterion;
  /** Counts the matches among the tied alone, so that its figures change when the set gets smaller. */
  readonly amongTied: boolean;
}

/** The criteria there are: the compiler asks for every one that a regulation can name. */
const CRITERIA: Readonly<Record<CriterionName, RegisteredCriterion>> = {
  winsAmongTied: { compute: winsAmongTied, amongTied: true },
  differenceAmongTied: { compute: differenceAmongTied, amongTied: true },
  overallDifference: { compute: overallDifference, amongTied: false },
  playoff: { compute: playoff, amongTied: true },
  brightwell: { compute: brightwell, amongTied: false },
  discDifference: { compute: discDifference, amongTied: false },
};

export function criterionOf(name: CriterionName): RegisteredCriterion {
  return CRITERIA[name];
}
