import { knockoutRows, type OracleMatch } from './knockout-oracle';

/**
 * A second phase played from the first match to the last, as the text has it (HG 2.3.9, 7.3; rules §5): what the
 * director writes down, and where everybody ends. Written before the code it judges; it shares nothing with src/.
 */

export type Decision = 'white' | 'black' | 'whiteForfeits' | 'blackForfeits' | 'bothForfeit' | 'open';

export interface PlayedRules {
  /** 2.3.9: who was put out by the offender comes back in his place. */
  readonly bringsBack: boolean;
  readonly forfeitWinsCount: boolean;
  readonly third: boolean;
}

export type DrawRow = readonly [
  id: string,
  round: string,
  white: string,
  black: string,
  pointsWhite: number | string,
  pointsBlack: number | string,
];

export interface Ending {
  readonly player: string;
  readonly place: number | '';
  readonly round: string;
  readonly wins: number;
}

export interface PlayedDraw {
  readonly rows: readonly DrawRow[];
  readonly endings: readonly Ending[];
}

/** A name, nobody (ever), or not known yet. */
type Seat = string | null | undefined;

const LOSERS_PLACE: Readonly<Record<string, number>> = {
  Final: 2,
  Semifinal: 3,
  '4tos': 5,
  '8vos': 9,
  '16vos': 17,
  '32vos': 33,
};

/**
 * @param decisions how each match ends in the order in which they are played, replays included; `white` when they run out
 * @param known whether known players are written into later rows, or the references are left
 */
export function playedDraw(
  names: readonly string[],
  decisions: readonly Decision[],
  { bringsBack, forfeitWinsCount, third }: PlayedRules,
  known: boolean,
): PlayedDraw {
  const draw = withThird(knockoutRows(names), third);
  const left = [...decisions];
  const rows: DrawRow[] = [];
  const winners = new Map<string, Seat>();
  const losers = new Map<string, Seat>();
  const offenders = new Set<string>();
  const putOut: { by: string; player: string }[] = [];
  const endings = new Map<string, Ending>();
  const wins = new Map<string, number>();
  const main = draw.find(({ round }) => round !== 'Repechaje')!.round;

  const seatOf = (cell: string): Seat => {
    const [word, id] = cell.split(' ');
    if (word === 'Ganador') return winners.get(id!);
    return word === 'Perdedor' ? losers.get(id!) : cell;
  };
  const end = (player: string, place: number | '', round: string): void => {
    endings.set(player, { player, place, round, wins: 0 });
  };
  const won = (player: string): void => {
    wins.set(player, (wins.get(player) ?? 0) + 1);
  };

  for (const { id, round, white: whiteCell, black: blackCell } of draw) {
    let white = seatOf(whiteCell);
    let black = seatOf(blackCell);
    const cellOf = (seat: Seat, cell: string): string => (known && seat ? seat : cell);
    const write = (pointsWhite: number | string, pointsBlack: number | string): void => {
      rows.push([id, round, cellOf(white, whiteCell), cellOf(black, blackCell), pointsWhite, pointsBlack]);
    };
    const losersPlace = round === 'Repechaje' ? LOSERS_PLACE[main]! * 2 - 1 : (LOSERS_PLACE[round] ?? 4);
    const wonBy = (winner: string, loser: string | null): void => {
      winners.set(id, winner);
      losers.set(id, loser);
      if (loser !== null) end(loser, losersPlace, round);
      end(winner, round === 'Final' ? 1 : round === 'Tercer puesto' ? 3 : '', round);
    };

    let isReplay = false;
    for (;;) {
      for (const seat of [white, black]) if (seat) end(seat, '', round);
      if (white === undefined || black === undefined) {
        if (!isReplay) write('', '');
        break;
      }
      if (white === null || black === null) {
        if (!isReplay) write('', '');
        const winner: string | null = white ?? black;
        if (winner === null) {
          winners.set(id, null);
          losers.set(id, null);
        } else wonBy(winner, null);
        break;
      }
      const decision: Decision = left.shift() ?? 'white';
      const [w, b]: [string, string] = [white, black];
      const write2 = (pointsWhite: number | string, pointsBlack: number | string): void => {
        if (isReplay) rows.push([id, round, w, b, pointsWhite, pointsBlack]);
        else write(pointsWhite, pointsBlack);
      };
      if (decision === 'open') {
        write2('', '');
        break;
      }
      if (decision === 'white' || decision === 'black') {
        const points = round === 'Final' ? 7 : 5;
        if (decision === 'white') write2(points, 2);
        else write2(1, points + 1);
        const [winner, loser] = decision === 'white' ? [w, b] : [b, w];
        won(winner);
        putOut.push({ by: winner, player: loser });
        wonBy(winner, loser);
        break;
      }
      const whiteGone = decision !== 'blackForfeits';
      const blackGone = decision !== 'whiteForfeits';
      write2(whiteGone ? 'F' : '', blackGone ? 'F' : '');
      if (!bringsBack) {
        if (whiteGone && blackGone) {
          winners.set(id, null);
          losers.set(id, null);
          end(w, losersPlace, round);
          end(b, losersPlace, round);
        } else {
          const [winner, loser] = whiteGone ? [b, w] : [w, b];
          if (forfeitWinsCount) won(winner);
          wonBy(winner, loser);
        }
        break;
      }
      if (whiteGone) offenders.add(w);
      if (blackGone) offenders.add(b);
      const back = (offender: string): string | null =>
        putOut.filter(({ by, player }) => by === offender && !offenders.has(player)).pop()?.player ?? null;
      white = whiteGone ? back(w) : w;
      black = blackGone ? back(b) : b;
      const somebodyBack = (whiteGone && white !== null) || (blackGone && black !== null);
      if (!somebodyBack && (white ?? black) !== null && forfeitWinsCount) won((white ?? black)!);
      isReplay = true;
    }
  }

  const all = names.map((player): Ending => {
    const ending = endings.get(player)!;
    if (offenders.has(player)) return { ...ending, place: '', wins: 0 };
    return { ...ending, wins: wins.get(player) ?? 0, round: roundNow(ending, winners, draw) };
  });
  return { rows, endings: all };
}

/**
 * Who has won and is still in is in the next round, although nobody may have come there yet; unless he was brought back
 * later than that, or waits for the match for third.
 */
function roundNow(
  { player, place, round }: Ending,
  winners: ReadonlyMap<string, Seat>,
  draw: readonly OracleMatch[],
): string {
  if (place !== '') return round;
  const last = draw.filter(({ id }) => winners.get(id) === player).pop();
  const next = draw.findIndex(({ id }) => id === last?.passesTo);
  return next > draw.findIndex((match) => match.round === round) ? draw[next]!.round : round;
}

/** The losers of the semifinals play for the third place, in a match behind the others. */
function withThird(draw: readonly OracleMatch[], third: boolean): OracleMatch[] {
  const semifinals = draw.filter(({ round }) => round === 'Semifinal');
  if (!third || semifinals.length < 2) return [...draw];
  const [white, black] = semifinals.map(({ id }) => `Perdedor ${id}`) as [string, string];
  return [...draw, { id: `M${draw.length + 1}`, round: 'Tercer puesto', white, black, passesTo: '' }];
}
