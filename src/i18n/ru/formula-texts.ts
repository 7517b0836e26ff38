import type { FormulaMessages } from '../es/formula-texts';
import { signed } from '../wording';
import { problems } from './problems';
import { and, attendance, columns, plural } from './words';

/** Half a win, where a draw gives one, with a decimal comma. */
const comma = (number: string) => number.replace('.', ',');

/** What every formula and the menu say, in Russian. The rest is loaded by commands alone. */
export const formulaTexts: FormulaMessages = {
  code: 'ru',
  columns,
  problems,

  partMissing: (file) => `В проекте скрипта нет файла «${file}»; загрузите его снова со всеми файлами.`,

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

  menu: {
    panel: 'Панель',
    below: { swiss: 'Швейцарская система', publishing: 'Публикация и печать', workbook: 'Листы и имена' },
    pages: { 'blog-snippet': 'Скопировать для блога', 'print-sheets': 'Листы для печати' },
    actions: {
      'seed-groups': 'Составить группы',
      schedule: 'Составить расписание',
      lateness: 'Учесть опоздания',
      'pair-round': 'Составить пары',
      'add-late': 'Добавить опоздавшего',
      withdraw: 'Снять игрока',
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
