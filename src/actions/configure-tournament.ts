import { OPTIONS, type OptionName } from '../core/regulations/options';
import { DEFAULT_REGULATION, PRESETS } from '../core/regulations/presets';
import { PRESET_NAMES, type Regulation } from '../core/regulations/regulation';
import { possibleGroups } from '../core/seeding/number-of-groups';
import { problemText } from '../i18n/problem-text';
import { NO_CHANGES, type CellContent, type SheetContent } from '../ports/workbook';
import { isBlank, textOf, type Cell, type Row } from '../sheet/cell';
import { findHeader } from '../sheet/header';
import { parseNumber } from '../sheet/number';
import { entriesColumns, readEntries } from '../sheet/read-entries';
import { readRegulation } from '../sheet/read-regulation';
import { fold, foldWord } from '../sheet/text';
import { YES_WORDS } from '../sheet/vocabulary';
import { ask, stop, type Action, type ActionContext, type Outcome } from './action';
import { BLANK, newSheet, SheetEdit, text, value } from './cell-changes';

const BASE = 'base';
const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/** What a director sets tonight comes first; what a commission decides once, behind it. */
const TONIGHT: readonly OptionName[] = ['numberOfGroups', 'startTime', 'boardsPerGroup'];

/** Of no use where a regulation knows no Swiss rounds. */
const SWISS_OPTIONS: readonly OptionName[] = [
  ...(['byePoints', 'missedRoundPoints', 'swissRounds', 'tournamentDays', 'hoursPerDay'] as const),
];

interface Setting {
  /** As the sheet names it. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly usual: string;
  readonly article: string;
  readonly allowed: string;
}

/**
 * *Configurar torneo*: the regulation and its options with their articles, shown and changed in one dialog. The sheet
 * Reglamento stays the truth: only what is changed is written there, and rows of the director's stay as they are.
 */
export const configureTournament: Action = (context) => {
  const { book, answers, messages } = context;
  const texts = messages.configureTournament;
  const found = book.sheet('regulation');
  if (!found.ok) return stop(found.text);
  const standing = book.regulation();
  if (!standing.ok) return stop(standing.text);
  const players = playersEntered(context, standing.value.regulation);

  let edits: ReadonlyMap<string, string> = new Map();
  let regulation = standing.value.regulation;
  let said = '';
  for (let turn = 1; ; turn++) {
    const settings = settingsOf(regulation, players, context);
    const question = texts.overview(settings, said, turn);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.text === '') return saved(context, found.value, edits, standing.value.regulation);
    said = '';
    const wanted = new Map(edits);
    for (const part of reply.text.split(/[;\n]/).map((one) => one.trim())) {
      if (part === '') continue;
      const given = /^(\d+)\s*=\s*(.*)$/.exec(part);
      const setting = given && settings[Number(given[1]) - 1];
      if (setting) wanted.set(setting.key, given[2]!);
      else said = texts.notASetting(part, settings.length);
    }
    const read = readWith(found.value, wanted, regulation);
    if (!read.ok) said = problemText({ ...read.problem, place: {} }, '', messages);
    const groups = read.ok ? read.value.numberOfGroups : null;
    if (said === '' && read.ok && groups !== null && players > 0) {
      const possible = possibleGroups(players, read.value.groupSize);
      if (!possible.includes(groups)) {
        const { min, max } = read.value.groupSize;
        const params = { players, groups, min, max: max ?? players, possible };
        said = problemText({ code: 'groupSizeOutside', params }, '', messages);
      }
    }
    if (said !== '' || !read.ok) continue;
    edits = wanted;
    regulation = read.value;
  }
};

function settingsOf(regulation: Regulation, players: number, { messages }: ActionContext): Setting[] {
  const texts = messages.configureTournament;
  const preset = PRESETS[regulation.preset];
  const { articles } = preset;
  const shown = (content: boolean | string | number | readonly number[] | null) =>
    typeof content === 'boolean' ? (content ? texts.yes : texts.no) : plainOption(content) || texts.none;
  const possible = players > 0 ? possibleGroups(players, regulation.groupSize) : [];
  const allowedFor = (option: OptionName) => {
    const kind = OPTIONS[option];
    if (kind.kind === 'choice') return kind.choices.join(', ');
    if (option !== 'numberOfGroups' || possible.length === 0) return '';
    return texts.possibleGroups(players, possible[0]!, possible[possible.length - 1]!);
  };
  const ordered = [...TONIGHT, ...OPTION_NAMES.filter((name) => !TONIGHT.includes(name))].filter(
    (name) => regulation.swiss !== null || !SWISS_OPTIONS.includes(name),
  );
  const { tables, rule } = regulation.lateness;
  const { groupMatchLength, knockoutMatchLength, finalMatchLength } = regulation;
  // A length without a table can be given one (HG has none for the final), where no rule serves them all.
  const without = rule === null && Object.keys(tables).length > 0;
  const played = without ? [groupMatchLength, knockoutMatchLength, finalMatchLength] : [];
  const lengths = [...new Set([...Object.keys(tables).map(Number), ...played])]
    .filter((length) => length !== null)
    .sort((one, other) => one - other);
  const steps = (rules: Regulation, length: number) =>
    (rules.lateness.tables[length] ?? []).map(({ minutes, points }) => `${minutes}:${points}`).join(',') ||
    texts.none;
  return [
    {
      ...{ key: BASE, name: texts.base, value: regulation.preset, usual: DEFAULT_REGULATION.preset },
      ...{ article: '', allowed: PRESET_NAMES.join(', ') },
    },
    ...ordered.map((option) => ({
      ...{ key: option, name: texts.option(option) },
      ...{ value: shown(regulation[option]), usual: shown(preset[option]) },
      ...{ article: articles[option] ?? '', allowed: allowedFor(option) },
    })),
    ...lengths.map((length) => ({
      ...{ key: `lateTable${length}`, name: texts.lateTable(length) },
      ...{ value: steps(regulation, length), usual: steps(preset, length) },
      ...{ article: articles.lateness ?? '', allowed: '' },
    })),
  ];
}

/** The regulation as the sheet would give it with these changes: read by the very reader that reads it later. */
function readWith(sheet: SheetContent | null, edits: ReadonlyMap<string, string>, now: Regulation) {
  const rows = linesOf(sheet).rows.map(({ name, cell }): Row => [name, cell]);
  const kept = rows.filter(([name]) => ![...edits.keys()].some((key) => fold(key) === fold(textOf(name))));
  const base = edits.get(BASE) ?? '';
  const presetName = PRESET_NAMES.find((name) => name === base.toUpperCase()) ?? now.preset;
  const changed = [...edits].map(([key, given]): Row => {
    return [key, given === '' && key !== BASE ? usualOf(key, PRESETS[presetName]) : given];
  });
  return readRegulation([['option', 'value'], ...kept, ...changed]);
}

/** What an option goes back to. */
function usualOf(key: string, preset: Regulation): Cell {
  const content = preset[key as OptionName];
  if (typeof content === 'boolean') return content ? 'yes' : 'no';
  return typeof content === 'number' ? content : plainOption(content);
}

function plainOption(content: string | number | readonly number[] | null): string {
  return Array.isArray(content) ? content.join(';') : String(content ?? '');
}

interface Line {
  readonly row: number;
  readonly name: string;
  readonly cell: Cell;
}

interface Lines {
  readonly rows: readonly Line[];
  readonly nameColumn: number;
  readonly valueColumn: number;
  /** The header's row; `null` where there is none. */
  readonly header: number | null;
  readonly end: number;
}

/** The rows of the sheet that name options, by the columns that the reader takes. */
function linesOf(sheet: SheetContent | null): Lines {
  const values = sheet?.values ?? [];
  const found = findHeader(values, [['option', 'value']]);
  const header = found.ok ? found.value : null;
  const nameColumn = header?.columns.get('option') ?? 0;
  const valueColumn = header?.columns.get('value') ?? 1;
  const first = header ? header.row + 1 : 0;
  const rows = values
    .map((cells, row) => ({ row, name: textOf(cells[nameColumn]), cell: cells[valueColumn] }))
    .slice(first)
    .filter(({ name }) => name !== '');
  let end = values.length;
  while (end > first && values[end - 1]!.every(isBlank)) end -= 1;
  return { rows, nameColumn, valueColumn, header: header?.row ?? null, end };
}

function saved(
  { messages }: ActionContext,
  sheet: SheetContent | null,
  edits: ReadonlyMap<string, string>,
  before: Regulation,
): Outcome {
  const texts = messages.configureTournament;
  const name = sheet?.name ?? messages.actions.sheets.regulation;
  const edit = new SheetEdit(name, sheet);
  const lines = linesOf(sheet);
  const { nameColumn, valueColumn } = lines;
  const columnTitled = (title: string) =>
    lines.header === null ? -1 : sheet!.values[lines.header]!.findIndex((cell) => textOf(cell) === title);
  const isNew = lines.rows.length === 0 && lines.header === null;
  const [articleColumn, usualColumn] = isNew ? [2, 3] : [texts.article, texts.usual].map(columnTitled);
  if (isNew && edits.size > 0) {
    const titles = [messages.columns.option, messages.columns.value, texts.article, texts.usual];
    titles.forEach((title, column) => edit.set(0, column, value(title)));
  }
  const base = edits.get(BASE)?.toUpperCase();
  const preset = PRESETS[PRESET_NAMES.find((known) => known === base) ?? before.preset];
  let row = Math.max(lines.end, isNew ? 1 : 0);
  let changed = 0;
  for (const [key, given] of edits) {
    const count = edit.cells.length;
    const line = lines.rows.find((one) => fold(one.name) === fold(key));
    const content = given === '' ? goneBack(key, preset) : contentOf(key, given, texts);
    if (line) edit.set(line.row, valueColumn, content);
    else if (!isUsual(key, given, preset)) {
      edit.set(row, nameColumn, value(key));
      edit.set(row, valueColumn, content);
      const article = preset.articles[key as OptionName] ?? '';
      if (articleColumn! >= 0 && article !== '') edit.set(row, articleColumn!, text(article));
      const usual = usualContent(key, preset, texts);
      if (usualColumn! >= 0 && usual.value !== '') edit.set(row, usualColumn!, usual);
      row += 1;
    }
    if (edit.cells.length > count) changed += 1;
  }
  const cells = changed === 0 ? [] : edit.cells;
  return {
    kind: 'done',
    changes: { ...NO_CHANGES, newSheets: sheet === null && changed > 0 ? [newSheet(name, 4)] : [], cells },
    summary: changed === 0 ? texts.same : texts.done(changed, name),
    remarks: [],
  };
}

/** A row's value back at the default: blank, which the reader takes for it; said where a blank is a value of its own. */
function goneBack(key: string, preset: Regulation): CellContent {
  if (key === BASE) return value(DEFAULT_REGULATION.preset);
  const usual = preset[key as OptionName];
  return typeof usual === 'number' ? value(usual) : BLANK;
}

/** The default as the sheet shows it beside the value. */
function usualContent(
  key: string,
  preset: Regulation,
  { yes, no }: { yes: string; no: string },
): CellContent {
  const usual = preset[key as OptionName];
  if (typeof usual === 'boolean') return value(usual ? yes : no);
  return typeof usual === 'string' ? text(usual) : goneBack(key, preset);
}

function isUsual(key: string, given: string, preset: Regulation): boolean {
  if (given === '') return true;
  if (key === BASE) return given.toUpperCase() === DEFAULT_REGULATION.preset;
  return fold(String(preset[key as OptionName])) === fold(given);
}

/** Numbers as numbers; times and tables as text, so that the sheet makes no date of them. */
function contentOf(key: string, given: string, { yes, no }: { yes: string; no: string }): CellContent {
  const kind = OPTIONS[key as OptionName]?.kind;
  if (key === BASE) return value(given.toUpperCase());
  if (kind === 'yesNo') return value(YES_WORDS.has(foldWord(given)) ? yes : no);
  if (kind === 'choice') {
    const option = OPTIONS[key as OptionName];
    const choices: readonly string[] = 'choices' in option ? option.choices : [];
    return value(choices.find((choice) => fold(choice) === fold(given)) ?? given);
  }
  const number = kind === 'whole' || kind === 'number' ? parseNumber(given, 'option') : null;
  return number?.ok ? value(number.value) : text(given);
}

/** How many have entered and are not marked as absent; 0 where that can't be told. */
function playersEntered({ book }: ActionContext, { division }: Regulation): number {
  const sheet = book.sheet('entries');
  if (!sheet.ok || sheet.value === null) return 0;
  const table = book.tableOn(sheet.value, [entriesColumns(division)], ['confirmed', 'present']);
  if (!table.ok || table.value === null) return 0;
  const entries = readEntries(table.value, () => false, division);
  return entries.ok ? entries.value.playing.length + entries.value.unmarked.length : 0;
}
