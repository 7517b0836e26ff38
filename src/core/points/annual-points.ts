import type { Regulation } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';

/**
 * Annual points of one tournament (HG 7.5), in whole hundredths, so that sums are exact.
 *
 * @param place 1 for the champion; `null`, or one below the table, for whoever took part
 * @param wins matches won in the tournament, both phases
 */
export function annualPoints(place: number | null, wins: number, regulation: Regulation): Result<number> {
  const { annualPoints: table, participationOnTop } = regulation;
  if (table === null) return fail('notInRegulation', { regulation: regulation.preset, what: 'annualPoints' });
  const row = place === null ? undefined : table.places.find(({ upTo }) => place <= upTo);
  const ofPlace = row === undefined ? table.participation : row.hundredths;
  const onTop = row !== undefined && participationOnTop ? table.participation : 0;
  return ok(ofPlace + onTop + table.perWin * wins);
}
