import type { LiveGroup, LiveMatch, LiveRanked, LiveRound, LiveSnapshot } from '../live-contract';

/** What a big screen shows at once; sized so that it fits. */
export type BigPage =
  | { readonly kind: 'groups'; readonly groups: readonly LiveGroup[] }
  | { readonly kind: 'matches'; readonly matches: readonly LiveMatch[] }
  | { readonly kind: 'draw'; readonly round: LiveRound; readonly isLastChance: boolean }
  | { readonly kind: 'ranking'; readonly columns: readonly (readonly LiveRanked[])[] };

/** Lines below the title of a page, each a fixed share of the screen's height (`live.css`). */
export const BIG_LINES = 12;
/** Groups of so many, two above two, are as high as a page. */
const GROUP_LINES = 4;

/** Those still to be played first: they are what people look up for. */
export function bigPages({ groups, matches, draw, lastChance, ranking }: LiveSnapshot): BigPage[] {
  const open = (matches ?? []).filter(({ state }) => state === 'on' || state === 'toCome');
  return [
    ...chunks(open, BIG_LINES).map((some) => ({ kind: 'matches', matches: some }) as const),
    ...groupPages(groups ?? []),
    ...drawPages(draw ?? [], false),
    ...drawPages(lastChance ?? [], true),
    ...chunks(chunks(ranking ?? [], BIG_LINES), 2).map((columns) => ({ kind: 'ranking', columns }) as const),
  ];
}

function groupPages(groups: readonly LiveGroup[]): BigPage[] {
  const parts = groups.flatMap(({ group, standings }) =>
    chunks(standings, BIG_LINES - 2).map((some) => ({ group, standings: some })),
  );
  const isSmall = parts.every(({ standings }) => standings.length <= GROUP_LINES);
  return chunks(parts, isSmall ? 4 : 2).map((some) => ({ kind: 'groups', groups: some }));
}

function drawPages(rounds: readonly LiveRound[], isLastChance: boolean): BigPage[] {
  return rounds.flatMap(({ name, matches }) =>
    chunks(matches, BIG_LINES).map((some) => ({
      ...({ kind: 'draw', isLastChance } as const),
      round: { name, matches: some },
    })),
  );
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  for (let start = 0; start < items.length; start += size) found.push(items.slice(start, start + size));
  return found;
}
