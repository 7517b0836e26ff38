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
    for (const below of list.querySelectorAll<HTMLElement>('.below')) below.hidden = true;
    for (const one of list.querySelectorAll('.below-opener')) one.setAttribute('aria-expanded', 'false');
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
        return subMenu(item.menu, choose);
      case 'item': {
        const made = button('item', item.label, () => choose(item.functionName, item.label));
        made.setAttribute('role', 'menuitem');
        return [made];
      }
    }
  });
}

/** A menu below the menu opens in its place: there is room beside it on no telephone. */
function subMenu({ title, items }: MenuView, choose: Choose): Node[] {
  const below = element('div', 'below');
  below.setAttribute('role', 'menu');
  below.setAttribute('aria-label', title);
  below.hidden = true;
  below.append(...itemsOf(items, choose));
  const opener = button('item below-opener', title, () => {
    below.hidden = !below.hidden;
    opener.setAttribute('aria-expanded', String(!below.hidden));
    if (!below.hidden) below.querySelector('button')?.focus();
  });
  opener.setAttribute('role', 'menuitem');
  opener.setAttribute('aria-haspopup', 'menu');
  opener.setAttribute('aria-expanded', 'false');
  return [opener, below];
}

function walk(event: KeyboardEvent, list: HTMLElement, opener: HTMLElement, close: () => void): void {
  const items = [...list.querySelectorAll('button')].filter((one) => one.offsetParent !== null);
  const focused = document.activeElement as HTMLButtonElement;
  const at = items.indexOf(focused);
  const isShut = focused.getAttribute('aria-expanded') === 'false';
  const parent = focused.closest('.below')?.previousElementSibling as HTMLButtonElement | null | undefined;
  if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
  else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus();
  else if (event.key === 'ArrowRight' && isShut) focused.click();
  else if (event.key === 'ArrowLeft' && parent) {
    parent.click();
    parent.focus();
  } else if (event.key === 'Escape') {
    close();
    opener.focus();
  } else return;
  event.preventDefault();
}
