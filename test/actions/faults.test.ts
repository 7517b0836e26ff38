import { describe, expect, test } from '@jest/globals';
import { openWorkbook, type Answers } from '../../host/workbook-session';
import type { ActionId } from '../../src/ui/contract';
import { again, pictureOf } from './club';
import { playedGroups, typeDraw } from './second-phase';

/** Every call where the variable is set; else the calls that write, and of the others one in so many. */
const STEP = process.env['CUBILETE_EVERY_CALL'] ? 1 : 7;

interface Stage {
  readonly action: ActionId;
  readonly bytes: Uint8Array;
  readonly answers: Answers;
}

/** A workbook before each command of the second half. */
function stages(): Stage[] {
  const named = { '¿Cómo se llama el torneo?': 'Marzo' };
  const session = playedGroups({ answers: named });
  const found: Stage[] = [];
  const before = (action: ActionId, answers: Answers = {}) =>
    found.push({ action, bytes: session.bytes(), answers });
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
  before('seed-groups', { 'Torneo nuevo': 'YES' });
  before('undo');
  return found;
}

/** The workbook after a run that failed at a call, and after «Deshacer» where it was left half-done. */
describe('a service that fails in the middle', () => {
  test.each(stages())(
    '$action: as before, as after, or taken back by one click',
    ({ action, bytes, answers }) => {
      const open = () => openWorkbook(bytes, { answers });
      const picture = (session: ReturnType<typeof open>) => JSON.stringify(pictureOf(session));
      const before = picture(open());
      const done = open();
      const { total } = done.runAction(action).calls;
      const after = picture(done);
      for (let failAt = total; failAt > 0; failAt -= failAt > total / 2 ? Math.ceil(STEP / 2) : STEP * 3) {
        const session = open();
        session.runAction(action, { failAt });
        const now = picture(session);
        if (now === before || now === after) continue;
        const undone = again(session);
        undone.runAction('undo');
        const isWhole = [before, ...(action === 'undo' ? [after] : [])].includes(picture(undone));
        expect(`${action}, call ${failAt} of ${total}: ${isWhole}`).toBe(
          `${action}, call ${failAt} of ${total}: true`,
        );
      }
    },
    300_000,
  );
});
