import { describe, expect, test } from '@jest/globals';
import { GroupedMatches } from '../../src/sheet/match-table';
import { playerKey } from '../../src/sheet/player-key';

interface Written {
  readonly white: string;
  readonly black: string;
  readonly group: string;
  readonly row: number;
  /** Whether the row names its group itself. */
  readonly own?: boolean;
  readonly playoff?: boolean;
}

const named = (name: string) => ({ name, key: playerKey(name) });

function gather(written: readonly Written[], hasGroups = true) {
  const matches = new GroupedMatches(hasGroups);
  for (const { white, black, group, row, own = true, playoff = false } of written) {
    const [one, other] = [named(white), named(black)];
    const outcome = { kind: 'pending' } as const;
    const added = matches.add(
      { white: one, black: other, match: { white: one.key, black: other.key, outcome, playoff } },
      group,
      { row, column: 2, ownGroup: own },
    );
    if (!added.ok) return added.problem;
  }
  const table = matches.table();
  return table.ok ? table.value : table.problem;
}

const briefly = (written: readonly Written[], hasGroups = true) => {
  const table = gather(written, hasGroups);
  if (!('groups' in table)) return table;
  return table.groups.map(({ group, matches, rows }) => ({
    group,
    matches: matches.map(({ white, black }) => `${white}-${black}`),
    rows,
  }));
};

describe('matches by group', () => {
  test('with the row each of them stands on, groups as a person lists them and as first written', () => {
    expect(
      briefly([
        { white: 'Ana', black: 'Beto', group: 'G10', row: 2 },
        { white: 'Carla', black: 'Darío', group: 'g2', row: 3 },
        { white: 'Beto', black: 'Elsa', group: 'g10 ', row: 4 },
        { white: 'Darío', black: 'Flor', group: 'G2', row: 7 },
      ]),
    ).toEqual([
      { group: 'g2', matches: ['carla-dario', 'dario-flor'], rows: [3, 7] },
      { group: 'G10', matches: ['ana-beto', 'beto-elsa'], rows: [2, 4] },
    ]);
  });

  test('players as first written', () => {
    const table = gather([
      { white: 'PÉREZ José', black: 'Beto', group: '', row: 1 },
      { white: 'beto', black: 'Perez Jose', group: 'B', row: 2 },
    ]);
    expect(table).toMatchObject({
      hasGroups: true,
      names: new Map([
        ['perez jose', 'PÉREZ José'],
        ['beto', 'Beto'],
      ]),
    });
  });

  test('none at all', () => {
    expect(briefly([])).toEqual({ code: 'noMatches', params: {} });
  });
});

describe('a pairing stands once', () => {
  const first = { white: 'Ana', black: 'Beto', group: 'A', row: 2 };

  test.each([
    ['the same', 'Ana', 'Beto'],
    ['the sides exchanged', 'Beto', 'Ana'],
    ['spelt otherwise', 'ANA', ' beto'],
  ])('%s', (_, white, black) => {
    expect(briefly([first, { white, black, group: 'a', row: 5 }])).toEqual({
      code: 'duplicateMatch',
      params: { white, black, first: 2 },
      place: { row: 5, column: 2 },
    });
  });

  test('in a group, and a play-off besides', () => {
    expect(briefly([first, { ...first, group: 'B', row: 3 }])).toHaveLength(2);
    expect(briefly([first, { ...first, row: 3, playoff: true }])).toEqual([
      { group: 'A', matches: ['ana-beto', 'ana-beto'], rows: [2, 3] },
    ]);
    expect(
      briefly([first, { ...first, row: 3, playoff: true }, { ...first, row: 4, playoff: true }]),
    ).toMatchObject({ code: 'duplicateMatch', params: { first: 3 } });
  });
});

describe('a group that the row leaves to the one above', () => {
  test('is unclear for a player whom other rows name in another', () => {
    expect(
      briefly([
        { white: 'Ana', black: 'Beto', group: 'A', row: 2 },
        { white: 'Carla', black: 'Darío', group: 'A', row: 3, own: false },
        { white: 'Darío', black: 'Elsa', group: 'B', row: 4 },
        { white: 'Darío', black: 'Flor', group: 'C', row: 5 },
      ]),
    ).toEqual({
      code: 'groupUnclear',
      params: { name: 'Darío', groups: ['A', 'B', 'C'] },
      place: { row: 3, column: 2 },
    });
  });

  test('is clear for one who plays in several, this among them', () => {
    expect(
      briefly([
        { white: 'Ana', black: 'Beto', group: 'A', row: 2 },
        { white: 'Ana', black: 'Carla', group: 'A', row: 3, own: false },
        { white: 'Ana', black: 'Darío', group: 'B', row: 4 },
      ]),
    ).toHaveLength(2);
  });

  test('is clear where nothing says otherwise', () => {
    expect(
      briefly([
        { white: 'Ana', black: 'Beto', group: 'A', row: 2 },
        { white: 'Carla', black: 'Darío', group: 'A', row: 3, own: false },
      ]),
    ).toHaveLength(1);
  });

  test('is nothing to ask in a table without groups', () => {
    expect(
      briefly(
        [
          { white: 'Ana', black: 'Beto', group: '', row: 1, own: false },
          { white: 'Ana', black: 'Carla', group: '', row: 2, own: false },
        ],
        false,
      ),
    ).toEqual([{ group: '', matches: ['ana-beto', 'ana-carla'], rows: [1, 2] }]);
  });
});
