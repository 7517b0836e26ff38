import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styledWorkbook, type Grid } from '../../scripts/styled-workbook';
import { en } from '../../src/i18n/en/texts';
import { panelPage as enPanel } from '../../src/i18n/en/panel-page';
import { livePage as enLive } from '../../src/i18n/en/live-page';
import { es, type Messages } from '../../src/i18n/es/texts';
import { panelPage as esPanel, type PanelPageTexts } from '../../src/i18n/es/panel-page';
import { livePage as esLive, type LivePageTexts } from '../../src/i18n/es/live-page';

export type GuideLanguage = 'es' | 'en';

/** What the guide's evening says in a language: the add-on's own words, and how the pictures are called. */
export interface Words {
  readonly messages: Messages;
  readonly panel: PanelPageTexts;
  readonly live: LivePageTexts;
  readonly folder: string;
  readonly yes: string;
  readonly no: string;
  readonly tournament: string;
  /** Of the workbook. */
  readonly title: string;
  readonly locale: string;
}

export const WORDS: Readonly<Record<GuideLanguage, Words>> = {
  es: {
    ...{ messages: es, panel: esPanel, live: esLive, folder: 'docs/guia/img' },
    ...{ yes: 'sí', no: 'no', tournament: 'Marzo', title: 'Torneo de marzo', locale: 'es_VE' },
  },
  en: {
    ...{ messages: en, panel: enPanel, live: enLive, folder: 'docs/guide/img' },
    ...{ yes: 'yes', no: 'no', tournament: 'March', title: 'March tournament', locale: 'en_GB' },
  },
};

/** The ranking of the guide's club, best first; names and levels are invented (examples/torneo.xlsx). */
const RANKING: readonly (readonly [name: string, level: number])[] = [
  ['Aurelio Izaguirre', 1931.4],
  ['Beatriz Landaeta', 1884.7],
  ['Camilo Izaguirre', 1840.2],
  ['Dalia Zárraga', 1791.9],
  ['Eusebio Jáuregui', 1755.3],
  ['Fabiola Jáuregui', 1718.6],
  ['Gonzalo Urdaneta', 1690.8],
  ['Haydée Salvatierra', 1655.5],
  ['Julián Zambrano', 1612.3],
  ['Jacinta Pulido', 1577.1],
  ['Leandro Marcano', 1548.9],
  ['Maritza Quiñones', 1520.4],
  ['Néstor Oropeza', 1486.2],
  ['Olivia Urdaneta', 1433.7],
];

const NEWCOMER = 'Nicanor Olavarría';
const CONFIRMED_AND_AWAY = 'Gonzalo Urdaneta';
const NOT_ENTERED = ['Julián Zambrano', 'Olivia Urdaneta'];

/** The twelve in the order of their seeding: whoever is not in the ranking has 1500. */
export const PLAYERS = [...RANKING, [NEWCOMER, 1500] as const]
  .filter(([name]) => name !== CONFIRMED_AND_AWAY && !NOT_ENTERED.includes(name))
  .sort(([, one], [, other]) => other - one)
  .map(([name]) => name);

/** A workbook that Cubilete has never seen: the ranking and tonight's entries, as a director types them. */
export function untouchedWorkbook({ messages, yes, no, title }: Words): string {
  const { columns, actions } = messages;
  const entered = [...PLAYERS, CONFIRMED_AND_AWAY].sort((one, other) =>
    [...one]
      .reverse()
      .join('')
      .localeCompare([...other].reverse().join(''), 'es'),
  );
  const ranking: Grid = [
    // A column as wide as its numbers.
    [columns.place, columns.player, columns.rating.padEnd(9)],
    ...RANKING.map(([name, level], index) => [index + 1, name, level]),
  ];
  const entries: Grid = [
    [columns.player, columns.confirmed, columns.present],
    ...entered.map((name) => [name, yes, name === CONFIRMED_AND_AWAY ? no : yes]),
  ];
  const file = join(mkdtempSync(join(tmpdir(), 'cubilete-guide-')), `${title}.xlsx`);
  writeFileSync(
    file,
    styledWorkbook([
      { name: actions.sheets.ranking, rows: ranking },
      { name: actions.sheets.entries, rows: entries },
    ]),
  );
  return file;
}

/** Results of the groups by the seeds of the two: the first has the first points. `F`: he was not there. */
const RESULTS: readonly (readonly [number, number, string, string])[] = [
  ...([
    [1, 6, '3', '1'],
    [1, 7, '3', '1'],
    [1, 12, '3', '1'],
    [6, 7, '3', '2'],
    [7, 12, '3', '2'],
    [12, 6, '3', '2'],
    [2, 5, '3', '1'],
    [2, 8, '3', '2'],
    [2, 11, '4', '0'],
    [5, 8, '3', '2'],
    [5, 11, '3', '1'],
    [8, 11, '1', '3'],
    [3, 4, '3', '2'],
    [3, 9, '3', '1'],
    [3, 10, '1', '3'],
    [4, 9, '3', '0'],
    [4, 10, '4', '2'],
    [9, 10, '', 'F'],
  ] as const),
];

/** The play-off games of the three who are level, to one point. */
const PLAYOFFS: readonly (readonly [number, number])[] = [
  [6, 7],
  [6, 12],
  [7, 12],
];

/** What is typed for a match of the groups, in the columns of white and black. */
export function pointsOf(white: string, black: string, isPlayoff: boolean): readonly [string, string] {
  const [one, other] = [PLAYERS.indexOf(white) + 1, PLAYERS.indexOf(black) + 1];
  if (isPlayoff) {
    return PLAYOFFS.some(([winner, loser]) => winner === one && loser === other) ? ['1', '0'] : ['0', '1'];
  }
  for (const [first, second, ofFirst, ofSecond] of RESULTS) {
    if (first === one && second === other) return [ofFirst, ofSecond];
    if (first === other && second === one) return [ofSecond, ofFirst];
  }
  throw new Error(`${white}–${black} is not in the guide's evening`);
}
