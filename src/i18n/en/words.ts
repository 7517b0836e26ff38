import type { ColumnWord } from '../../core/problems';
import { countBySize, listOf, oneOrMany as plural } from '../wording';

export { plural };

export const columns: Readonly<Record<ColumnWord, string>> = {
  group: 'Group',
  round: 'Round',
  hour: 'Time',
  board: 'Board',
  player: 'Player',
  rating: 'Rating',
  points: 'Points',
  place: 'Place',
  experience: 'Experience',
  confirmed: 'Confirmed',
  division: 'Division',
  present: 'Present',
  white: 'White',
  black: 'Black',
  score: 'Score',
  pointsWhite: 'Points W',
  pointsBlack: 'Points B',
  arrivedWhite: 'Arrived W',
  arrivedBlack: 'Arrived B',
  latePointsWhite: 'Penalty W',
  latePointsBlack: 'Penalty B',
  start: 'Start score',
  note: 'Note',
  why: 'Why',
  minutes: 'Minutes',
  order: 'Order',
  tournament: 'Tournament',
  wins: 'Wins',
  played: 'Played',
  drawn: 'Drawn',
  lost: 'Lost',
  pointsFor: 'For',
  pointsAgainst: 'Against',
  difference: 'Difference',
  official: 'Official',
  status: 'Status',
  notice: 'Attendance notice',
  levelHistory: 'Level history',
  match: 'Match',
  winnerTo: 'Winner to',
  whiteFrom: 'White from',
  blackFrom: 'Black from',
  referee: 'Referee',
  matchLength: 'Match length',
  option: 'Option',
  value: 'Value',
};

export const and = (words: readonly (string | number)[]) => listOf(words, () => 'and');
export const or = (words: readonly (string | number)[]) => listOf(words, () => 'or');
export const quotedColumns = (columnWords: readonly (keyof typeof columns)[]) =>
  columnWords.map((word) => `“${columns[word]}”`);

export const quote = (text: string) => `“${text}”`;
const MOST_NAMED = 12;

/** A list short enough for a dialog. */
export const some = (words: readonly string[]) =>
  words.length <= MOST_NAMED
    ? and(words)
    : `${words.slice(0, MOST_NAMED).join(', ')} and ${words.length - MOST_NAMED} more`;

export const lines = (texts: readonly (string | false)[]) =>
  texts.filter((text) => text !== false).join('\n');

/** `11 groups (10 of 4 and 1 of 3)`. */
export const groupSizes = (sizes: readonly number[]) => {
  const counted = countBySize(sizes).map(([size, count]) => `${count} of ${size}`);
  return `${sizes.length} ${plural(sizes.length, 'group', 'groups')} (${and(counted)})`;
};

export const newcomer = ({ name, alike }: { name: string; alike: string | null }) =>
  alike === null ? name : `${name} (could it be ${alike}?)`;

export const decimal = (number: number, digits: number) => number.toFixed(digits);

export const attendance = { active: 'Active', quarantine: 'Quarantine', off: 'Off' };
