import type { Dialogs, Question, Reply } from '../ports/dialogs';

/** Seconds a notice stays on screen. */
const NOTICE = 8;

/** Questions and notices in the spreadsheet's own dialogs. */
export class SheetDialogs implements Dialogs {
  private readonly ui = SpreadsheetApp.getUi();

  ask({ kind, title, text }: Question): Reply {
    const { Button, ButtonSet } = this.ui;
    if (kind === 'prompt') {
      const response = this.ui.prompt(title, text, ButtonSet.OK_CANCEL);
      return response.getSelectedButton() === Button.OK
        ? { button: 'ok', text: response.getResponseText().trim() }
        : null;
    }
    if (kind === 'confirm') {
      const pressed = this.ui.alert(title, text, ButtonSet.OK_CANCEL);
      return pressed === Button.OK ? { button: 'ok', text: '' } : null;
    }
    const button = this.ui.alert(title, text, ButtonSet.YES_NO);
    if (button === Button.YES) return { button: 'yes', text: '' };
    return button === Button.NO ? { button: 'no', text: '' } : null;
  }

  notify(title: string, text: string): void {
    SpreadsheetApp.getActive().toast(text, title, NOTICE);
  }

  tell(title: string, text: string): void {
    this.ui.alert(title, text, this.ui.ButtonSet.OK);
  }
}
