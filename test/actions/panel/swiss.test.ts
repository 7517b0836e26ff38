import { expect, test } from '@jest/globals';
import type { PanelAnswer, PanelState } from '../../../src/ui/contract';
import { command, linesOf, openSwiss } from '../swiss-club';

const answerTo = (session: ReturnType<typeof openSwiss>, name: string, args: readonly unknown[] = []) =>
  JSON.parse(session.callFromPage(name, args).value!) as PanelAnswer & { readonly state: PanelState };

test('the panel shows the games of a Swiss round and takes their discs', () => {
  const session = openSwiss();
  command(session, 'pair-round');
  const { state } = answerTo(session, 'cubiletePanelState');
  expect(state.matches.map(({ board, white, black }) => `${board} ${black}–${white}`)).toEqual(
    linesOf(session).map(({ board, white, black }) => `${board} ${black}–${white}`),
  );
  const { key } = state.matches[2]!;
  const result = { kind: 'played', white: 24, black: 40 };
  expect(answerTo(session, 'cubiletePanelResult', [key, result]).kind).toBe('done');
  expect(linesOf(session)[2]!.discs).toEqual(['40', '24']);
});
