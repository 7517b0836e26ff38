import { signed } from '../wording';
import { actions } from './actions';
import { problems } from './problems';
import { and, columns } from './words';

/** Everything a director sees, in Spanish. The other languages have the same keys. */
export const es = {
  columns,
  problems,
  actions,

  groupName: (number: number) => `G${number}`,

  /** Titles of the columns of answers, where the range given had a title. */
  answers: {
    level: 'Categoría',
    minutesLate: 'Minutos',
    latePoints: 'Puntos en contra',
    clock: 'Reloj',
    annualPoints: 'Puntos',
    winProbability: 'Probabilidad',
    winnerChange: 'Gana el ganador',
    loserChange: 'Cambia el perdedor',
    attendance: 'Asistencia',
    prize: 'Premio',
  },

  standings: {
    place: 'Pos',
    player: 'Jugador',
    played: 'PJ',
    won: 'PG',
    lost: 'PP',
    pointsFor: 'PF',
    pointsAgainst: 'PC',
    difference: 'Dif',
    status: 'Estado',
    reason: 'Motivo',
  },

  status: {
    qualified: 'Clasificado',
    out: 'Fuera',
    open: '',
    putOut: 'Eliminado',
    annulled: 'Anulado',
    mustPlay: (against: readonly string[]) => `desempate con ${and(against)}`,
    waitsFor: (pairs: readonly (readonly [string, string])[]) =>
      `espera el desempate ${and(pairs.map(([one, other]) => `${one}–${other}`))}`,
    stillLevel: (players: readonly string[]) => `igualado con ${and(players)} tras el desempate`,
  },

  reasons: {
    annulled: (article: string) =>
      `Ganó uno y perdió los demás por forfait propio: no cuenta ninguno${article}`,
    notPlayed: 'Sin jugar todavía',
    wins: (won: string) =>
      won === '0' ? 'No ganó ningún encuentro' : won === '1' ? 'Ganó 1 encuentro' : `Ganó ${won} encuentros`,
    tied: (won: string, players: readonly string[]) => `Empate a ${won} con ${and(players)}`,
    ownForfeit: (article: string) => `tiene un forfait propio: fuera del empate${article}`,
    otherForfeits: (players: readonly string[], article: string) =>
      `${and(players)} fuera del empate por forfait${article}`,
    criterion: (number: number, what: string, own: string, others: readonly string[]) =>
      `${number}º ${what}: ${own} (${others.join(', ')})`,
    playoffToPlay: (number: number) => `${number}º partida de desempate por jugar`,
    criteria: {
      winsAmongTied: 'ganados entre ellos',
      differenceAmongTied: 'diferencia entre ellos',
      overallDifference: 'diferencia general',
      playoff: 'partida de desempate',
      brightwell: 'cociente de Brightwell',
      discDifference: 'diferencia de fichas',
    },
    signed,
  },

  ratings: {
    player: 'Jugador',
    before: 'Antes',
    after: 'Después',
    change: 'Cambio',
    matches: 'Partidos',
    experience: 'Experiencia',
  },

  season: {
    place: 'Pos',
    player: 'Jugador',
    tournaments: 'Torneos',
    points: 'Puntos',
    titles: 'Títulos',
    won: 'Ganados',
    eligible: 'Opta a premio',
    yes: 'Sí',
    no: 'No',
  },

  attendance: { active: 'Activo', quarantine: 'Cuarentena', off: 'Fuera' },

  levels: {
    beginner: 'Principiante',
    casual: 'Casual',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
    expert: 'Experto',
    master: 'Master',
  },

  place: {
    rowAndColumn: (row: number, column: number) => `Fila ${row}, columna ${column}`,
    row: (row: number) => `Fila ${row}`,
    argument: (argument: string) => `Argumento ${argument}`,
    inArgument: (place: string, argument: string) => `${place} de ${argument}`,
    sentence: (place: string, text: string) => `${place}: ${text}.`,
  },

  menu: {
    actions: {
      'seed-groups': 'Sembrar grupos',
      schedule: 'Crear calendario',
      lateness: 'Aplicar retrasos',
      standings: 'Calcular clasificación',
      undo: 'Deshacer',
    },
  },
};

export type Messages = typeof es;
