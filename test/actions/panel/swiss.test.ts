import { expect, test } from '@jest/globals';
import type { PanelAnswer, PanelState } from '../../../src/ui/contract';
import { command, linesOf, openSwiss, OTHELLO_RULES, PLAYERS } from '../swiss-club';

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

test('the panel names the next step of a Swiss evening: pair, play, pair again, and the draw after the last round', () => {
  const rules = { name: 'Reglamento', rows: [...OTHELLO_RULES.rows!, ['swissRounds', 2]] };
  const session = openSwiss({ players: PLAYERS.slice(0, 4), others: [rules] });
  const due = () => {
    const { missing } = answerTo(session, 'cubiletePanelState').state;
    const { round, draw, groups, schedule, playoffs } = missing;
    return { round, draw, groups, schedule, playoffs };
  };
  const nothing = { round: false, draw: false, groups: false, schedule: false, playoffs: [] };
  expect(due()).toEqual({ ...nothing, round: true });
  for (const round of [1, 2]) {
    command(session, 'pair-round');
    expect(due()).toEqual(nothing);
    for (const line of linesOf(session).filter((one) => one.round === round)) {
      const { state } = answerTo(session, 'cubiletePanelState');
      const match = state.matches.find((one) => one.black === line.black && one.white === line.white)!;
      answerTo(session, 'cubiletePanelResult', [match.key, { kind: 'played', white: 20, black: 44 }]);
    }
    expect(due()).toEqual(round === 1 ? { ...nothing, round: true } : { ...nothing, draw: true });
  }
  command(session, 'draw');
  expect(due()).toEqual(nothing);
});
