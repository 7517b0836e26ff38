import { OPTIONS, type OptionKind, type OptionName } from '../core/regulations/options';
import { DEFAULT_REGULATION, PRESETS } from '../core/regulations/presets';
import {
  PRESET_NAMES,
  type LateStep,
  type PresetName,
  type Regulation,
} from '../core/regulations/regulation';
import { at, fail, ok, type Place, type Result } from '../core/result';
import { isBlank, isDate, quoted, rowsOf, textOf, type Cell, type Row } from './cell';
import { findHeader } from './header';
import { parseNumber } from './number';
import { fold, foldWord } from './text';
import { clockText, parseMoment, readLocalWallClock, type ReadWallClock } from './time';
import { NO_WORDS, YES_WORDS } from './vocabulary';

const BASE = 'base';
const LATE_TABLE = /^latetable(\d+)$/;
const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/**
 * The regulation a formula names: nothing, a preset's name, or a range `option | value` whose row `base` names the
 * preset it starts from. With a header the two columns may stand among others.
 *
 * @param byDefault the one that goes without saying, HG but for what HG does not know
 */
export function readRegulation(
  argument: unknown,
  byDefault: Regulation = DEFAULT_REGULATION,
  readWallClock: ReadWallClock = readLocalWallClock,
): Result<Regulation> {
  const rows = rowsOf(argument);
  const only = rows.length === 1 && rows[0]!.length === 1;
  return only ? readPreset(rows[0]![0], byDefault) : readOptions(rows, byDefault, readWallClock);
}

function readPreset(cell: Cell, byDefault: Regulation, place?: Place): Result<Regulation> {
  if (isBlank(cell)) return ok(byDefault);
  const name = textOf(cell).toUpperCase();
  const preset = PRESET_NAMES.find((known) => known === name);
  return preset
    ? ok(PRESETS[preset])
    : fail(
        'unknownRegulation',
        { given: quoted(cell), known: PRESET_NAMES satisfies readonly PresetName[] },
        place,
      );
}

function readOptions(
  rows: readonly Row[],
  byDefault: Regulation,
  readWallClock: ReadWallClock,
): Result<Regulation> {
  const found = findHeader(rows, [['option', 'value']]);
  if (!found.ok) return found;
  const nameColumn = found.value?.columns.get('option') ?? 0;
  const valueColumn = found.value?.columns.get('value') ?? 1;
  const lines = rows
    .map((cells, index) => ({
      name: textOf(cells[nameColumn]),
      value: cells[valueColumn],
      namePlace: { row: index + 1, column: nameColumn + 1 },
      valuePlace: { row: index + 1, column: valueColumn + 1 },
    }))
    .slice(found.value ? found.value.row + 1 : 0)
    .filter(({ name }) => name !== '');

  const seen = new Set<string>();
  for (const { name, namePlace } of lines) {
    if (seen.has(fold(name))) return fail('repeatedOption', { option: name }, namePlace);
    seen.add(fold(name));
  }

  const baseLine = lines.find(({ name }) => fold(name) === BASE);
  const base = readPreset(baseLine?.value, byDefault, baseLine?.valuePlace);
  if (!base.ok) return base;

  let regulation = base.value;
  for (const line of lines.filter((one) => one !== baseLine)) {
    const changed = withOption(regulation, line, readWallClock);
    if (!changed.ok) return changed;
    regulation = changed.value;
  }
  return ok(regulation);
}

interface Line {
  readonly name: string;
  readonly value: Cell;
  readonly namePlace: Place;
  readonly valuePlace: Place;
}

function withOption(
  regulation: Regulation,
  { name, value, namePlace, valuePlace }: Line,
  readWallClock: ReadWallClock,
): Result<Regulation> {
  const lateTable = LATE_TABLE.exec(fold(name));
  if (lateTable) return withLateTable(regulation, Number(lateTable[1]), name, value, valuePlace);
  const option = OPTION_NAMES.find((known) => fold(known) === fold(name));
  if (!option) {
    return fail(
      'unknownOption',
      { given: quoted(name), known: [BASE, ...OPTION_NAMES, 'lateTable3'] },
      namePlace,
    );
  }
  const kind: OptionKind = OPTIONS[option];
  const blankIsValue = kind.kind === 'whole' && kind.blankAllowed;
  if (isBlank(value) && !blankIsValue) return ok(regulation);
  const parsed = parseOption(option, kind, value, valuePlace, readWallClock);
  return parsed.ok ? ok({ ...regulation, [option]: parsed.value }) : parsed;
}

function parseOption(
  option: OptionName,
  kind: OptionKind,
  value: Cell,
  place: Place,
  readWallClock: ReadWallClock,
): Result<boolean | string | number | readonly number[] | null> {
  const given = quoted(value);
  switch (kind.kind) {
    case 'yesNo': {
      const word = foldWord(textOf(value));
      if (YES_WORDS.has(word)) return ok(true);
      return NO_WORDS.has(word) ? ok(false) : fail('optionNeedsYesNo', { option, given }, place);
    }
    case 'choice': {
      const choice = kind.choices.find((known) => fold(known) === fold(textOf(value)));
      return choice ? ok(choice) : fail('optionNeedsChoice', { option, given, choices: kind.choices }, place);
    }
    case 'hour': {
      const moment = parseMoment(value, readWallClock);
      if (!moment.ok) return at(moment, place);
      // An hour that can't be told in another zone is asked for, as if there were none.
      const hour = clockText(moment.value, 0);
      return ok(hour.ok ? hour.value : null);
    }
    case 'text':
      return ok(textOf(value));
    case 'shares':
      return sharesIn(option, value, place);
    case 'whole':
    case 'number': {
      const blankAllowed = kind.kind === 'whole' && kind.blankAllowed;
      if (isBlank(value)) return ok(null);
      const number = parseNumber(value, 'option');
      const allowed =
        number.ok && number.value >= kind.min && (kind.kind === 'number' || Number.isInteger(number.value));
      return allowed
        ? number
        : fail('optionNeedsNumber', { option, given, min: kind.min, blankAllowed }, place);
    }
  }
}

/** `50;30;20`: any whole numbers above 0, first place first. A date that the sheet made of them is none. */
function sharesIn(option: OptionName, value: Cell, place: Place): Result<readonly number[]> {
  const parts = textOf(value).split(/[;,/ ]+/);
  const shares = parts.map((part) => (/^\d{1,6}%?$/.test(part) ? parseInt(part, 10) : 0));
  return shares.every((share) => share > 0)
    ? ok(shares)
    : fail('optionNeedsShares', { option, given: quoted(value) }, place);
}

/** `20:1,35:2,45:3`: minutes and points, both rising, no more points than the match has. */
function withLateTable(
  regulation: Regulation,
  length: number,
  option: string,
  value: Cell,
  place: Place,
): Result<Regulation> {
  if (isBlank(value)) return ok(regulation);
  // `20:1` alone is turned into a time by the sheet: no table is read out of that.
  if (isDate(value)) return fail('badLateTable', { option, given: quoted(value) }, place);
  const steps: LateStep[] = [];
  for (const part of textOf(value).split(/[,;]/)) {
    const step = /^\s*(\d+)\s*:\s*(\d+)\s*$/.exec(part);
    const last = steps[steps.length - 1] ?? { minutes: 0, points: 0 };
    const [minutes, points] = [Number(step?.[1]), Number(step?.[2])];
    if (!step || minutes <= last.minutes || points <= last.points || points > length) {
      return fail('badLateTable', { option, given: quoted(value) }, place);
    }
    steps.push({ minutes, points });
  }
  return ok({
    ...regulation,
    lateness: { ...regulation.lateness, tables: { ...regulation.lateness.tables, [length]: steps } },
  });
}
