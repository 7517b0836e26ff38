import type { Messages } from '../es/texts';
import type { SeenScore } from '../seen-score';
import { and, lines, or, plural } from './words';

const damaged = (count: number) => `${count} ${plural(count, 'счёт', 'счёта', 'счетов')}`;

export const repair: Messages['repair'] = {
  hint: (sentence) => `${sentence} Или выполните «Исправить счёт».`,
  now: (sentence) => ({
    kind: 'yesNo',
    title: 'Исправить счёт',
    text: `${sentence}\n\nИсправить сейчас?`,
  }),
  none: 'Ни один счёт не превратился в дату или время.',

  choose: (p) => ({
    kind: 'prompt',
    title: 'Исправить счёт',
    text: lines([
      p.said !== '' && `${p.said}\n`,
      p.asked.length === 1
        ? 'Этот счёт превратился в дату или время, и прочесть его можно по-разному:'
        : 'Эти записи счёта превратились в даты или время, и прочесть их можно по-разному:',
      ...p.asked.map(
        (one) => `${where(one)}: ${one.readings.map((text, at) => `${at + 1}. ${text}`).join('  ')}`,
      ),
      '',
      p.asked.length === 1
        ? 'Впишите номер верного; если не вписать ничего, всё останется как есть.'
        : `Впишите номер для каждого, всего ${p.asked.length}, в этом порядке, например «${p.asked.map((_, at) => (at % 2) + 1).join(' ')}»; 0 оставит этот счёт как есть, а если не вписать ничего, останутся все.`,
      ...others(p),
    ]),
  }),
  notAnswers: (given, wanted) =>
    `«${given}» непонятно: ${plural(wanted, 'нужен', 'нужны', 'нужно')} ${wanted} ${plural(wanted, 'номер', 'номера', 'номеров')} из указанных в ${wanted === 1 ? 'строке' : 'каждой строке'} или 0.`,

  confirm: (p) => ({
    kind: 'yesNo',
    title: 'Исправить счёт',
    text: lines([
      `${plural(p.repaired.length, 'Будет исправлен', 'Будут исправлены', 'Будет исправлено')} ${damaged(p.repaired.length)}:`,
      ...p.repaired.map((one) => `${where(one)}: ${one.to}`),
      ...others({ proposed: [], left: p.left, mixed: p.mixed }),
      '',
      'Их столбцы получат формат, который не превращает счёт в дату. Исправить?',
    ]),
  }),
  nothingToDo: (left, mixed) => lines(others({ proposed: [], left, mixed })).trim(),
  done: (scores) => `${plural(scores, 'Исправлен', 'Исправлены', 'Исправлено')} ${damaged(scores)}.`,
  stillDamaged: (left) => lines(others({ proposed: [], left, mixed: [] })).trim(),
  formatsProtected: (ranges) =>
    `Формат изменить не удалось, диапазон защищён: ${and(ranges)}. Там это может повториться.`,
};

/** `Расписание!G7, Аня–Боря (видно 3-1)`. */
function where({ cell, shown, players }: SeenScore): string {
  const names = players.filter((name) => name !== '').join('–');
  return `${cell}${names === '' ? '' : `, ${names}`} (видно ${shown})`;
}

function others(p: {
  proposed: readonly SeenScore[];
  left: readonly SeenScore[];
  mixed: readonly string[];
}): string[] {
  return [
    ...(p.proposed.length > 0 ? ['', 'Прочесть можно только так:'] : []),
    ...p.proposed.map((one) => `${where(one)}: ${one.readings.join(', ')}`),
    ...(p.left.length > 0 ? ['', 'Остаются как есть:'] : []),
    ...p.left.map((one) => `${where(one)}: ${reason(one)}`),
    ...(p.mixed.length > 0
      ? [
          '',
          `Есть и даты, и тексты, похожие на даты: ${and(p.mixed)}. Проверьте весь столбец: день и месяц могли поменяться местами.`,
        ]
      : []),
  ];
}

function reason({ readings, why }: SeenScore): string {
  if (why === 'formula') return 'это формула; исправьте вручную';
  if (why === 'unanswered') return `${or(readings)}, не решено`;
  return readings.length === 0
    ? 'прочесть нельзя'
    : `${or(readings)}, ${readings.length === 1 ? 'и такого счёта быть не может' : 'и ни одного такого счёта быть не может'}`;
}
