import type { Messages } from '../es/texts';
import { and } from './words';

export const panel: Messages['panel'] = {
  arrival: 'Arrived',
  result: 'Result',
  match: (group, white, black) => `${white}–${black}${group === '' ? '' : ` (${group})`}`,
  matchGone: (match) => `${match} is not on the sheet any more as the panel shows it; nothing was changed.`,
  matchTwice: (match) =>
    `${match} stands twice on the sheet; delete one of the two rows. Nothing was changed.`,
  typedMeanwhile: (match, shown) =>
    `Somebody has typed ${shown} for ${match} in the meantime; nothing was changed.`,
  notAResult: (match) => `That is no result of ${match}; nothing was changed.`,
  impossible: (match, why) => `${match}: ${why}`,
  noResult: 'no result',
  recorded: (match, shown) => `${match}: ${shown}`,
  hourUnknown: (player) => `The hour of ${player}'s match can't be read; type the arrival into the sheet.`,
  arrivedAlready: (player, shown) =>
    `The arrival of ${player} is written down already (${shown}); nothing was changed.`,
  came: (players, at) => `${and(players)} arrived at ${at}`,
  cameInTime: (players) =>
    players.length > 3 ? `${players.length} players were in time` : `${and(players)} in time`,
  otherEntry:
    'Something else has been done since, and that is not the last thing; use “Undo” if you want it all the same.',
};
