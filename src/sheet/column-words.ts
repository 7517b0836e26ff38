import type { ColumnWord } from '../core/problems';

/**
 * The words that head the columns directors keep, in Spanish, English, Greek and Russian. Written as `foldWord` leaves
 * them, in one number: `jugador` for `Jugadores` too. What a list does not hold is not recognised, so a doubtful word is better
 * left out. A word in two lists (Pts B: blancas or black? Ranking: the rating or the place?) is told by its neighbours.
 */
export const COLUMN_WORDS: Readonly<Record<ColumnWord, readonly string[]>> = {
  group: [
    ...['grupo', 'gr', 'grp', 'zona', 'serie', 'llave de grupo', 'group', 'pool', 'section'],
    ...['ομιλοσ', 'γκρουπ', 'группа', 'подгруппа'],
  ],
  round: [
    ...['ronda', 'jornada', 'jda', 'vuelta', 'fase', 'etapa', 'round', 'rd', 'stage', 'matchday'],
    ...['γυροσ', 'αγωνιστικη', 'φαση', 'тур', 'раунд', 'стадия', 'этап'],
  ],
  hour: [
    ...['hora', 'hora de inicio', 'horario', 'time', 'start time', 'start', 'kick off'],
    ...['ωρα', 'ωρα εναρξησ', 'время', 'начало', 'время начала'],
  ],
  board: [
    ...['mesa', 'tablero', 'cancha', 'pista', 'board', 'table', 'court'],
    ...['τραπεζι', 'σκακιερα', 'γηπεδο', 'стол', 'доска', 'номер стола', 'корт'],
  ],
  player: [
    ...['jugador', 'jugadora', 'jugador a', 'nombre', 'nombre y apellido', 'nombre completo'],
    ...[
      'nombre del jugador',
      'apellido y nombre',
      'participante',
      'integrante',
      'pareja',
      'equipo',
      'competidor',
    ],
    ...['player', 'name', 'full name', 'player name', 'competitor', 'entrant', 'team', 'team name'],
    ...['παικτησ', 'παικτεσ', 'ονοματεπωνυμο', 'ονομα', 'επωνυμο', 'αθλητησ', 'αθλητεσ', 'συμμετεχων'],
    ...['συμμετεχοντεσ', 'ομαδα'],
    ...['игрок', 'игроки', 'участник', 'участники', 'фио', 'фамилия имя', 'фамилия и имя', 'имя'],
    ...['фамилия', 'имя фамилия', 'имя и фамилия', 'спортсмен', 'команда', 'пара'],
  ],
  rating: [
    ...['nivel', 'nivel de juego', 'puntos de nivel', 'ranking de nivel', 'puntaje de nivel', 'elo'],
    ...['rating', 'level', 'level rating', 'playing level', 'rtg', 'fuerza'],
    ...['βαθμολογια επιπεδου', 'επιπεδο', 'ρειτινγκ', 'ελο'],
    ...['рейтинг', 'уровень', 'эло', 'рейт', 'ranking', 'καταταξη'],
  ],
  points: [
    ...['puntos', 'pts', 'ptos', 'puntaje', 'puntuacion', 'puntos acumulados', 'puntos totales'],
    ...['points', 'total points', 'ποντοι', 'βαθμοι', 'βαθμολογια', 'очки', 'очков', 'баллы'],
  ],
  place: [
    ...['puesto', 'pos', 'posicion', 'lugar', 'clasificacion', 'place', 'rank', 'position', 'pl', 'rk'],
    ...['standing', 'θεση', 'καταταξη', 'место', 'поз', 'позиция', 'ranking'],
  ],
  experience: ['experiencia', 'exp', 'experience', 'εμπειρια', 'опыт'],
  division: ['division', 'κατηγορια', 'дивизион'],
  confirmed: [
    ...['confirmo', 'confirmado', 'confirmada', 'confirma', 'confirmacion', 'confirmed', 'confirmation'],
    ...['επιβεβαιωση', 'επιβεβαιωσε', 'подтвердил', 'подтвердила', 'подтверждение', 'подтвержден'],
  ],
  present: [
    ...[
      'vino',
      'viene',
      'asistio',
      'asistencia',
      'asiste',
      'asistira',
      'juega',
      'present',
      'here',
      'came',
      'attends',
    ],
    ...['attendance', 'checked in', 'playing'],
    ...[
      'παρων',
      'παρουσια',
      'παρουσιεσ',
      'ηρθε',
      'присутствует',
      'присутствие',
      'явка',
      'пришел',
      'пришла',
      'здесь',
    ],
  ],
  white: [
    ...['blancas', 'blanco', 'fichas blancas', 'jugador blancas', 'jugador 1', 'local'],
    ...['jugador local', 'equipo local'],
    ...['white', 'player 1', 'white player', 'home', 'home team'],
    ...['λευκα', 'λευκοσ', 'λευκοι', 'ασπρα', 'παικτησ 1', 'παικτησ α', 'γηπεδουχοσ'],
    ...['белые', 'белыми', 'игрок 1', 'участник 1', 'хозяева'],
  ],
  black: [
    ...['negras', 'negro', 'fichas negras', 'jugador negras', 'jugador 2', 'visitante'],
    ...['jugador visitante', 'equipo visitante', 'visita'],
    ...['black', 'player 2', 'black player', 'away', 'away team'],
    ...['μαυρα', 'μαυροσ', 'μαυροι', 'παικτησ 2', 'παικτησ β', 'φιλοξενουμενοσ'],
    ...['черные', 'черными', 'игрок 2', 'участник 2', 'гости'],
  ],
  score: [
    ...['resultado', 'marcador', 'marcador final', 'resultado final', 'tanteo'],
    ...['score', 'result', 'final score', 'match score'],
    ...['αποτελεσμα', 'αποτελεσματα', 'σκορ', 'τελικο σκορ'],
    ...['счет', 'результат', 'результаты', 'общий счет', 'счет матча', 'итог'],
  ],
  pointsWhite: [
    ...['puntos b', 'ptos b', 'pts b', 'pb', 'puntos blancas', 'pts blancas', 'puntos blanco', 'puntos 1'],
    ...['pts 1', 'puntos local', 'pts local', 'puntos jugador 1', 'resultado b', 'resultado 1', 'marcador b'],
    ...['marcador 1', 'points w', 'pts w', 'points white', 'white points', 'white score', 'score white'],
    ...['score w', 'score 1', 'points 1', 'home score', 'score home', 'home points'],
    ...['ποντοι λ', 'ποντοι λευκων', 'ποντοι 1', 'σκορ 1', 'σκορ λ', 'αποτελεσμα 1'],
    ...['очки б', 'очки белых', 'очки 1', 'счет 1', 'счет б', 'результат 1'],
  ],
  pointsBlack: [
    ...['puntos n', 'ptos n', 'pts n', 'pn', 'pts b', 'pb', 'puntos negras', 'pts negras', 'puntos negro'],
    ...['puntos 2', 'pts 2', 'puntos visitante', 'pts visitante', 'puntos jugador 2', 'resultado n'],
    ...['resultado 2', 'marcador n', 'marcador 2', 'points b', 'points black', 'black points', 'black score'],
    ...['score black', 'score b', 'score 2', 'points 2', 'away score', 'score away', 'away points'],
    ...['ποντοι μ', 'ποντοι μαυρων', 'ποντοι 2', 'σκορ 2', 'σκορ μ', 'αποτελεσμα 2'],
    ...['очки ч', 'очки черных', 'очки 2', 'счет 2', 'счет ч', 'результат 2'],
  ],
  arrivedWhite: [
    ...['llego b', 'llegada b', 'llego blancas', 'llegada blancas', 'hora llegada b', 'llego 1', 'llegada 1'],
    ...['arrived w', 'arrived white', 'arrival w', 'arrival white', 'arrived 1'],
    ...['αφιξη λ', 'αφιξη λευκων', 'αφιξη 1', 'пришел б', 'пришел 1', 'приход б', 'приход 1'],
  ],
  arrivedBlack: [
    ...['llego n', 'llegada n', 'llego negras', 'llegada negras', 'hora llegada n', 'llego 2', 'llegada 2'],
    ...['arrived b', 'arrived black', 'arrival b', 'arrival black', 'arrived 2'],
    ...['αφιξη μ', 'αφιξη μαυρων', 'αφιξη 2', 'пришел ч', 'пришел 2', 'приход ч', 'приход 2'],
  ],
  latePointsWhite: [
    ...['penal b', 'penalizacion b', 'penal blancas', 'penalizacion blancas', 'penal 1', 'penalizacion 1'],
    ...[
      'penalty w',
      'penalty white',
      'penalty 1',
      'ποινη λ',
      'ποινη λευκων',
      'ποινη 1',
      'штраф б',
      'штраф 1',
    ],
  ],
  latePointsBlack: [
    ...['penal n', 'penalizacion n', 'penal negras', 'penalizacion negras', 'penal 2', 'penalizacion 2'],
    ...[
      'penalty b',
      'penalty black',
      'penalty 2',
      'ποινη μ',
      'ποινη μαυρων',
      'ποινη 2',
      'штраф ч',
      'штраф 2',
    ],
  ],
  start: [
    ...['inicio', 'empieza', 'marcador inicial', 'starts at', 'start score', 'starting score'],
    ...['αρχικο σκορ', 'начальный счет', 'стартовый счет'],
  ],
  note: [
    ...['nota', 'observacion', 'comentario', 'obs', 'detalle'],
    ...['note', 'remark', 'comment'],
    ...['σημειωση', 'σημειωσεισ', 'παρατηρηση', 'παρατηρησεισ', 'σχολια'],
    ...['примечание', 'примечания', 'заметка', 'заметки', 'комментарий'],
  ],
  why: ['por que', 'why', 'γιατι', 'почему'],
  minutes: ['minutos', 'min', 'retraso', 'minutos tarde', 'minutes', 'minutes late', 'λεπτα', 'минуты'],
  matchLength: [
    'encuentro a',
    'longitud',
    'match length',
    'length',
    'μηκοσ',
    'μηκοσ ματσ',
    'длина',
    'длина матча',
  ],
  order: ['orden', 'nº', 'n', 'no', 'num', 'numero', '#', 'order', 'σειρα', 'α α', '№', 'порядок', '№ п п'],
  tournament: ['torneo', 'fecha del torneo', 'tournament', 'event', 'τουρνουα', 'турнир'],
  wins: [
    ...['ganados', 'victorias', 'pg', 'jg', 'wins', 'won', 'matches won', 'mw'],
    ...['νικεσ', 'победы', 'победа', 'выигрыши'],
  ],
  played: [
    ...['pj', 'jj', 'jugados', 'partidos jugados', 'played', 'gp', 'pld', 'mp', 'matches played'],
    ...['αγωνεσ', 'αγ', 'игры', 'игр', 'сыграно'],
  ],
  drawn: ['pe', 'empates', 'empatados', 'drawn', 'draws', 'ισοπαλιεσ', 'ничьи'],
  lost: [
    ...['pp', 'jp', 'perdidos', 'derrotas', 'lost', 'losses', 'defeats', 'ml'],
    ...['ηττεσ', 'поражения', 'проигрыши'],
  ],
  pointsFor: [
    'pf',
    'gf',
    'tf',
    'a favor',
    'favor',
    'puntos a favor',
    'for',
    'points for',
    'υπερ',
    'забито',
    'набрано',
  ],
  pointsAgainst: [
    ...['pc', 'gc', 'tc', 'en contra', 'contra', 'puntos en contra', 'against', 'points against', 'pa'],
    ...['κατα', 'пропущено', 'отдано'],
  ],
  difference: [
    ...['dif', 'diff', 'diferencia', 'dg', 'dp', 'gd', '+', 'difference', 'point difference'],
    ...['διαφορα', 'διαφ', 'разница', 'разн'],
  ],
  official: ['oficial', 'official', 'επισημο', 'официальный'],
  status: ['estado', 'status', 'κατασταση', 'статус', 'состояние'],
  notice: ['aviso de asistencia', 'attendance notice', 'ειδοποιηση παρουσιασ', 'уведомление о явке'],
  levelHistory: ['evolucion del nivel', 'level history', 'εξελιξη του ρειτινγκ', 'история рейтинга'],
  match: [
    ...['partido', 'encuentro', 'llave', 'match', 'game', 'match no', 'αγωνασ', 'αγων', 'αρ αγωνα', 'ματσ'],
    ...['матч', 'партия', 'встреча', 'номер матча'],
  ],
  winnerTo: [
    ...['pasa a', 'ganador a', 'ganador pasa a', 'va a', 'winner to', 'winner goes to', 'goes to'],
    ...['next match', 'προχωρα σε', 'νικητησ σε', 'проходит в', 'победитель в'],
  ],
  whiteFrom: ['viene de b', 'white from', 'προερχεται λ', 'λευκα απο', 'откуда б'],
  blackFrom: ['viene de n', 'black from', 'προερχεται μ', 'μαυρα απο', 'откуда ч'],
  referee: ['arbitro', 'juez', 'referee', 'arbiter', 'διαιτητησ', 'судья', 'арбитр'],
  option: ['opcion', 'option', 'επιλογη', 'параметр', 'опция'],
  value: ['valor', 'value', 'τιμη', 'значение'],
};

/** Words that head the players' column only where no other does: a team stands beside its player too. */
export const WEAK_PLAYER_WORDS = [
  'pareja',
  'equipo',
  'team',
  'team name',
  'ομαδα',
  'команда',
  'пара',
] as const;

/**
 * Letters that head columns of standings. What each means is told by the columns beside it: P is points or lost, and
 * played in English; D difference, a defeat (derrota) or drawn; in Greek and Russian their own. Only looked at within a
 * header, never for a cell alone: marks of attendance are letters too.
 */
export const COLUMN_LETTERS: ReadonlyMap<string, readonly ColumnWord[]> = new Map<string, ColumnWord[]>([
  ['p', ['points', 'lost', 'played']],
  ['d', ['difference', 'lost', 'drawn']],
  ['v', ['wins']],
  ['w', ['wins']],
  ['g', ['wins']],
  ['l', ['lost']],
  ['j', ['played']],
  ['e', ['drawn']],
  ['о', ['points']],
  ['и', ['played']],
  ['в', ['wins']],
  ['н', ['drawn']],
  ['п', ['lost']],
  ['β', ['points']],
  ['ν', ['wins']],
  ['η', ['lost']],
  ['м', ['place']],
]);

/** Beneath a band that names a side, what its columns hold: «Blancas» over «Jugador», «Puntos», «Llegó». */
export const SIDE_COLUMNS: readonly {
  readonly titles: readonly ColumnWord[];
  readonly words: readonly string[];
  readonly white: ColumnWord;
  readonly black: ColumnWord;
}[] = [
  { titles: ['player'], words: [], white: 'white', black: 'black' },
  {
    titles: ['points', 'score'],
    words: ['p', 'β', 'о', 'fichas', 'discos', 'discs', 'δισκοι', 'фишки', 'диски'],
    ...{ white: 'pointsWhite', black: 'pointsBlack' },
  },
  {
    titles: [],
    words: ['llego', 'llegada', 'hora de llegada', 'arrived', 'arrival', 'αφιξη', 'пришел', 'приход'],
    white: 'arrivedWhite',
    black: 'arrivedBlack',
  },
  {
    titles: [],
    words: ['penal', 'penalizacion', 'penalty', 'ποινη', 'штраф'],
    white: 'latePointsWhite',
    black: 'latePointsBlack',
  },
];
