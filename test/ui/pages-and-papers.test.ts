import { expect, test } from '@jest/globals';
import { BIG_LINES, bigPages } from '../../src/ui/live/big-pages';
import type { LiveGroup, LiveSnapshot } from '../../src/ui/live-contract';
import { PAPER_KINDS, papersOf } from '../../src/ui/print/paper';
import { drawMatch, match, snapshotOf } from './live-snapshots';

const group = (name: string, players: number): LiveGroup => ({
  group: name,
  standings: Array.from({ length: players }, (_, index) => ({
    ...snapshotOf(`${name} ${index}`).groups![0]!.standings[0]!,
  })),
});

const SNAPSHOT: LiveSnapshot = {
  ...snapshotOf('Ana'),
  groups: Array.from({ length: 11 }, (_, index) => group(`G${index + 1}`, 4)),
  matches: Array.from({ length: 30 }, (_, index) =>
    match(`a${index}`, `b${index}`, { group: `G${(index % 11) + 1}`, ...(index < 5 && { state: 'played' }) }),
  ),
  draw: [
    {
      name: 'Final',
      matches: [
        drawMatch('M1', 'Final', null, ['Ana', 'Beto']),
        drawMatch('M2', 'Final', null, ['Ana', 'Ganador M1']),
      ],
    },
  ],
  lastChance: null,
};

test('a big page never holds more lines than fit, and nothing open is left out', () => {
  const pages = bigPages(SNAPSHOT);
  const matches = pages.flatMap((page) => (page.kind === 'matches' ? [page.matches.length] : []));
  expect(matches).toEqual([12, 12, 1]);
  const groups = pages.flatMap((page) => (page.kind === 'groups' ? [page.groups.length] : []));
  expect(groups).toEqual([4, 4, 3]);
  const long = bigPages({ ...SNAPSHOT, groups: [group('Liga', 23)] });
  for (const page of long) {
    if (page.kind !== 'groups') continue;
    for (const { standings } of page.groups) expect(standings.length).toBeLessThan(BIG_LINES);
  }
});

test('the slip of a play-off says that it is one', () => {
  const playoff = {
    ...SNAPSHOT.matches![0]!,
    playoff: true,
    round: '',
    result: '',
    state: 'toCome' as const,
  };
  const papers = papersOf({ ...SNAPSHOT, matches: [playoff], draw: null, lastChance: null }, ['slips']);
  expect(papers).toMatchObject([{ kind: 'slips', slips: [{ playoff: true, white: playoff.white }] }]);
});

test('paper: a calendar for each group, eight slips a page, no slip for who is not known or has played', () => {
  const papers = papersOf(SNAPSHOT, PAPER_KINDS);
  expect(papers.filter(({ kind }) => kind === 'calendar')).toHaveLength(11);
  const slips = papers.flatMap((paper) => (paper.kind === 'slips' ? paper.slips : []));
  expect(slips).toHaveLength(25 + 1);
  expect(papers.filter(({ kind }) => kind === 'slips')).toHaveLength(4);
  expect(papersOf(SNAPSHOT, [])).toEqual([]);
  const standings = papers.flatMap((paper) => (paper.kind === 'standings' ? [paper.groups.length] : []));
  expect(standings.reduce((sum, count) => sum + count, 0)).toBe(11);
});
