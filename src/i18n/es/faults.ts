import type { Question } from '../../ports/dialogs';
import type { CellRule } from '../../ports/workbook';
import { and, decimal, or, plural, quote } from './words';

/** How far a sheet has got: so many of its cells. */
export interface Progress {
  readonly sheet: string;
  readonly written: number;
  readonly cells: number;
}

const number = (limit: number | undefined) =>
  limit === undefined ? '' : Number.isInteger(limit) ? String(limit) : decimal(limit, 2);

const rule = (of: CellRule): string => {
  if (of.kind === 'checkbox') return 'una casilla marcada o sin marcar';
  if (of.kind === 'list') return or(of.values.slice(0, 12).map(quote));
  const [first, second] = of.limits.map(number);
  return {
    between: `números entre ${first} y ${second}`,
    notBetween: `números que no estén entre ${first} y ${second}`,
    equal: `el número ${first}`,
    notEqual: `números distintos de ${first}`,
    above: `números mayores que ${first}`,
    below: `números menores que ${first}`,
    atLeast: `números desde ${first}`,
    atMost: `números hasta ${first}`,
  }[of.compare];
};

const far = (progress: readonly Progress[]) =>
  and(
    progress.map(
      ({ sheet, written, cells }) =>
        `«${sheet}» ${written} de ${cells} ${plural(cells, 'casilla', 'casillas')}`,
    ),
  );

/** What is said when something goes wrong on the way. */
export const faults = {
  /** Nothing had been written, or nothing that is not in the journal. */
  before: (error: string) => `La hoja de cálculo no aceptó la orden: ${error}\n\nNo se ha cambiado nada.`,
  after: (error: string) =>
    `La orden se hizo entera; lo que falló vino después: ${error}\n\n«Deshacer» la devuelve si no la quiere.`,
  /** How far it got can't be told. */
  unknown: (error: string) =>
    `La hoja de cálculo no aceptó el cambio: ${error}\n\nSi algo quedó a medias, «Deshacer» lo devuelve a como estaba.`,
  halfDone: (error: string, progress: readonly Progress[]) =>
    `La hoja de cálculo no aceptó el cambio: ${error}\n\nLa orden puede haber quedado a medias${progress.length > 0 ? `; escrito hasta ahora: ${far(progress)}` : ''}. «Deshacer» lo devuelve todo a como estaba, de una vez.`,
  halfUndone: (error: string, progress: readonly Progress[]) =>
    `La hoja de cálculo no aceptó el cambio: ${error}\n\n«Deshacer» quedó a medias${progress.length > 0 ? `; devuelto hasta ahora: ${far(progress)}` : ''}. Pulse «Deshacer» otra vez y se devuelve lo demás.`,
  askAboutHalfDone: (action: string, who: string, when: string): Question => ({
    kind: 'yesNo',
    title: 'La última orden quedó a medias',
    text: `La última orden, «${action}» (${who}, ${when}), quedó a medias. ¿Devolver todo a como estaba antes? Sí: se deshace ahora; No: se deja como está y se sigue.`,
  }),
  othersAreTyping:
    'Otra persona está escribiendo en las hojas que esta orden necesita. Espere un momento y vuelva a intentarlo; no se ha cambiado nada.',
  refused: (cell: string, of: CellRule, more: number) =>
    `${cell} tiene una validación de datos que solo admite ${rule(of)}, y no lo que se iba a escribir${more > 0 ? ` (y ${more} ${plural(more, 'casilla más', 'casillas más')})` : ''}; cambie esa regla. No se ha cambiado nada.`,
};
