import { beforeAll, describe, expect, test } from '@jest/globals';
import { openWorkbook, type WorkbookSession } from '../../host/workbook-session';
import type { LiveAnswer } from '../../src/ui/live-contract';
import {
  close,
  correct,
  corrected,
  exampleSheets,
  expectNothing,
  openSheets,
  OPTIONS,
  reopen,
  TOURNAMENTS,
  type Correction,
} from './club-season';
import { gamesOn, independentSeason, type Sheets } from './independent-season';

const CLOSED = TOURNAMENTS.slice(0, 3);
const isUnofficial = (name: string) => /no oficial/.test(name);
const TITLE = 'Evolución del nivel';

/** Everybody's levels from the books kept by hand: before his first tournament and after each official one since. */
function historiesByHand(sheets: Sheets, tournaments = CLOSED): Map<string, number[]> {
  const before = new Map<string, number>();
  const [header, ...rows] = sheets.get('Ranking')!;
  for (const row of rows) {
    const level = row[header!.indexOf('Nivel')]!;
    if (level !== '') before.set(row[header!.indexOf('Jugador')]!, Number(level.replace(',', '.')));
  }
  const found = new Map([...before].map(([player, level]) => [player, [level]]));
  independentSeason(sheets, tournaments).forEach(({ ranking }, index) => {
    if (isUnofficial(tournaments[index]!.name)) return;
    for (const [player, { rating }] of ranking) {
      // A newcomer starts with 1500 (7.5.1).
      found.set(player, [...(found.get(player) ?? [1500]), rating]);
    }
  });
  return found;
}

function linesOn(session: WorkbookSession): Map<string, string> {
  const [header, ...rows] = session.formulas('Ranking');
  const [titles] = session.displayValues('Ranking');
  expect(header!.length).toBe(titles!.length);
  const column = titles!.indexOf(TITLE);
  const names = session.displayValues('Ranking').slice(1);
  const name = titles!.indexOf('Jugador');
  return new Map(rows.map((row, index) => [names[index]![name]!, row[column]!]));
}

/** Without those who have played nothing yet: the ledger does not name them. */
function expectLines(session: WorkbookSession, wanted: ReadonlyMap<string, readonly number[]>): void {
  const lines = linesOn(session);
  let compared = 0;
  for (const [player, levels] of wanted) {
    const line = lines.get(player)!;
    if (line === '') continue;
    compared += 1;
    expect([player, line]).toEqual([player, `=SPARKLINE({${levels.map(Math.round).join(';')}})`]);
  }
  expect(compared).toBeGreaterThan(20);
}

describe('the line of levels on the ranking', () => {
  let session: WorkbookSession;
  let closed: Uint8Array;
  const sheets = exampleSheets();
  beforeAll(() => {
    session = openSheets(sheets, CLOSED);
    for (const one of CLOSED) close(session, one);
    closed = session.bytes();
  });

  test('is each player’s level after each tournament, as kept by hand', () => {
    expectLines(session, historiesByHand(sheets));
    expect(session.warnings().filter((warning) => warning.includes('not computed'))).toEqual([]);
  });

  test('is not touched when nothing changes', () => {
    expectNothing(close(session, CLOSED[1]!));
  });

  test('follows a corrected result through all later tournaments', () => {
    const later = openWorkbook(closed, OPTIONS);
    const [, second] = CLOSED;
    const sheet = `Draw ${second!.name}`;
    const row = gamesOn(sheets, sheet).findLastIndex(({ group }) => group === 'Final');
    const { ofWhite, ofBlack } = gamesOn(sheets, sheet)[row]!;
    const turned: Correction = { sheet, row, points: [String(ofBlack), String(ofWhite)] };
    correct(later, turned);
    close(later, second!);
    expectLines(later, historiesByHand(corrected(sheets, [turned])));
  });

  test('goes back when the last tournament is reopened, and away with the first', () => {
    const later = openWorkbook(closed, OPTIONS);
    reopen(later, CLOSED[2]!.name);
    expectLines(later, historiesByHand(sheets, CLOSED.slice(0, 2)));
    reopen(later, CLOSED[1]!.name);
    reopen(later, CLOSED[0]!.name);
    expect(
      later
        .formulas('Ranking')
        .flat()
        .filter((formula) => formula.includes('SPARKLINE')),
    ).toEqual([]);
    expect(later.displayValues('Ranking')[0]).not.toContain(TITLE);
  });

  test('is on the live page too, ending at the level that is shown', () => {
    session.answer({ '¿Qué se publica': '4', 'nombres completos': 'YES' });
    expect(session.runAction('publish').error).toBeUndefined();
    const answer = JSON.parse(
      session.callServer('cubileteLive', [], 'web-app').value as string,
    ) as LiveAnswer;
    if (answer.kind !== 'live') throw new Error(answer.kind);
    const wanted = historiesByHand(sheets);
    const ranked = answer.snapshot.ranking!.filter(({ history }) => history !== undefined);
    expect(ranked.length).toBeGreaterThan(20);
    for (const { player, level, history } of ranked) {
      expect([player, history]).toEqual([player, wanted.get(player)!.map(Math.round)]);
      expect(history![history!.length - 1]).toBe(Math.round(level!));
    }
  });
});

test('what the director has typed in a column of that name stays, and his own lines', () => {
  const sheets = new Map(exampleSheets());
  const [header, ...rows] = sheets.get('Ranking')!;
  const own = rows.map((row, index) => [...row, index === 0 ? 'subió mucho' : '']);
  sheets.set('Ranking', [[...header!, TITLE], ...own]);
  const session = openSheets(sheets, CLOSED.slice(0, 1));
  close(session, CLOSED[0]!);
  const column = header!.length;
  expect(session.displayValues('Ranking')[1]![column]).toBe('subió mucho');
  expect(session.formulas('Ranking')[1]![column]).toBe('');
  expect(session.formulas('Ranking')[2]![column]).toMatch(/^=SPARKLINE\(\{\d+;\d+\}\)$/);
});
