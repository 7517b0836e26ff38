import type { EveningMatch } from '../../../src/core/evening/evening';
import type { Outcome } from '../../../src/core/standings/match';

/** Seconds of a time of the day. */
export const at = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours! * 60 + minutes!) * 60;
};

export function match(white: string, black: string, given: Partial<EveningMatch> = {}): EveningMatch {
  return {
    ...{ players: { white, black }, board: null, hour: at('20:00'), arrived: { white: null, black: null } },
    ...{ recordsArrivals: true, isExcused: false, outcome: { kind: 'pending' }, length: 3 },
    ...given,
  };
}

export const came = (white: string | null, black: string | null): Pick<EveningMatch, 'arrived'> => ({
  arrived: { white: white === null ? null : at(white), black: black === null ? null : at(black) },
});
export const there = came('19:50', '19:50');
export const won: Outcome = { kind: 'played', white: 3, black: 1 };

export const forfeit = (white: 'absent' | 'left' | null, black: 'absent' | 'left' | null): Outcome => ({
  ...{ kind: 'forfeit', white, black },
});
