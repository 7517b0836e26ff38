/**
 * Marks of a side that was not there (2.3.1), and of one that left during the tournament (2.3.5). Folded, without dots,
 * strokes and blanks: `W.O.`, `w/o` and `wo` are one.
 */
export const ABSENT_MARKS: ReadonlySet<string> = new Set([
  ...['f', 'ff', 'wo', 'np', 'forfait', 'forfeit', 'walkover', 'nosepresento', 'nsp'],
  ...['ανευαγωνα', 'неявка', 'техпоражение'],
]);
export const LEFT_MARKS: ReadonlySet<string> = new Set([
  'a',
  'α',
  'а',
  'abandono',
  'εγκατελειψε',
  'снялся',
  'снялась',
]);

/** What stands in the opponent's place in a Swiss round that a player missed, having come late. */
export const MISSED_WORDS: ReadonlySet<string> = new Set([
  ...['ausente', 'absent', 'απουσιαζει', 'отсутствует'],
]);
/** The same in the round from which on he has withdrawn. */
export const WITHDRAWN_WORDS: ReadonlySet<string> = new Set([
  ...['se retira', 'retirado', 'retirada', 'withdrawn', 'αποχωρει', 'выбывает'],
]);

/** Who stands on a schedule against a player without an opponent. */
export const BYE_WORDS: ReadonlySet<string> = new Set([
  ...MISSED_WORDS,
  ...WITHDRAWN_WORDS,
  ...['libre', 'descansa', 'descanso', 'exento', 'exenta', 'bye', 'ρεπο', 'свободен', 'свободна', 'х'],
]);

/** A note that makes a row a play-off game (7.2.3, 4th). */
export const PLAYOFF_MARKS: ReadonlySet<string> = new Set([
  ...['desempate', 'partida de desempate', 'playoff', 'play off', 'tie break', 'tiebreak'],
  ...['μπαραζ', 'переигровка', 'плей офф', 'дополнительная партия'],
]);

/**
 * A note that excuses a delay (2.2), as `fold` leaves it: no late points for anybody in that match. From the beginning of
 * a word, whatever its ending; «injustificado», «no excusado» and «неуважительная причина» say the contrary.
 */
export const EXCUSE =
  /(?<!\p{L})(?<!(?<!\p{L})(?:no|not|μη|μην|не) )(?:fuerza[ -]mayor|excusad|justificad|excused|force[ -]majeure|ανωτερασ? βια|δικαιολογημεν|уважительн|форс[ -]мажор)/u;

export const YES_WORDS: ReadonlySet<string> = new Set([
  ...[
    'si',
    's',
    'yes',
    'y',
    'true',
    'verdadero',
    '1',
    'x',
    'х',
    'χ',
    'ok',
    'on',
    '✓',
    '✔',
    'ναι',
    'ν',
    'да',
    'д',
    'истина',
  ],
]);
export const NO_WORDS: ReadonlySet<string> = new Set([
  ...['no', 'n', 'false', 'falso', 'off', '0', 'οχι', 'нет', 'н', 'ложь'],
]);

/** How a table of standings says that somebody goes on. */
export const QUALIFIED_WORDS: ReadonlySet<string> = new Set([
  ...['clasificado', 'clasificada', 'clasifica', 'qualified', 'q', 'προκριθηκε', 'прошел', 'прошла'],
]);

/** What a player's state in the ranking is called (HG 2.3.7, 8.3). */
export const STATUS_WORDS: ReadonlySet<string> = new Set([
  ...['activo', 'activa', 'cuarentena', 'fuera', 'active', 'quarantine', 'off'],
  ...['ενεργοσ', 'ενεργη', 'καραντινα', 'εκτοσ', 'активен', 'активна', 'карантин', 'вне рейтинга'],
]);
export const OFF_WORDS: ReadonlySet<string> = new Set(['fuera', 'off', 'εκτοσ', 'вне рейтинга']);

/**
 * Words in a tournament's name, folded, that say it counts for nothing (HG 8.1). From their beginning: «no oficial» is not
 * in «otoño oficial», nor «летний» in «десятилетний».
 */
export const UNOFFICIAL_NAME =
  /(?<!\S)(?:no oficial|verano|amistoso|unofficial|friendly|summer|ανεπισημο|φιλικο|καλοκαιρι|неофициальн|товарищеск|летн(?:ий|яя|ее|ие))/;

/** Words that begin a row of sums or means below a table. */
export const TOTAL_WORDS: ReadonlySet<string> = new Set([
  ...['total', 'totales', 'subtotal', 'suma', 'totals', 'sum', 'συνολο', 'итого', 'всего'],
  ...['promedio', 'media', 'average', 'mean', 'μεσοσ', 'среднее'],
]);

/** What is counted in rows below a table of matches: `Partidas jugadas`, `Points today`. In the plural, as nobody is called. */
export const COUNTED_WORDS: ReadonlySet<string> = new Set([
  ...['partidas', 'partidos', 'encuentros', 'juegos', 'puntos', 'tantos', 'goles', 'victorias'],
  ...['jugadores', 'participantes', 'resultados'],
  ...['games', 'matches', 'points', 'goals', 'scores', 'players', 'played'],
  ...['αγωνεσ', 'ποντοι', 'βαθμοι', 'νικεσ', 'παικτεσ'],
  ...['партий', 'матчей', 'игр', 'очков', 'побед', 'участников', 'сыграно'],
]);

/** What a column of shares of a pool is called. */
export const SHARE_WORDS: ReadonlySet<string> = new Set([
  ...['%', 'parte', 'partes', 'porcentaje', 'reparto', 'premio', 'premios', 'share', 'shares', 'percent'],
  ...['prize', 'prizes', 'μεριδιο', 'ποσοστο', 'επαθλο', 'доля', 'доли', 'процент', 'приз', 'призы'],
]);

/** What the sheets of a tournament are called, in the four languages. */
export const SHEET_WORDS = {
  ranking: [
    ...[
      'ranking',
      'ranking de nivel',
      'nivel',
      'rating',
      'level ranking',
      'βαθμολογια',
      'ρειτινγκ',
      'рейтинг',
    ],
    ...['lista inicial', 'starting list', 'αρχικη λιστα', 'стартовый список'],
  ],
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
  standings: [
    'clasificacion',
    'clasificaciones',
    'posiciones',
    'standings',
    'καταταξη',
    'положение',
    'турнирная таблица',
  ],
  journal: ['bitacora de cubilete', 'cubilete journal', 'ημερολογιο cubilete', 'журнал cubilete'],
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
  live: ['en vivo', 'live', 'ζωντανα', 'онлайн'],
  regulation: ['reglamento', 'regulation', 'rules', 'κανονισμοσ', 'регламент'],
} as const;

export type SheetWord = keyof typeof SHEET_WORDS;
