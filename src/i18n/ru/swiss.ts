import type { Messages } from '../es/texts';
import { halves } from '../wording';
import { and, lines, or, playerCount, plural, some } from './words';

const rounds = (count: number) => `${count} ${plural(count, 'тур', 'тура', 'туров')}`;
/** `1 очко`, `2 очка`, `5 очков`; с половиной всегда `2½ очка`. */
const points = (halfPoints: number) =>
  `${halves(halfPoints)} ${halfPoints % 2 === 0 ? plural(halfPoints / 2, 'очко', 'очка', 'очков') : 'очка'}`;

export const swissRounds: Messages['swissRounds'] = {
  missedWord: 'Отсутствует',
  withdrawnWord: 'Выбывает',

  otherRegulation: (preset, other) =>
    `В регламенте ${preset} нет швейцарской системы; выберите тот, где она есть (${other}), командой «Настроить турнир».`,
  adopt: (preset, other) => ({
    kind: 'yesNo',
    title: 'Составить пары',
    text: `Без листа регламента действует ${preset}, а в нём нет швейцарской системы. Играть по ${other}? Это будет записано на листе «Регламент».`,
  }),
  otherLayout: (sheet) =>
    `На листе «${sheet}» не туры: нужны столбцы «Раунд», «Чёрные» и «Белые» и никаких групп, играющих каждая отдельно; переименуйте его, и Cubilete создаст новый.`,
  notEntered: (name, sheet, entries) =>
    `«${name}» играет на листе «${sheet}», но на листе «${entries}» этого имени нет; исправьте имя там, где ошибка, добавьте его в список или, если игрок ушёл, выполните «Снять игрока».`,
  tooFew: 'Осталось меньше двух игроков; ничего не изменено.',
  markedAbsent: (players) =>
    `Без пары: ${and(players)} — по списку участников ${players.length === 1 ? 'отсутствует' : 'отсутствуют'}.`,
  unfinished: (sheet, games) =>
    `На листе «${sheet}» не хватает ${games.length} ${plural(games.length, 'результата', 'результатов', 'результатов')}: ${some(games.map(({ round, row, players }) => `${players.join('–')} (тур ${round}, строка ${row})`))}.`,
  same: (round) => `Пары тура ${round} уже такие; ничего не изменено.`,
  again: (round) => ({
    kind: 'yesNo',
    title: 'Составить пары',
    text: `Пары тура ${round} составлены иначе, результатов ещё нет. Составить заново? «Нет» оставит всё как есть.`,
  }),
  beyond: (planned, players, round) => ({
    kind: 'yesNo',
    title: 'Составить пары',
    text: `${playerCount(players)}: положено ${rounds(planned)}, и они сыграны. Составить ещё один, тур ${round}?`,
  }),
  begin: (p) => ({
    kind: 'confirm',
    title: 'Составить пары',
    text: lines([
      `${playerCount(p.players)}: ${p.isRoundRobin ? 'круговая система' : 'швейцарская система'}, ${Number.isFinite(p.rounds) ? rounds(p.rounds) : 'туров сколько угодно'}${p.days > 1 ? `, ${p.days} ${plural(p.days, 'день', 'дня', 'дней')}` : ''}.`,
      p.minutes !== null &&
        `Время игрока на партию: ${p.minutes} ${plural(p.minutes, 'минута', 'минуты', 'минут')}${p.hours > 0 ? ` (${p.hours} ч в день)` : ', как рекомендовано'}.`,
      'Туры, дни и часы меняются командой «Настроить турнир».',
    ]),
  }),
  done: (p) =>
    `Тур ${p.round}${Number.isFinite(p.rounds) ? ` из ${Math.max(p.rounds, p.round)}` : ''} на листе «${p.sheet}»: ${p.boards} ${plural(p.boards, 'стол', 'стола', 'столов')}${p.byes.length > 0 ? `; без соперника: ${and(p.byes)}` : ''}.`,
  standings: (round, missing) =>
    `Таблица после тура ${round}${missing > 0 ? ` (не хватает ${missing} ${plural(missing, 'результата', 'результатов', 'результатов')})` : ''}. Она обновляется сама с каждым результатом.`,

  why: {
    roundRobin: (round) => `Круговая система: тур ${round} по таблице.`,
    pair: (round, black, white, p) => {
      const [own, other] = [p.halfPoints.black, p.halfPoints.white];
      const level =
        round === 1
          ? `Первый тур: верхняя половина против нижней (№ ${Math.min(p.ranks.black, p.ranks.white)} и № ${Math.max(p.ranks.black, p.ranks.white)})`
          : own === other
            ? `Очков поровну: ${halves(own)}`
            : `${halves(Math.max(own, other))} против ${halves(Math.min(own, other))}, ближе не позволяет тур в целом`;
      const met =
        p.meetings > 0
          ? 'встречаются снова: без повтора тур не составить'
          : round > 1 && 'ещё не встречались';
      const had = (one: 'black' | 'white') =>
        p.colours[one].map((colour) => (colour === 'black' ? 'Ч' : 'Б')).join('') || '—';
      const colours = {
        balance: `цвета до сих пор: ${black} ${had('black')}, ${white} ${had('white')}`,
        history: 'цвета равны: наоборот против последнего раза, когда они различались',
        board: 'цвета равны: за нечётным столом чёрные у стоящего выше, за чётным у другого',
      };
      return `${[level, met, colours[p.colourRule]].filter((part) => part !== false).join('; ')}.`;
    },
    bye: (p) =>
      `Без соперника: ${points(p.halfPoints)}, меньше всех среди тех, кто реже всего пропускал тур (${p.byes}).`,
    wished: 'Без соперника: так было записано.',
    missed: (from) => `Опоздание: играет с тура ${from}.`,
    withdrawn: (from) => `Не играет с тура ${from}.`,
  },

  drawEarly: (played, planned) => ({
    kind: 'yesNo',
    title: 'Составить сетку',
    text: `${plural(played, 'Сыгран', 'Сыграно', 'Сыграно')} ${rounds(played)} из ${planned} положенных; остальные составляются командой «Составить пары». Составить сетку уже сейчас?`,
  }),
  sharedPlace: (players, places) =>
    `Полное равенство: ${and(players)}, а мест в финалах ${places}; решите, кто проходит, и впишите сетку вручную.`,
  choosesColour: (name) => `${name}: выбор цвета или победа при ничьей (записывается 33–31)`,

  oneAtATime: 'Впишите номер или имя одного игрока; ничего не изменено.',
  notAmong: (given, alike) =>
    `«${given}»: такого игрока нет${alike.length > 0 ? ` (может быть, ${or(alike)}?)` : ''}; ничего не изменено.`,
  isIt: (title, given, name) => ({
    kind: 'yesNo',
    title,
    text: `«${given}»: такого игрока нет. Это ${name}?`,
  }),

  withdraw: {
    none: 'Туров ещё нет; чтобы кто-то не играл, поставьте «нет» в столбце «Присутствует».',
    who: (players) => ({
      kind: 'prompt',
      title: 'Снять игрока',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        'Кто выбывает? Впишите номер или имя.',
      ]),
    }),
    from: (name, usual, opponent) => ({
      kind: 'prompt',
      title: 'Снять игрока',
      text: `${opponent === null ? '' : `${name}: ещё не сыгран тур ${usual}, соперник ${opponent}. `}С какого тура ${name} не играет? Если оставить пустым, с тура ${usual}.`,
    }),
    tooEarly: (name, given, earliest) =>
      `${name}: снять с тура ${given} нельзя; впишите ${earliest} или более поздний. Ничего не изменено.`,
    pairAgain: (name, round, opponent) => ({
      kind: 'yesNo',
      title: 'Снять игрока',
      text: `В туре ${round} ещё нет результатов. Составить его пары заново без игрока ${name}? ${opponent === null ? `«Нет» оставит тур как есть, ${name} не играет со следующего` : `«Нет» — поражение 0–64, соперник ${opponent}`}.`,
    }),
    pairedAgain: (round) => `Пары тура ${round} составлены заново.`,
    done: (name, round) => `${name} не играет с тура ${round}.`,
    forfeited: (name, opponent, round) =>
      `${name} выбывает: поражение 0–64 в туре ${round}, соперник ${opponent}; больше в пары не ставится.`,
  },

  addLate: {
    who: {
      kind: 'prompt',
      title: 'Добавить опоздавшего',
      text: 'Как зовут игрока? Он вступит в следующем туре.',
    },
    alreadyIn: (name, sheet) => `«${name}» уже есть на листе «${sheet}» и играет; ничего не изменено.`,
    hasLeft: (name, round, sheet) =>
      `«${name}»: выбытие в туре ${round}; чтобы вернуть игрока, уберите «A» из его ячейки на листе «${sheet}» и впишите результат.`,
    isNew: (name, alike) => ({
      kind: 'yesNo',
      title: 'Добавить опоздавшего',
      text: `«${name}» похоже на «${alike}». Это другой человек?`,
    }),
    comesBack: (name, round) => ({
      kind: 'yesNo',
      title: 'Добавить опоздавшего',
      text: `«${name}» не играет с тура ${round}. Возвращается?`,
    }),
    pairAgain: (name, round) => ({
      kind: 'yesNo',
      title: 'Добавить опоздавшего',
      text: `В туре ${round} ещё нет результатов. Составить его пары заново, добавив игрока ${name}? Если «Нет», игра начнётся с тура ${round + 1}.`,
    }),
    done: (name, round, missed, given) =>
      `${name} играет с тура ${round}${missed > 0 ? `; за ${plural(missed, 'пропущенный тур', `${missed} пропущенных тура`, `${missed} пропущенных туров`)} — ${points(2 * given)}` : ''}.`,
  },
};
