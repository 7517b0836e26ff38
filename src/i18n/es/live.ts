import type { Question } from '../../ports/dialogs';
import type { LiveOptions, LivePart } from '../../ui/live-contract';
import { and } from './words';

const parts: Readonly<Record<LivePart, string>> = {
  groups: 'grupos',
  matches: 'partidos',
  draw: 'draw',
  ranking: 'ranking',
};

/** Publishing for everybody: the sheet, the page, what the dialogs around them are called. */
export const live = {
  title: 'Torneo en vivo',
  updated: (clock: string) => `Actualizado a las ${clock}`,
  over: 'Ya no se publica',
  /** What is published; it is read back from the sheet by these very words. */
  isPublic: ({ parts: chosen, initials }: LiveOptions) =>
    `Se publica: ${chosen.map((part) => parts[part]).join(', ')}; ${initials ? 'iniciales en lugar de nombres' : 'nombres completos'}`,
  sections: { groups: 'Clasificación', matches: 'Partidos', cross: 'Cuadros cruzados', ranking: 'Ranking' },
  /** The marks of the cross-tables on the sheet. */
  crossLegend: 'F = no se presentó; A = abandonó; · = por jugar; ( ) = anulado, no cuenta',
  states: { toCome: '', on: 'En juego', played: 'Jugado', forfeit: 'Forfait' },
  askParts: (words: readonly LivePart[]): Question => ({
    kind: 'prompt',
    title: 'Publicar en vivo',
    text: `Lo que se publique lo verá cualquiera que tenga el enlace. ¿Qué se publica?\n${words.map((word, index) => `${index + 1}. ${parts[word]}`).join('\n')}\nEscriba los números, con comas. Si lo deja vacío, todo.`,
  }),
  askNames: {
    kind: 'yesNo',
    title: 'Publicar en vivo',
    text: '¿Con nombres completos? Con No se publican iniciales («A. R.»).',
  } as Question,
  notAPart: (given: string) => `«${given}» no es ninguno de los números. No se ha publicado nada.`,
  otherSheet: (sheet: string) =>
    `La hoja «${sheet}» no la hizo Cubilete o se ha cambiado en ella la línea «Se publica»; cámbiele el nombre y se hará una nueva.`,
  nothing: 'No hay nada que publicar todavía: ni calendario con partidos, ni draw, ni ranking.',
  done: (words: readonly LivePart[], sheet: string) =>
    `Publicado en la hoja «${sheet}» y para la página en vivo: ${and(words.map((word) => parts[word]))}.`,
  first: (sheet: string) =>
    `Las próximas veces se publica lo mismo sin preguntar; para cambiarlo, «Dejar de publicar» y otra vez «Publicar en vivo». «Deshacer» devuelve la hoja como estaba, pero la página solo la vacía «Dejar de publicar». El título está en la casilla A1 de «${sheet}» y se puede cambiar; la dirección de la página, si la tiene, en «Copiar para el blog».`,
  notPublished: 'No se está publicando nada.',
  unpublished: (sheet: string) =>
    `Ya no se publica nada: la página en vivo está vacía y la hoja «${sheet}» también. «Deshacer» devuelve la hoja, no la página.`,
  elsewhere:
    'La página en vivo muestra el torneo de otra hoja de cálculo; deje de publicar allí primero. Cada hoja necesita su propio guion para tener página.',
  tooMuch:
    'Lo que se publica no cabe en la página en vivo; publique menos partes, por ejemplo sin el ranking.',
};
