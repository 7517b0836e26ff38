import { numberOfGroups, possibleGroups } from '../core/seeding/number-of-groups';
import { seedingOrder } from '../core/seeding/seeding-order';
import { snake } from '../core/seeding/snake';
import { problemText } from '../i18n/problem-text';
import { isBlank } from '../sheet/cell';
import { groupsGrid } from '../sheet/groups-grid';
import { lookAlikes } from '../sheet/look-alike';
import { parseWhole } from '../sheet/number';
import type { RankingLine } from '../sheet/read-ranking';
import { ask, stop, type Action } from './action';
import { archive } from './archive';
import { copiesOf } from './dated-copies';
import { groupsSheet } from './groups-sheet';
import { countResults } from './schedule-sheet';
import { tonightsField, type SeededPlayer } from './tonights-field';

/** *Sembrar grupos*: from the ranking and tonight's entries to the sheet of groups (HG 7.2.1). */
export const seedGroups: Action = (context) => {
  const { book, answers, messages, now } = context;
  const texts = messages.actions.seed;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const { regulation } = rules.value;
  const { groupSize, newcomerRating, drawSeed, numberOfGroups: configured } = regulation;
  const found = tonightsField(context, regulation, messages.menu.actions['seed-groups'], true);
  if (found.kind !== 'field') return found;
  const { players, lines, absent, ignored } = found.field;
  if (players.length === 0) return stop(texts.nobody);
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

  const possible = possibleGroups(players.length, groupSize);
  const before = sheet.value.count;
  const kept = [configured, before].find((number) => number !== null && possible.includes(number)) ?? null;
  const proposed = numberOfGroups(players.length, kept, groupSize);
  if (!proposed.ok) return stop(problemText(proposed.problem, '', messages));
  const question = texts.proposal({
    players: players.length,
    sizes: sizesOf(players.length, proposed.value),
    fewest: possible[0]!,
    most: possible[possible.length - 1]!,
    absent: absent.map(({ name }) => name),
    newcomers: newcomersAmong(players, lines),
    newcomerRating,
    ignored,
  });
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const wanted = isBlank(reply.text) ? proposed : parseWhole(reply.text, 'groups', 1);
  const groups = wanted.ok ? numberOfGroups(players.length, wanted.value, groupSize) : wanted;
  if (!groups.ok) return stop(problemText(groups.problem, '', messages));

  const order = seedingOrder(players, newcomerRating, drawSeed);
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
  const sizes = sizesOf(players.length, groups.value);
  const remarks = [
    ...(drawSeed === null ? [] : [texts.drawn(drawSeed)]),
    ...(copies.length === 0 ? [] : [texts.copied(copies.map(({ name }) => name))]),
  ];
  return {
    kind: 'done',
    changes: { ...changes, copies },
    summary: texts.done(players.length, sizes),
    remarks,
  };
};

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
