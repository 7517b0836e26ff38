import type { Question } from '../../ports/dialogs';
import type { SeenScore } from '../seen-score';
import { and, lines, or, plural } from './words';

/** *Reparar marcadores*: scores that became dates or times. */
export const repair = {
  hint: (sentence: string) => `${sentence} O use «Reparar marcadores».`,
  now: (sentence: string): Question => ({
    kind: 'yesNo',
    title: 'Reparar marcadores',
    text: `${sentence}\n\n¿Repararlo ahora?`,
  }),
  none: 'Ningún marcador se ha convertido en fecha u hora.',

  choose: (p: {
    said: string;
    asked: readonly SeenScore[];
    proposed: readonly SeenScore[];
    left: readonly SeenScore[];
    mixed: readonly string[];
  }): Question => ({
    kind: 'prompt',
    title: 'Reparar marcadores',
    text: lines([
      p.said !== '' && `${p.said}\n`,
      `${plural(p.asked.length, 'Este marcador se convirtió', 'Estos marcadores se convirtieron')} en fecha u hora y ${plural(p.asked.length, 'puede', 'pueden')} leerse de más de una manera:`,
      ...p.asked.map(
        (one) => `${where(one)}: ${one.readings.map((text, at) => `${at + 1}. ${text}`).join('  ')}`,
      ),
      '',
      p.asked.length === 1
        ? 'Escriba el número del que era; sin escribir nada queda como está.'
        : `Escriba el número de cada uno, ${p.asked.length} en este orden, por ejemplo «${p.asked.map((_, at) => (at % 2) + 1).join(' ')}»; 0 deja el suyo como está, y sin escribir nada quedan todos.`,
      ...others(p),
    ]),
  }),
  notAnswers: (given: string, wanted: number) =>
    `«${given}» no se entiende: ${plural(wanted, 'hace falta un número', `hacen falta ${wanted} números`)} de los que hay en ${plural(wanted, 'la línea', 'cada línea')}, o 0.`,

  confirm: (p: {
    repaired: readonly (SeenScore & { readonly to: string })[];
    left: readonly SeenScore[];
    mixed: readonly string[];
  }): Question => ({
    kind: 'yesNo',
    title: 'Reparar marcadores',
    text: lines([
      plural(
        p.repaired.length,
        'Este marcador quedaría así:',
        `Estos ${p.repaired.length} marcadores quedarían así:`,
      ),
      ...p.repaired.map((one) => `${where(one)}: ${one.to}`),
      ...others({ proposed: [], left: p.left, mixed: p.mixed }),
      '',
      'Sus columnas pasan a un formato que no haga fechas de los marcadores. ¿Repararlos?',
    ]),
  }),
  nothingToDo: (left: readonly SeenScore[], mixed: readonly string[]) =>
    lines(others({ proposed: [], left, mixed })).trim(),
  done: (scores: number) => `${scores} ${plural(scores, 'marcador reparado', 'marcadores reparados')}.`,
  stillDamaged: (left: readonly SeenScore[]) => lines(others({ proposed: [], left, mixed: [] })).trim(),
  formatsProtected: (ranges: readonly string[]) =>
    `No pude cambiar el formato de ${and(ranges)} porque está protegido: allí puede volver a ocurrir.`,
};

/** `Calendario!G7, Ana–Beto (se ve 3-1)`. */
function where({ cell, shown, players }: SeenScore): string {
  const names = players.filter((name) => name !== '').join('–');
  return `${cell}${names === '' ? '' : `, ${names}`} (se ve ${shown})`;
}

function others(p: {
  proposed: readonly SeenScore[];
  left: readonly SeenScore[];
  mixed: readonly string[];
}): string[] {
  return [
    ...(p.proposed.length > 0 ? ['', 'Solo pueden leerse de una manera:'] : []),
    ...p.proposed.map((one) => `${where(one)}: ${one.readings.join(', ')}`),
    ...(p.left.length > 0 ? ['', 'Se quedan como están:'] : []),
    ...p.left.map((one) => `${where(one)}: ${reason(one)}`),
    ...(p.mixed.length > 0
      ? [
          '',
          `En ${and(p.mixed)} hay fechas y textos que parecen fechas: revise la columna entera, porque día y mes pueden estar cambiados.`,
        ]
      : []),
  ];
}

function reason({ readings, why }: SeenScore): string {
  if (why === 'formula') return 'es una fórmula; corríjala a mano';
  if (why === 'unanswered') return `${or(readings)}, sin decidir`;
  return readings.length === 0
    ? 'no puede leerse'
    : `${or(readings)}, y ${plural(readings.length, 'no puede ser un resultado', 'ninguno puede ser un resultado')}`;
}
