import { describe, expect, test } from '@jest/globals';
import { bergerTables } from '../fixtures/cases/published-cases';
import { table } from './formula';

const NAMES = ['Ana', 'Bea', 'Carla', 'Dora', 'Eva', 'Flor', 'Gala', 'Hebe'];
const group = (count: number): string[][] => NAMES.slice(0, count).map((name) => [name]);

interface Line {
  readonly round: number;
  readonly hour: string;
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

const schedule = (...args: readonly unknown[]): Line[] =>
  table('TD_SCHEDULE', ...args)
    .slice(1)
    .map(([round, hour, board, white, black]) => ({ round, hour, board, white, black }) as Line);

describe('TD_SCHEDULE', () => {
  test('four players from eight o’clock: two boards at once, 24 minutes a match to three', () => {
    expect(table('TD_SCHEDULE', group(4), '20:00')).toEqual([
      ['Ronda', 'Hora', 'Mesa', 'Blancas', 'Negras'],
      [1, '20:00', 1, 'Ana', 'Dora'],
      [1, '20:00', 2, 'Bea', 'Carla'],
      [2, '20:24', 1, 'Dora', 'Carla'],
      [2, '20:24', 2, 'Ana', 'Bea'],
      [3, '20:48', 1, 'Bea', 'Dora'],
      [3, '20:48', 2, 'Carla', 'Ana'],
    ]);
  });

  test('three players on one board', () => {
    expect(table('TD_SCHEDULE', group(3), '20:00').slice(1)).toEqual([
      [1, '20:00', 1, 'Bea', 'Carla'],
      [2, '20:24', 1, 'Ana', 'Bea'],
      [3, '20:48', 1, 'Carla', 'Ana'],
    ]);
  });

  test('five players on two boards: five slots', () => {
    const lines = schedule(group(5), '20:00');
    expect(lines.map(({ hour }) => hour)).toEqual([
      ...['20:00', '20:00', '20:24', '20:24', '20:48', '20:48', '21:12', '21:12', '21:36', '21:36'],
    ]);
  });

  test('Othello has no length: 25 minutes on each clock and ten between rounds, unless a length is given', () => {
    const hours = (...args: readonly unknown[]) => [
      ...new Set(schedule(group(4), '10:00', ...args).map(({ hour }) => hour)),
    ];
    expect(hours('', '', 'OTHELLO')).toEqual(['10:00', '11:00', '12:00']);
    expect(hours(5, '', 'OTHELLO')).toEqual(['10:00', '10:40', '11:20']);
  });

  test('without a start the hour is blank', () => {
    for (const start of [undefined, '', null, [['']]]) {
      expect(new Set(schedule(group(4), start).map(({ hour }) => hour))).toEqual(new Set(['']));
    }
  });

  const tables = bergerTables().flatMap(({ applies_to: sizes, rounds }) =>
    sizes.filter((size) => size <= NAMES.length).map((size) => [size, rounds] as const),
  );

  test.each(tables)('%i players: rounds, pairings and colours of the published table', (size, rounds) => {
    const published = rounds.flatMap((pairs, round) =>
      pairs
        .filter((pair) => pair.every((number) => number <= size))
        .map(([white, black]) => `${round + 1} ${NAMES[white - 1]}–${NAMES[black - 1]}`),
    );
    const ours = schedule(group(size)).map(({ round, white, black }) => `${round} ${white}–${black}`);
    expect(ours.sort()).toEqual(published.sort());
  });

  test.each([3, 4, 5])('%i players: colours to within one, nobody twice in a slot', (size) => {
    const lines = schedule(group(size), '20:00');
    for (const name of NAMES.slice(0, size)) {
      const whites = lines.filter(({ white }) => white === name).length;
      const blacks = lines.filter(({ black }) => black === name).length;
      expect(whites + blacks).toBe(size - 1);
      expect(Math.abs(whites - blacks)).toBeLessThanOrEqual(1);
    }
    for (const hour of new Set(lines.map((line) => line.hour))) {
      const busy = lines.filter((line) => line.hour === hour).flatMap(({ white, black }) => [white, black]);
      expect(new Set(busy).size).toBe(busy.length);
    }
  });

  // S09: n(n−1)/2 matches; with an odd number one bye each; never a match with no players.
  test.each([
    [6, 15, 5],
    [5, 10, 5],
  ])('S09: %i players have %i matches in %i rounds', (size, matches, rounds) => {
    const lines = schedule(group(size));
    expect(lines).toHaveLength(matches);
    expect(new Set(lines.map(({ round }) => round)).size).toBe(rounds);
    expect(lines.every(({ white, black }) => white !== '' && black !== '' && white !== black)).toBe(true);
  });

  test('boards: the director’s number', () => {
    const lines = schedule(group(4), '20:00', 3, 1);
    expect(lines.map(({ board }) => board)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(lines.map(({ hour }) => hour)).toEqual(['20:00', '20:24', '20:48', '21:12', '21:36', '22:00']);
    // More boards than can be used change nothing.
    expect(schedule(group(4), '20:00', 3, 7)).toEqual(schedule(group(4), '20:00', 3, 2));
    expect(schedule(group(3), '20:00', 3, 2)).toEqual(schedule(group(3), '20:00'));
  });

  // 2.4: eight minutes for each point.
  test.each([
    [3, '20:24'],
    [5, '20:40'],
    [7, '20:56'],
    ['5', '20:40'],
  ])('a match to %j lasts until %s', (length, second) => {
    expect(schedule(group(3), '20:00', length)[1]?.hour).toBe(second);
  });

  test('minutesPerPoint and groupMatchLength are options', () => {
    const regulation = [
      ['base', 'HG'],
      ['minutesPerPoint', 10],
      ['groupMatchLength', 5],
    ];
    expect(schedule(group(3), '20:00', '', '', regulation)[1]?.hour).toBe('20:50');
  });

  test.each([
    ['20:00', '20:00'],
    ['8:00pm', '20:00'],
    ['8pm', '20:00'],
    ['8:00 p. m.', '20:00'],
    ['20.00', '20:00'],
    ['20h', '20:00'],
    ['20:00:00', '20:00'],
    [' 9:05 ', '09:05'],
    ['12:00am', '00:00'],
    [20 / 24, '20:00'],
    [new Date(1899, 11, 30, 19, 30), '19:30'],
    [new Date(2026, 5, 12, 19, 30), '19:30'],
    [[[new Date(2026, 5, 12, 19, 30)]], '19:30'],
  ])('starts at %j', (start, hour) => {
    expect(schedule(group(3), start)[0]?.hour).toBe(hour);
  });

  test('goes on after midnight', () => {
    expect(schedule(group(3), '23:30').map(({ hour }) => hour)).toEqual(['23:30', '23:54', '00:18']);
  });

  test('INTERNATIONAL has no length of its own: it has to be given with a start', () => {
    expect(() => schedule(group(4), '20:00', '', '', 'INTERNATIONAL')).toThrow(/INTERNATIONAL.*matchLength/);
    expect(schedule(group(4), '20:00', 3, '', 'INTERNATIONAL')).toHaveLength(6);
    expect(schedule(group(4), '', '', '', 'INTERNATIONAL')).toHaveLength(6);
  });

  test('the names may be selected across, as they stand in the table of groups, or with their title', () => {
    const down = schedule(group(4));
    expect(schedule([['Ana', 'Bea', 'Carla', 'Dora', '']])).toEqual(down);
    expect(schedule([['Jugador'], ...group(4), [''], [null]])).toEqual(down);
    expect(schedule([['Nivel', 'Jugador'], ...group(4).map(([name]) => [1500, name])])).toEqual(down);
  });
});
