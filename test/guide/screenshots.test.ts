import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildFolder, ROOT } from '../bundle/bundle-files';
import { describeWithChromium, useLocalPage } from '../serve/local-page';
import { PLAYERS, pointsOf, untouchedWorkbook, WORDS, type GuideLanguage } from './club';
import { Director } from './director';

/** With `UPDATE_SCREENSHOTS=1` the pictures of the guides are written; else they go where nobody looks. */
const isUpdating = process.env.UPDATE_SCREENSHOTS === '1';
const scratch = mkdtempSync(join(tmpdir(), 'cubilete-pictures-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Seeded first; who comes late; who is still awaited. */
const [FIRST, LATE, AWAITED] = [PLAYERS[0]!, PLAYERS[4]!, PLAYERS[8]!];

const WHOLE_EVENING = 240_000;
const MOST_BYTES = 150_000;

/** The guide's evening, from a workbook that Cubilete has never seen to the closed tournament. */
describe.each(['es', 'en'] as const)('the evening of the guide (%s)', (language: GuideLanguage) => {
  const words = WORDS[language];
  const { messages, panel: said, live, tournament } = words;
  const { columns, menu, actions } = messages;
  const { sheets } = actions;
  const item = menu.actions;
  const bundle = mkdtempSync(join(tmpdir(), `cubilete-${language}-`));
  beforeAll(() => void buildFolder(language, bundle), WHOLE_EVENING);
  afterAll(() => rmSync(bundle, { recursive: true, force: true }));
  const file = untouchedWorkbook(words);

  describeWithChromium('in the browser', () => {
    const { open, server } = useLocalPage(
      ...[file, '--bundle', join(bundle, 'Code.js'), '--locale', words.locale],
      ...['--now', '2026-03-07T20:22:00-04:00'],
    );

    test(
      'goes as it is told, and every picture is made',
      async () => {
        const local = await open();
        const { page } = local;
        page.setDefaultTimeout(30_000);
        await page.setViewportSize({ width: 1100, height: 940 });
        const director = new Director(local, isUpdating ? join(ROOT, words.folder) : join(scratch, language));

        // The menu, on the workbook as it was.
        await page.getByRole('button', { name: 'Cubilete', exact: true }).click();
        await director.picture('menu');
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1100, height: 620 });

        await director.command(item['seed-groups'], { picture: 'seed' });
        await director.command(item.schedule, { text: '8:00pm' });
        expect(await local.shown(sheets.groups, 'B2')).toBe(FIRST);

        // The panel: the roll of the first round, without the two who are not there yet; one of them comes.
        const { panel } = director;
        await director.clearNotes();
        await local.menu('Cubilete', menu.panel);
        await panel.getByRole('button', { name: said.rollCall }).first().click();
        await panel.getByRole('checkbox', { name: LATE }).uncheck();
        await panel.getByRole('checkbox', { name: AWAITED }).uncheck();
        await director.picture('roll-call', page.locator('aside.sidebar'));
        await panel.getByRole('button', { name: said.rollCallDone(10) }).click();
        await panel.getByText(said.lateName(LATE)).waitFor();
        await director.quietPanel();
        await director.picture('panel');
        await panel.locator('li', { hasText: LATE }).first().locator('button.row').click();
        await panel.getByRole('button', { name: said.arrivedOf(LATE) }).click();
        await panel.getByText(said.lateName(LATE)).waitFor({ state: 'detached' });
        const first = panel.locator('li', { hasText: FIRST }).first();
        if ((await first.locator('.detail').count()) === 0) await first.locator('button.row').click();
        await first.locator('button.winner', { hasText: FIRST }).click();
        await director.quietPanel();
        await first.locator('button.winner').first().scrollIntoViewIfNeeded();
        await director.picture('result', page.locator('aside.sidebar'));
        await first.locator('button.digit.primary', { hasText: '1' }).click();
        await director.until(
          async () =>
            (await director.rows(sheets.schedule)).some((row) => row.get(columns.pointsWhite) !== ''),
          'the panel has written no result',
        );
        await page.locator('aside.sidebar .heading .cross').click();

        await director.command(item.lateness);

        // What is played until midnight.
        const schedule = await director.rows(sheets.schedule);
        const typed = schedule.map((row) =>
          pointsOf(row.get(columns.white)!, row.get(columns.black)!, false),
        );
        await director.paste(sheets.schedule, 'G2', typed);
        await local.expectShown(sheets.schedule, `G${schedule.length + 1}`, typed.at(-1)![0]);
        await local.select(sheets.schedule, 'A1');
        await director.clearNotes();
        await director.picture('schedule');

        await director.command(item.standings, { picture: 'play-offs' });
        const playoffs = (await director.rows(sheets.schedule)).slice(schedule.length);
        expect(playoffs).toHaveLength(3);
        await director.paste(
          sheets.schedule,
          `G${schedule.length + 2}`,
          playoffs.map((row) => pointsOf(row.get(columns.white)!, row.get(columns.black)!, true)),
        );
        await local.expectShown(sheets.standings, 'J2', messages.status.qualified);
        await local.select(sheets.standings, 'A1');
        await director.clearNotes();
        await director.picture('standings');

        // The second phase: whoever is named first wins.
        await director.command(item.draw, { text: '9:45pm' });
        const play = async (sheet: string, isPictured: boolean): Promise<void> => {
          for (let turn = 0; turn < 6; turn += 1) {
            const games = await director.rows(sheet);
            const known = (name: string) => PLAYERS.includes(name);
            for (const [at, game] of games.entries()) {
              const isOpen = known(game.get(columns.white)!) && known(game.get(columns.black)!);
              if (!isOpen || game.get(columns.pointsWhite) !== '') continue;
              const isFinal = game.get(columns.round) === messages.draw.round(2);
              const column = [...game.keys()].indexOf(columns.pointsWhite);
              await director.paste(sheet, `${'ABCDEFGHIJKLM'[column]}${at + 2}`, [
                [isFinal ? '7' : '5', '3'],
              ]);
              await local.expectShown(sheet, `${'ABCDEFGHIJKLM'[column]}${at + 2}`, isFinal ? '7' : '5');
            }
            const told = await director.command(item.advance);
            if (isPictured && turn === 1) {
              await director.clearNotes();
              await local.select(sheet, 'A1');
              await director.picture('draw');
            }
            if (told.includes(messages.secondHalf.advance.same)) return;
          }
        };
        await play(sheets.draw, true);
        await director.command(item['last-chance'], { picture: 'last-chance' }, { text: '9:45pm' });
        await play(sheets.lastChance, false);

        // Publishing, before anything is closed.
        await director.command(item.publish, { picture: 'publish' }, {}, {});
        const phone = await page.context().newPage();
        await phone.setViewportSize({ width: 390, height: 700 });
        await phone.goto(`${server().address}/live`);
        const shown = phone.frameLocator('iframe');
        await shown.getByLabel(live.find.label).fill(LATE.slice(0, 5));
        await shown.getByRole('button', { name: LATE }).click();
        await shown.getByText(live.find.results).waitFor();
        await director.pictureOf(phone, 'live');
        await phone.close();

        await local.menu('Cubilete', menu.pages['print-sheets']);
        const paper = page.locator('dialog.framed');
        await paper.frameLocator('iframe').locator('section.paper').first().waitFor();
        await director.picture('print', paper);
        await local.escape(paper);
        await local.menu('Cubilete', menu.pages['blog-snippet']);
        await paper.frameLocator('iframe').locator('textarea').waitFor();
        await director.picture('blog', paper);
        await local.escape(paper);

        // The end.
        await director.command(item.close, { text: tournament }, { text: '' }, { picture: 'close' });
        await local.select(sheets.ranking, 'A1');
        await director.clearNotes();
        await director.picture('ranking');
        await director.command(item.season, {});
        expect(await local.shown(sheets.season, 'B2')).toBeDefined();

        expect(local.faults).toEqual([]);
        for (const path of director.pictures) expect(statSync(path).size).toBeLessThan(MOST_BYTES);
      },
      WHOLE_EVENING,
    );
  });
});
