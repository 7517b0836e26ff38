import type { ColumnWord } from '../../core/problems';
import { countBySize, listOf, oneOrMany as plural, spanishAnd, spanishOr } from '../wording';

export { plural };

export const columns: Readonly<Record<ColumnWord, string>> = {
  group: 'Grupo',
  round: 'Ronda',
  hour: 'Hora',
  board: 'Mesa',
  player: 'Jugador',
  rating: 'Nivel',
  points: 'Puntos',
  place: 'Puesto',
  experience: 'Experiencia',
  confirmed: 'Confirmó',
  division: 'División',
  present: 'Presente',
  white: 'Blancas',
  black: 'Negras',
  score: 'Resultado',
  pointsWhite: 'Puntos B',
  pointsBlack: 'Puntos N',
  arrivedWhite: 'Llegó B',
  arrivedBlack: 'Llegó N',
  latePointsWhite: 'Penal. B',
  latePointsBlack: 'Penal. N',
  start: 'Inicio',
  note: 'Nota',
  why: 'Por qué',
  minutes: 'Minutos',
  order: 'Orden',
  tournament: 'Torneo',
  wins: 'Ganados',
  played: 'Jugados',
  drawn: 'Empates',
  lost: 'Perdidos',
  pointsFor: 'A favor',
  pointsAgainst: 'En contra',
  difference: 'Diferencia',
  official: 'Oficial',
  status: 'Estado',
  notice: 'Aviso de asistencia',
  levelHistory: 'Evolución del nivel',
  match: 'Partido',
  winnerTo: 'Pasa a',
  whiteFrom: 'Viene de B',
  blackFrom: 'Viene de N',
  referee: 'Árbitro',
  matchLength: 'Encuentro a',
  option: 'Opción',
  value: 'Valor',
};

export const and = (words: readonly (string | number)[]) => listOf(words, spanishAnd);
export const or = (words: readonly (string | number)[]) => listOf(words, spanishOr);
export const names = (columnWords: readonly (keyof typeof columns)[]) =>
  and(columnWords.map((word) => `«${columns[word]}»`));

export const quote = (text: string) => `«${text}»`;
const MOST_NAMED = 12;

/** A list short enough for a dialog. */
export const some = (words: readonly string[]) =>
  words.length <= MOST_NAMED
    ? and(words)
    : `${words.slice(0, MOST_NAMED).join(', ')} y ${words.length - MOST_NAMED} más`;

export const lines = (texts: readonly (string | false)[]) =>
  texts.filter((text) => text !== false).join('\n');

/** `11 grupos (10 de 4 y 1 de 3)`. */
export const groupSizes = (sizes: readonly number[]) => {
  const counted = countBySize(sizes).map(([size, count]) => `${count} de ${size}`);
  return `${sizes.length} ${plural(sizes.length, 'grupo', 'grupos')} (${and(counted)})`;
};

export const newcomer = ({ name, alike }: { name: string; alike: string | null }) =>
  alike === null ? name : `${name} (¿será ${alike}?)`;

/** `1.934,5` is too much for a list: `1934,5`. */
export const decimal = (number: number, digits: number) => number.toFixed(digits).replace('.', ',');

export const attendance = { active: 'Activo', quarantine: 'Cuarentena', off: 'Fuera' };
