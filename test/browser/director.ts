import type { FrameLocator, Locator } from 'playwright-core';
import { el } from '../../src/i18n/el/texts';
import { panelPage as panelEl } from '../../src/i18n/el/panel-page';
import { en } from '../../src/i18n/en/texts';
import { panelPage as panelEn } from '../../src/i18n/en/panel-page';
import { es, type Messages } from '../../src/i18n/es/texts';
import { panelPage as panelEs, type PanelPageTexts } from '../../src/i18n/es/panel-page';
import type { Language } from '../../src/i18n/languages';
import { panelPage as panelRu } from '../../src/i18n/ru/panel-page';
import { ru } from '../../src/i18n/ru/texts';
import type { ActionId } from '../../src/ui/contract';
import type { LocalPage } from '../serve/local-page';

const TEXTS: Readonly<Record<Language, { messages: Messages; panel: PanelPageTexts }>> = {
  es: { messages: es, panel: panelEs },
  en: { messages: en, panel: panelEn },
  el: { messages: el, panel: panelEl },
  ru: { messages: ru, panel: panelRu },
};

const PATIENCE = 15_000;

/** A director at the local page with the panel open, who sees and presses what a person does. */
export class Director {
  readonly messages: Messages;
  readonly texts: PanelPageTexts;
  readonly panel: FrameLocator;

  private constructor(
    readonly local: LocalPage,
    language: Language,
  ) {
    this.messages = TEXTS[language].messages;
    this.texts = TEXTS[language].panel;
    this.panel = local.page.frameLocator('aside.sidebar iframe');
  }

  /** Opens the panel from the menu and waits until it has read the sheets. */
  static async atPanel(local: LocalPage, language: Language = 'es'): Promise<Director> {
    await local.menu('Cubilete', TEXTS[language].messages.menu.panel);
    return Director.atOpenPanel(local, language);
  }

  static async atOpenPanel(local: LocalPage, language: Language = 'es'): Promise<Director> {
    const director = new Director(local, language);
    await director.panel.locator('.aside').waitFor();
    return director;
  }

  get keyboard(): LocalPage['page']['keyboard'] {
    return this.local.page.keyboard;
  }

  /** Waits until nothing is being written. */
  async settled(): Promise<void> {
    await this.panel.locator('.panel[aria-busy="false"]').waitFor({ timeout: PATIENCE });
  }

  nameOf(command: ActionId): string {
    return this.messages.menu.actions[command];
  }

  /** The button of what the panel names as missing; its drawer is opened where it is shut. */
  async todo(command: ActionId): Promise<Locator> {
    const button = this.panel.locator('.todo').getByRole('button', { name: this.nameOf(command) });
    const handle = this.panel.locator('.aside .kind').first();
    if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click();
    await button.first().waitFor({ timeout: PATIENCE });
    return button.first();
  }

  /** Presses what is missing, and accepts every question that comes of it. */
  async doNext(command: ActionId): Promise<string[]> {
    await (await this.todo(command)).click();
    return this.acceptAll();
  }

  /** Runs a command of the panel's own list. */
  async command(command: ActionId): Promise<string[]> {
    await (await this.commandButton(command)).click();
    return this.acceptAll();
  }

  /** The button of a command in the panel's own list. */
  async commandButton(command: ActionId): Promise<Locator> {
    const handle = this.panel.getByRole('button', { name: this.texts.commands });
    if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click();
    return this.panel.locator('.commands').getByRole('button', { name: this.nameOf(command), exact: true });
  }

  /** Accepts the questions of a command one after another; gives what they said. */
  async acceptAll(): Promise<string[]> {
    const said: string[] = [];
    for (;;) {
      const question = this.panel.locator('.question');
      const quiet = this.panel.locator('.panel[aria-busy="false"]');
      await question.or(quiet).first().waitFor({ timeout: PATIENCE });
      // Between an answer and what comes of it the panel is busy; so neither means that it has ended.
      if (!(await question.isVisible())) {
        await this.settled();
        if (!(await question.isVisible())) return said;
      }
      said.push(await question.innerText());
      await question.locator('.primary').click();
    }
  }

  /** A match in the list, told by its two players. */
  match(white: string, black: string): Locator {
    return this.panel.locator('.match').filter({ hasText: white }).filter({ hasText: black });
  }

  /** What stands behind a player in the list. */
  async points(white: string, black: string): Promise<string[]> {
    return this.match(white, black).locator('.row .points').allInnerTexts();
  }

  async openMatch(white: string, black: string): Promise<Locator> {
    const match = this.match(white, black);
    if ((await match.getAttribute('class'))?.includes('opened') !== true) await match.locator('.row').click();
    await match.locator('.detail :focus').waitFor({ timeout: PATIENCE });
    return match;
  }

  /** Who won, and with the next tap the loser's points. */
  async tap(white: string, black: string, winner: string, loserPoints: number): Promise<void> {
    const match = await this.openMatch(white, black);
    await match.locator('.winner', { hasText: winner }).click();
    await match
      .locator('.points-of')
      .last()
      .getByRole('button', { name: String(loserPoints), exact: true })
      .click();
    await this.said(`${white}–${black}`);
  }

  /** By its figures. */
  async type(white: string, black: string, figures: string): Promise<void> {
    await this.openMatch(white, black);
    await this.keyboard.type(figures);
    await this.keyboard.press('Enter');
    await this.said(`${white}–${black}`);
  }

  /** Waits until the panel has said something. */
  async said(text: string): Promise<void> {
    await this.panel.locator('.foot .toast:not(.working)', { hasText: text }).waitFor({ timeout: PATIENCE });
    await this.settled();
  }

  async undo(): Promise<void> {
    await this.panel
      .locator('.foot .toast')
      .getByRole('button', { name: this.texts.undo, exact: true })
      .click();
    await this.said(this.texts.undone);
  }
}
