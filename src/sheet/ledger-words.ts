/** The columns of the rating ledger, in their order. */
export const LEDGER_COLUMNS = [
  'tournament',
  'kind',
  'phase',
  'winner',
  'loser',
  'score',
  'length',
  'beforeWinner',
  'beforeLoser',
  'difference',
  'upset',
  'kWinner',
  'kLoser',
  'changeWinner',
  'changeLoser',
  'afterWinner',
  'afterLoser',
  'article',
] as const;

export type LedgerColumn = (typeof LEDGER_COLUMNS)[number];

export type LineKind = 'start' | 'tournament' | 'match' | 'penalty' | 'restart' | 'adjustment';

/**
 * The words of a ledger in Spanish, English, Greek and Russian, as `fold` leaves them: a season begun in one language goes
 * on in another. What the texts write is among them; a test holds that.
 */
export const LEDGER_TITLES: Readonly<Record<LedgerColumn, readonly string[]>> = {
  tournament: ['torneo', 'tournament', 'τουρνουα', 'турнир'],
  kind: ['tipo', 'kind', 'ειδοσ', 'вид'],
  phase: ['fase', 'phase', 'φαση', 'стадия'],
  winner: ['ganador', 'winner', 'νικητησ', 'победитель'],
  loser: ['perdedor', 'loser', 'ηττημενοσ', 'проигравший'],
  score: ['marcador', 'score', 'σκορ', 'счет'],
  length: ['n'],
  beforeWinner: ['antes g', 'before w', 'πριν ν', 'до п'],
  beforeLoser: ['antes p', 'before l', 'πριν η', 'до пр'],
  difference: ['d'],
  upset: ['p'],
  kWinner: ['k g', 'k w', 'k ν', 'k п'],
  kLoser: ['k p', 'k l', 'k η', 'k пр'],
  changeWinner: ['cambio g', 'change w', 'μεταβολη ν', 'изм. п'],
  changeLoser: ['cambio p', 'change l', 'μεταβολη η', 'изм. пр'],
  afterWinner: ['despues g', 'after w', 'μετα ν', 'после п'],
  afterLoser: ['despues p', 'after l', 'μετα η', 'после пр'],
  article: ['articulo', 'article', 'αρθρο', 'пункт'],
};

export const LEDGER_KINDS: Readonly<Record<LineKind, readonly string[]>> = {
  start: ['inicio', 'start', 'αρχη', 'начало'],
  tournament: ['torneo', 'tournament', 'τουρνουα', 'турнир'],
  match: ['encuentro', 'match', 'ματσ', 'матч'],
  penalty: ['penalizacion', 'penalty', 'ποινη', 'штраф'],
  restart: ['vuelve como nuevo', 'back as new', 'επιστροφη ωσ νεοσ', 'вернулся как новый'],
  adjustment: ['corregido a mano', 'corrected by hand', 'διορθωθηκε με το χερι', 'исправлено вручную'],
};

/** How a ledger says that a tournament is reopened, or counts for nothing. */
export const REOPENED_WORDS: ReadonlySet<string> = new Set([
  ...['reabierto', 'reopened', 'ανοιχτο ξανα', 'открыт заново'],
]);
export const UNOFFICIAL_STATES: ReadonlySet<string> = new Set([
  ...['no oficial', 'unofficial', 'ανεπισημο', 'неофициальный'],
]);

/** Why a penalty was given: for leaving the tournament; anything else is for not coming. */
export const LEFT_CAUSES: ReadonlySet<string> = new Set([
  ...['se fue del torneo', 'left the tournament', 'εγκατελειψε το τουρνουα', 'покинул турнир'],
]);
