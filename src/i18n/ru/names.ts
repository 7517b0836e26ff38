import type { Messages } from '../es/texts';
import type { NamePlace } from '../es/names';
import { and, plural, quote, some } from './words';

type Two<T> = readonly [first: T, again: T];

/** `«Аня» и «АНЯ»`, or `«Аня»` where both are written the same. */
const both = ([first, again]: Two<string>) =>
  first === again ? quote(first) : and([first, again].map(quote));

const at = ({ name, sheet, row }: NamePlace) => `${quote(name)} (${sheet}, строка ${row})`;

export const names: Messages['names'] = {
  rankedTwice: (sentence, command) =>
    `${sentence} Если это два человека или нужно сказать, кто есть кто, выполните «${command}».`,
  enteredTwice: (sheet, spellings, [first, again]) => ({
    kind: 'yesNo',
    title: 'Записан дважды',
    text: `${both(spellings)}: строки ${first} и ${again} листа «${sheet}». Это один человек? «Да» — считать один раз; ничего не удаляется.`,
  }),
  tellApart: (sheet, name, [first, again]) =>
    `У двух человек не может быть одно имя: на листе «${sheet}», в строке ${first} или ${again}, впишите имя одного из них так, чтобы их различать («${name} 2», другая фамилия), и так же — в рейтинге. Ничего не изменено.`,
  marksContradict: (sheet, name, [first, again]) =>
    `${quote(name)}: на листе «${sheet}» по одной из строк ${first} и ${again} придёт, по другой — нет; исправьте одну из них. Ничего не изменено.`,

  review: {
    same: 'Имён для проверки не осталось; ничего не изменено.',
    nothing: 'Нет ни листов этого турнира, ни рейтинга с именами для сравнения.',
    isIt: (typed, known, isRanked) => ({
      kind: 'yesNo',
      title: 'Проверить имена',
      text: `${at(typed)} похоже на ${isRanked ? `${quote(known.name)} из рейтинга (строка ${known.row})` : at(known)}. Это один человек?`,
    }),
    secondName: (sheet, spellings, [first, again], rejected) => ({
      kind: 'prompt',
      title: 'Проверить имена',
      text: `${rejected === null ? '' : `«${rejected}» не подходит: имя занято или это не имя. `}${both(spellings)}: строки ${first} и ${again} листа «${sheet}». Если это два человека, впишите, как будет называться тот, кто в строке ${again}. Если оставить пустым, всё останется как есть.`,
    }),
    unfit: (name) => `«${name}» уже занято или это не имя; возьмите другое. Ничего не изменено.`,
    stillTwice: (sheet, name, [first, again]) =>
      `${quote(name)} по-прежнему дважды на листе «${sheet}» (строки ${first} и ${again}): если это один человек, удалите одну из строк.`,
    bothPlay: (typed, known) =>
      `${at(typed)} и ${quote(known)} похожи, но оба есть в группах или играют друг с другом: если это один человек, исправьте вручную.`,
    inFormulas: (name, cells) =>
      `${quote(name)} ${plural(cells.length, 'берётся из формулы', 'берётся из формул', 'берётся из формул')} (${some(cells)}) и там остаётся; исправьте в источнике.`,
    done: (renamed, cells) =>
      `${and(renamed.map(([from, to]) => `«${from}» теперь «${to}»`))}: ${cells} ${plural(cells, 'ячейка', 'ячейки', 'ячеек')}.`,
  },
};
