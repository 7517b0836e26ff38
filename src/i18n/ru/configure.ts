import type { Messages } from '../es/texts';
import type { SeenSheet } from '../seen-sheet';
import { sheetNames } from './sheet-names';
import { and, columns, groupCount, lines, or, playerCount, plural, quote, quotedColumns } from './words';

export const configure: Messages['actions']['configure'] = {
  isItThisSheet: (purpose, sheet) => ({
    kind: 'yesNo',
    title: purpose,
    text: `Листа с именем «${purpose}» нет, но похож «${sheet}». Это он?`,
  }),
  whichSheet: (purpose, sheets, isCalledSo) => ({
    kind: 'prompt',
    title: purpose,
    text: lines([
      isCalledSo
        ? `Для «${purpose}» есть несколько листов:`
        : `Листа с именем «${purpose}» нет, но похожи эти:`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '',
      'Впишите номер нужного листа или 0, если его здесь нет. Cubilete это запомнит.',
    ]),
  }),
  notANumberOf: (given, most) => `«${given}» — не номер из списка, от 1 до ${most}.`,
  whichColumn: (sheet, word, letters, titles) => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `Столбцов, которые могут означать ${and(quotedColumns([word]))}: ${letters.length}.`,
      ...letters.map((letter, index) => `${letter}: ${titles[index]}`),
      '',
      'Впишите букву нужного. Cubilete это запомнит.',
    ]),
  }),
  notALetterOf: (given, letters) => `«${given}» — не ${or(letters)}.`,
  whatColumn: (sheet, letter, title, words) => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `Столбец ${letter}, «${title}», может означать:`,
      ...words.map((word, index) => `${index + 1}. ${columns[word]}`),
      '',
      'Впишите номер нужного значения. Cubilete это запомнит.',
    ]),
  }),
  addColumns: (sheet, missing) => ({
    kind: 'yesNo',
    title: sheet,
    text: `На листе «${sheet}» нет ${missing.length === 1 ? 'столбца' : 'столбцов'} ${and(quotedColumns(missing))}. Добавить ${missing.length === 1 ? 'его' : 'их'} справа? Ничего не сдвинется.`,
  }),

  row: 'Строка',
  overview: (seen, said, turn) => ({
    kind: 'prompt',
    title: turn === 1 ? 'Настроить листы' : `Настроить листы (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...seen.map((one, index) => `${index + 1}. ${seenSheet(one)}`),
      '',
      'Впишите номер того, что нужно изменить, или нажмите «ОК», ничего не вписав, чтобы оставить так. Cubilete запомнит это, даже если лист переименуют или переставят.',
    ]),
  }),
  chooseSheet: (purpose, sheets, current, turn) => ({
    kind: 'prompt',
    title: `${purpose} (${turn})`,
    text: lines([
      `Какой лист — «${purpose}»?`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '0. Никакой',
      current !== null && '',
      current !== null && `Если ничего не вписать, остаётся «${current}».`,
    ]),
  }),
  chooseColumns: (sheet, seen, turn) => ({
    kind: 'prompt',
    title: `${sheet} (${turn})`,
    text: lines([
      seen.headerRow === null
        ? 'Строка заголовков не найдена.'
        : `Заголовки в строке ${seen.headerRow + 1}: ${seenColumns(seen)}.`,
      seen.problem !== null && seen.problem,
      seen.missing.length > 0 && `Не хватает: ${and(quotedColumns(seen.missing))}.`,
      '',
      `Чтобы изменить, впишите, например, «${seen.headerRow === null ? 'Строка=4, ' : ''}${columns[seen.table?.needed[0]?.[0] ?? 'player']}=B»; если менять нечего, нажмите «ОК».`,
    ]),
  }),
  notAColumn: (given) => `«${given}» непонятно: впишите заголовок и букву столбца, например «Рейтинг=D».`,
  noSheet: (purpose) => `«${purpose}»: листа нет.`,
  isSheet: (purpose, sheet) => `«${purpose}» — это лист «${sheet}».`,
  same: 'Cubilete уже помнит это так; ничего не изменено.',
  done: (sheets) =>
    `${plural(sheets, 'Распознан', 'Распознано', 'Распознано')} ${sheets} ${plural(sheets, 'лист', 'листа', 'листов')}. Cubilete помнит их столбцы, даже если их передвинуть или переименовать.`,
};

function seenSheet(seen: SeenSheet): string {
  const purpose = sheetNames[seen.word];
  const [only, second] = seen.sheets;
  if (only === undefined) return `${purpose}: нет.`;
  if (second !== undefined) return `${purpose}: может быть ${or(seen.sheets.map(quote))}; выберите.`;
  const sheet = `${purpose}: «${only}»${seen.how === 'alike' ? ' (похож)' : ''}`;
  if (seen.problem !== null) return `${sheet}. ${seen.problem}`;
  if (seen.groups !== null) {
    return `${sheet}, ${groupCount(seen.groups.count)}, ${playerCount(seen.groups.players)}.`;
  }
  if (seen.squares > 0) {
    return `${sheet}, ${seen.squares} ${plural(seen.squares, 'шахматка', 'шахматки', 'шахматок')} с результатами.`;
  }
  if (seen.headerRow === null) return `${sheet}, знакомых заголовков нет.`;
  const missing = seen.missing.length > 0 ? ` Не хватает: ${and(quotedColumns(seen.missing))}.` : '';
  return `${sheet}, строка ${seen.headerRow + 1}: ${seenColumns(seen)}.${missing}`;
}

/** `Игрок в B, Рейтинг в D («Сила»)`: the title is given where it is another word. */
function seenColumns({ columns: seen }: SeenSheet): string {
  return seen
    .map(
      ({ word, letter, title }) =>
        `${columns[word]} в ${letter}${title === columns[word] ? '' : ` («${title}»)`}`,
    )
    .join(', ');
}
