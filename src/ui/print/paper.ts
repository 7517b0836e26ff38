import type { LiveGroup, LiveMatch, LiveRound, LiveSnapshot } from '../live-contract';

export const PAPER_KINDS = ['calendars', 'slips', 'standings', 'draw'] as const;

export type PaperKind = (typeof PAPER_KINDS)[number];

/** What is written on one score slip. */
export interface Slip {
  /** The group, or the match of the draw. */
  readonly where: string;
  readonly isDraw: boolean;
  readonly round: string;
  readonly hour: string;
  readonly board: string;
  readonly white: string;
  readonly black: string;
}

/** One page of paper. */
export type Paper =
  | { readonly kind: 'calendar'; readonly group: string; readonly matches: readonly LiveMatch[] }
  | { readonly kind: 'slips'; readonly slips: readonly Slip[] }
  | { readonly kind: 'standings'; readonly groups: readonly LiveGroup[] }
  | { readonly kind: 'draw'; readonly isLastChance: boolean; readonly rounds: readonly LiveRound[] };

/** Two beside each other, four below. */
const SLIPS = 8;
/** Lines of standings on a page, a group's title counted as two. */
const LINES = 36;
const TITLE = 3;

/** Everything to be printed, page by page. */
export function papersOf(snapshot: LiveSnapshot, kinds: readonly PaperKind[]): Paper[] {
  const { matches, groups, draw, lastChance } = snapshot;
  const has = (kind: PaperKind) => kinds.includes(kind);
  return [
    ...(has('calendars') ? calendars(matches ?? []) : []),
    ...(has('slips')
      ? chunks(slipsOf(snapshot), SLIPS).map((slips) => ({ kind: 'slips', slips }) as const)
      : []),
    ...(has('standings') ? standingsPages(groups ?? []) : []),
    ...(has('draw') && draw ? [{ kind: 'draw', isLastChance: false, rounds: draw } as const] : []),
    ...(has('draw') && lastChance ? [{ kind: 'draw', isLastChance: true, rounds: lastChance } as const] : []),
  ];
}

function calendars(matches: readonly LiveMatch[]): Paper[] {
  const groups = new Map<string, LiveMatch[]>();
  for (const match of matches) groups.set(match.group, [...(groups.get(match.group) ?? []), match]);
  return [...groups].map(([group, ofGroup]) => ({ kind: 'calendar', group, matches: ofGroup }));
}

/** A slip for each match that is still to be played by players who are known. */
function slipsOf({ matches, draw, lastChance }: LiveSnapshot): Slip[] {
  const open = (state: string) => state === 'toCome' || state === 'on';
  return [
    ...(matches ?? [])
      .filter(({ state }) => open(state))
      .map(({ group, round, hour, board, white, black }) => ({
        ...{ where: group, isDraw: false, round, hour, board, white, black },
      })),
    ...[...(draw ?? []), ...(lastChance ?? [])].flatMap(({ matches: ofRound }) =>
      ofRound.flatMap(({ id, round, hour, board, white, black, state }) =>
        open(state) && white.player !== null && black.player !== null
          ? [{ where: id, isDraw: true, round, hour, board, white: white.player, black: black.player }]
          : [],
      ),
    ),
  ];
}

/** As many whole groups as a page holds. */
function standingsPages(groups: readonly LiveGroup[]): Paper[] {
  const pages: LiveGroup[][] = [];
  let lines = LINES;
  for (const group of groups) {
    const needs = group.standings.length + TITLE;
    if (lines + needs > LINES) {
      pages.push([]);
      lines = 0;
    }
    pages[pages.length - 1]!.push(group);
    lines += needs;
  }
  return pages.map((onPage) => ({ kind: 'standings', groups: onPage }));
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  for (let start = 0; start < items.length; start += size) found.push(items.slice(start, start + size));
  return found;
}
