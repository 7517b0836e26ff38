import { describe, expect, test } from '@jest/globals';
import { formula } from '../functions/formula';
import { quoted, textOf } from '../../src/sheet/cell';

/** What the fuzzer found, as a case each. */
const sentence = (run: () => unknown): string => {
  try {
    return JSON.stringify(run());
  } catch (problem) {
    return (problem as Error).message;
  }
};

describe('hours and numbers beyond every sheet', () => {
  test.each([Infinity, 1e308, 2958466])('an hour of %d is none', (start) => {
    const players = [['Ana'], ['Beto'], ['Carla']];
    expect(sentence(() => formula('TD_SCHEDULE', players, start, 3))).toMatch(/no es una hora/);
    expect(sentence(() => formula('TD_MINUTES_LATE', start, '20:00'))).toMatch(/no es una hora/);
  });

  test('the last day of a sheet is a day', () => {
    expect(formula('TD_MINUTES_LATE', 2958465.5, 2958465.75)).toBe(360);
  });

  test.each([1e308, '9007199254740993', '1'.repeat(400)])('%s is too large a number', (length) => {
    expect(sentence(() => formula('TD_CLOCK', length, 0, 0))).toMatch(/demasiado grande/);
    expect(sentence(() => formula('TD_PRIZES', length, [[1]], 5))).toMatch(/demasiado grande/);
  });
});

describe('a sentence stays one that can be read, however long the cell it names', () => {
  const long = 'Ana'.repeat(700);
  const start = long.slice(0, 60);

  const standings = (row: readonly unknown[], ...rest: readonly unknown[]) =>
    formula('TD_STANDINGS', [['Blancas', 'Negras', 'Puntos B', 'Puntos N'], row, row], ...rest);
  const season = [
    ['Torneo', 'Jugador', 'Puesto', 'Ganados'],
    ['Enero', 'Ana', 1, 3],
  ];

  test.each<[string, () => unknown]>([
    ['a tournament to begin with', () => formula('TD_SEASON', season, undefined, long)],
    ['an option of the regulation', () => standings(['Ana', 'Beto', 3, 1], [[long, 1]])],
    ['a regulation', () => standings(['Ana', 'Beto', 3, 1], long)],
    ['a player twice', () => formula('TD_SEED_GROUPS', [[long], ['Beto'], [long]])],
    ['who plays himself', () => standings([long, long, 3, 1])],
    ['a match twice', () => standings([long, 'Beto', 3, 1])],
    ['something for a number', () => formula('TD_CLOCK', long, 0, 0)],
    ['something for a score', () => standings(['Ana', 'Beto', long, 1])],
  ])('%s', (_, run) => {
    const said = sentence(run);
    expect(said).toContain(start);
    expect(said.length).toBeLessThan(700);
  });
});

test('a range of nothing is a blank cell', () => {
  expect(formula('TD_ATTENDANCE', [])).toEqual([['']]);
});

describe('what is quoted', () => {
  test('never shows what a script calls a thing', () => {
    for (const cell of [[], [[1]], {}, NaN, Infinity, new Date(NaN)]) expect(textOf(cell)).toBe('¿?');
  });

  test('is not cut through a picture', () => {
    const long = `${'a'.repeat(59)}🎲${'b'.repeat(20)}`;
    expect(quoted(long)).toBe(`${'a'.repeat(59)}…`);
  });
});

test('how many groups there can be is said by its ends where there are many', () => {
  const players = Array.from({ length: 600 }, (_, at) => [`Jugador ${at}`]);
  expect(sentence(() => formula('TD_SEED_GROUPS', players, 2))).toBe(
    '600 jugadores en 2 grupos no dan grupos de 3 a 5; pueden ser 120–200 grupos.',
  );
});
