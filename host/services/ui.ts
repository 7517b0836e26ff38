import type { Dialogs, ButtonName, Question, Reply } from './dialogs';
import { LocalHtmlOutput } from './html-service';
import type { LockState } from './lock';
import type { Screen, ShownPage } from './screen';
import { badSignature, isText } from './signature';
import { enumeration, EnumMember, stub } from './stub';

type Base = typeof GoogleAppsScript.Base;

export const BUTTON = enumeration<Base['Button']>('CLOSE', 'OK', 'CANCEL', 'YES', 'NO');
export const BUTTON_SET = enumeration<Base['ButtonSet']>('OK', 'OK_CANCEL', 'YES_NO', 'YES_NO_CANCEL');

const BUTTONS_OF: Readonly<Record<string, readonly ButtonName[]>> = {
  OK: ['OK'],
  OK_CANCEL: ['OK', 'CANCEL'],
  YES_NO: ['YES', 'NO'],
  YES_NO_CANCEL: ['YES', 'NO', 'CANCEL'],
};

/** A menu as a person would see it. */
export interface MenuTree {
  readonly title: string;
  /** Made with createAddonMenu(): it hangs under Extensions, by the add-on's name. */
  readonly isAddon: boolean;
  readonly items: readonly MenuEntry[];
}

export type MenuEntry =
  | { readonly kind: 'item'; readonly label: string; readonly functionName: string }
  | { readonly kind: 'separator' }
  | { readonly kind: 'menu'; readonly menu: MenuTree };

export class LocalUi extends stub<GoogleAppsScript.Base.Ui>('Ui') {
  override readonly Button = BUTTON;
  override readonly ButtonSet = BUTTON_SET;

  constructor(
    private readonly dialogs: Dialogs,
    private readonly lock: LockState,
    private readonly menus: MenuTree[],
    private readonly screen?: Screen,
  ) {
    super();
  }

  override createMenu(caption: string): LocalMenu {
    return new LocalMenu(caption, false, this.menus);
  }

  override createAddonMenu(): LocalMenu {
    return new LocalMenu('', true, this.menus);
  }

  override alert(...args: unknown[]): GoogleAppsScript.Base.Button {
    const reply = this.#ask('alert', args, 'OK');
    return BUTTON[reply.button];
  }

  override prompt(...args: unknown[]): LocalPromptResponse {
    return new LocalPromptResponse(this.#ask('prompt', args, 'OK'));
  }

  override showSidebar(userInterface: unknown): void {
    this.#show('sidebar', userInterface, undefined);
  }

  override showModalDialog(userInterface: unknown, title: string): void {
    this.#show('modal', userInterface, title);
  }

  override showModelessDialog(userInterface: unknown, title: string): void {
    this.#show('modeless', userInterface, title);
  }

  #show(place: ShownPage['place'], page: unknown, title: string | undefined): void {
    if (!(page instanceof LocalHtmlOutput)) {
      const method =
        place === 'sidebar' ? 'showSidebar' : `show${place === 'modal' ? 'Modal' : 'Modeless'}Dialog`;
      throw badSignature(`SpreadsheetApp.Ui.${method}`, title === undefined ? [page] : [page, title]);
    }
    this.screen?.show({
      place,
      title: title ?? page.getTitle(),
      html: page.getContent(),
      width: page.getWidth() || undefined,
      height: page.getHeight() || undefined,
    });
  }

  #ask(kind: Question['kind'], args: readonly unknown[], usual: string): Reply {
    const set = args.find((arg) => arg instanceof EnumMember);
    const texts = args.filter((arg) => arg !== set && arg !== undefined);
    // alert(prompt), alert(prompt, buttons) and alert(title, prompt, buttons)
    const known = texts.every(
      (text) => text === null || ['string', 'number', 'boolean'].includes(typeof text),
    );
    if (texts.length < 1 || texts.length > 2 || !known || (texts.length === 2 && !set)) {
      throw badSignature(`SpreadsheetApp.Ui.${kind}`, args);
    }
    const [message = '', title = ''] = texts.map((text) => (isText(text) ? text : String(text))).reverse();
    this.lock.release();
    return this.dialogs.reply({ kind, title, message, buttons: BUTTONS_OF[set?.name ?? usual] ?? ['OK'] });
  }
}

class LocalPromptResponse extends stub<GoogleAppsScript.Base.PromptResponse>('PromptResponse') {
  constructor(private readonly reply: Reply) {
    super();
  }

  override getResponseText(): string {
    return this.reply.text;
  }

  override getSelectedButton(): GoogleAppsScript.Base.Button {
    return BUTTON[this.reply.button];
  }
}

class LocalMenu extends stub<GoogleAppsScript.Base.Menu>('Menu') {
  private readonly items: MenuEntry[] = [];
  readonly tree: MenuTree;

  constructor(
    title: string,
    isAddon: boolean,
    private readonly menus: MenuTree[],
  ) {
    super();
    this.tree = { title, isAddon, items: this.items };
  }

  override addItem(caption: string, functionName: string): this {
    this.items.push({ kind: 'item', label: caption, functionName });
    return this;
  }

  override addSeparator(): this {
    this.items.push({ kind: 'separator' });
    return this;
  }

  override addSubMenu(menu: GoogleAppsScript.Base.Menu): this {
    if (!(menu instanceof LocalMenu)) throw badSignature('SpreadsheetApp.Menu.addSubMenu', [menu]);
    this.items.push({ kind: 'menu', menu: menu.tree });
    return this;
  }

  /** A menu of the same name takes the place of the one before. */
  override addToUi(): void {
    const same = this.menus.findIndex(
      ({ title, isAddon }) => title === this.tree.title && isAddon === this.tree.isAddon,
    );
    if (same < 0) this.menus.push(this.tree);
    else this.menus[same] = this.tree;
  }
}
