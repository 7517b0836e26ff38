import type { Messages } from '../es/texts';
import { and, decimal, plural, some } from './words';

/** An amount of money, with cents where there are any. */
const money = (amount: number) => (Number.isInteger(amount) ? String(amount) : decimal(amount, 2));

const withRating = ({ name, rating }: { readonly name: string; readonly rating: number }) =>
  `${name} (${decimal(rating, Number.isInteger(rating) ? 0 : 1)})`;

export const field: Messages['field'] = {
  aboveDivision: (title, players, upTo) => ({
    kind: 'yesNo',
    title,
    text: `Above the level of this division (${upTo}): ${some(players.map(withRating))}. May they play in it? With No they stay out.`,
  }),
  gameMinutes: (minutes) =>
    `${minutes} ${plural(minutes, 'minute', 'minutes')} on the clock for each player and game.`,
  mayBreak: (minutes) => `Each player may take one break of ${minutes} minutes between games.`,
  nobodyInDivision: (division) => `Nobody who plays has entered the division “${division}”.`,
  pool: (players, fee, pool) => `Pool: ${players} × ${money(fee)} = ${money(pool)}.`,
  prizes: (prizes) =>
    `Prizes: ${prizes.map(({ place, players, amount }) => `${place}. ${and(players)}, ${money(amount)}${players.length > 1 ? ' each' : ''}`).join('; ')}.`,
};
