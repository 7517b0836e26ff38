import type { CallCounts, CellChange, Run, Said, SheetChange, WorkbookChanges } from '../workbook-session';

/** How many cells of a sheet are shown before the rest is only counted. */
const SHOWN = 12;
const WIDEST = 60;

export function changeLines(changes: WorkbookChanges, showAll: boolean): string[] {
  const lines = changes.sheets.map(sheetLine);
  for (const [sheet, cells] of bySheet(changes.cells)) {
    const written = cells.filter((cell) => cell.written).length;
    lines.push(`${sheet}: ${counted(written, 'cell')} written, ${cells.length - written} recalculated`);
    const shown = showAll ? cells : cells.slice(0, SHOWN);
    const widest = Math.max(0, ...shown.map(({ cell }) => cell.length));
    for (const { cell, before, after, written: own } of shown) {
      lines.push(`  ${cell.padEnd(widest)} ${own ? ' ' : '~'} ${cut(before)} → ${cut(after)}`);
    }
    if (shown.length < cells.length) lines.push(`  … and ${cells.length - shown.length} more`);
  }
  if (changes.restyled > 0) lines.push(`${counted(changes.restyled, 'cell')} with only another look`);
  return lines.length > 0 ? lines : ['nothing changed'];
}

function bySheet(cells: readonly CellChange[]): Map<string, CellChange[]> {
  const groups = new Map<string, CellChange[]>();
  for (const change of cells) {
    const group = groups.get(change.sheet) ?? [];
    groups.set(change.sheet, group);
    group.push(change);
  }
  return groups;
}

function sheetLine({ sheet, change, before }: SheetChange): string {
  if (change === 'renamed') return `sheet "${before}" is now "${sheet}"`;
  return change === 'added' ? `+ sheet "${sheet}"` : `- sheet "${sheet}"`;
}

export function runLines(run: Run, showAll: boolean): string[] {
  return [
    run.action,
    ...changeLines(run.changes, showAll).map(indent),
    ...run.said.map(saidLine).map(indent),
    indent(callLine(run.calls)),
  ];
}

/** Real workbooks can have a thousand formulas of one kind that is not computed here. */
const WARNINGS_SHOWN = 5;

export function warningLines(warnings: readonly string[], showAll: boolean): string[] {
  const shown = showAll ? warnings : warnings.slice(0, WARNINGS_SHOWN);
  const left = warnings.length - shown.length;
  return [...shown, ...(left > 0 ? [`and ${left} more (--all shows them)`] : [])].map(
    (line) => `note: ${line}`,
  );
}

export function saidLine(said: Said): string {
  const text = [said.title, said.message].filter((part) => part !== '').join(': ');
  if (said.kind === 'toast' || said.kind === 'log') return `${said.kind}: ${text}`;
  const typed = said.kind === 'prompt' ? ` "${said.reply.text}"` : '';
  return `${said.kind}: ${text} → ${said.reply.button}${typed} (${BY[said.by]})`;
}

const BY = { script: 'scripted', person: 'answered', default: 'nobody asked, so the harmless answer' };

export function callLine({ total, byMethod }: CallCounts): string {
  const methods = Object.entries(byMethod).map(([method, count]) => `${method} ${count}`);
  return `${counted(total, 'service call')}${total > 0 ? `: ${methods.join(', ')}` : ''}`;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function indent(line: string): string {
  return `  ${line}`;
}

function cut(text: string): string {
  const line = text.replaceAll('\n', '⏎');
  if (line === '') return '(blank)';
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
}
