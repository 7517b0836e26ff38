import type { ColumnWord } from '../../core/problems';
import type { Question } from '../../ports/dialogs';
import type { SeenSheet } from '../seen-sheet';
import { sheetNames } from './sheet-names';
import { columns, lines, names, or, plural, quote } from './words';

/** What is asked about the director's own sheets, and how they are shown. */
export const configure = {
  isItThisSheet: (purpose: string, sheet: string): Question => ({
    kind: 'yesNo',
    title: purpose,
    text: `No hay una hoja llamada «${purpose}», pero «${sheet}» lo parece. ¿Es esa?`,
  }),
  whichSheet: (purpose: string, sheets: readonly string[], isCalledSo: boolean): Question => ({
    kind: 'prompt',
    title: purpose,
    text: lines([
      isCalledSo
        ? `Hay más de una hoja para «${purpose}»:`
        : `No hay una hoja llamada «${purpose}», pero estas lo parecen:`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '',
      'Escriba el número de la que vale, o 0 si no es ninguna. Cubilete lo recordará.',
    ]),
  }),
  notANumberOf: (given: string, most: number) =>
    `«${given}» no es ninguno de los números de la lista, del 1 al ${most}.`,
  whichColumn: (
    sheet: string,
    word: ColumnWord,
    letters: readonly string[],
    titles: readonly string[],
  ): Question => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `Hay ${letters.length} columnas que pueden ser ${names([word])}:`,
      ...letters.map((letter, index) => `${letter}: ${titles[index]}`),
      '',
      'Escriba la letra de la que vale. Cubilete lo recordará.',
    ]),
  }),
  notALetterOf: (given: string, letters: readonly string[]) => `«${given}» no es ${or(letters)}.`,
  whatColumn: (sheet: string, letter: string, title: string, words: readonly ColumnWord[]): Question => ({
    kind: 'prompt',
    title: sheet,
    text: lines([
      `La columna ${letter}, «${title}», puede ser:`,
      ...words.map((word, index) => `${index + 1}. ${columns[word]}`),
      '',
      'Escriba el número de lo que es. Cubilete lo recordará.',
    ]),
  }),
  addColumns: (sheet: string, missing: readonly ColumnWord[]): Question => ({
    kind: 'yesNo',
    title: sheet,
    text: `En «${sheet}» ${plural(missing.length, 'falta la columna', 'faltan las columnas')} ${names(missing)}. ¿${plural(missing.length, 'La añado', 'Las añado')} a la derecha de lo que hay? Nada se mueve.`,
  }),

  /** What a director types for the header's row: `Fila=4`. */
  row: 'Fila',
  overview: (seen: readonly SeenSheet[], said: string, turn: number): Question => ({
    kind: 'prompt',
    title: turn === 1 ? 'Configurar hojas' : `Configurar hojas (${turn})`,
    text: lines([
      said !== '' && `${said}\n`,
      ...seen.map((one, index) => `${index + 1}. ${seenSheet(one)}`),
      '',
      'Escriba el número de lo que quiera cambiar, o acepte sin escribir nada para que quede así. Cubilete lo recordará aunque cambie de nombre o de sitio.',
    ]),
  }),
  chooseSheet: (
    purpose: string,
    sheets: readonly string[],
    current: string | null,
    turn: number,
  ): Question => ({
    kind: 'prompt',
    title: `${purpose} (${turn})`,
    text: lines([
      `¿Qué hoja es «${purpose}»?`,
      ...sheets.map((sheet, index) => `${index + 1}. ${sheet}`),
      '0. Ninguna',
      current !== null && '',
      current !== null && `Sin escribir nada sigue «${current}».`,
    ]),
  }),
  chooseColumns: (sheet: string, seen: SeenSheet, turn: number): Question => ({
    kind: 'prompt',
    title: `${sheet} (${turn})`,
    text: lines([
      seen.headerRow === null
        ? 'No reconozco la fila de los títulos.'
        : `Títulos en la fila ${seen.headerRow + 1}: ${seenColumns(seen)}.`,
      seen.problem !== null && seen.problem,
      seen.missing.length > 0 && `Falta: ${names(seen.missing)}.`,
      '',
      `Para cambiar, escriba por ejemplo «${seen.headerRow === null ? 'Fila=4, ' : ''}${columns[seen.table?.needed[0]?.[0] ?? 'player']}=B»; si no, acepte sin escribir nada.`,
    ]),
  }),
  notAColumn: (given: string) =>
    `No entiendo «${given}»: escriba el título y la letra de la columna, como «Nivel=D».`,
  noSheet: (purpose: string) => `Ninguna hoja es «${purpose}».`,
  isSheet: (purpose: string, sheet: string) => `«${purpose}» es la hoja «${sheet}».`,
  same: 'Cubilete ya lo recuerda así; no se ha cambiado nada.',
  done: (sheets: number) =>
    `${sheets} ${plural(sheets, 'hoja reconocida', 'hojas reconocidas')}. Cubilete recuerda sus columnas aunque las mueva o les cambie el título.`,
};

function seenSheet(seen: SeenSheet): string {
  const purpose = sheetNames[seen.word];
  const [only, second] = seen.sheets;
  if (only === undefined) return `${purpose}: no hay.`;
  if (second !== undefined) return `${purpose}: puede ser ${or(seen.sheets.map(quote))}; elija una.`;
  const sheet = `${purpose}: «${only}»${seen.how === 'alike' ? ' (lo parece)' : ''}`;
  if (seen.problem !== null) return `${sheet}. ${seen.problem}`;
  if (seen.groups !== null) {
    return `${sheet}, ${seen.groups.count} ${plural(seen.groups.count, 'grupo', 'grupos')} con ${seen.groups.players} jugadores.`;
  }
  if (seen.squares > 0) {
    return `${sheet}, ${seen.squares} ${plural(seen.squares, 'cuadro', 'cuadros')} de resultados.`;
  }
  if (seen.headerRow === null) return `${sheet}, sin títulos que reconozca.`;
  const missing = seen.missing.length > 0 ? ` Falta ${names(seen.missing)}.` : '';
  return `${sheet}, fila ${seen.headerRow + 1}: ${seenColumns(seen)}.${missing}`;
}

/** `Jugador B, Nivel D («Fuerza»)`: the title is given where it is another word. */
function seenColumns({ columns: seen }: SeenSheet): string {
  return seen
    .map(
      ({ word, letter, title }) =>
        `${columns[word]} en ${letter}${title === columns[word] ? '' : ` («${title}»)`}`,
    )
    .join(', ');
}
