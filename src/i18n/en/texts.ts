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

export const en: Messages = {
  ...formulaTexts,
  actions,
  secondHalf,
  field,
  names,
  repair,
  panel,
  configureTournament,
  swissRounds,
  live,

  ledger: {
    columns: {
      ...{ tournament: 'Tournament', kind: 'Kind', phase: 'Phase', winner: 'Winner', loser: 'Loser' },
      ...{ score: 'Score', length: 'n', beforeWinner: 'Before W', beforeLoser: 'Before L' },
      ...{ difference: 'D', upset: 'P', kWinner: 'K W', kLoser: 'K L', changeWinner: 'Change W' },
      ...{ changeLoser: 'Change L', afterWinner: 'After W', afterLoser: 'After L', article: 'Article' },
    },
    kinds: {
      ...{ start: 'Start', tournament: 'Tournament', match: 'Match', penalty: 'Penalty' },
      ...{ restart: 'Back as new', adjustment: 'Corrected by hand' },
    },
    official: 'official',
    unofficial: 'unofficial',
    reopened: 'reopened',
    causes: { left: 'Left the tournament', didNotCome: 'Confirmed and did not come' },
  },

  language: {
    choose: (languages, current, isByLocale) => ({
      kind: 'prompt',
      title: 'Language',
      text: lines([
        `Now: ${current}${isByLocale ? ", by the spreadsheet's locale" : ''}.`,
        ...languages.map((name, index) => `${index + 1}. ${name}`),
        '',
        'Type the number. If left blank, the locale decides.',
      ]),
    }),
    unknown: (given, languages) => `“${given}” is not ${or(languages)}.`,
    done: (language) =>
      `${language}. What is written stays and is still read; formulas change when they are recalculated.`,
  },
};
