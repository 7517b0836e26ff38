import { breakMinutes } from '../core/cube/breaks';
import { drawOf, earlyMeetings, type Qualifier } from '../core/knockout/draw';
import { drawSize } from '../core/knockout/rounds';
import { fail } from '../core/result';
import { seedingOrder } from '../core/seeding/seeding-order';
import type { Regulation } from '../core/regulations/regulation';
import { groupStandings } from '../core/standings/standings';
import { isFinished, type PlayerKey } from '../core/standings/match';
import { problemText } from '../i18n/problem-text';
import type { WorkbookChanges } from '../ports/workbook';
import { ask, stop, type Action, type ActionContext, type Outcome } from './action';
import { copyOf } from './dated-copies';
import { drawChanges, drawSheet, type DrawSheet } from './draw-sheet';
import { hourOf } from './hours';
import {
  lastChanceRules,
  openInGroups,
  playedGroups,
  qualifyingOrder,
  type PlayedGroups,
} from './played-tournament';
import { pickedPlayers } from './picked-players';
import { poolRemarks } from './prize-money';
import { unfinishedText } from './swiss/pair-round';
import { choosersOf, roundsToCome, swissQualifiers } from './swiss/swiss-qualifiers';
import { tonightsField } from './tonights-field';
import { sheetsOfTonight } from './tournament-sheets';
import { told, type Told, type TournamentBook } from './tournament-book';

/** *Armar el draw*: the second phase from the results of the groups (HG 7.3; rules §5). */
export const draw: Action = (context) => {
  const { book, messages } = context;
  const texts = messages.secondHalf.draw;
  const fromEntries = drawFromEntries(context);
  if (fromEntries) return fromEntries;
  const field = finishedGroups(book);
  if (!field.ok) return stop(field.text);
  const { groups, regulation } = field.value;
  const pending = groups.rounds?.results.games.filter(({ match }) => !isFinished(match)) ?? [];
  if (pending.length > 0) return stop(unfinishedText(context, groups.rounds!, pending));
  const open = openInGroups(groups, true, regulation, nameIn(groups));
  if (open.length > 0) return stop(texts.groupsOpen(open));
  const early = groups.rounds && roundsToCome(groups.rounds.results, regulation);
  if (early) {
    const question = messages.swissRounds.drawEarly(early.played, early.planned);
    const reply = context.answers.to(question);
    if (!reply) return ask(question);
    if (reply.button !== 'yes') return stop(messages.actions.nothingChanged);
  }
  const seeds = groups.rounds ? swissQualifiers(groups.rounds.results, regulation, messages) : null;
  if (seeds && !seeds.ok) return stop(seeds.text);
  const qualifiers = seeds ? seeds.value : qualifiersOf(groups, regulation);
  if (qualifiers.length < 2) return stop(texts.tooFew);
  const size = drawSize(qualifiers.length);
  const say = (usual: string) => texts.proposal(qualifiers.length, qualifiers.length - size, usual);
  return placed(context, 'draw', qualifiers, groups, regulation, say);
};

/**
 * A knock-out from the list of entries, where the regulation has no groups before it and there is no calendar either: the
 * ranking's best are the seeds, then who is not in it, in the order of entry. `null`: the draw comes from groups.
 */
function drawFromEntries(context: ActionContext): Outcome | null {
  const { book, messages } = context;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation } = rules.value;
  const tonight = sheetsOfTonight(book);
  if (!tonight.ok) return stop(tonight.text);
  if (regulation.knockoutFrom !== 'entries' || tonight.value.schedule !== '') return null;
  const found = tonightsField(context, regulation, messages.menu.actions.draw, false);
  if (found.kind !== 'field') return found;
  const players = seedingOrder(found.field.players, regulation.newcomerRating, regulation.drawSeed);
  if (players.length < 2) return stop(messages.secondHalf.draw.tooFew);
  const size = drawSize(players.length);
  const say = (usual: string) =>
    messages.secondHalf.draw.proposal(players.length, players.length - size, usual);
  const names = new Map(players.map(({ key, name }) => [key, name]));
  const seeds = players.map(({ key }) => ({ player: key, from: null }));
  return placed(context, 'draw', seeds, { groups: [], names }, regulation, say);
}

/** *Última Chance*: a knock-out of those who did not qualify, whoever wants to (HG 7.4.14). */
export const lastChance: Action = (context) => {
  const { book, answers, messages } = context;
  const texts = messages.secondHalf.draw;
  const field = finishedGroups(book);
  if (!field.ok) return stop(field.text);
  const { groups, regulation } = field.value;
  if (regulation.lastChanceBelow === null) return stop(texts.noLastChance(regulation.preset));
  const open = openInGroups(groups, true, regulation, nameIn(groups));
  if (open.length > 0) return stop(texts.groupsOpen(open));
  const all = notQualified(groups, regulation);
  const nameOf = nameIn(groups);
  const question = texts.whoStays(all.map(({ player }) => nameOf(player)));
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const { picked, unknown } = pickedPlayers(
    reply.text,
    all.map(({ player }) => player),
  );
  if (unknown !== null) return stop(texts.notAmong(unknown));
  const playing = all.filter(({ player }) => !picked.has(player));
  if (playing.length < 2) return stop(texts.tooFew);
  const size = drawSize(playing.length);
  const say = (usual: string) => texts.proposal(playing.length, playing.length - size, usual);
  return placed(context, 'lastChance', playing, groups, lastChanceRules(regulation), say);
};

function placed(
  { book, answers, messages, now }: ActionContext,
  word: 'draw' | 'lastChance',
  qualifiers: readonly Qualifier[],
  groups: Pick<PlayedGroups, 'groups' | 'names' | 'rounds'>,
  regulation: Regulation,
  proposal: (usual: string) => Parameters<typeof ask>[0],
): Outcome {
  const texts = messages.secondHalf.draw;
  const sheet = drawSheet(book, word);
  if (!sheet.ok) return stop(sheet.text);
  const nameOf = nameIn(groups);
  const made = drawOf(qualifiers, regulation);
  const early = earlyMeetings(made).map(({ players, round }) =>
    texts.early(players.map(nameOf), messages.draw.round(round)),
  );
  const usual = hourOnSheet(sheet.value);
  const question = proposal(usual);
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const given = reply.text === '' ? usual : reply.text;
  const start = given === '' ? null : hourOf(given);
  if (given !== '' && start === null) {
    return stop(problemText(fail('notATime', { given }).problem, '', messages));
  }
  const changes = drawChanges(book, sheet.value, {
    ...{ draw: made, nameOf, start, regulation },
    groupNames: word === 'draw' && !groups.rounds ? groups.groups.map(({ group }) => group) : [],
    choosers: groups.rounds ? choosersOf(qualifiers, regulation) : [],
  });
  if (!changes.ok) return stop(changes.text);
  const done = (to: WorkbookChanges, remarks: readonly string[] = []): Outcome => {
    const isSame = to.cells.length === 0;
    const minutes = breakMinutes(regulation.knockoutMatchLength ?? Infinity, regulation);
    const breaks = minutes === null ? [] : [messages.field.mayBreak(minutes)];
    const counts = texts.done(qualifiers.length, made.matches.length);
    const summary = isSame ? texts.same : [counts, ...breaks].join(' ');
    const pool = word === 'draw' ? poolRemarks(qualifiers.length, regulation, messages) : [];
    return {
      kind: 'done',
      changes: to,
      summary,
      remarks: [...remarks, ...(isSame ? [] : [...pool, ...early])],
    };
  };
  const { table, name, results } = sheet.value;
  if (table === null || changes.value.cells.length === 0) return done(changes.value);

  const copied = copyOf(name, book, now);
  const copy = copied.name;
  const over = texts.over(name, results, copy);
  const consent = answers.to(over);
  if (!consent) return ask(over);
  if (consent.button !== 'yes') return stop(texts.kept(name));
  return done({ ...changes.value, copies: [copied] }, [messages.actions.schedule.copied(copy)]);
}

function finishedGroups(
  book: TournamentBook,
): Told<{ readonly groups: PlayedGroups; readonly regulation: Regulation }> {
  const rules = book.regulation();
  if (!rules.ok) return rules;
  const tonight = sheetsOfTonight(book, ['schedule']);
  if (!tonight.ok) return tonight;
  const { schedule } = tonight.value;
  const { actions } = book.messages;
  if (schedule === '') return told(actions.sheetMissing(actions.sheets.schedule));
  const { regulation } = rules.value;
  const groups = playedGroups(book, schedule, regulation);
  return groups.ok ? { ok: true, value: { groups: groups.value!, regulation } } : groups;
}

function nameIn({ names }: Pick<PlayedGroups, 'names'>) {
  return (player: PlayerKey) => names.get(player) ?? player;
}

function qualifiersOf({ groups }: PlayedGroups, regulation: Regulation): Qualifier[] {
  return groups.flatMap(({ matches }, group) =>
    qualifyingOrder(matches, regulation)
      .slice(0, regulation.qualifiersPerGroup)
      .map(({ player, halfWins, pointsFor, pointsAgainst }, index) => ({
        player,
        from: { group, place: index + 1, wins: halfWins / 2, difference: pointsFor - pointsAgainst },
      })),
  );
}

/** Everybody who came and does not go on, best places first. */
function notQualified({ groups }: PlayedGroups, regulation: Regulation): Qualifier[] {
  return groups.flatMap(({ matches }, group) => {
    const through = new Set(
      qualifyingOrder(matches, regulation)
        .slice(0, regulation.qualifiersPerGroup)
        .map(({ player }) => player),
    );
    return groupStandings(matches, regulation)
      .filter(({ player, standing }) => standing !== 'annulled' && !through.has(player))
      .filter(({ player }) => matches.some((match) => cameTo(match, player)))
      .map(({ player, place, halfWins, pointsFor, pointsAgainst }) => ({
        player,
        from: { group, place, wins: halfWins / 2, difference: pointsFor - pointsAgainst },
      }));
  });
}

function cameTo(match: PlayedGroups['groups'][number]['matches'][number], player: PlayerKey): boolean {
  const side = match.white === player ? 'white' : match.black === player ? 'black' : null;
  if (side === null || match.playoff) return false;
  return (
    match.outcome.kind === 'played' || (match.outcome.kind === 'forfeit' && match.outcome[side] !== 'absent')
  );
}

/** The hour of the first match of the draw that is there. */
function hourOnSheet({ table, content }: DrawSheet): string {
  const column = table?.header.columns.get('hour');
  if (!table || !content || column === undefined) return '';
  const shown = table.rows[0] && content.display[table.rows[0].row]?.[column];
  return shown && hourOf(shown) ? shown : '';
}
