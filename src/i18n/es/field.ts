import type { Question } from '../../ports/dialogs';
import { and, decimal, plural, some } from './words';

/** An amount of money, with cents where there are any. */
const money = (amount: number) => (Number.isInteger(amount) ? String(amount) : decimal(amount, 2));

const withRating = ({ name, rating }: { readonly name: string; readonly rating: number }) =>
  `${name} (${decimal(rating, Number.isInteger(rating) ? 0 : 1)})`;

/** Who plays tonight and for what, where there are divisions or a pool. */
export const field = {
  aboveDivision: (
    title: string,
    players: readonly { readonly name: string; readonly rating: number }[],
    upTo: number,
  ): Question => ({
    kind: 'yesNo',
    title,
    text: `Por encima del nivel de esta división (${upTo}): ${some(players.map(withRating))}. ¿Pueden jugarla? Con No se quedan fuera.`,
  }),
  gameMinutes: (minutes: number) =>
    `${minutes} ${plural(minutes, 'minuto', 'minutos')} de reloj para cada jugador y partida.`,
  mayBreak: (minutes: number) => `Cada jugador puede hacer una pausa de ${minutes} minutos entre partidas.`,
  nobodyInDivision: (division: string) => `Nadie que juegue está inscrito en la división «${division}».`,
  pool: (players: number, fee: number, pool: number) => `Bote: ${players} × ${money(fee)} = ${money(pool)}.`,
  /** Each amount is for one player. */
  prizes: (
    prizes: readonly {
      readonly place: number;
      readonly players: readonly string[];
      readonly amount: number;
    }[],
  ) =>
    `Premios: ${prizes.map(({ place, players, amount }) => `${place}º ${and(players)}, ${money(amount)}${players.length > 1 ? ' cada uno' : ''}`).join('; ')}.`,
};
