import { NO_CHANGES } from '../ports/workbook';
import { isTitleOf } from '../sheet/header';
import { columnsOf } from '../sheet/known-tables';
import { columnNumber } from '../sheet/a1';
import { foldWord } from '../sheet/text';
import type { Question, Reply } from '../ports/dialogs';
import type { Action, ActionContext, Outcome } from './action';
import { askToAdd, numberFrom } from './ask-about-sheets';
import { Remembered, type Choice } from './choices';
import { recognisedSheets, type RecognisedSheet } from './recognised-sheets';
import { TournamentBook } from './tournament-book';

/** The director's answer to a question, or the question that has to be put first. */
type Answer = { readonly reply: NonNullable<Reply> } | Extract<Outcome, { readonly kind: 'ask' }>;

/**
 * *Configurar hojas*: shows which sheet is taken for what and which of its columns, lets the director choose others, adds
 * what is missing after a yes, and remembers all of it on the sheets and columns themselves.
 */
export const configureSheets: Action = (context) => {
  const { messages } = context;
  const texts = messages.actions.configure;
  const settings = new Settings(context);
  let said = '';
  for (let turn = 1; ; turn++) {
    const seen = recognisedSheets(settings.book());
    const answer = settings.answerTo(texts.overview(seen, said, turn));
    if ('kind' in answer) return answer;
    const { text } = answer.reply;
    if (text === '') return settings.remember(seen);
    const number = numberFrom(text, seen.length);
    if (number === null) {
      said = texts.notANumberOf(text, seen.length);
      continue;
    }
    const changed = settings.change(seen[number - 1]!, turn);
    if (typeof changed !== 'string') return changed;
    said = changed;
  }
};

/** What has been chosen so far. */
class Settings {
  private readonly choices: Choice[] = [];

  constructor(private readonly context: ActionContext) {}

  book(): TournamentBook {
    const { book, messages } = this.context;
    return new TournamentBook(book.workbook, messages, this.choices);
  }

  answerTo(question: Question): Answer {
    const reply = this.context.answers.to(question);
    return reply ? { reply } : { kind: 'ask', question };
  }

  /** Asks for the sheet, for its columns, and about those that are missing; says what is now so. */
  change(seen: RecognisedSheet, turn: number): string | Extract<Outcome, { readonly kind: 'ask' }> {
    const { messages, book } = this.context;
    const texts = messages.actions.configure;
    const { word, table } = seen;
    const current = seen.sheets.length === 1 ? seen.sheets[0]! : null;
    const { workbook } = book;
    // Hidden copies are not offered; one that is in use stays.
    const sheets = workbook.sheetNames().filter((name) => name === current || !workbook.isHidden(name));
    const which = this.answerTo(texts.chooseSheet(messages.actions.sheets[word], sheets, current, turn));
    if ('kind' in which) return which;
    const given = which.reply.text;
    const number = numberFrom(given, sheets.length);
    if (number === null && given !== '0' && given !== '') return texts.notANumberOf(given, sheets.length);
    const sheet = number === null ? (given === '0' ? null : current) : sheets[number - 1]!;
    this.choices.push({ kind: 'sheet', word, sheet });
    if (sheet === null) return texts.noSheet(messages.actions.sheets[word]);
    if (table === null) return texts.isSheet(messages.actions.sheets[word], sheet);

    const find = () => recognisedSheets(this.book()).find((one) => one.word === word)!;
    const columns = this.answerTo(texts.chooseColumns(sheet, find(), turn));
    if ('kind' in columns) return columns;
    const wrong = this.setColumns(sheet, find(), columns.reply.text);
    if (wrong !== null) return texts.notAColumn(wrong);
    const { headerRow, missing } = find();
    if (headerRow !== null && missing.length > 0) {
      const pending = askToAdd(messages, this.book().named(sheet)!, headerRow, missing);
      const add = this.answerTo(pending.question);
      if ('kind' in add) return add;
      const chosen = pending.choose(add.reply);
      if (typeof chosen !== 'string') this.choices.push(...chosen);
    }
    return texts.isSheet(messages.actions.sheets[word], sheet);
  }

  /** `Nivel=D, Fila=4`: the columns and the header's row that the director gives; what can't be understood comes back. */
  private setColumns(sheet: string, { table, headerRow }: RecognisedSheet, text: string): string | null {
    const { messages } = this.context;
    let row = headerRow;
    for (const part of text.split(/[,;\n]/).map((one) => one.trim())) {
      if (part === '') continue;
      const [title = '', where = ''] = part.split('=').map((one) => one.trim());
      if (foldWord(title) === foldWord(messages.actions.configure.row)) {
        if (numberFrom(where, 999) === null) return part;
        row = Number(where) - 1;
        continue;
      }
      const word = columnsOf(table!).find((one) => isTitleOf(title, [one]));
      const column = columnNumber(where);
      if (word === undefined || column === null || row === null) return part;
      this.choices.push({ kind: 'column', sheet, row, word, column });
    }
    return null;
  }

  /** Everything that is recognised now, kept on the sheets and columns. */
  remember(seen: readonly RecognisedSheet[]): Outcome {
    const { book, messages } = this.context;
    const recognised = seen.filter(({ sheets }) => sheets.length === 1);
    const asSeen = recognised.flatMap(({ word, sheets, headerRow, columns }): Choice[] => [
      { kind: 'sheet', word, sheet: sheets[0]! },
      ...columns.map((one) => ({
        ...({ kind: 'column', sheet: sheets[0]!, row: headerRow! } as const),
        ...{ word: one.word, column: one.column },
      })),
    ]);
    const { cells, titles, marks } = new Remembered(book.workbook, [...this.choices, ...asSeen]).changes(
      messages,
    );
    const isSame = cells.length + marks.added.length + marks.removed.length === 0;
    const texts = messages.actions.configure;
    return {
      kind: 'done',
      changes: { ...NO_CHANGES, cells, titles, marks },
      summary: isSame ? texts.same : texts.done(recognised.length),
      remarks: [],
    };
  }
}
