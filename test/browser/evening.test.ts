import { expect, test } from '@jest/globals';
import { livePage as liveEs } from '../../src/i18n/es/live-page';
import { livePage as liveRu } from '../../src/i18n/ru/live-page';
import { describeWithChromium, PATIENCE, useLocalPage } from '../serve/local-page';
import { clubFile, PLAYERS } from './club';
import { Director } from './director';

const LIVE = { es: liveEs, ru: liveRu };

/**
 * A director's evening from a workbook that nothing was done in to a published final, by clicks and figures alone. Group
 * one ends with three players level in everything, so that they have to play off.
 */
describeWithChromium.each([
  ['es', 'es_VE'],
  ['ru', 'ru_RU'],
] as const)('an evening in %s', (language, locale) => {
  const file = clubFile(PLAYERS[language], language);
  const { open, server } = useLocalPage(file, '--locale', locale, '--now', '2026-12-04T20:05:00-04:00');
  const [ana, bea, cam, dal, eli, fat, glo, hil] = PLAYERS[language] as unknown as string[] & { length: 8 };
  let director: Director;

  test(
    'an untouched workbook: the panel says what comes first, and then next',
    async () => {
      director = await Director.atPanel(await open(), language);
      const { texts } = director;
      expect(await director.panel.locator('.todo').allInnerTexts()).toEqual([
        expect.stringContaining(texts.missingGroups),
      ]);
      const [seeding] = await director.doNext('seed-groups');
      expect(seeding).toContain(director.nameOf('seed-groups'));
      await director.panel.getByText(texts.missingSchedule).waitFor();
      await director.doNext('schedule');
      await director.match(ana!, hil!).waitFor();
      expect(await director.panel.locator('.match').count()).toBe(12);
      expect(await director.local.tabs()).toContain(director.messages.actions.sheets.schedule);
    },
    PATIENCE,
  );

  test(
    'the roll is called, and the one who was missing comes late',
    async () => {
      const { panel, texts } = director;
      await panel.locator('.hour').first().getByRole('button', { name: texts.rollCall }).click();
      await panel.locator('.roll').getByLabel(ana!).uncheck();
      await panel.locator('.roll').getByRole('button').click();
      await panel.getByText(texts.lateName(ana!)).waitFor();
      await director.settled();
      const match = await director.openMatch(ana!, hil!);
      await match.getByRole('button', { name: texts.arrivedOf(ana!), exact: true }).click();
      await director.said(ana!);
      const schedule = director.messages.actions.sheets.schedule;
      await director.local.expectShown(schedule, 'I2', '20:05');
      await director.local.expectShown(schedule, 'J2', '20:00');
      expect(await panel.getByText(texts.lateName(ana!)).count()).toBe(0);
    },
    PATIENCE,
  );

  test(
    'results by two taps and by figures, one taken back, one by forfeit',
    async () => {
      const { panel, texts } = director;
      await director.tap(ana!, hil!, ana!, 1);
      await director.undo();
      expect(await director.points(ana!, hil!)).toEqual(['', '']);
      await director.type(ana!, hil!, '31');
      for (const [white, black, figures] of [
        [dal, eli, '31'],
        [hil, eli, '13'],
        [ana, dal, '3-1'],
        [dal, hil, '31'],
        [eli, ana, '31'],
        [bea, glo, '30'],
        [glo, fat, '13'],
        [bea, cam, '32'],
        [cam, glo, '31'],
      ] as const) {
        await director.type(white!, black!, figures);
      }
      await director.tap(cam!, fat!, cam!, 1);
      const match = await director.openMatch(fat!, bea!);
      await match.getByRole('button', { name: texts.more }).click();
      await match.getByRole('button', { name: texts.forfeit(fat!), exact: true }).click();
      await director.said(`${fat}–${bea}`);
      await panel.getByRole('button', { name: texts.finishedTitle(12) }).waitFor();
    },
    PATIENCE,
  );

  test(
    'three players level in everything: the panel asks for their play-offs, and takes their results',
    async () => {
      const { panel, texts } = director;
      const missing = await panel.locator('.todo').allInnerTexts();
      expect(missing).toContainEqual(expect.stringContaining(texts.missingPlayoff(dal!, eli!, 'G1')));
      await director.doNext('standings');
      const playoff = panel.locator('.match', { hasText: texts.playoff });
      await playoff.first().waitFor();
      for (let left = await playoff.count(); left > 0; left--) {
        await playoff.first().locator('.row').click();
        // To one point: with the winner there is nothing left to choose but nought.
        await playoff.first().locator('.winner').first().click();
        await playoff
          .first()
          .locator('.points-of')
          .last()
          .getByRole('button', { name: '0', exact: true })
          .click();
        await director.said('1–0');
      }
    },
    PATIENCE,
  );

  test(
    'the draw is played to its end, winners advancing as they are known',
    async () => {
      const { panel } = director;
      for (let step = 0; step < 12; step++) {
        const playable = panel.locator('.match:not(.finished):not(.open)');
        while ((await playable.count()) > 0) {
          const [white, black] = await playable.first().locator('.who').allInnerTexts();
          await director.tap(white!, black!, white!, 0);
        }
        const todo = panel.locator('.todo').first();
        await todo.waitFor();
        const said = await todo.innerText();
        const command = (['lateness', 'standings', 'draw', 'advance'] as const).find((id) =>
          said.includes(director.nameOf(id)),
        );
        if (command === undefined) break;
        await director.doNext(command);
      }
      expect(await panel.locator('.todo').first().innerText()).toContain(director.nameOf('publish'));
    },
    PATIENCE * 2,
  );

  test(
    'published: the players see the champion',
    async () => {
      await director.doNext('publish');
      const page = await director.local.page.context().newPage();
      await page.goto(`${server().address}/live`);
      const live = page.frameLocator('iframe');
      const champion = await live.locator('.champion').innerText();
      expect(champion).toMatch(
        new RegExp(`^${LIVE[language].champion}: (?:${ana}|${bea}|${cam}|${dal}|${eli})$`),
      );
      await live.getByRole('tab', { name: LIVE[language].parts.draw }).click();
      const name = champion.split(': ')[1]!;
      await live.locator('.side.winner', { hasText: name }).last().waitFor();
      await page.close();
    },
    PATIENCE,
  );

  test(
    'closing shows who gets what before it is written, a line each, and then the ranking is published again',
    async () => {
      const asked = await director.doNext('close');
      const table = asked[asked.length - 1]!;
      for (const player of PLAYERS[language]) expect(table).toContain(`• ${player}: `);
      await director.doNext('publish');
      await director.settled();
      expect(await director.panel.locator('.todo').count()).toBe(0);
      expect(director.local.faults).toEqual([]);
    },
    PATIENCE,
  );
});
