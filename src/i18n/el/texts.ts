import type { Messages } from '../es/texts';
import { actions } from './actions';
import { configureTournament } from './configure-tournament';
import { field } from './field';
import { formulaTexts } from './formula-texts';
import { live } from './live';
import { names } from './names';
import { panel } from './panel';
import { repair } from './repair';
import { secondHalf } from './second-half';
import { swissRounds } from './swiss';
import { lines, or } from './words';

/** Everything a director sees, in Greek. Names are never declined: they stand after a colon or alone. */
export const el: Messages = {
  ...formulaTexts,
  actions,
  secondHalf,
  field,
  names,
  repair,
  panel,
  live,
  configureTournament,
  swissRounds,

  ledger: {
    columns: {
      ...{ tournament: 'Τουρνουά', kind: 'Είδος', phase: 'Φάση', winner: 'Νικητής', loser: 'Ηττημένος' },
      ...{ score: 'Σκορ', length: 'n', beforeWinner: 'Πριν Ν', beforeLoser: 'Πριν Η' },
      ...{ difference: 'D', upset: 'P', kWinner: 'K Ν', kLoser: 'K Η', changeWinner: 'Μεταβολή Ν' },
      ...{ changeLoser: 'Μεταβολή Η', afterWinner: 'Μετά Ν', afterLoser: 'Μετά Η', article: 'Άρθρο' },
    },
    kinds: {
      ...{ start: 'Αρχή', tournament: 'Τουρνουά', match: 'Ματς', penalty: 'Ποινή' },
      ...{ restart: 'Επιστροφή ως νέος', adjustment: 'Διορθώθηκε με το χέρι' },
    },
    official: 'επίσημο',
    unofficial: 'ανεπίσημο',
    reopened: 'ανοιχτό ξανά',
    causes: { left: 'Εγκατέλειψε το τουρνουά', didNotCome: 'Επιβεβαίωσε και δεν ήρθε' },
  },

  language: {
    choose: (languages, current, isByLocale) => ({
      kind: 'prompt',
      title: 'Γλώσσα',
      text: lines([
        `Τώρα: ${current}${isByLocale ? ', από τις τοπικές ρυθμίσεις του υπολογιστικού φύλλου' : ''}.`,
        ...languages.map((name, index) => `${index + 1}. ${name}`),
        '',
        'Γράψτε τον αριθμό. Αν μείνει κενό, αποφασίζουν οι τοπικές ρυθμίσεις.',
      ]),
    }),
    unknown: (given, languages) => `Το «${given}» δεν είναι ${or(languages)}.`,
    done: (language) =>
      `${language}. Ό,τι είναι γραμμένο μένει και διαβάζεται· οι τύποι αλλάζουν όταν υπολογιστούν ξανά.`,
  },
};
