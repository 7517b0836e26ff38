import { describe, expect, test } from '@jest/globals';
import type { ColumnWord } from '../../src/core/problems';
import { bandedTitles, titlesOf, wordsOf } from '../../src/sheet/column-titles';

/** What directors write over their columns in Spanish, English, Greek and Russian, as they write it. */
const TITLES: readonly (readonly [ColumnWord, string])[] = [
  ['group', 'Grupo, Gr., Grp, Zona, Serie, Llave de grupo'],
  ['group', 'Group, Pool, Section, Όμιλος, Γκρουπ, Группа, Подгруппа'],
  ['round', 'Ronda, Jornada, Jda., Vuelta, Fase, Etapa, Round, Rd, Stage, Matchday'],
  ['round', 'Γύρος, Αγωνιστική, Φάση, Тур, Раунд, Стадия, Этап'],
  ['hour', 'Hora, Hora de inicio, Horario, Time, Start time, Start, Kick-off'],
  ['hour', 'Ώρα, Ώρα έναρξης, Время, Начало, Время начала'],
  ['board', 'Mesa, Tablero, Cancha, Pista, Board, Table, Court'],
  ['board', 'Τραπέζι, Σκακιέρα, Γήπεδο, Стол, Доска, Номер стола, Корт'],
  ['player', 'Jugador, Jugadora, Jugador/a, Nombre, Nombre y apellido, Nombre completo, Nombre del jugador'],
  ['player', 'Apellido y nombre, Participante, Integrante, Pareja, Equipo, Competidor'],
  ['player', 'Player, Name, Full name, Player name, Competitor, Participant, Entrant, Team, Team name'],
  ['player', 'Παίκτης, Παίκτες, Ονοματεπώνυμο, Όνομα, Επώνυμο, Αθλητής, Αθλητές, Συμμετέχων'],
  ['player', 'Συμμετέχοντες, Ομάδα, Игрок, Игроки, Участник, Участники, ФИО, Фамилия Имя'],
  ['player', 'Фамилия и имя, Имя, Фамилия, Имя Фамилия, Имя и фамилия, Спортсмен, Команда, Пара'],
  ['rating', 'Nivel, Nivel de Juego, Puntos de nivel, Ranking de nivel, Puntaje de nivel, Elo, Fuerza'],
  ['rating', 'Rating, Level, Level rating, Playing level, Rtg, Βαθμολογία επιπέδου, Επίπεδο, Ρέιτινγκ'],
  ['rating', 'Ρεϊτινγκ, Έλο, Рейтинг, Уровень, Эло, Рейт.'],
  ['points', 'Puntos, Pts., Ptos., Puntaje, Puntuación, Puntos acumulados, Puntos totales'],
  ['points', 'Points, Total points, Πόντοι, Βαθμοί, Βαθμολογία, Очки, Очков, Баллы'],
  ['place', 'Puesto, Pos., POS, Posición, Lugar, Clasificación, Place, Rank, Position, Pl, Rk, Standing'],
  ['place', 'Θέση, Место, Поз., Позиция'],
  ['experience', 'Experiencia, Exp., Experience, Εμπειρία, Опыт'],
  ['division', 'División, Division, Κατηγορία, Дивизион'],
  ['confirmed', 'Confirmó, Confirmado, Confirmada, Confirma, Confirmación, ¿Confirmó?'],
  ['confirmed', 'Confirmed, Confirmation, Επιβεβαίωση, Επιβεβαίωσε'],
  ['confirmed', 'Подтвердил, Подтвердила, Подтверждение, Подтверждён'],
  ['present', 'Presente, Vino, Viene, Asistió, Asistencia, Asiste, Asistirá, Juega, ¿Vino?'],
  ['present', 'Present, Here, Came, Attends, Attendance, Checked in, Playing'],
  ['present', 'Παρών, Παρουσία, Παρουσίες, Ήρθε, Присутствует, Присутствие, Явка, Пришёл, Пришла, Здесь'],
  ['white', 'Blancas, Blanco, Fichas blancas, Jugador blancas, Jugador 1, Local, Jugador local'],
  ['white', 'Equipo local, White, Player 1, White player, Home, Home team'],
  ['white', 'Λευκά, Λευκός, Λευκοί, Άσπρα, Παίκτης 1, Παίκτης Α, Γηπεδούχος'],
  ['white', 'Белые, Белыми, Игрок 1, Участник 1, Хозяева'],
  ['black', 'Negras, Negro, Fichas negras, Jugador negras, Jugador 2, Visitante, Jugador visitante'],
  ['black', 'Equipo visitante, Visita, Black, Player 2, Black player, Away, Away team'],
  ['black', 'Μαύρα, Μαύρος, Μαύροι, Παίκτης 2, Παίκτης Β, Φιλοξενούμενος'],
  ['black', 'Чёрные, Чёрными, Игрок 2, Участник 2, Гости'],
  ['score', 'Resultado, Marcador, Marcador final, Resultado final, Tanteo'],
  ['score', 'Score, Result, Final score, Match score, Αποτέλεσμα, Αποτελέσματα, Σκορ, Τελικό σκορ'],
  ['score', 'Счёт, Счет, Результат, Результаты, Общий счет, Счёт матча, Итог'],
  ['pointsWhite', 'Puntos B, Ptos. B, Puntos blancas, Pts. blancas, Puntos blanco, Puntos 1, Pts 1'],
  [
    'pointsWhite',
    'Puntos local, Pts. local, Puntos jugador 1, Resultado B, Resultado 1, Marcador B, Marcador 1',
  ],
  ['pointsWhite', 'Points W, Pts W, Points white, White points, White score, Score white, Score W'],
  ['pointsWhite', 'Score 1, Points 1, Home score, Score home, Home points'],
  ['pointsWhite', 'Πόντοι Λ, Πόντοι λευκών, Πόντοι 1, Σκορ 1, Σκορ Λ, Αποτέλεσμα 1'],
  ['pointsWhite', 'Очки Б, Очки белых, Очки 1, Счёт 1, Счёт Б, Результат 1'],
  ['pointsBlack', 'Puntos N, Ptos. N, Pts N, PN, Puntos negras, Pts. negras, Puntos negro, Puntos 2, Pts 2'],
  ['pointsBlack', 'Puntos visitante, Pts. visitante, Puntos jugador 2, Resultado N, Resultado 2, Marcador N'],
  ['pointsBlack', 'Marcador 2, Points black, Black points, Black score, Score black, Score B, Score 2'],
  ['pointsBlack', 'Points 2, Away score, Score away, Away points'],
  ['pointsBlack', 'Πόντοι Μ, Πόντοι μαύρων, Πόντοι 2, Σκορ 2, Σκορ Μ, Αποτέλεσμα 2'],
  ['pointsBlack', 'Очки Ч, Очки чёрных, Очки 2, Счёт 2, Счёт Ч, Результат 2'],
  ['arrivedWhite', 'Llegó B, Llegada B, Llegó blancas, Llegada blancas, Hora llegada B, Llegó 1, Llegada 1'],
  ['arrivedWhite', 'Arrived W, Arrived white, Arrival W, Arrival white, Arrived 1'],
  ['arrivedWhite', 'Άφιξη Λ, Άφιξη λευκών, Άφιξη 1, Пришёл Б, Пришёл 1, Приход Б, Приход 1'],
  ['arrivedBlack', 'Llegó N, Llegada N, Llegó negras, Llegada negras, Hora llegada N, Llegó 2, Llegada 2'],
  ['arrivedBlack', 'Arrived B, Arrived black, Arrival B, Arrival black, Arrived 2'],
  ['arrivedBlack', 'Άφιξη Μ, Άφιξη μαύρων, Άφιξη 2, Пришёл Ч, Пришёл 2, Приход Ч, Приход 2'],
  [
    'latePointsWhite',
    'Penal. B, Penalización B, Penal. blancas, Penalización blancas, Penal. 1, Penalización 1',
  ],
  [
    'latePointsWhite',
    'Penalty W, Penalty white, Penalty 1, Ποινή Λ, Ποινή λευκών, Ποινή 1, Штраф Б, Штраф 1',
  ],
  [
    'latePointsBlack',
    'Penal. N, Penalización N, Penal. negras, Penalización negras, Penal. 2, Penalización 2',
  ],
  [
    'latePointsBlack',
    'Penalty B, Penalty black, Penalty 2, Ποινή Μ, Ποινή μαύρων, Ποινή 2, Штраф Ч, Штраф 2',
  ],
  ['start', 'Inicio, Empieza, Marcador inicial, Starts at, Start score, Starting score'],
  ['start', 'Αρχικό σκορ, Начальный счёт, Стартовый счёт'],
  ['note', 'Nota, Observación, Comentario, Obs., Detalle, Note, Remark, Comment'],
  ['note', 'Σημείωση, Σημειώσεις, Παρατήρηση, Παρατηρήσεις, Σχόλια'],
  ['note', 'Примечание, Примечания, Заметка, Заметки, Комментарий'],
  ['why', 'Por qué, ¿Por qué?, Why, Γιατί, Почему'],
  ['minutes', 'Minutos, Min., Retraso, Minutos tarde, Minutes, Minutes late, Λεπτά, Минуты'],
  ['matchLength', 'Encuentro a, Longitud, Match length, Length, Μήκος, Μήκος ματς, Длина, Длина матча'],
  ['order', 'Orden, Nº, N, No., Núm., Número, #, Order, Σειρά, Α/Α, №, Порядок, № п/п'],
  ['tournament', 'Torneo, Fecha del torneo, Tournament, Event, Τουρνουά, Турнир'],
  ['wins', 'Ganados, Victorias, PG, JG, Wins, Won, Matches won, MW, Νίκες, Победы, Победа, Выигрыши'],
  ['played', 'PJ, JJ, Jugados, Partidos jugados, Played, GP, Pld, MP, Matches played'],
  ['played', 'Αγώνες, Αγ., Игры, Игр, Сыграно'],
  ['drawn', 'PE, Empates, Empatados, Drawn, Draws, Ισοπαλίες, Ничьи'],
  ['lost', 'PP, JP, Perdidos, Derrotas, Lost, Losses, Defeats, ML, Ήττες, Поражения, Проигрыши'],
  ['pointsFor', 'PF, GF, TF, A favor, Favor, Puntos a favor, For, Points for, Υπέρ, Забито, Набрано'],
  ['pointsAgainst', 'PC, GC, TC, En contra, Contra, Puntos en contra, PA, Against, Points against'],
  ['pointsAgainst', 'Κατά, Пропущено, Отдано'],
  ['difference', 'Dif., Diff, Diferencia, DG, DP, GD, +/-, Difference, Point difference'],
  ['difference', 'Διαφορά, Διαφ., Разница, Разн.'],
  ['official', 'Oficial, Official, Επίσημο, Официальный'],
  ['status', 'Estado, Status, Κατάσταση, Статус, Состояние'],
  ['notice', 'Aviso de asistencia, Attendance notice, Ειδοποίηση παρουσίας, Уведомление о явке'],
  ['levelHistory', 'Evolución del nivel, Level history, Εξέλιξη του ρέιτινγκ, История рейтинга'],
  ['match', 'Partido, Encuentro, Llave, Match, Game, Match no., Αγώνας, Αγών, Αρ. αγώνα, Ματς'],
  ['match', 'Матч, Партия, Встреча, Номер матча'],
  ['winnerTo', 'Pasa a, Ganador a, Ganador pasa a, Va a, Winner to, Winner goes to, Goes to, Next match'],
  ['winnerTo', 'Προχωρά σε, Νικητής σε, Проходит в, Победитель в'],
  ['whiteFrom', 'Viene de B, White from, Προέρχεται Λ, Λευκά από, Откуда Б'],
  ['blackFrom', 'Viene de N, Black from, Προέρχεται Μ, Μαύρα από, Откуда Ч'],
  ['referee', 'Árbitro, Juez, Referee, Arbiter, Διαιτητής, Судья, Арбитр'],
  ['option', 'Opción, Option, Επιλογή, Параметр, Опция'],
  ['value', 'Valor, Value, Τιμή, Значение'],
];

/** Several of what the title names one of: «plural doesn't matter» (workbook.md). */
const PLURALS: readonly (readonly [ColumnWord, string])[] = [
  ['group', 'Grupos, Groups, Pools, Zonas'],
  ['round', 'Rondas, Rounds, Jornadas'],
  ['board', 'Mesas, Boards, Tables, Tableros'],
  ['player', 'Jugadores, Jugadoras, Nombres, Parejas, Equipos, Participantes, Competidores'],
  [
    'player',
    'Players, Names, Teams, Participants, Nombre y apellidos, Nombres y apellidos, Apellidos y nombres',
  ],
  ['rating', 'Niveles, Levels, Ratings'],
  ['division', 'Divisiones, Divisions'],
  ['white', 'Blanca, Blancos, Whites'],
  ['black', 'Negra, Negros, Blacks'],
  ['score', 'Resultados, Marcadores, Scores, Results'],
  ['note', 'Notas, Observaciones, Comentarios, Detalles, Notes, Remarks, Comments'],
  ['wins', 'Ganado, Victoria, Win'],
  ['lost', 'Perdido, Derrota, Defeat'],
  ['points', 'Pto., Punto, Point, Puntajes'],
  ['match', 'Partidos, Encuentros, Llaves, Matches, Games'],
];

/** Accents left out or typed apart, capitals, blanks and a colon: the same title. */
function asTyped(title: string): string[] {
  const apart = title.normalize('NFD');
  // Not the breve: й is no и.
  const bare = apart.replace(/[\u0300\u0301\u0303\u0308]/g, '').normalize('NFC');
  return [title, title.toUpperCase(), title.toLowerCase(), apart, bare, ` \u00a0${title}:  `];
}

const inList = (titles: string) => titles.split(', ');

describe('what heads a column', () => {
  test.each(TITLES)('%s: %s', (column, titles) => {
    const read = inList(titles).flatMap((title) => asTyped(title).map((typed) => [typed, ...wordsOf(typed)]));
    expect(read.filter(([, ...columns]) => columns.length !== 1 || columns[0] !== column)).toEqual([]);
  });

  test.each(PLURALS)('%s, of several or of one: %s', (column, titles) => {
    const read = inList(titles).map((title) => [title, ...wordsOf(title)]);
    expect(read.filter(([, ...columns]) => columns.length !== 1 || columns[0] !== column)).toEqual([]);
  });

  // Blancas and negras begin with the letters that black and white have in English the other way round; a ranking is a
  // list of places or of levels.
  test.each<[string, readonly ColumnWord[]]>([
    ['Pts. B', ['pointsWhite', 'pointsBlack']],
    ['PB', ['pointsWhite', 'pointsBlack']],
    ['Points B', ['pointsBlack']],
    ['Puntos B', ['pointsWhite']],
    ['Ranking', ['rating', 'place']],
    ['Κατάταξη', ['rating', 'place']],
  ])('%s may be %j', (title, columns) => {
    expect(wordsOf(title)).toEqual(columns);
  });

  test.each([
    ...['', ' ', 'Teléfono', 'Correo', 'Ciudad', 'País', 'Pagó', 'Cuota', 'Fecha', 'Casilla', 'Categoría'],
    ...[
      'Phone',
      'City',
      'Paid',
      'Fee',
      'Date',
      'Seeds',
      'Τηλέφωνο',
      'Ισοβαθμίες',
      'Телефон',
      'Разряд',
      'Оплата',
    ],
    ...[
      'Jugador 3',
      'Puntos 3',
      'Player 10',
      'Игрок 3',
      'Ronda 1',
      'Grupo A',
      'Mesa 4',
      'M1',
      'G1',
      '1',
      '2026',
    ],
    ...['Blancanieves', 'Negrete', 'Local B', 'Ana', 'Beto Marcador', 'Nota bene', 'Whitey', 'Blackburn'],
    ...['P', 'D', 'V', 'W', 'G', 'L', 'J', 'E', 'О', 'И', 'В', 'Н', 'П', 'Β', 'Ν', 'Η', 'М', '-', 'x', '?'],
    ...['Реитинг', 'Рейтинг игрока', 'Σκορπιός', 'Tiempo', 'Gana'],
  ])('%p heads no column that we know', (title) => {
    expect(wordsOf(title)).toEqual([]);
  });
});

describe('letters over the columns of standings', () => {
  test.each<[string, readonly ColumnWord[]]>([
    ['P', ['points', 'lost', 'played']],
    ['D', ['difference', 'lost', 'drawn']],
    ...(['V', 'W', 'G'] as const).map((letter): [string, ColumnWord[]] => [letter, ['wins']]),
    ['L', ['lost']],
    ['J', ['played']],
    ['E', ['drawn']],
    // In Russian: очки, игры, выигрыши, ничьи, поражения, место.
    ['О', ['points']],
    ['И', ['played']],
    ['В', ['wins']],
    ['Н', ['drawn']],
    ['П', ['lost']],
    ['М', ['place']],
    // In Greek: βαθμοί, νίκες, ήττες.
    ['Β', ['points']],
    ['Ν', ['wins']],
    ['Η', ['lost']],
  ])('%s may be %j', (letter, columns) => {
    for (const typed of [letter, letter.toLowerCase(), `${letter}.`]) {
      expect([typed, titlesOf([[typed]], 0)[0]!.words]).toEqual([typed, columns]);
    }
  });

  test.each(['A', 'C', 'F', 'K', 'S', 'X', 'Ж', 'Ω', 'Constructor'])('%s alone is none', (letter) => {
    expect(titlesOf([[letter]], 0)[0]!.words).toEqual([]);
  });
});

describe('beneath a band that names a side', () => {
  test.each<[string, ColumnWord, ColumnWord]>([
    ...inList('Jugador, Equipo, Player, Παίκτης, Игрок').map((title): [string, ColumnWord, ColumnWord] => [
      ...([title, 'white', 'black'] as const),
    ]),
    ...inList('Puntos, Pts., P, Resultado, Score, Πόντοι, Β, Σκορ, Очки, О, Счёт').map(
      (title): [string, ColumnWord, ColumnWord] => [title, 'pointsWhite', 'pointsBlack'],
    ),
    ...inList('Llegó, Llegada, Hora de llegada, Arrived, Arrival, Άφιξη, Пришёл, Приход').map(
      (title): [string, ColumnWord, ColumnWord] => [title, 'arrivedWhite', 'arrivedBlack'],
    ),
    ...inList('Penal., Penalización, Penalty, Ποινή, Штраф').map(
      (title): [string, ColumnWord, ColumnWord] => [
        ...([title, 'latePointsWhite', 'latePointsBlack'] as const),
      ],
    ),
  ])('%s is the side’s', (title, white, black) => {
    for (const [first, second] of [
      ['Blancas', 'Negras'],
      ['Local', 'Visitante'],
    ]) {
      const rows = [
        [first, '', second, ''],
        ['', title, '', title],
      ];
      const titles = bandedTitles(rows, 1);
      expect([first, titles[1]!.words, titles[3]!.words]).toEqual([first, [white], [black]]);
    }
  });

  test.each(['Nivel', 'Mesa', 'Club', 'Hora', 'Penales fallados', 'x'])(
    '%s is nobody’s in particular',
    (title) => {
      const alone = titlesOf([[title]], 0)[0]!;
      expect(bandedTitles([['Local'], [title]], 1)[0]).toEqual(alone);
    },
  );
});

describe('teams and pairs beside their players', () => {
  test.each([
    'Pareja',
    'Equipo',
    'Team',
    'Team name',
    'Ομάδα',
    'Команда',
    'Пара',
    'Equipos',
    'Parejas',
    'Teams',
  ])('%s heads the players only where nothing else does', (title) => {
    expect(titlesOf([[title]], 0)).toEqual([{ text: title, words: ['player'], isWeak: true }]);
  });

  test.each(['Jugador', 'Nombre', 'Player', 'Παίκτης', 'Игрок', 'Equipo local', ''])(
    '%p is no team',
    (title) => {
      expect(titlesOf([[title]], 0)[0]!.isWeak).toBe(false);
    },
  );
});
