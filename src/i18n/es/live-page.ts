import type { LivePart, LiveState } from '../../ui/live-contract';
import { oneOrMany } from '../wording';

const minutesAgo = (minutes: number) => {
  if (minutes < 1) return 'hace un momento';
  if (minutes < 90) return `hace ${minutes} min`;
  return minutes < 48 * 60 ? `hace ${Math.round(minutes / 60)} h` : `hace ${Math.round(minutes / 1440)} días`;
};

/** Texts of the pages: the players', the blog's, the printer's. The bundle's code does not carry them. */
export const livePage = {
  loading: 'Cargando…',
  nothing: 'Ahora mismo no se publica ningún torneo.',
  updated: (clock: string, minutes: number) => `Actualizado a las ${clock} · ${minutesAgo(minutes)}`,
  stale: 'No se puede actualizar: se muestra lo último que llegó. Se sigue intentando.',
  unreachable: 'No se puede cargar el torneo. Se sigue intentando.',
  retry: 'Actualizar',

  parts: { groups: 'Grupos', matches: 'Partidos', draw: 'Draw', ranking: 'Ranking' } as Readonly<
    Record<LivePart, string>
  >,
  lastChance: 'Última Chance',
  partsLabel: 'Partes del torneo',
  empty: 'Todavía no hay nada aquí.',
  group: (group: string) => (/^\d|^[A-Za-z]$/.test(group) ? `Grupo ${group}` : group || 'Clasificación'),
  standings: {
    ...{ place: 'Pos', player: 'Jugador', played: 'PJ', won: 'PG', lost: 'PP', pointsFor: 'PF' },
    ...{ pointsAgainst: 'PC', difference: 'Dif', status: 'Estado', reason: 'Motivo' },
  },
  /** What the short titles stand for. */
  long: {
    ...{ place: 'Posición', played: 'Partidos jugados', won: 'Ganados', lost: 'Perdidos' },
    ...{ pointsFor: 'Puntos a favor', pointsAgainst: 'Puntos en contra', difference: 'Diferencia' },
  },
  columns: {
    ...{ group: 'Grupo', round: 'Ronda', hour: 'Hora', board: 'Mesa', match: 'Partido', result: 'Resultado' },
    ...{ white: 'Blancas', black: 'Negras', level: 'Nivel', state: 'Estado', place: 'Puesto' },
  },
  /** The cross-table and what its marks mean. */
  cross: {
    label: 'Cómo se ven los grupos',
    table: 'Clasificación',
    title: 'Cuadro cruzado',
    hint: 'En cada fila, los resultados de ese jugador, primero sus puntos.',
    notes: {
      forfeit: 'no se presentó',
      left: 'abandonó',
      toCome: 'por jugar',
      annulled: 'anulado, no cuenta',
    },
  },
  history: {
    title: 'Evolución del nivel',
    line: (from: number, to: number, tournaments: number) =>
      `de ${from} a ${to} en ${tournaments} ${oneOrMany(tournaments, 'torneo', 'torneos')}`,
  },
  reasons: 'Por qué va cada uno donde va',
  states: { toCome: 'Por jugar', on: 'En juego', played: 'Jugado', forfeit: 'Forfait' } as Readonly<
    Record<LiveState, string>
  >,
  playoff: 'desempate',
  versus: 'contra',
  board: (board: string) => `mesa ${board}`,
  round: (round: string) => (/^\d+$/.test(round) ? `ronda ${round}` : round),
  champion: 'Ganó el torneo',
  wins: 'gana',
  level: (level: number) => String(Math.round(level * 10) / 10).replace('.', ','),
  /** Which matches are shown. */
  filters: { label: 'Qué partidos', open: 'Por jugar', finished: 'Terminados', all: 'Todos' },
  noneLeft: 'No queda ninguno.',

  find: {
    title: 'Mi torneo',
    label: 'Busque su nombre',
    none: 'Nadie se llama así en lo publicado.',
    many: (count: number) => `${count} jugadores; siga escribiendo.`,
    choose: '¿Cuál?',
    forget: 'Otro nombre',
    next: 'Próximo partido',
    now: 'Ahora mismo',
    noNext: 'No tiene más partidos por ahora.',
    results: 'Resultados',
    place: (place: number, won: number) =>
      `${place}º, ${String(won).replace('.', ',')} ${oneOrMany(won, 'ganado', 'ganados')}`,
    won: 'Ganó',
    lost: 'Perdió',
    drawn: 'Empató',
  },

  light: 'Claro',
  dark: 'Oscuro',
  big: 'Pantalla grande',
  print: 'Imprimir',
  share: 'Para los jugadores',
  qr: 'Código QR con la dirección de esta página',
  close: 'Cerrar',
  pause: 'Parar',
  go: 'Seguir',
  before: 'Anterior',
  after: 'Siguiente',
  page: (page: number, of: number) => `${page} de ${of}`,

  snippet: {
    intro: 'Copie este texto y péguelo en el blog, en la vista HTML.',
    parts: 'Qué lleva',
    initials: 'Iniciales en lugar de nombres',
    code: 'HTML para el blog',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'No se pudo copiar solo: el texto está marcado, cópielo con Ctrl+C.',
    preview: 'Así se verá',
    page: 'Página para los jugadores',
    noPage:
      'La página en vivo todavía no tiene dirección ni código QR: hay que implementarla una vez, en el editor de Apps Script, Implementar → Nueva implementación → Aplicación web.',
    asOf: (day: string, clock: string) => `${day.split('-').reverse().join('/')}, ${clock}`,
  },

  sheets: {
    what: 'Qué se imprime',
    calendars: 'Calendario de cada grupo',
    slips: 'Papeletas para las mesas',
    standings: 'Clasificaciones',
    draw: 'Draw',
    pages: (count: number) => `${count} ${oneOrMany(count, 'hoja', 'hojas')}`,
    nothing: 'No hay nada que imprimir con eso.',
    signWhite: 'Firma blancas',
    signBlack: 'Firma negras',
    points: 'Puntos',
  },
};

export type LivePageTexts = typeof livePage;
