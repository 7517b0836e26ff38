import { button, element } from './elements';
import { texts } from './texts';

/** As long as Sheets shows one. */
const SHOWN_FOR = 5000;
const LONGER = 12_000;

/** Messages in the corner that go away by themselves. */
export class Toasts {
  constructor(private readonly place: HTMLElement) {}

  /** Gives the way to take it away earlier. */
  show(title: string, message: string, kind: 'brief' | 'longer' | 'error' | 'lasting' = 'brief'): () => void {
    const text = element('div', 'text', ...(title === '' ? [] : [element('strong', '', title)]), message);
    const toast = element('div', `toast-note ${kind}`, text);
    const remove = (): void => toast.remove();
    const cross = button('cross', '×', remove);
    cross.setAttribute('aria-label', texts().close);
    if (kind !== 'lasting') toast.append(cross);
    this.place.append(toast);
    if (kind !== 'lasting') setTimeout(remove, kind === 'brief' ? SHOWN_FOR : LONGER);
    return remove;
  }
}
