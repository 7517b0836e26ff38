import type { Frame, FrameLocator } from 'playwright-core';
import { expect, test } from '@jest/globals';
import { livePage as texts } from '../../src/i18n/es/live-page';
import { describeWithChromium, PATIENCE, useLocalPage, type LocalPage } from '../serve/local-page';
import { PLAYERS } from './club';
import { AT_FIVE_PAST, eveningFile, GROUPS_PLAYED } from './club-evening';
import { Director } from './director';

const [ana, , , , , , , hil] = PLAYERS.es;
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

interface Scrolling {
  readonly document: {
    readonly documentElement: { readonly scrollWidth: number; readonly clientWidth: number };
  };
}

/** By how many pixels a page is wider than its window. */
function overflow(frame: Frame): Promise<number> {
  return frame.evaluate(() => {
    const { documentElement } = (globalThis as unknown as Scrolling).document;
    return documentElement.scrollWidth - documentElement.clientWidth;
  });
}

function contentOf({ page }: LocalPage): Frame {
  const frame = page.frames().find((one) => one.url().includes('/live/content'));
  if (!frame) throw new Error('no live page');
  return frame;
}

describeWithChromium('the live page, as players see it', () => {
  const played = GROUPS_PLAYED.slice(0, 2);
  const { open, window, server } = useLocalPage(
    eveningFile({ isHere: true, results: played }),
    ...AT_FIVE_PAST,
  );
  let director: Director;

  async function visit(
    size: Parameters<typeof window>[0],
  ): Promise<{ local: LocalPage; live: FrameLocator }> {
    const local = await window(size);
    await local.page.goto(`${server().address}/live`);
    return { local, live: local.page.frameLocator('iframe') };
  }

  test(
    'before anything is published it says so',
    async () => {
      const { live } = await visit(PHONE);
      await live.getByText(texts.nothing).waitFor();
      expect(await live.getByRole('tab').count()).toBe(0);
    },
    PATIENCE,
  );

  for (const size of [PHONE, LAPTOP]) {
    for (const theme of ['light', 'dark'] as const) {
      test(
        `at ${size.width} pixels, ${theme}: every part fits, and so does the big screen`,
        async () => {
          if (!director) {
            director = await Director.atPanel(await open());
            await director.command('publish');
          }
          const { local, live } = await visit({ ...size, theme });
          const tabs = live.getByRole('tab');
          await tabs.first().waitFor();
          const names = await tabs.allInnerTexts();
          expect(names).toEqual([texts.parts.groups, texts.parts.matches, texts.parts.ranking]);
          for (const name of names) {
            await live.getByRole('tab', { name }).click();
            expect(await overflow(contentOf(local))).toBe(0);
          }
          await live.getByRole('button', { name: texts.big }).click();
          await live.locator('.big').waitFor();
          expect(await overflow(contentOf(local))).toBe(0);
          expect(local.faults).toEqual([]);
        },
        PATIENCE,
      );
    }
  }

  test(
    'a player finds his name: his group, his next match with hour and board, what he has played; and is known again',
    async () => {
      const { local, live } = await visit(PHONE);
      await live.getByRole('searchbox').fill('cañiz');
      await live.getByRole('button', { name: hil }).click();
      const mine = live.locator('.mine');
      const text = await mine.innerText();
      expect(text).toContain('G1: 4º, 0 ganados');
      expect(text).toMatch(/Próximo partido: 20:24, mesa \d+, G1, ronda 2 contra Elías Ochoa/);
      expect(text).toContain(`Perdió 0–3 contra ${ana}`);
      await live.getByRole('button', { name: texts.find.forget }).click();
      await live.getByRole('searchbox').fill('nadie');
      await live.getByText(texts.find.none).waitFor();
      expect(await overflow(contentOf(local))).toBe(0);
    },
    PATIENCE,
  );

  test(
    'it brings itself up to date, says how old it is, and says when it can’t',
    async () => {
      const local = await window(PHONE);
      await local.page.clock.install();
      await local.page.goto(`${server().address}/live`);
      const live = local.page.frameLocator('iframe');
      await live.getByText(texts.updated('20:05', 0)).waitFor();
      await live.getByRole('tab', { name: texts.parts.matches }).click();
      const before = await live.locator('.match-list .match').count();
      await director.type('Camilo Núñez', 'Fátima Peña', '31');
      await director.command('publish');
      await local.page.clock.fastForward(40_000);
      await live.locator(`.match-list:not(:has(:nth-child(${before})))`).waitFor();
      expect(await live.locator('.match-list .match').count()).toBe(before - 1);
      await local.page.route('**/live/call', (route) => route.abort());
      await local.page.clock.fastForward(300_000);
      await live.getByText(texts.stale).waitFor();
      await live.getByText(texts.updated('20:05', 5)).waitFor();
      await local.page.unroute('**/live/call');
      await live.getByRole('button', { name: texts.retry }).click();
      await live.getByText(texts.updated('20:05', 0)).waitFor();
    },
    PATIENCE,
  );
});
