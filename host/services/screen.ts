/** What a script shows beside the document. */
export interface ShownPage {
  readonly place: 'sidebar' | 'modal' | 'modeless';
  readonly title: string;
  readonly html: string;
  /** In pixels; undefined where the script leaves it open. A sidebar is always as wide as Sheets makes it. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** Where toasts and pages appear while a script is still running. */
export interface Screen {
  toast(message: string, title: string): void;
  show(page: ShownPage): void;
}
