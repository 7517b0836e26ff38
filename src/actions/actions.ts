import type { Messages } from '../i18n/es/texts';
import type { Action } from './action';
import { advance } from './advance';
import { close } from './close';
import { configureSheets } from './configure-sheets';
import { configureTournament } from './configure-tournament';
import { lateness } from './lateness';
import { draw, lastChance } from './make-draw';
import { publish, unpublish } from './publish/publish';
import { reopen } from './reopen';
import { repairScores } from './repair-scores';
import { reviewNames } from './review-names';
import { schedule } from './schedule';
import { season } from './season';
import { seedGroups } from './seed-groups';
import { standings } from './standings';
import { addLate } from './swiss/add-late';
import { pairRound } from './swiss/pair-round';
import { withdraw } from './swiss/withdraw';
import { undo } from './undo';

/** The menu commands on the workbook, by the ids of the contract and the keys of their names; the language is none. */
export const ACTIONS: Readonly<Record<Exclude<keyof Messages['menu']['actions'], 'language'>, Action>> = {
  'seed-groups': seedGroups,
  schedule,
  lateness,
  'pair-round': pairRound,
  'add-late': addLate,
  withdraw,
  standings,
  draw,
  advance,
  'last-chance': lastChance,
  close,
  reopen,
  season,
  'configure-tournament': configureTournament,
  'configure-sheets': configureSheets,
  'review-names': reviewNames,
  'repair-scores': repairScores,
  publish,
  unpublish,
  undo,
};
