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
    text: `Рейтинг выше, чем у этого дивизиона (${upTo}): ${some(players.map(withRating))}. Допустить? «Нет» — они не играют.`,
  }),
  gameMinutes: (minutes) =>
    `${minutes} ${plural(minutes, 'минута', 'минуты', 'минут')} на часах каждому игроку на партию.`,
  mayBreak: (minutes) => `Каждый игрок может сделать между партиями один перерыв: ${minutes} мин.`,
  nobodyInDivision: (division) => `Среди играющих никто не записан в дивизион «${division}».`,
  pool: (players, fee, pool) => `Призовой фонд: ${players} × ${money(fee)} = ${money(pool)}.`,
  prizes: (prizes) =>
    `Призы: ${prizes.map(({ place, players, amount }) => `${place}-е место: ${and(players)}, ${money(amount)}${players.length > 1 ? ' каждому' : ''}`).join('; ')}.`,
};
