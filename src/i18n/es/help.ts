/** What Sheets shows of each custom function while it is typed, and the function reference. Not in the bundle's code. */
const REGULATION =
  'Opcional. HG (si falta), INTERNATIONAL, MIAPUESTA, OTHELLO, o un rango de opciones y valores.';

export const helpEs = {
  TD_SEED_GROUPS: {
    help: 'Forma los grupos por el ranking de nivel, en serpiente: del grupo 1 al último y del último al 1 (7.2.1).',
    args: {
      players: 'Dos columnas, con o sin títulos: Jugador y Nivel. Sin niveles vale el orden dado.',
      groups: 'Opcional. Número de grupos; si falta, los que dan grupos de 4, luego de 3, luego de 5.',
      regulation: REGULATION,
    },
    returns: 'Una fila por grupo: Grupo, 1, 2, 3, 4…',
    example: '=TD_SEED_GROUPS(A1:B44, 11)',
  },
  TD_SCHEDULE: {
    help: 'Calendario de un grupo, todos contra todos por las tablas publicadas, con colores repartidos y dos mesas a la vez (una en grupos de 3).',
    args: {
      players: 'Los nombres de un grupo, en una columna.',
      start: 'Opcional. Hora del primer encuentro: 20:00 u 8:00pm. Si falta, la hora queda vacía.',
      matchLength: 'Opcional. Puntos del encuentro; si faltan, los del reglamento.',
      boards: 'Opcional. Mesas del grupo; si faltan, las del reglamento.',
      regulation: REGULATION,
    },
    returns: 'Ronda, Hora, Mesa, Blancas, Negras.',
    example: '=TD_SCHEDULE(B2:B5, "20:00")',
  },
  TD_MINUTES_LATE: {
    help: 'Minutos enteros de retraso; 0 si llegó antes. También pasada la medianoche.',
    args: {
      scheduled: 'La hora del calendario, o una columna de horas.',
      arrived: 'La hora de llegada, o una columna de horas.',
    },
    returns: 'Minutos; vacío donde falta una hora.',
    example: '=TD_MINUTES_LATE(C2:C40, I2:I40)',
  },
  TD_LATE_POINTS: {
    help: 'Puntos en contra por llegar tarde (2.3.1). Si son los del encuentro, está perdido.',
    args: {
      minutes: 'Minutos de retraso, o una columna.',
      matchLength: 'Puntos del encuentro, o una columna.',
      regulation: REGULATION,
    },
    returns: 'Puntos en contra.',
    example: '=TD_LATE_POINTS(40, 3)',
  },
  TD_STANDINGS: {
    help: 'Clasificación de uno o varios grupos, con el desempate completo y el motivo de cada puesto (7.2.2, 7.2.3).',
    args: {
      matches:
        'Con títulos, en cualquier orden: Grupo, Blancas, Negras, Puntos B, Puntos N, Nota; o en bloques, «Grupo A» encima de cada uno. Sin títulos: blancas, negras, puntos, puntos, nota; o blancas, resultado, negras; los puntos también a los dos lados de un guion. O cuadros todos contra todos: uno, o varios con el título de su grupo.',
      regulation: REGULATION,
    },
    returns: 'Grupo (si lo hay), Pos, Jugador, PJ, PG, PP, PF, PC, Dif, Estado, Motivo.',
    example: '=TD_STANDINGS(Calendario!A1:N)',
  },
  TD_CROSSTABLE: {
    help: 'El cuadro todos contra todos de un grupo, en el orden de la clasificación.',
    args: {
      matches: 'Los encuentros de un grupo, como en TD_STANDINGS.',
      regulation: REGULATION,
      group: 'El grupo cuyo cuadro se quiere, si en el rango hay varios.',
    },
    returns: 'Jugador y una columna por rival; F marca a quien no se presentó y A a quien se fue.',
    example: '=TD_CROSSTABLE(B2:E7)',
  },
  TD_CLOCK: {
    help: 'Minutos de reloj para cada jugador: dos por punto menos uno por punto ya anotado; 10 en la final (7.6.2, 7.3).',
    args: {
      matchLength: 'Puntos del encuentro, o una columna.',
      pointsWhite: 'Puntos de las blancas en el marcador, o una columna.',
      pointsBlack: 'Puntos de las negras en el marcador, o una columna.',
      regulation: REGULATION,
    },
    returns: 'Minutos.',
    example: '=TD_CLOCK(5, 2, 1)',
  },
  TD_KNOCKOUT: {
    help: 'El draw de la segunda fase: repechajes, rondas y quién pasa a dónde; primeros, segundos y terceros de cada grupo, los de un mismo grupo lo más lejos posible (7.3).',
    args: {
      qualifiers:
        'Los nombres en orden de siembra; o grupo, puesto y nombre. Vale también la tabla de TD_STANDINGS: cuentan los clasificados.',
      regulation: REGULATION,
    },
    returns: 'Partido, Ronda, Blancas, Negras y Pasa a, con «Ganador M1» donde aún no se sabe.',
    example: '=TD_KNOCKOUT(Clasificación!A1:K)',
  },
  TD_PLACES: {
    help: 'Puestos de la segunda fase: campeón 1, finalista 2, semifinalistas 3, luego 5, 9, 17…; quien da forfait pierde lo ganado en ella y vuelve el último que eliminó (2.3.9).',
    args: {
      draw: 'Partido, ronda, blancas, negras, sus puntos y nota; con títulos, en cualquier orden. F en los puntos de quien no se presentó.',
      regulation: REGULATION,
    },
    returns: 'Puesto (vacío mientras sigue en juego, y de quien dio forfait), Jugador, Ronda y Ganados.',
    example: '=TD_PLACES(Draw!A1:I)',
  },
  TD_POINTS: {
    help: 'Puntos anuales de un torneo: los del puesto, o los de participar, y 0,04 por encuentro ganado (7.5).',
    args: {
      place: 'El puesto, o una columna. Vacío o 17 en adelante: participó.',
      wins: 'Encuentros ganados en el torneo, o una columna.',
      regulation: REGULATION,
    },
    returns: 'Puntos.',
    example: '=TD_POINTS(3, 5)',
  },
  TD_WIN_PROBABILITY: {
    help: 'La probabilidad de ganar un encuentro según los niveles (fórmula FIBS).',
    args: {
      rating: 'El nivel del jugador, o una columna.',
      opponent: 'El nivel del rival, o una columna.',
      matchLength: 'Puntos del encuentro, o una columna.',
    },
    returns: 'Entre 0 y 1.',
    example: '=TD_WIN_PROBABILITY(1650, 1500, 5)',
  },
  TD_RATING_CHANGE: {
    help: 'Lo que gana en nivel el ganador y lo que pierde el perdedor (7.5.1, fórmula FIBS).',
    args: {
      winner: 'El nivel del ganador, o una columna.',
      loser: 'El nivel del perdedor, o una columna.',
      matchLength: 'Puntos del encuentro, o una columna.',
      winnerExperience: 'Opcional. Experiencia del ganador; solo cuenta con kRamp.',
      loserExperience: 'Opcional. Experiencia del perdedor; solo cuenta con kRamp.',
      regulation: REGULATION,
    },
    returns: 'Una fila: cambio del ganador, cambio del perdedor.',
    example: '=TD_RATING_CHANGE(1600, 1500, 7)',
  },
  TD_RATINGS: {
    help: 'Los niveles después de unos encuentros, uno a uno en el orden en que se jugaron (7.5.1).',
    args: {
      players: 'Jugador, Nivel y Experiencia, con o sin títulos. Sin nivel: 1500.',
      matches: 'Blancas, Negras, Puntos B, Puntos N, Encuentro a, Nota; con títulos también Orden.',
      regulation: REGULATION,
    },
    returns: 'Jugador, Antes, Después, Cambio, Partidos, Experiencia; los nuevos al final.',
    example: '=TD_RATINGS(Ranking!B4:D64, Movimientos!A1:G)',
  },
  TD_SEASON: {
    help: 'La clasificación de una temporada por los torneos oficiales: puntos, títulos, encuentros ganados (7.5, 8).',
    args: {
      results:
        'Torneo, Jugador, Puesto, Ganados, Oficial, con o sin títulos; con títulos también Puntos y Nivel.',
      regulation: REGULATION,
      from: 'Opcional. El torneo con el que empieza la temporada; si falta, todos: la clasificación histórica.',
      ranking: 'Opcional. El ranking de nivel (Jugador, Nivel), que decide los empates que quedan.',
    },
    returns: 'Pos, Jugador, Torneos, Puntos, Títulos, Ganados, Opta a premio.',
    example: '=TD_SEASON(Puntos!A1:F)',
  },
  TD_ATTENDANCE: {
    help: 'Quién está activo, en cuarentena o fuera por los torneos a los que faltó seguidos (2.3.7, 8.3).',
    args: {
      marks:
        'Una fila por jugador y una columna por torneo, del más antiguo al último: cualquier marca vale como que vino.',
      regulation: REGULATION,
    },
    returns: 'Una columna: Activo, Cuarentena o Fuera.',
    example: '=TD_ATTENDANCE(F5:O64)',
  },
  TD_PRIZES: {
    help: 'Reparte una bolsa por partes en monedas enteras, sin que sobre ni falte nada.',
    args: {
      pool: 'La bolsa.',
      shares: 'Una columna con la parte de cada premio, en las unidades que sea.',
      unit: 'Opcional. La moneda más pequeña; si falta, 0,01.',
    },
    returns: 'Una columna de premios que suma la bolsa.',
    example: '=TD_PRIZES(900, A2:A4, 5)',
  },
  TD_GAME_POINTS: {
    help: 'Los puntos de una partida: 1, gammon 2 o backgammon 3, por el valor del cubo.',
    args: {
      kind: 'simple, gammon o backgammon, o 1, 2 o 3; o una columna.',
      cube: 'Opcional. El cubo con que terminó: 1, 2, 4 … 64; si falta, 1. Un doble rechazado vale el cubo anterior.',
    },
    returns: 'Puntos.',
    example: '=TD_GAME_POINTS("gammon", 2)',
  },
  TD_IS_CRAWFORD: {
    help: 'Si la próxima partida es la Crawford, la que va sin cubo: la primera después de que a uno le falte un solo punto.',
    args: {
      matchLength: 'Puntos del encuentro, o una columna.',
      white: 'Puntos de las blancas, o una columna.',
      black: 'Puntos de las negras, o una columna.',
      played: 'Opcional. Sí, si la partida Crawford ya se jugó.',
    },
    returns: 'VERDADERO o FALSO.',
    example: '=TD_IS_CRAWFORD(7, 6, 3)',
  },
  TD_SYSTEM: {
    help: 'El sistema de un torneo de Othello según los inscritos: todos contra todos hasta 8, y suizo con sus rondas desde 9.',
    args: {
      entries: 'Número de inscritos, o una columna.',
      days: 'Opcional. Días que dura; si falta, uno.',
      hours: 'Opcional. Horas de juego de cada día: da también los minutos por partida.',
      regulation: 'Opcional. OTHELLO (si falta), o un rango de opciones y valores.',
    },
    returns:
      'Todos contra todos, o el número de rondas del suizo; con horas, también los minutos de cada jugador por partida.',
    example: '=TD_SYSTEM(16)',
  },
  TD_SWISS_PAIRINGS: {
    help: 'La próxima ronda de un suizo: el mejor de todos los emparejamientos posibles. Nadie repite rival ni descanso, puntos lo más parejos que se pueda, colores repartidos.',
    args: {
      players:
        'Los que juegan la ronda: Jugador y, si hay, Nivel; sin niveles vale el orden dado. Quien se retiró no va.',
      results:
        'Opcional. Las rondas jugadas: Ronda, Negras, Blancas, Puntos N, Puntos B, con títulos en cualquier orden o en este orden sin ellos. Libre como rival: descansó. F en los puntos de quien no se presentó.',
      regulation: 'Opcional. OTHELLO (si falta), o un rango de opciones y valores.',
    },
    returns: 'Mesa, Negras, Blancas; quien descansa, al final contra Libre.',
    example: '=TD_SWISS_PAIRINGS(A2:B, D2:H)',
  },
  TD_SWISS_STANDINGS: {
    help: 'La clasificación de un suizo: puntos, cociente de Brightwell, diferencia de fichas, la partida entre ellos; con el motivo de cada puesto.',
    args: {
      results: 'Las rondas jugadas, como en TD_SWISS_PAIRINGS. A en los puntos de quien se retiró.',
      regulation: 'Opcional. OTHELLO (si falta), o un rango de opciones y valores.',
      only: 'Opcional. Los nombres de una sección (mujeres…): salen solos, con puestos propios.',
    },
    returns: 'Pos, Jugador, PJ, Puntos, BQ, Fichas, Motivo.',
    example: '=TD_SWISS_STANDINGS(D1:H)',
  },
  TD_OTHELLO_SCORE: {
    help: 'El resultado oficial de una partida de Othello: las casillas vacías son del ganador y el empate es 32–32.',
    args: {
      black: 'Fichas negras en el tablero, o una columna.',
      white: 'Fichas blancas en el tablero, o una columna.',
      incident:
        'Opcional. Bandera caída o abandono: cae negras, cae negras 2 (por segunda vez), caen ambas negras (primero las negras), abandona negras; o blancas.',
    },
    returns: 'Una fila: negras, blancas.',
    example: '=TD_OTHELLO_SCORE(30, 28)',
  },
  TD_LEVEL: {
    help: 'La categoría de un nivel de juego (7.5.1).',
    args: {
      rating: 'El nivel, o una columna de niveles.',
      regulation: REGULATION,
    },
    returns: 'Principiante, Casual, Intermedio, Avanzado, Experto o Master.',
    example: '=TD_LEVEL(B2:B60)',
  },
};

export type Help = typeof helpEs;
