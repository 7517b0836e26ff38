import { Refusal } from './http';
import type { AnswerView, ButtonName, Edit } from './messages';

/** What the page sends is checked once, here. */

const BUTTONS: readonly ButtonName[] = ['OK', 'CANCEL', 'YES', 'NO', 'CLOSE'];
const MOST_EDITS = 20_000;

export function requireText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Refusal(400, ({ refused }) => refused.unreadable);
}

export function requireList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw new Refusal(400, ({ refused }) => refused.unreadable);
}

export function readEdits(value: unknown): Edit[] {
  const edits = requireList(value);
  if (edits.length > MOST_EDITS) throw new Refusal(413, ({ refused }) => refused.tooManyCells(MOST_EDITS));
  return edits.map((edit) => {
    const { sheet, cell, text, isContent } = (edit ?? {}) as Readonly<Record<string, unknown>>;
    return {
      sheet: Number(sheet),
      cell: requireText(cell),
      text: requireText(text),
      ...(isContent === true && { isContent }),
    };
  });
}

export function readAnswer(body: Readonly<Record<string, unknown>>): AnswerView {
  const button = BUTTONS.find((name) => name === body.button);
  if (!button) throw new Refusal(400, ({ refused }) => refused.unreadable);
  return { button, text: requireText(body.text) };
}
