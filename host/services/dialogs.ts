import { UsageError } from '../grid/refusal';
import type { Screen } from './screen';

export type ButtonName = 'OK' | 'CANCEL' | 'YES' | 'NO' | 'CLOSE';

const BUTTON_NAMES: readonly string[] = ['OK', 'CANCEL', 'YES', 'NO', 'CLOSE'];

/** A button, a button with what was typed, or for a prompt just the text. */
export type ScriptedAnswer = string | { readonly button?: ButtonName; readonly text?: string };

/** Answers in the order of the questions, or by a piece of the question's text. */
export type Answers = readonly ScriptedAnswer[] | Readonly<Record<string, ScriptedAnswer>>;

export interface Question {
  readonly kind: 'alert' | 'prompt';
  readonly title: string;
  readonly message: string;
  readonly buttons: readonly ButtonName[];
}

export interface Reply {
  readonly button: ButtonName;
  readonly text: string;
}

/** Asks whoever sits at the terminal; undefined when nobody does. */
export type Asker = (question: Question) => Reply | undefined;

export type Said =
  | (Question & { readonly reply: Reply; readonly by: 'script' | 'person' | 'default' })
  | { readonly kind: 'toast'; readonly title: string; readonly message: string }
  | { readonly kind: 'log'; readonly title: string; readonly message: string };

/** Keeps what the add-on says, and answers what it asks: by script, by a person, else harmlessly. */
export class Dialogs {
  private said: Said[] = [];
  private inOrder: readonly ScriptedAnswer[] = [];
  private used = 0;
  private byText: readonly (readonly [string, ScriptedAnswer])[] = [];
  private readonly usedTexts = new Set<string>();
  private scripted = false;
  private readonly missing: string[] = [];

  constructor(
    private readonly ask: Asker | undefined,
    private readonly screen?: Screen,
  ) {}

  script(answers: Answers): void {
    this.scripted = true;
    this.inOrder = Array.isArray(answers) ? (answers as readonly ScriptedAnswer[]) : [];
    this.byText = Array.isArray(answers) ? [] : Object.entries(answers);
    this.used = 0;
    this.usedTexts.clear();
  }

  toast(message: string, title: string): void {
    this.said.push({ kind: 'toast', title, message });
    this.screen?.toast(message, title);
  }

  log(message: string, level: string): void {
    this.said.push({ kind: 'log', title: level, message });
  }

  reply(question: Question): Reply {
    const scripted = this.nextScripted(question);
    if (scripted !== undefined) return this.keep(question, readAnswer(scripted, question), 'script');
    if (this.scripted) this.missing.push(questionText(question));
    const person = this.scripted ? undefined : this.ask?.(question);
    if (person) return this.keep(question, person, 'person');
    return this.keep(question, harmless(question), 'default');
  }

  /** What was said since the last time. */
  take(): Said[] {
    const said = this.said;
    this.said = [];
    return said;
  }

  /** Puts back what was said before, after another run in between has taken its own. */
  giveBack(said: readonly Said[]): void {
    this.said = [...said, ...this.said];
  }

  /** Sentences about answers that were not needed, and questions that had none. */
  remarks(): string[] {
    const left = this.inOrder.length - this.used;
    const unused = this.byText.filter(([text]) => !this.usedTexts.has(text)).map(([text]) => `"${text}"`);
    return [
      ...(left > 0 ? [`${left} of the scripted answers were not used`] : []),
      ...(unused.length > 0 ? [`no question contained ${unused.join(', ')}`] : []),
      ...this.missing.map((text) => `no scripted answer for: ${text}`),
    ];
  }

  private nextScripted(question: Question): ScriptedAnswer | undefined {
    const next = this.inOrder[this.used];
    if (next !== undefined) {
      this.used++;
      return next;
    }
    const text = `${question.title}\n${question.message}`;
    const found = this.byText.find(([part]) => text.includes(part));
    if (found) this.usedTexts.add(found[0]);
    return found?.[1];
  }

  private keep(question: Question, reply: Reply, by: 'script' | 'person' | 'default'): Reply {
    this.said.push({ ...question, reply, by });
    return reply;
  }
}

function questionText({ title, message }: Question): string {
  return title === '' ? message : `${title}: ${message}`;
}

function readAnswer(answer: ScriptedAnswer, question: Question): Reply {
  const plain = typeof answer === 'string' ? spelledOut(answer) : answer;
  if (question.kind === 'alert' && plain.text !== undefined && plain.button === undefined) {
    throw new UsageError(
      `the answer "${plain.text}" is not a button of the alert "${questionText(question)}"`,
    );
  }
  const button = plain.button ?? 'OK';
  if (button !== 'CLOSE' && !question.buttons.includes(button)) {
    const offered = question.buttons.join(', ');
    throw new UsageError(`${button} is not a button of "${questionText(question)}" (${offered}, or CLOSE)`);
  }
  return { button, text: plain.text ?? '' };
}

function spelledOut(answer: string): { readonly button?: ButtonName; readonly text?: string } {
  return BUTTON_NAMES.includes(answer) ? { button: answer as ButtonName } : { text: answer };
}

/** Nothing is lost by it: a plain OK, and NO wherever a yes could change something. */
function harmless({ kind, buttons }: Question): Reply {
  const button = kind === 'alert' && buttons.includes('NO') ? 'NO' : buttons.includes('OK') ? 'OK' : 'NO';
  return { button, text: '' };
}
