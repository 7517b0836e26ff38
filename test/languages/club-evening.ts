import { emptyWorkbook } from '../../host/new-workbook';
import { openWorkbook, type Answers, type Run, type WorkbookSession } from '../../host/workbook-session';
import type { ColumnWord } from '../../src/core/problems';
import { LANGUAGES, textsIn, type Language } from '../../src/i18n/language';
import { languageOfLocale } from '../../src/i18n/languages';
import { columnLetters } from '../../src/sheet/a1';
import { wordsOf } from '../../src/sheet/column-titles';
import { isCalled } from '../../src/sheet/recognise-sheet';
import type { SheetWord } from '../../src/sheet/vocabulary';
import type { ActionId } from '../../src/ui/contract';

/** Where each language is spoken: its decimal sign and its dates differ too. */
export const LOCALES: Readonly<Record<Language, string>> = {
  ...{ es: 'es_ES', en: 'en_GB', el: 'el_GR', ru: 'ru_RU' },
};

/** Nine players of an invented club, best first. */
const PLAYERS = [
  ...['Ana Ruiz', 'Beto Gil', 'Carla Sosa', 'Darío Peña', 'Elsa Mora'],
  ...['Fidel Rey', 'Gala Cruz', 'Hugo Paz', 'Iris Vega'],
];

/** The last one has confirmed and does not come (HG 2.3.6). */
const ABSENT = PLAYERS.length - 1;

const rank = (player: string) => PLAYERS.indexOf(player);

/** A ranking and a list of entries, headed in a language. */
export function clubWorkbook(language: Language): Uint8Array {
  const { columns, season, actions } = textsIn(language).messages;
  return emptyWorkbook([
    {
      name: actions.sheets.ranking,
      rows: [
        [columns.place, columns.player, columns.rating, columns.experience, columns.status],
        ...PLAYERS.map((player, index) => [index + 1, player, 1900 - 50 * index, 10 * index, '']),
      ],
    },
    {
      name: actions.sheets.entries,
      rows: [
        [columns.player, columns.confirmed, columns.present],
        ...PLAYERS.map((player, index) => [player, season.yes, index === ABSENT ? season.no : season.yes]),
      ],
    },
  ]);
}

/** A piece of the question which language to speak, in a language. */
function questionOfLanguage(language: Language): string {
  return textsIn(language).messages.language.choose([], '', false).text.split('\n').pop()!;
}

/** A workbook open with a bundle beside it, in a language: the locale's, or else the one that is chosen. */
export class Evening {
  readonly session: WorkbookSession;
  readonly runs: Run[] = [];

  constructor(
    source: Uint8Array,
    bundle: string,
    readonly language: Language,
    readonly tournament = 'Open 1',
    locale = LOCALES[language],
  ) {
    const { actions, secondHalf } = textsIn(language).messages;
    const answers: Answers = {
      [secondHalf.close.which('', []).text.split(/[?;]/)[0]!]: tournament,
      [actions.standings.addPlayoffs([]).title]: 'YES',
      [actions.seed.nextTournament('', []).title]: 'YES',
      [secondHalf.draw.over('', 0, '').title]: 'YES',
      ...Object.fromEntries(LANGUAGES.map((one) => [questionOfLanguage(one), language])),
    };
    const now = new Date('2026-03-08T00:00:00Z');
    this.session = openWorkbook(source, { bundle, locale, answers, now });
    // What the build's language asks is no part of the evening.
    if (languageOfLocale(locale) !== language) this.session.runAction('language');
  }

  run(action: ActionId): Run {
    const run = this.session.runAction(action);
    if (run.error) throw new Error(`${action}: ${run.error.message}`);
    this.runs.push(run);
    return run;
  }

  /** The sheet for a purpose, in whichever language it is called. */
  sheet(word: SheetWord): string {
    const found = this.session.sheets().filter((name) => isCalled(name, word));
    if (found.length !== 1) {
      throw new Error(`${word}: ${found.length} of ${this.session.sheets().join(', ')}`);
    }
    return found[0]!;
  }

  groups(): void {
    this.run('seed-groups');
    this.run('schedule');
    const rows = this.rows('schedule');
    const inFirst = new Set(
      rows.filter((row) => row.group === 'G1').flatMap((row) => [row.white, row.black]),
    );
    // In the first group all but the best beat one another in a circle by the same scores: play-offs.
    const [, ...circle] = [...inFirst].sort((one, other) => rank(one) - rank(other));
    rows.forEach(({ white, black, index }, row) => {
      const [at, against] = [circle.indexOf(white), circle.indexOf(black)];
      const isCircle = at !== -1 && against !== -1;
      const whiteWins = isCircle ? (at + 1) % circle.length === against : rank(white) < rank(black);
      // One who was not there: the last match of all.
      const lost = row === rows.length - 1 ? 'F' : '1';
      this.typePoints('schedule', index, whiteWins ? ['3', lost] : [lost, '3']);
    });
    this.run('standings');
    for (const { white, black, index } of this.rows('schedule').filter((row) => row.points === '')) {
      this.typePoints('schedule', index, rank(white) < rank(black) ? ['1', '0'] : ['0', '1']);
    }
    this.run('standings');
  }

  secondPhase(): void {
    this.run('draw');
    for (let round = 0; round < 6; round++) {
      const isPlayer = (name: string) => PLAYERS.includes(name);
      const open = this.rows('draw').filter(
        (row) => row.points === '' && isPlayer(row.white) && isPlayer(row.black),
      );
      for (const { white, black, index } of open) {
        this.typePoints('draw', index, rank(white) < rank(black) ? ['7', '2'] : ['2', '7']);
      }
      if (open.length > 0) this.run('advance');
    }
    this.run('close');
    this.run('season');
  }

  bytes(): Uint8Array {
    return this.session.bytes();
  }

  private column(sheet: string, word: ColumnWord): number {
    const titles = this.session.displayValues(sheet)[0]!;
    const at = titles.findIndex((title) => wordsOf(title).includes(word));
    if (at === -1) throw new Error(`${sheet} has no ${word}: ${titles.join(', ')}`);
    return at;
  }

  private rows(word: SheetWord) {
    const sheet = this.sheet(word);
    const group = word === 'schedule' ? this.column(sheet, 'group') : -1;
    const [white, black, points] = (['white', 'black', 'pointsWhite'] as const).map((one) =>
      this.column(sheet, one),
    );
    return this.session.displayValues(sheet).flatMap((cells, index) =>
      index === 0 || cells[white!] === ''
        ? []
        : [
            {
              ...{ index, group: cells[group] ?? '' },
              ...{ white: cells[white!]!, black: cells[black!]!, points: cells[points!]! },
            },
          ],
    );
  }

  private typePoints(word: SheetWord, row: number, [white, black]: readonly [string, string]): void {
    const sheet = this.sheet(word);
    for (const [column, text] of [
      ['pointsWhite', white],
      ['pointsBlack', black],
    ] as const) {
      this.session.type(sheet, `${columnLetters(this.column(sheet, column))}${row + 1}`, text);
    }
  }
}
