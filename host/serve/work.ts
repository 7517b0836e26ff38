import type { AnswerView, BookChange, BookView, CallAnswer, Edit, PageEvent, QuestionView } from './messages';
import type { Language } from '../../src/i18n/languages';
import type { ShownPage } from '../services/screen';

/** What the thread with the workbook is asked to do. */
export type Work =
  | { readonly kind: 'book' }
  | { readonly kind: 'type'; readonly edits: readonly Edit[] }
  | { readonly kind: 'run'; readonly name: string; readonly sheet: number }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly args: readonly unknown[];
      readonly sheet: number;
    }
  | { readonly kind: 'functions' }
  | { readonly kind: 'live'; readonly query: string }
  | { readonly kind: 'live-call'; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'file' };

export interface Results {
  readonly book: BookView;
  /** A sentence for what the workbook refused. */
  readonly type: { readonly error?: string };
  readonly run: { readonly error?: string; readonly active: number };
  readonly call: CallAnswer & { readonly active: number };
  readonly functions: readonly string[];
  readonly live: LiveAnswer;
  readonly 'live-call': CallAnswer;
  readonly file: Uint8Array;
}

export type LiveAnswer =
  | { readonly kind: 'html'; readonly title: string; readonly html: string }
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'error'; readonly message: string };

/** To the thread. */
export type Request =
  | {
      readonly kind: 'work';
      readonly id: number;
      /** Who asked; questions and toasts go there. */
      readonly page: string;
      /** When it was asked for, in milliseconds since 1970. */
      readonly at: number;
      readonly work: Work;
    }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: AnswerView };

/** From the thread. */
export type Report =
  | { readonly kind: 'ready'; readonly language: Language }
  | { readonly kind: 'unusable'; readonly message: string }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'change'; readonly change: BookChange }
  | { readonly kind: 'question'; readonly page: string; readonly question: QuestionView }
  | { readonly kind: 'show'; readonly page: string; readonly shown: ShownPage }
  | { readonly kind: 'event'; readonly page: string; readonly event: PageEvent };

export interface ThreadOptions {
  readonly file: string;
  readonly bundle: string;
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly scriptTimeZone: string | undefined;
  readonly now: string | undefined;
  /** After so long behind another command, a command finds the document's lock held, in milliseconds. */
  readonly lockPatience: number;
}
