import { asRange } from '../as-range';
import type { NumberWord } from '../../core/problems';
import type { ProblemTexts } from '../problem-texts';
import { and, groupCount, or, playerCount, plural, quotedColumns } from './words';

/** After «здесь». */
const numbers: Readonly<Record<NumberWord, string>> = {
  place: 'место',
  wins: 'число выигранных матчей',
  experience: 'опыт',
  pool: 'призовой фонд',
  share: 'доля каждого приза',
  unit: 'самая мелкая монета',
  rating: 'рейтинг',
  points: 'очки',
  minutes: 'минуты',
  matchLength: 'длина матча в очках',
  groups: 'число групп',
  boards: 'число столов',
  order: 'порядок',
  entries: 'число участников',
  days: 'число дней',
  hours: 'часы игры в день',
  round: 'номер раунда',
  discs: 'фишки',
  cube: 'значение куба',
  option: 'значение параметра',
};

export const problems: ProblemTexts = {
  unknownRegulation: (p) =>
    `регламента «${p.given}» нет; впишите ${or(p.known)} или укажите диапазон параметров и значений`,
  unknownOption: (p) => `«${p.given}» — не параметр регламента; есть такие: ${and(p.known)}`,
  repeatedOption: (p) => `параметр ${p.option} указан дважды; оставьте один`,
  optionNeedsYesNo: (p) => `«${p.given}» не подходит для ${p.option}; впишите да или нет`,
  optionNeedsNumber: (p) =>
    `«${p.given}» не подходит для ${p.option}; впишите число не меньше ${p.min}${p.blankAllowed ? ' или оставьте ячейку пустой' : ''}`,
  optionNeedsShares: (p) =>
    `«${p.given}» не подходит для ${p.option}; впишите целые доли, начиная с первого места, например 50;30;20`,
  optionNeedsChoice: (p) => `«${p.given}» не подходит для ${p.option}; впишите ${or(p.choices)}`,
  badLateTable: (p) =>
    `«${p.given}» не подходит для ${p.option}; впишите возрастающие минуты и очки, например 20:1,35:2,45:3, не больше очков матча`,
  notInRegulation: (p) => {
    const what = {
      lateness: 'таблицы опозданий',
      clock: 'времени на часах',
      levels: 'категорий игроков',
      swiss: 'швейцарской системы',
      system: 'системы по числу участников',
      annualPoints: 'годовых очков',
      attendance: 'правил о явке',
    };
    return `в регламенте ${p.regulation} нет ${what[p.what]}`;
  },

  notANumber: (p) =>
    `${p.given === '' ? 'ячейка пуста' : `«${p.given}» — не число`}; здесь ${numbers[p.what]}, цифрами`,
  notWhole: (p) => `«${p.given}» — не целое число; здесь ${numbers[p.what]}, без дробей`,
  tooSmall: (p) => `«${p.given}» — слишком мало; здесь ${numbers[p.what]}, не меньше ${p.min}`,
  tooLarge: (p) => `«${p.given}» — слишком большое число; здесь ${numbers[p.what]}`,
  notAboveZero: (p) => `«${p.given}» — слишком мало; здесь ${numbers[p.what]}, больше 0`,
  ambiguousNumber: (p) => `«${p.given}» можно прочесть двояко; впишите число, не отделяя тысячи`,
  missingArgument: (p) => `не указан аргумент ${p.argument}`,
  oneValueOnly: (p) => `${p.argument} — одно значение; выделите одну ячейку`,
  rangesOfUnequalLength: (p) =>
    `в диапазонах разное число строк: ${and(p.lengths)}; их должно быть поровну, или выделите одну ячейку`,
  notATime: (p) => `«${p.given}» — не время; впишите, например, 20:00 или 8:00pm`,
  timeOfDayUnknown: () =>
    'часовой пояс таблицы не совпадает с поясом скрипта, и время прочесть нельзя; впишите его текстом, например 20:00',
  hourMissing: () => 'не указано время матча; впишите его, чтобы посчитать опоздание',
  errorInCell: (p) => `в ячейке ошибка ${p.given}; сначала исправьте её`,

  notYesOrNo: (p) => `«${p.given}» непонятно; впишите да или нет`,
  notAName: (p) => `«${p.given}» — не имя; впишите имя игрока текстом`,
  noPlayers: () => 'нет ни одного игрока; выделите столбец с именами',
  playerTwice: (p) => `${p.name} уже есть в строке ${p.first}; каждый игрок вписывается один раз`,
  playerMissing: () => 'нет имени игрока; впишите его или очистите остальное в строке',
  samePlayerTwiceInMatch: (p) => `${p.name} играет сам с собой; игроки должны быть разными`,
  duplicateMatch: (p) =>
    `матч ${p.white}–${p.black} уже есть в строке ${p.first}; в группе он играется один раз`,
  notARound: (p) =>
    `${p.given === '' ? 'раунд не указан' : `«${p.given}» — не раунд`}; впишите Предварительный раунд, 1/16 финала, 1/8 финала, 1/4 финала, Полуфинал или Финал`,
  matchTwice: (p) => `матч ${p.match} уже есть в строке ${p.first}; дайте ему другой номер`,
  roundFull: (p) =>
    `${p.given}: не больше ${p.most} ${plural(p.most, 'матча', 'матчей', 'матчей')}, а первый стоит в строке ${p.first}; исправьте раунд`,
  noSuchMatch: (p) =>
    `матча ${p.match} нет в ${p.later ? 'более поздних' : 'более ранних'} раундах; исправьте ссылку`,
  crossedReference: (p) =>
    `${p.given} противоречит строке ${p.first}; каждый игрок проходит только в один матч, и на каждую сторону приходит только один`,
  winnerGoesNowhere: (p) =>
    `победителю ${p.match} некуда пройти: в следующем раунде другие имена; исправьте имя или заполните «Проходит в»`,
  drawConflict: (p) => {
    const match = p.written.length === 0 ? p.match : `${p.match} (${p.written.join('–')})`;
    if (p.kind === 'alreadyDecided') {
      return `исход ${match} уже решён в другой строке; очистите один из двух результатов`;
    }
    if (p.kind === 'opponentUnknown') return `в ${match} есть результат, но ещё неизвестно, кто его играет`;
    if (p.kind === 'byeWins') return `в ${match} побеждает тот, у кого нет соперника`;
    return `${match} невозможен: по прежним матчам его ${p.seated.length === 0 ? 'играют другие' : `${plural(p.seated.length, 'играет', 'играют', 'играют')} ${and(p.seated)}`}`;
  },
  tooFewForDraw: (p) => `${playerCount(p.players)}; для сетки нужно не меньше 2`,
  placeTwice: (p) =>
    `место ${p.place} группы ${p.group} уже есть в строке ${p.first}; каждое место вписывается один раз`,
  noMatches: () => 'нет ни одного матча; выделите столбцы Белые, Чёрные, Очки Б и Очки Ч',
  groupMissing: () => 'не указана группа матча; впишите её в свой столбец или над таблицей («Группа A»)',
  groupUnclear: (p) =>
    `в строке не указана группа, а ${p.name} есть в нескольких: ${and(p.groups)}; впишите группу в каждую строку`,
  severalGroups: (p) => `здесь ${groupCount(p.groups.length)} (${and(p.groups)}); выделите строки одной`,
  columnsMissing: (p) =>
    `не хватает ${p.missing.length === 1 ? 'столбца' : 'столбцов'} ${and(quotedColumns(p.missing))}`,
  columnTwice: (p) =>
    `«${p.header}» — второй столбец ${and(quotedColumns([p.column]))}; оставьте один или смените его заголовок`,
  columnUnclear: (p) =>
    `«${p.header}» может означать ${or(quotedColumns(p.columns))}; дайте столбцу такой заголовок`,
  oneColumnOnly: (p) =>
    `в диапазоне ${p.columns} ${plural(p.columns, 'столбец', 'столбца', 'столбцов')}; выделите один`,
  rangeTooNarrow: (p) =>
    `в диапазоне ${p.columns} ${plural(p.columns, 'столбец', 'столбца', 'столбцов')}; нужны Белые, Чёрные, Очки Б и Очки Ч, или Белые, Счёт и Чёрные`,
  contradictoryCells: (p) =>
    `${p.white}–${p.black}: в одной ячейке ${p.one}, в другой ${p.other}; исправьте одну из них`,
  crossTableNotSquare: (p) =>
    `${p.name}: в шахматке нет столбца или строки; сверху и слева должны стоять одни и те же имена`,

  scoreBecameDate: (p) =>
    `счёт превратился в дату, вероятно, было ${or(p.readings)}; задайте столбцу формат «Обычный текст» и впишите снова`,
  scoreBecameTime: (p) =>
    `счёт превратился во время${p.readings.length > 0 ? `, вероятно, было ${or(p.readings)}` : ''}; задайте столбцу формат «Обычный текст» и впишите снова`,
  notAScore: (p) =>
    `«${p.given}» — не счёт; впишите очки (3 и 1, или 3-1), а при неявке — F в ячейку того, кто не явился`,
  halfAScore: (p) =>
    `вписана только половина счёта («${p.given}»); впишите очки обоих, а если матч не сыгран — ничего`,
  negativePoints: (p) => `«${p.given}» — отрицательное число; очки начинаются с 0`,
  fractionalPoints: (p) => `«${p.given}» — дробное число; очки целые`,
  equalPoints: (p) => `${p.white}-${p.black} — ничья; один из двух должен выиграть`,
  loserAtOrAboveLength: (p) =>
    `очки проигравшего: ${p.points}; в матче до ${p.length} у проигравшего от 0 до ${p.length - 1}`,
  winnerBelowLength: (p) =>
    `очки победителя: ${p.points}; в матче до ${p.length} у победителя не меньше ${p.length}`,
  winnerAboveLength: (p) =>
    `очки победителя: ${p.points}; в матче до ${p.length} без куба у победителя от ${p.length} до ${p.most}`,
  sideOfForfeitUnknown: (p) =>
    `из «${p.given}» не ясно, кто не явился; впишите F-3, если не явились белые, или 3-F, если чёрные`,
  resultAgainstBye: (p) => `«${p.given}» — не игрок: у свободного нет результата; очистите очки`,
  forfeitOnlyInNote: (p) =>
    `в примечании «${p.given}», а в счёте этого нет; впишите F в ячейку очков того, кто не явился`,

  noResults: () => 'нет ни одного результата; выделите столбцы Турнир, Игрок, Место и Победы',
  notHundredths: (p) => `«${p.given}»: больше двух знаков после запятой; очки считаются до сотых`,
  noSuchTournament: (p) => `среди результатов нет турнира «${p.given}»`,
  tournamentMissing: () => 'не указан турнир; впишите его в свой столбец',
  tournamentTwice: (p) =>
    `${p.player}: результат турнира ${p.tournament} уже есть в строке ${p.first}; каждый игрок вписывается один раз за турнир`,
  noShares: () => 'нет долей для раздела; впишите хотя бы одну больше 0',
  poolNotInUnits: (p) => `${p.pool} нельзя разделить монетами по ${p.unit}; измените фонд или монету`,

  noLateTable: (p) =>
    `в ${p.regulation} нет таблицы опозданий для матча до ${p.length}, есть только до ${and(p.known)}; её можно добавить параметром lateTable${p.length}`,
  groupSizeOutside: (p) =>
    `${playerCount(p.players)} на ${groupCount(p.groups).replace('группа', 'группу')} — группы от ${p.min} до ${p.max} не получатся; ` +
    (p.possible.length > 0 ? `групп может быть ${or(asRange(p.possible))}` : 'ни при каком числе групп'),
  noGroupsPossible: (p) => `${playerCount(p.players)} — группы от ${p.min} до ${p.max} составить нельзя`,
  tooManyTogether: (p) =>
    `здесь вместе ${playerCount(p.players)}, а помещается ${p.most}; сократите диапазон или разделите их на группы`,
  tooFewForSchedule: (p) => `здесь ${playerCount(p.players)}; в группе не меньше ${p.min}`,
  matchLengthNeeded: (p) =>
    `в регламенте ${p.regulation} не сказано, до скольких очков играют в группах; укажите matchLength`,
  severalGames: (p) => `здесь другая партия того же матча (${p.name}); у матча один счёт, в строке с именем`,
  discsBeyondBoard: (p) => `${p.white} и ${p.black} — больше ${p.squares}; столько клеток на доске`,
  noDiscs: () => 'ни у кого нет фишек; впишите те, что на доске',
  unknownIncident: (p) =>
    `«${p.given}» — не случай; впишите black falls, black falls 2, both fall black или black resigns, или то же с white`,
  unknownGameKind: (p) => `«${p.given}» — не партия; впишите simple, gammon или backgammon, или 1, 2 или 3`,
  notACubeValue: (p) => `«${p.given}» — не значение куба; впишите ${or(p.known)}`,
  bothReachedLength: (p) => `у обоих ${p.length} или больше; в матче до ${p.length} дойти может только один`,
  tooFewHours: (p) =>
    `часов не хватает на ${p.rounds} ${plural(p.rounds, 'раунд', 'раунда', 'раундов')} в день с перерывом в минутах: ${p.between}; дайте больше часов или дней`,
  swissRangeTooNarrow: (p) =>
    `в диапазоне ${p.columns} ${plural(p.columns, 'столбец', 'столбца', 'столбцов')}; нужны Раунд, Чёрные, Белые, Очки Ч и Очки Б`,
  noSwissResults: () => 'результатов нет; выделите столбцы Раунд, Чёрные, Белые, Очки Ч и Очки Б',
  roundMissing: () => 'не указан раунд; впишите его номер в строку',
  playerTwiceInRound: (p) =>
    `${p.name}: уже есть в строке ${p.first} в раунде ${p.round}; в раунде каждый игрок стоит один раз`,
  roundUnfinished: (p) =>
    `раунд ${p.round} не закончен: нет результата ${p.black}–${p.white}; впишите его, чтобы составить следующие пары`,
};
