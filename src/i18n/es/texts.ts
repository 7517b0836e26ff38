import type { Question } from '../../ports/dialogs';
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

/** Everything a director sees, in Spanish. The other languages have the same keys. */
export const es = {
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

  /** The rating ledger. It is read back by these words. */
  ledger: {
    columns: {
      ...{ tournament: 'Torneo', kind: 'Tipo', phase: 'Fase', winner: 'Ganador', loser: 'Perdedor' },
      ...{ score: 'Marcador', length: 'n', beforeWinner: 'Antes G', beforeLoser: 'Antes P' },
      ...{ difference: 'D', upset: 'P', kWinner: 'K G', kLoser: 'K P', changeWinner: 'Cambio G' },
      ...{ changeLoser: 'Cambio P', afterWinner: 'Después G', afterLoser: 'Después P', article: 'Artículo' },
    },
    kinds: {
      ...{ start: 'Inicio', tournament: 'Torneo', match: 'Encuentro', penalty: 'Penalización' },
      ...{ restart: 'Vuelve como nuevo', adjustment: 'Corregido a mano' },
    },
    official: 'oficial',
    unofficial: 'no oficial',
    reopened: 'reabierto',
    causes: { left: 'Se fue del torneo', didNotCome: 'Confirmó y no vino' },
  },

  language: {
    choose: (languages: readonly string[], current: string, isByLocale: boolean): Question => ({
      kind: 'prompt',
      title: 'Idioma',
      text: lines([
        `Ahora: ${current}${isByLocale ? ', por la configuración regional de la hoja de cálculo' : ''}.`,
        ...languages.map((name, index) => `${index + 1}. ${name}`),
        '',
        'Escriba el número. Si lo deja vacío, decide la configuración regional.',
      ]),
    }),
    unknown: (given: string, languages: readonly string[]) => `«${given}» no es ${or(languages)}.`,
    done: (language: string) =>
      `${language}. Lo escrito no cambia y se sigue leyendo; las fórmulas cambian cuando se recalculan.`,
  },
};

export type Messages = typeof es;
