import { fail, ok } from '../core/result';
import { attendance } from '../core/season/attendance';
import { isBlankRow, rowsOf, type OutCell } from '../sheet/cell';
import { attendanceColumns, cameTo } from '../sheet/read-attendance';
import { underRegulation } from './arguments';
import { argument, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

export const TD_ATTENDANCE: FunctionSpecification = {
  name: 'TD_ATTENDANCE',
  args: [argument('marks', 'range'), REGULATION_ARGUMENT],
  compute: ([marks, regulationArgument], { messages }) =>
    underRegulation(regulationArgument, (regulation) => {
      const rule = regulation.attendance;
      if (rule === null) {
        return fail('notInRegulation', { regulation: regulation.preset, what: 'attendance' });
      }
      const rows = rowsOf(marks);
      const { headerRow, columns } = attendanceColumns(rows);
      let end = rows.length;
      while (end > 1 && isBlankRow(rows[end - 1]!)) end -= 1;
      const answers = rows.slice(0, end).map((row, index): OutCell => {
        if (index === headerRow) return messages.answers.attendance;
        if (index < headerRow || isBlankRow(row)) return '';
        const came = columns.map((column) => cameTo(row[column]));
        return messages.attendance[attendance(came, rule).status];
      });
      return ok(answers.map((answer) => [answer]));
    }),
};
