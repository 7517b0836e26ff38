import { stop, type Action } from '../action';
import { lastEntry } from '../journal';
import { undo } from '../undo';

/** *Deshacer* for the entry that the panel has shown; `null`: whatever is last. */
export function undoEntry(number: number | null): Action {
  return (context) => {
    const { book, messages } = context;
    const journal = book.sheet('journal');
    if (number !== null && journal.ok && lastEntry(journal.value, messages)?.number !== number) {
      return stop(messages.panel.otherEntry);
    }
    return undo(context);
  };
}
