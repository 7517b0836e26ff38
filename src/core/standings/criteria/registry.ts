import type { CriterionName } from '../../regulations/regulation';
import type { Criterion } from './criterion';
import { differenceAmongTied } from './difference-among-tied';
import { overallDifference } from './overall-difference';
import { playoff } from './playoff';
import { winsAmongTied } from './wins-among-tied';

interface RegisteredCriterion {
  readonly compute: Criterion;
  /** Counts the matches among the tied alone, so that its figures change when the set gets smaller. */
  readonly amongTied: boolean;
}

/** The criteria there are. What a regulation names and is missing here has to be said, never skipped. */
const CRITERIA: Readonly<Partial<Record<CriterionName, RegisteredCriterion>>> = {
  winsAmongTied: { compute: winsAmongTied, amongTied: true },
  differenceAmongTied: { compute: differenceAmongTied, amongTied: true },
  overallDifference: { compute: overallDifference, amongTied: false },
  playoff: { compute: playoff, amongTied: true },
};

export function criterionOf(name: CriterionName): RegisteredCriterion {
  const criterion = CRITERIA[name];
  if (!criterion) throw new Error(`No criterion ${name}: ask hasAllCriteria first`);
  return criterion;
}

export function hasAllCriteria(names: readonly CriterionName[]): boolean {
  return names.every((name) => CRITERIA[name] !== undefined);
}
