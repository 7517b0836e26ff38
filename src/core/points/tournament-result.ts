import type { DrawState } from '../knockout/play-draw';
import type { Regulation } from '../regulations/regulation';
import type { Participation } from '../season/tournament';
import { halfWins, opponentOf, sideOf, type Match, type PlayerKey } from '../standings/match';
import { groupStandings } from '../standings/standings';
import { annualPoints } from './annual-points';

/** A tournament that has been played: the matches of each group, the second phase and the Last Chance. */
export interface PlayedPhases {
  readonly groups: readonly (readonly Match[])[];
  /** `null` where there was none. */
  readonly draw: DrawState | null;
  readonly lastChance: DrawState | null;
}

export interface TournamentResult {
  /** Everybody who took part, best first. */
  readonly participations: readonly Participation[];
  /** Entered into a group or a draw, but never there. */
  readonly absent: readonly PlayerKey[];
  /** Nothing of theirs counts: "es como si el jugador no asistiese al torneo" (HG 2.3.3). */
  readonly annulled: ReadonlySet<PlayerKey>;
}

/**
 * Places, matches won and annual points of a tournament (HG 2.3.3, 2.3.9, 7.4.14, 7.5). Points are 0 where the
 * regulation knows none.
 */
export function tournamentResult(played: PlayedPhases, regulation: Regulation): TournamentResult {
  const { groups, draw, lastChance } = played;
  const inGroups = groupPhase(groups, regulation);
  const players = new Set([
    ...inGroups.wins.keys(),
    ...(draw?.players.keys() ?? []),
    ...(lastChance?.players.keys() ?? []),
  ]);
  const absent: PlayerKey[] = [];
  const found: Participation[] = [];
  for (const player of players) {
    if (inGroups.annulled.has(player)) continue;
    const inDraw = draw?.players.get(player);
    const inLastChance = lastChance?.players.get(player);
    const cameToGroup = inGroups.wins.has(player) && !inGroups.neverThere.has(player);
    const cameLater = [draw, lastChance].some((phase) => phase && !neverCameTo(phase, player));
    if (!cameToGroup && !cameLater) {
      absent.push(player);
      continue;
    }
    const place = inDraw?.place ?? null;
    const wins = (inGroups.wins.get(player) ?? 0) + (inDraw?.wins ?? 0) + (inLastChance?.wins ?? 0);
    const points = annualPoints(place, wins, regulation);
    found.push({ player, place, wins, points: points.ok ? points.value : 0 });
  }
  const participations = capLastChance(found, lastChance, regulation).sort(
    (one, other) =>
      (one.place ?? Infinity) - (other.place ?? Infinity) ||
      other.points - one.points ||
      other.wins - one.wins ||
      (one.player < other.player ? -1 : 1),
  );
  return { participations, absent, annulled: inGroups.annulled };
}

function groupPhase(groups: readonly (readonly Match[])[], regulation: Regulation) {
  const wins = new Map<PlayerKey, number>();
  const annulled = new Set<PlayerKey>();
  const neverThere = new Set<PlayerKey>();
  for (const matches of groups) {
    for (const { player, standing } of groupStandings(matches, regulation)) {
      if (standing === 'annulled') annulled.add(player);
      wins.set(player, 0);
      const own = matches.filter((match) => !match.playoff && sideOf(match, player) !== null);
      if (own.length > 0 && own.every((match) => wasAbsent(match, player))) neverThere.add(player);
    }
    for (const match of matches) {
      for (const player of [match.white, match.black]) {
        if (isWon(match, player, regulation) && !annulled.has(opponentOf(match, player))) {
          wins.set(player, wins.get(player)! + 1);
        }
      }
    }
  }
  return { wins, annulled, neverThere };
}

function isWon(match: Match, player: PlayerKey, { forfeitWinCountsAsWin }: Regulation): boolean {
  if (match.playoff || halfWins(match.outcome, sideOf(match, player)!) < 2) return false;
  return match.outcome.kind === 'played' || forfeitWinCountsAsWin;
}

function wasAbsent(match: Match, player: PlayerKey): boolean {
  return match.outcome.kind === 'forfeit' && match.outcome[sideOf(match, player)!] === 'absent';
}

/**
 * Whether nothing became of a player in a draw but forfeits of his own. Who has played a match there was there, although
 * a later forfeit leaves him nothing of what he won (2.3.9).
 */
function neverCameTo({ players, wereThere }: DrawState, player: PlayerKey): boolean {
  const state = players.get(player);
  return state === undefined || (state.offender && !wereThere.has(player));
}

/** "Nunca recibirán más puntos que el clasificado Nº16 del torneo oficial" (7.4.14). */
function capLastChance(
  found: readonly Participation[],
  lastChance: DrawState | null,
  { lastChanceBelow }: Regulation,
): Participation[] {
  const official = found.filter(({ place }) => place !== null && place <= (lastChanceBelow ?? 0));
  const most = Math.min(...official.map(({ points }) => points));
  return found.map((one) =>
    lastChance?.players.has(one.player) ? { ...one, points: Math.min(one.points, most) } : one,
  );
}
