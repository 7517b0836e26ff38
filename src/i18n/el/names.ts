import type { Messages } from '../es/texts';
import type { NamePlace } from '../es/names';
import { and, plural, quote, some } from './words';

type Two<T> = readonly [first: T, again: T];

/** `«Άννα» και «ΑΝΝΑ»`, or `«Άννα»` where both are written the same. */
const both = ([first, again]: Two<string>) =>
  first === again ? quote(first) : and([first, again].map(quote));

const at = ({ name, sheet, row }: NamePlace) => `${quote(name)} (${sheet}, γραμμή ${row})`;

export const names: Messages['names'] = {
  rankedTwice: (sentence, command) =>
    `${sentence} Αν είναι δύο άτομα, ή για να πείτε ποιος είναι ποιος, εκτελέστε «${command}».`,
  enteredTwice: (sheet, spellings, [first, again]) => ({
    kind: 'yesNo',
    title: 'Δηλώθηκε δύο φορές',
    text: `${both(spellings)}: γραμμές ${first} και ${again} του «${sheet}». Είναι το ίδιο άτομο; Με το Ναι μετράει μία φορά· δεν σβήνεται τίποτα.`,
  }),
  tellApart: (sheet, name, [first, again]) =>
    `Δύο άτομα δεν μπορούν να έχουν το ίδιο όνομα: στο «${sheet}», γραμμή ${first} ή ${again}, γράψτε τον έναν έτσι που να ξεχωρίζει («${name} 2», άλλο επώνυμο) και το ίδιο όνομα και στο ρέιτινγκ. Δεν άλλαξε τίποτα.`,
  marksContradict: (sheet, name, [first, again]) =>
    `${quote(name)}: στο «${sheet}» έρχεται κατά μία από τις γραμμές ${first} και ${again} και δεν έρχεται κατά την άλλη· διορθώστε τη μία. Δεν άλλαξε τίποτα.`,

  review: {
    same: 'Δεν μένει όνομα για έλεγχο· δεν άλλαξε τίποτα.',
    nothing: 'Δεν υπάρχουν φύλλα αυτής της βραδιάς ούτε ρέιτινγκ με ονόματα για σύγκριση.',
    isIt: (typed, known, isRanked) => ({
      kind: 'yesNo',
      title: 'Έλεγχος ονομάτων',
      text: `Το ${at(typed)} μοιάζει με ${isRanked ? `${quote(known.name)} του ρέιτινγκ (γραμμή ${known.row})` : at(known)}. Είναι το ίδιο άτομο;`,
    }),
    secondName: (sheet, spellings, [first, again], rejected) => ({
      kind: 'prompt',
      title: 'Έλεγχος ονομάτων',
      text: `${rejected === null ? '' : `Το «${rejected}» δεν κάνει: το έχει ήδη κάποιος ή δεν είναι όνομα. `}${both(spellings)}: γραμμές ${first} και ${again} του «${sheet}». Αν είναι δύο άτομα, γράψτε πώς θα λέγεται αυτός της γραμμής ${again}. Αν μείνει κενό, μένει όπως είναι.`,
    }),
    unfit: (name) => `Το «${name}» το έχει ήδη κάποιος ή δεν είναι όνομα· βρείτε άλλο. Δεν άλλαξε τίποτα.`,
    stillTwice: (sheet, name, [first, again]) =>
      `${quote(name)}: ακόμη δύο φορές στο «${sheet}» (γραμμές ${first} και ${again})· αν είναι ένα άτομο, σβήστε τη μία γραμμή.`,
    bothPlay: (typed, known) =>
      `${at(typed)} και ${quote(known)} μοιάζουν, αλλά είναι και οι δύο στους ομίλους ή παίζουν μεταξύ τους· αν είναι το ίδιο άτομο, διορθώστε το με το χέρι.`,
    inFormulas: (name, cells) =>
      `${quote(name)}: προέρχεται από ${plural(cells.length, 'τύπο', 'τύπους')} (${some(cells)}) και εκεί μένει· διορθώστε το εκεί από όπου το παίρνει.`,
    done: (renamed, cells) =>
      `${and(renamed.map(([from, to]) => `«${from}» είναι τώρα «${to}»`))}: ${cells} ${plural(cells, 'κελί', 'κελιά')}.`,
  },
};
