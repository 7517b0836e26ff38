import { prizesOfPlaces } from '../core/prizes/prizes-of-places';
import type { DrawState } from '../core/knockout/play-draw';
import type { Regulation } from '../core/regulations/regulation';
import type { PlayerKey } from '../core/standings/match';
import type { Messages } from '../i18n/es/texts';

/** The smallest unit of money: a cent. */
const UNITS = 100;

/** What there is to win, for who has just been drawn; nothing without a fee. */
export function poolRemarks(players: number, { entryFee }: Regulation, { field }: Messages): string[] {
  return entryFee > 0 ? [field.pool(players, entryFee, poolUnits(players, entryFee) / UNITS)] : [];
}

/** Who gets how much once every place of the draw is known; nothing before, nor without a fee and its shares. */
export function prizeRemarks(
  { players }: DrawState,
  { entryFee, prizeShares }: Regulation,
  nameOf: (player: PlayerKey) => string,
  { field }: Messages,
): string[] {
  const placed = [...players].flatMap(([player, { place }]) => (place === null ? [] : [{ player, place }]));
  // Somebody is still in, or has gone by a forfeit that leaves him without a place.
  const isOver = [...players.values()].every(({ stillIn, place }) => !stillIn || place === 1);
  if (entryFee <= 0 || prizeShares === null || !isOver || placed.length === 0) return [];
  const paid = prizesOfPlaces(poolUnits(players.size, entryFee), prizeShares, placed);
  const lines = paid.map(({ player, place, units }) => ({
    ...{ place, players: [nameOf(player)], amount: units / UNITS },
  }));
  const together: (typeof lines)[number][] = [];
  for (const line of lines) {
    const last = together[together.length - 1];
    if (last && last.place === line.place && last.amount === line.amount) last.players.push(...line.players);
    else together.push(line);
  }
  return [field.prizes(together)];
}

function poolUnits(players: number, entryFee: number): number {
  return Math.round(players * entryFee * UNITS);
}
