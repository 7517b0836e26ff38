import type { Messages } from '../es/texts';
import { configure } from './configure';
import { faults } from './faults';
import { sheetNames } from './sheet-names';
import {
  and,
  groupSizes,
  lines,
  matchCount,
  newcomer,
  playerCount,
  plural,
  quotedColumns,
  some,
} from './words';

type Playoffs = Parameters<Messages['actions']['standings']['playoffsNeeded']>[0];

const pairings = (playoffs: Playoffs) =>
  and(playoffs.map(({ group, white, black }) => `${white}–${black} (${group})`));

const cellCount = (count: number) => `${count} ${plural(count, 'ячейка', 'ячейки', 'ячеек')}`;

export const actions: Messages['actions'] = {
  sheets: sheetNames,
  configure,
  nothingChanged: 'Ничего не изменено.',
  busy: 'Уже выполняется другая команда Cubilete. Дождитесь её окончания и попробуйте снова; ничего не изменено.',
  faults,
  rowOfSheet: (sheet, row) => `${sheet}, строка ${row}`,
  sheetMissing: (name) =>
    `Листа «${name}» нет; создайте его, дайте это имя нужному листу или укажите его в «Настроить листы».`,
  tableMissing: (sheet, missing) =>
    `На листе «${sheet}» нет ${missing.length === 1 ? 'столбца' : 'столбцов'} ${and(quotedColumns(missing))}; впишите такой заголовок.`,
  overFormulas: (cells) => ({
    kind: 'yesNo',
    title: 'В этих ячейках формулы',
    text: `Запись ляжет поверх ${cells.length === 1 ? 'формулы' : 'формул'}: ${some(cells)}. Продолжить?`,
  }),
  protectedRange: (ranges) =>
    `Нет права изменять ${and(ranges)}: диапазон защищён. Попросите того, кто его защитил; ничего не изменено.`,

  seed: {
    nobody: 'Никто не играет: на листе участников нет имён, или все отмечены как отсутствующие.',
    nextTournament: (closed, renames) => ({
      kind: 'yesNo',
      title: 'Новый турнир',
      text: `«${closed}» закрыт с этими листами. Для нового турнира они сохраняются под другими именами: ${and(renames.map(({ from, to }) => `«${from}» как «${to}»`))}. Продолжить?`,
    }),
    unmarked: (title, players) => ({
      kind: 'yesNo',
      title,
      text: `Без отметки в «Присутствует» (${players.length}): ${some(players)}. Они играют?`,
    }),
    proposal: (p) => ({
      kind: 'prompt',
      title: 'Составить группы',
      text: lines([
        `${playerCount(p.players)}: ${groupSizes(p.sizes)}.`,
        p.absent.length > 0 && `Не придут (${p.absent.length}): ${some(p.absent)}.`,
        p.newcomers.length > 0 &&
          `Нет в рейтинге, получают ${p.newcomerRating} (${p.newcomers.length}): ${some(p.newcomers.map(newcomer))}.`,
        p.ignored.length > 0 && `Под списком есть тексты, не похожие на участников: ${some(p.ignored)}.`,
        '',
        p.fewest === p.most
          ? 'Нажмите «ОК», чтобы составить их так.'
          : `Нажмите «ОК», чтобы составить их так, или сначала впишите другое число групп (от ${p.fewest} до ${p.most}).`,
      ]),
    }),
    overResults: (results, copies) => ({
      kind: 'yesNo',
      title: 'В расписании уже есть результаты',
      text: `С нынешними группами ${plural(results, 'записан', 'записано', 'записано')} ${results} ${plural(results, 'результат', 'результата', 'результатов')}. Прежде чем они изменятся, ${copies.length === 1 ? 'сохраняется копия' : 'сохраняются копии'}: ${and(copies.map((copy) => `«${copy}»`))}; расписание останется прежним, пока вы не составите его снова. Изменить группы?`,
    }),
    copied: (copies) => `Прежнее — на листах: ${and(copies.map((copy) => `«${copy}»`))}.`,
    otherLayout: (sheet) =>
      `На листе «${sheet}» что-то другое или группы расположены иначе; переименуйте его, и Cubilete создаст новый.`,
    same: 'Группы уже такие; ничего не изменено.',
    drawn: (seed) => `Порядок при равном рейтинге решила жеребьёвка по числу ${seed}.`,
    done: (players, sizes) => `${playerCount(players)}: ${groupSizes(sizes)}.`,
  },

  schedule: {
    groupsFirst: 'Групп ещё нет; сначала выполните «Составить группы».',
    groupTooSmall: (group, players, min) => `${group}: ${playerCount(players)}; в группе не меньше ${min}.`,
    lengthUnknown:
      'В регламенте не сказано, до скольких очков играют в группах; укажите groupMatchLength на листе «Регламент».',
    otherLayout: (sheet) =>
      `На листе «${sheet}» нет столбцов ${and(quotedColumns(['group', 'white', 'black']))}; переименуйте его, и Cubilete создаст новый.`,
    otherForm: (sheet) =>
      `На листе «${sheet}» результаты записаны шахматками; этой команде нужно расписание со столбцами ${and(quotedColumns(['group', 'white', 'black']))}, по матчу в строке.`,
    proposal: (groups, matches, usual) => ({
      kind: 'prompt',
      title: 'Составить расписание',
      text: `${matchCount(matches)}, групп: ${groups}. Когда начинается первый матч? Если оставить пустым, в ${usual}.`,
    }),
    overTyped: (typed, lost, copy) => ({
      kind: 'yesNo',
      title: 'В расписании уже есть данные',
      text: `Группы изменились, а в расписании ${typed} ${plural(typed, 'строка', 'строки', 'строк')} с результатами, временем прихода или примечаниями; из них у пар, которые больше не играют: ${lost}. Копия сохраняется на листе «${copy}», расписание пишется заново. Продолжить?`,
    }),
    copyName: (sheet, now) => `${sheet} ${now.slice(0, 16).replace(':', '.')}`,
    copied: (copy) => `Прежнее расписание — на листе «${copy}».`,
    foreignColumn: (cell) =>
      `${cell}: данные в столбце не из расписания, они окажутся рядом с другим матчем; перенесите их на другой лист или переименуйте этот.`,
    unreadable: (cell) =>
      `${cell}: дату прочесть нельзя, часовой пояс таблицы не совпадает с поясом скрипта; впишите её текстом.`,
    same: 'Расписание уже такое; ничего не изменено.',
    done: (matches, start) => `${matchCount(matches)}, начало в ${start}.`,
  },

  lateness: {
    lostButPlayed: (white, black, late) =>
      `${white}–${black}: результат есть, но по времени прихода матч проигран неявкой (${late}); решите, что считать.`,
    revoke: (players) => ({
      kind: 'yesNo',
      title: 'Время прихода исправлено',
      text: `По нынешнему времени больше не ${plural(players.length, 'проигрывает', 'проигрывают', 'проигрывают')} из-за опоздания: ${and(players)}. Убрать F?`,
    }),
    same: 'Новых опозданий нет; ничего не изменено.',
    done: (late, lost) =>
      late + lost === 0
        ? 'Никто не опоздал настолько, чтобы потерять очки.'
        : `${late} ${plural(late, 'матч начинается', 'матча начинаются', 'матчей начинаются')} со штрафных очков, ${lost} ${plural(lost, 'проигран', 'проиграны', 'проиграны')} из-за опоздания.`,
  },

  standings: {
    otherLayout: (sheet) =>
      `На листе «${sheet}» что-то другое; переименуйте его, и Cubilete создаст новый для турнирной таблицы.`,
    withProblem: 'Таблица составлена, но один результат в расписании прочесть нельзя.',
    addPlayoffs: (playoffs) => ({
      kind: 'yesNo',
      title: 'Не сыграны переигровки',
      text: `Нужно сыграть до одного очка: ${pairings(playoffs)}. Добавить ${plural(playoffs.length, 'матч', 'матчи', 'матчи')} в конец расписания?`,
    }),
    playoffsNeeded: (playoffs) => `Нужно сыграть до одного очка: ${pairings(playoffs)}.`,
    playoffNote: 'переигровка',
    same: 'Таблица уже составлена и обновляется сама; ничего не изменено.',
    done: (complete, groups, qualified) =>
      `Завершено групп: ${complete} из ${groups}; прошли дальше: ${qualified}. Таблица обновляется сама с каждым результатом.`,
  },

  journal: {
    number: '№',
    when: 'Когда',
    who: 'Кто',
    editor: (key) => `редактор ${key}`,
    action: 'Команда',
    summary: 'Что сделано',
    record: 'Данные для отмены',
    status: {
      ...{ title: 'Состояние', underWay: 'выполняется', done: 'сделано', undone: 'отменено' },
      kept: 'наполовину, оставлено',
      dropped: 'без последствий',
    },
    unreadable: (cell) =>
      `${cell}: дату прочесть нельзя, часовой пояс таблицы не совпадает с поясом скрипта, и вернуть её не получится; ничего не изменено.`,
  },

  undo: {
    nothing: 'Отменять нечего.',
    unreadable: (number) =>
      `Данные для отмены № ${number} изменены в журнале, и прочесть их нельзя; ничего не изменено.`,
    sheetsGone: (summary, sheets) => ({
      kind: 'confirm',
      title: 'Отменить',
      text: `${summary}\n\n${plural(sheets.length, 'Нет листа', 'Нет листов', 'Нет листов')} ${sheets.map((sheet) => `«${sheet}»`).join(', ')}: то, что команда изменила там, вернуть нельзя. Если сменилось только имя, закройте это окно, дайте листу прежнее и отмените снова. «ОК» отменит остальное.`,
    }),
    edited: (summary, cells) => ({
      kind: 'yesNo',
      title: 'Отменить',
      text: `${summary}\n\nПосле этого ${plural(cells.length, 'изменена', 'изменены', 'изменено')} ${cellCount(cells.length)}: ${some(cells)}. Вернуть и их как было? «Нет» оставит их, а остальное отменит.`,
    }),
    editedSheet: (sheet, cells) => ({
      kind: 'yesNo',
      title: 'Отменить',
      text: `На листе «${sheet}» после этого ${plural(cells, 'заполнена', 'заполнены', 'заполнено')} ${cellCount(cells)}. Удалить лист вместе с ними? «Нет» оставит его.`,
    }),
    done: (number, who, summary) => `Отменено № ${number}${who === null ? '' : ` (${who})`}: ${summary}`,
  },
};
