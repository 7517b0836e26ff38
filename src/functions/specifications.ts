import type { FunctionSpecification } from './specification';
import { TD_CLOCK } from './td-clock';
import { TD_CROSSTABLE } from './td-crosstable';
import { TD_LATE_POINTS } from './td-late-points';
import { TD_LEVEL } from './td-level';
import { TD_MINUTES_LATE } from './td-minutes-late';
import { TD_SCHEDULE } from './td-schedule';
import { TD_SEED_GROUPS } from './td-seed-groups';
import { TD_STANDINGS } from './td-standings';

/** Every custom function, in the order of the reference. */
export const SPECIFICATIONS: readonly FunctionSpecification[] = [
  TD_SEED_GROUPS,
  TD_SCHEDULE,
  TD_MINUTES_LATE,
  TD_LATE_POINTS,
  TD_STANDINGS,
  TD_CROSSTABLE,
  TD_CLOCK,
  TD_LEVEL,
];
