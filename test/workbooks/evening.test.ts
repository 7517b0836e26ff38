import { describe, expect, test } from '@jest/globals';
import type { WorkbookSession } from '../../host/workbook-session';
import { ACTION_IDS, type ActionId } from '../../src/ui/contract';
import { saidIn } from '../actions/club';
import { countPackage } from '../host/package-counter';
import { faultsOf } from '../host/package-faults';
import { expectSameCells } from '../host/same-cells';
import { BOOKS, bytesOf, openBook, type BookName } from './open-book';

/** What a director answers in an evening: yes to what is proposed, the first of what there is to choose from. */
const ANSWERS = {
  '¿Es esa?': 'YES',
  'estas lo parecen': '1',
  'Hay más de una hoja': '1',
  'añado a la derecha': 'YES',
  '¿Cómo se llama el torneo?': 'Marzo',
  'casillas escritas': 'YES',
  'puede ser:': '1',
  'pueden ser': 'B',
  '¿Es la misma persona?': 'YES',
  'escriba cómo se llamará': 'Ana Chacón B',
};

/** The places a refusal names: a sheet, a cell, or what has to be done first. */
const PLACE =
  /«[^»]+»|!\$?[A-Z]+\d+|^G\d: |Hacen falta|No hay (?:calendario|hojas de esta noche|ningún torneo cerrado|grupos|draw|puntos)/m;

const EVENING_ORDER: readonly ActionId[] = [
  'configure-sheets',
  ...ACTION_IDS.filter((id) => !['configure-sheets', 'undo'].includes(id)),
];

/** Plays whatever is open on a sheet of the second phase. */
function playOut(session: WorkbookSession, sheet: string): void {
  if (!session.sheets().includes(sheet)) return;
  for (let turn = 0; turn < 8; turn++) {
    const row = session
      .displayValues(sheet)
      .findIndex((cells) => cells[0]?.startsWith('M') && cells[4] && cells[5] && !cells[6] && !cells[7]);
    if (row === -1) return;
    session.typeAll([
      { sheet, cell: `G${row + 1}`, text: '7' },
      { sheet, cell: `H${row + 1}`, text: '3' },
    ]);
    session.runAction('advance');
  }
}

let milliseconds = 0;

describe.each(Object.keys(BOOKS) as BookName[])('every menu action on %s, then taken back', (book) => {
  test('runs or is refused in a sentence that names the place; undone, each cell is as it was', () => {
    const from = process.cpuUsage();
    const bytes = bytesOf(book);
    const before = countPackage(bytes);
    const session = openBook(book, ANSWERS);
    const sheets = session.sheets();
    let written = 0;
    const refusals: string[] = [];
    for (const action of EVENING_ORDER) {
      const run = session.runAction(action);
      expect({ action, error: run.error }).toEqual({ action, error: undefined });
      written += run.changes.cells.length + run.changes.sheets.length;
      const last = run.said[run.said.length - 1]!;
      if (last.kind === 'alert') refusals.push(last.message);
      if (action === 'draw') playOut(session, 'Draw');
      if (action === 'last-chance') playOut(session, 'Última Chance');
    }
    // Where there is nothing to publish there is no place to name.
    const placed = refusals.filter(
      (sentence) => !/^No (?:se está publicando|hay nada que publicar)/.test(sentence),
    );
    expect(placed.filter((sentence) => !PLACE.test(sentence))).toEqual([]);
    for (let step = 0; ; step++) {
      const run = session.runAction('undo');
      expect(run.error).toBeUndefined();
      if (/No hay nada que deshacer/.test(saidIn(run))) break;
      expect(step).toBeLessThan(40);
    }
    const saved = session.bytes();
    expect(faultsOf(saved)).toEqual([]);
    expectSameCells(before, countPackage(saved));
    expect(session.sheets().filter((sheet) => !sheets.includes(sheet))).toEqual(
      written > 0 ? ['Bitácora de Cubilete'] : [],
    );
    const { user, system } = process.cpuUsage(from);
    milliseconds += (user + system) / 1000;
  });
});

test('all of it takes less than a minute and a half', () => {
  expect(milliseconds).toBeLessThan(90_000);
});
