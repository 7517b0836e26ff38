import type { LiveDrawMatch, LiveMatch, LiveSnapshot } from '../../src/ui/live-contract';

export function drawMatch(
  id: string,
  round: string,
  winnerTo: string | null,
  [white, black]: readonly [string, string],
): LiveDrawMatch {
  const seat = (text: string) =>
    text.startsWith('Ganador') ? { player: null, from: text } : { player: text, from: '' };
  return {
    ...{ id, round, hour: '22:00', board: '1', white: seat(white), black: seat(black), winnerTo },
    ...{ result: '', state: 'toCome', winner: null },
  };
}

export function match(white: string, black: string, more: Partial<LiveMatch> = {}): LiveMatch {
  return {
    ...{ group: 'G1', round: '1', hour: '20:00', board: '1', white, black, playoff: false },
    ...{ result: '', state: 'toCome', winner: null },
    ...more,
  };
}

/** A snapshot in which a text stands wherever the workbook's own can. */
export function snapshotOf(text: string): LiveSnapshot {
  const standing = {
    ...{ place: 1, player: text, played: 1, won: 1, lost: 0, pointsFor: 3, pointsAgainst: 1, difference: 2 },
    ...{ status: text, reason: text, goesOn: true },
  };
  const pairing = drawMatch(text, text, null, [text, text]);
  const rounds = [{ name: text, matches: [{ ...pairing, hour: text, board: text, result: text }] }];
  return {
    ...{ title: text, published: '2026-03-07 20:04:31', initials: false, language: 'es' },
    groups: [{ group: text, standings: [standing] }],
    matches: [match(text, text, { group: text, round: text, hour: text, board: text })],
    ...{ draw: rounds, lastChance: rounds },
    ranking: [{ place: 1, player: text, level: 1500, state: text }],
  };
}
