import { describe, expect, test } from '@jest/globals';
import type { Run, WorkbookSession } from '../../host/workbook-session';
import { columnLetters, columnNumber } from '../../src/sheet/a1';
import { saidIn } from './club';
import { callsOf, openStage, stages, wholePicture, type Stage } from './fault-stages';

/** What they write is on new sheets, where nobody can type yet. */
const NEW_SHEETS = [
  'configure-sheets',
  'seed-groups',
  'schedule',
  'standings',
  'draw',
  'last-chance',
  'season',
];

/** Those that write where a person types. */
const STAGES = stages()
  .filter(({ name }) => !NEW_SHEETS.includes(name))
  .map((stage, salt) => ({ ...stage, salt }));

/**
 * A calendar made anew is written as a whole, with what the director has agreed to: in its columns of names, which hold
 * too many different things to be written one by one, the cells between count as written.
 */
const REWRITES = ['schedule over results', 'undo of a calendar'];

function isInReach(kind: Place['kind'], { name }: Stage): boolean {
  return kind === 'target' || (kind === 'gap' && REWRITES.includes(name));
}

interface Place {
  readonly kind: 'target' | 'gap' | 'unrelated';
  readonly sheet: string;
  readonly cell: string;
}

/** A cell that the command writes, one between two such, and one that it has nothing to do with, on each sheet. */
function placesOf({ changes }: Run, session: WorkbookSession): Place[] {
  const written = changes.cells.filter((one) => one.written && session.sheets().includes(one.sheet));
  const sheets = [...new Set(written.map(({ sheet }) => sheet))].filter(
    (name) => !name.startsWith('Bitácora'),
  );
  return sheets.flatMap((sheet) => {
    const cells = written.filter((one) => one.sheet === sheet).map(({ cell }) => cell);
    const target = cells[Math.floor(cells.length / 2)]!;
    const column = target.replace(/\d+/, '');
    const rows = cells
      .filter((cell) => cell.replace(/\d+/, '') === column)
      .map((cell) => Number(cell.slice(column.length)));
    const gap = Array.from(
      { length: Math.max(...rows) - Math.min(...rows) },
      (_, index) => Math.min(...rows) + index,
    ).find((row) => !rows.includes(row));
    const used = Math.max(
      ...cells.map((one) => columnNumber(one.replace(/\d+/, '')) ?? 0),
      session.values(sheet)[0]!.length,
    );
    const outside = `${columnLetters(used + 2)}3`;
    return [
      { kind: 'target' as const, sheet, cell: target },
      ...(gap === undefined ? [] : [{ kind: 'gap' as const, sheet, cell: `${column}${gap}` }]),
      { kind: 'unrelated' as const, sheet, cell: outside },
    ];
  });
}

/** Number or name: what a person may type, and nothing that is there already. */
const TYPED = ['987', 'Zoe Otra'];

/**
 * Whether what another person typed before a call is gone without a trace: neither in its cell, nor in the journal as
 * what stood there before.
 */
function isLost(stage: Stage, { sheet, cell }: Place, call: number): boolean {
  const session = openStage(stage);
  const text = TYPED[call % 2]!;
  const run = session.runAction(stage.action, { editAt: { call, typings: [{ sheet, cell, text }] } });
  expect(run.error).toBeUndefined();
  // What the command put aside or deleted is in the copy, or was asked about.
  const everywhere = session.sheets().flatMap((name) => session.displayValues(name).flat());
  if (everywhere.some((shown) => shown === text || (shown.startsWith('{') && shown.includes(text)))) {
    return false;
  }
  return !/casilla(s)? escrita(s)? después|ha(n)? cambiado después/.test(saidIn(run));
}

/**
 * Sheets has no way to write a cell only if it still holds what was read. From the last reading before the writing to
 * its end a value typed into the very cell that is written goes, as with any program; into any other cell it never does.
 */
function windowOf({ trace }: Run): { readonly from: number; readonly to: number } {
  const from = trace.lastIndexOf('Range.getFormulas') + 2;
  const to = trace.indexOf('SpreadsheetApp.flush', from - 1) + 1;
  return { from, to };
}

describe('another person types meanwhile: nothing is lost in silence', () => {
  test.each(STAGES)(
    '$name',
    (stage) => {
      const reference = openStage(stage);
      const run = reference.runAction(stage.action);
      const places = placesOf(run, openStage(stage));
      expect(places.map(({ kind }) => kind)).toContain('target');
      const { from, to } = windowOf(run);
      const lost = callsOf(run.calls.total, 3, stage.salt).flatMap((call) =>
        places
          .filter(({ kind }) => !isInReach(kind, stage) || call < from || call > to)
          .filter((place) => isLost(stage, place, call))
          .map((place) => ({ call, of: run.calls.total, ...place })),
      );
      expect(lost).toEqual([]);
      // The window is short, whatever the number of players.
      expect(to - from).toBeLessThanOrEqual(60);
    },
    900_000,
  );
});

describe('somebody who does not stop typing', () => {
  test('ends the command with a sentence, and nothing is written', () => {
    const stage = STAGES.find(({ name }) => name === 'lateness')!;
    const session = openStage(stage);
    const before = wholePicture(session);
    const { total } = openStage(stage).runAction('lateness').calls;
    // The second look is the last that can be disturbed by one who types once a call; three looks are over then.
    const run = session.runAction('lateness', {
      typing: { sheet: 'Calendario', cell: 'S3', from: 1, to: total * 3 },
    });
    expect(saidIn(run)).toMatch(/Otra persona está escribiendo.*no se ha cambiado nada/s);
    session.type('Calendario', 'S3', '');
    expect(wholePicture(session)).toBe(before);
  });
});

describe('another person protects a range meanwhile', () => {
  test.each(STAGES.filter(({ action }) => ['lateness', 'advance', 'close'].includes(action)))(
    '$name: the refusal comes late, at the flush; one click brings everything back',
    (stage) => {
      const before = wholePicture(openStage(stage));
      const run = openStage(stage).runAction(stage.action);
      const sheets = [...new Set(placesOf(run, openStage(stage)).map(({ sheet }) => sheet))];
      let refused = 0;
      for (const call of callsOf(run.calls.total, 6, stage.salt)) {
        for (const sheet of sheets) {
          const session = openStage(stage);
          const failed = session.runAction(stage.action, { protectAt: { call, sheet } });
          if (session.sheets().includes(sheet)) session.unprotect(sheet);
          refused += failed.error ? 1 : 0;
          if (failed.error) session.runAction('undo');
          else if (!/está protegido/.test(saidIn(failed))) continue;
          expect({ call, sheet, isWhole: wholePicture(session) === before }).toEqual({
            call,
            sheet,
            isWhole: true,
          });
        }
      }
      expect(refused).toBeGreaterThan(0);
    },
    900_000,
  );
});

describe('two directors at once', () => {
  test.each([
    ['lateness', 'standings'],
    ['schedule over results', 'lateness'],
  ] as const)(
    '%s, and meanwhile %s: one after the other, or the second is told to wait',
    (name, action) => {
      const stage = STAGES.find((one) => one.name === name)!;
      const pictureAfter = (...actions: readonly (typeof action | typeof stage.action)[]) => {
        const session = openStage(stage);
        for (const one of actions) session.runAction(one);
        return wholePicture(session);
      };
      const alone = pictureAfter(stage.action);
      const orders = [pictureAfter(stage.action, action), pictureAfter(action, stage.action)];
      const { total } = openStage(stage).runAction(stage.action).calls;
      let waited = 0;
      for (const call of callsOf(total, 6, 2)) {
        const session = openStage(stage);
        const run = session.runAction(stage.action, { meanwhile: { call, action } });
        expect(run.error).toBeUndefined();
        expect(run.meanwhile?.error).toBeUndefined();
        const isBusy = /Otra orden de Cubilete está en marcha/.test(saidIn(run.meanwhile!));
        waited += isBusy ? 1 : 0;
        expect({ call, isRight: (isBusy ? [alone] : orders).includes(wholePicture(session)) }).toEqual({
          call,
          isRight: true,
        });
      }
      expect(waited).toBeGreaterThan(0);
    },
    900_000,
  );
});
