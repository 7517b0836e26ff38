import type { PanelMatch, PanelState } from '../../src/ui/contract';

export function aMatch(given: Partial<PanelMatch> = {}): PanelMatch {
  const { white = 'Ana Ruiz', black = 'Beto Gil' } = given;
  return {
    ...{
      key: `${white}–${black}`,
      phase: 'schedule',
      group: 'G1',
      round: '',
      white,
      black,
      isPlayoff: false,
    },
    ...{ board: '1', hour: 20 * 3600, arrived: { white: null, black: null }, canArrive: true },
    ...{ status: 'on', absent: [], start: { white: 0, black: 0 }, lost: [], waitsFor: null },
    outcome: { kind: 'pending' },
    possible: { length: 3, most: 5, draws: false, losers: { white: [0, 1, 2], black: [0, 1, 2] } },
    ...{ seen: '["","",""]', problem: null },
    ...given,
  };
}

export function aState(matches: readonly PanelMatch[], given: Partial<PanelState> = {}): PanelState {
  return {
    ...{ now: 20 * 3600, matches, boards: [], forward: [], problems: [], undo: null, commands: [] },
    missing: {
      ...{
        results: [],
        arrivals: [],
        playoffs: [],
        draw: false,
        round: false,
        lateness: false,
        advance: false,
      },
      ...{ groups: false, schedule: false, publish: false, close: false },
    },
    ...given,
  };
}
