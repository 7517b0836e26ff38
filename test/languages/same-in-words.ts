import type { Round } from '../../src/core/knockout/rounds';
import type { WorkbookSession } from '../../host/workbook-session';
import { LANGUAGES, textsIn } from '../../src/i18n/language';
import type { Messages } from '../../src/i18n/es/texts';
import { isCalled } from '../../src/sheet/recognise-sheet';
import { SHEET_WORDS, type SheetWord } from '../../src/sheet/vocabulary';

const ROUNDS: readonly Round[] = ['playIn', 'thirdPlace', 2, 4, 8, 16, 32];

/** The words that stand alone in cells, in one order. */
function wordsIn(messages: Messages): string[] {
  const { columns, actions, answers, standings, status, season, draw, ledger, attendance } = messages;
  const { playoffNote } = actions.standings;
  const ids = Array.from({ length: 32 }, (_, index) => `M${index + 1}`);
  return [
    ...[
      columns,
      actions.sheets,
      answers,
      standings,
      season,
      ledger.columns,
      ledger.kinds,
      ledger.causes,
    ].flatMap((words) => Object.values(words)),
    ...Object.values(attendance),
    ...[status.qualified, status.out, status.putOut, status.annulled, playoffNote],
    ...[ledger.official, ledger.unofficial, ledger.reopened, draw.bye, messages.secondHalf.draw.commission],
    ...ROUNDS.map(draw.round),
    ...ids.flatMap((id) => [draw.winner(id), draw.loser(id)]),
  ];
}

/** `Ganador M1` → the places in the lists of words at which some language has it. */
const meanings = new Map<string, Set<number>>();
for (const language of LANGUAGES) {
  wordsIn(textsIn(language).messages).forEach((word, index) => {
    meanings.set(word, (meanings.get(word) ?? new Set()).add(index));
  });
}

/** Whether two words mean the same in some languages, or are the same. */
function meanTheSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date || other instanceof Date) return String(one) === String(other);
  if (one === other) return true;
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 1e-9;
  if (typeof one === 'string' && typeof other === 'string' && one.includes(' / ')) {
    // The ledger names the sheets of a tournament so.
    const [names, others] = [one.split(' / '), other.split(' / ')];
    return names.length === others.length && names.every((name, at) => meanTheSame(name, others[at]));
  }
  const [first, second] = [meanings.get(String(one)), meanings.get(String(other))];
  return first !== undefined && second !== undefined && [...first].some((index) => second.has(index));
}

/** Sheets that say the same, whatever they are called; the journal tells what was done in words. */
const COMPARED = (Object.keys(SHEET_WORDS) as SheetWord[]).filter((word) => word !== 'journal');

/** Columns of sentences: it is compared that there is one. */
const SENTENCES = new Set(
  LANGUAGES.flatMap((language) => {
    const { standings, columns } = textsIn(language).messages;
    return [standings.reason, columns.notice];
  }),
);

/** The cells of two workbooks that say different things: `schedule 3,2: 3 / 1`. */
export function differencesBetween(one: WorkbookSession, other: WorkbookSession): string[] {
  return COMPARED.flatMap((word) => {
    const [first, second] = [one, other].map((session) =>
      session.sheets().find((name) => isCalled(name, word)),
    );
    if (first === undefined || second === undefined) {
      return first === second ? [] : [`${word}: ${String(first)} / ${String(second)}`];
    }
    const [cells, others] = [one.values(first), other.values(second)];
    const rows = Math.max(cells.length, others.length);
    return Array.from({ length: rows }).flatMap((_, row) => {
      const width = Math.max(cells[row]?.length ?? 0, others[row]?.length ?? 0);
      return Array.from({ length: width }).flatMap((__, column) => {
        const pair = [cells[row]?.[column], others[row]?.[column]] as const;
        const isSentence = row > 0 && SENTENCES.has(String(cells[0]![column]));
        const isSame = isSentence ? (pair[0] === '') === (pair[1] === '') : meanTheSame(...pair);
        return isSame ? [] : [`${word} ${row + 1},${column + 1}: ${String(pair[0])} / ${String(pair[1])}`];
      });
    });
  });
}
