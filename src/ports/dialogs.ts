/** A question to the director. The harmless answer is always the one that pressing on gives. */
export type Question =
  /** Yes is the bold answer, No the careful one; closing it stops. */
  | { readonly kind: 'yesNo'; readonly title: string; readonly text: string }
  /** Go on or leave it: OK is what the director has come for. */
  | { readonly kind: 'confirm'; readonly title: string; readonly text: string }
  /** A text, blank for what the question proposes; OK goes on, Cancel stops. */
  | { readonly kind: 'prompt'; readonly title: string; readonly text: string };

/** `null`: the director stopped. `text` is blank but for a prompt. */
export type Reply = { readonly button: 'ok' | 'yes' | 'no'; readonly text: string } | null;

export interface Dialogs {
  ask(question: Question): Reply;
  /** Something that went well and needs no answer. */
  notify(title: string, text: string): void;
  /** Something that has to be read. */
  tell(title: string, text: string): void;
}
