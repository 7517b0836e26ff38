import { numberOfGroups, possibleGroups } from '../core/seeding/number-of-groups';
import { seedingOrder, type Entrant } from '../core/seeding/seeding-order';
import { snake } from '../core/seeding/snake';
import { ok, type Result } from '../core/result';
import { problemText } from '../i18n/problem-text';
import type { SheetContent } from '../ports/workbook';
import { isBlank } from '../sheet/cell';
import { groupsGrid } from '../sheet/groups-grid';
import { lookAlikes } from '../sheet/look-alike';
import { parseWhole } from '../sheet/number';
import { readEntries, type EntryList } from '../sheet/read-entries';
import type { Name } from '../sheet/read-players';
import { RANKING_HEADERS, rankingLines, ratingsOf, type RankingLine } from '../sheet/read-ranking';
import { ask, stop, type Action } from './action';
import { archive } from './archive';
import { copiesOf } from './dated-copies';
import { groupsSheet } from './groups-sheet';
import { askAboutRepeated, rankingSentence } from './one-person-twice';
import { countResults } from './schedule-sheet';
import type { Told, TournamentBook } from './tournament-book';

/** *Sembrar grupos*: from the ranking and tonight's entries to the sheet of groups (HG 7.2.1). */
export const seedGroups: Action = (context) => {
  const { book, answers, messages, now } = context;
  const texts = messages.actions.seed;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { groupSize, newcomerRating, drawSeed } = rules.value.regulation;
  const field = readField(book);
  if (!field.ok) return stop(field.text);
  const { entries, lines, ranking } = field.value;

  const repeated = askAboutRepeated(context, entries, field.value.entriesName);
  if (repeated) return repeated;
  let playing = entries.playing;
  if (entries.unmarked.length > 0) {
    const question = texts.unmarked(entries.unmarked.map(({ name }) => name));
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button === 'yes') playing = [...playing, ...entries.unmarked];
  }
  if (playing.length === 0) return stop(texts.nobody);
  const seeded = inRankingOrder(playing, lines);
  if (!seeded.ok) return stop(rankingSentence(book, ranking, seeded.problem));
  const aside = archive(book);
  if (!aside.ok) return stop(aside.text);
  if (aside.value) {
    const question = texts.nextTournament(aside.value.tournament, aside.value.renames);
    const reply = answers.to(question);
    if (!reply) return ask(question);
    if (reply.button !== 'yes') return stop(messages.actions.nothingChanged);
  }
  const sheet = groupsSheet(book, aside.value !== null);
  if (!sheet.ok) return stop(sheet.text);

  const possible = possibleGroups(playing.length, groupSize);
  const before = sheet.value.count;
  const kept = before !== null && possible.includes(before) ? before : null;
  const proposed = numberOfGroups(playing.length, kept, groupSize);
  if (!proposed.ok) return stop(problemText(proposed.problem, '', messages));
  const question = texts.proposal({
    players: playing.length,
    sizes: sizesOf(playing.length, proposed.value),
    fewest: possible[0]!,
    most: possible[possible.length - 1]!,
    absent: entries.absent.map(({ name }) => name),
    newcomers: newcomersAmong(seeded.value, lines),
    newcomerRating,
    ignored: entries.ignored,
  });
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const wanted = isBlank(reply.text) ? proposed : parseWhole(reply.text, 'groups', 1);
  const groups = wanted.ok ? numberOfGroups(playing.length, wanted.value, groupSize) : wanted;
  if (!groups.ok) return stop(problemText(groups.problem, '', messages));

  const order = seedingOrder(seeded.value, newcomerRating, drawSeed);
  const draw = snake(order.length, groups.value).map((places) => places.map((place) => order[place]!.name));
  const grid = sheet.value.changesTo(groupsGrid(draw, messages));
  const { renames, cells: ofLedger, marks } = aside.value ?? { renames: [], cells: [], marks: [] };
  const changes = {
    ...grid,
    renames,
    cells: [...ofLedger, ...grid.cells],
    marks: { added: [], removed: marks },
  };
  const isSame = changes.cells.length === 0 && changes.newSheets.length === 0;
  if (isSame) return { kind: 'done', changes, summary: texts.same, remarks: [] };

  const results = aside.value ? { ok: true as const, value: 0 } : countResults(book);
  if (!results.ok) return stop(results.text);
  const copies = results.value > 0 ? copiesOf(['groups', 'schedule'], book, now) : [];
  if (results.value > 0) {
    const overResults = texts.overResults(
      results.value,
      copies.map(({ name }) => name),
    );
    const consent = answers.to(overResults);
    if (!consent) return ask(overResults);
    if (consent.button !== 'yes') return stop(messages.actions.nothingChanged);
  }
  const sizes = sizesOf(playing.length, groups.value);
  const remarks = [
    ...(drawSeed === null ? [] : [texts.drawn(drawSeed)]),
    ...(copies.length === 0 ? [] : [texts.copied(copies.map(({ name }) => name))]),
  ];
  return {
    kind: 'done',
    changes: { ...changes, copies },
    summary: texts.done(playing.length, sizes),
    remarks,
  };
};

interface Field {
  readonly entries: EntryList;
  readonly lines: readonly RankingLine[];
  readonly ranking: SheetContent;
  /** The sheet of entries, by name. */
  readonly entriesName: string;
}

function readField(book: TournamentBook): Told<Field> {
  const ranking = book.table('ranking', RANKING_HEADERS, ['status']);
  if (!ranking.ok) return ranking;
  const table = book.table('entries', [['player']], ['present', 'confirmed']);
  if (!table.ok) return table;
  const lines = rankingLines(ranking.value);
  const known = new Set(lines.map(({ key }) => key));
  const entries = book.on(
    table.value.sheet,
    readEntries(table.value, (key) => known.has(key)),
  );
  if (!entries.ok) return entries;
  const { sheet } = table.value;
  const value = { entries: entries.value, lines, ranking: ranking.value.sheet, entriesName: sheet.name };
  return { ok: true, value };
}

interface SeededPlayer extends Name, Entrant {
  /** Not in the ranking, or no longer (HG 8.3). */
  readonly isNewcomer: boolean;
}

/** Those who play, in the ranking's order; whoever it doesn't know comes after them, in the order of entry. */
function inRankingOrder(playing: readonly Name[], lines: readonly RankingLine[]): Result<SeededPlayer[]> {
  const ranked = ratingsOf(new Set(playing.map(({ key }) => key)), lines);
  if (!ranked.ok) return ranked;
  const isNewcomer = ({ key }: Name) => ranked.value.get(key)?.isOff ?? true;
  const positionOf = (player: Name) =>
    isNewcomer(player) ? lines.length : ranked.value.get(player.key)!.position;
  return ok(
    playing
      .map((player) => ({
        key: player.key,
        // However he was entered, the ranking's spelling is his.
        name: ranked.value.get(player.key)?.name ?? player.name,
        rating: ranked.value.get(player.key)?.rating ?? null,
        isNewcomer: isNewcomer(player),
      }))
      .sort((one, other) => positionOf(one) - positionOf(other)),
  );
}

/** The newcomers, each with the name of the ranking that his may be a slip for. */
function newcomersAmong(players: readonly SeededPlayer[], lines: readonly RankingLine[]) {
  const nameOf = new Map(lines.map(({ key, name }) => [key, name]));
  const alike = lookAlikes(nameOf.keys());
  return players
    .filter(({ isNewcomer }) => isNewcomer)
    .map(({ name, key }) => {
      const [first] = nameOf.has(key) ? [] : alike(key);
      return { name, alike: first === undefined ? null : nameOf.get(first)! };
    });
}

function sizesOf(players: number, groups: number): number[] {
  return snake(players, groups).map((places) => places.length);
}
