import type { MenuItemView, MenuView } from '../messages';
import { button, element } from './elements';

type Choose = (functionName: string, label: string) => void;

/** A menu of the top bar, as the bundle's `onOpen` made it. */
export function menuButton(menu: MenuView, choose: Choose): HTMLElement {
  const list = element('div', 'items');
  list.setAttribute('role', 'menu');
  list.hidden = true;
  const holder = element('div', 'menu');
  const close = (): void => {
    list.hidden = true;
    opener.setAttribute('aria-expanded', 'false');
  };
  const opener = button('opener', menu.title, () => {
    list.hidden = !list.hidden;
    opener.setAttribute('aria-expanded', String(!list.hidden));
    if (!list.hidden) list.querySelector('button')?.focus();
  });
  opener.setAttribute('aria-haspopup', 'menu');
  opener.setAttribute('aria-expanded', 'false');
  list.append(
    ...itemsOf(menu.items, (name, label) => {
      close();
      choose(name, label);
    }),
  );
  list.addEventListener('keydown', (event) => walk(event, list, opener, close));
  document.addEventListener('pointerdown', (event) => {
    if (!holder.contains(event.target as Node)) close();
  });
  // Inside a frame a press is not heard here.
  window.addEventListener('blur', close);
  holder.append(opener, list);
  return holder;
}

function itemsOf(items: readonly MenuItemView[], choose: Choose): Node[] {
  return items.flatMap((item): Node[] => {
    switch (item.kind) {
      case 'separator':
        return [element('hr', '')];
      case 'menu':
        return [element('div', 'title', item.menu.title), ...itemsOf(item.menu.items, choose)];
      case 'item': {
        const made = button('item', item.label, () => choose(item.functionName, item.label));
        made.setAttribute('role', 'menuitem');
        return [made];
      }
    }
  });
}

function walk(event: KeyboardEvent, list: HTMLElement, opener: HTMLElement, close: () => void): void {
  const items = [...list.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
  else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus();
  else if (event.key === 'Escape') {
    close();
    opener.focus();
  } else return;
  event.preventDefault();
}
