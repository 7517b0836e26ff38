import { overallDifference } from './overall-difference';
import type { Criterion } from './criterion';

/** rules §10, after the quotient: own discs less those of the opponents, over all games. */
export const discDifference: Criterion = overallDifference;
