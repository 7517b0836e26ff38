import type { RatingEvent } from '../core/rating/rating-events';
import type { Regulation } from '../core/regulations/regulation';
import type { PlayerKey } from '../core/standings/match';
import { entriesColumns, readEntries, type EntryList } from '../sheet/read-entries';
import type { LedgerTournament, TournamentSheets } from '../sheet/ledger-table';
import { fold, foldWord } from '../sheet/text';
import { UNOFFICIAL_NAME } from '../sheet/vocabulary';
import { ask, stop, type Action, type ActionContext, type Outcome } from './action';
import { pickedPlayers } from './picked-players';
import { playedTournament, type PlayedTournament } from './played-tournament';
import { project, seasonBook, type RecordedTournament, type SeasonBook } from './season-book';
import { seasonChanges } from './season-changes';
import { told, type Told } from './tournament-book';
import { isSameTournament, sheetCalledAfter, sheetsCalledAfter, sheetsOfTonight } from './tournament-sheets';

/** A rating retyped as the sheet shows it is no correction. */
const RETYPED = 0.051;

/**
 * *Cerrar torneo*: annual points, level ratings and attendance of a tournament, into the director's own sheets (HG 7.5,
 * 7.5.1, 8). All of it follows from the recorded tournaments, so that closing twice is closing once, and correcting an
 * earlier one recomputes all later ones.
 */
export const close: Action = (context) => {
  const { book, answers, messages, now } = context;
  const texts = messages.secondHalf.close;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation } = rules.value;
  const known = seasonBook(book);
  if (!known.ok) return stop(known.text);
  const tonight = sheetsOfTonight(book);
  if (!tonight.ok) return stop(tonight.text);

  const recorded = known.value.tournaments.map(({ ledger }) => ledger);
  const bound = recorded.find(({ sheets }) => isSameTournament(sheets, tonight.value));
  const proposed = bound?.name ?? texts.usual(now.slice(0, 10));
  const which = texts.which(proposed, recorded.map(nameIn));
  const reply = answers.to(which);
  if (!reply) return ask(which);
  const given = reply.text === '' ? proposed : reply.text;
  const existing = recorded.find(({ name }) => fold(name) === fold(given)) ?? null;
  const name = existing?.name ?? given;
  const sheets = sheetsOf(context, name, existing, tonight.value, recorded);
  if (!sheets.ok) return stop(sheets.text);

  const played = playedTournament(book, sheets.value, regulation);
  if (!played.ok) return stop(played.text);
  if (played.value.open.length > 0) return stop(texts.open(name, played.value.open));
  if (!played.value.hasDraw) {
    const consent = answers.to(texts.withoutDraw);
    if (!consent) return ask(texts.withoutDraw);
    if (consent.button !== 'yes') return stop(messages.actions.nothingChanged);
  }
  const season = seasonBook(book, played.value.names);
  if (!season.ok) return stop(season.text);
  const before = withCorrections(context, season.value, regulation);
  if ('kind' in before) return before;
  const official = !UNOFFICIAL_NAME.test(foldWord(name));
  const missing = official
    ? whoDidNotCome(context, season.value, played.value, name, existing, regulation)
    : [];
  if ('kind' in missing) return missing;

  const ledger: LedgerTournament = {
    ...{ name, state: official ? 'official' : 'unofficial', sheets: sheets.value },
    date: existing?.date ?? now.slice(0, 10),
    events: [
      ...played.value.events,
      ...missing.map((player): RatingEvent => ({ kind: 'penalty', player, cause: 'didNotCome' })),
      ...adjustmentsOf(name, before),
    ],
    matches: played.value.matches,
  };
  return written(
    context,
    season.value,
    before,
    { ledger, participations: played.value.participations },
    regulation,
  );
};

function written(
  { book, answers, messages }: ActionContext,
  season: SeasonBook,
  before: readonly RecordedTournament[],
  closed: RecordedTournament,
  regulation: Regulation,
): Outcome {
  const texts = messages.secondHalf.close;
  const { name, state } = closed.ledger;
  const at = before.findIndex(({ ledger }) => ledger.name === name);
  const after = at === -1 ? [...before, closed] : before.map((one, index) => (index === at ? closed : one));
  const result = seasonChanges(book, season, after, name, regulation);
  if (!result.ok) return stop(result.text);
  const { changes, differences } = result.value;
  if (changes.cells.length === 0) return { kind: 'done', changes, summary: texts.same(name), remarks: [] };
  const later = at === -1 ? [] : after.slice(at + 1).map(({ ledger }) => ledger.name);
  const question = texts.confirm({ name, official: state === 'official', differences, later });
  if (!answers.to(question)) return ask(question);
  const champion = closed.participations.find(({ place }) => place === 1);
  const summary = texts.done(
    name,
    closed.participations.length,
    champion ? season.nameOf(champion.player) : null,
  );
  return { kind: 'done', changes, summary, remarks: [] };
}

/** Levels corrected by hand after a tournament stay with it. */
function adjustmentsOf(name: string, tournaments: readonly RecordedTournament[]): readonly RatingEvent[] {
  const events = tournaments.find(({ ledger }) => ledger.name === name)?.ledger.events ?? [];
  return events.filter(({ kind }) => kind === 'adjustment');
}

function nameIn({ name }: LedgerTournament): string {
  return name;
}

/** The sheets a tournament is on: those it was closed with, those called after it, or tonight's. */
function sheetsOf(
  { book, messages }: ActionContext,
  name: string,
  existing: LedgerTournament | null,
  tonight: TournamentSheets,
  recorded: readonly LedgerTournament[],
): Told<TournamentSheets> {
  const texts = messages.secondHalf.close;
  if (existing && !isSameTournament(existing.sheets, tonight)) {
    const { schedule, draw, lastChance } = existing.sheets;
    const gone = [schedule, draw, lastChance].find((sheet) => sheet !== '' && book.named(sheet) === null);
    return gone === undefined ? { ok: true, value: existing.sheets } : told(texts.sheetGone(name, gone));
  }
  const known = sheetsCalledAfter(book, name) ?? tonight;
  const isKnown = known.schedule !== '' || known.draw !== '';
  const sought = isKnown ? { ok: true as const, value: known } : sheetsOfTonight(book, ['schedule', 'draw']);
  if (!sought.ok) return sought;
  const sheets = sought.value;
  const first = sheets.schedule || sheets.draw;
  if (first === '') return told(texts.nothing);
  const other = recorded.find((one) => one !== existing && isSameTournament(one.sheets, sheets));
  return other ? told(texts.alreadyClosed(other.name, first)) : { ok: true, value: sheets };
}

/** Levels that the director has changed by hand since the last closing, as corrections of the last tournament. */
function withCorrections(
  { answers, messages }: ActionContext,
  season: SeasonBook,
  regulation: Regulation,
): readonly RecordedTournament[] | Outcome {
  const { tournaments, ranking } = season;
  const last = tournaments[tournaments.length - 1];
  if (!last) return tournaments;
  const { ratings } = project(season, tournaments, regulation);
  const edited = ranking.rows.flatMap(({ key, name, rating }) => {
    const computed = ratings.get(key)?.rating;
    const isEdited = rating !== null && computed !== undefined && Math.abs(rating - computed) > RETYPED;
    return isEdited ? [{ key, name, now: rating, ledger: computed }] : [];
  });
  if (edited.length === 0) return tournaments;
  const question = messages.secondHalf.close.edited(
    edited.map(({ name, now, ledger }) => ({ name, now, ledger })),
  );
  const reply = answers.to(question);
  if (!reply) return ask(question);
  if (reply.button !== 'yes') return tournaments;
  const corrections = edited.map(({ key, now }): RatingEvent => ({
    kind: 'adjustment',
    player: key,
    rating: now,
  }));
  const events = [...last.ledger.events, ...corrections];
  return [...tournaments.slice(0, -1), { ...last, ledger: { ...last.ledger, events } }];
}

/**
 * Who confirmed, did not come and gave no notice (HG 2.3.6). Once a tournament is closed it is what the ledger says, but
 * for who has come after all, and who turns out not to have come.
 */
function whoDidNotCome(
  context: ActionContext,
  season: SeasonBook,
  played: PlayedTournament,
  name: string,
  existing: LedgerTournament | null,
  regulation: Regulation,
): readonly PlayerKey[] | Outcome {
  const { answers, messages } = context;
  const texts = messages.secondHalf.close;
  const { ratingPenalty } = regulation;
  const came = new Set(played.participations.map(({ player }) => player));
  const isClosed = existing !== null && existing.state !== 'reopened';
  const decided = isClosed ? penalised(existing).filter((player) => !came.has(player)) : [];
  const entered = isClosed
    ? { ok: true as const, value: [] }
    : confirmedAbsent(context, name, season, regulation);
  if (!entered.ok) return stop(entered.text);
  // Of a closed one only who had come can turn out not to have come.
  const had = cameBefore(name, season);
  const absent = played.absent.filter((player) => !isClosed || had.has(player));
  // Who has come into the ranking by a later tournament was not in it yet.
  const at = season.tournaments.findIndex(({ ledger }) => ledger.name === name);
  const earlier = at === -1 ? season.tournaments : season.tournaments.slice(0, at);
  const { base, tournaments } = project(season, earlier, regulation);
  const listed = new Set([...base.keys(), ...tournaments.flatMap(({ newcomers }) => newcomers)]);
  const candidates = [...new Set([...entered.value, ...absent])].filter(
    (player) => listed.has(player) && !came.has(player) && !played.annulled.has(player),
  );
  if (candidates.length === 0 || ratingPenalty === 0) return decided;
  const question = texts.didNotCome(candidates.map(season.nameOf), ratingPenalty);
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const { picked, unknown } = pickedPlayers(reply.text, candidates);
  if (unknown !== null) return stop(texts.notAmong(unknown));
  return [...decided, ...candidates.filter((player) => !picked.has(player))];
}

function penalised({ events }: LedgerTournament): PlayerKey[] {
  return events.flatMap((event) =>
    event.kind === 'penalty' && event.cause === 'didNotCome' ? [event.player] : [],
  );
}

/** Who had come to a tournament as it is closed. */
function cameBefore(name: string, { tournaments }: SeasonBook): ReadonlySet<PlayerKey> {
  const recorded = tournaments.find(({ ledger }) => ledger.name === name);
  return new Set((recorded?.participations ?? []).map(({ player }) => player));
}

/** Who is on the list of entries as confirmed and absent; nobody where there is no list for this tournament. */
function confirmedAbsent(
  { book }: ActionContext,
  tournament: string,
  { ranking }: SeasonBook,
  { division }: Regulation,
): Told<PlayerKey[]> {
  const own = sheetCalledAfter(book, 'entries', tournament);
  const isTonight = sheetsCalledAfter(book, tournament) === null;
  const sheet =
    own === '' ? (isTonight ? book.sheet('entries') : null) : { ok: true as const, value: book.named(own) };
  if (sheet === null || (sheet.ok && sheet.value === null)) return { ok: true, value: [] };
  if (!sheet.ok) return sheet;
  const table = book.tableOn(sheet.value!, [entriesColumns(division)], ['present', 'confirmed']);
  if (!table.ok) return table;
  if (table.value === null) return { ok: true, value: [] };
  const isKnown = (key: string) => ranking.rows.some((row) => row.key === key);
  const entries: Told<EntryList> = book.on(sheet.value!, readEntries(table.value, isKnown, division));
  return entries.ok ? { ok: true, value: entries.value.confirmedAbsent.map(({ key }) => key) } : entries;
}
