import type { Participation } from '../../core/season/tournament';
import type { Messages } from '../es/texts';
import type { Difference } from '../season-difference';
import {
  and,
  attendance,
  decimal,
  lines,
  matchCount,
  playerCount,
  plural,
  quotedColumns,
  some,
} from './words';

const result = ({ place, wins, points }: Participation) =>
  `${place === null ? 'без места' : `место ${place}`}, ${wins} ${plural(wins, 'победа', 'победы', 'побед')}, ${decimal(points / 100, 2)} очка`;

const shown = (level: number | null) => (level === null ? '—' : decimal(level, 1));

/** A player's line of what changes. */
const difference = ({ name, results: [before, after], ratings: [from, to], status }: Difference) => {
  const changes = [
    after && (before ? `${result(before)} → ${result(after)}` : result(after)),
    before && !after && `снимается: ${result(before)}`,
    shown(from) !== shown(to) && `рейтинг ${shown(from)} → ${shown(to)}`,
    status && `теперь: ${attendance[status]}`,
  ];
  const told = changes.filter(Boolean);
  return told.length > 0 && `• ${name}: ${told.join(' · ')}`;
};

export const secondHalf: Messages['secondHalf'] = {
  draw: {
    otherLayout: (sheet) =>
      `На листе «${sheet}» нет столбцов ${and(quotedColumns(['match', 'round', 'white', 'black']))}; переименуйте его, и Cubilete создаст новый.`,
    foreignColumn: (cell) =>
      `${cell}: данные в столбце не из сетки, они окажутся рядом с другим матчем; перенесите их на другой лист.`,
    groupsOpen: (open) => `Группы ещё не завершены:\n${open.join('\n')}`,
    tooFew: 'Для сетки нужны хотя бы два игрока.',
    noLastChance: (regulation) => `В регламенте ${regulation} нет «Последнего шанса».`,
    proposal: (players, playIns, usual) => ({
      kind: 'prompt',
      title: 'Составить сетку',
      text: `${playerCount(players)}${playIns === 0 ? '' : `, ${playIns} ${plural(playIns, 'предварительный матч', 'предварительных матча', 'предварительных матчей')}`}. Во сколько начало? Если оставить пустым, ${usual === '' ? 'без времени' : `в ${usual}`}.`,
    }),
    whoStays: (players) => ({
      kind: 'prompt',
      title: 'Последний шанс',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        'Если кто-то не играет, впишите номер или имя (несколько — через запятую).',
      ]),
    }),
    notAmong: (given) => `«${given}» нет среди тех, кто может играть.`,
    over: (sheet, results, copy) => ({
      kind: 'yesNo',
      title: 'Сетка уже есть',
      text: `На листе «${sheet}» другая сетка${results === 0 ? '' : `, в ней ${results} ${plural(results, 'результат', 'результата', 'результатов')}`}. Составить заново? Копия сохранится на листе «${copy}». «Нет» оставит прежнюю.`,
    }),
    kept: (sheet) => `Сетка «${sheet}» остаётся; «Продвинуть победителей» впишет недостающие имена.`,
    early: (players, round) =>
      `Из одной группы и могут встретиться уже здесь (${round}): ${and(players)}; при таком числе игроков развести их дальше нельзя.`,
    commission: 'Комиссия',
    same: 'Сетка уже такая; ничего не изменено.',
    done: (players, matches) => `Сетка: ${playerCount(players)}, ${matchCount(matches)}.`,
  },

  advance: {
    nothing: 'Сетки ещё нет; сначала выполните «Составить сетку».',
    clear: (matches) => ({
      kind: 'yesNo',
      title: 'Матчи уже сыграны',
      text: lines([
        'По нынешним данным прежних матчей эти результаты невозможны:',
        ...matches,
        'Очистить их и вписать тех, кто должен играть? «Нет» оставит их.',
      ]),
    }),
    same: 'Новых победителей нет; ничего не изменено.',
    done: (names) =>
      `В сетке ${plural(names, 'обновлена', 'обновлены', 'обновлено')} ${names} ${plural(names, 'ячейка', 'ячейки', 'ячеек')}.`,
  },

  close: {
    nothing: 'Закрывать нечего: нет ни расписания, ни сетки.',
    which: (proposed, closed) => ({
      kind: 'prompt',
      title: 'Закрыть турнир',
      text: lines([
        closed.length > 0 && `Закрыты: ${some(closed)}.`,
        `Как называется турнир? Если оставить пустым, «${proposed}». С именем закрытого исправляется он; с «(неофициальный)» в имени турнир ни на что не влияет.`,
      ]),
    }),
    usual: (day) => `Турнир ${day}`,
    alreadyClosed: (name, sheet) =>
      `Лист «${sheet}» относится к турниру «${name}», он уже закрыт; чтобы исправить его, впишите это имя.`,
    sheetGone: (name, sheet) => `Нет листа «${sheet}», с которым закрыт «${name}»; верните листу это имя.`,
    open: (name, open) => `«${name}» пока нельзя закрыть:\n${open.join('\n')}`,
    withoutDraw: {
      kind: 'yesNo',
      title: 'Закрыть турнир',
      text: 'Сетки нет: ни у кого не будет места, считаются только группы. Закрыть так?',
    },
    edited: (players) => ({
      kind: 'yesNo',
      title: 'Рейтинг изменён вручную',
      text: lines([
        'Рейтинг и «Движение рейтинга» расходятся:',
        ...players.map(
          (p) => `${p.name}: ${decimal(p.now, 1)}, по «Движению рейтинга» ${decimal(p.ledger, 1)}`,
        ),
        'Верны числа из рейтинга? «Нет» вернёт прежние.',
      ]),
    }),
    didNotCome: (players, penalty) => ({
      kind: 'prompt',
      title: 'Подтвердили и не пришли',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        `Они теряют в рейтинге: ${penalty}. Если кто-то предупредил, впишите номер или имя (несколько — через запятую).`,
      ]),
    }),
    notAmong: (given) => `«${given}» нет среди тех, кто подтвердил и не пришёл.`,
    confirm: (c) => ({
      kind: 'confirm',
      title: 'Закрыть турнир',
      text: lines([
        c.official
          ? `«${c.name}»`
          : `«${c.name}», неофициальный: не влияет ни на рейтинг, ни на общий зачёт.`,
        ...c.differences.map(difference),
        c.later.length > 0 && `Пересчитываются и следующие: ${some(c.later)}.`,
      ]),
    }),
    notice: ({ status, missed, untilNext }, newcomerRating) => {
      if (status === 'off') return `Вне рейтинга: вернувшись, начнёт с ${newcomerRating}`;
      if (missed === 0) return '';
      const left = `${untilNext} ${plural(untilNext!, 'турнир', 'турнира', 'турниров')}`;
      return `Пропущено: ${missed}; до ${status === 'active' ? 'карантина' : 'исключения'} ${left}`;
    },
    otherLedger: (sheet) =>
      `Лист «${sheet}» — не движение рейтинга Cubilete; переименуйте его, и Cubilete создаст новый.`,
    foreignColumn: (cell) =>
      `${cell}: данные в столбце не из очков, они окажутся рядом с другим игроком; перенесите их на другой лист.`,
    same: (name) => `«${name}» уже закрыт так; ничего не изменено.`,
    done: (name, players, champion) =>
      `«${name}» закрыт: ${playerCount(players)}${champion === null ? '' : `, чемпион: ${champion}`}.`,
  },

  reopen: {
    nothing: 'Закрытых турниров нет.',
    which: (last, closed) => ({
      kind: 'prompt',
      title: 'Открыть турнир заново',
      text: `Закрыты: ${some(closed)}. Какой открыть? Если оставить пустым, «${last}».`,
    }),
    unknown: (given) => `Закрытого турнира «${given}» нет.`,
    confirm: (r) => ({
      kind: 'confirm',
      title: 'Открыть турнир заново',
      text: lines([
        `Снимается всё, что «${r.name}» дал каждому; листы турнира не меняются.`,
        ...r.differences.map(difference),
        r.adjusted.length > 0 && `Пропадёт рейтинг, исправленный вручную: ${some(r.adjusted)}.`,
        r.later.length > 0 && `Пересчитываются и следующие: ${some(r.later)}.`,
      ]),
    }),
    done: (name) => `«${name}» снова открыт.`,
  },

  season: {
    from: (usual, tournaments) => ({
      kind: 'prompt',
      title: 'Сезон',
      text: `Турниры на листе «Очки»: ${some(tournaments)}. С какого начинается сезон? Если оставить пустым, «${usual}».`,
    }),
    unknown: (given) => `На листе очков нет турнира «${given}».`,
    noPoints: 'Очков ещё нет; сначала закройте турнир.',
    otherLayout: (sheet) =>
      `На листе «${sheet}» что-то другое; переименуйте его, и Cubilete создаст новый для сезона.`,
    same: 'Сезон уже составлен и обновляется сам; ничего не изменено.',
    done: 'Сезон составлен и обновляется сам с каждым закрытым турниром.',
  },
};
