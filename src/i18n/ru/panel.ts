import type { Messages } from '../es/texts';
import { and, playerCount } from './words';

export const panel: Messages['panel'] = {
  arrival: 'Приход',
  result: 'Результат',
  match: (group, white, black) => `${white}–${black}${group === '' ? '' : ` (${group})`}`,
  matchGone: (match) =>
    `${match}: на листе этого матча уже нет в том виде, что на панели; ничего не изменено.`,
  matchTwice: (match) =>
    `${match}: матч стоит на листе дважды; удалите одну из двух строк. Ничего не изменено.`,
  typedMeanwhile: (match, shown) => `${match}: за это время кто-то вписал ${shown}; ничего не изменено.`,
  notAResult: (match) => `${match}: такого результата быть не может; ничего не изменено.`,
  impossible: (match, why) => `${match}: ${why}`,
  noResult: 'нет результата',
  recorded: (match, shown) => `${match}: ${shown}`,
  hourUnknown: (player) => `${player}: время матча прочесть нельзя; впишите время прихода на листе.`,
  arrivedAlready: (player, shown) => `${player}: приход уже записан (${shown}); ничего не изменено.`,
  came: (players, at) => `${and(players)}: приход в ${at}`,
  cameInTime: (players) =>
    players.length > 3 ? `Пришли вовремя: ${playerCount(players.length)}` : `${and(players)}: вовремя`,
  otherEntry:
    'После этого сделано что-то ещё, и последнее действие уже другое; если всё равно хотите, выполните «Отменить».',
};
