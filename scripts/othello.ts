import type { Run, WorkbookSession } from '../host/workbook-session';
import { columnLetters } from '../src/sheet/a1';
import { es } from '../src/i18n/es/texts';
import type { ActionId } from '../src/ui/contract';

/** The players of examples/othello.xlsx and of the evening; the names are invented. */
export const PLAYERS = [
  ...['Aitana Solís', 'Bruno Tovar', 'Celia Nava', 'Damián Orta', 'Estela Quirós'],
  ...['Facundo Rey', 'Greta Lobo', 'Homero Díaz', 'Irene Salas'],
];

const LATE = 'Jonás Vela';
const LEAVES = 'Homero Díaz';
const ROUNDS = 6;

const { columns, actions, menu, swissRounds, secondHalf } = es;

/** The answers of the evening, by a piece of each question. */
export const OTHELLO_ANSWERS: Readonly<Record<string, string>> = {
  [swissRounds.addLate.who.text]: LATE,
  [swissRounds.withdraw.who([]).text]: LEAVES,
  [swissRounds.withdraw.from('', 0, null).title]: '',
  [secondHalf.draw.proposal(0, 0, '').title]: '',
};

/**
 * Plays an evening by OTHELLO, as a director would: six Swiss rounds with a late entry and a withdrawal, semifinals, the
 * match for the third place and the final.
 *
 * @param told is called after each command
 * @returns who wins
 */
export function playOthelloEvening(
  session: WorkbookSession,
  told: (run: Run) => void = () => undefined,
): string {
  const command = (id: ActionId) => {
    const run = session.runAction(id);
    if (run.error) throw new Error(`${menu.actions[id]}: ${run.error.message}`);
    told(run);
  };
  const { schedule, draw } = actions.sheets;
  for (let round = 1; round <= ROUNDS; round++) {
    command('pair-round');
    playGames(session, schedule, round);
    if (round === 1) command('add-late');
    if (round === 3) command('withdraw');
  }
  command('standings');
  command('draw');
  for (let phase = 1; phase <= 2; phase++) {
    playGames(session, draw, ROUNDS + phase);
    command('advance');
  }
  const final = recordsOf(session, draw).find((row) => row[columns.round] === es.draw.round(2))!;
  const isWhite = Number(final[columns.pointsWhite]) > Number(final[columns.pointsBlack]);
  return final[isWhite ? columns.white : columns.black]!;
}

/** Types the discs of every game that has its players and no result; who stands first in the list is a little better. */
function playGames(session: WorkbookSession, sheet: string, turn: number): void {
  const all = [...PLAYERS, LATE];
  const [header] = session.displayValues(sheet);
  const letters = (title: string) => columnLetters(header!.indexOf(title));
  recordsOf(session, sheet).forEach((row, index) => {
    const [black, white] = [all.indexOf(row[columns.black]!), all.indexOf(row[columns.white]!)];
    if (black === -1 || white === -1 || row[columns.pointsBlack] !== '') return;
    const swing = ((black * 7 + white * 11 + turn * 5) % 23) - 11;
    const discs = 32 + 2 * (white - black) + swing;
    const discsBlack = Math.max(2, Math.min(62, discs === 32 ? 33 : discs));
    session.type(sheet, `${letters(columns.pointsBlack)}${index + 2}`, String(discsBlack));
    session.type(sheet, `${letters(columns.pointsWhite)}${index + 2}`, String(64 - discsBlack));
  });
}

/** A sheet's rows by the titles of its first one. */
export function recordsOf(session: WorkbookSession, sheet: string): Record<string, string>[] {
  const [header, ...rows] = session.displayValues(sheet);
  return rows.map((row) => Object.fromEntries(header!.map((title, column) => [title, row[column]!])));
}
