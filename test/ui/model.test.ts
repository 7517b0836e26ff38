import { describe, expect, test } from '@jest/globals';
import type { PanelResult } from '../../src/ui/contract';
import { failureOf } from '../../src/ui/panel/failures';
import {
  FIRST,
  isSaving,
  modelAfter,
  sheetNow,
  shownMatches,
  type Event,
  type Model,
  type Request,
} from '../../src/ui/panel/model';
import { aMatch, aState } from './a-state';

const match = aMatch();
const READ: Request = { call: 'cubiletePanelState', args: [] };
const result = { kind: 'played', white: 3, black: 1 } as const;
const SAVE: Request = {
  ...{ call: 'cubiletePanelResult', args: [match.key, result, null], match: match.key },
  expects: { kind: 'result', result },
};

const after = (model: Model, ...events: readonly Event[]) => events.reduce(modelAfter, model);
const answered = (answer: Extract<Event, { kind: 'answered' }>['answer'], at = 0): Event => ({
  ...{ kind: 'answered', answer, at, undone: 'Deshecho' },
});
const done = (text = '', given = {}) => answered({ kind: 'done', text, state: aState([match], given) }, 100);

const loaded = after(FIRST, { kind: 'sent', request: READ }, done());

describe('entries', () => {
  test('are shown at once and taken for saved only with the answer', () => {
    const sent = after(loaded, { kind: 'open', key: match.key }, { kind: 'sent', request: SAVE });
    expect(sent.opened).toBeNull();
    expect(shownMatches(sent)[0]).toMatchObject({ status: 'finished', outcome: result });
    expect(isSaving(sent, match.key)).toBe(true);
    const undo = { number: 7, when: '', summary: '' };
    const saved = after(sent, done('Ana Ruiz–Beto Gil: 3–1', { undo }));
    expect(isSaving(saved, match.key)).toBe(false);
    expect(saved.notice).toEqual({ text: 'Ana Ruiz–Beto Gil: 3–1', undo: 7 });
  });

  test('that are refused are taken back and said', () => {
    const refused = after(
      loaded,
      { kind: 'sent', request: SAVE },
      answered({ kind: 'stop', text: 'Alguien ha escrito 2–3', state: null }),
    );
    expect(shownMatches(refused)[0]!.status).toBe('on');
    expect(refused.trouble).toMatchObject({ text: 'Alguien ha escrito 2–3', retry: null });
  });

  test('that do not come through can be sent again as they were', () => {
    const failed = after(
      loaded,
      { kind: 'sent', request: SAVE },
      { kind: 'failed', failure: 'offline', error: 'HTTP 0' },
    );
    expect(failed.queue).toEqual([]);
    expect(failed.trouble).toMatchObject({ failure: 'offline', retry: SAVE });
    const again = after(failed, { kind: 'sent', request: failed.trouble!.retry! });
    expect([again.queue, again.trouble]).toEqual([[SAVE], null]);
  });

  test('go one after another', () => {
    const other = aMatch({ white: 'Carla' });
    const second = { ...SAVE, match: other.key } as Request;
    const both = after(loaded, { kind: 'sent', request: SAVE }, { kind: 'sent', request: second });
    expect(after(both, done('x')).queue).toEqual([second]);
  });

  test('a result taken out is to be played again; a forfeit shows who was not there and who left', () => {
    const showing = (state: Model['state'], given: PanelResult) =>
      shownMatches({
        state,
        queue: [{ ...SAVE, expects: { kind: 'result', result: given } }],
      })[0]!.outcome;
    const finished = aState([aMatch({ status: 'finished', outcome: result })]);
    expect(showing(finished, { kind: 'none' })).toEqual({ kind: 'pending' });
    const open = aState([match]);
    expect(showing(open, { kind: 'forfeit', white: 'F', black: null })).toEqual({
      ...{ kind: 'forfeit', white: 'absent', black: null },
    });
    expect(showing(open, { kind: 'forfeit', white: null, black: 'A' })).toEqual({
      ...{ kind: 'forfeit', white: null, black: 'left' },
    });
  });

  test('an arrival takes the count-down away', () => {
    const late = aMatch({
      status: 'late',
      absent: [{ side: 'white', against: 0, next: [] }],
    });
    const request: Request = {
      ...{ call: 'cubiletePanelArrive', args: [late.key, 'white', ''], match: late.key },
      expects: { kind: 'arrival', side: 'white', at: 72_300 },
    };
    const shown = shownMatches({ state: aState([late]), queue: [request] });
    expect(shown[0]).toMatchObject({ absent: [], arrived: { white: 72_300 } });
  });
});

describe('questions', () => {
  const question = { kind: 'yesNo', title: 'Sembrar grupos', text: '¿Juegan?' } as const;
  const request: Request = { call: 'cubiletePanelRun', args: ['seed-groups'] };
  const asked = after(loaded, { kind: 'sent', request }, answered({ kind: 'ask', question }));

  test('come over the panel, and their answers go with the same call', () => {
    expect(asked.question?.asked).toEqual(question);
    const reply = { button: 'yes', text: '' } as const;
    const replied = after(asked, { kind: 'reply', reply });
    expect(replied.queue).toEqual([{ ...request, args: ['seed-groups', [{ question, reply }]] }]);
    const more = after(replied, answered({ kind: 'ask', question: { ...question, text: '¿Y Ana?' } }), {
      kind: 'reply',
      reply,
    });
    expect((more.queue[0]!.args[1] as unknown[]).length).toBe(2);
  });

  test('left unanswered nothing is called', () => {
    expect(after(asked, { kind: 'reply', reply: null })).toMatchObject({ queue: [], question: null });
  });

  test('of a call that has left out arguments: the answers stay in their place', () => {
    const undo = after(
      loaded,
      { kind: 'sent', request: { call: 'cubiletePanelArrive', args: ['key', 'white'] } },
      answered({ kind: 'ask', question }),
      { kind: 'reply', reply: { button: 'no', text: '' } },
    );
    expect(undo.queue[0]!.args).toEqual(['key', 'white', null, [expect.anything()]]);
  });

  test.each<[Request, unknown]>([
    [{ call: 'cubiletePanelUndo', args: [7] }, 7],
    [{ call: 'cubiletePanelRollCall', args: [[]] }, []],
  ])('of %j: the answers come behind what it is about', (request, about) => {
    const reply = { button: 'yes', text: '' } as const;
    const given = after(loaded, { kind: 'sent', request }, answered({ kind: 'ask', question }), {
      ...{ kind: 'reply', reply },
    });
    expect(given.queue[0]!.args).toEqual([about, [{ question, reply }]]);
  });
});

describe('the rest', () => {
  test('what has changed nothing offers no undo: that would be another entry’s', () => {
    const undo = { number: 7, when: '', summary: '' };
    const before = after(loaded, { kind: 'sent', request: SAVE }, done('3–1', { undo }));
    const same = after(before, { kind: 'sent', request: SAVE }, done('Los grupos ya están así', { undo }));
    expect(same.notice).toEqual({ text: 'Los grupos ya están así', undo: null });
  });

  test('an undo says so and offers no undo of itself', () => {
    const undone = after(
      loaded,
      { kind: 'sent', request: { call: 'cubiletePanelUndo', args: [7] } },
      done('Deshecho el nº 7', { undo: { number: 6, when: '', summary: '' } }),
    );
    expect(undone.notice).toEqual({ text: 'Deshecho', undo: null });
  });

  test('a refresh that comes through ends the trouble of one that did not, not that of an entry', () => {
    const failed: Event = { kind: 'failed', failure: 'offline', error: '' };
    const read = after(loaded, { kind: 'sent', request: READ }, failed);
    expect(after(read, { kind: 'sent', request: READ }, done()).trouble).toBeNull();
    const wrote = after(loaded, { kind: 'sent', request: SAVE }, failed);
    expect(after(wrote, { kind: 'sent', request: READ }, done()).trouble).not.toBeNull();
  });

  test('a match that is gone closes', () => {
    const open = after(loaded, { kind: 'open', key: match.key }, { kind: 'sent', request: READ });
    expect(after(open, answered({ kind: 'done', text: '', state: aState([]) })).opened).toBeNull();
  });

  test('a match opened twice is closed, another one takes its place', () => {
    const open = after(loaded, { kind: 'open', key: match.key });
    expect(after(open, { kind: 'open', key: match.key }).opened).toBeNull();
    expect(after(open, { kind: 'open', key: 'other' }).opened).toBe('other');
  });

  test('a notice goes when its time is over, but not the one that has come after it', () => {
    const noticed = after(loaded, { kind: 'sent', request: SAVE }, done('3–1'));
    const { notice } = noticed;
    expect(after(noticed, { kind: 'noticed', notice: notice! }).notice).toBeNull();
    const next = after(noticed, { kind: 'sent', request: SAVE }, done('3–2'));
    expect(after(next, { kind: 'noticed', notice: notice! }).notice).toEqual(next.notice);
    expect(next.notice!.text).toBe('3–2');
  });

  test("the sheet's clock goes on between answers, and never back", () => {
    expect(sheetNow(loaded, 130)).toBe(72_030);
    expect(sheetNow(loaded, 90)).toBe(72_000);
  });
});

describe('why a call did not come through', () => {
  test.each([
    ['ScriptError: Authorization is required to perform that action.', 'accounts'],
    ["We're sorry, a server error occurred. Error code PERMISSION_DENIED.", 'accounts'],
    ['Se requiere autorización para realizar esa acción.', 'accounts'],
    ['NetworkError: Connection failure due to HTTP 0', 'offline'],
    ['You do not have permission to call setValues', 'permission'],
    ['You are trying to edit a protected cell or object.', 'permission'],
    ["We're sorry, a server error occurred. Please wait a bit and try again.", 'server'],
    ['Exceeded maximum execution time', 'server'],
    ['cubilete: no answer', 'slow'],
    ['cubilete: no google', 'outside'],
    ['TypeError: x is undefined', 'unknown'],
  ])('%s: %s', (error, failure) => expect(failureOf(error, true)).toBe(failure));

  test('without a network it is the network', () => expect(failureOf('whatever', false)).toBe('offline'));
});
