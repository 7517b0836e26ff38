import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { knockoutRows } from '../oracle/knockout-oracle';
import {
  playedDraw,
  type Decision,
  type DrawRow,
  type Ending,
  type PlayedRules,
} from '../oracle/draw-simulation';
import { table } from './formula';

/** Draws played at random from the first match to the last, against the text of the rules worked out apart. */

const HEADER = ['Partido', 'Ronda', 'Blancas', 'Negras', 'Puntos B', 'Puntos N', 'Nota'];

const decision: fc.Arbitrary<Decision> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Decision>('white', 'black') },
  { weight: 3, arbitrary: fc.constantFrom<Decision>('whiteForfeits', 'blackForfeits') },
  { weight: 1, arbitrary: fc.constantFrom<Decision>('bothForfeit', 'open') },
);

/** A match for third and coming back are never in one regulation; what becomes of both is not in any text. */
const rules: fc.Arbitrary<PlayedRules> = fc
  .record({ bringsBack: fc.boolean(), forfeitWinsCount: fc.boolean(), third: fc.boolean() })
  .map((some) => ({ ...some, third: some.third && !some.bringsBack }));

const draw = (most: number) =>
  fc.record({
    entries: fc.integer({ min: 2, max: most }),
    decisions: fc.array(decision, { maxLength: most * 2 }),
    rules,
    known: fc.boolean(),
    mark: fc.constantFrom('F', 'A', 'W.O.', 'abandono'),
  });

const PLAIN: PlayedRules = { bringsBack: true, forfeitWinsCount: true, third: false };

const regulationOf = ({ bringsBack, forfeitWinsCount }: PlayedRules): unknown => [
  // Coming back is HG's own (2.3.9).
  ['base', bringsBack ? 'HG' : 'OTHELLO'],
  ['forfeitWinCountsAsWin', forfeitWinsCount ? 'sí' : 'no'],
];

const names = (entries: number): string[] => Array.from({ length: entries }, (_, at) => `J${at + 1}`);

const given = (rows: unknown, regulation?: unknown): Ending[] =>
  table('TD_PLACES', rows, regulation)
    .slice(1)
    .map(([place, player, round, wins]) => ({
      ...{ player: String(player), place: place as number | '' },
      ...{ round: round === '3er puesto' ? 'Tercer puesto' : String(round), wins: Number(wins) },
    }));

const byName = (endings: readonly Ending[]): Ending[] =>
  [...endings].sort((one, other) => (one.player < other.player ? -1 : 1));

const marked = (rows: readonly DrawRow[], mark: string): unknown[][] =>
  rows.map((row) => row.map((cell) => (cell === 'F' ? mark : cell)));

const HEADER_WITH_LINKS = [...HEADER, 'Pasa a'];

/** The rows as a director without references keeps them: names that are known, nothing where they are not. */
const bare = (rows: readonly DrawRow[]): unknown[][] =>
  rows.map((row) => row.map((cell, at) => (at >= 2 && / M\d/.test(String(cell)) ? '' : cell)));

const linked = (rows: readonly DrawRow[], entries: number): unknown[][] => {
  const passesTo = new Map(knockoutRows(names(entries)).map((match) => [match.id, match.passesTo]));
  return bare(rows).map((row) => [...row, '', passesTo.get(String(row[0])) ?? '']);
};

describe('TD_PLACES gives what the text of the rules gives', () => {
  test('places, rounds and wins', () => {
    fc.assert(
      fc.property(draw(21), ({ entries, decisions, rules: some, known, mark }) => {
        const { rows, endings } = playedDraw(names(entries), decisions, some, known);
        expect(byName(given(marked(rows, mark), regulationOf(some)))).toEqual(byName(endings));
      }),
      runs(1500),
    );
  });

  test('in draws of up to 70, 39 and 33 among them', () => {
    fc.assert(
      fc.property(
        draw(70),
        fc.constantFrom(null, 39, 33, 32, 64),
        ({ entries: any, decisions, rules: some, known }, size) => {
          const { rows, endings } = playedDraw(names(size ?? any), decisions, some, known);
          expect(byName(given([HEADER, ...rows], regulationOf(some)))).toEqual(byName(endings));
        },
      ),
      runs(60),
    );
  });

  test('in every order of the matches', () => {
    fc.assert(
      fc.property(
        draw(17),
        fc.infiniteStream(fc.nat()),
        ({ entries, decisions, rules: some, known }, random) => {
          const { rows } = playedDraw(names(entries), decisions, some, known);
          const regulation = regulationOf(some);
          const matches = [...new Set(rows.map(([id]) => id))];
          const keys = new Map(matches.map((id) => [id, random.next().value as number]));
          matches.sort((one, other) => keys.get(one)! - keys.get(other)!);
          // The rows of one match stay in the order in which they were played.
          const shuffled = matches.flatMap((id) => rows.filter((row) => row[0] === id));
          expect(table('TD_PLACES', shuffled, regulation)).toEqual(table('TD_PLACES', rows, regulation));
        },
      ),
      runs(400),
    );
  });

  test('where «Pasa a» alone links the matches', () => {
    fc.assert(
      fc.property(draw(21), ({ entries, decisions, rules: some }) => {
        const without = { ...some, third: false };
        const { rows, endings } = playedDraw(names(entries), decisions, without, true);
        expect(byName(given([HEADER_WITH_LINKS, ...linked(rows, entries)], regulationOf(without)))).toEqual(
          byName(endings),
        );
      }),
      runs(400),
    );
  });

  test('where nothing but the names links them', () => {
    fc.assert(
      fc.property(draw(21), fc.boolean(), ({ entries, decisions, rules: some }, numbered) => {
        const without = { ...some, third: false };
        // Two who both gave a forfeit leave a place that only a reference or «Pasa a» tells from one still open.
        const single = decisions.filter((one) => one !== 'bothForfeit');
        const { rows, endings } = playedDraw(names(entries), single, without, true);
        const written = bare(rows).map(([id, ...others]) => [numbered ? id : '', ...others]);
        expect(byName(given([HEADER, ...written], regulationOf(without)))).toEqual(byName(endings));
      }),
      runs(400),
    );
  });
});

describe('at any moment of the evening', () => {
  test('a place once given stays, and nobody who has one plays on, while nobody gives a forfeit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 33 }),
        fc.array(fc.constantFrom<Decision>('white', 'black'), { minLength: 40, maxLength: 40 }),
        fc.nat({ max: 33 }),
        fc.boolean(),
        (entries, decisions, played, known) => {
          const open = decisions.map((one, at): Decision => (at < played ? one : 'open'));
          const now = given(playedDraw(names(entries), open, PLAIN, known).rows);
          const later = new Map(
            given(playedDraw(names(entries), decisions, PLAIN, known).rows).map((one) => [one.player, one]),
          );
          expect(now).toHaveLength(entries);
          for (const { player, place, wins } of now) {
            expect([place, '']).toContain(place === '' ? '' : later.get(player)?.place);
            expect(later.get(player)?.wins).toBeGreaterThanOrEqual(wins);
          }
          // One each of 1 and 2, two of 3, four of 5 and so on at the end.
          const shared = [...later.values()]
            .map(({ place }) => Number(place))
            .sort((one, other) => one - other);
          shared.forEach((place, at) =>
            expect(place).toBe(at === 0 ? 1 : 2 ** Math.floor(Math.log2(at)) + 1),
          );
        },
      ),
      runs(150),
    );
  });
});
