import type { ByeReason, PairReason } from '../../core/swiss/pair-reasons';
import type { Question } from '../../ports/dialogs';
import { halves } from '../wording';
import { and, lines, or, plural, some } from './words';

const rounds = (count: number) => `${count} ${plural(count, 'ronda', 'rondas')}`;
/** `½ punto`, `1 punto`, `1½ puntos`. */
const points = (halfPoints: number) =>
  `${halves(halfPoints)} ${halfPoints === 1 || halfPoints === 2 ? 'punto' : 'puntos'}`;
const against = (opponent: string | null) => (opponent === null ? '' : ` contra ${opponent}`);

/** What the commands of Swiss rounds ask and say. */
export const swissRounds = {
  missedWord: 'Ausente',
  withdrawnWord: 'Se retira',

  otherRegulation: (preset: string, other: string) =>
    `El reglamento ${preset} no tiene rondas suizas; elija uno que las tenga (${other}) en «Configurar torneo».`,
  adopt: (preset: string, other: string): Question => ({
    kind: 'yesNo',
    title: 'Emparejar ronda',
    text: `Sin hoja de reglamento se juega por ${preset}, que no tiene rondas suizas. ¿Jugar por ${other}? Queda anotado en la hoja «Reglamento».`,
  }),
  otherLayout: (sheet: string) =>
    `La hoja «${sheet}» no es de rondas suizas: hacen falta «Ronda», «Negras» y «Blancas», sin grupos que jueguen cada uno por su lado; cámbiele el nombre y Cubilete hará una nueva.`,
  notEntered: (name: string, sheet: string, entries: string) =>
    `«${name}» juega en «${sheet}» y no está en «${entries}»; corrija el nombre donde esté mal, añádalo a la lista o, si se ha ido, use «Retirar jugador».`,
  tooFew: 'Quedan menos de dos jugadores por emparejar; no se ha cambiado nada.',
  markedAbsent: (players: readonly string[]) =>
    `No se empareja a ${and(players)}: la lista de inscritos dice que no ${plural(players.length, 'está', 'están')}.`,
  unfinished: (
    sheet: string,
    games: readonly { round: number; row: number; players: readonly [string, string] }[],
  ) =>
    `${plural(games.length, 'Falta un resultado', `Faltan ${games.length} resultados`)} en «${sheet}»: ${some(games.map(({ round, row, players }) => `${players.join('–')} (ronda ${round}, fila ${row})`))}.`,
  same: (round: number) => `La ronda ${round} ya está emparejada así; no se ha cambiado nada.`,
  again: (round: number): Question => ({
    kind: 'yesNo',
    title: 'Emparejar ronda',
    text: `La ronda ${round} está emparejada de otra manera y no tiene resultados. ¿Emparejarla de nuevo? Con No se queda como está.`,
  }),
  beyond: (planned: number, players: number, round: number): Question => ({
    kind: 'yesNo',
    title: 'Emparejar ronda',
    text: `Con ${players} jugadores se ${plural(planned, 'juega', 'juegan')} ${rounds(planned)} y ya están. ¿Emparejar una más, la ${round}?`,
  }),
  begin: (p: {
    players: number;
    rounds: number;
    isRoundRobin: boolean;
    minutes: number | null;
    days: number;
    hours: number;
  }): Question => ({
    kind: 'confirm',
    title: 'Emparejar ronda',
    text: lines([
      `${p.players} jugadores: ${p.isRoundRobin ? 'todos contra todos' : 'sistema suizo'}, ${Number.isFinite(p.rounds) ? rounds(p.rounds) : 'las rondas que quiera'}${p.days > 1 ? ` en ${p.days} días` : ''}.`,
      p.minutes !== null &&
        `Tiempo por jugador y partida: ${p.minutes} minutos${p.hours > 0 ? ` (${p.hours} h al día)` : ', lo recomendado'}.`,
      'Rondas, días y horas se cambian en «Configurar torneo».',
    ]),
  }),
  done: (p: { round: number; rounds: number; boards: number; byes: readonly string[]; sheet: string }) =>
    `Ronda ${p.round}${Number.isFinite(p.rounds) ? ` de ${Math.max(p.rounds, p.round)}` : ''} en «${p.sheet}»: ${p.boards} ${plural(p.boards, 'mesa', 'mesas')}${p.byes.length > 0 ? `; ${plural(p.byes.length, 'descansa', 'descansan')} ${and(p.byes)}` : ''}.`,
  standings: (round: number, missing: number) =>
    `Clasificación tras la ronda ${round}${missing > 0 ? ` (${plural(missing, 'falta 1 resultado', `faltan ${missing} resultados`)})` : ''}. Se actualiza sola con cada resultado.`,

  why: {
    roundRobin: (round: number) => `Todos contra todos: ronda ${round} de la tabla.`,
    pair: (round: number, black: string, white: string, p: PairReason) => {
      const [own, other] = [p.halfPoints.black, p.halfPoints.white];
      const points =
        round === 1
          ? `Primera ronda: la mitad de arriba contra la de abajo (${Math.min(p.ranks.black, p.ranks.white)}º y ${Math.max(p.ranks.black, p.ranks.white)}º)`
          : own === other
            ? `Igualados a ${halves(own)}`
            : `${halves(Math.max(own, other))} contra ${halves(Math.min(own, other))}, lo más parejo que deja el conjunto de la ronda`;
      const met =
        p.meetings > 0
          ? 'repiten porque sin repetir no hay ronda posible'
          : round > 1 && 'no se habían enfrentado';
      const had = (one: 'black' | 'white') =>
        p.colours[one].map((colour) => (colour === 'black' ? 'N' : 'B')).join('') || '—';
      const colours = {
        balance: `colores hasta ahora: ${black} ${had('black')}, ${white} ${had('white')}`,
        history: 'colores parejos: al revés que la última vez que fueron distintos',
        board: 'colores parejos: en mesa impar lleva negras el mejor situado, en mesa par el otro',
      };
      return `${[points, met, colours[p.colourRule]].filter((part) => part !== false).join('; ')}.`;
    },
    bye: (p: ByeReason) =>
      `Descansa: con ${points(p.halfPoints)}, el último de quienes menos han descansado (${p.byes}).`,
    wished: 'Descansa porque así estaba escrito.',
    missed: (from: number) => `Llegó tarde: juega desde la ronda ${from}.`,
    withdrawn: (from: number) => `No juega desde la ronda ${from}.`,
  },

  drawEarly: (played: number, planned: number): Question => ({
    kind: 'yesNo',
    title: 'Armar el draw',
    text: `${plural(played, 'Se ha jugado 1 ronda', `Se han jugado ${played} rondas`)} de las ${planned} previstas; las que faltan se juegan con «Emparejar ronda». ¿Armar el draw ya?`,
  }),
  sharedPlace: (players: readonly string[], places: number) =>
    `${and(players)} están igualados en todo y solo pasan ${places}: decidan quién pasa y arme el draw a mano.`,
  choosesColour: (name: string) => `${name} elige color, o lo deja y gana si empatan (se anota 33–31)`,

  oneAtATime: 'Escriba el número o el nombre de un solo jugador; no se ha cambiado nada.',
  notAmong: (given: string, alike: readonly string[]) =>
    `«${given}» no es ninguno de los jugadores${alike.length > 0 ? ` (¿será ${or(alike)}?)` : ''}; no se ha cambiado nada.`,
  isIt: (title: string, given: string, name: string): Question => ({
    kind: 'yesNo',
    title,
    text: `No hay ningún «${given}». ¿Es ${name}?`,
  }),

  withdraw: {
    none: 'Todavía no hay rondas; para que alguien no juegue, ponga «no» en su «Presente».',
    who: (players: readonly string[]): Question => ({
      kind: 'prompt',
      title: 'Retirar jugador',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        '¿Quién se retira? Escriba su número o su nombre.',
      ]),
    }),
    from: (name: string, usual: number, opponent: string | null): Question => ({
      kind: 'prompt',
      title: 'Retirar jugador',
      text: `${opponent === null ? '' : `${name} tiene sin jugar la ronda ${usual} contra ${opponent}. `}¿Desde qué ronda no juega ${name}? Si lo deja vacío, desde la ${usual}.`,
    }),
    tooEarly: (name: string, given: number, earliest: number) =>
      `${name} no puede retirarse desde la ronda ${given}: escriba ${earliest} o una posterior; no se ha cambiado nada.`,
    pairAgain: (name: string, round: number, opponent: string | null): Question => ({
      kind: 'yesNo',
      title: 'Retirar jugador',
      text: `La ronda ${round} no tiene resultados todavía. ¿Emparejarla de nuevo sin ${name}? Con No ${opponent === null ? `se queda como está y ${name} no juega la siguiente` : `pierde su partida 64–0${against(opponent)}`}.`,
    }),
    pairedAgain: (round: number) => `La ronda ${round} se ha emparejado de nuevo.`,
    done: (name: string, round: number) => `${name} no juega desde la ronda ${round}.`,
    forfeited: (name: string, opponent: string, round: number) =>
      `${name} se retira: pierde 64–0 contra ${opponent} en la ronda ${round} y no se le empareja más.`,
  },

  addLate: {
    who: {
      kind: 'prompt',
      title: 'Añadir jugador tarde',
      text: '¿Cómo se llama? Entra en la ronda siguiente.',
    } as Question,
    alreadyIn: (name: string, sheet: string) =>
      `«${name}» ya está en «${sheet}» y juega; no se ha cambiado nada.`,
    hasLeft: (name: string, round: number, sheet: string) =>
      `«${name}» abandonó en la ronda ${round}; para que vuelva, quite la A de su casilla en «${sheet}» y anote el resultado.`,
    isNew: (name: string, alike: string): Question => ({
      kind: 'yesNo',
      title: 'Añadir jugador tarde',
      text: `«${name}» se parece a «${alike}». ¿Es otra persona?`,
    }),
    comesBack: (name: string, round: number): Question => ({
      kind: 'yesNo',
      title: 'Añadir jugador tarde',
      text: `«${name}» se retiró desde la ronda ${round}. ¿Vuelve a jugar?`,
    }),
    pairAgain: (name: string, round: number): Question => ({
      kind: 'yesNo',
      title: 'Añadir jugador tarde',
      text: `La ronda ${round} no tiene resultados todavía. ¿Emparejarla de nuevo con ${name}? Con No entra en la ${round + 1}.`,
    }),
    done: (name: string, round: number, missed: number, given: number) =>
      `${name} juega desde la ronda ${round}${missed > 0 ? `; por ${plural(missed, 'la ronda perdida', `las ${missed} perdidas`)}, ${points(2 * given)}` : ''}.`,
  },
};
