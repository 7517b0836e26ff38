import { playDraw } from '../core/knockout/play-draw';
import { roundRank } from '../core/knockout/rounds';
import { ok, type Result } from '../core/result';
import { rowsOf, type OutCell } from '../sheet/cell';
import { conflictProblem, drawMatches } from '../sheet/draw-matches';
import { inNaturalOrder } from '../sheet/natural-order';
import { readDraw } from '../sheet/read-draw';
import { underRegulation } from './arguments';
import { argument, REGULATION_ARGUMENT, type Answer, type FunctionSpecification } from './specification';

export const TD_PLACES: FunctionSpecification = {
  name: 'TD_PLACES',
  args: [argument('draw', 'range'), REGULATION_ARGUMENT],
  compute: ([drawArgument, regulationArgument], { messages: { columns, draw }, readWallClock }) =>
    underRegulation(regulationArgument, (regulation): Result<Answer> => {
      const written = readDraw(rowsOf(drawArgument), regulation, readWallClock);
      if (!written.ok) return written;
      const { names } = written.value;
      const nameOf = (player: string) => names.get(player) ?? player;
      const state = playDraw(
        drawMatches(written.value, () => null),
        regulation,
      );
      const [conflict] = state.conflicts;
      if (conflict) return { ok: false, problem: conflictProblem(conflict, written.value, nameOf) };
      const rows = inNaturalOrder([...state.players], ([player]) => player)
        .map(([player, { place, round, wins, stillIn }]) => ({ player, place, round, wins, stillIn }))
        .sort(
          (one, other) =>
            Number(other.stillIn) - Number(one.stillIn) ||
            (one.place ?? Infinity) - (other.place ?? Infinity) ||
            roundRank(other.round) - roundRank(one.round) ||
            other.wins - one.wins,
        )
        .map(({ player, place, round, wins }): OutCell[] => [
          place ?? '',
          nameOf(player),
          draw.round(round),
          wins,
        ]);
      return ok([[columns.place, columns.player, columns.round, columns.wins], ...rows]);
    }),
};
