import type { ColumnWord } from '../../core/problems';
import type { Regulation } from '../../core/regulations/regulation';
import type { Standing } from '../../core/standings/standings';
import { forfeitPoints } from '../../core/standings/group';
import type { Match } from '../../core/standings/match';
import { groupStandings, type StandingsRow } from '../../core/standings/standings';
import { swissStandings } from '../../core/swiss/swiss-standings';
import { reasonText, statusText, swissReason } from '../../i18n/standings-texts';
import { findHeader } from '../../sheet/header';
import { orderOfPlay } from '../../sheet/order-of-play';
import { meetingOf, resultFor } from '../../sheet/write-cross-table';
import { CROSS_MARKS, type LiveGroup, type LiveMatch } from '../../ui/live-contract';
import type { PlayedGroups } from '../played-tournament';
import type { TournamentBook } from '../tournament-book';
import { LiveRow, resultText, winnerOf } from './live-hours';
import type { PublicName } from './public-names';

const GOES_ON: Readonly<Record<Standing, boolean | null>> = {
  qualified: true,
  open: null,
  out: false,
  putOut: false,
  annulled: false,
};

/** The standings with what `TD_STANDINGS` says of each player, and the cross-table in their order. */
export function liveGroups(
  { groups, rounds }: PlayedGroups,
  nameOf: PublicName,
  regulation: Regulation,
  { messages }: TournamentBook,
): LiveGroup[] {
  if (rounds) {
    const squares = regulation.boardSquares ?? 0;
    const standings = swissStandings(rounds.results, regulation).map((row) => {
      const [won, pointsAgainst] = [row.halfPoints / 2, row.played * squares - row.discs];
      return {
        ...{
          place: row.place,
          player: nameOf(row.player),
          played: row.played,
          won,
          status: '',
          goesOn: null,
        },
        ...{ lost: Math.max(row.played - won, 0), pointsFor: row.discs, pointsAgainst },
        ...{ difference: row.discs - pointsAgainst, reason: swissReason(row, nameOf, regulation, messages) },
      };
    });
    return [{ group: '', standings }];
  }
  return groups.map(({ group, matches }) => {
    const rows = groupStandings(matches, regulation);
    return {
      group,
      standings: rows.map((row) => ({
        ...{ place: row.place, player: nameOf(row.player), played: row.played },
        ...{ won: row.halfWins / 2, lost: row.halfLosses / 2 },
        ...{ pointsFor: row.pointsFor, pointsAgainst: row.pointsAgainst },
        difference: row.pointsFor - row.pointsAgainst,
        status: statusText(row, nameOf, messages),
        reason: reasonText(row, nameOf, regulation, messages),
        goesOn: GOES_ON[row.standing],
      })),
      crossTable: crossTable(rows, matches, forfeitPoints(regulation)),
    };
  });
}

function crossTable(
  rows: readonly StandingsRow[],
  matches: readonly Match[],
  onForfeit: number,
): readonly (readonly string[])[] {
  return rows.map((row) =>
    rows.map((other) => {
      const match = meetingOf(matches, row.player, other.player);
      if (!match) return '';
      const result = resultFor(match, row.player, onForfeit).replace('-', '–') || CROSS_MARKS.toCome;
      const counts = row.standing !== 'annulled' && other.standing !== 'annulled';
      return counts || result === CROSS_MARKS.toCome ? result : `(${result})`;
    }),
  );
}

const READ: readonly ColumnWord[] = ['round', 'hour', 'board', 'arrivedWhite', 'arrivedBlack'];

/** The matches of a calendar in the order of play. Cross-tables have neither hours nor boards. */
export function liveMatches(
  { groups }: PlayedGroups,
  sheetName: string,
  nameOf: PublicName,
  book: TournamentBook,
  now: string,
): LiveMatch[] {
  const sheet = book.named(sheetName)!;
  const header = findHeader(sheet.values, [['white', 'black']], READ);
  const columns = (header.ok && header.value?.columns) || new Map<ColumnWord, number>();
  const byRow = new Map<number, LiveMatch[]>();
  for (const { group, matches, rows } of groups) {
    matches.forEach(({ white, black, outcome, playoff }, index) => {
      const row = rows[index]! - 1;
      const line = new LiveRow(book, sheet, columns, row);
      const match: LiveMatch = {
        ...{ group, round: line.text('round'), hour: line.hour, board: line.text('board') },
        ...{ white: nameOf(white), black: nameOf(black), playoff },
        ...{ result: resultText(outcome), state: line.stateOf(outcome, now), winner: winnerOf(outcome) },
      };
      byRow.set(row, [...(byRow.get(row) ?? []), match]);
    });
  }
  const order = orderOfPlay(sheet.values, [...byRow.keys()], { columns }, book.readWallClock);
  return oneAtATime(order.flatMap((row) => byRow.get(row)!));
}

/** A match can't be on while one before it holds a player or the board of its own. */
function oneAtATime(matches: readonly LiveMatch[]): LiveMatch[] {
  const held = new Set<string>();
  return matches.map((match) => {
    const { state, white, black, board } = match;
    if (state !== 'on' && state !== 'toCome') return match;
    const holds = [`player ${white}`, `player ${black}`, ...(board === '' ? [] : [`board ${board}`])];
    const waits = holds.some((one) => held.has(one));
    for (const one of holds) held.add(one);
    return waits ? { ...match, state: 'toCome' } : match;
  });
}
