import type { ColumnWord } from '../../core/problems';
import type { Question } from '../../ports/dialogs';
import { configure } from './configure';
import { faults } from './faults';
import { sheetNames } from './sheet-names';
import { and, groupSizes, lines, names, newcomer, plural, some } from './words';

/** What the menu commands ask and say. */
export const actions = {
  sheets: sheetNames,
  configure,
  nothingChanged: 'No se ha cambiado nada.',
  busy: 'Otra orden de Cubilete está en marcha. Espere a que termine y vuelva a intentarlo; no se ha cambiado nada.',
  faults,
  /** Where something is wrong with all of a row, its titles for one; a cell is named as a formula names it. */
  rowOfSheet: (sheet: string, row: number) => `${sheet}, fila ${row}`,
  sheetMissing: (name: string) =>
    `No encuentro la hoja «${name}»; créela, póngale ese nombre a la que la tiene o dígalo en «Configurar hojas».`,
  tableMissing: (sheet: string, missing: readonly ColumnWord[]) =>
    `En la hoja «${sheet}» no encuentro ${plural(missing.length, 'la columna', 'las columnas')} ${names(missing)}; póngale ese título.`,
  overFormulas: (cells: readonly string[]): Question => ({
    kind: 'yesNo',
    title: 'Hay fórmulas en esas casillas',
    text: `Se escribiría encima de ${plural(cells.length, 'la fórmula', 'las fórmulas')} de ${some(cells)}. ¿Seguir?`,
  }),
  protectedRange: (ranges: readonly string[]) =>
    `No puede editar ${and(ranges)}: está protegido. Pida permiso a quien lo protegió; no se ha cambiado nada.`,

  seed: {
    nobody:
      'No hay nadie que juegue: la hoja de inscritos no tiene nombres o todos están marcados como ausentes.',
    nextTournament: (closed: string, renames: readonly { from: string; to: string }[]): Question => ({
      kind: 'yesNo',
      title: 'Torneo nuevo',
      text: `«${closed}» está cerrado con estas hojas. Para el torneo nuevo se guardan con otro nombre: ${and(renames.map(({ from, to }) => `«${from}» como «${to}»`))}. ¿Seguir?`,
    }),
    unmarked: (title: string, players: readonly string[]): Question => ({
      kind: 'yesNo',
      title,
      text: `${players.length} ${plural(players.length, 'inscrito no tiene', 'inscritos no tienen')} marca en Presente: ${some(players)}. ¿Juegan?`,
    }),
    proposal: (p: {
      players: number;
      sizes: readonly number[];
      fewest: number;
      most: number;
      absent: readonly string[];
      newcomers: readonly { name: string; alike: string | null }[];
      newcomerRating: number;
      ignored: readonly string[];
    }): Question => ({
      kind: 'prompt',
      title: 'Sembrar grupos',
      text: lines([
        `${p.players} jugadores: ${groupSizes(p.sizes)}.`,
        p.absent.length > 0 && `No vienen (${p.absent.length}): ${some(p.absent)}.`,
        p.newcomers.length > 0 &&
          `Fuera del ranking, con ${p.newcomerRating} (${p.newcomers.length}): ${some(p.newcomers.map(newcomer))}.`,
        p.ignored.length > 0 &&
          `Debajo de la lista hay textos que no leo como inscritos: ${some(p.ignored)}.`,
        '',
        p.fewest === p.most
          ? 'Acepte para formarlos así.'
          : `Acepte para formarlos así, o escriba antes otro número de grupos (de ${p.fewest} a ${p.most}).`,
      ]),
    }),
    overResults: (results: number, copies: readonly string[]): Question => ({
      kind: 'yesNo',
      title: 'El calendario ya tiene resultados',
      text: `Hay ${results} ${plural(results, 'resultado anotado', 'resultados anotados')} con los grupos de ahora. Antes de cambiarlos se ${plural(copies.length, 'guarda una copia', 'guardan copias')} en ${and(copies.map((copy) => `«${copy}»`))}, y el calendario seguirá como está hasta que vuelva a crearlo. ¿Cambiar los grupos?`,
    }),
    copied: (copies: readonly string[]) => `Lo de antes está en ${and(copies.map((copy) => `«${copy}»`))}.`,
    otherLayout: (sheet: string) =>
      `La hoja «${sheet}» tiene otra cosa o los grupos dispuestos de otra manera; cámbiele el nombre y Cubilete hará una nueva.`,
    same: 'Los grupos ya están así; no se ha cambiado nada.',
    drawn: (seed: number) => `Los de igual nivel salieron por sorteo, con el número ${seed}.`,
    done: (players: number, sizes: readonly number[]) => `${players} jugadores en ${groupSizes(sizes)}.`,
  },

  schedule: {
    groupsFirst: 'No hay grupos todavía; use primero «Sembrar grupos».',
    groupTooSmall: (group: string, players: number, min: number) =>
      `${group} tiene ${players} ${plural(players, 'jugador', 'jugadores')}; un grupo tiene al menos ${min}.`,
    lengthUnknown:
      'El reglamento no dice a cuántos puntos se juega en los grupos; dé groupMatchLength en la hoja Reglamento.',
    otherLayout: (sheet: string) =>
      `La hoja «${sheet}» no tiene las columnas ${names(['group', 'white', 'black'])}; cámbiele el nombre y Cubilete hará una nueva.`,
    otherForm: (sheet: string) =>
      `La hoja «${sheet}» tiene los resultados en cuadros; esta orden necesita un calendario con las columnas ${names(['group', 'white', 'black'])}, un encuentro en cada fila.`,
    proposal: (groups: number, matches: number, usual: string): Question => ({
      kind: 'prompt',
      title: 'Crear calendario',
      text: `${matches} encuentros en ${groups} ${plural(groups, 'grupo', 'grupos')}. ¿A qué hora empieza el primero? Si lo deja vacío, a las ${usual}.`,
    }),
    overTyped: (typed: number, lost: number, copy: string): Question => ({
      kind: 'yesNo',
      title: 'El calendario ya tiene datos',
      text: `Los grupos han cambiado y el calendario tiene ${typed} ${plural(typed, 'fila', 'filas')} con resultados, llegadas o notas; ${lost} ${plural(lost, 'es de una pareja que ya no juega', 'son de parejas que ya no juegan')}. Se guarda una copia en «${copy}» y se escribe de nuevo. ¿Seguir?`,
    }),
    copyName: (sheet: string, now: string) => `${sheet} ${now.slice(0, 16).replace(':', '.')}`,
    copied: (copy: string) => `El calendario de antes está en «${copy}».`,
    foreignColumn: (cell: string) =>
      `${cell} tiene datos en una columna que no es del calendario y se quedarían junto a otro encuentro; páselos a otra hoja o cambie el nombre de esta.`,
    unreadable: (cell: string) =>
      `${cell}: la fecha no puede leerse porque la zona horaria de la hoja no es la del script; escríbala como texto.`,
    same: 'El calendario ya está así; no se ha cambiado nada.',
    done: (matches: number, start: string) => `${matches} encuentros desde las ${start}.`,
  },

  lateness: {
    lostButPlayed: (white: string, black: string, late: string) =>
      `${white}–${black} tiene un resultado, y por la hora de llegada ${late} lo pierde por forfait: decida cuál vale.`,
    revoke: (players: readonly string[]): Question => ({
      kind: 'yesNo',
      title: 'Llegadas corregidas',
      text: `Según la hora de ahora, ${and(players)} ya no ${plural(players.length, 'pierde', 'pierden')} por retraso. ¿Borrar la F?`,
    }),
    same: 'No hay retrasos nuevos; no se ha cambiado nada.',
    done: (late: number, lost: number) =>
      late + lost === 0
        ? 'Nadie llegó tan tarde como para perder puntos.'
        : `${late} ${plural(late, 'encuentro empieza', 'encuentros empiezan')} con puntos en contra y ${lost} ${plural(lost, 'está perdido', 'están perdidos')} por retraso.`,
  },

  standings: {
    otherLayout: (sheet: string) =>
      `La hoja «${sheet}» tiene otra cosa; cámbiele el nombre y Cubilete hará una nueva con la clasificación.`,
    withProblem: 'La clasificación está puesta, pero un resultado del calendario no se puede leer.',
    addPlayoffs: (playoffs: readonly { group: string; white: string; black: string }[]): Question => ({
      kind: 'yesNo',
      title: 'Faltan partidas de desempate',
      text: `${plural(playoffs.length, 'Falta la partida', 'Faltan las partidas')} de desempate a un punto: ${and(playoffs.map(({ group, white, black }) => `${white}–${black} (${group})`))}. ¿${plural(playoffs.length, 'La añado', 'Las añado')} al final del calendario?`,
    }),
    playoffsNeeded: (playoffs: readonly { group: string; white: string; black: string }[]) =>
      `${plural(playoffs.length, 'Falta la partida', 'Faltan las partidas')} de desempate a un punto: ${and(playoffs.map(({ group, white, black }) => `${white}–${black} (${group})`))}.`,
    playoffNote: 'desempate',
    same: 'La clasificación ya está puesta y se actualiza sola; no se ha cambiado nada.',
    done: (complete: number, groups: number, qualified: number) =>
      `${complete} de ${groups} ${plural(groups, 'grupo terminado', 'grupos terminados')}, ${qualified} ${plural(qualified, 'clasificado', 'clasificados')}. La clasificación se actualiza sola con cada resultado.`,
  },

  journal: {
    number: 'Nº',
    when: 'Cuándo',
    who: 'Quién',
    editor: (key: string) => `editor ${key}`,
    action: 'Orden',
    summary: 'Qué se hizo',
    record: 'Datos para deshacer',
    status: {
      ...{ title: 'Estado', underWay: 'en marcha', done: 'hecho', undone: 'deshecho' },
      kept: 'a medias, conservada',
      dropped: 'sin efecto',
    },
    unreadable: (cell: string) =>
      `${cell} tiene una fecha que no puede leerse, porque la zona horaria de la hoja no es la del script, y no podría devolverse; no se ha cambiado nada.`,
  },

  undo: {
    nothing: 'No hay nada que deshacer.',
    unreadable: (number: number) =>
      `Los datos para deshacer el nº ${number} han cambiado en la bitácora y no se pueden leer; no se ha cambiado nada.`,
    sheetsGone: (summary: string, sheets: readonly string[]): Question => ({
      kind: 'confirm',
      title: 'Deshacer',
      text: `${summary}\n\n${plural(sheets.length, 'No está la hoja', 'No están las hojas')} ${sheets.map((sheet) => `«${sheet}»`).join(', ')}: lo que la orden cambió allí no se puede devolver. Si solo ha cambiado de nombre, cancele, póngale el de antes y deshaga otra vez. Con Aceptar se deshace lo demás.`,
    }),
    edited: (summary: string, cells: readonly string[]): Question => ({
      kind: 'yesNo',
      title: 'Deshacer',
      text: `${summary}\n\n${plural(cells.length, 'Una casilla ha cambiado', `${cells.length} casillas han cambiado`)} después: ${some(cells)}. ¿Devolverlas también a como estaban? Con No se quedan como están y se deshace lo demás.`,
    }),
    editedSheet: (sheet: string, cells: number): Question => ({
      kind: 'yesNo',
      title: 'Deshacer',
      text: `En la hoja «${sheet}» hay ${cells} ${plural(cells, 'casilla escrita', 'casillas escritas')} después. ¿Borrar la hoja con todo? Con No se queda.`,
    }),
    done: (number: number, who: string | null, summary: string) =>
      `Deshecho el nº ${number}${who === null ? '' : `, de ${who}`}: ${summary}`,
  },
};
