import type { ColumnWord } from '../../core/problems';
import { countBySize, listOf, oneFewMany as plural } from '../wording';

export { plural };

export const columns: Readonly<Record<ColumnWord, string>> = {
  group: 'Группа',
  round: 'Раунд',
  hour: 'Время',
  board: 'Стол',
  player: 'Игрок',
  rating: 'Рейтинг',
  points: 'Очки',
  place: 'Место',
  experience: 'Опыт',
  confirmed: 'Подтвердил',
  division: 'Дивизион',
  present: 'Присутствует',
  white: 'Белые',
  black: 'Чёрные',
  score: 'Счёт',
  pointsWhite: 'Очки Б',
  pointsBlack: 'Очки Ч',
  arrivedWhite: 'Пришёл Б',
  arrivedBlack: 'Пришёл Ч',
  latePointsWhite: 'Штраф Б',
  latePointsBlack: 'Штраф Ч',
  start: 'Начальный счёт',
  note: 'Примечание',
  why: 'Почему',
  minutes: 'Минуты',
  order: 'Порядок',
  tournament: 'Турнир',
  wins: 'Победы',
  played: 'Игры',
  drawn: 'Ничьи',
  lost: 'Поражения',
  pointsFor: 'Набрано',
  pointsAgainst: 'Отдано',
  difference: 'Разница',
  official: 'Официальный',
  status: 'Статус',
  notice: 'Уведомление о явке',
  levelHistory: 'История рейтинга',
  match: 'Матч',
  winnerTo: 'Проходит в',
  whiteFrom: 'Откуда Б',
  blackFrom: 'Откуда Ч',
  referee: 'Судья',
  matchLength: 'Длина матча',
  option: 'Параметр',
  value: 'Значение',
};

export const and = (words: readonly (string | number)[]) => listOf(words, () => 'и');
export const or = (words: readonly (string | number)[]) => listOf(words, () => 'или');
export const quote = (text: string) => `«${text}»`;
export const quotedColumns = (columnWords: readonly (keyof typeof columns)[]) =>
  columnWords.map((word) => quote(columns[word]));

const MOST_NAMED = 12;

/** A list short enough for a dialog. */
export const some = (words: readonly string[]) =>
  words.length <= MOST_NAMED
    ? and(words)
    : `${words.slice(0, MOST_NAMED).join(', ')} и ещё ${words.length - MOST_NAMED}`;

export const lines = (texts: readonly (string | false)[]) =>
  texts.filter((text) => text !== false).join('\n');

/** A count with its noun: `1 игрок`, `2 игрока`, `5 игроков`. */
export const playerCount = (count: number) => `${count} ${plural(count, 'игрок', 'игрока', 'игроков')}`;
export const matchCount = (count: number) => `${count} ${plural(count, 'матч', 'матча', 'матчей')}`;
export const groupCount = (count: number) => `${count} ${plural(count, 'группа', 'группы', 'групп')}`;

/** `11 групп (10 по 4 и 1 по 3)`. */
export const groupSizes = (sizes: readonly number[]) => {
  const counted = countBySize(sizes).map(([size, count]) => `${count} по ${size}`);
  return `${groupCount(sizes.length)} (${and(counted)})`;
};

export const newcomer = ({ name, alike }: { name: string; alike: string | null }) =>
  alike === null ? name : `${name} (может быть, ${alike}?)`;

/** Russian writes a decimal comma. */
export const decimal = (number: number, digits: number) => number.toFixed(digits).replace('.', ',');

export const attendance = { active: 'Активен', quarantine: 'Карантин', off: 'Вне рейтинга' };
