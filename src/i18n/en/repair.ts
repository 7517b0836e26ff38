import type { Messages } from '../es/texts';
import type { SeenScore } from '../seen-score';
import { and, lines, or, plural } from './words';

export const repair: Messages['repair'] = {
  hint: (sentence) => `${sentence} Or use “Repair scores”.`,
  now: (sentence) => ({
    kind: 'yesNo',
    title: 'Repair scores',
    text: `${sentence}\n\nRepair it now?`,
  }),
  none: 'No score has become a date or a time.',

  choose: (p) => ({
    kind: 'prompt',
    title: 'Repair scores',
    text: lines([
      p.said !== '' && `${p.said}\n`,
      `${plural(p.asked.length, 'This score', 'These scores')} became a date or a time and can be read in more than one way:`,
      ...p.asked.map(
        (one) => `${where(one)}: ${one.readings.map((text, at) => `${at + 1}. ${text}`).join('  ')}`,
      ),
      '',
      p.asked.length === 1
        ? 'Type the number of the one it was; nothing leaves it as it is.'
        : `Type the number of each, ${p.asked.length} in this order, for instance “${p.asked.map((_, at) => (at % 2) + 1).join(' ')}”; 0 leaves that one as it is, and nothing leaves all of them.`,
      ...others(p),
    ]),
  }),
  notAnswers: (given, wanted) =>
    `“${given}” is not understood: it takes ${plural(wanted, 'one number', `${wanted} numbers`)} of those on ${plural(wanted, 'the line', 'each line')}, or 0.`,

  confirm: (p) => ({
    kind: 'yesNo',
    title: 'Repair scores',
    text: lines([
      plural(
        p.repaired.length,
        'This score would become:',
        `These ${p.repaired.length} scores would become:`,
      ),
      ...p.repaired.map((one) => `${where(one)}: ${one.to}`),
      ...others({ proposed: [], left: p.left, mixed: p.mixed }),
      '',
      'Their columns get a format that makes no dates of scores. Repair them?',
    ]),
  }),
  nothingToDo: (left, mixed) => lines(others({ proposed: [], left, mixed })).trim(),
  done: (scores) => `${scores} ${plural(scores, 'score', 'scores')} repaired.`,
  stillDamaged: (left) => lines(others({ proposed: [], left, mixed: [] })).trim(),
  formatsProtected: (ranges) =>
    `The format of ${and(ranges)} could not be changed because it is protected: it can happen there again.`,
};

/** `Schedule!G7, Ana–Beto (shows 3-1)`. */
function where({ cell, shown, players }: SeenScore): string {
  const names = players.filter((name) => name !== '').join('–');
  return `${cell}${names === '' ? '' : `, ${names}`} (shows ${shown})`;
}

function others(p: {
  proposed: readonly SeenScore[];
  left: readonly SeenScore[];
  mixed: readonly string[];
}): string[] {
  return [
    ...(p.proposed.length > 0 ? ['', 'These can be read in one way only:'] : []),
    ...p.proposed.map((one) => `${where(one)}: ${one.readings.join(', ')}`),
    ...(p.left.length > 0 ? ['', 'These stay as they are:'] : []),
    ...p.left.map((one) => `${where(one)}: ${reason(one)}`),
    ...(p.mixed.length > 0
      ? [
          '',
          `In ${and(p.mixed)} there are dates and texts that look like dates: check the whole column, day and month may have been swapped.`,
        ]
      : []),
  ];
}

function reason({ readings, why }: SeenScore): string {
  if (why === 'formula') return 'it is a formula; correct it by hand';
  if (why === 'unanswered') return `${or(readings)}, undecided`;
  return readings.length === 0
    ? 'it cannot be read'
    : `${or(readings)}, and ${plural(readings.length, 'that is no possible result', 'none of them is a possible result')}`;
}
