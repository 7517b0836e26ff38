import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { emptyWorkbook } from '../../host/new-workbook';

/** What the columns of a small club's workbook are called. */
const TITLES = {
  es: {
    ranking: ['Ranking', 'Puesto', 'Jugador', 'Nivel', 'Experiencia', 'Estado'],
    entries: ['Inscritos', 'Nº', 'Confirmó', 'Jugador', 'Presente'],
    yes: 'sí',
    active: 'Activo',
  },
  ru: {
    ranking: ['Рейтинг', 'Место', 'Игрок', 'Уровень', 'Опыт', 'Статус'],
    entries: ['Участники', '№', 'Подтвердил', 'Игрок', 'Присутствует'],
    yes: 'да',
    active: 'активен',
  },
} as const;

/** As a club keeps it before the first tournament: a ranking and who has come tonight, strongest first. */
export function clubWorkbook(players: readonly string[], language: keyof typeof TITLES = 'es'): Uint8Array {
  const { ranking, entries, yes, active } = TITLES[language];
  const [rankingName, ...rankingTitles] = ranking;
  const [entriesName, ...entriesTitles] = entries;
  return emptyWorkbook([
    {
      name: rankingName,
      rows: [
        rankingTitles,
        ...players.map((player, index) => [index + 1, player, 2000 - 50 * index, 100, active]),
      ],
    },
    {
      name: entriesName,
      rows: [entriesTitles, ...players.map((player, index) => [index + 1, yes, player, yes])],
    },
  ]);
}

/** Writes it where the command can open it, until the tests of the file have ended. */
export function clubFile(players: readonly string[], language: keyof typeof TITLES = 'es'): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, language === 'es' ? 'club.xlsx' : 'клуб.xlsx');
  writeFileSync(file, clubWorkbook(players, language));
  return file;
}

export const PLAYERS = {
  es: [
    ...['Aurelio Izaguirre', 'Beatriz Landaeta', 'Camilo Núñez', 'Dalia Zárraga'],
    ...['Elías Ochoa', 'Fátima Peña', 'Gloria Quintero', 'Hilario Cañizales'],
  ],
  ru: [
    ...['Анна Берёзова', 'Борис Волков', 'Вера Гусева', 'Глеб Дёмин'],
    ...['Дарья Ершова', 'Егор Жданов', 'Жанна Зимина', 'Захар Ильин'],
  ],
} as const;
