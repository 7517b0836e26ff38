import { describe, expect, test } from '@jest/globals';
import { HG } from '../../../src/core/regulations/hg';
import { groupStandings, type StandingsRow } from '../../../src/core/standings/standings';
import { othelloRoundRobins, type OthelloRoundRobin } from '../../fixtures/cases/published-cases';
import type { MatchRow, Restart } from '../../oracle/standings-oracle';
import { coreMatches, order } from './core-matches';

/** Empty squares belong to the winner; a draw is 32–32. */
function discs([
  ,
  black,
  white,
  discsBlack,
  discsWhite,
]: OthelloRoundRobin['games_r_black_white_sb_sw'][number]): MatchRow {
  const empty = 64 - discsBlack - discsWhite;
  if (discsBlack === discsWhite) return [black, white, 32, 32];
  return discsBlack > discsWhite
    ? [black, white, discsBlack + empty, discsWhite]
    : [black, white, discsBlack, discsWhite + empty];
}

function ours(
  { games_r_black_white_sb_sw: games }: OthelloRoundRobin,
  tieBreakRestart: Restart,
): StandingsRow[] {
  const rules = { ...HG, draws: true, groupMatchLength: null, tieBreakRestart };
  return groupStandings(coreMatches(games.map(discs)), rules);
}

/** Those of two cycles are left out: a pairing stands twice there, which a group of ours never has. */
const single = othelloRoundRobins().filter(({ cycles }) => cycles === 1);

describe('real Othello round robins', () => {
  test('there are enough of them', () => {
    expect(single.length).toBeGreaterThanOrEqual(17);
  });

  test.each(single.map((group) => [group.id, group] as const))('%s', (_, group) => {
    const rows = ours(group, 'afterSplit');
    expect(order(rows)).toEqual(group.order_club_rule_restart);
    expect(Object.fromEntries(rows.map((row) => [row.player, row.halfWins / 2]))).toEqual(group.wins);
    expect(Object.fromEntries(rows.map((row) => [row.player, row.pointsFor - row.pointsAgainst]))).toEqual(
      group.disc_diff,
    );
  });
});
