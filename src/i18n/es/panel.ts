import { and, plural } from './words';

/** What the panel's entries are called, and what is said of them: the spreadsheet's side. */
export const panel = {
  arrival: 'Llegó',
  result: 'Resultado',
  match: (group: string, white: string, black: string) =>
    `${white}–${black}${group === '' ? '' : ` (${group})`}`,
  matchGone: (match: string) =>
    `${match} ya no está en la hoja como lo muestra el panel; no se ha cambiado nada.`,
  matchTwice: (match: string) =>
    `${match} está dos veces en la hoja; borre una de las dos filas. No se ha cambiado nada.`,
  typedMeanwhile: (match: string, shown: string) =>
    `Alguien ha escrito ${shown} en ${match} mientras tanto; no se ha cambiado nada.`,
  notAResult: (match: string) => `Eso no es un resultado de ${match}; no se ha cambiado nada.`,
  impossible: (match: string, why: string) => `${match}: ${why}`,
  noResult: 'sin resultado',
  recorded: (match: string, shown: string) => `${match}: ${shown}`,
  hourUnknown: (player: string) =>
    `No se puede leer la hora del encuentro de ${player}; escriba su llegada en la hoja.`,
  arrivedAlready: (player: string, shown: string) =>
    `La llegada de ${player} ya está anotada (${shown}); no se ha cambiado nada.`,
  came: (players: readonly string[], at: string) =>
    `${and(players)} ${plural(players.length, 'llegó', 'llegaron')} a las ${at}`,
  cameInTime: (players: readonly string[]) =>
    players.length > 3
      ? `${players.length} jugadores llegaron a tiempo`
      : `${and(players)} ${plural(players.length, 'llegó', 'llegaron')} a tiempo`,
  otherEntry: 'Después se ha hecho otra cosa, y lo último ya no es eso; use «Deshacer» si lo quiere igual.',
};
