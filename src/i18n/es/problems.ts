import { asRange } from '../as-range';
import type { NumberWord } from '../../core/problems';
import type { ProblemTexts } from '../problem-texts';
import { and, columns, names, or, plural } from './words';

/** After «aquí». */
const numbers: Readonly<Record<NumberWord, string>> = {
  place: 'va el puesto',
  wins: 'van los encuentros ganados',
  experience: 'va la experiencia',
  pool: 'va la bolsa',
  share: 'va la parte de cada premio',
  unit: 'va la moneda más pequeña',
  rating: 'va el nivel',
  points: 'van los puntos',
  minutes: 'van los minutos',
  matchLength: 'van los puntos del encuentro',
  groups: 'va el número de grupos',
  boards: 'va el número de mesas',
  entries: 'va el número de inscritos',
  days: 'van los días',
  hours: 'van las horas de cada día',
  round: 'va el número de la ronda',
  discs: 'van las fichas',
  cube: 'va el valor del cubo',
  order: 'va el orden',
  option: 'va el valor de la opción',
};

export const problems: ProblemTexts = {
  unknownRegulation: (p) =>
    `no hay ningún reglamento «${p.given}»; escriba ${or(p.known)}, o dé un rango de opciones y valores`,
  unknownOption: (p) => `«${p.given}» no es una opción del reglamento; las que hay son ${and(p.known)}`,
  repeatedOption: (p) => `la opción ${p.option} está dos veces; deje una sola`,
  optionNeedsYesNo: (p) => `«${p.given}» no vale para ${p.option}; escriba sí o no`,
  optionNeedsNumber: (p) =>
    `«${p.given}» no vale para ${p.option}; escriba un número desde ${p.min}${p.blankAllowed ? ' o deje la casilla vacía' : ''}`,
  optionNeedsShares: (p) =>
    `«${p.given}» no vale para ${p.option}; escriba partes enteras, la del primero delante, como 50;30;20`,
  optionNeedsChoice: (p) => `«${p.given}» no vale para ${p.option}; escriba ${or(p.choices)}`,
  badLateTable: (p) =>
    `«${p.given}» no vale para ${p.option}; escriba minutos y puntos que suban, por ejemplo 20:1,35:2,45:3, sin pasar de los puntos del encuentro`,
  notInRegulation: (p) => {
    const what = {
      lateness: 'una tabla de retrasos',
      clock: 'tiempos de reloj',
      levels: 'niveles de juego',
      annualPoints: 'puntos anuales',
      attendance: 'reglas de asistencia',
      swiss: 'sistema suizo',
      system: 'un sistema según los inscritos',
    };
    return `el reglamento ${p.regulation} no tiene ${what[p.what]}`;
  },

  notANumber: (p) =>
    `${p.given === '' ? 'la casilla está vacía' : `«${p.given}» no es un número`}; aquí ${numbers[p.what]}, en cifras`,
  notWhole: (p) => `«${p.given}» no es un número entero; aquí ${numbers[p.what]}, sin decimales`,
  tooSmall: (p) => `«${p.given}» es demasiado poco; aquí ${numbers[p.what]}, desde ${p.min}`,
  tooLarge: (p) => `«${p.given}» es demasiado grande; aquí ${numbers[p.what]}`,
  notAboveZero: (p) => `«${p.given}» es demasiado poco; aquí ${numbers[p.what]}, más de 0`,
  ambiguousNumber: (p) => `«${p.given}» puede leerse de dos maneras; escríbalo sin separar los miles`,
  missingArgument: (p) => `falta ${p.argument}`,
  oneValueOnly: (p) => `${p.argument} es un solo valor; seleccione una sola casilla`,
  rangesOfUnequalLength: (p) =>
    `los rangos tienen ${and(p.lengths)} filas; han de tener las mismas, o ser una sola casilla`,
  notATime: (p) => `«${p.given}» no es una hora; escriba por ejemplo 20:00 u 8:00pm`,
  timeOfDayUnknown: () =>
    'la zona horaria de la hoja no es la del script y la hora no puede leerse; escríbala como texto, por ejemplo 20:00',
  hourMissing: () => 'falta la hora del encuentro; escríbala para contar el retraso',
  errorInCell: (p) => `la casilla tiene el error ${p.given}; corríjalo primero`,

  notYesOrNo: (p) => `«${p.given}» no se entiende; escriba sí o no`,
  notAName: (p) => `«${p.given}» no es un nombre; escriba el del jugador como texto`,
  noPlayers: () => 'no hay ningún jugador; seleccione una columna de nombres',
  playerTwice: (p) => `${p.name} ya está en la fila ${p.first}; cada jugador va una sola vez`,
  playerMissing: () => 'falta el nombre del jugador; escríbalo o borre lo demás de la fila',
  samePlayerTwiceInMatch: (p) => `${p.name} juega contra sí mismo; los dos jugadores han de ser distintos`,
  duplicateMatch: (p) =>
    `el encuentro ${p.white}–${p.black} ya está en la fila ${p.first}; en un grupo se juega una sola vez`,
  notARound: (p) =>
    `${p.given === '' ? 'falta la ronda' : `«${p.given}» no es una ronda`}; escriba Repechaje, 16vos, 8vos, 4tos, Semifinal o Final`,
  matchTwice: (p) => `el partido ${p.match} ya está en la fila ${p.first}; déle otro número`,
  roundFull: (p) =>
    `${p.given} no puede tener más de ${p.most} ${plural(p.most, 'partido', 'partidos')} y el primero está en la fila ${p.first}; corrija la ronda`,
  noSuchMatch: (p) =>
    `no hay un partido ${p.match} en una ronda ${p.later ? 'posterior' : 'anterior'}; corrija la referencia`,
  crossedReference: (p) =>
    `${p.given} choca con la fila ${p.first}; cada jugador pasa a un solo partido y por cada lado llega uno solo`,
  winnerGoesNowhere: (p) =>
    `el ganador de ${p.match} no tiene adónde pasar: en la ronda siguiente hay otros nombres; corrija el nombre o escriba «Pasa a»`,
  drawConflict: (p) => {
    const match = p.written.length === 0 ? p.match : `${p.match} (${p.written.join('–')})`;
    if (p.kind === 'alreadyDecided') {
      return `${match} ya está decidido en otra fila; borre uno de los dos resultados`;
    }
    if (p.kind === 'opponentUnknown') return `${match} tiene resultado y aún no se sabe quién lo juega`;
    if (p.kind === 'byeWins') return `en ${match} gana quien no tiene rival`;
    return `${match} no puede ser: ${p.seated.length === 0 ? 'por los partidos anteriores lo juegan otros' : `por los partidos anteriores lo ${plural(p.seated.length, 'juega', 'juegan')} ${and(p.seated)}`}`;
  },
  tooFewForDraw: (p) => `${p.players} ${plural(p.players, 'jugador', 'jugadores')}; un draw tiene al menos 2`,
  placeTwice: (p) =>
    `el puesto ${p.place} de ${p.group} ya está en la fila ${p.first}; cada puesto va una sola vez`,
  noMatches: () => 'no hay ningún encuentro; seleccione las columnas Blancas, Negras, Puntos B y Puntos N',
  groupMissing: () =>
    'falta el grupo del encuentro; escríbalo en su columna, o encima del cuadro («Grupo A»)',
  groupUnclear: (p) =>
    `la fila no dice su grupo y ${p.name} está en ${and(p.groups)}; escriba el grupo en cada fila`,
  severalGroups: (p) => `hay ${p.groups.length} grupos (${and(p.groups)}); seleccione las filas de uno solo`,
  columnsMissing: (p) =>
    `${plural(p.missing.length, 'falta la columna', 'faltan las columnas')} ${names(p.missing)}`,
  columnTwice: (p) =>
    `«${p.header}» es una segunda columna ${names([p.column])}; deje una sola o cambie su título`,
  columnUnclear: (p) =>
    `«${p.header}» puede ser ${or(p.columns.map((word) => `«${columns[word]}»`))}; póngale ese título a la columna`,
  oneColumnOnly: (p) => `el rango tiene ${p.columns} columnas; seleccione una sola`,
  rangeTooNarrow: (p) =>
    `el rango tiene ${p.columns} ${plural(p.columns, 'columna', 'columnas')}; hacen falta Blancas, Negras, Puntos B y Puntos N, o Blancas, Resultado y Negras`,
  contradictoryCells: (p) =>
    `${p.white}–${p.black} dice ${p.one} en una casilla y ${p.other} en la otra; corrija una de las dos`,
  crossTableNotSquare: (p) =>
    `${p.name} no tiene su columna y su fila en el cuadro; los mismos nombres van arriba y a la izquierda`,
  severalGames: (p) =>
    `${p.name} tiene aquí otra partida del mismo encuentro; cada encuentro lleva un solo resultado, en la fila del nombre`,

  scoreBecameDate: (p) =>
    `el resultado se convirtió en una fecha, seguramente era ${or(p.readings)}; ponga la columna en formato de texto sin formato y vuelva a escribirlo`,
  scoreBecameTime: (p) =>
    `el resultado se convirtió en una hora${p.readings.length > 0 ? `, seguramente era ${or(p.readings)}` : ''}; ponga la columna en formato de texto sin formato y vuelva a escribirlo`,
  notAScore: (p) =>
    `«${p.given}» no es un resultado; escriba los puntos (3 y 1, o 3-1), o F en la casilla de quien no se presentó`,
  halfAScore: (p) =>
    `solo hay medio resultado («${p.given}»); escriba los puntos de los dos, o ninguno si no se ha jugado`,
  negativePoints: (p) => `«${p.given}» es negativo; los puntos van de 0 en adelante`,
  fractionalPoints: (p) => `«${p.given}» tiene decimales; los puntos son enteros`,
  equalPoints: (p) => `${p.white}-${p.black} es un empate; uno de los dos ha de ganar`,
  loserAtOrAboveLength: (p) =>
    `el perdedor tiene ${p.points}; en un encuentro a ${p.length} el perdedor tiene de 0 a ${p.length - 1}`,
  winnerBelowLength: (p) =>
    `el ganador tiene ${p.points}; en un encuentro a ${p.length} el ganador llega al menos a ${p.length}`,
  winnerAboveLength: (p) =>
    `el ganador tiene ${p.points}; en un encuentro a ${p.length} sin cubo el ganador tiene de ${p.length} a ${p.most}`,
  sideOfForfeitUnknown: (p) =>
    `«${p.given}» no dice quién faltó; escriba F-3 si faltaron las blancas o 3-F si faltaron las negras`,
  resultAgainstBye: (p) =>
    `«${p.given}» no es un jugador: quien descansa no tiene resultado; borre los puntos`,
  forfeitOnlyInNote: (p) =>
    `la nota dice «${p.given}» y el resultado no; escriba F en la casilla de puntos de quien no se presentó`,

  noResults: () => 'no hay ningún resultado; seleccione las columnas Torneo, Jugador, Puesto y Ganados',
  notHundredths: (p) => `«${p.given}» tiene más de dos decimales; los puntos van en centésimas`,
  noSuchTournament: (p) => `no hay ningún torneo «${p.given}» entre los resultados`,
  tournamentMissing: () => 'falta el torneo; escríbalo en su columna',
  tournamentTwice: (p) =>
    `${p.player} ya tiene resultado de ${p.tournament} en la fila ${p.first}; cada jugador va una vez por torneo`,
  noShares: () => 'no hay ninguna parte que repartir; escriba al menos una mayor que 0',
  poolNotInUnits: (p) =>
    `${p.pool} no se puede repartir en monedas de ${p.unit}; cambie la bolsa o la moneda`,

  discsBeyondBoard: (p) =>
    `${p.white} y ${p.black} suman más de ${p.squares}; el tablero tiene ${p.squares} casillas`,
  noDiscs: () => 'nadie tiene fichas; escriba las que hay en el tablero',
  unknownIncident: (p) =>
    `«${p.given}» no es una incidencia; escriba cae negras, cae negras 2, caen ambas negras o abandona negras, o lo mismo con blancas`,
  unknownGameKind: (p) => `«${p.given}» no es una partida; escriba simple, gammon o backgammon, o 1, 2 o 3`,
  notACubeValue: (p) => `«${p.given}» no es un valor del cubo; escriba ${or(p.known)}`,
  bothReachedLength: (p) => `los dos tienen ${p.length} o más; en un encuentro a ${p.length} solo uno llega`,
  tooFewHours: (p) =>
    `no hay horas para ${p.rounds} ${plural(p.rounds, 'ronda', 'rondas')} al día con ${p.between} minutos entre una y otra; dé más horas o más días`,
  swissRangeTooNarrow: (p) =>
    `el rango tiene ${p.columns} ${plural(p.columns, 'columna', 'columnas')}; hacen falta Ronda, Negras, Blancas, Puntos N y Puntos B`,
  noSwissResults: () =>
    'no hay ningún resultado; seleccione las columnas Ronda, Negras, Blancas, Puntos N y Puntos B',
  roundMissing: () => 'falta la ronda; escriba su número en la fila',
  playerTwiceInRound: (p) =>
    `${p.name} ya está en la fila ${p.first} en la ronda ${p.round}; en una ronda cada jugador va una sola vez`,
  roundUnfinished: (p) =>
    `la ronda ${p.round} no ha terminado: falta el resultado de ${p.black}–${p.white}; escríbalo para emparejar la siguiente`,

  noLateTable: (p) =>
    `no hay tabla de retrasos para un encuentro a ${p.length} en ${p.regulation}, solo a ${and(p.known)}; puede añadirla con la opción lateTable${p.length}`,
  groupSizeOutside: (p) =>
    `${p.players} jugadores en ${p.groups} ${plural(p.groups, 'grupo', 'grupos')} no dan grupos de ${p.min} a ${p.max}; ` +
    (p.possible.length > 0
      ? `pueden ser ${or(asRange(p.possible))} grupos`
      : 'ningún número de grupos los da'),
  noGroupsPossible: (p) =>
    `con ${p.players} ${plural(p.players, 'jugador', 'jugadores')} no se pueden hacer grupos de ${p.min} a ${p.max}`,
  tooManyTogether: (p) =>
    `hay ${p.players} jugadores juntos y caben ${p.most}; acorte el rango o sepárelos por grupos`,
  tooFewForSchedule: (p) =>
    `hay ${p.players} ${plural(p.players, 'jugador', 'jugadores')}; un grupo tiene al menos ${p.min}`,
  matchLengthNeeded: (p) =>
    `el reglamento ${p.regulation} no dice a cuántos puntos se juega en los grupos; dé matchLength`,
};
