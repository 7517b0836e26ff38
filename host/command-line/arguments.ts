import { ACTION_IDS, type ActionId } from '../../src/ui/contract';
import { splitSheetName } from '../grid/a1';
import { UsageError } from '../grid/refusal';

export type Step =
  | { readonly kind: 'action'; readonly action: ActionId }
  | { readonly kind: 'set'; readonly sheet: string; readonly cell: string; readonly value: string };

export interface Arguments {
  readonly file: string;
  /** Edits and commands in the order of the command line. */
  readonly steps: readonly Step[];
  readonly out: string | undefined;
  readonly answers: string | undefined;
  readonly bundle: string | undefined;
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly scriptTimeZone: string | undefined;
  readonly now: Date | undefined;
  readonly failAt: number | undefined;
  readonly showAll: boolean;
}

export const USAGE = `npm run host -- FILE.xlsx [ACTION | --set SHEET!A1=VALUE]… [options]

Runs the built add-on on a workbook, without Google. Edits and actions happen in the order given.

  ACTION                  ${ACTION_IDS.join(', ')}
  --set SHEET!A1=VALUE    types a value as a person would: 3-1 may become a date, =… is a formula,
                          'text stays text, nothing clears; quote a name with spaces: "'Mi hoja'!B2=no"
  --out FILE.xlsx         saves the result; without it the changes are only shown
  --answers FILE.json     answers to the add-on's questions: a list in order, or an object by a piece of
                          the question; each "OK", "NO", …, or { "button": "OK", "text": "20:00" }
  --locale es_VE          the spreadsheet's locale
  --time-zone ZONE        the spreadsheet's time zone; --script-time-zone ZONE the script's
  --now 2026-03-07T20:00  fixes the clock
  --fail-at N             makes the N-th service call of each action fail
  --bundle FILE.js        another bundle than dist/Code.js
  --all                   shows every change instead of the first ones`;

const VALUED = [
  'set',
  'out',
  'answers',
  'bundle',
  'locale',
  'time-zone',
  'script-time-zone',
  'now',
  'fail-at',
] as const;
type Valued = (typeof VALUED)[number];

/** Undefined when help was asked for. */
export function parseArguments(argv: readonly string[]): Arguments | undefined {
  if (argv.includes('--help') || argv.includes('-h')) return undefined;
  const steps: Step[] = [];
  const options = new Map<Valued, string>();
  let file: string | undefined;
  let showAll = false;
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? '';
    if (word === '--all') {
      showAll = true;
    } else if (word.startsWith('--')) {
      const [name, inline] = splitOption(word);
      const value = inline ?? argv[++index];
      if (value === undefined) throw new UsageError(`--${name} needs a value`);
      if (name === 'set') steps.push(parseSet(value));
      else if (options.has(name)) throw new UsageError(`--${name} is given twice`);
      else options.set(name, value);
    } else if (file === undefined) {
      file = word;
    } else {
      steps.push({ kind: 'action', action: parseAction(word) });
    }
  }
  if (file === undefined) throw new UsageError('say which workbook: npm run host -- FILE.xlsx ACTION…');
  return {
    file,
    steps,
    out: options.get('out'),
    answers: options.get('answers'),
    bundle: options.get('bundle'),
    locale: options.get('locale'),
    timeZone: options.get('time-zone'),
    scriptTimeZone: options.get('script-time-zone'),
    now: parseNow(options.get('now')),
    failAt: parseFailAt(options.get('fail-at')),
    showAll,
  };
}

function splitOption(word: string): [Valued, string | undefined] {
  const [, name = '', inline] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
  const known = VALUED.find((candidate) => candidate === name);
  if (!known) throw new UsageError(`there is no option --${name}; see --help`);
  return [known, inline];
}

function parseAction(word: string): ActionId {
  const action = ACTION_IDS.find((id) => id === word);
  if (!action) throw new UsageError(`"${word}" is not an action; there are ${ACTION_IDS.join(', ')}`);
  return action;
}

function parseSet(text: string): Step {
  const match = /^((?:'(?:[^']|'')+'|[^!=]+)!)(\$?[A-Za-z]{1,3}\$?\d{1,7})=([\s\S]*)$/.exec(text);
  const sheet = match ? splitSheetName(match[1] ?? '').sheet : undefined;
  if (!match || sheet === undefined) {
    throw new UsageError(`--set takes SHEET!A1=VALUE, not "${text}"; put a name with spaces between '…'`);
  }
  return {
    kind: 'set',
    sheet,
    cell: (match[2] ?? '').replaceAll('$', '').toUpperCase(),
    value: match[3] ?? '',
  };
}

function parseNow(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) {
    throw new UsageError(`--now takes a moment such as 2026-03-07T20:00, not "${text}"`);
  }
  return date;
}

function parseFailAt(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new UsageError(`--fail-at takes a number from 1, not "${text}"`);
  }
  return number;
}
