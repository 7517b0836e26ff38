import type { GameKind } from '../core/cube/game-points';
import type { Incident } from '../core/othello/official-score';
import { fail, ok, type Result } from '../core/result';
import type { Side } from '../core/standings/match';
import { quoted, textOf, type Cell } from './cell';
import { foldWord } from './text';

/** How an incident of an Othello game is written, without its side. */
const INCIDENT_WORDS: readonly {
  readonly kind: Incident['kind'];
  readonly written: (side: string) => readonly string[];
}[] = [
  { kind: 'flag', written: (side) => [`cae ${side}`, `${side} falls`] },
  { kind: 'secondFlag', written: (side) => [`cae ${side} 2`, `${side} falls 2`] },
  { kind: 'bothFlags', written: (side) => [`caen ambas ${side}`, `both fall ${side}`] },
  { kind: 'resigned', written: (side) => [`abandona ${side}`, `${side} resigns`] },
];

const SIDES: readonly (readonly [string, Side])[] = [
  ['negras', 'black'],
  ['blancas', 'white'],
  ['black', 'black'],
  ['white', 'white'],
];

const INCIDENTS: ReadonlyMap<string, Incident> = new Map(
  INCIDENT_WORDS.flatMap(({ kind, written }) =>
    SIDES.flatMap(([word, side]) => written(word).map((text) => [text, { kind, side }] as const)),
  ),
);

export function parseIncident(cell: Cell): Result<Incident> {
  const incident = INCIDENTS.get(foldWord(textOf(cell)));
  return incident ? ok(incident) : fail('unknownIncident', { given: quoted(cell) });
}

const KINDS: ReadonlyMap<string, GameKind> = new Map([
  ...['simple', 'sencilla', 'sencillo', 'normal', 'single', '1'].map((word) => [word, 'simple'] as const),
  ...['gammon', 'doble', 'double', '2'].map((word) => [word, 'gammon'] as const),
  ...['backgammon', 'triple', '3'].map((word) => [word, 'backgammon'] as const),
]);

export function parseGameKind(cell: Cell): Result<GameKind> {
  const kind = KINDS.get(foldWord(textOf(cell)));
  return kind ? ok(kind) : fail('unknownGameKind', { given: quoted(cell) });
}

/** What columns of such single values are called; the titles of tables are known anyway. */
export const TITLES = {
  incident: new Set([
    'incidencia',
    'incidencias',
    'incidente',
    'incident',
    'incidents',
    'инцидент',
    'συμβαν',
  ]),
  kind: new Set(['tipo', 'clase', 'kind', 'game', 'partida', 'ειδοσ', 'вид']),
  cube: new Set(['cubo', 'dado', 'cube', 'βιδοσ', 'куб']),
  crawfordPlayed: new Set(['crawford', 'crawford jugada', 'jugada', 'crawford played', 'кроуфорд']),
  entries: new Set(['inscritos', 'inscriptos', 'entries', 'συμμετοχεσ', 'участники']),
  days: new Set(['dias', 'days', 'ημερεσ', 'дни']),
  hours: new Set(['horas', 'horas por dia', 'hours', 'hours a day', 'ωρεσ', 'часы']),
} as const;
