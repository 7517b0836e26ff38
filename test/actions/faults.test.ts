import { describe, expect, test } from '@jest/globals';
import type { RunOptions } from '../../host/workbook-session';
import { callsOf, lastState, openStage, stages, wholePicture, type Stage } from './fault-stages';

const STAGES = stages().map((stage, salt) => ({ ...stage, salt }));

/** What is wrong after a run that something befell, and after «Deshacer» where it was left half-done; blank: nothing. */
function harm(stage: Stage, options: RunOptions, before: string, after: string): string {
  const session = openStage(stage);
  session.runAction(stage.action, options);
  const now = wholePicture(session);
  if (now === before || now === after) return '';
  if (stage.action !== 'undo' && lastState(session) !== 'en marcha') {
    return 'half-done, and not in the journal';
  }
  session.runAction('undo');
  const picture = wholePicture(session);
  const isWhole = picture === before || (stage.action === 'undo' && picture === after);
  return isWhole ? '' : 'not brought back by one click';
}

function harmsOf(stage: Stage, salt: number, few: number, faults: (call: number) => readonly RunOptions[]) {
  const before = wholePicture(openStage(stage));
  const done = openStage(stage);
  const run = done.runAction(stage.action);
  expect(run.error).toBeUndefined();
  const after = wholePicture(done);
  expect(after === before).toBe(false);
  const calls = callsOf(run.calls.total, few, salt);
  return calls
    .flatMap(faults)
    .map((options) => ({ options, harm: harm(stage, options, before, after) }))
    .filter((one) => one.harm !== '');
}

/** As before, as after, or one click away from before: values, formulas, formats, widths, what is remembered, sheets. */
describe('a service that fails in the middle', () => {
  test.each(STAGES)(
    '$name',
    (stage) => {
      expect(harmsOf(stage, stage.salt, 5, (failAt) => [{ failAt }])).toEqual([]);
    },
    900_000,
  );
});

describe('a run that is cut after six minutes', () => {
  test.each(STAGES)(
    '$name',
    (stage) => {
      // Whether Google carries out what was pending is not known: both.
      const cuts = (cutAt: number) =>
        process.env['CUBILETE_EVERY_CALL'] || cutAt % 2 === 0
          ? [{ cutAt }, { cutAt, losesPending: true }]
          : [{ cutAt, losesPending: true }];
      expect(harmsOf(stage, stage.salt + 3, 4, cuts)).toEqual([]);
    },
    900_000,
  );
});
