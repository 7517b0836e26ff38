import { openWorkbook, type Answers, type WorkbookSession } from '../../host/workbook-session';
import type { ActionId } from '../../src/ui/contract';
import { openClub } from './club';
import { playedGroups, typeDraw } from './second-phase';

/** A command and the workbook right before it. */
export interface Stage {
  readonly name: string;
  readonly action: ActionId;
  readonly bytes: Uint8Array;
  readonly answers: Answers;
}

const NOW = new Date('2026-01-16T00:05:09Z');

export function openStage({ bytes, answers }: Stage): WorkbookSession {
  return openWorkbook(bytes, { answers, now: NOW });
}

/** Every command of the menu at least once, each on the workbook that it meets on an evening. */
export function stages(): Stage[] {
  return [...firstHalf(), ...secondHalf()];
}

function collector(session: WorkbookSession) {
  const found: Stage[] = [];
  const before = (action: ActionId, answers: Answers = {}, name: string = action) => {
    found.push({ name, action, bytes: session.bytes(), answers });
  };
  return { found, before };
}

function firstHalf(): Stage[] {
  const answers = { 'Faltan partidas': 'YES', 'ya tiene': 'YES', 'Hay fórmulas': 'YES' };
  const session = openClub({ answers, options: { now: NOW } });
  const { found, before } = collector(session);
  before('configure-sheets');
  session.runAction('configure-sheets');
  before('seed-groups');
  session.runAction('seed-groups');
  before('schedule');
  session.runAction('schedule');
  session.typeAll([
    { sheet: 'Calendario', cell: 'I2', text: '20:40' },
    { sheet: 'Calendario', cell: 'J4', text: '20:21' },
    { sheet: 'Calendario', cell: 'I5', text: '23:30' },
    { sheet: 'Calendario', cell: 'G3', text: '3' },
    { sheet: 'Calendario', cell: 'H3', text: '1' },
  ]);
  // Formats of the director's, also where nothing stands yet: they have to outlast what is written there and taken back.
  session.format('Calendario', 'A10:P40', '0.00');
  session.format('Grupos', 'A1:F9', '#,##0');
  before('lateness');
  session.runAction('lateness');
  before('standings', answers);
  session.runAction('standings');
  session.type('Inscritos', 'B9', 'no');
  before('seed-groups', answers, 'seed-groups over results');
  session.runAction('seed-groups');
  before('schedule', answers, 'schedule over results');
  session.runAction('schedule');
  before('undo', answers, 'undo of a calendar');
  return found;
}

function secondHalf(): Stage[] {
  const named = { '¿Cómo se llama el torneo?': 'Marzo' };
  const session = playedGroups({ answers: named, options: { now: NOW } });
  const { found, before } = collector(session);
  before('draw');
  session.runAction('draw');
  typeDraw(session, 'M1', ['5', '3']);
  typeDraw(session, 'M2', ['5', '4']);
  before('advance');
  session.runAction('advance');
  typeDraw(session, 'M3', ['5', '0']);
  typeDraw(session, 'M4', ['6', '1']);
  session.runAction('advance');
  typeDraw(session, 'M5', ['7', '4']);
  before('last-chance');
  before('close', named);
  session.runAction('close');
  before('reopen');
  before('season');
  before('seed-groups', { 'Torneo nuevo': 'YES' }, 'seed-groups of the next tournament');
  before('undo', {}, 'undo of a closing');
  return found;
}

const DATED_COPY = / \d{4}-\d{2}-\d{2} \d{2}\.\d{2}(?: \(\d+\))?$/;

/**
 * All that a command may change and «Deshacer» has to put back, but for the journal and the dated copies: what is seen,
 * formulas, formats, widths, what is remembered, the sheets.
 */
export function wholePicture(session: WorkbookSession): string {
  const isOurs = (name: string) => name.startsWith('Bitácora') || DATED_COPY.test(name);
  const sheets = session
    .sheets()
    .filter((name) => !isOurs(name))
    .map((name) => ({
      name,
      shown: session.displayValues(name),
      formulas: session.formulas(name),
      formats: Object.entries(session.numberFormats(name)).sort(([one], [other]) => (one < other ? -1 : 1)),
      widths: session.columnWidths(name),
    }));
  const marks = session.marks().sort();
  return JSON.stringify({ sheets, marks });
}

/** The state of the last entry of the journal that has not been taken back; blank without any. */
export function lastState(session: WorkbookSession): string {
  const journal = session.sheets().find((name) => name.startsWith('Bitácora'));
  if (journal === undefined) return '';
  const [header, ...rows] = session.displayValues(journal);
  const states = rows.map((row) => row[header!.indexOf('Estado')]!);
  return states.filter((state) => !['deshecho', 'sin efecto', ''].includes(state)).pop() ?? '';
}

/** Every call where the variable is set; else a few, more of them where it writes, others for each command. */
export function callsOf(total: number, few: number, salt: number): number[] {
  if (process.env['CUBILETE_EVERY_CALL']) return Array.from({ length: total }, (_, index) => total - index);
  const at = (share: number) => Math.max(1, total - Math.floor(share * total));
  const shares = Array.from({ length: few }, (_, index) => {
    const even = (index + (salt % 7) / 7) / few;
    return even * (0.4 + 0.6 * even);
  });
  return [...new Set(shares.map(at))];
}
