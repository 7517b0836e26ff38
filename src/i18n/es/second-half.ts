import type { Attendance } from '../../core/season/attendance';
import type { Participation } from '../../core/season/tournament';
import type { Question } from '../../ports/dialogs';
import type { Difference } from '../season-difference';
import { and, attendance, decimal, lines, names, plural, some } from './words';

const result = ({ place, wins, points }: Participation) =>
  `${place === null ? 'participó' : `puesto ${place}`}, ${wins} ${plural(wins, 'ganado', 'ganados')}, ${decimal(points / 100, 2)} puntos`;

const shown = (level: number | null) => (level === null ? '—' : decimal(level, 1));

/** A player's line of what changes. */
const difference = ({ name, results: [before, after], ratings: [from, to], status }: Difference) => {
  const changes = [
    after && (before ? `${result(before)} → ${result(after)}` : result(after)),
    before && !after && `se quita: ${result(before)}`,
    shown(from) !== shown(to) && `nivel ${shown(from)} → ${shown(to)}`,
    status && `pasa a ${attendance[status]}`,
  ];
  const told = changes.filter(Boolean);
  return told.length > 0 && `• ${name}: ${told.join(' · ')}`;
};

/** What the commands of the second half of the evening and of the year ask and say. */
export const secondHalf = {
  draw: {
    otherLayout: (sheet: string) =>
      `La hoja «${sheet}» no tiene las columnas ${names(['match', 'round', 'white', 'black'])}; cámbiele el nombre y Cubilete hará una nueva.`,
    foreignColumn: (cell: string) =>
      `${cell} tiene datos en una columna que no es del draw y se quedarían junto a otro partido; páselos a otra hoja.`,
    groupsOpen: (open: readonly string[]) => `Los grupos no han terminado:\n${open.join('\n')}`,
    tooFew: 'Hacen falta al menos dos jugadores para un draw.',
    noLastChance: (regulation: string) => `El reglamento ${regulation} no tiene Última Chance.`,
    proposal: (players: number, playIns: number, usual: string): Question => ({
      kind: 'prompt',
      title: 'Armar el draw',
      text: `${players} jugadores${playIns === 0 ? '' : `, ${playIns} ${plural(playIns, 'repechaje', 'repechajes')}`}. ¿A qué hora empieza? Si lo deja vacío, ${usual === '' ? 'sin horas' : `a las ${usual}`}.`,
    }),
    whoStays: (players: readonly string[]): Question => ({
      kind: 'prompt',
      title: 'Última Chance',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        'Si alguno no la juega, escriba su número o su nombre (varios, con comas).',
      ]),
    }),
    notAmong: (given: string) => `«${given}» no es ninguno de los que pueden jugarla.`,
    over: (sheet: string, results: number, copy: string): Question => ({
      kind: 'yesNo',
      title: 'Ya hay un draw',
      text: `La hoja «${sheet}» tiene otro draw${results === 0 ? '' : `, con ${results} ${plural(results, 'resultado', 'resultados')}`}. ¿Hacerlo de nuevo? Se guarda una copia en «${copy}». Con No se queda el que está.`,
    }),
    kept: (sheet: string) =>
      `El draw de «${sheet}» se queda como está; «Avanzar ganadores» pone los nombres que falten.`,
    early: (players: readonly string[], round: string) =>
      `${and(players)} son del mismo grupo y pueden cruzarse ya en ${round}: con estos números no caben más lejos.`,
    commission: 'Comisión',
    same: 'El draw ya está así; no se ha cambiado nada.',
    done: (players: number, matches: number) => `Draw de ${players} jugadores, ${matches} partidos.`,
  },

  advance: {
    nothing: 'No hay draw todavía; use primero «Armar el draw».',
    clear: (matches: readonly string[]): Question => ({
      kind: 'yesNo',
      title: 'Partidos ya jugados',
      text: lines([
        'Por lo que dicen ahora los partidos anteriores, estos resultados no pueden ser:',
        ...matches,
        '¿Borrarlos y poner a quien toca? Con No se quedan.',
      ]),
    }),
    same: 'No hay ganadores nuevos; no se ha cambiado nada.',
    done: (names: number) =>
      `${names} ${plural(names, 'casilla puesta', 'casillas puestas')} al día en el draw.`,
  },

  close: {
    nothing: 'No hay calendario ni draw que cerrar.',
    which: (proposed: string, closed: readonly string[]): Question => ({
      kind: 'prompt',
      title: 'Cerrar torneo',
      text: lines([
        closed.length > 0 && `Cerrados: ${some(closed)}.`,
        `¿Cómo se llama el torneo? Si lo deja vacío, «${proposed}». Con el nombre de uno cerrado se corrige ese; con «(no oficial)» en el nombre no cuenta para nada.`,
      ]),
    }),
    usual: (day: string) => `Torneo ${day}`,
    alreadyClosed: (name: string, sheet: string) =>
      `La hoja «${sheet}» es del torneo «${name}», que ya está cerrado; para corregirlo escriba ese nombre.`,
    sheetGone: (name: string, sheet: string) =>
      `No encuentro la hoja «${sheet}», con la que se cerró «${name}»; devuélvale ese nombre.`,
    open: (name: string, open: readonly string[]) =>
      `«${name}» no se puede cerrar todavía:\n${open.join('\n')}`,
    withoutDraw: {
      kind: 'yesNo',
      title: 'Cerrar torneo',
      text: 'No hay draw: nadie tendrá puesto y solo contará la fase de grupos. ¿Cerrar así?',
    } as Question,
    edited: (players: readonly { name: string; now: number; ledger: number }[]): Question => ({
      kind: 'yesNo',
      title: 'Niveles cambiados a mano',
      text: lines([
        'El ranking no dice lo mismo que Movimientos:',
        ...players.map((p) => `${p.name}: ${decimal(p.now, 1)}, según Movimientos ${decimal(p.ledger, 1)}`),
        '¿Valen los del ranking? Con No vuelven los de Movimientos.',
      ]),
    }),
    didNotCome: (players: readonly string[], penalty: number): Question => ({
      kind: 'prompt',
      title: 'Confirmaron y no vinieron',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        `Pierden ${penalty} puntos de nivel. Si alguno avisó, escriba su número o su nombre (varios, con comas).`,
      ]),
    }),
    notAmong: (given: string) => `«${given}» no es ninguno de los que confirmaron y no vinieron.`,
    confirm: (c: {
      name: string;
      official: boolean;
      differences: readonly Difference[];
      later: readonly string[];
    }): Question => ({
      kind: 'confirm',
      title: 'Cerrar torneo',
      text: lines([
        c.official ? `«${c.name}»` : `«${c.name}», no oficial: no cuenta para el nivel ni para el ranking.`,
        ...c.differences.map(difference),
        c.later.length > 0 && `Se recalculan también los siguientes: ${some(c.later)}.`,
      ]),
    }),
    notice: ({ status, missed, untilNext }: Attendance, newcomerRating: number) => {
      if (status === 'off') return `Fuera del ranking: si vuelve, empieza con ${newcomerRating}`;
      if (missed === 0) return '';
      const left = plural(untilNext!, 'le falta 1 torneo', `le faltan ${untilNext} torneos`);
      return `Faltó a ${missed}: ${left} para ${status === 'active' ? 'la cuarentena' : 'quedar fuera'}`;
    },
    otherLedger: (sheet: string) =>
      `La hoja «${sheet}» no es la de movimientos de Cubilete; cámbiele el nombre y Cubilete hará una nueva.`,
    foreignColumn: (cell: string) =>
      `${cell} tiene datos en una columna que no es de los puntos y se quedarían junto a otro jugador; páselos a otra hoja.`,
    same: (name: string) => `«${name}» ya está cerrado así; no se ha cambiado nada.`,
    done: (name: string, players: number, champion: string | null) =>
      `«${name}» cerrado: ${players} ${plural(players, 'jugador', 'jugadores')}${champion === null ? '' : `, campeón ${champion}`}.`,
  },

  reopen: {
    nothing: 'No hay ningún torneo cerrado.',
    which: (last: string, closed: readonly string[]): Question => ({
      kind: 'prompt',
      title: 'Reabrir torneo',
      text: `Cerrados: ${some(closed)}. ¿Cuál? Si lo deja vacío, «${last}».`,
    }),
    unknown: (given: string) => `«${given}» no es ningún torneo cerrado.`,
    confirm: (r: {
      name: string;
      differences: readonly Difference[];
      later: readonly string[];
      adjusted: readonly string[];
    }): Question => ({
      kind: 'confirm',
      title: 'Reabrir torneo',
      text: lines([
        `Se quita lo que «${r.name}» dio a cada uno; las hojas del torneo no se tocan.`,
        ...r.differences.map(difference),
        r.adjusted.length > 0 && `Se pierde el nivel corregido a mano de ${some(r.adjusted)}.`,
        r.later.length > 0 && `Se recalculan también los siguientes: ${some(r.later)}.`,
      ]),
    }),
    done: (name: string) => `«${name}» está abierto otra vez.`,
  },

  season: {
    from: (usual: string, tournaments: readonly string[]): Question => ({
      kind: 'prompt',
      title: 'Temporada',
      text: `Torneos en Puntos: ${some(tournaments)}. ¿Con cuál empieza la temporada? Si lo deja vacío, «${usual}».`,
    }),
    unknown: (given: string) => `«${given}» no es ningún torneo de la hoja de puntos.`,
    noPoints: 'No hay puntos todavía; cierre antes un torneo.',
    otherLayout: (sheet: string) =>
      `La hoja «${sheet}» tiene otra cosa; cámbiele el nombre y Cubilete hará una nueva con la temporada.`,
    same: 'La temporada ya está puesta y se actualiza sola; no se ha cambiado nada.',
    done: 'La temporada está puesta y se actualiza sola con cada torneo que se cierra.',
  },
};
