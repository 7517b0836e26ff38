import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { openWorkbook, type Run } from '../../host/workbook-session';
import { closeSeason, readSeasonPlan } from '../../scripts/season';
import { ACTION_IDS, type ActionId } from '../../src/ui/contract';
import { callsOfActions, type Counted } from './action-calls';

/**
 * The most that each command may cost, counted and not timed. An action without a budget does not compile. Several look more
 * than once, since each question is followed by a fresh read; closing writes three sheets.
 */
const BUDGETS: Readonly<Record<ActionId, number>> & Readonly<Partial<Record<Counted, number>>> = {
  ...{ 'seed-groups': 175, schedule: 170, lateness: 120, standings: 110 },
  ...{ 'pair-round': 105, 'pair-round again': 40, 'add-late': 155, withdraw: 165 },
  ...{ draw: 175, advance: 135, 'last-chance': 260 },
  ...{ close: 380, 'close again': 190, reopen: 355, season: 190 },
  ...{ 'configure-tournament': 200, 'configure-sheets': 105, 'review-names': 170, 'repair-scores': 270 },
  ...{ publish: 265, unpublish: 135, language: 20, undo: 190 },
};

/** Draws of another shape, rows added to a full grid, few pieces written one by one: whatever the number of players. */
const BY_SHAPE = 16;

test('every command keeps to its budget of service calls, for 16 players, 60 and 240', () => {
  const sizes = [16, 60, 240].map(callsOfActions);
  expect([...sizes[0]!.keys()].filter((one) => !one.endsWith(' again')).sort()).toEqual(
    [...ACTION_IDS].sort(),
  );
  for (const [what, budget] of Object.entries(BUDGETS) as [Counted, number][]) {
    const totals = sizes.map((calls) => calls.get(what)!.total);
    const holds =
      Math.max(...totals) <= budget && totals[totals.length - 1]! - Math.min(...totals) <= BY_SHAPE;
    expect(`${what}: ${totals.join(', ')}: ${holds}`).toBe(`${what}: ${totals.join(', ')}: true`);
  }
}, 300_000);

test('sheets that nobody asks for are not read: two tournaments of the season with its 33 sheets', () => {
  const examples = join(__dirname, '../../examples');
  const session = openWorkbook(join(examples, 'temporada.xlsx'));
  const totals: number[] = [];
  const { tournaments } = readSeasonPlan(join(examples, 'temporada.json'));
  const tell = (_: string, { calls }: Run) => totals.push(calls.total);
  closeSeason(session, { tournaments: tournaments.slice(0, 2) }, tell);
  expect(session.sheets().length).toBeGreaterThanOrEqual(33);
  expect(totals.filter((total) => total > 500)).toEqual([]);
}, 60_000);
