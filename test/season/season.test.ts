import { beforeAll, describe, expect, test } from '@jest/globals';
import { openWorkbook, type WorkbookSession } from '../../host/workbook-session';
import {
  booksOf,
  close,
  correct,
  corrected,
  exampleSheets,
  expectBooks,
  expectNothing,
  ledgerOf,
  openExample,
  OPTIONS,
  reopen,
  run,
  TOURNAMENTS,
  undo,
  type Correction,
} from './club-season';
import { gamesOn, independentSeason, type Books } from './independent-season';

const named = TOURNAMENTS.map(({ name }, index) => [name, index] as const);
const tournament = (wanted: string) => TOURNAMENTS.find(({ name }) => name === wanted)!;

describe('the season of the examples', () => {
  let session: WorkbookSession;
  let closed: Uint8Array;
  const after: Books[] = [];
  const byHand = independentSeason(exampleSheets(), TOURNAMENTS);
  beforeAll(() => {
    session = openExample();
    for (const one of TOURNAMENTS) {
      close(session, one);
      run(session, 'season');
      after.push(booksOf(session));
    }
    closed = session.bytes();
  });

  test.each(named)('after %s the books are those kept by hand', (_, index) => {
    expectBooks(after[index]!, byHand[index]!);
  });

  test('what the example is to hold is in it', () => {
    const last = byHand[byHand.length - 1]!;
    const statuses = (name: string) => byHand.map(({ ranking }) => ranking.get(name)?.status ?? '');
    expect(statuses('Zenón Cabrices')).toEqual(expect.arrayContaining(['Activo', 'Cuarentena', 'Fuera']));
    expect(statuses('Sabino Echarri').slice(4, 8)).toEqual(['Cuarentena', 'Cuarentena', 'Activo', 'Activo']);
    expect(statuses('Ubaldo Figueredo').slice(6, 9)).toEqual(['Fuera', 'Fuera', 'Activo']);
    expect(ledgerOf(session).filter((line) => line.includes('Vuelve como nuevo'))).toHaveLength(1);
    expect(last.season.filter(({ eligible }) => !eligible).length).toBeGreaterThan(0);
    const capped = last.points.filter(
      ({ place, wins, hundredths }) => place === null && hundredths < 10 + 4 * wins,
    );
    expect(capped.length).toBeGreaterThan(0);
  });

  test('closing each again changes nothing', () => {
    for (const one of TOURNAMENTS) expectNothing(close(session, one));
  });

  test('reopened and closed again everything is as it was', () => {
    const ledger = ledgerOf(session);
    for (const name of ['Noviembre', 'Marzo', 'Enero', 'Verano (no oficial)']) {
      reopen(session, name);
      expect(booksOf(session).points.filter((line) => line.tournament === name)).toEqual([]);
      close(session, tournament(name));
      expectBooks(booksOf(session), byHand[byHand.length - 1]!);
      expect(ledgerOf(session)).toEqual(ledger);
    }
  });

  describe('another result of an early tournament', () => {
    const final = (sheet: string) =>
      gamesOn(exampleSheets(), sheet).findLastIndex(({ group }) => group === 'Final');
    const turned = (sheet: string, row: number): Correction => {
      const { ofWhite, ofBlack } = gamesOn(exampleSheets(), sheet)[row]!;
      return { sheet, row, points: [String(ofBlack), String(ofWhite)] };
    };
    const ofPlayer = (sheet: string, player: string) =>
      gamesOn(exampleSheets(), sheet).findIndex(({ white, black }) => [white, black].includes(player));

    test.each<readonly [string, string, () => Correction]>([
      ['the final', 'Enero', () => turned('Draw Enero', final('Draw Enero'))],
      [
        'the final of the Last Chance',
        'Marzo',
        () => turned('Última Chance Marzo', final('Última Chance Marzo')),
      ],
      [
        'a first match in a group, whose winner had left',
        'Febrero',
        () => turned('Calendario Febrero', ofPlayer('Calendario Febrero', 'Horacio Villegas')),
      ],
    ])('%s', (_, name, correction) => {
      const later = openWorkbook(closed, OPTIONS);
      correct(later, correction());
      close(later, tournament(name));
      const wanted = independentSeason(corrected(exampleSheets(), [correction()]), TOURNAMENTS);
      expectBooks(booksOf(later), wanted[wanted.length - 1]!);
    });
  });

  test('taken back one by one, each command leaves the books before it', () => {
    const later = openWorkbook(closed, OPTIONS);
    for (const index of TOURNAMENTS.map((_, at) => at).reverse()) {
      expectBooks(booksOf(later), after[index]!);
      // The season of the first tournament is a command of its own.
      if (index === 0) undo(later);
      undo(later);
    }
    expect(later.sheets().filter((name) => /Puntos|Movimientos|Temporada/.test(name))).toEqual([]);
    expect(later.displayValues('Ranking')).toEqual(openExample().displayValues('Ranking'));
  });
});
