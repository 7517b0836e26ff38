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

/** Everything a director sees, in Russian. Names are never declined: they stand after a colon or alone. */
export const ru: Messages = {
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
      ...{ tournament: 'Турнир', kind: 'Вид', phase: 'Стадия', winner: 'Победитель', loser: 'Проигравший' },
      ...{ score: 'Счёт', length: 'n', beforeWinner: 'До П', beforeLoser: 'До Пр' },
      ...{ difference: 'D', upset: 'P', kWinner: 'K П', kLoser: 'K Пр', changeWinner: 'Изм. П' },
      ...{ changeLoser: 'Изм. Пр', afterWinner: 'После П', afterLoser: 'После Пр', article: 'Пункт' },
    },
    kinds: {
      ...{ start: 'Начало', tournament: 'Турнир', match: 'Матч', penalty: 'Штраф' },
      ...{ restart: 'Вернулся как новый', adjustment: 'Исправлено вручную' },
    },
    official: 'официальный',
    unofficial: 'неофициальный',
    reopened: 'открыт заново',
    causes: { left: 'Покинул турнир', didNotCome: 'Подтвердил и не пришёл' },
  },

  language: {
    choose: (languages, current, isByLocale) => ({
      kind: 'prompt',
      title: 'Язык',
      text: lines([
        `Сейчас: ${current}${isByLocale ? ', по региональным настройкам таблицы' : ''}.`,
        ...languages.map((name, index) => `${index + 1}. ${name}`),
        '',
        'Впишите номер. Если оставить пустым, решают региональные настройки.',
      ]),
    }),
    unknown: (given, languages) => `«${given}» — не ${or(languages)}.`,
    done: (language) =>
      `${language}. Написанное остаётся и по-прежнему читается; формулы изменятся при пересчёте.`,
  },
};
