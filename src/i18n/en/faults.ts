import type { CellRule } from '../../ports/workbook';
import type { faults as es, Progress } from '../es/faults';
import { and, or, plural } from './words';

const rule = (of: CellRule): string => {
  if (of.kind === 'checkbox') return 'a ticked or an empty box';
  if (of.kind === 'list') return or(of.values.slice(0, 12).map((one) => `“${one}”`));
  const [first, second] = of.limits.map(String);
  return {
    between: `numbers from ${first} to ${second}`,
    notBetween: `numbers outside ${first} to ${second}`,
    equal: `the number ${first}`,
    notEqual: `numbers other than ${first}`,
    above: `numbers above ${first}`,
    below: `numbers below ${first}`,
    atLeast: `numbers from ${first} on`,
    atMost: `numbers up to ${first}`,
  }[of.compare];
};

const far = (progress: readonly Progress[]) =>
  and(
    progress.map(
      ({ sheet, written, cells }) => `“${sheet}” ${written} of ${cells} ${plural(cells, 'cell', 'cells')}`,
    ),
  );

export const faults: typeof es = {
  before: (error) => `The spreadsheet refused the command: ${error}\n\nNothing was changed.`,
  after: (error) =>
    `The command was done completely; what failed came afterwards: ${error}\n\n“Undo” puts it back if you don't want it.`,
  unknown: (error) =>
    `The spreadsheet refused the change: ${error}\n\nIf something was left half-done, “Undo” puts it back.`,
  halfDone: (error, progress) =>
    `The spreadsheet refused the change: ${error}\n\nThe command may have been left half-done${progress.length > 0 ? `; written so far: ${far(progress)}` : ''}. “Undo” puts everything back as it was, at once.`,
  halfUndone: (error, progress) =>
    `The spreadsheet refused the change: ${error}\n\n“Undo” was left half-done${progress.length > 0 ? `; put back so far: ${far(progress)}` : ''}. Press “Undo” again and the rest is put back.`,
  askAboutHalfDone: (action, who, when) => ({
    kind: 'yesNo',
    title: 'The last command was left half-done',
    text: `The last command, “${action}” (${who}, ${when}), was left half-done. Put everything back as it was before? Yes: it is undone now; No: it stays as it is and the command goes on.`,
  }),
  othersAreTyping:
    'Somebody else is typing on the sheets that this command needs. Wait a moment and try again; nothing was changed.',
  refused: (cell, of, more) =>
    `${cell} has a data validation that takes only ${rule(of)}, and not what was to be written${more > 0 ? ` (and ${more} more ${plural(more, 'cell', 'cells')})` : ''}; change that rule. Nothing was changed.`,
};
