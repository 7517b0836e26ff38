import type { CallAnswer, FrameAnswer, FrameMessage, ShownPageView } from '../messages';
import { button, element } from './elements';
import { texts } from './texts';

const SANDBOX = 'allow-scripts allow-forms allow-modals allow-popups';
/** What Sheets gives a dialog that does not say. */
const USUAL = { width: 600, height: 400 };

interface Shown {
  readonly frame: HTMLIFrameElement;
  close(): void;
}

interface FrameEvents {
  call(name: string, args: unknown): Promise<CallAnswer>;
  focus(): void;
}

/** The add-on's own pages: the sidebar, and dialogs. Each is in a frame with no way out but its messages. */
export class Frames {
  private readonly shown = new Set<Shown>();
  private sidebar: Shown | undefined;

  constructor(
    private readonly work: HTMLElement,
    private readonly events: FrameEvents,
  ) {
    window.addEventListener('message', (event: MessageEvent<FrameMessage>) => this.hear(event));
  }

  show(page: ShownPageView): void {
    if (page.place === 'sidebar') this.showSidebar(page);
    else this.showDialog(page);
  }

  private showSidebar(page: ShownPageView): void {
    this.sidebar?.close();
    const panel = element('aside', 'sidebar');
    const shown = this.frame(page, () => panel.remove());
    panel.append(
      heading(page.title, () => shown.close()),
      shown.frame,
    );
    this.work.append(panel);
    this.sidebar = shown;
    shown.frame.focus();
  }

  /** Gives the keyboard to the sidebar; false where there is none. */
  focusSidebar(): boolean {
    this.sidebar?.frame.focus();
    return this.sidebar !== undefined;
  }

  private showDialog(page: ShownPageView): void {
    const dialog = element('dialog', 'framed');
    const shown = this.frame(page, () => {
      dialog.close();
      dialog.remove();
    });
    shown.frame.style.width = `${page.width ?? USUAL.width}px`;
    shown.frame.style.height = `${page.height ?? USUAL.height}px`;
    dialog.append(
      heading(page.title, () => shown.close()),
      shown.frame,
    );
    dialog.addEventListener('cancel', () => shown.close());
    document.body.append(dialog);
    if (page.place === 'modal') dialog.showModal();
    else dialog.show();
    shown.frame.focus();
  }

  private frame(page: ShownPageView, remove: () => void): Shown {
    const frame = element('iframe', 'page');
    frame.setAttribute('sandbox', SANDBOX);
    frame.title = page.title;
    frame.src = `/shown/${page.id}`;
    // A page that has just come has not the keyboard that its frame was given.
    frame.addEventListener('load', () => {
      const { activeElement } = document;
      if (activeElement !== frame && activeElement !== document.body) return;
      frame.blur();
      frame.focus();
    });
    const shown: Shown = {
      frame,
      close: () => {
        if (!this.shown.delete(shown)) return;
        if (this.sidebar === shown) this.sidebar = undefined;
        remove();
        window.dispatchEvent(new Event('resize'));
        this.events.focus();
      },
    };
    this.shown.add(shown);
    setTimeout(() => window.dispatchEvent(new Event('resize')));
    return shown;
  }

  /** Only a frame that is shown here is listened to. */
  private hear({ source, data }: MessageEvent<FrameMessage>): void {
    const shown = [...this.shown].find(({ frame }) => frame.contentWindow === source);
    if (!shown) return;
    switch (data.cubilete) {
      case 'close':
        return shown.close();
      case 'escape':
        // As over any dialog; a sidebar stays.
        return shown === this.sidebar ? undefined : shown.close();
      case 'focus':
        return this.events.focus();
      case 'size':
        if (shown === this.sidebar) return;
        if (data.width !== undefined) shown.frame.style.width = `${data.width}px`;
        if (data.height !== undefined) shown.frame.style.height = `${data.height}px`;
        return;
      case 'call':
        void this.events.call(data.name, data.args).then((answer) => {
          const message: FrameAnswer = { cubilete: 'answer', id: data.id, answer };
          // A sandboxed frame has no origin to name.
          shown.frame.contentWindow?.postMessage(message, '*');
        });
    }
  }
}

function heading(title: string, close: () => void): HTMLElement {
  const cross = button('cross', '×', close);
  cross.setAttribute('aria-label', texts().close);
  return element('div', 'heading', element('h2', '', title), cross);
}
