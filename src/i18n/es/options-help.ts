import type { OptionName } from '../../core/regulations/options';

/** What each option of a regulation decides; `lateTable` stands for lateTable3, lateTable5 and so on. */
export type OptionsHelp = Readonly<Record<OptionName | 'lateTable', string>>;

export const optionsHelpEs: OptionsHelp = {
  groupMatchLength:
    'Puntos de los encuentros de grupo. Vacío: valen dos enteros distintos cualesquiera, y un forfait es 0–0 con la victoria.',
  knockoutMatchLength: 'Puntos de los encuentros de la segunda fase.',
  finalMatchLength: 'Puntos de la final.',
  qualifiersPerGroup: 'Cuántos pasan de cada grupo.',
  minutesPerPoint: 'Minutos por punto del encuentro, para las horas del calendario.',
  numberOfGroups: 'Cuántos grupos se forman esta noche. Vacío: los que pida el tamaño de los grupos.',
  boardsPerGroup: 'Mesas de cada grupo. Vacío: las del reglamento.',
  startTime: 'Hora de los primeros encuentros. Vacío: se pregunta.',
  tieBreakRestart:
    'Qué pasa con los que siguen igualados cuando un criterio separa a otros: never, van al criterio siguiente; afterSplit, vuelven al 1º (FIBA); afterList, vuelven al 1º tras el 1º y el 2º (UEFA).',
  forfeitCountsInDifference: 'Un forfait suma los puntos del encuentro a la diferencia.',
  latePointsCountInDifference:
    'Los puntos por retraso suman a la diferencia. Con no, hace falta que la tabla tenga las columnas Penal. B y Penal. N.',
  drawSeed:
    'Un número que sortee la comisión: con él se sortean los de igual nivel, y el mismo número da siempre el mismo sorteo. Vacío: el orden de la lista.',
  forfeitWinCountsAsWin: 'Ganar por forfait da los 0,04 de un encuentro ganado.',
  rateForfeits: 'Los forfaits cuentan para el nivel.',
  ratePlayoffs: 'Las partidas de desempate cuentan para el nivel.',
  experience:
    'De cuándo es la experiencia del factor K: beforeMatch, antes del encuentro; includingMatch, contándolo.',
  kRamp: 'El factor K baja con la experiencia.',
  participationOnTop: 'Los 0,10 por participar se suman a los del puesto.',
  seedingWithinPlace:
    'Orden dentro de los primeros, segundos y terceros: groupNumber, por grupo; performance, por lo hecho en él.',
  brightwellCoefficient: 'Coeficiente del cociente de Brightwell.',
  byePoints: 'Puntos de quien descansa.',
  knockoutFrom:
    'De quién se hace el draw: groups, de los clasificados de los grupos; entries, de todos los inscritos, si no hay calendario.',
  entryFee: 'Lo que paga cada jugador; el bote es la suma. 0: no se juega por dinero.',
  prizeShares:
    'Partes del bote, la del primero delante, separadas por punto y coma: 50;30;10;10. Los que comparten puesto se reparten lo suyo. Vacío: sin premios.',
  division:
    'La división que se juega aquí, como la nombra la columna División de los inscritos. Vacío: todos los inscritos.',
  divisionUpTo: 'El nivel más alto que entra sin preguntar en esta división. Vacío: cualquiera.',
  missedRoundPoints: 'Puntos por cada ronda que se pierde quien llega tarde.',
  swissRounds: 'Cuántas rondas suizas se juegan. Vacío: las que pidan los inscritos.',
  tournamentDays: 'Días que dura el torneo.',
  hoursPerDay:
    'Horas que hay cada día; con ellas se propone el tiempo de la partida. 0: sin decir, el tiempo recomendado.',
  lateTable:
    'La tabla de retrasos de los encuentros a N puntos: minutos:puntos, separados por comas, por ejemplo 20:1,35:2,45:3.',
};
