import type { Regulation } from '../regulations/regulation';
import { halfWins, PENDING, type Outcome, type PlayerKey, type Side } from '../standings/match';
import type { DrawMatch, MatchId, Slot, WrittenResult } from './draw';
import { loserPlace, mainDrawSize, nextRound, roundRank, type Round } from './rounds';

/** Who sits at a side: a player; `null`: nobody, ever; `undefined`: not known yet. */
export type Seat = PlayerKey | null | undefined;

type Seats = Readonly<Record<Side, Seat>>;

export interface MatchState extends Seats {
  /** With the seats: who plays it, after a forfeit in the second phase with whoever was brought back (2.3.9). */
  readonly winner: Seat;
  readonly loser: Seat;
  /** Players brought back for it. While there is no winner it waits for them to play. */
  readonly back: readonly PlayerKey[];
}

export interface PlayerState {
  /** Shared by all who went out in one round; `null` while he is in, and for an offender under 2.3.9. */
  readonly place: number | null;
  /** The round he went out in or won, or that he has to play next. */
  readonly round: Round;
  /** Matches won in the draw. An offender under 2.3.9 has lost them. */
  readonly wins: number;
  readonly stillIn: boolean;
  /** He gave a forfeit. */
  readonly offender: boolean;
}

/** A result that can't be: the draw is played on without it. */
export interface DrawConflict {
  readonly kind: 'notSeated' | 'alreadyDecided' | 'opponentUnknown' | 'byeWins';
  readonly match: MatchId;
  readonly result: WrittenResult;
  /** Who really plays it, as far as that is known. */
  readonly seated: readonly PlayerKey[];
}

export interface DrawState {
  readonly matches: ReadonlyMap<MatchId, MatchState>;
  readonly players: ReadonlyMap<PlayerKey, PlayerState>;
  /** Who has been there: has played a match, was there when his opponent was not, or left during one. */
  readonly wereThere: ReadonlySet<PlayerKey>;
  readonly conflicts: readonly DrawConflict[];
}

export type KnockoutRules = Pick<Regulation, 'forfeitBringsBack' | 'forfeitWinCountsAsWin'>;

const SIDES = ['white', 'black'] as const;

/**
 * The second phase as far as it is played (HG 2.3.9, 7.3; rules §5), worked out anew from what is written down: a
 * corrected result moves the right player on, and names in a match without a result yield to those who come there.
 *
 * A forfeit where `forfeitBringsBack` holds: the offender's side of the match goes to the last player whom he beat in
 * the second phase, and the match is played by him, as a further result of the same match. Where he beat nobody his
 * side stays empty and the opponent passes. Empty sides pass upward: nobody against nobody is nobody.
 *
 * @param matches in any order; the players of each come from matches of earlier rounds
 */
export function playDraw(matches: readonly DrawMatch[], rules: KnockoutRules): DrawState {
  const phase = new SecondPhase(matches, rules);
  [...matches]
    .sort((one, other) => roundRank(one.round) - roundRank(other.round))
    .forEach((match) => phase.play(match));
  return phase;
}

/** How a match ended: who goes on, and whether he won it, by play or by a forfeit. */
interface Ending {
  readonly side: Side | null;
  readonly by: 'play' | 'forfeit' | null;
}

class SecondPhase implements DrawState {
  readonly matches = new Map<MatchId, MatchState>();
  readonly players = new Map<PlayerKey, PlayerState>();
  readonly wereThere = new Set<PlayerKey>();
  readonly conflicts: DrawConflict[] = [];
  private readonly offenders = new Set<PlayerKey>();
  private readonly putOut: { readonly by: PlayerKey; readonly player: PlayerKey }[] = [];
  private readonly size: number;

  constructor(
    private readonly all: readonly DrawMatch[],
    private readonly rules: KnockoutRules,
  ) {
    this.size = mainDrawSize(all.map(({ round }) => round));
  }

  play(match: DrawMatch): void {
    const { id, round } = match;
    const left = [...(match.results ?? [])].sort((one, other) => +isPending(one) - +isPending(other));
    /** Those brought back, as they stood before. */
    const back = new Map<PlayerKey, PlayerState>();
    let seats: Seats = { white: this.seatOf(match.white), black: this.seatOf(match.black) };
    let ending: Ending | null = null;
    let isWalkover = false;
    const conflict = (kind: DrawConflict['kind'], result: WrittenResult) =>
      this.conflicts.push({ kind, match: id, result, seated: playersAt(seats) });

    while (!ending) {
      for (const player of playersAt(seats)) this.set(player, round, null, true);
      const result = left.find((one) => outcomeAt(seats, one) !== null);
      if (result) left.splice(left.indexOf(result), 1);
      const outcome = (result && outcomeAt(seats, result)) ?? PENDING;
      if (seats.white === undefined || seats.black === undefined) {
        if (result && !isPending(result)) conflict('opponentUnknown', result);
        break;
      }
      const two = seats.white !== null && seats.black !== null;
      if (two && outcome.kind === 'pending') {
        ending = this.wentOnAnyhow(match, seats, back);
        break;
      }
      this.noteWhoIsThere(seats, outcome);
      const gone = SIDES.filter(
        (side) => outcome.kind === 'forfeit' && outcome[side] !== null && seats[side] !== null,
      );
      for (const side of gone) this.offenders.add(seats[side]!);
      if (gone.length > 0 && this.rules.forfeitBringsBack) {
        const taken = { ...seats };
        for (const side of gone) {
          this.set(seats[side]!, round, null, false);
          taken[side] = this.lastPutOutBy(seats[side]!);
        }
        seats = taken;
        const returned = gone.map((side) => taken[side]!).filter((player) => player !== null);
        for (const player of returned) back.set(player, this.players.get(player)!);
        isWalkover = returned.length === 0;
        continue;
      }
      const side = SIDES.find((one) => goesOn(one, seats, outcome, gone)) ?? null;
      if (side && outcome.kind === 'played' && halfWins(outcome, side) < 2) conflict('byeWins', result!);
      const isPlayed = two && outcome.kind === 'played';
      ending = { side, by: isPlayed ? 'play' : two || isWalkover ? 'forfeit' : null };
    }

    for (const result of left) {
      if (isPending(result)) continue;
      conflict(outcomeAt(seats, result) === null ? 'notSeated' : 'alreadyDecided', result);
    }
    const [winner, loser] = ending ? this.end(match, seats, ending) : [];
    this.matches.set(id, { ...seats, winner, loser, back: [...back.keys()] });
  }

  private seatOf(slot: Slot): Seat {
    if (slot.kind === 'player') return slot.player;
    if (slot.kind === 'bye') return null;
    return slot.kind === 'open' ? undefined : this.matches.get(slot.of)?.[slot.kind];
  }

  private set(player: PlayerKey, round: Round, place: number | null, stillIn: boolean, won = 0): void {
    const offender = this.offenders.has(player);
    const isStripped = offender && this.rules.forfeitBringsBack;
    const wins = isStripped ? 0 : (this.players.get(player)?.wins ?? 0) + won;
    this.players.set(player, { place, round, wins, stillIn, offender });
  }

  private noteWhoIsThere(seats: Seats, outcome: Outcome): void {
    const isMatch = playersAt(seats).length === 2;
    for (const side of SIDES) {
      const seat = seats[side];
      const absence = outcome.kind === 'forfeit' ? outcome[side] : null;
      // Who passes without an opponent need not have come yet.
      if (seat && (absence === 'left' || (isMatch && absence === null))) this.wereThere.add(seat);
    }
  }

  /** The last whom an offender beat; who gave a forfeit himself does not come back. */
  private lastPutOutBy(offender: PlayerKey): PlayerKey | null {
    const own = this.putOut.filter(({ by, player }) => by === offender && !this.offenders.has(player));
    return own.length > 0 ? own[own.length - 1]!.player : null;
  }

  /**
   * The match that somebody was brought back for has no result, but one of its players has played the next one: the
   * director has decided it (1.1). Who was brought back and did not go on stays where he was.
   */
  private wentOnAnyhow({ id }: DrawMatch, seats: Seats, back: Map<PlayerKey, PlayerState>): Ending | null {
    const next = this.all.find(({ white, black }) => [white, black].some((slot) => isWinnerOf(slot, id)));
    const played = (next?.results ?? []).filter((result) => !isPending(result));
    const side = SIDES.find((one) => played.some(({ white, black }) => [white, black].includes(seats[one]!)));
    if (back.size === 0 || !side) return null;
    const by = back.has(seats[side]!) ? null : 'forfeit';
    for (const [player, before] of back) this.players.set(player, before);
    return { side, by };
  }

  private end({ round }: DrawMatch, seats: Seats, { side, by }: Ending): [winner: Seat, loser: Seat] {
    const winner = side && seats[side]!;
    const losers = playersAt(seats).filter((player) => player !== winner);
    for (const player of losers) {
      if (this.players.get(player)!.round === round) {
        this.set(player, round, loserPlace(round, this.size), false);
      }
    }
    if (winner !== null) {
      if (by === 'play') this.putOut.push({ by: winner, player: losers[0]! });
      const won = by === 'play' || (by === 'forfeit' && this.rules.forfeitWinCountsAsWin) ? 1 : 0;
      const place = round === 2 ? 1 : round === 'thirdPlace' ? 3 : null;
      this.set(winner, nextRound(round, this.size), place, place === null, won);
    }
    return [winner, losers.length === 1 ? losers[0] : null];
  }
}

function isPending({ outcome }: WrittenResult): boolean {
  return outcome.kind === 'pending';
}

function isWinnerOf(slot: Slot, match: MatchId): boolean {
  return slot.kind === 'winner' && slot.of === match;
}

function playersAt({ white, black }: Seats): PlayerKey[] {
  return [white, black].filter((seat) => seat !== null && seat !== undefined);
}

/** The outcome of a written result by seats; `null` when others play there than it names. Colours may be swapped. */
function outcomeAt({ white, black }: Seats, result: WrittenResult): Outcome | null {
  const fits = (name: PlayerKey | null, seat: Seat) => name === null || seat === undefined || name === seat;
  if (fits(result.white, white) && fits(result.black, black)) return result.outcome;
  if (!fits(result.white, black) || !fits(result.black, white)) return null;
  const { outcome } = result;
  return outcome.kind === 'pending'
    ? outcome
    : ({ ...outcome, white: outcome.black, black: outcome.white } as Outcome);
}

function goesOn(side: Side, seats: Seats, outcome: Outcome, gone: readonly Side[]): boolean {
  const other = side === 'white' ? 'black' : 'white';
  if (seats[side] === null || gone.includes(side)) return false;
  return seats[other] === null || halfWins(outcome, side) === 2;
}
