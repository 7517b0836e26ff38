import type { BookChange, BookView, CallAnswer, PageEvent } from '../messages';
import { Connection } from './connection';
import { element, find } from './elements';
import { Frames } from './frames';
import { Grid } from './grid';
import { menuButton } from './menu';
import { Questions } from './questions';
import { speak, texts } from './texts';
import { Toasts } from './toasts';

/** The local page: the grid, the add-on's menu and pages, and what it says and asks. */
async function start(): Promise<void> {
  const toasts = new Toasts(find('.toasts'));
  const fail = (sentence: string): unknown => toasts.show('', sentence, 'error');
  let hideLost: (() => void) | undefined;
  const lost = (isLost: boolean): void => {
    hideLost ??= isLost ? toasts.show('', texts().lost, 'lasting') : undefined;
    if (isLost) return;
    hideLost?.();
    hideLost = undefined;
  };
  const connection = new Connection((event) => void hear(event), lost);
  const questions = new Questions((question, answer) => {
    void connection.answer(question, answer).then(({ error }) => error !== undefined && fail(error));
  });
  const grid = await Grid.prepare(find('.grid'), {
    type: (edits) => void connection.type(edits).then(({ error }) => error !== undefined && fail(error)),
    refuse: () => toasts.show('', texts().onlyCells),
    reload: () => void load(),
  });
  const frames = new Frames(find('.work'), {
    call,
    focus: () => grid.focus(),
  });

  let shown: BookView | undefined;
  const choose = (name: string, label: string): void => void run(name, label);

  async function load(): Promise<void> {
    const book = await connection.book();
    const isFirst = shown === undefined;
    shown = book;
    showBar(book, choose);
    await grid.open(book);
    const [menu] = book.menus;
    const item = menu?.items.find(({ kind }) => kind === 'item');
    if (isFirst && menu && item?.kind === 'item') {
      toasts.show('', texts().start(menu.title, item.label), 'longer');
    }
    document.body.classList.add('ready');
  }

  async function run(name: string, label: string): Promise<void> {
    const sheet = grid.activeSheet();
    if (sheet === undefined) return;
    const done = toasts.show('', texts().running(label), 'lasting');
    const { error, active } = await connection.run(name, sheet);
    done();
    if (error !== undefined) fail(error);
    await follow(sheet, active);
    // What the command opened keeps the keyboard.
    if (document.activeElement === document.body) grid.focus();
  }

  async function call(name: string, args: unknown): Promise<CallAnswer> {
    const sheet = grid.activeSheet() ?? 0;
    const { active, ...answer } = await connection.call(name, args, sheet);
    void follow(sheet, active);
    return answer;
  }

  async function take(change: BookChange): Promise<void> {
    await grid.take(change);
    if (!change.menus || !shown) return;
    shown = { ...shown, ...change.menus };
    showBar(shown, choose);
  }

  /** Shows the sheet that a command made the active one, once it is here. */
  async function follow(sheet: number, active: number | undefined): Promise<void> {
    if (active === undefined || active === sheet) return;
    await settled;
    grid.activate(active);
  }

  /** Changes are taken one after another: building the grid anew takes a while. */
  let settled: Promise<void> = Promise.resolve();
  function hear(event: PageEvent): void {
    switch (event.kind) {
      case 'hello':
        settled = settled.then(load);
        return;
      case 'change':
        settled = settled.then(() => take(event.change));
        return;
      case 'question':
        return questions.ask(event.question);
      case 'toast':
        toasts.show(event.title, event.message);
        return;
      case 'show':
        return frames.show(event.page);
    }
  }

  // The grid keeps Tab for itself: F6 goes from the grid to the menu, from there to the sidebar, and back.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F6' || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    const bar = find('.bar');
    if (!bar.contains(document.activeElement)) bar.querySelector('button')?.focus();
    else if (!frames.focusSidebar()) grid.focus();
  });

  connection.listen();
  // For whoever looks at the page from its console, or tests it.
  Object.assign(window, {
    cubilete: {
      shown: (sheet: string, cell: string) => grid.shown(sheet, cell),
      select: (sheet: string, cell: string) => grid.select(sheet, cell),
    },
  });
}

function showBar(book: BookView, choose: (name: string, label: string) => void): void {
  speak(book.language);
  find('.grid').setAttribute('aria-label', texts().grid);
  const download = element('a', 'link', texts().download);
  download.href = '/download';
  const live = element('a', 'link', texts().live);
  live.href = '/live';
  live.target = '_blank';
  live.rel = 'noopener';
  document.title = `${book.title} · Cubilete`;
  const note = element('span', 'note', texts().copy);
  find('.bar').replaceChildren(
    element('span', 'file', book.title),
    ...book.menus.map((menu) => menuButton(menu, choose)),
    element('span', 'gap'),
    note,
    ...(book.hasLivePage ? [live] : []),
    download,
  );
}

start().catch((error: unknown) => {
  document.body.append(element('p', 'sentence', error instanceof Error ? error.message : String(error)));
});
