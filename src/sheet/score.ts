import type { Absence, Outcome, Side } from '../core/standings/match';
import { judgeResult, type ResultLimits } from '../core/standings/result-limits';
import { fail, ok, type Failure, type Result } from '../core/result';
import { isBlank, isErrorText, quoted, textOf, type Cell } from './cell';
import { becameDate, isEmptyDate, type ScoreReading } from './became-date';

export type { ScoreReading };
import { fold } from './text';
import { ABSENT_MARKS, LEFT_MARKS } from './vocabulary';

/** What one side's score says. */
export type SideScore =
  | { readonly kind: 'blank' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'mark'; readonly absence: Absence };

/** A problem of a score; `side` tells whose cell it is about, where there are two. */
export type ScoreProblem = Failure & { readonly side?: Side };

export type Scored = { readonly ok: true; readonly value: Outcome } | ScoreProblem;

/** `3-1`, `3:1`, `3–1`, `3 a 1`, and with a mark for who was not there: `F-3`, `3 - W.O.`; details may follow in brackets. */
const PAIR = /^(.*?)\s*(?:[-:=]|\s[aA]\s)\s*([^-:=]*?)\s*(?:\(.*\))?$/;

/** Points, and behind them a mark: `5-0 w/o`, `5–0 (F)`. */
const MARKED = /^(\d+)\s*(?:[-:=]|\s[aA]\s)\s*(\d+)\s*\(?([^\d()]+)\)?$/;

/** Who was there and who was not, as it is written in Russian: `+ : -`. */
const PLUS_MINUS = /^([+-])\s*[:/]\s*([+-])$/;

/** What people fill an unplayed cell with: `-`, `( : )`, `…`; signs and nothing else. */
const PLACEHOLDER = /^[-:.…()\s_]+$/;

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

const HALF = /^\d*\s*½$/;

/** A result from two cells, one a side. */
export function scoreFromTwo(white: Cell, black: Cell, reading: ScoreReading): Scored {
  // Nearly every row: nothing else can be meant.
  if (isPoints(white) && isPoints(black)) {
    return judgeResult(Math.abs(white), Math.abs(black), reading.limits);
  }
  if (isUnfilled(black) && typeof white === 'string' && isPair(white)) return scoreFromOne(white, reading);
  const mark = (cell: Cell) => (typeof cell === 'number' ? null : markOf(textOf(cell)));
  const [whiteMark, blackMark] = [mark(white), mark(black)];
  if (whiteMark || blackMark) return forfeitOf(whiteMark, blackMark);
  const whiteScore = parseSide(white, reading);
  if (!whiteScore.ok) return { ...whiteScore, side: 'white' };
  const blackScore = parseSide(black, reading);
  if (!blackScore.ok) return { ...blackScore, side: 'black' };
  return outcomeOf(whiteScore.value, blackScore.value, reading.limits);
}

/** A result from one cell, white's points first. */
export function scoreFromOne(cell: Cell, reading: ScoreReading): Scored {
  if (isUnfilled(cell) || isEmptyDate(cell, reading.readWallClock)) return ok({ kind: 'pending' });
  if (isErrorText(cell)) return fail('errorInCell', { given: quoted(cell) });
  const damaged = becameDate(cell, reading);
  if (damaged) return damaged;
  const text = scoreText(cell);
  if (markOf(text)) return fail('sideOfForfeitUnknown', { given: quoted(cell) });
  const [, own, other] = PLUS_MINUS.exec(text) ?? [];
  if (own && own !== other) return own === '-' ? forfeitOf('absent', null) : forfeitOf(null, 'absent');
  const marked = markedPair(text);
  if (marked) {
    return marked.white || marked.black
      ? forfeitOf(marked.white, marked.black)
      : fail('sideOfForfeitUnknown', { given: quoted(cell) });
  }
  const pair = typeof cell === 'string' ? PAIR.exec(text) : null;
  if (!pair) return fail(HALF.test(text) ? 'fractionalPoints' : 'notAScore', { given: quoted(cell) });
  if (text.startsWith('-')) return fail('negativePoints', { given: quoted(cell) });
  const [whiteMark, blackMark] = [markOf(pair[1]!), markOf(pair[2]!)];
  if (pair[1] === '' || pair[2] === '') {
    const given = quoted(cell);
    return whiteMark || blackMark ? fail('sideOfForfeitUnknown', { given }) : fail('halfAScore', { given });
  }
  if (whiteMark || blackMark) return forfeitOf(whiteMark, blackMark);
  const white = parseSide(pair[1], reading);
  const black = parseSide(pair[2], reading);
  if (!white.ok || !black.ok) {
    const problem = (white.ok ? black : white) as Failure;
    return problem.problem.code === 'fractionalPoints'
      ? fail('fractionalPoints', { given: quoted(cell) })
      : fail('notAScore', { given: quoted(cell) });
  }
  return outcomeOf(white.value, black.value, reading.limits);
}

/** One side's score: points, a mark, or nothing yet. */
export function parseSide(cell: Cell, reading: ScoreReading): Result<SideScore> {
  if (isPoints(cell)) return ok({ kind: 'points', points: Math.abs(cell) });
  if (isUnfilled(cell) || isEmptyDate(cell, reading.readWallClock)) return ok({ kind: 'blank' });
  if (isErrorText(cell)) return fail('errorInCell', { given: quoted(cell) });
  const damaged = becameDate(cell, reading);
  if (damaged) return damaged;
  const text = scoreText(cell);
  const absence = markOf(text);
  if (absence) return ok({ kind: 'mark', absence });
  if (!NUMBER.test(text)) {
    return fail(HALF.test(text) ? 'fractionalPoints' : 'notAScore', { given: quoted(cell) });
  }
  const points = Number(text.replace(',', '.'));
  if (points < 0) return fail('negativePoints', { given: quoted(cell) });
  if (!Number.isInteger(points)) return fail('fractionalPoints', { given: quoted(cell) });
  return ok({ kind: 'points', points: Math.abs(points) });
}

/** Points that came as a number; 0 may have a sign. */
function isPoints(cell: Cell): cell is number {
  return typeof cell === 'number' && cell >= 0 && Number.isSafeInteger(cell);
}

/** A mark counts whatever stands in the other cell: a blank, the length, an interrupted score (rules §2). */
function forfeitOf(white: Absence | null, black: Absence | null): Scored {
  return ok({ kind: 'forfeit', white, black });
}

/** The outcome of two sides' scores. */
export function outcomeOf(white: SideScore, black: SideScore, limits: ResultLimits): Scored {
  if (white.kind === 'mark' || black.kind === 'mark') {
    return forfeitOf(
      white.kind === 'mark' ? white.absence : null,
      black.kind === 'mark' ? black.absence : null,
    );
  }
  if (white.kind === 'blank') {
    return black.kind === 'blank' ? ok({ kind: 'pending' }) : halfAScore(black.points, 'white');
  }
  if (black.kind === 'blank') return halfAScore(white.points, 'black');
  return judgeResult(white.points, black.points, limits);
}

/** Whether a text is both sides' scores: a number or a mark on each side. `Equipo-2` is a name. */
export function isPair(cell: string): boolean {
  const text = scoreText(cell);
  const pair = PAIR.exec(text);
  if (pair === null || markOf(text)) return false;
  const isScore = (side: string) => NUMBER.test(side) || markOf(side) !== null;
  return markedPair(text) !== null || (isScore(pair[1]!) && isScore(pair[2]!));
}

/** Who was not there, by a mark behind a score that was made up for it: he who has fewer points. */
function markedPair(text: string): { white: Absence | null; black: Absence | null } | null {
  const pair = MARKED.exec(text);
  const absence = pair && markOf(pair[3]!);
  if (!absence) return null;
  const [white, black] = [Number(pair[1]), Number(pair[2])];
  return { white: white < black ? absence : null, black: black < white ? absence : null };
}

/** The points that stand before a mark: `5-0` of `5 – 0 w/o`; `null` where there are none. */
export function pointsBesideMark(cell: Cell): string | null {
  const text = scoreText(cell);
  const pair = markedPair(text) && MARKED.exec(text);
  return pair && `${Number(pair[1])}-${Number(pair[2])}`;
}

export function markOf(text: string): Absence | null {
  // Dots and strokes are spelling, a hyphen is not: `F-F` is two marks.
  const word = fold(text).replace(/[./\s]/g, '');
  if (ABSENT_MARKS.has(word)) return 'absent';
  return LEFT_MARKS.has(word) ? 'left' : null;
}

/** Nothing, or signs in the place of a result still to come. */
export function isUnfilled(cell: Cell): boolean {
  return isBlank(cell) || (typeof cell === 'string' && PLACEHOLDER.test(scoreText(cell)));
}

/** Whether a cell tells by signs who was there: `- : +`. */
export function isPlusMinus(cell: Cell): boolean {
  return typeof cell === 'string' && PLUS_MINUS.test(scoreText(cell));
}

/** A cell's text with one kind of digits, dash and colon, full-width ones of Asian keyboards among them. */
function scoreText(cell: Cell): string {
  return textOf(cell)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/\u2236/g, ':');
}

/** The points of one side alone; `missing` is the other. */
function halfAScore(points: number, missing: Side): ScoreProblem {
  return { ...fail('halfAScore', { given: String(points) }), side: missing };
}
