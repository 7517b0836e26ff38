import { crossTableOf } from '../common/cross-table';
import { treeOf, treesOf, type Tree } from '../common/tree';
import type { LiveGroup, LiveMatch, LiveRound, LiveSnapshot } from '../live-contract';

export const PAPER_KINDS = ['calendars', 'slips', 'standings', 'draw'] as const;

export type PaperKind = (typeof PAPER_KINDS)[number];

/** What is written on one score slip. */
export interface Slip {
  /** The group, or the match of the draw. */
  readonly where: string;
  readonly isDraw: boolean;
  /** To one point (HG 7.2.3). */
  readonly playoff: boolean;
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
  | { readonly kind: 'standings'; readonly groups: readonly GroupOnPaper[] }
  | TreePaper;

/** A group with what of it stands on this page. */
export interface GroupOnPaper {
  readonly group: LiveGroup;
  readonly hasTable: boolean;
  readonly hasCross: boolean;
}

export interface TreePaper {
  readonly kind: 'draw';
  readonly isLastChance: boolean;
  readonly tree: Tree;
  /** More rounds beside each other than matches below each other: along the long side of the paper. */
  readonly isWide: boolean;
  /** Small print, so that it is one page. */
  readonly isDense: boolean;
}

/** Two beside each other, four below. */
const SLIPS = 8;
/** Matches below each other on a page of the draw: the most in small print, and those that fit a page on its side. */
const MOST_SLOTS = 17;
const WIDE_SLOTS = 9;
/** Rounds beside each other on an upright page. */
const UPRIGHT_COLUMNS = 3;
/** Lines of standings on a page, a group's title counted as two. */
const LINES = 36;
const TITLE = 3;
/** The head of a cross-table and its legend. */
const CROSS = 2;

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
    ...(has('draw') ? [...trees(draw, false), ...trees(lastChance, true)] : []),
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
      .map(({ group, playoff, round, hour, board, white, black }) => ({
        ...{ where: group, isDraw: false, playoff, round, hour, board, white, black },
      })),
    ...[...(draw ?? []), ...(lastChance ?? [])].flatMap(({ matches: ofRound }) =>
      ofRound.flatMap(({ id, round, hour, board, white, black, state }) =>
        open(state) && white.player !== null && black.player !== null
          ? [
              {
                ...{ where: id, isDraw: true, playoff: false, round, hour, board },
                ...{ white: white.player, black: black.player },
              },
            ]
          : [],
      ),
    ),
  ];
}

/** The draw on one page; one of more matches than a page holds by halves, and their winners on a page of their own. */
function trees(rounds: readonly LiveRound[] | null, isLastChance: boolean): Paper[] {
  return treesOf(rounds ?? [], MOST_SLOTS)
    .map(treeOf)
    .filter(({ cells }) => cells.length > 0)
    .map((tree) => {
      const isDense = tree.slots > WIDE_SLOTS;
      const isWide = !isDense && tree.columns.length > UPRIGHT_COLUMNS;
      return { kind: 'draw', isLastChance, tree, isWide, isDense };
    });
}

/** As many whole groups as a page holds; one that is too long for its table and its cross-table has a page for each. */
function standingsPages(groups: readonly LiveGroup[]): Paper[] {
  const pages: GroupOnPaper[][] = [];
  let lines = LINES;
  for (const onPaper of groups.flatMap(partsOf)) {
    const needs = linesOf(onPaper);
    if (lines + needs > LINES) {
      pages.push([]);
      lines = 0;
    }
    pages[pages.length - 1]!.push(onPaper);
    lines += needs;
  }
  return pages.map((onPage) => ({ kind: 'standings', groups: onPage }));
}

function partsOf(group: LiveGroup): GroupOnPaper[] {
  const whole = { group, hasTable: true, hasCross: crossTableOf(group) !== null };
  if (!whole.hasCross || linesOf(whole) <= LINES) return [whole];
  return [
    { ...whole, hasCross: false },
    { ...whole, hasTable: false },
  ];
}

function linesOf({ group: { standings }, hasTable, hasCross }: GroupOnPaper): number {
  return TITLE + (hasTable ? standings.length : 0) + (hasCross ? standings.length + CROSS : 0);
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  for (let start = 0; start < items.length; start += size) found.push(items.slice(start, start + size));
  return found;
}
