import type { PanelAbsence, PanelMatch, PanelSide } from '../contract';

const DAY = 24 * 60 * 60;

/** `20:05` of an instant of the sheet's clock, over midnight too. */
export function hourText(seconds: number): string {
  const ofDay = ((Math.floor(seconds) % DAY) + DAY) % DAY;
  return `${two(Math.floor(ofDay / 3600))}:${two(Math.floor((ofDay % 3600) / 60))}`;
}

/** `4:05`, or `1:04:05`; never below nothing. */
export function leftText(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 0);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** What being late costs at an instant, by the steps that the server has told: no call is needed as they pass. */
export interface LateNow {
  readonly against: number | null;
  readonly lost: boolean;
  readonly next: { readonly at: number; readonly against: number; readonly lost: boolean } | null;
}

export function lateNow({ against, next }: PanelAbsence, isLost: boolean, now: number): LateNow {
  const passed = next.filter(({ at }) => at <= now);
  const last = passed[passed.length - 1];
  const lost = isLost || (last?.lost ?? false);
  return {
    against: last?.against ?? against,
    lost,
    next: lost ? null : (next[passed.length] ?? null),
  };
}

/** Who has lost a match by lateness at an instant, those among them who are still not there. */
export function lostNow({ absent, lost }: PanelMatch, now: number): readonly PanelSide[] {
  const sides = ['white', 'black'] as const;
  return sides.filter(
    (side) =>
      lost.includes(side) ||
      absent.some((absence) => absence.side === side && lateNow(absence, false, now).lost),
  );
}
