import type { PlayerKey } from '../core/standings/match';
import { textOf, type Row } from './cell';
import { ledgerColumns, lineKind, tournamentState } from './ledger-table';
import type { LedgerColumn } from './ledger-words';
import { playerKey } from './player-key';

/** What each line says of levels: whose before and after stand where. */
const WINNER = ['winner', 'beforeWinner', 'afterWinner'] as const;
const LOSER = ['loser', 'beforeLoser', 'afterLoser'] as const;
const MOVED = {
  match: [WINNER, LOSER],
  penalty: [LOSER],
  restart: [WINNER],
  adjustment: [WINNER],
} as const;

/**
 * Everybody's level as the ledger has it: before his first tournament, and after each official one since, whether he came
 * or not. After an unofficial one only where a level was corrected. Nobody is in a sheet that is no ledger.
 */
export function levelHistories(rows: readonly Row[]): ReadonlyMap<PlayerKey, readonly number[]> {
  const histories = new Map<PlayerKey, number[]>();
  const columns = ledgerColumns(rows[0]);
  if (columns === null) return histories;
  const levels = new Map<PlayerKey, number>();
  let moved = new Set<PlayerKey>();
  let state: ReturnType<typeof tournamentState> | null = null;
  const endTournament = () => {
    for (const [player, history] of histories) {
      if (state === 'official' || (state === 'unofficial' && moved.has(player))) {
        history.push(levels.get(player)!);
      }
    }
    moved = new Set();
  };

  for (const row of rows.slice(1)) {
    const cell = (column: LedgerColumn) => row[columns[column]];
    const kind = lineKind(cell('kind'));
    if (kind === null) continue;
    if (kind === 'tournament') {
      endTournament();
      state = tournamentState(cell('phase'));
      continue;
    }
    if (kind === 'start') {
      const player = playerKey(textOf(cell('winner')));
      levels.set(player, Number(cell('afterWinner')));
      histories.set(player, [Number(cell('afterWinner'))]);
      continue;
    }
    for (const [who, before, after] of MOVED[kind]) {
      const player = playerKey(textOf(cell(who)));
      if (!histories.has(player)) histories.set(player, [Number(cell(before))]);
      levels.set(player, Number(cell(after)));
      moved.add(player);
    }
  }
  endTournament();
  return histories;
}
