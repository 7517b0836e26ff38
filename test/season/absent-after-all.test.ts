import { expect, test } from '@jest/globals';
import {
  booksOf,
  close,
  correct,
  corrected,
  exampleSheets,
  expectBooks,
  expectNothing,
  openSheets,
  TOURNAMENTS,
  type Correction,
} from './club-season';
import { gamesOn, independentSeason } from './independent-season';

test('who turns out not to have come to a closed tournament is asked about, as he would have been then (2.3.6)', () => {
  const tournaments = TOURNAMENTS.slice(0, 2);
  const session = openSheets(exampleSheets(), tournaments);
  for (const one of tournaments) close(session, one);
  // The results of Lázaro Betancor were those of somebody else: forfeits, all of them.
  const player = 'Lázaro Betancor';
  const corrections = gamesOn(exampleSheets(), 'Calendario Febrero').flatMap(
    ({ white, black }, row): Correction[] => {
      if (![white, black].includes(player)) return [];
      return [{ sheet: 'Calendario Febrero', row, points: white === player ? ['F', ''] : ['', 'F'] }];
    },
  );
  for (const one of corrections) correct(session, one);
  const done = close(session, tournaments[1]!);
  expect(done.said.map(({ title }) => title)).toContain('Confirmaron y no vinieron');
  const wanted = independentSeason(corrected(exampleSheets(), corrections), tournaments);
  expectBooks(booksOf(session), { ...wanted[1]!, season: [] });
  expectNothing(close(session, tournaments[1]!));
});
