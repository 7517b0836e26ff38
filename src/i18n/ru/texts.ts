import type { Messages } from '../es/texts';
import { signed } from '../wording';
import { actions } from './actions';
import { configureTournament } from './configure-tournament';
import { live } from './live';
import { names } from './names';
import { panel } from './panel';
import { problems } from './problems';
import { repair } from './repair';
import { secondHalf } from './second-half';
import { and, attendance, columns, lines, or, plural } from './words';

/** Half a win, where a draw gives one, with a decimal comma. */
const comma = (number: string) => number.replace('.', ',');

/** Everything a director sees, in Russian. Names are never declined: they stand after a colon or alone. */
export const ru: Messages = {
  code: 'ru',
  columns,
  problems,
  actions,
  secondHalf,
  names,
  repair,
  panel,
  live,
  configureTournament,

  groupName: (number) => `G${number}`,

  answers: {
    level: 'Категория',
    minutesLate: 'Минуты',
    latePoints: 'Штрафные очки',
    clock: 'Часы',
    annualPoints: 'Очки',
    winProbability: 'Вероятность',
    winnerChange: 'Изменение победителя',
    loserChange: 'Изменение проигравшего',
    gamePoints: 'Очки',
    crawford: 'Партия Кроуфорда',
    system: 'Система',
    minutesPerGame: 'Минуты',
    officialBlack: 'Чёрные',
    officialWhite: 'Белые',
    attendance: 'Явка',
    prize: 'Приз',
  },

  standings: {
    place: 'Место',
    player: 'Игрок',
    played: 'И',
    won: 'В',
    lost: 'П',
    pointsFor: 'Набрано',
    pointsAgainst: 'Отдано',
    difference: 'Разн',
    status: 'Статус',
    reason: 'Основание',
  },

  status: {
    qualified: 'Прошёл',
    out: 'Выбыл',
    open: '',
    putOut: 'Исключён',
    annulled: 'Аннулирован',
    mustPlay: (against) => `переигровка, ${against.length === 1 ? 'соперник' : 'соперники'}: ${and(against)}`,
    waitsFor: (pairs) => `ждёт переигровку ${and(pairs.map(([one, other]) => `${one}–${other}`))}`,
    stillLevel: (players) => `и после переигровки наравне: ${and(players)}`,
  },

  reasons: {
    annulled: (article) =>
      `Один матч выигран, остальные проиграны собственной неявкой: ни один не считается${article}`,
    notPlayed: 'Ещё не играл',
    wins: (won) =>
      won === '0'
        ? 'Нет побед'
        : `${comma(won)} ${/^\d+$/.test(won) ? plural(Number(won), 'победа', 'победы', 'побед') : 'победы'}`,
    tied: (won, players) => `Поровну побед (${comma(won)}): ${and(players)}`,
    ownForfeit: (article) => `есть собственная неявка: вне дележа${article}`,
    otherForfeits: (players, article) => `вне дележа из-за неявки: ${and(players)}${article}`,
    criterion: (number, what, own, others) =>
      `${number}-й показатель, ${what}: ${own} (${others.join(', ')})`,
    playoffToPlay: (number) => `${number}-й показатель: переигровка ещё не сыграна`,
    criteria: {
      winsAmongTied: 'победы между собой',
      differenceAmongTied: 'разница между собой',
      overallDifference: 'общая разница',
      playoff: 'переигровка',
      brightwell: 'коэффициент Брайтвелла',
      discDifference: 'разница фишек',
    },
    signed,
  },

  ratings: {
    player: 'Игрок',
    before: 'До',
    after: 'После',
    change: 'Изменение',
    matches: 'Матчи',
    experience: 'Опыт',
  },

  season: {
    place: 'Место',
    player: 'Игрок',
    tournaments: 'Турниры',
    points: 'Очки',
    titles: 'Титулы',
    won: 'Победы',
    eligible: 'Претендует на приз',
    yes: 'Да',
    no: 'Нет',
  },

  roundRobin: 'Круговая',

  swiss: {
    place: 'Место',
    player: 'Игрок',
    played: 'И',
    points: 'Очки',
    brightwell: 'BQ',
    discs: 'Фишки',
    reason: 'Основание',
    scored: (points) =>
      `${comma(points)} ${/^\d+$/.test(points) ? plural(Number(points), 'очко', 'очка', 'очков') : 'очка'}`,
  },

  draw: {
    round: (round) => {
      if (round === 'playIn') return 'Предварительный раунд';
      if (round === 'thirdPlace') return 'За 3-е место';
      if (round <= 4) return round === 2 ? 'Финал' : 'Полуфинал';
      return `1/${round / 2} финала`;
    },
    winner: (match) => `Победитель ${match}`,
    loser: (match) => `Проигравший ${match}`,
    place: (group, place) => `${place}G${group.toUpperCase()}`,
    bye: 'Свободен',
  },

  ledger: {
    columns: {
      ...{ tournament: 'Турнир', kind: 'Вид', phase: 'Стадия', winner: 'Победитель', loser: 'Проигравший' },
      ...{ score: 'Счёт', length: 'n', beforeWinner: 'До П', beforeLoser: 'До Пр' },
      ...{ difference: 'D', upset: 'P', kWinner: 'K П', kLoser: 'K Пр', changeWinner: 'Изм. П' },
      ...{ changeLoser: 'Изм. Пр', afterWinner: 'После П', afterLoser: 'После Пр', article: 'Пункт' },
    },
    kinds: {
      ...{ start: 'Начало', tournament: 'Турнир', match: 'Матч', penalty: 'Штраф' },
      ...{ restart: 'Вернулся как новый', adjustment: 'Исправлено вручную' },
    },
    official: 'официальный',
    unofficial: 'неофициальный',
    reopened: 'открыт заново',
    causes: { left: 'Покинул турнир', didNotCome: 'Подтвердил и не пришёл' },
  },

  attendance,

  levels: {
    beginner: 'Новичок',
    casual: 'Любитель',
    intermediate: 'Средний',
    advanced: 'Сильный',
    expert: 'Эксперт',
    master: 'Мастер',
  },

  place: {
    rowAndColumn: (row, column) => `Строка ${row}, столбец ${column}`,
    row: (row) => `Строка ${row}`,
    argument: (argument) => `Аргумент ${argument}`,
    inArgument: (place, argument) => `${place} аргумента ${argument}`,
    sentence: (place, text) => `${place}: ${text}.`,
  },

  language: {
    choose: (languages, current, isByLocale) => ({
      kind: 'prompt',
      title: 'Язык',
      text: lines([
        `Сейчас: ${current}${isByLocale ? ', по региональным настройкам таблицы' : ''}.`,
        ...languages.map((name, index) => `${index + 1}. ${name}`),
        '',
        'Впишите номер. Если оставить пустым, решают региональные настройки.',
      ]),
    }),
    unknown: (given, languages) => `«${given}» — не ${or(languages)}.`,
    done: (language) =>
      `${language}. Написанное остаётся и по-прежнему читается; формулы изменятся при пересчёте.`,
  },

  menu: {
    actions: {
      'seed-groups': 'Составить группы',
      schedule: 'Составить расписание',
      lateness: 'Учесть опоздания',
      standings: 'Рассчитать таблицу',
      draw: 'Составить сетку',
      advance: 'Продвинуть победителей',
      'last-chance': 'Последний шанс',
      close: 'Закрыть турнир',
      reopen: 'Открыть турнир заново',
      season: 'Сезон',
      'configure-tournament': 'Настроить турнир',
      'configure-sheets': 'Настроить листы',
      'review-names': 'Проверить имена',
      'repair-scores': 'Исправить счёт',
      publish: 'Публиковать онлайн',
      unpublish: 'Прекратить публикацию',
      language: 'Язык',
      undo: 'Отменить',
    },
  },
};
