import type { Qualifier } from '../../core/knockout/draw';
import type { Regulation } from '../../core/regulations/regulation';
import type { PlayerKey } from '../../core/standings/match';
import { leftDuring } from '../../core/swiss/next-round';
import { swissStandings } from '../../core/swiss/swiss-standings';
import type { Messages } from '../../i18n/es/texts';
import type { SwissTable } from '../../sheet/read-swiss';
import { told, type Told } from '../tournament-book';
import { swissPlan } from './next-rows';

/**
 * Who plays the finals of a Swiss event, in the order of places: the best of those who are still there. Semifinals of four
 * are then 1–4 and 2–3 (source 001, "Игровая система").
 */
export function swissQualifiers(
  rounds: SwissTable,
  regulation: Regulation,
  { swissRounds }: Messages,
): Told<Qualifier[]> {
  const gone = new Set([...rounds.withdrawn, ...leftDuring(rounds.games)].map(({ player }) => player));
  const rows = swissStandings(rounds, regulation).filter(({ player }) => !gone.has(player));
  const places = regulation.qualifiersPerGroup;
  const [last, next] = [rows[places - 1], rows[places]];
  if (last && next && last.place === next.place) {
    const level = rows.filter(({ place }) => place === last.place);
    return told(
      swissRounds.sharedPlace(
        level.map(({ player }) => rounds.names.get(player)!),
        places,
      ),
    );
  }
  return { ok: true, value: rows.slice(0, places).map(({ player }) => ({ player, from: null })) };
}

/** The rounds played and those planned, where some are still to come; `null` where none are. */
export function roundsToCome(
  { games, byes, names }: SwissTable,
  regulation: Regulation,
): { readonly played: number; readonly planned: number } | null {
  const played = [...games, ...byes].reduce((last, { round }) => Math.max(last, round), 0);
  const planned = swissPlan(names.size, regulation).rounds;
  // A regulation that doesn't say how many rounds there are leaves their end to the director.
  return Number.isFinite(planned) && played < planned ? { played, planned } : null;
}

/** "Игрокам занявшим 1 и 2 места дается право выбора цвета дисков." */
export function choosersOf(qualifiers: readonly Qualifier[], { system }: Regulation): PlayerKey[] {
  return qualifiers.slice(0, system?.colourChoiceUpTo ?? 0).map(({ player }) => player);
}
