import type { FunctionSpecification } from './specification';
import { TD_CLOCK } from './td-clock';
import { TD_CROSSTABLE } from './td-crosstable';
import { TD_GAME_POINTS } from './td-game-points';
import { TD_IS_CRAWFORD } from './td-is-crawford';
import { TD_LATE_POINTS } from './td-late-points';
import { TD_LEVEL } from './td-level';
import { TD_MINUTES_LATE } from './td-minutes-late';
import { TD_RATING_CHANGE } from './td-rating-change';
import { TD_SEED_GROUPS } from './td-seed-groups';
import { TD_STANDINGS } from './td-standings';
import { TD_WIN_PROBABILITY } from './td-win-probability';

/** The custom functions that the bundle itself carries. */
export const USUAL_FORMULAS: readonly FunctionSpecification[] = [
  TD_SEED_GROUPS,
  TD_MINUTES_LATE,
  TD_LATE_POINTS,
  TD_STANDINGS,
  TD_CROSSTABLE,
  TD_WIN_PROBABILITY,
  TD_RATING_CHANGE,
  TD_LEVEL,
  TD_CLOCK,
  TD_GAME_POINTS,
  TD_IS_CRAWFORD,
];
