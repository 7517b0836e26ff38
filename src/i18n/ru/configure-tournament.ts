import type { OptionName } from '../../core/regulations/options';
import type { Messages } from '../es/texts';
import { lines, plural } from './words';

const options: Readonly<Record<OptionName, string>> = {
  groupMatchLength: 'До скольких очков в группах',
  knockoutMatchLength: 'До скольких очков на втором этапе',
  finalMatchLength: 'До скольких очков финал',
  qualifiersPerGroup: 'Выходят из группы',
  minutesPerPoint: 'Минут на очко',
  numberOfGroups: 'Число групп',
  boardsPerGroup: 'Столов на группу',
  startTime: 'Время первого матча',
  tieBreakRestart: 'Равенство: когда часть отделена',
  forfeitCountsInDifference: 'Неявка входит в разницу',
  latePointsCountInDifference: 'Опоздание входит в разницу',
  drawSeed: 'Число жеребьёвки',
  forfeitWinCountsAsWin: 'Победа неявкой даёт 0,04',
  rateForfeits: 'Неявка учитывается в рейтинге',
  ratePlayoffs: 'Переигровка учитывается в рейтинге',
  experience: 'Опыт, на какой момент',
  kRamp: 'Коэффициент K падает с опытом',
  participationOnTop: '0,10 прибавляется к очкам за место',
  seedingWithinPlace: 'Порядок в сетке',
  brightwellCoefficient: 'Множитель Брайтвелла',
  byePoints: 'Очки свободного от игры',
  knockoutFrom: 'Сетка составляется из',
  entryFee: 'Взнос участника',
  prizeShares: 'Доли призового фонда',
  division: 'Дивизион',
  divisionUpTo: 'Наибольший рейтинг дивизиона',
  missedRoundPoints: 'Очки за тур, пропущенный опоздавшим',
  swissRounds: 'Туров по швейцарской системе',
  tournamentDays: 'Дней турнира',
  hoursPerDay: 'Часов игры в день',
};

export const configureTournament: Messages['configureTournament'] = {
  option: (name) => options[name],
  base: 'Регламент',
  lateTable: (length) => `Опоздания в матчах до ${length}`,
  none: 'не задано',
  yes: 'да',
  no: 'нет',
  article: 'Статья',
  usual: 'По умолчанию',
  overview: (shown, said, turn) => ({
    kind: 'prompt',
    title: turn === 1 ? 'Настроить турнир' : `Настроить турнир (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...shown.map(({ name, value, usual, article, allowed }, index) => {
        const notes = [article, allowed, usual !== value && `по умолчанию ${usual}`].filter((note) => note);
        return `${index + 1}. ${name}: ${value}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
      }),
      '',
      'Чтобы изменить, впишите номер и значение, например «2=5»; несколько — через точку с запятой. Если после = ничего нет, возвращается значение по умолчанию. Нажмите «ОК», ничего не вписав, чтобы сохранить.',
    ]),
  }),
  possibleGroups: (players, fewest, most) =>
    `участников: ${players}, групп: ${fewest === most ? fewest : `от ${fewest} до ${most}`}`,
  notASetting: (given, most) =>
    `«${given}» непонятно: впишите номер из списка, от 1 до ${most}, знак = и значение.`,
  same: 'Турнир уже настроен так; ничего не изменено.',
  done: (changed, sheet) =>
    `${plural(changed, 'Изменён', 'Изменены', 'Изменено')} ${changed} ${plural(changed, 'параметр', 'параметра', 'параметров')} на листе «${sheet}».`,
};
