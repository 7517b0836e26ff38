import { expect, test } from '@jest/globals';
import { openWorkbook } from '../../host/workbook-session';
import { answersOf, playGroupPhase, playSecondHalf, readEvening } from '../../scripts/evening';
import { independentSeason, type Books } from './independent-season';

const MONTHS = ['Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Sep', 'Oct', 'Nov'];
/** The titles of the ranking stand in its fourth row, those of the entries in their third. */
const HEADER = 3;
const ENTRIES_HEADER = 2;

const evening = readEvening('examples/velada.json');
const session = openWorkbook('examples/torneo.xlsx', { answers: answersOf(evening) });
const players = (rows: readonly (readonly string[])[]) => {
  const end = rows.findIndex((row) => row[1] === '');
  return end === -1 ? rows : rows.slice(0, end);
};

test('the evening of the examples closes with the books kept by hand', () => {
  const before = players(session.displayValues('Ranking').slice(HEADER));
  playGroupPhase(session, evening);
  playSecondHalf(session, evening);

  const { tournament: name, gaveNotice } = evening;
  const sheets = new Map([
    ['Ranking', before],
    [`Inscritos ${name}`, session.displayValues('Inscritos').slice(ENTRIES_HEADER)],
    ...['Calendario', 'Draw', 'Última Chance'].map(
      (sheet) => [`${sheet} ${name}`, session.displayValues(sheet)] as const,
    ),
  ]);
  const [wanted] = independentSeason(sheets, [{ name, gaveNotice }], MONTHS);
  const { ranking, points } = wanted!;

  const rows = session.values('Ranking').slice(HEADER);
  const column = (title: string) => rows[0]!.indexOf(title);
  // Who joins is below the notes.
  const found = new Map(rows.slice(1).map((row) => [row[column('Jugador')] as string, row] as const));
  for (const [player, { rating, experience, status, place }] of ranking) {
    const row = found.get(player)!;
    expect(Math.abs((row[column('Nivel')] as number) - rating)).toBeLessThan(1e-6);
    expect([player, row[column('Experiencia')] || 0, row[column('Estado')], row[column('Puesto')]]).toEqual([
      ...[player, experience, status, place ?? ''],
    ]);
  }
  const lines = session
    .values('Puntos')
    .slice(1)
    .map(([tournament, player, place, wins, hundredths, official]): Books['points'][number] => ({
      ...{ tournament: tournament as string, player: player as string, wins: wins as number },
      ...{ place: place === '' ? null : (place as number), counts: official === 'Sí' },
      hundredths: Math.round((hundredths as number) * 100),
    }));
  const byName = (one: { player: string }, other: { player: string }) => (one.player < other.player ? -1 : 1);
  expect(lines.sort(byName)).toEqual([...points].sort(byName));
});
