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
        'Con títulos, en cualquier orden: Grupo, Blancas, Negras, Puntos B, Puntos N, Nota. Sin títulos: blancas, negras, puntos, puntos, nota; o blancas, resultado, negras; o un cuadro todos contra todos.',
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
