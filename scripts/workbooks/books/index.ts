import type { Book } from '../model';
import { greekChampionship, russianRoundRobin } from './abroad';
import { clubEvening } from './club-evening';
import { clubNights, pairs } from './clubs';
import { daysOfOpen, macCalendar } from './days';
import { brokenReferences, twoRankings } from './google';
import { groupLeague, threeRows } from './leagues';
import { formReplies, longFormatting, protectedBook } from './long-lists';

/** Every workbook, by the function that makes it. */
export const BOOKS: readonly (() => Book)[] = [
  clubEvening,
  groupLeague,
  threeRows,
  daysOfOpen,
  macCalendar,
  longFormatting,
  protectedBook,
  formReplies,
  twoRankings,
  brokenReferences,
  russianRoundRobin,
  greekChampionship,
  pairs,
  clubNights,
];
