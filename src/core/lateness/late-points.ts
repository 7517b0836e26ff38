import type { Lateness, LateRule, LateStep, Regulation } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';

/**
 * Points against a player who comes late (HG 2.3.1, Greek 2.3).
 *
 * @param minutes whole minutes after the scheduled start; thresholds are inclusive
 * @param matchLength points of the match
 * @returns 0 when in time; the match length when the match is lost. `noLateTable` when the regulation
 *   fixes nothing for this length, `notInRegulation` when it knows no lateness at all.
 */
export function latePoints(minutes: number, matchLength: number, regulation: Regulation): Result<number> {
  const { tables, rule } = regulation.lateness;
  const table = tables[matchLength];
  if (table) return ok(pointsByTable(minutes, matchLength, table));
  if (rule) return ok(pointsByRule(minutes, matchLength, rule));
  if (!knowsLateness(regulation)) {
    return fail('notInRegulation', { regulation: regulation.preset, what: 'lateness' });
  }
  return fail('noLateTable', {
    length: matchLength,
    regulation: regulation.preset,
    known: lengthsWithTable(regulation.lateness),
  });
}

/** Whether the regulation says anything of who comes late, for whatever length of a match. */
export function knowsLateness({ lateness: { tables, rule } }: Pick<Regulation, 'lateness'>): boolean {
  return rule !== null || Object.keys(tables).length > 0;
}

export function lengthsWithTable(lateness: Lateness): number[] {
  // Whole numbers as keys stand in rising order.
  return Object.keys(lateness.tables).map(Number);
}

function pointsByTable(minutes: number, matchLength: number, table: readonly LateStep[]): number {
  const reached = table.filter((step) => minutes >= step.minutes);
  const points = reached[reached.length - 1]?.points ?? 0;
  return Math.min(points, matchLength);
}

function pointsByRule(minutes: number, matchLength: number, rule: LateRule): number {
  if (minutes < rule.firstPoint) return 0;
  const points = 1 + Math.floor((minutes - rule.firstPoint) / rule.furtherPoint);
  return points > matchLength * rule.lostAboveShare ? matchLength : points;
}
