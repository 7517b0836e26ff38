import type { LivePageTexts } from '../es/live-page';
import { oneFewMany } from '../wording';

const minutesAgo = (minutes: number) => {
  if (minutes < 1) return 'только что';
  if (minutes < 90) return `${minutes} мин назад`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} ч назад`;
  const days = Math.round(minutes / 1440);
  return `${days} ${oneFewMany(days, 'день', 'дня', 'дней')} назад`;
};

export const livePage: LivePageTexts = {
  loading: 'Загрузка…',
  nothing: 'Сейчас ни один турнир не публикуется.',
  updated: (clock, minutes) => `Обновлено в ${clock} · ${minutesAgo(minutes)}`,
  stale: 'Не удаётся обновить: показано последнее, что пришло. Попытки продолжаются.',
  unreachable: 'Не удаётся загрузить турнир. Попытки продолжаются.',
  retry: 'Обновить',

  parts: { groups: 'Группы', matches: 'Матчи', draw: 'Сетка', ranking: 'Рейтинг' },
  lastChance: 'Последний шанс',
  partsLabel: 'Разделы турнира',
  empty: 'Здесь пока ничего нет.',
  group: (group) => (/^\d|^\p{L}$/u.test(group) ? `Группа ${group}` : group || 'Турнирная таблица'),
  standings: {
    ...{ place: 'М', player: 'Игрок', played: 'И', won: 'В', lost: 'П', pointsFor: 'Наб' },
    ...{ pointsAgainst: 'Отд', difference: 'Разн', status: 'Статус', reason: 'Основание' },
  },
  long: {
    ...{ place: 'Место', played: 'Сыграно матчей', won: 'Победы', lost: 'Поражения' },
    ...{ pointsFor: 'Очков набрано', pointsAgainst: 'Очков отдано', difference: 'Разница' },
  },
  columns: {
    ...{ group: 'Группа', round: 'Раунд', hour: 'Время', board: 'Стол', match: 'Матч', result: 'Результат' },
    ...{ white: 'Белые', black: 'Чёрные', level: 'Рейтинг', state: 'Статус', place: 'Место' },
  },
  cross: {
    label: 'Как показать группы',
    table: 'Места',
    title: 'Таблица встреч',
    hint: 'В строке — результаты этого игрока, его очки стоят первыми.',
    notes: {
      forfeit: 'не явился',
      left: 'выбыл из турнира',
      toCome: 'ещё не сыграно',
      annulled: 'аннулировано, не учитывается',
    },
  },
  history: {
    title: 'История рейтинга',
    line: (from, to, tournaments) =>
      `с ${from} до ${to} за ${tournaments} ${oneFewMany(tournaments, 'турнир', 'турнира', 'турниров')}`,
  },
  reasons: 'Почему места именно такие',
  states: { toCome: 'Предстоит', on: 'Идёт', played: 'Сыгран', forfeit: 'Неявка' },
  playoff: 'переигровка',
  versus: 'против',
  board: (board) => `стол ${board}`,
  round: (round) => (/^\d+$/.test(round) ? `раунд ${round}` : round),
  champion: 'Победитель турнира',
  wins: 'победа',
  level: (level) => String(Math.round(level * 10) / 10).replace('.', ','),
  filters: { label: 'Какие матчи', open: 'Предстоят', finished: 'Завершены', all: 'Все' },
  noneLeft: 'Больше нет ни одного.',

  find: {
    title: 'Мой турнир',
    label: 'Найдите своё имя',
    none: 'Такого имени среди опубликованных нет.',
    many: (count) => `${count} ${oneFewMany(count, 'игрок', 'игрока', 'игроков')}; продолжайте вводить имя.`,
    choose: 'Кто именно?',
    forget: 'Другое имя',
    next: 'Следующий матч',
    now: 'Прямо сейчас',
    noNext: 'Пока матчей больше нет.',
    results: 'Результаты',
    place: (place, won) => {
      const wins = Number.isInteger(won) ? oneFewMany(won, 'победа', 'победы', 'побед') : 'победы';
      return `${place}-е место, ${String(won).replace('.', ',')} ${wins}`;
    },
    won: 'Победа',
    lost: 'Поражение',
    drawn: 'Ничья',
  },

  light: 'Светлая тема',
  dark: 'Тёмная тема',
  big: 'Большой экран',
  print: 'Печать',
  share: 'Для игроков',
  qr: 'QR-код с адресом этой страницы',
  close: 'Закрыть',
  pause: 'Остановить',
  go: 'Продолжить',
  before: 'Назад',
  after: 'Вперёд',
  page: (page, of) => `${page} из ${of}`,

  snippet: {
    intro: 'Скопируйте этот текст и вставьте его в блог в режиме HTML.',
    parts: 'Что в него входит',
    initials: 'Инициалы вместо имён',
    code: 'HTML для блога',
    copy: 'Скопировать',
    copied: 'Скопировано.',
    notCopied: 'Скопировать само не получилось: текст выделен, нажмите Ctrl+C.',
    preview: 'Так это будет выглядеть',
    page: 'Страница для игроков',
    noPage:
      'У онлайн-страницы пока нет ни адреса, ни QR-кода: её нужно один раз развернуть в редакторе Apps Script: «Начать развертывание» → «Новое развертывание» → «Веб-приложение».',
    asOf: (day, clock) => `${day.split('-').reverse().join('.')}, ${clock}`,
  },

  sheets: {
    what: 'Что печатается',
    calendars: 'Расписание каждой группы',
    slips: 'Бланки результатов для столов',
    standings: 'Турнирные таблицы',
    draw: 'Сетка',
    pages: (count) => `${count} ${oneFewMany(count, 'лист', 'листа', 'листов')}`,
    nothing: 'При таком выборе печатать нечего.',
    signWhite: 'Подпись белых',
    signBlack: 'Подпись чёрных',
    points: 'Очки',
  },
};
