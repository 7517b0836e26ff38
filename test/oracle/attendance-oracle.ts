/**
 * HG 2.3.7 and 8.3 told tournament after tournament, as the secretary would keep the list: three official ones missed in a
 * row puts a player into quarantine, two more missed takes him off; coming brings him back. Nothing counts before he first
 * came. Shares nothing with the code.
 */
export type Status = 'active' | 'quarantine' | 'off';

export interface Keeping {
  readonly status: Status;
  /** Times he came back after being off: each as a new player, at 1500. */
  readonly newStarts: number;
}

export function keepList(came: readonly boolean[]): Keeping {
  let list: 'not yet known' | Status = 'not yet known';
  let missedAsActive = 0;
  let missedInQuarantine = 0;
  let newStarts = 0;
  for (const here of came) {
    if (here) {
      if (list === 'off') newStarts += 1;
      list = 'active';
      missedAsActive = 0;
      missedInQuarantine = 0;
      continue;
    }
    if (list === 'active') {
      missedAsActive += 1;
      if (missedAsActive === 3) list = 'quarantine';
    } else if (list === 'quarantine') {
      missedInQuarantine += 1;
      if (missedInQuarantine === 2) list = 'off';
    }
  }
  return { status: list === 'not yet known' ? 'active' : list, newStarts };
}
