import { drawOf, type Slot } from '../core/knockout/draw';
import { ok } from '../core/result';
import { rowsOf, type OutCell } from '../sheet/cell';
import { readQualifiers } from '../sheet/read-qualifiers';
import { underRegulation } from './arguments';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_KNOCKOUT: FunctionSpecification = {
  name: 'TD_KNOCKOUT',
  args: [argument('qualifiers', 'range'), REGULATION_ARGUMENT],
  compute: ([qualifiersArgument, regulationArgument], { messages: { columns, draw } }) =>
    underRegulation(regulationArgument, (regulation) => {
      const read = readQualifiers(rowsOf(qualifiersArgument));
      if (!read.ok) return read;
      const { qualifiers, names } = read.value;
      const sideText = (slot: Slot) => {
        if (slot.kind === 'player') return names.get(slot.player)!;
        return slot.kind === 'winner' || slot.kind === 'loser' ? draw[slot.kind](slot.of) : '';
      };
      const rows = drawOf(qualifiers, regulation).matches.map(
        ({ id, round, white, black, winnerTo }): OutCell[] => [
          ...[id, draw.round(round), sideText(white), sideText(black), winnerTo ?? ''],
        ],
      );
      return ok([[columns.match, columns.round, columns.white, columns.black, columns.winnerTo], ...rows]);
    }),
};
