import type { names as spanish, NamePlace } from '../es/names';
import { and, plural, quote, some } from './words';

type Two<T> = readonly [first: T, again: T];

const bothAre = ([first, again]: Two<string>) =>
  first === again ? `${quote(first)} is` : `${and([first, again].map(quote))} are`;

const at = ({ name, sheet, row }: NamePlace) => `${quote(name)} (${sheet}, row ${row})`;

export const names: typeof spanish = {
  rankedTwice: (sentence, command) =>
    `${sentence} If these are two persons, or to tell which is which, use “${command}”.`,
  enteredTwice: (sheet, spellings, [first, again]) => ({
    kind: 'yesNo',
    title: 'Entered twice',
    text: `${bothAre(spellings)} in rows ${first} and ${again} of “${sheet}”. Is it the same person? With Yes it counts once; nothing is deleted.`,
  }),
  tellApart: (sheet, name, [first, again]) =>
    `Two persons can't have one name: on “${sheet}”, row ${first} or row ${again}, write one of them so that they can be told apart (“${name} 2”, another surname) and use that name in the ranking too. Nothing was changed.`,
  marksContradict: (sheet, name, [first, again]) =>
    `${quote(name)} comes according to one of the rows ${first} and ${again} of “${sheet}” and does not according to the other; correct one of them. Nothing was changed.`,

  review: {
    same: 'No name is left to be reviewed; nothing was changed.',
    nothing: "There are no sheets of tonight's and no ranking with names to compare.",
    isIt: (typed, known, isRanked) => ({
      kind: 'yesNo',
      title: 'Review names',
      text: `${at(typed)} looks like ${isRanked ? `${quote(known.name)} of the ranking (row ${known.row})` : at(known)}. Is it the same person?`,
    }),
    secondName: (sheet, spellings, [first, again], rejected) => ({
      kind: 'prompt',
      title: 'Review names',
      text: `${rejected === null ? '' : `“${rejected}” won't do: somebody has it already or it is no name. `}${bothAre(spellings)} in rows ${first} and ${again} of “${sheet}”. If these are two persons, write what the one in row ${again} is to be called. If left blank, it stays as it is.`,
    }),
    unfit: (name) =>
      `Somebody is called “${name}” already or it is no name; use another. Nothing was changed.`,
    stillTwice: (sheet, name, [first, again]) =>
      `${quote(name)} is still twice on “${sheet}” (rows ${first} and ${again}): if it is one person, delete one of the rows.`,
    bothPlay: (typed, known) =>
      `${at(typed)} and ${quote(known)} look alike, but both are in the groups or they play each other: if they are one person, correct it by hand.`,
    inFormulas: (name, cells) =>
      `${quote(name)} comes from ${plural(cells.length, 'a formula', 'formulas')} in ${some(cells)} and stays there; correct where it is taken from.`,
    done: (renamed, cells) =>
      `${and(renamed.map(([from, to]) => `“${from}” is now “${to}”`))}: ${cells} ${plural(cells, 'cell', 'cells')}.`,
  },
};
