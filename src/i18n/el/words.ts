import type { ColumnWord } from '../../core/problems';
import { countBySize, listOf, oneOrMany as plural } from '../wording';

export { plural };

export const columns: Readonly<Record<ColumnWord, string>> = {
  group: 'Όμιλος',
  round: 'Γύρος',
  hour: 'Ώρα',
  board: 'Τραπέζι',
  player: 'Παίκτης',
  rating: 'Ρέιτινγκ',
  points: 'Πόντοι',
  place: 'Θέση',
  experience: 'Εμπειρία',
  confirmed: 'Επιβεβαίωσε',
  division: 'Κατηγορία',
  present: 'Παρών',
  white: 'Λευκά',
  black: 'Μαύρα',
  score: 'Σκορ',
  pointsWhite: 'Πόντοι Λ',
  pointsBlack: 'Πόντοι Μ',
  arrivedWhite: 'Άφιξη Λ',
  arrivedBlack: 'Άφιξη Μ',
  latePointsWhite: 'Ποινή Λ',
  latePointsBlack: 'Ποινή Μ',
  start: 'Αρχικό σκορ',
  note: 'Σημείωση',
  why: 'Γιατί',
  minutes: 'Λεπτά',
  order: 'Σειρά',
  tournament: 'Τουρνουά',
  wins: 'Νίκες',
  played: 'Αγώνες',
  drawn: 'Ισοπαλίες',
  lost: 'Ήττες',
  pointsFor: 'Υπέρ',
  pointsAgainst: 'Κατά',
  difference: 'Διαφορά',
  official: 'Επίσημο',
  status: 'Κατάσταση',
  notice: 'Ειδοποίηση παρουσίας',
  levelHistory: 'Εξέλιξη του ρέιτινγκ',
  match: 'Ματς',
  winnerTo: 'Προχωρά σε',
  whiteFrom: 'Λευκά από',
  blackFrom: 'Μαύρα από',
  referee: 'Διαιτητής',
  matchLength: 'Μήκος ματς',
  option: 'Επιλογή',
  value: 'Τιμή',
};

export const and = (words: readonly (string | number)[]) => listOf(words, () => 'και');
export const or = (words: readonly (string | number)[]) => listOf(words, () => 'ή');
export const quote = (text: string) => `«${text}»`;
export const quotedColumns = (columnWords: readonly (keyof typeof columns)[]) =>
  columnWords.map((word) => quote(columns[word]));

const MOST_NAMED = 12;

/** A list short enough for a dialog. */
export const some = (words: readonly string[]) =>
  words.length <= MOST_NAMED
    ? and(words)
    : `${words.slice(0, MOST_NAMED).join(', ')} και ${words.length - MOST_NAMED} ακόμη`;

export const lines = (texts: readonly (string | false)[]) =>
  texts.filter((text) => text !== false).join('\n');

export const playerCount = (count: number) => `${count} ${plural(count, 'παίκτης', 'παίκτες')}`;
export const groupCount = (count: number) => `${count} ${plural(count, 'όμιλος', 'όμιλοι')}`;

/** `11 όμιλοι (10 των 4 και 1 των 3)`. */
export const groupSizes = (sizes: readonly number[]) => {
  const counted = countBySize(sizes).map(([size, count]) => `${count} των ${size}`);
  return `${groupCount(sizes.length)} (${and(counted)})`;
};

export const newcomer = ({ name, alike }: { name: string; alike: string | null }) =>
  alike === null ? name : `${name} (μήπως ${alike};)`;

/** Greek writes a decimal comma. */
export const decimal = (number: number, digits: number) => number.toFixed(digits).replace('.', ',');

export const attendance = { active: 'Ενεργός', quarantine: 'Καραντίνα', off: 'Εκτός' };
