import type { AnswerView, PageEvent, QuestionView } from './messages';

/** How long a page may be away before it counts as closed: a browser tries again after a moment. */
const GRACE = 4000;

const CLOSED: AnswerView = { button: 'CLOSE', text: '' };

interface Page {
  write: ((event: PageEvent) => void) | undefined;
  readonly questions: Map<number, QuestionView>;
  leaving: NodeJS.Timeout | undefined;
}

function newPage(): Page {
  return { write: undefined, questions: new Map<number, QuestionView>(), leaving: undefined };
}

/** The pages that are open, what each of them is asked, and what becomes of questions to a page that is closed. */
export class Pages {
  private readonly pages = new Map<string, Page>();

  constructor(private readonly answer: (question: number, answer: AnswerView) => void) {}

  has(id: string): boolean {
    return this.pages.has(id);
  }

  /** A page listens, for the first time or again; gives what is to be done when it stops. */
  join(id: string, write: (event: PageEvent) => void): () => void {
    const page = this.pages.get(id) ?? newPage();
    this.pages.set(id, page);
    clearTimeout(page.leaving);
    page.write = write;
    for (const question of page.questions.values()) write({ kind: 'question', question });
    return () => {
      if (page.write !== write) return;
      page.write = undefined;
      page.leaving = setTimeout(() => this.leave(id, page), GRACE);
      page.leaving.unref();
    };
  }

  ask(id: string, question: QuestionView): void {
    const page = this.pages.get(id);
    if (!page) return this.answer(question.id, CLOSED);
    page.questions.set(question.id, question);
    page.write?.({ kind: 'question', question });
  }

  /** Takes an answer; false if the page was not asked. */
  settle(id: string, question: number, answer: AnswerView): boolean {
    const asked = this.pages.get(id)?.questions;
    const known = asked?.get(question);
    const fits = known && (answer.button === 'CLOSE' || known.buttons.includes(answer.button));
    if (!fits) return false;
    asked?.delete(question);
    this.answer(question, answer);
    return true;
  }

  tell(id: string, event: PageEvent): void {
    this.pages.get(id)?.write?.(event);
  }

  tellAll(event: PageEvent): void {
    for (const { write } of this.pages.values()) write?.(event);
  }

  /** Whoever closes the page in the middle of a question has cancelled. */
  private leave(id: string, page: Page): void {
    this.pages.delete(id);
    for (const question of page.questions.keys()) this.answer(question, CLOSED);
  }
}
