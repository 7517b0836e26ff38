import { callsOfActions } from '../test/actions/action-calls';

export const CLUB_SIZES = [16, 60, 600] as const;

export interface ActionRow {
  readonly action: string;
  /** For each of `CLUB_SIZES`. */
  readonly calls: readonly number[];
}

/** Service calls of every action; the budgets are held by `test/actions/service-calls.test.ts`. */
export function serviceCalls(): ActionRow[] {
  const sizes = CLUB_SIZES.map((players) => {
    console.log(`Service calls, ${players} players`);
    return callsOfActions(players);
  });
  return [...sizes[0]!.keys()].map((action) => ({
    action,
    calls: sizes.map((calls) => calls.get(action)?.total ?? 0),
  }));
}
