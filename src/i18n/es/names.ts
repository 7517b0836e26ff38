import type { Question } from '../../ports/dialogs';
import { and, plural, quote, some } from './words';

/** Where a name stands: the sheet and the row as people count it. */
export interface NamePlace {
  readonly name: string;
  readonly sheet: string;
  readonly row: number;
}

type Two<T> = readonly [first: T, again: T];

/** `«Ana» y «ANA» están`, or `«Ana» está` where both are written the same. */
const bothAre = ([first, again]: Two<string>) =>
  first === again ? `${quote(first)} está` : `${and([first, again].map(quote))} están`;

const at = ({ name, sheet, row }: NamePlace) => `${quote(name)} (${sheet}, fila ${row})`;

/** Players under several spellings, and several players under one. */
export const names = {
  rankedTwice: (sentence: string, command: string) =>
    `${sentence} Si son dos personas, o para decir cuál es cuál, use «${command}».`,
  enteredTwice: (sheet: string, spellings: Two<string>, [first, again]: Two<number>): Question => ({
    kind: 'yesNo',
    title: 'Inscrito dos veces',
    text: `${bothAre(spellings)} en las filas ${first} y ${again} de «${sheet}». ¿Es la misma persona? Con Sí cuenta una vez; no se borra nada.`,
  }),
  tellApart: (sheet: string, name: string, [first, again]: Two<number>) =>
    `Dos personas no pueden llamarse igual: en «${sheet}», fila ${first} o fila ${again}, escriba el nombre de una de manera que se distinga («${name} 2», otro apellido) y use ese nombre también en el ranking. No se ha cambiado nada.`,
  marksContradict: (sheet: string, name: string, [first, again]: Two<number>) =>
    `${quote(name)} viene según una de las filas ${first} y ${again} de «${sheet}» y no viene según la otra; corrija una de las dos. No se ha cambiado nada.`,

  review: {
    same: 'No queda ningún nombre por revisar; no se ha cambiado nada.',
    nothing: 'No hay hojas de esta noche ni ranking con nombres que comparar.',
    isIt: (typed: NamePlace, known: NamePlace, isRanked: boolean): Question => ({
      kind: 'yesNo',
      title: 'Revisar nombres',
      text: `${at(typed)} se parece a ${isRanked ? `${quote(known.name)} del ranking (fila ${known.row})` : at(known)}. ¿Es la misma persona?`,
    }),
    /** @param rejected the name just given, which somebody has already or which can't be one; `null` at first */
    secondName: (
      sheet: string,
      spellings: Two<string>,
      [first, again]: Two<number>,
      rejected: string | null,
    ): Question => ({
      kind: 'prompt',
      title: 'Revisar nombres',
      text: `${rejected === null ? '' : `«${rejected}» no sirve: ya es de alguien o no es un nombre. `}${bothAre(spellings)} en las filas ${first} y ${again} de «${sheet}». Si son dos personas, escriba cómo se llamará la de la fila ${again}. Si lo deja vacío, se queda como está.`,
    }),
    unfit: (name: string) =>
      `«${name}» ya es de alguien o no es un nombre; use otro. No se ha cambiado nada.`,
    stillTwice: (sheet: string, name: string, [first, again]: Two<number>) =>
      `${quote(name)} sigue dos veces en «${sheet}» (filas ${first} y ${again}): si es una sola persona, borre una de las dos filas.`,
    bothPlay: (typed: NamePlace, known: string) =>
      `${at(typed)} y ${quote(known)} se parecen, pero están los dos en los mismos grupos o juegan uno contra otro: si son la misma persona, corríjalo a mano.`,
    inFormulas: (name: string, cells: readonly string[]) =>
      `${quote(name)} sale de ${plural(cells.length, 'una fórmula', 'fórmulas')} en ${some(cells)} y ahí se queda; corrija de dónde lo toma.`,
    done: (renamed: readonly (readonly [from: string, to: string])[], cells: number) =>
      `${and(renamed.map(([from, to]) => `«${from}» es ahora «${to}»`))}: ${cells} ${plural(cells, 'casilla', 'casillas')}.`,
  },
};
