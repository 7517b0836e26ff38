import type { AnswerView, ButtonName, QuestionView } from '../messages';
import { button, element } from './elements';
import { texts } from './texts';

type Reply = (question: number, answer: AnswerView) => void;

/** What the add-on asks, one dialog over the other; a command waits for each. */
export class Questions {
  private readonly open = new Map<number, HTMLDialogElement>();

  constructor(private readonly reply: Reply) {}

  /** Shows a question; one that is open already, after a new connection, stays as it is. */
  ask(question: QuestionView): void {
    if (this.open.has(question.id)) return;
    const { id, kind, title, message, buttons } = question;
    const dialog = element('dialog', 'question');
    this.open.set(id, dialog);
    const field = element('input', 'field');
    field.type = 'text';
    field.setAttribute('aria-label', title || message);
    const settle = (pressed: ButtonName): void => {
      if (!this.open.delete(id)) return;
      dialog.close();
      dialog.remove();
      this.reply(id, { button: pressed, text: kind === 'prompt' ? field.value : '' });
    };
    const row = element('div', 'buttons');
    buttons.forEach((name, index) => {
      row.append(button(index === 0 ? 'press first' : 'press', texts().buttons[name], () => settle(name)));
    });
    const text = element('div', 'message', message);
    if (title !== '') dialog.append(element('h2', '', title));
    dialog.append(text, ...(kind === 'prompt' ? [field] : []), row);
    // Escape is the cross in the corner.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      settle('CLOSE');
    });
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') settle(buttons[0] ?? 'OK');
    });
    document.body.append(dialog);
    dialog.showModal();
    if (kind === 'prompt') field.focus();
    else row.querySelector('button')?.focus();
  }
}
