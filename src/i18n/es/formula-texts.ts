import type { Round } from '../../core/knockout/rounds';
import { signed } from '../wording';
import type { Language } from '../languages';
import { problems } from './problems';
import { and, attendance, columns } from './words';

/** What every formula and the menu say, in Spanish. The rest is loaded by commands alone. */
export const formulaTexts = {
  code: 'es' as Language,
  columns,
  problems,

  /** A file of the bundle that was not pushed. */
  partMissing: (file: string) =>
    `Falta el archivo «${file}» en el proyecto del guion; súbalo otra vez con todos los archivos.`,

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
    gamePoints: 'Puntos',
    crawford: 'Crawford',
    system: 'Sistema',
    minutesPerGame: 'Minutos',
    officialBlack: 'Negras',
    officialWhite: 'Blancas',
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

  roundRobin: 'Todos contra todos',

  swiss: {
    place: 'Pos',
    player: 'Jugador',
    played: 'PJ',
    points: 'Puntos',
    brightwell: 'BQ',
    discs: 'Fichas',
    reason: 'Motivo',
    scored: (points: string) => (points === '1' ? '1 punto' : `${points} puntos`),
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

  draw: {
    round: (round: Round) => {
      if (round === 'playIn') return 'Repechaje';
      if (round === 'thirdPlace') return '3er puesto';
      if (round <= 4) return round === 2 ? 'Final' : 'Semifinal';
      return `${round / 2}${round === 8 ? 'tos' : 'vos'}`;
    },
    winner: (match: string) => `Ganador ${match}`,
    loser: (match: string) => `Perdedor ${match}`,
    place: (group: string, place: number) => `${place}G${group.toUpperCase()}`,
    bye: 'Libre',
  },

  attendance,

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
    panel: 'Panel',
    /** Menus below the menu. */
    below: { swiss: 'Rondas suizas', publishing: 'Publicar e imprimir', workbook: 'Hojas y nombres' },
    /** Items that open a page. */
    pages: { 'blog-snippet': 'Copiar para el blog', 'print-sheets': 'Hojas para imprimir' },
    actions: {
      'seed-groups': 'Sembrar grupos',
      schedule: 'Crear calendario',
      lateness: 'Aplicar retrasos',
      'pair-round': 'Emparejar ronda',
      'add-late': 'Añadir jugador tarde',
      withdraw: 'Retirar jugador',
      standings: 'Calcular clasificación',
      draw: 'Armar el draw',
      advance: 'Avanzar ganadores',
      'last-chance': 'Última Chance',
      close: 'Cerrar torneo',
      reopen: 'Reabrir torneo',
      season: 'Temporada',
      'configure-tournament': 'Configurar torneo',
      'configure-sheets': 'Configurar hojas',
      'review-names': 'Revisar nombres',
      'repair-scores': 'Reparar marcadores',
      publish: 'Publicar en vivo',
      unpublish: 'Dejar de publicar',
      language: 'Idioma',
      undo: 'Deshacer',
    },
  },
};

export type FormulaMessages = typeof formulaTexts;
