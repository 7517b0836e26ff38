import type { Level, Regulation } from '../regulations/regulation';
import { fail, ok, type Result } from '../result';

/** The band of a rating (HG 7.5.1): that of the rounded rating, which is what the ranking shows. */
export function levelOf(rating: number, regulation: Regulation): Result<Level> {
  const bands = regulation.levels;
  const band = bands?.find(({ upTo }) => upTo === null || Math.round(rating) <= upTo);
  return band ? ok(band.level) : fail('notInRegulation', { regulation: regulation.preset, what: 'levels' });
}
