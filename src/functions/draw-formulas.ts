import type { FunctionSpecification } from './specification';
import { TD_ATTENDANCE } from './td-attendance';
import { TD_KNOCKOUT } from './td-knockout';
import { TD_PLACES } from './td-places';
import { TD_PRIZES } from './td-prizes';
import { TD_POINTS } from './td-points';
import { TD_RATINGS } from './td-ratings';
import { TD_SCHEDULE } from './td-schedule';
import { TD_SEASON } from './td-season';

/** The custom functions of the calendar, the draw, the ranking and the season, in a file of their own (`gas/parts`). */
export const DRAW_FORMULAS: readonly FunctionSpecification[] = [
  TD_SCHEDULE,
  TD_KNOCKOUT,
  TD_PLACES,
  TD_POINTS,
  TD_RATINGS,
  TD_SEASON,
  TD_ATTENDANCE,
  TD_PRIZES,
];
