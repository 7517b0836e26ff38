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
    text: `Πάνω από το ρέιτινγκ αυτής της κατηγορίας (${upTo}): ${some(players.map(withRating))}. Μπορούν να παίξουν; Με το Όχι μένουν έξω.`,
  }),
  gameMinutes: (minutes) =>
    `${minutes} ${plural(minutes, 'λεπτό', 'λεπτά')} στο ρολόι για κάθε παίκτη και παρτίδα.`,
  mayBreak: (minutes) => `Κάθε παίκτης μπορεί να κάνει μία διακοπή ${minutes} λεπτών μεταξύ των παρτίδων.`,
  nobodyInDivision: (division) => `Κανείς από όσους παίζουν δεν δήλωσε την κατηγορία «${division}».`,
  pool: (players, fee, pool) => `Ταμείο: ${players} × ${money(fee)} = ${money(pool)}.`,
  prizes: (prizes) =>
    `Έπαθλα: ${prizes.map(({ place, players, amount }) => `${place}η θέση: ${and(players)}, ${money(amount)}${players.length > 1 ? ' ο καθένας' : ''}`).join('; ')}.`,
};
