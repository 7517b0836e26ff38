import { NO_CHANGES } from '../../ports/workbook';
import { LIVE_PARTS, type LiveOptions, type LivePart, type LiveSnapshot } from '../../ui/live-contract';
import { ask, stop, type Action, type ActionContext, type Outcome } from '../action';
import { scheduleSheet } from '../schedule-sheet';
import { standingsFormula, swissFormula } from '../standings';
import { swissSheetOn } from '../swiss/swiss-sheet';
import { told, type Told, type TournamentBook } from '../tournament-book';
import { emptiedSheetEdit, isBlankSnapshot, liveSheetEdit, newLiveSheet, readLiveSheet } from './live-sheet';
import { takeSnapshot } from './snapshot';

/**
 * *Publicar en vivo*: the sheet «En vivo», for sharing or for publishing on the web, and the snapshot that the live page
 * shows. What is public is asked once and then stands on that sheet.
 */
export const publish: Action = (context) => {
  const { book, messages, now } = context;
  const { live } = messages;
  const found = book.sheet('live');
  if (!found.ok) return stop(found.text);
  const content = found.value;
  const name = content?.name ?? messages.actions.sheets.live;
  const known = content && readLiveSheet(content);
  if (content && !known) return stop(live.otherSheet(name));
  if (!known?.options) {
    // Nobody is asked what is to be public before there is something.
    const all = takeSnapshot(book, { parts: LIVE_PARTS, initials: false }, { title: '', now });
    if (!all.ok && book.pending !== null) return stop(all.text);
    if (all.ok && isBlankSnapshot(all.value)) return stop(live.nothing);
  }
  const options = known?.options ?? askOptions(context);
  if ('kind' in options) return options;

  const snapshot = takeSnapshot(book, options, { title: known?.title || live.title, now });
  if (!snapshot.ok) return stop(snapshot.text);
  if (isBlankSnapshot(snapshot.value)) return stop(live.nothing);
  const formulaText = options.initials ? null : formulaFor(snapshot.value, book);
  if (formulaText && !formulaText.ok) return stop(formulaText.text);
  const edit = liveSheetEdit(
    name,
    content,
    snapshot.value,
    options,
    formulaText && formulaText.value,
    messages,
  );
  const newSheets = content ? [] : [newLiveSheet(name)];
  return {
    kind: 'done',
    changes: { ...NO_CHANGES, newSheets, cells: edit.cells, publication: JSON.stringify(snapshot.value) },
    summary: live.done(publicParts(snapshot.value), name),
    remarks: known?.options ? [] : [live.first(name)],
  };
};

/** *Dejar de publicar*: nothing is left on the page, nor on the sheet, which may have been shared. */
export const unpublish: Action = ({ book, messages }) => {
  const { live } = messages;
  const found = book.sheet('live');
  if (!found.ok) return stop(found.text);
  const content = found.value;
  const known = content && readLiveSheet(content);
  if (content && !known) return stop(live.otherSheet(content.name));
  // The sheet may have been deleted, or taken back by undoing, while the page still shows what was published.
  if (!known?.options && !book.workbook.isPublished()) return stop(live.notPublished);
  const name = content?.name ?? messages.actions.sheets.live;
  const { cells } = emptiedSheetEdit(name, content, messages);
  const newSheets = content ? [] : [newLiveSheet(name)];
  return {
    kind: 'done',
    changes: { ...NO_CHANGES, newSheets, cells, publication: null },
    summary: live.unpublished(name),
    remarks: [],
  };
};

function askOptions({ answers, messages }: ActionContext): LiveOptions | Outcome {
  const { live } = messages;
  const parts = live.askParts(LIVE_PARTS);
  const chosen = answers.to(parts);
  if (!chosen) return ask(parts);
  const numbers = chosen.text.split(/[\s,;]+/).filter((number) => number !== '');
  const wrong = numbers.find((number) => LIVE_PARTS[Number(number) - 1] === undefined);
  if (wrong !== undefined) return stop(live.notAPart(wrong));
  const names = answers.to(live.askNames);
  if (!names) return ask(live.askNames);
  const isChosen = (_: LivePart, index: number) =>
    numbers.length === 0 || numbers.some((number) => Number(number) === index + 1);
  return { parts: LIVE_PARTS.filter(isChosen), initials: names.button !== 'yes' };
}

function formulaFor({ groups }: LiveSnapshot, book: TournamentBook): Told<string> | null {
  if (groups === null) return null;
  const rules = book.regulation();
  if (!rules.ok) return rules;
  const sheet = book.sheet('schedule');
  if (!sheet.ok) return sheet;
  const schedule = scheduleSheet(book);
  if (!schedule.ok) return schedule;
  if (sheet.value === null) return told(book.messages.live.nothing);
  const rounds = swissSheetOn(book, sheet.value, rules.value.regulation);
  if (!rounds.ok) return rounds;
  if (rounds.value) return { ok: true, value: swissFormula(book, rounds.value, rules.value.sheet) };
  return { ok: true, value: standingsFormula(sheet.value, schedule.value, rules.value.sheet, book) };
}

function publicParts(snapshot: LiveSnapshot): LivePart[] {
  return LIVE_PARTS.filter((part) => snapshot[part] !== null);
}
