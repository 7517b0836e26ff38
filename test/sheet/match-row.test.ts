import { describe, expect, test } from '@jest/globals';
import type { MatchColumns } from '../../src/sheet/match-columns';
import { isMatchRow, isPrepared, readMatchRow, scoreColumns, strayScore } from '../../src/sheet/match-row';
import { readLocalWallClock } from '../../src/sheet/time';

const TO_THREE = { length: 3, cube: false, draws: false, squares: null };
const TO_ONE = { ...TO_THREE, length: 1 };

const NONE = {
  ...{ pointsWhite: null, pointsBlack: null, score: null, group: null },
  ...{ latePointsWhite: null, latePointsBlack: null, notes: [] },
};
const IN_TWO: MatchColumns = { ...NONE, white: 0, black: 1, pointsWhite: 2, pointsBlack: 3 };
const IN_ONE: MatchColumns = { ...NONE, white: 0, score: 1, black: 2 };
/** Both forms side by side. */
const BOTH: MatchColumns = { ...IN_TWO, score: 4 };
const WITH_NOTES: MatchColumns = { ...IN_TWO, notes: [4, 5] };
const WITH_LATE: MatchColumns = { ...IN_TWO, latePointsWhite: 4, latePointsBlack: 5 };

const ROW = 7;

function read(columns: MatchColumns, cells: readonly unknown[]) {
  return readMatchRow(cells, ROW, columns, {
    ofMatch: { limits: TO_THREE, readWallClock: readLocalWallClock },
    ofPlayoff: { limits: TO_ONE, readWallClock: readLocalWallClock },
  });
}

const outcomeIn = (columns: MatchColumns, cells: readonly unknown[]) => {
  const match = read(columns, cells);
  return match.ok ? match.value.match.outcome : match.problem;
};

const pending = { kind: 'pending' };
const played = (white: number, black: number) => ({ kind: 'played', white, black });
const blackAbsent = { kind: 'forfeit', white: null, black: 'absent' };
const whiteAbsent = { kind: 'forfeit', white: 'absent', black: null };

const ofDay = (hours: number, minutes: number) => new Date(1899, 11, 30, hours, minutes);

describe('the players of a row', () => {
  test('are named as written, and told by their keys', () => {
    expect(read(IN_TWO, ['  PÉREZ José', 'Beto', 3, 1])).toEqual({
      ok: true,
      value: {
        white: { name: 'PÉREZ José', key: 'perez jose' },
        black: { name: 'Beto', key: 'beto' },
        match: { white: 'perez jose', black: 'beto', outcome: played(3, 1), playoff: false },
      },
    });
  });

  test.each([
    ['who is missing with white', ['', 'Beto', 3, 1], 'playerMissing', {}, 1],
    ['who is missing with black', ['Ana', null, 3, 1], 'playerMissing', {}, 2],
    ['an error with white', ['#N/A', 'Beto', 3, 1], 'errorInCell', { given: '#N/A' }, 1],
    ['a date with black', ['Ana', new Date(2026, 0, 3), 3, 1], 'notAName', { given: '2026-01-03' }, 2],
    ['who plays himself', ['José', 'JOSE', 3, 1], 'samePlayerTwiceInMatch', { name: 'José' }, 2],
  ])('%s', (_, cells, code, params, column) => {
    expect(read(IN_TWO, cells)).toEqual({
      ok: false,
      problem: { code, params, place: { row: ROW, column } },
    });
  });
});

describe('a result', () => {
  test.each([
    ['two cells', IN_TWO, ['Ana', 'Beto', 3, 1], played(3, 1)],
    ['two cells, still blank', IN_TWO, ['Ana', 'Beto', '', ''], pending],
    ['two cells, not reached by the row', IN_TWO, ['Ana', 'Beto'], pending],
    ['one cell', IN_ONE, ['Ana', '1-4', 'Beto'], played(1, 4)],
    ['one cell, still blank', IN_ONE, ['Ana', '', 'Beto'], pending],
    ['no column at all', { ...NONE, white: 0, black: 1 }, ['Ana', 'Beto', 3, 1], pending],
  ])('in %s', (_, columns, cells, outcome) => {
    expect(outcomeIn(columns, cells)).toEqual(outcome);
  });

  test.each([
    ['white’s cell', IN_TWO, ['Ana', 'Beto', 'tres', 1], { code: 'notAScore', column: 3 }],
    ['black’s cell', IN_TWO, ['Ana', 'Beto', 3, 'uno'], { code: 'notAScore', column: 4 }],
    ['the winner’s points', IN_TWO, ['Ana', 'Beto', 1, 6], { code: 'winnerAboveLength', column: 4 }],
    ['the cell for both', IN_ONE, ['Ana', 'tres a uno', 'Beto'], { code: 'notAScore', column: 2 }],
    ['the cell that is missing', IN_TWO, ['Ana', 'Beto', 3, ''], { code: 'halfAScore', column: 4 }],
  ])('is wrong in %s', (_, columns, cells, { code, column }) => {
    expect(outcomeIn(columns, cells)).toMatchObject({ code, place: { row: ROW, column } });
  });
});

describe('a result that stands twice, in two columns and in one', () => {
  test.each([
    ['in both', [3, 1, '3-1'], played(3, 1)],
    ['only in the two', [3, 1, ''], played(3, 1)],
    ['only in the one', ['', '', '3-1'], played(3, 1)],
    ['in neither', ['', '', ''], pending],
    ['where a prepared 0-0 is left', [3, 1, '0-0'], played(3, 1)],
    ['where prepared zeros are left', [0, 0, '3-1'], played(3, 1)],
    ['as a forfeit in both', ['F', '', 'F-3'], whiteAbsent],
    ['as points made up for a forfeit', [3, 0, '3-0 w/o'], blackAbsent],
    ['as points made up for white’s forfeit', [0, 3, '0–3 (F)'], whiteAbsent],
    ['where one has become a date', [3, 1, new Date(2026, 0, 3)], played(3, 1)],
    ['where one has become a date the other way round', [1, 3, new Date(2026, 0, 3)], played(1, 3)],
    ['where one has become a time', [3, 1, ofDay(3, 1)], played(3, 1)],
  ])('%s', (_, cells, outcome) => {
    expect(outcomeIn(BOTH, ['Ana', 'Beto', ...cells])).toEqual(outcome);
  });

  test.each([
    ['other points', [3, 1, '3-0'], '3-1', '3-0'],
    ['the sides exchanged', [3, 1, '1-3'], '3-1', '1-3'],
    ['a forfeit and a result', ['F', '', '1-3'], 'F-', '1-3'],
    ['a result and a forfeit', [3, 1, '3-F'], '3-1', '3-F'],
    ['other points than those made up for a forfeit', [3, 1, '3-0 w/o'], '3-1', '3-0 w/o'],
    ['forfeits of either side', ['F', '', '3-F'], 'F-', '3-F'],
    ['forfeits of either side, one with points', ['F', 3, '3-0 w/o'], 'F-3', '3-0 w/o'],
  ])('contradicts itself by %s', (_, cells, one, other) => {
    expect(outcomeIn(BOTH, ['Ana', ' Beto', ...cells])).toEqual({
      code: 'contradictoryCells',
      params: { white: 'Ana', black: 'Beto', one, other },
      place: { row: ROW, column: 5 },
    });
  });

  test.each([
    ['another result', [3, 2, new Date(2026, 0, 3)], 'scoreBecameDate'],
    ['nothing yet', ['', '', new Date(2026, 0, 3)], 'scoreBecameDate'],
    ['a forfeit', ['F', '', new Date(2026, 0, 3)], 'scoreBecameDate'],
    ['another result, and a time', [3, 2, ofDay(3, 1)], 'scoreBecameTime'],
    ['a result, and no score at all', [3, 1, 'bien'], 'notAScore'],
  ])('one of them damaged, beside %s', (_, cells, code) => {
    expect(outcomeIn(BOTH, ['Ana', 'Beto', ...cells])).toMatchObject({
      code,
      place: { row: ROW, column: 5 },
    });
  });

  test('the two columns are told first', () => {
    expect(outcomeIn(BOTH, ['Ana', 'Beto', 'x', 1, 'y'])).toMatchObject({ place: { row: ROW, column: 3 } });
  });
});

describe('notes', () => {
  test('a play-off, in any of the columns, is one game to one point (7.2.3)', () => {
    const game = read(WITH_NOTES, ['Ana', 'Beto', 1, 0, 'mesa 3', 'Desempate.']);
    expect(game.ok && game.value.match).toMatchObject({ playoff: true, outcome: played(1, 0) });
    expect(outcomeIn(WITH_NOTES, ['Ana', 'Beto', 1, 0, 'mesa 3', ''])).toMatchObject({
      code: 'winnerBelowLength',
    });
  });

  test('any other note is the director’s own', () => {
    const match = read(WITH_NOTES, ['Ana', 'Beto', 3, 1, 'buena partida', 12]);
    expect(match.ok && match.value.match).toMatchObject({ playoff: false, outcome: played(3, 1) });
  });

  test.each([
    ['beside a result', [3, 0, '', 'W.O.'], 'W.O.', 6],
    ['beside nothing', ['', '', 'no se presentó', ''], 'no se presentó', 5],
  ])('a forfeit that only a note tells, %s: whose?', (_, cells, given, column) => {
    expect(read(WITH_NOTES, ['Ana', 'Beto', ...cells])).toEqual({
      ok: false,
      problem: { code: 'forfeitOnlyInNote', params: { given }, place: { row: ROW, column } },
    });
  });

  test('one that the score tells too is fine', () => {
    expect(outcomeIn(WITH_NOTES, ['Ana', 'Beto', 3, 'F', 'w/o', ''])).toEqual(blackAbsent);
  });
});

describe('points against who came late', () => {
  const lateIn = (columns: MatchColumns, cells: readonly unknown[]) => {
    const match = read(columns, ['Ana', 'Beto', 3, 1, ...cells]);
    return match.ok ? match.value.match.latePoints : match.problem;
  };

  test.each([
    [[2, 1], { white: 2, black: 1 }],
    [['', '1'], { white: 0, black: 1 }],
    [[0, null], { white: 0, black: 0 }],
    [[], { white: 0, black: 0 }],
  ])('%j', (cells, points) => {
    expect(lateIn(WITH_LATE, cells)).toEqual(points);
  });

  test('none where the table has no columns for both', () => {
    expect(lateIn(IN_TWO, [2, 1])).toBeUndefined();
    expect(lateIn({ ...WITH_LATE, latePointsBlack: null }, [2, 1])).toBeUndefined();
    expect(lateIn({ ...WITH_LATE, latePointsWhite: null }, [2, 1])).toBeUndefined();
  });

  test.each([
    ['text, of white', ['dos', 1], 'notANumber', 'dos', 5],
    ['text, of black', [2, 'uno'], 'notANumber', 'uno', 6],
    ['a date, of white', [new Date(2026, 0, 3), 0], 'notANumber', '2026-01-03', 5],
    ['a date, of black', [0, new Date(2026, 0, 3)], 'notANumber', '2026-01-03', 6],
  ])('%s', (_, cells, code, given, column) => {
    expect(lateIn(WITH_LATE, cells)).toEqual({
      code,
      params: { given, what: 'points' },
      place: { row: ROW, column },
    });
  });
});

describe('which rows are matches', () => {
  const isMatch = (columns: MatchColumns, cells: readonly unknown[]) => {
    const answer = isMatchRow(cells, ROW, columns);
    return answer.ok ? answer.value : answer.problem;
  };

  test.each([
    ['two players', ['Ana', 'Beto', 3, 1]],
    ['two players who have not played yet', ['Ana', 'Beto', '', '']],
    // The other one is missing, which is told when the match is read.
    ['one with white', ['Ana', '', 3, 1]],
    ['one with black', ['', 'Beto', '', '']],
    ['what may be a name: W4', ['W4', 'Beto', 3, 1]],
    ['what may be a name: W12', ['Ana', 'W12', '', '']],
    ['what may be a name with a blank before it', ['Ana', '\u00a0W4', '', '']],
    ['who has a number in his name', ['Ana 2', 'Beto Gil 3', '', '']],
    ['a winner of no match', ['Ganador', 'Winner José', '', '']],
    ['a number and a date', [12, new Date(2026, 0, 3), '', '']],
  ])('%s', (_, cells) => {
    expect(isMatch(IN_TWO, cells)).toBe(true);
  });

  test.each([
    ['nobody', ['', null, '', '']],
    ['nobody, prepared with zeros', ['', '', 0, 0]],
    ['a bye', ['Ana', 'Libre', '', '']],
    ['a bye with white', ['descansa', 'Beto', '', '']],
    ['a bye, prepared', ['Ana', 'BYE', '0', '0']],
    ['the winner of a match to come', ['Ganador M4', 'Beto', '', '']],
    ['the winner of a match, with black', ['Ana', 'Νικητής Αγώνα Νο13', '', '']],
    ['the winner of a semifinal', ['Ganador SF1', 'Ana', '', '']],
    ['the winner of a match by its number', ['Ganador 4', 'Ana', '', '']],
    ['losers', ['Perdedor M1', 'Perdedor M2', '', '']],
    ['the winner of a match to come, prepared', ['Ganador M4', 'Beto', 0, 0]],
  ])('not %s', (_, cells) => {
    expect(isMatch(IN_TWO, cells)).toBe(false);
  });

  test('nor a bye with the signs of who was there', () => {
    expect(isMatch(IN_ONE, ['Ana', '+ : -', 'х'])).toBe(false);
    expect(isMatch(IN_ONE, ['Libre', '-:+', 'Ana'])).toBe(false);
  });

  test.each([
    ['nobody’s', IN_TWO, ['', '', '', 3], 'playerMissing', {}, 4],
    ['nobody’s, by signs', IN_ONE, ['', '+:-', ''], 'playerMissing', {}, 2],
    ['nobody’s, a mark', IN_TWO, ['', '', 'F', ''], 'playerMissing', {}, 3],
    ['against a bye', IN_TWO, ['Ana', 'Libre', 3, 0], 'resultAgainstBye', { given: 'Libre' }, 3],
    ['of a bye with white', IN_TWO, [' exento', 'Ana', 0, 3], 'resultAgainstBye', { given: 'exento' }, 4],
    [
      'of a winner not known yet',
      IN_TWO,
      ['Ganador M4', 'Ana', 3, 1],
      'notAName',
      { given: 'Ganador M4' },
      1,
    ],
    [
      'against a loser not known yet',
      IN_ONE,
      ['Ana', '3-1', 'Perdedor 2'],
      'notAName',
      { given: 'Perdedor 2' },
      3,
    ],
  ])('a result is told that is %s', (_, columns, cells, code, params, column) => {
    expect(isMatch(columns, cells)).toEqual({ code, params, place: { row: ROW, column } });
  });
});

describe('what a row is prepared with is no result', () => {
  test.each([0, '0', ' 0 ', '0-0', '0 - 0', '0–0', '0:0', '0 : 0', ofDay(0, 0)])('%p', (cell) => {
    expect(isPrepared(cell)).toBe(true);
    expect(strayScore(['', cell, ''], IN_ONE)).toBeNull();
  });

  test.each([10, '10', '0-3', '3-0', '0-10', '10-0', '00', '0-0 w/o', ofDay(3, 1), new Date(2026, 0, 3)])(
    '%p is one',
    (cell) => {
      expect(isPrepared(cell)).toBe(false);
      expect(strayScore(['', cell, ''], IN_ONE)).toBe(1);
    },
  );

  test.each(['', null, undefined, '-', '( : )', '…'])('nor is %j', (cell) => {
    expect(strayScore(['', cell, ''], IN_ONE)).toBeNull();
  });
});

test('where the result stands', () => {
  expect(scoreColumns(IN_TWO)).toEqual([2, 3]);
  expect(scoreColumns(IN_ONE)).toEqual([1]);
  expect(scoreColumns(BOTH)).toEqual([2, 3, 4]);
  expect(scoreColumns({ ...NONE, white: 0, black: 1 })).toEqual([]);
});
