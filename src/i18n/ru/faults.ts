import type { CellRule } from '../../ports/workbook';
import type { Progress } from '../es/faults';
import type { Messages } from '../es/texts';
import { and, decimal, or, plural, quote } from './words';

const number = (limit: number | undefined) =>
  limit === undefined ? '' : Number.isInteger(limit) ? String(limit) : decimal(limit, 2);

const rule = (of: CellRule): string => {
  if (of.kind === 'checkbox') return 'флажок, установленный или снятый';
  if (of.kind === 'list') return or(of.values.slice(0, 12).map(quote));
  const [first, second] = of.limits.map(number);
  return {
    between: `числа от ${first} до ${second}`,
    notBetween: `числа вне промежутка от ${first} до ${second}`,
    equal: `число ${first}`,
    notEqual: `числа, кроме ${first}`,
    above: `числа больше ${first}`,
    below: `числа меньше ${first}`,
    atLeast: `числа не меньше ${first}`,
    atMost: `числа не больше ${first}`,
  }[of.compare];
};

const far = (progress: readonly Progress[]) =>
  and(
    progress.map(
      ({ sheet, written, cells }) =>
        `«${sheet}» ${written} из ${cells} ${plural(cells, 'ячейки', 'ячеек', 'ячеек')}`,
    ),
  );

export const faults: Messages['actions']['faults'] = {
  before: (error) => `Таблица не приняла команду: ${error}\n\nНичего не изменено.`,
  after: (error) =>
    `Команда выполнена целиком; сбой случился после неё: ${error}\n\n«Отменить» вернёт всё как было, если она не нужна.`,
  unknown: (error) =>
    `Таблица не приняла изменение: ${error}\n\nЕсли что-то осталось сделанным наполовину, «Отменить» вернёт всё как было.`,
  halfDone: (error, progress) =>
    `Таблица не приняла изменение: ${error}\n\nКоманда могла остаться сделанной наполовину${progress.length > 0 ? `; пока записано: ${far(progress)}` : ''}. «Отменить» вернёт всё как было, за один раз.`,
  halfUndone: (error, progress) =>
    `Таблица не приняла изменение: ${error}\n\nОтмена осталась сделанной наполовину${progress.length > 0 ? `; пока возвращено: ${far(progress)}` : ''}. Выполните «Отменить» ещё раз, и вернётся остальное.`,
  askAboutHalfDone: (action, who, when) => ({
    kind: 'yesNo',
    title: 'Последняя команда сделана наполовину',
    text: `Последняя команда, «${action}» (${who}, ${when}), осталась сделанной наполовину. Вернуть всё как было? «Да» — отменить сейчас; «Нет» — оставить как есть и продолжить.`,
  }),
  othersAreTyping:
    'Кто-то другой сейчас пишет на листах, нужных этой команде. Подождите немного и попробуйте снова; ничего не изменено.',
  refused: (cell, of, more) =>
    `${cell}: проверка данных допускает только ${rule(of)}, а не то, что нужно записать${more > 0 ? ` (и ещё ${more} ${plural(more, 'ячейка', 'ячейки', 'ячеек')})` : ''}; измените это правило. Ничего не изменено.`,
};
