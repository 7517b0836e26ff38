import { roundRank, type Round } from '../../core/knockout/rounds';
import type { ColumnWord } from '../../core/problems';
import { PENDING, type Side } from '../../core/standings/match';
import type { DrawLine } from '../../sheet/written-draw';
import type { LiveDrawMatch, LiveRound, LiveSeat } from '../../ui/live-contract';
import { slotText } from '../draw-sheet';
import type { PlayedDraw } from '../played-tournament';
import type { TournamentBook } from '../tournament-book';
import { LiveRow, resultText, winnerOf } from './live-hours';
import type { PublicName } from './public-names';

/** A phase of elimination by rounds, each side with the player or the reference to who will come there. */
export function liveRounds(
  { sheet, written, state }: PlayedDraw,
  nameOf: PublicName,
  book: TournamentBook,
  now: string,
): LiveRound[] {
  const columns = written.header?.columns ?? new Map<ColumnWord, number>();
  const seat = (line: DrawLine, side: Side): LiveSeat => {
    const player = state.matches.get(line.match)?.[side];
    const from = slotText(line[side].source, book.messages);
    return { player: player ? nameOf(player) : null, from: player === null ? book.messages.draw.bye : from };
  };
  const liveMatch = (first: DrawLine): LiveDrawMatch => {
    const isDecided = state.matches.get(first.match)?.winner !== undefined;
    // After a forfeit the match is played against who was brought back: the last result is the match's (HG 2.3.9).
    const lines = written.lines.filter(({ match }) => match === first.match);
    const line = [...lines].reverse().find(({ outcome }) => outcome.kind !== 'pending') ?? first;
    const outcome = isDecided ? line.outcome : PENDING;
    const row = new LiveRow(book, sheet, columns, first.row);
    const seats = { white: seat(first, 'white'), black: seat(first, 'black') };
    const isSeated = seats.white.player !== null && seats.black.player !== null;
    return {
      ...{ id: first.match, round: book.messages.draw.round(first.round), hour: row.hour },
      ...{ board: row.text('board'), ...seats, winnerTo: written.winnerTo.get(first.match) ?? null },
      ...{ result: resultText(outcome), winner: winnerOf(outcome) },
      state: isSeated ? row.stateOf(outcome, now) : 'toCome',
    };
  };
  const rounds = new Map<Round, LiveDrawMatch[]>();
  for (const line of written.lines.filter(({ isReplay }) => !isReplay)) {
    rounds.set(line.round, [...(rounds.get(line.round) ?? []), liveMatch(line)]);
  }
  return [...rounds]
    .sort(([one], [other]) => roundRank(one) - roundRank(other))
    .map(([round, matches]) => ({ name: book.messages.draw.round(round), matches }));
}
