import type { OptionName } from '../../core/regulations/options';
import type { Question } from '../../ports/dialogs';
import { lines, plural } from './words';

const options: Readonly<Record<OptionName, string>> = {
  groupMatchLength: 'Puntos en los grupos',
  knockoutMatchLength: 'Puntos en la segunda fase',
  finalMatchLength: 'Puntos en la final',
  qualifiersPerGroup: 'Clasifican por grupo',
  minutesPerPoint: 'Minutos por punto',
  numberOfGroups: 'Número de grupos',
  boardsPerGroup: 'Mesas por grupo',
  startTime: 'Hora del primer encuentro',
  tieBreakRestart: 'Empates: tras separar a unos',
  forfeitCountsInDifference: 'El forfait cuenta en la diferencia',
  latePointsCountInDifference: 'El retraso cuenta en la diferencia',
  drawSeed: 'Número del sorteo',
  forfeitWinCountsAsWin: 'Ganar por forfait da 0,04',
  rateForfeits: 'El forfait cuenta para el nivel',
  ratePlayoffs: 'El desempate cuenta para el nivel',
  experience: 'Experiencia, de cuándo',
  kRamp: 'K baja con la experiencia',
  participationOnTop: 'El 0,10 se suma al puesto',
  seedingWithinPlace: 'Orden del draw',
  brightwellCoefficient: 'Coeficiente de Brightwell',
  byePoints: 'Puntos de quien descansa',
  knockoutFrom: 'El draw se hace de',
  entryFee: 'Inscripción por jugador',
  prizeShares: 'Reparto del bote',
  division: 'División',
  divisionUpTo: 'Nivel máximo de la división',
  missedRoundPoints: 'Puntos por ronda perdida al llegar tarde',
  swissRounds: 'Rondas suizas',
  tournamentDays: 'Días de torneo',
  hoursPerDay: 'Horas de juego al día',
};

/** *Configurar torneo*: the regulation and its options, as they are asked for. */
export const configureTournament = {
  option: (name: OptionName) => options[name],
  base: 'Reglamento',
  lateTable: (length: number) => `Retrasos a ${length} puntos`,
  none: 'sin fijar',
  yes: 'sí',
  no: 'no',
  article: 'Artículo',
  usual: 'Por defecto',
  overview: (
    shown: readonly {
      readonly name: string;
      readonly value: string;
      readonly usual: string;
      readonly article: string;
      readonly allowed: string;
    }[],
    said: string,
    turn: number,
  ): Question => ({
    kind: 'prompt',
    title: turn === 1 ? 'Configurar torneo' : `Configurar torneo (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...shown.map(({ name, value, usual, article, allowed }, index) => {
        const notes = [article, allowed, usual !== value && `por defecto ${usual}`].filter((note) => note);
        return `${index + 1}. ${name}: ${value}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
      }),
      '',
      'Para cambiar escriba el número y el valor, como «2=5»; varios, separados por punto y coma. Sin nada detrás del = vuelve a lo de defecto. Acepte sin escribir nada para guardarlo.',
    ]),
  }),
  possibleGroups: (players: number, fewest: number, most: number) =>
    fewest === most
      ? `con ${players} inscritos, ${fewest}`
      : `con ${players} inscritos, de ${fewest} a ${most}`,
  notASetting: (given: string, most: number) =>
    `No entiendo «${given}»: escriba un número de la lista, del 1 al ${most}, un = y el valor.`,
  same: 'El torneo ya está configurado así; no se ha cambiado nada.',
  done: (changed: number, sheet: string) =>
    `${changed} ${plural(changed, 'opción cambiada', 'opciones cambiadas')} en la hoja «${sheet}».`,
};
