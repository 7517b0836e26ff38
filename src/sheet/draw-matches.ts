import type { DrawMatch, Slot, WrittenResult } from '../core/knockout/draw';
import type { DrawConflict } from '../core/knockout/play-draw';
import type { Problem } from '../core/result';
import type { PlayerKey } from '../core/standings/match';
import type { DrawLine, DrawSide, PlaceHolder, WrittenDraw } from './written-draw';

/**
 * A written draw as it is played: where every side comes from, and its results.
 *
 * @param isLeftOut rows whose result is not to count
 */
export function drawMatches(
  { lines, winnerTo }: Pick<WrittenDraw, 'lines' | 'winnerTo'>,
  placeOf: PlaceHolder,
  isLeftOut: (line: DrawLine) => boolean = () => false,
): DrawMatch[] {
  return lines
    .filter(({ isReplay }) => !isReplay)
    .map(({ match, round, white, black }) => ({
      ...{ id: match, round, winnerTo: winnerTo.get(match) ?? null },
      ...{ white: slotOf(white, placeOf), black: slotOf(black, placeOf) },
      results: lines
        .filter((line) => line.match === match && !isLeftOut(line))
        .map((line) => writtenResult(line, placeOf)),
    }));
}

export function writtenResult({ white, black, outcome }: DrawLine, placeOf: PlaceHolder): WrittenResult {
  return { white: playerIn(white, placeOf), black: playerIn(black, placeOf), outcome };
}

/** While a group is open, whoever has been put on its place stays there. */
function slotOf({ source, written }: DrawSide, placeOf: PlaceHolder): Slot {
  if (source.kind !== 'groupPlace') return source;
  const player = placeOf(source.group, source.place);
  if (player !== null) return { kind: 'player', player };
  return written.kind === 'player' ? written : { kind: 'open' };
}

/** Who the row itself says has played; `null` where it leaves that to earlier matches. */
function playerIn({ written }: DrawSide, placeOf: PlaceHolder): string | null {
  if (written.kind === 'player') return written.player;
  return written.kind === 'groupPlace' ? placeOf(written.group, written.place) : null;
}

/** A result that can't be, as the problem of its row. */
export function conflictProblem(
  { kind, match, result, seated }: DrawConflict,
  { lines }: Pick<WrittenDraw, 'lines'>,
  nameOf: (player: PlayerKey) => string,
): Problem {
  const named = [result.white, result.black].filter((player) => player !== null);
  const isWrong = (player: PlayerKey | null) => !seated.some((seat) => seat === player);
  const side = !isWrong(result.white) && isWrong(result.black) ? 'black' : 'white';
  const line =
    lines.find((one) => one.match === match && one.outcome === result.outcome) ??
    lines.find((one) => one.match === match)!;
  return {
    code: 'drawConflict',
    params: { kind, match, written: named.map(nameOf), seated: seated.map(nameOf) },
    place: { row: line.row + 1, column: line.columns[side] + 1 },
  };
}
