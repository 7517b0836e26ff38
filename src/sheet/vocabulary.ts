import type { ColumnWord } from '../core/problems';

/**
 * The words that head the columns directors keep, in Spanish, English, Greek and Russian. Written as `foldWord` leaves
 * them; what a list does not hold is not recognised, so a doubtful word is better left out. A word in two lists (Pts B:
 * blancas or black? Ranking: the rating or the place?) is told by its neighbours.
 */
export const COLUMN_WORDS: Readonly<Record<ColumnWord, readonly string[]>> = {
  group: ['grupo', 'gr', 'group', 'pool', 'ομιλοσ', 'группа'],
  round: ['ronda', 'jornada', 'jda', 'round', 'rd', 'γυροσ', 'αγωνιστικη', 'тур', 'раунд'],
  hour: ['hora', 'hora de inicio', 'time', 'start time', 'ωρα', 'время'],
  board: ['mesa', 'tablero', 'board', 'table', 'court', 'τραπεζι', 'стол', 'доска'],
  player: [
    ...['jugador', 'jugadores', 'jugadora', 'jugador a', 'nombre', 'nombres', 'nombre y apellido'],
    ...['nombres y apellidos', 'apellido y nombre', 'apellidos y nombres', 'participante', 'participantes'],
    ...['integrante', 'player', 'players', 'name', 'names', 'full name', 'competitor', 'participant'],
    ...['παικτησ', 'παικτεσ', 'ονοματεπωνυμο', 'ονομα', 'αθλητησ', 'αθλητεσ'],
    ...['игрок', 'игроки', 'участник', 'участники', 'фио', 'фамилия имя', 'имя', 'фамилия'],
  ],
  rating: [
    ...[
      'nivel',
      'nivel de juego',
      'puntos de nivel',
      'ranking de nivel',
      'puntaje de nivel',
      'elo',
      'rating',
    ],
    ...['level', 'level rating', 'playing level', 'βαθμολογια επιπεδου', 'рейтинг', 'уровень', 'ranking'],
  ],
  points: [
    ...['puntos', 'pts', 'ptos', 'puntaje', 'puntos acumulados', 'points', 'ποντοι', 'βαθμοι', 'очки'],
  ],
  place: [
    ...['puesto', 'pos', 'posicion', 'lugar', 'place', 'rank', 'position', 'pl', 'θεση', 'καταταξη', 'место'],
    ...['ranking'],
  ],
  experience: ['experiencia', 'exp', 'experience', 'εμπειρια', 'опыт'],
  confirmed: [
    'confirmo',
    'confirmado',
    'confirma',
    'confirmed',
    'επιβεβαιωση',
    'подтвердил',
    'подтверждение',
  ],
  present: [
    ...['presente', 'vino', 'asistio', 'asistencia', 'asiste', 'present', 'here', 'came', 'attends'],
    ...['παρων', 'παρουσια', 'присутствует', 'явка'],
  ],
  white: [
    ...['blancas', 'blanca', 'blanco', 'blancos', 'fichas blancas', 'jugador blancas', 'jugador 1', 'local'],
    ...['white', 'whites', 'player 1', 'white player', 'home'],
    ...['λευκα', 'λευκοσ', 'ασπρα', 'παικτησ 1', 'белые', 'игрок 1'],
  ],
  black: [
    ...['negras', 'negra', 'negro', 'negros', 'fichas negras', 'jugador negras', 'jugador 2', 'visitante'],
    ...['black', 'blacks', 'player 2', 'black player', 'away'],
    ...['μαυρα', 'μαυροσ', 'παικτησ 2', 'черные', 'игрок 2'],
  ],
  score: [
    ...['resultado', 'resultados', 'marcador', 'score', 'result', 'αποτελεσμα', 'σκορ', 'счет', 'результат'],
  ],
  pointsWhite: [
    ...[
      'puntos b',
      'ptos b',
      'pts b',
      'pb',
      'puntos blancas',
      'pts blancas',
      'puntos blanco',
      'puntos 1',
      'pts 1',
    ],
    ...[
      'points w',
      'pts w',
      'points white',
      'white points',
      'white score',
      'score white',
      'score 1',
      'points 1',
    ],
    ...['ποντοι λ', 'ποντοι λευκων', 'очки б', 'очки белых', 'очки 1'],
  ],
  pointsBlack: [
    ...[
      'puntos n',
      'ptos n',
      'pts n',
      'pn',
      'pts b',
      'pb',
      'puntos negras',
      'pts negras',
      'puntos negro',
      'puntos 2',
      'pts 2',
    ],
    ...['points b', 'points black', 'black points', 'black score', 'score black', 'score 2', 'points 2'],
    ...['ποντοι μ', 'ποντοι μαυρων', 'очки ч', 'очки черных', 'очки 2'],
  ],
  arrivedWhite: [
    ...['llego b', 'llegada b', 'llego blancas', 'arrived w', 'arrived white', 'αφιξη λ', 'пришел б'],
  ],
  arrivedBlack: [
    ...['llego n', 'llegada n', 'llego negras', 'arrived b', 'arrived black', 'αφιξη μ', 'пришел ч'],
  ],
  latePointsWhite: [
    ...['penal b', 'penalizacion b', 'penal blancas', 'penalty w', 'penalty white', 'ποινη λ', 'штраф б'],
  ],
  latePointsBlack: [
    ...['penal n', 'penalizacion n', 'penal negras', 'penalty b', 'penalty black', 'ποινη μ', 'штраф ч'],
  ],
  start: [
    'inicio',
    'empieza',
    'marcador inicial',
    'starts at',
    'start score',
    'αρχικο σκορ',
    'начальный счет',
  ],
  note: [
    ...['nota', 'notas', 'observacion', 'observaciones', 'comentario', 'note', 'notes', 'remark', 'remarks'],
    ...['σημειωση', 'σημειωσεισ', 'παρατηρησεισ', 'примечание', 'примечания', 'заметка'],
  ],
  minutes: ['minutos', 'min', 'retraso', 'minutos tarde', 'minutes', 'minutes late', 'λεπτα', 'минуты'],
  matchLength: ['encuentro a', 'longitud', 'match length', 'length', 'μηκοσ', 'длина'],
  order: ['orden', 'nº', 'n', 'no', 'num', 'numero', '#', 'order', 'σειρα', '№', 'порядок'],
  tournament: ['torneo', 'fecha del torneo', 'tournament', 'event', 'τουρνουα', 'турнир'],
  wins: ['ganados', 'ganado', 'victorias', 'pg', 'wins', 'won', 'matches won', 'νικεσ', 'победы'],
  official: ['oficial', 'official', 'επισημο', 'официальный'],
  status: ['estado', 'status', 'κατασταση', 'статус', 'состояние'],
  notice: ['aviso de asistencia', 'attendance notice', 'ειδοποιηση παρουσιασ', 'уведомление о явке'],
  match: ['partido', 'encuentro', 'llave', 'match', 'game', 'αγωνασ', 'αγων', 'матч', 'партия', 'встреча'],
  winnerTo: [
    ...[
      'pasa a',
      'ganador a',
      'ganador pasa a',
      'va a',
      'winner to',
      'winner goes to',
      'goes to',
      'next match',
    ],
    ...['προχωρα σε', 'νικητησ σε', 'проходит в', 'победитель в'],
  ],
  whiteFrom: ['viene de b', 'white from', 'προερχεται λ', 'откуда б'],
  blackFrom: ['viene de n', 'black from', 'προερχεται μ', 'откуда ч'],
  referee: ['arbitro', 'juez', 'referee', 'arbiter', 'διαιτητησ', 'судья', 'арбитр'],
  option: ['opcion', 'option', 'επιλογη', 'параметр', 'опция'],
  value: ['valor', 'value', 'τιμη', 'значение'],
};

/**
 * Marks of a side that was not there (2.3.1), and of one that left during the tournament (2.3.5). Folded, without dots,
 * strokes and blanks: `W.O.`, `w/o` and `wo` are one.
 */
export const ABSENT_MARKS: ReadonlySet<string> = new Set([
  ...['f', 'ff', 'wo', 'np', 'forfait', 'forfeit', 'walkover', 'nosepresento', 'nsp'],
  ...['ανευαγωνα', 'неявка', 'техпоражение'],
]);
export const LEFT_MARKS: ReadonlySet<string> = new Set(['a', 'abandono']);

/** Who stands on a schedule against a player without an opponent. */
export const BYE_WORDS: ReadonlySet<string> = new Set([
  ...['libre', 'descansa', 'descanso', 'exento', 'exenta', 'bye', 'ρεπο', 'свободен', 'свободна', 'х'],
]);

/** A note that makes a row a play-off game (7.2.3, 4th). */
export const PLAYOFF_MARKS: ReadonlySet<string> = new Set([
  ...['desempate', 'partida de desempate', 'playoff', 'play off', 'tie break', 'tiebreak'],
  ...['μπαραζ', 'переигровка', 'плей офф', 'дополнительная партия'],
]);

/** A note that excuses a delay (2.2): no late points for anybody in that match. */
export const EXCUSE_MARKS: readonly string[] = [
  ...['fuerza mayor', 'excusado', 'excusada', 'justificado', 'justificada', 'excused', 'force majeure'],
  ...['ανωτερα βια', 'δικαιολογημενος', 'уважительная причина', 'форс мажор'],
];

export const YES_WORDS: ReadonlySet<string> = new Set([
  ...['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x', 'ok', 'on', '✓', '✔', 'ναι', 'да', 'истина'],
]);
export const NO_WORDS: ReadonlySet<string> = new Set([
  ...['no', 'n', 'false', 'falso', 'off', '0', 'οχι', 'нет', 'ложь'],
]);

/** How a table of standings says that somebody goes on. */
export const QUALIFIED_WORDS: ReadonlySet<string> = new Set([
  ...['clasificado', 'clasificada', 'clasifica', 'qualified', 'q', 'προκριθηκε', 'прошел', 'прошла'],
]);

/** What a player's state in the ranking is called (HG 2.3.7, 8.3). */
export const STATUS_WORDS: ReadonlySet<string> = new Set([
  ...['activo', 'activa', 'cuarentena', 'fuera', 'active', 'quarantine', 'off'],
  ...['ενεργοσ', 'καραντινα', 'εκτοσ', 'активен', 'карантин', 'вне рейтинга'],
]);
export const OFF_WORDS: ReadonlySet<string> = new Set(['fuera', 'off', 'εκτοσ', 'вне рейтинга']);

/** Words in a tournament's name that say it counts for nothing (HG 8.1). */
export const UNOFFICIAL_WORDS: readonly string[] = [
  ...['no oficial', 'verano', 'amistoso', 'unofficial', 'friendly', 'summer'],
  ...['ανεπισημο', 'φιλικο', 'καλοκαιρι', 'неофициальный', 'товарищеский', 'летний'],
];

/** Words that begin a row of sums or means below a table. */
export const TOTAL_WORDS: ReadonlySet<string> = new Set([
  ...['total', 'totales', 'subtotal', 'suma', 'totals', 'sum', 'συνολο', 'итого', 'всего'],
  ...['promedio', 'media', 'average', 'mean', 'μεσοσ', 'среднее'],
]);

/** What a column of shares of a pool is called. */
export const SHARE_WORDS: ReadonlySet<string> = new Set([
  ...['%', 'parte', 'partes', 'porcentaje', 'reparto', 'premio', 'premios', 'share', 'shares', 'percent'],
  ...['prize', 'prizes', 'μεριδιο', 'ποσοστο', 'επαθλο', 'доля', 'доли', 'процент', 'приз', 'призы'],
]);

/** What the sheets of a tournament are called, in the four languages. */
export const SHEET_WORDS = {
  ranking: ['ranking', 'ranking de nivel', 'nivel', 'rating', 'level ranking', 'βαθμολογια', 'рейтинг'],
  entries: [
    ...['inscritos', 'inscriptos', 'inscripciones', 'inscripcion', 'entries', 'entry list', 'registration'],
    ...['εγγραφεσ', 'συμμετοχεσ', 'участники', 'регистрация'],
  ],
  groups: ['grupos', 'groups', 'pools', 'ομιλοι', 'группы'],
  schedule: [
    'calendario',
    'partidos',
    'encuentros',
    'schedule',
    'matches',
    'προγραμμα',
    'расписание',
    'матчи',
  ],
  standings: ['clasificacion', 'clasificaciones', 'posiciones', 'standings', 'καταταξη', 'положение'],
  journal: ['bitacora de cubilete', 'cubilete journal'],
  draw: [
    ...['draw', 'cuadro', 'llave', 'llaves', 'segunda fase', 'eliminatoria', 'eliminatorias', 'knockout'],
    ...['bracket', 'second phase', 'κληρωση', 'νοκ αουτ', 'сетка', 'плей офф'],
  ],
  lastChance: [
    'ultima chance',
    'last chance',
    'consolation',
    'consuelo',
    'τελευταια ευκαιρια',
    'последний шанс',
  ],
  points: ['puntos', 'puntos anuales', 'points', 'annual points', 'ποντοι', 'βαθμοι', 'очки'],
  ledger: ['movimientos', 'movements', 'rating ledger', 'κινησεισ', 'движения', 'движение рейтинга'],
  history: ['historico', 'ranking historico', 'history', 'historical ranking', 'ιστορικο', 'история'],
  season: ['temporada', 'season', 'σεζον', 'сезон'],
  regulation: ['reglamento', 'regulation', 'rules', 'κανονισμοσ', 'регламент'],
} as const;

export type SheetWord = keyof typeof SHEET_WORDS;
