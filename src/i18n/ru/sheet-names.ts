import type { Messages } from '../es/texts';

export const sheetNames: Messages['actions']['sheets'] = {
  ranking: 'Рейтинг',
  entries: 'Участники',
  groups: 'Группы',
  schedule: 'Расписание',
  standings: 'Турнирная таблица',
  journal: 'Журнал Cubilete',
  draw: 'Сетка',
  lastChance: 'Последний шанс',
  points: 'Очки',
  ledger: 'Движение рейтинга',
  season: 'Сезон',
  live: 'Онлайн',
  history: 'История',
  regulation: 'Регламент',
};
