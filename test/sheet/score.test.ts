import { describe, expect, test } from '@jest/globals';
import {
  outcomeOf,
  parseSide,
  scoreFromOne,
  scoreFromTwo,
  type Scored,
  type SideScore,
} from '../../src/sheet/score';
import { readLocalWallClock } from '../../src/sheet/time';

const TO_THREE = { length: 3, cube: false, draws: false, squares: null };
const READING = { limits: TO_THREE, readWallClock: readLocalWallClock };

const ofDay = (hours: number, minutes: number) => new Date(1899, 11, 30, hours, minutes);

/** `3-1`, `pending`, who was not there; or the problem, with the side and the text it is about. */
function told(scored: Scored): string {
  if (!scored.ok) {
    const { given } = scored.problem.params as { given?: string };
    return [scored.side, scored.problem.code, given].filter((part) => part !== undefined).join(' ');
  }
  const { value } = scored;
  if (value.kind === 'pending') return 'pending';
  if (value.kind === 'played') return `${value.white}-${value.black}`;
  const [white, black] = [value.white, value.black].map((absence) => (absence === null ? 'there' : absence));
  return `${value.kind}: ${white}, ${black}`;
}

const one = (cell: unknown) => told(scoreFromOne(cell, READING));
const two = (white: unknown, black: unknown) => told(scoreFromTwo(white, black, READING));

describe('a result in one cell, white’s points first', () => {
  test.each([
    ...[
      '3-1',
      '3 - 1',
      ' 3:1 ',
      '3 : 1',
      '3=1',
      '3–1',
      '3—1',
      '3−1',
      '3‐1',
      '3﹣1',
      '3－1',
      '3∶1',
      '3：1',
      '３-１',
    ],
    ...['3 a 1', '3 A 1', '3\u00a0-\u00a01', '03-01', '3-1 (4, -5, 8)', '3-1 (en 4:20)', '+3-1', '3,0-1.0'],
  ])('«%s» is 3-1', (text) => {
    expect(one(text)).toBe('3-1');
  });

  test.each([
    ['1-3', '1-3'],
    ['0-3', '0-3'],
    ['5-0', '5-0'],
  ])('%s', (text, expected) => {
    expect(one(text)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    null,
    undefined,
    '-',
    '—',
    ' : ',
    '( : )',
    '…',
    '...',
    '___',
    '-----',
    '0-0',
    ofDay(0, 0),
  ])('%p is still to come', (cell) => {
    expect(one(cell)).toBe('pending');
  });

  test.each([
    ['F-3', 'absent, there'],
    ['3-F', 'there, absent'],
    ['3 - W.O.', 'there, absent'],
    ['w/o - 3', 'absent, there'],
    ['F-F', 'absent, absent'],
    ['A-F', 'left, absent'],
    ['2-abandono', 'there, left'],
    // Whatever the other side holds: rules §2.
    ['?-F', 'there, absent'],
    ['np - tres', 'absent, there'],
    ['2½-F', 'there, absent'],
    // A mark behind a score that was made up for it: he who has fewer points.
    ['3-0 w/o', 'there, absent'],
    ['3–0 (F)', 'there, absent'],
    ['3-0(F)', 'there, absent'],
    ['0-3 w/o', 'absent, there'],
    ['0 a 3 NP', 'absent, there'],
    ['2:5 abandono', 'left, there'],
    // As Russian tables write it.
    ['+ : -', 'there, absent'],
    ['+:-', 'there, absent'],
    ['- : +', 'absent, there'],
    ['-/+', 'absent, there'],
    ['＋：－', 'there, absent'],
  ])('«%s»: %s', (text, expected) => {
    expect(one(text)).toBe(`forfeit: ${expected}`);
  });

  test.each([
    ['F', 'sideOfForfeitUnknown F'],
    [' W.O. ', 'sideOfForfeitUnknown W.O.'],
    ['3-3 w/o', 'sideOfForfeitUnknown 3-3 w/o'],
    ['F-', 'sideOfForfeitUnknown F-'],
    [': F', 'sideOfForfeitUnknown : F'],
    ['3-', 'halfAScore 3-'],
    ['3 :', 'halfAScore 3 :'],
    [':3', 'halfAScore :3'],
    ['= 3', 'halfAScore = 3'],
    ['tres-', 'halfAScore tres-'],
    ['-3-1', 'negativePoints -3-1'],
    ['-3', 'negativePoints -3'],
    ['−3 : 1', 'negativePoints −3 : 1'],
    ['2½-1', 'fractionalPoints 2½-1'],
    ['3-½', 'fractionalPoints 3-½'],
    ['3-1½', 'fractionalPoints 3-1½'],
    ['2,5-1', 'fractionalPoints 2,5-1'],
    ['3-1.5', 'fractionalPoints 3-1.5'],
    ['½', 'fractionalPoints ½'],
    ['1½', 'fractionalPoints 1½'],
    ['tres-1', 'notAScore tres-1'],
    ['3-uno', 'notAScore 3-uno'],
    ['3-1 bien', 'notAScore 3-1 bien'],
    ['3-1-2', 'notAScore 3-1-2'],
    ['gana 5-0 w/o', 'notAScore gana 5-0 w/o'],
    ['3-0 w/o 5', 'notAScore 3-0 w/o 5'],
    ['3', 'notAScore 3'],
    ['Ana', 'notAScore Ana'],
    ['+ : +', 'notAScore + : +'],
    ['+/+', 'notAScore +/+'],
    ['1405 (+16)', 'notAScore 1405 (+16)'],
    ['3-#N/A', 'notAScore 3-#N/A'],
    ['#N/A', 'errorInCell #N/A'],
    ['#REF!', 'errorInCell #REF!'],
    ['Apr-00', 'scoreBecameDate'],
    ['3:01:00', 'scoreBecameTime'],
  ])('«%s» is told: %s', (text, expected) => {
    expect(one(text)).toBe(expected);
  });

  test.each([
    [3, 'notAScore 3'],
    [-3, 'notAScore -3'],
    [1.5, 'notAScore 1.5'],
    [true, 'notAScore true'],
    [new Date(2026, 0, 3), 'scoreBecameDate'],
    [ofDay(3, 1), 'scoreBecameTime'],
  ])('so is %p, which is no text: %s', (cell, expected) => {
    expect(one(cell)).toBe(expected);
  });

  test.each([
    ['3-3', 'black equalPoints'],
    ['2-1', 'white winnerBelowLength'],
    ['1-6', 'black winnerAboveLength'],
    ['5-4', 'black loserAtOrAboveLength'],
  ])('«%s» is no result of a match to 3: %s', (text, expected) => {
    expect(one(text)).toBe(expected);
  });
});

describe('a result in two cells', () => {
  test.each([
    [3, 1, '3-1'],
    [0, 3, '0-3'],
    ['3', '1', '3-1'],
    [' 3 ', 1, '3-1'],
    ['3,0', '1.0', '3-1'],
    ['３', '+1', '3-1'],
    ['', '', 'pending'],
    [null, undefined, 'pending'],
    [0, 0, 'pending'],
    ['-', '-', 'pending'],
    [ofDay(0, 0), ofDay(0, 0), 'pending'],
    // Both sides' points in the first of them.
    ['3-1', '', '3-1'],
    ['1:3', '-', '1-3'],
    ['F-3', null, 'forfeit: absent, there'],
    ['3-0 w/o', '', 'forfeit: there, absent'],
    // A mark counts whatever stands in the other cell (rules §2).
    ['F', '', 'forfeit: absent, there'],
    ['', 'ff', 'forfeit: there, absent'],
    ['W.O.', 3, 'forfeit: absent, there'],
    [2, 'w/o', 'forfeit: there, absent'],
    ['NP', 'np', 'forfeit: absent, absent'],
    ['abandono', 3, 'forfeit: left, there'],
    [3, 'A', 'forfeit: there, left'],
    ['x', 'F', 'forfeit: there, absent'],
    ['F', new Date(2026, 0, 3), 'forfeit: absent, there'],
  ])('%p and %p: %s', (white, black, expected) => {
    expect(two(white, black)).toBe(expected);
  });

  test.each([
    [3, '', 'black halfAScore 3'],
    ['', 3, 'white halfAScore 3'],
    [null, '1', 'white halfAScore 1'],
    [0, '-', 'black halfAScore 0'],
    ['tres', 1, 'white notAScore tres'],
    [3, 'uno', 'black notAScore uno'],
    ['3-1', 2, 'white notAScore 3-1'],
    ['', '3-1', 'black notAScore 3-1'],
    ['Equipo-2', '', 'white notAScore Equipo-2'],
    [-3, '', 'white negativePoints -3'],
    [3, '−1', 'black negativePoints −1'],
    [2.5, 1, 'white fractionalPoints 2.5'],
    ['2,25', 1, 'white fractionalPoints 2,25'],
    [3, '1½', 'black fractionalPoints 1½'],
    [3, '1,5', 'black fractionalPoints 1,5'],
    ['#N/A', 1, 'white errorInCell #N/A'],
    [3, '#REF!', 'black errorInCell #REF!'],
    [new Date(2026, 0, 3), 1, 'white scoreBecameDate'],
    [new Date(2026, 0, 3), '', 'white scoreBecameDate'],
    [ofDay(3, 1), '', 'white scoreBecameTime'],
    [3, ofDay(3, 1), 'black scoreBecameTime'],
    [true, 1, 'white notAScore true'],
    [3, NaN, 'black notAScore ¿?'],
    [1, 2, 'black winnerBelowLength'],
    [6, 1, 'white winnerAboveLength'],
  ])('%p and %p are told: %s', (white, black, expected) => {
    expect(two(white, black)).toBe(expected);
  });
});

describe('one side’s cell', () => {
  const points = (number: number) => ({ ok: true, value: { kind: 'points', points: number } });

  test.each([
    [3, 3],
    [0, 0],
    [-0, 0],
    ['-0', 0],
    [64, 64],
    [2 ** 53, 2 ** 53],
    ['7', 7],
  ])('%p: %d points', (cell, number) => {
    expect(parseSide(cell, READING)).toEqual(points(number));
  });

  test.each(['', null, undefined, '-', '…', ofDay(0, 0)])('%p: nothing yet', (cell) => {
    expect(parseSide(cell, READING)).toEqual({ ok: true, value: { kind: 'blank' } });
  });

  test.each([
    ['F', 'absent'],
    ['a', 'left'],
  ])('%s: a mark, %s', (cell, absence) => {
    expect(parseSide(cell, READING)).toEqual({ ok: true, value: { kind: 'mark', absence } });
  });

  test.each(['3x', 'x3', '3.', '.5', '1,2,3', '++3', '3 1', '1e3', '½x', 'a½', Infinity, [3]])(
    '%p: no points',
    (cell) => {
      expect(parseSide(cell, READING)).toMatchObject({ ok: false, problem: { code: 'notAScore' } });
    },
  );
});

describe('two sides together', () => {
  const blank: SideScore = { kind: 'blank' };
  const absent: SideScore = { kind: 'mark', absence: 'absent' };
  const left: SideScore = { kind: 'mark', absence: 'left' };
  const points = (number: number): SideScore => ({ kind: 'points', points: number });

  test.each([
    [points(3), points(1), '3-1'],
    [blank, blank, 'pending'],
    [absent, blank, 'forfeit: absent, there'],
    [points(1), left, 'forfeit: there, left'],
    [left, absent, 'forfeit: left, absent'],
    [points(3), blank, 'black halfAScore 3'],
    [blank, points(1), 'white halfAScore 1'],
    [points(3), points(3), 'black equalPoints'],
  ])('%j, %j: %s', (white, black, expected) => {
    expect(told(outcomeOf(white, black, TO_THREE))).toBe(expected);
  });
});
