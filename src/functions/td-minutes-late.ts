import { at, ok } from '../core/result';
import { isBlank } from '../sheet/cell';
import { minutesBetween, parseMoment } from '../sheet/time';
import { columnOfAnswers } from './column-of-answers';
import { argument, type FunctionSpecification } from './specification';

export const TD_MINUTES_LATE: FunctionSpecification = {
  name: 'TD_MINUTES_LATE',
  args: [argument('scheduled', 'time'), argument('arrived', 'time')],
  compute([scheduled, arrived], { messages, readWallClock }) {
    const args = [
      { name: 'scheduled', cell: scheduled },
      { name: 'arrived', cell: arrived },
    ];
    return columnOfAnswers(
      args,
      () => messages.answers.minutesLate,
      ([scheduledCell, arrivedCell]) => {
        // Not arrived yet: nothing to count, and 0 would say that he was in time.
        if (isBlank(scheduledCell) || isBlank(arrivedCell)) return ok('');
        const from = parseMoment(scheduledCell, readWallClock);
        if (!from.ok) return at(from, { argument: 'scheduled' });
        const to = parseMoment(arrivedCell, readWallClock);
        return to.ok ? minutesBetween(from.value, to.value) : at(to, { argument: 'arrived' });
      },
    );
  },
};
