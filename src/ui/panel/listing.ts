import type { PanelMatch, PanelState } from '../contract';
import { hourText } from './clock';

/** What the chips above the list show alone. */
export type Kind = 'on' | 'late' | 'next' | 'finished';

export const KINDS: readonly Kind[] = ['on', 'late', 'next', 'finished'];

export interface HourGroup {
  /** `20:00`; `null` without an hour. */
  readonly hour: string | null;
  readonly matches: readonly PanelMatch[];
}

export interface Listing {
  readonly groups: readonly HourGroup[];
  readonly finished: readonly PanelMatch[];
  /** All keys in the order shown, for the arrow keys. */
  readonly keys: readonly string[];
}

export function kindOf({ status }: PanelMatch): Kind {
  if (status === 'on' || status === 'late' || status === 'finished') return status;
  return 'next';
}

export function countsOf(matches: readonly PanelMatch[]): Readonly<Record<Kind, number>> {
  const counts = { on: 0, late: 0, next: 0, finished: 0 };
  for (const match of matches) counts[kindOf(match)] += 1;
  return counts;
}

/** Without regard to case and accents. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

/** Whether every word typed begins a word of a player's name, or of the group. */
export function fits({ white, black, group }: PanelMatch, filter: string): boolean {
  const words = fold(filter)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [white, black, group].some((name) => {
    const own = fold(name).split(/[\s,.'-]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** The matches to be shown: by hour, what has ended behind the rest. */
export function listingOf(
  { matches }: Pick<PanelState, 'matches'>,
  { filter, kind, isFinishedOpen }: { filter: string; kind: Kind | null; isFinishedOpen: boolean },
): Listing {
  const shown = matches.filter(
    (match) => (kind === null || kindOf(match) === kind) && (filter.trim() === '' || fits(match, filter)),
  );
  const groups = new Map<string | null, PanelMatch[]>();
  const open = shown.filter(({ status }) => status !== 'finished');
  const hourOf = (match: PanelMatch) => match.hour ?? Infinity;
  for (const match of [...open].sort((one, other) => compare(hourOf(one), hourOf(other)))) {
    const hour = match.hour === null ? null : hourText(match.hour);
    groups.set(hour, [...(groups.get(hour) ?? []), match]);
  }
  const finished = shown.filter(({ status }) => status === 'finished');
  const areShown = isFinishedOpen || kind === 'finished' || filter.trim() !== '';
  const listed = [...groups].map(([hour, ofHour]) => ({ hour, matches: ofHour }));
  return {
    groups: listed,
    finished,
    keys: [...listed.flatMap((group) => group.matches), ...(areShown ? finished : [])].map(({ key }) => key),
  };
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The key that an arrow leads to; the ends stay. */
export function neighbour(keys: readonly string[], key: string | null, step: 1 | -1): string | null {
  const index = key === null ? -1 : keys.indexOf(key);
  if (index === -1) return keys[step === 1 ? 0 : keys.length - 1] ?? null;
  return keys[Math.min(Math.max(index + step, 0), keys.length - 1)]!;
}
