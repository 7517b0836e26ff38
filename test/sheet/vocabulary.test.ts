import { describe, expect, test } from '@jest/globals';
import { parseSource } from '../../src/sheet/draw-reference';
import { cameTo } from '../../src/sheet/read-attendance';
import { isCalled, isCalledAfter } from '../../src/sheet/recognise-sheet';
import { markOf } from '../../src/sheet/score';
import { isSumLabel } from '../../src/sheet/sum-rows';
import { isTotal } from '../../src/sheet/table';
import { fold, foldWord } from '../../src/sheet/text';
import {
  BYE_WORDS,
  EXCUSE,
  MISSED_WORDS,
  NO_WORDS,
  OFF_WORDS,
  PLAYOFF_MARKS,
  QUALIFIED_WORDS,
  SHARE_WORDS,
  SHEET_WORDS,
  STATUS_WORDS,
  UNOFFICIAL_NAME,
  WITHDRAWN_WORDS,
  YES_WORDS,
  type SheetWord,
} from '../../src/sheet/vocabulary';

const list = (words: string) => words.split(', ');

/** The words of a list that are not taken, in whatever case and with accents typed apart or together. */
function missing(words: readonly string[], isTaken: (word: string) => boolean): string[] {
  return words
    .flatMap((word) => [word, word.toUpperCase(), word.normalize('NFD'), ` ${word} `])
    .filter((typed) => !isTaken(typed));
}

describe('the mark of a side that lost without playing (2.3.1, 2.3.5)', () => {
  test.each([
    'F, FF, WO, W.O., w/o, NP, N.P., forfait, forfeit, walkover, walk over, no se presentó, NSP',
    'άνευ αγώνα, неявка, техпоражение, тех. поражение',
  ])('%s: was not there', (marks) => {
    expect(missing(list(marks), (mark) => markOf(mark) === 'absent')).toEqual([]);
  });

  // The letter of a Russian and of a Greek keyboard looks the same.
  test.each(['A, abandonó, А, Α, εγκατέλειψε, снялся, снялась'])('%s: left', (marks) => {
    expect(missing(list(marks), (mark) => markOf(mark) === 'left')).toEqual([]);
  });

  test.each(['', ' ', '3', '0', '-', 'x', 'B', 'F-F', 'falta', 'Ana', 'Ф', 'N', 'W', 'ab', 'aa', 'presente'])(
    '%p is no such mark',
    (text) => {
      expect(markOf(text)).toBeNull();
    },
  );
});

describe('who has no opponent', () => {
  const MISSED = 'Ausente, Absent, Απουσιάζει, Отсутствует';
  const WITHDRAWN = 'Se retira, Retirado, Retirada, Withdrawn, Αποχωρεί, Выбывает';
  const FREE = 'Libre, Descansa, Descanso, Exento, Exenta, Bye, Ρεπό, Свободен, Свободна, х';
  const kindsOf = (typed: string) =>
    [MISSED_WORDS, WITHDRAWN_WORDS, BYE_WORDS].map((words) => words.has(foldWord(typed)));

  test.each([
    [MISSED, [true, false, true]],
    [WITHDRAWN, [false, true, true]],
    [FREE, [false, false, true]],
  ])('%s', (words, kinds) => {
    expect(missing(list(words), (word) => String(kindsOf(word)) === String(kinds))).toEqual([]);
    expect(missing(list(words), (word) => parseSource(word).kind === 'bye')).toEqual([]);
  });

  test.each(['', 'x', 'Ana', 'Libertad', 'Byers', 'Retiro', 'Abs', 'F', 'A', 'Free', 'Presente', '-'])(
    '%p is somebody, or nothing said',
    (text) => {
      expect(kindsOf(text)).toEqual([false, false, false]);
    },
  );
});

describe('notes on a match', () => {
  test.each([
    'Desempate, Partida de desempate, Playoff, Play-off, Tie break, Tie-break, tiebreak',
    'Μπαράζ, Переигровка, Плей-офф, Дополнительная партия',
  ])('%s: a play-off game (7.2.3, 4th)', (notes) => {
    expect(missing(list(notes), (note) => PLAYOFF_MARKS.has(foldWord(note)))).toEqual([]);
  });

  test.each(['', 'sin novedad', 'Empate', 'Desempatado ayer', 'Play', 'Tie', 'Break', 'Партия', 'Ισοπαλία'])(
    '%p: no play-off game',
    (note) => {
      expect(PLAYOFF_MARKS.has(foldWord(note))).toBe(false);
    },
  );

  test.each([
    ...['fuerza mayor', 'Fuerza mayor: lluvia', 'Excusado', 'llegada excusada', 'Retraso justificado'],
    ...['ausencia justificada', '(justificado)', 'excused', 'Excused by the referee', 'Force majeure'],
    ...['Ανωτέρα βία', 'λόγω ανωτέρας βίας', 'Δικαιολογημένος', 'ΔΙΚΑΙΟΛΟΓΗΜΈΝΗ καθυστέρηση'],
    ...['Уважительная причина', 'по уважительной причине', 'Форс-мажор', 'форс мажор, пробка'],
    ...[
      'avisó que no venía; justificado',
      'no vino, fuerza mayor',
      'not late: excused',
      'Moreno excusado',
      'llegó no. Excusado',
      'ни разу: уважительная причина',
    ],
  ])('%s: the delay is excused (2.2)', (note) => {
    expect(EXCUSE.test(fold(note))).toBe(true);
  });

  test.each([
    ...['', 'tarde', 'Injustificado', 'retraso injustificado', 'no justificado', 'NO EXCUSADA', 'unexcused'],
    ...[
      'not excused',
      'excusa',
      'dice que se excusa',
      'mayor',
      'fuerza',
      'no por fuerza',
      'tarde, no justificado',
    ],
    ...['αδικαιολόγητος', 'μη δικαιολογημένος', 'μην δικαιολογημένος', 'неуважительная причина'],
    ...['не уважительная причина', 'причина', 'форс', 'βία'],
  ])('%p: it is not', (note) => {
    expect(EXCUSE.test(fold(note))).toBe(false);
  });
});

describe('yes and no', () => {
  const YES = 'Sí, S, Yes, Y, TRUE, VERDADERO, 1, x, х, χ, OK, On, ✓, ✔, Ναι, Ν, Да, Д, ИСТИНА';
  const NO = 'No, N, FALSE, FALSO, Off, 0, Όχι, Нет, Н, ЛОЖЬ';

  test('yes', () => {
    expect(missing(list(YES), (word) => YES_WORDS.has(foldWord(word)))).toEqual([]);
    expect(missing(list(YES), (word) => !NO_WORDS.has(foldWord(word)))).toEqual([]);
    expect(missing(list(YES), cameTo)).toEqual([]);
  });

  test('no', () => {
    expect(missing(list(NO), (word) => NO_WORDS.has(foldWord(word)))).toEqual([]);
    expect(missing(list(NO), (word) => !YES_WORDS.has(foldWord(word)))).toEqual([]);
    expect(missing(list(NO), (word) => !cameTo(word))).toEqual([]);
  });

  test.each(['', 'quizás', 'maybe', '2', '-', '?', 'pendiente', 'sino', 'nada', 'Ίσως', 'Может быть'])(
    '%p is neither',
    (word) => {
      expect([YES_WORDS.has(foldWord(word)), NO_WORDS.has(foldWord(word))]).toEqual([false, false]);
    },
  );
});

describe('states', () => {
  test('who goes on from a group', () => {
    const words = 'Clasificado, Clasificada, Clasifica, Qualified, Q, Προκρίθηκε, Прошёл, Прошла';
    expect(missing(list(words), (word) => QUALIFIED_WORDS.has(fold(word)))).toEqual([]);
  });

  test.each([
    '',
    'Fuera',
    'Out',
    'Eliminado',
    'Anulado',
    'Clasificación',
    'no clasificado',
    'Desempate con Ana',
  ])('%p does not say so', (word) => {
    expect(QUALIFIED_WORDS.has(fold(word))).toBe(false);
  });

  const OFF = 'Fuera, Off, Εκτός, Вне рейтинга';
  const ON =
    'Activo, Activa, Cuarentena, Active, Quarantine, Ενεργός, Ενεργή, Καραντίνα, Активен, Активна, Карантин';

  test('of a player in the ranking (2.3.7, 8.3)', () => {
    const isState = (word: string) => STATUS_WORDS.has(foldWord(word)) && STATUS_WORDS.has(fold(word));
    expect(missing(list(`${ON}, ${OFF}`), isState)).toEqual([]);
    expect(missing(list(OFF), (word) => OFF_WORDS.has(foldWord(word)))).toEqual([]);
    expect(list(ON).filter((word) => OFF_WORDS.has(foldWord(word)))).toEqual([]);
  });

  test.each(['', 'Nuevo', 'lesionado', 'Act', 'Fuerza', 'Inactivo', '1500', 'рейтинга'])(
    '%p is a word of the director’s own',
    (word) => {
      expect([STATUS_WORDS.has(foldWord(word)), OFF_WORDS.has(foldWord(word))]).toEqual([false, false]);
    },
  );
});

describe('a tournament’s name says that it counts for nothing (8.1)', () => {
  test.each([
    ...['Torneo de verano', 'VERANO 2026', 'Amistoso', 'Amistosos de mayo', 'Marzo (no oficial)'],
    ...['Unofficial night', 'A friendly', 'Summer Cup', 'Verano oficial'],
    ...['Ανεπίσημο τουρνουά', 'Φιλικό', 'Καλοκαίρι 2026', 'Καλοκαιρινό τουρνουά'],
    ...['Неофициальный турнир', 'Товарищеский матч', 'Товарищеская встреча', 'Летний кубок', 'Летняя лига'],
    ...['Летнее первенство', 'Летние игры', 'Неофициальная лига'],
  ])('%s', (name) => {
    expect(UNOFFICIAL_NAME.test(foldWord(name))).toBe(true);
  });

  // `no oficial` is in «otono oficial», as accents are left out.
  test.each([
    ...[
      '',
      'Marzo',
      'Marzo (oficial)',
      'Torneo oficial',
      'Otoño oficial',
      'Casino Oficial',
      'Official night',
    ],
    ...['Abierto de invierno', 'Midsummer Open', 'Torneo Amistad', 'Επίσημο', 'Официальный турнир'],
    ...['Десятилетний юбилей', 'Зимний кубок', 'Летово', '2026-03-07'],
  ])('%p does not', (name) => {
    expect(UNOFFICIAL_NAME.test(foldWord(name))).toBe(false);
  });
});

describe('rows that sum up', () => {
  test.each([
    'Total, Totales, Subtotal, Suma, Totals, Sum, Σύνολο, Итого, Всего, Total puntos, Totals:',
    'Promedio, Media, Average, Mean, Μέσος όρος, Среднее',
  ])('%s: begin such a row', (labels) => {
    expect(missing(list(labels), isSumLabel)).toEqual([]);
    expect(missing(list(labels), (label) => isTotal({ cells: ['', label, 12] }))).toEqual([]);
  });

  test.each([
    'Partidas jugadas, Partidos, Encuentros, Juegos, Puntos, Tantos, Goles, Victorias, Jugadores',
    'Participantes, Resultados anotados, Games, Matches, Points today, Goals, Scores, Players, Played',
    'Αγώνες, Πόντοι, Βαθμοί, Νίκες, Παίκτες, Партий сыграно, Матчей, Игр, Очков, Побед, Участников, Сыграно',
  ])('%s: count something, below matches alone', (labels) => {
    expect(missing(list(labels), isSumLabel)).toEqual([]);
    expect(list(labels).filter((label) => isTotal({ cells: [label, 12] }))).toEqual([]);
  });

  test.each([
    '',
    'Ana',
    'Sumi',
    'Partida',
    'G1',
    'Totti',
    'Media-Ana'.slice(6),
    'Jugador',
    'Juan Total',
    'Punto',
  ])('%p does neither', (label) => {
    expect([isSumLabel(label), isTotal({ cells: [label, 12] })]).toEqual([false, false]);
  });
});

describe('the title of a column of shares', () => {
  test.each([
    '%, Parte, Partes, Porcentaje, Reparto, Premio, Premios, Share, Shares, Percent, Prize, Prizes',
    'Μερίδιο, Ποσοστό, Έπαθλο, Доля, Доли, Процент, Приз, Призы',
  ])('%s', (titles) => {
    expect(missing(list(titles), (title) => SHARE_WORDS.has(foldWord(title)))).toEqual([]);
  });

  test.each(['', '50', '50%', '0.5', 'Ana', 'Apartado', 'Sharon', 'Partido'])('%p is none', (title) => {
    expect(SHARE_WORDS.has(foldWord(title))).toBe(false);
  });
});

describe('what a sheet is called', () => {
  const NAMES: readonly (readonly [SheetWord, string])[] = [
    ['ranking', 'Ranking, Ranking de nivel, Nivel, Rating, Level ranking, Βαθμολογία, Ρέιτινγκ, Рейтинг'],
    ['ranking', 'Lista inicial, Starting list, Αρχική Λίστα, Стартовый список'],
    ['entries', 'Inscritos, Inscriptos, Inscripciones, Inscripción, Entries, Entry list, Registration'],
    ['entries', 'Εγγραφές, Συμμετοχές, Участники, Регистрация'],
    ['groups', 'Grupos, Groups, Pools, Όμιλοι, Группы'],
    ['schedule', 'Calendario, Partidos, Encuentros, Schedule, Matches, Πρόγραμμα, Расписание, Матчи'],
    ['standings', 'Clasificación, Clasificaciones, Posiciones, Standings, Κατάταξη'],
    ['standings', 'Положение, Турнирная таблица'],
    ['journal', 'Bitácora de Cubilete, Cubilete journal, Ημερολόγιο Cubilete, Журнал Cubilete'],
    ['draw', 'Draw, Cuadro, Llave, Llaves, Segunda fase, Eliminatoria, Eliminatorias, Knockout, Bracket'],
    ['draw', 'Second phase, Κλήρωση, Νοκ άουτ, Νοκ-άουτ, Сетка, Плей-офф'],
    ['lastChance', 'Última Chance, Last Chance, Consolation, Consuelo, Τελευταία ευκαιρία, Последний шанс'],
    ['points', 'Puntos, Puntos anuales, Points, Annual points, Πόντοι, Βαθμοί, Очки'],
    ['ledger', 'Movimientos, Movements, Rating ledger, Κινήσεις, Движения, Движение рейтинга'],
    ['history', 'Histórico, Ranking histórico, History, Historical ranking, Ιστορικό, История'],
    ['season', 'Temporada, Season, Σεζόν, Сезон'],
    ['live', 'En vivo, Live, Ζωντανά, Онлайн'],
    ['regulation', 'Reglamento, Regulation, Rules, Κανονισμός, Регламент'],
  ];
  const KINDS = Object.keys(SHEET_WORDS) as SheetWord[];

  test.each(NAMES)('%s, and nothing else: %s', (kind, names) => {
    const isItAlone = (name: string) => KINDS.filter((one) => isCalled(name, one)).join() === kind;
    expect(missing(list(names), isItAlone)).toEqual([]);
  });

  test.each(NAMES)('%s, among other words: %s', (kind, names) => {
    const around = list(names).flatMap((name) => [`${name} 2026`, `Liga - ${name}`, `Club (${name}) B`]);
    expect(around.filter((name) => !isCalledAfter(name, kind) || isCalled(name, kind))).toEqual([]);
  });

  test.each([
    '',
    'Hoja 1',
    'Sheet1',
    'Φύλλο1',
    'Лист1',
    'Contactos',
    'Drawn',
    'Grupo',
    'Puntual',
    'Vivo',
    'Nive',
  ])('%p says nothing about it', (name) => {
    expect(KINDS.filter((kind) => isCalled(name, kind) || isCalledAfter(name, kind))).toEqual([]);
  });
});
