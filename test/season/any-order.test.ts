import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { WorkbookSession } from '../../host/workbook-session';
import { runs } from '../arbitraries/runs';
import {
  booksOf,
  close,
  correct,
  corrected,
  exampleSheets,
  expectBooks,
  expectNothing,
  ledgerOf,
  openSheets,
  reopen,
  TOURNAMENTS,
  tournamentsIn,
  undo,
  type Correction,
} from './club-season';
import { possibleCorrections } from './corrections';
import { independentSeason, type Sheets, type ToClose } from './independent-season';

/** Something a director does; the number says to which of those it can be done to. */
interface Step {
  readonly does: 'close' | 'closeNext' | 'correct' | 'reopen' | 'undo';
  readonly pick: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('close', 'closeNext', 'closeNext', 'closeNext', 'correct', 'reopen', 'undo'),
  pick: fc.nat(999_983),
});

/** A season of some of the tournaments: enough to drop out and to come back. */
const season = fc.record({
  left: fc.uniqueArray(fc.nat(TOURNAMENTS.length - 1), { minLength: 4, maxLength: 5 }),
  steps: fc.array(step, { minLength: 8, maxLength: 12 }),
});

class Director {
  readonly session: WorkbookSession;
  readonly corrections: Correction[] = [];
  readonly told: string[] = [];
  private readonly original: Sheets = exampleSheets();
  /** Commands that can be taken back. */
  private done = 0;

  constructor(private readonly tournaments: readonly ToClose[]) {
    this.session = openSheets(this.original, tournaments);
  }

  get sheets(): Sheets {
    return corrected(this.original, this.corrections);
  }

  take({ does, pick }: Step): void {
    const { session, tournaments } = this;
    const known = tournamentsIn(session);
    const one = <T>(list: readonly T[]): T | undefined => list[pick % list.length];
    if (does === 'close' || does === 'closeNext') {
      const next = tournaments.find(({ name }) => !known.has(name));
      const again = one(tournaments.filter(({ name }) => known.has(name)));
      const chosen = does === 'close' ? (again ?? next) : (next ?? again);
      if (chosen) this.close(chosen);
    } else if (does === 'correct') {
      const chosen = one(tournaments)!;
      const correction = one(possibleCorrections(this.sheets, chosen.name));
      if (!correction) return;
      this.told.push(`${correction.sheet}, row ${correction.row + 2}: ${correction.points.join('–')}`);
      this.corrections.push(correction);
      correct(session, correction);
    } else if (does === 'reopen') {
      const chosen = one([...known].filter(([, state]) => state !== 'reabierto').map(([name]) => name));
      if (chosen === undefined) return;
      this.told.push(`reopen ${chosen}`);
      reopen(session, chosen);
      this.done += 1;
    } else if (this.done > 0) {
      this.told.push('undo');
      undo(session);
      this.done -= 1;
    }
  }

  close(tournament: ToClose): void {
    this.told.push(`close ${tournament.name}`);
    const { changes } = close(this.session, tournament);
    if (changes.cells.length > 0) this.done += 1;
  }
}

describe('closing, correcting, reopening and undoing in any order', () => {
  test('once all are closed, the books are those of closing them one after the other', () => {
    fc.assert(
      fc.property(season, ({ left, steps }) => {
        const tournaments = TOURNAMENTS.filter((_, index) => !left.includes(index));
        const director = new Director(tournaments);
        try {
          for (const one of steps) director.take(one);
          for (const one of tournaments) director.close(one);
          for (const one of tournaments) expectNothing(close(director.session, one));

          const straight = openSheets(director.sheets, tournaments);
          for (const one of tournaments) close(straight, one);
          expectBooks(booksOf(director.session), booksOf(straight));
          expect(ledgerOf(director.session)).toEqual(ledgerOf(straight));
          const byHand = independentSeason(director.sheets, tournaments);
          expectBooks(booksOf(straight), { ...byHand[byHand.length - 1]!, season: [] });
        } catch (error) {
          throw new Error(`${director.told.join('\n')}\n${(error as Error).message}`, { cause: error });
        }
      }),
      { ...runs(3), endOnFailure: true },
    );
  }, 600_000);
});
