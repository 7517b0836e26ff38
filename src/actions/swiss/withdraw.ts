import { isFinished, opponentOf, type PlayerKey } from '../../core/standings/match';
import { leftDuring, nextRound } from '../../core/swiss/next-round';
import { problemText } from '../../i18n/problem-text';
import { NO_CHANGES } from '../../ports/workbook';
import { parseWhole } from '../../sheet/number';
import type { ListedGame } from '../../sheet/read-swiss';
import { ask, stop, type Action, type ActionContext, type Outcome } from '../action';
import { SheetEdit, text, value } from '../cell-changes';
import { told, type Told } from '../tournament-book';
import { askForPlayer } from './named-player';
import { nextRows } from './next-rows';
import { rowsOfRound, writeRows, type RowChanges } from './round-rows';
import { swissEntries, swissField } from './swiss-field';
import { swissRules, swissSheet, type SwissRules, type SwissSheet } from './swiss-sheet';

/** Who left during a game: the mark that makes it 64–0 for the other. */
const LEFT = 'A';

/**
 * *Retirar jugador*: from a round on somebody isn't paired any more. A game of his that is under way with its round is lost
 * 64–0 (source 001, "Подсчет очков": who can't or won't finish); a round without any result may be paired again without him.
 */
export const withdraw: Action = (context) => {
  const { book, answers, messages } = context;
  const texts = messages.swissRounds;
  const rules = swissRules(context);
  if ('kind' in rules) return rules;
  const sheet = swissSheet(book, rules.regulation);
  if (!sheet.ok) return stop(sheet.text);
  const { results } = sheet.value;
  if (results.games.length === 0) return stop(texts.withdraw.none);
  const names = stillIn(context, sheet.value);
  if (!names.ok) return stop(names.text);
  const nameOf = (key: PlayerKey) => names.value.get(key)!;
  const list = [...names.value.keys()];
  const player = askForPlayer(context, texts.withdraw.who(list.map(nameOf)), list, nameOf);
  if (typeof player !== 'string') return player;

  const last = Math.max(...[...results.games, ...results.byes].map(({ round }) => round));
  const game = results.games.find(
    ({ match }) => !isFinished(match) && (match.white === player || match.black === player),
  );
  const isUnplayed = results.games.every(({ round, match }) => round !== last || !isFinished(match));
  const earliest = game?.round ?? (isUnplayed ? last : last + 1);
  const opponent = game ? results.names.get(opponentOf(game.match, player))! : null;
  const question = texts.withdraw.from(nameOf(player), earliest, opponent);
  const reply = answers.to(question);
  if (!reply) return ask(question);
  const from =
    reply.text === '' ? { ok: true as const, value: earliest } : parseWhole(reply.text, 'round', 1);
  if (!from.ok) return stop(problemText(from.problem, '', messages));
  if (from.value < earliest) return stop(texts.withdraw.tooEarly(nameOf(player), from.value, earliest));

  const leaves = { player, name: nameOf(player), round: from.value };
  const done = (changes: Told<RowChanges>, summary: string): Outcome =>
    changes.ok
      ? { kind: 'done', changes: { ...NO_CHANGES, ...changes.value }, summary, remarks: [] }
      : stop(changes.text);
  const withdrawn = texts.withdraw.done(leaves.name, from.value);
  if (from.value === last && isUnplayed) {
    const again = texts.withdraw.pairAgain(leaves.name, last, opponent);
    const consent = answers.to(again);
    if (!consent) return ask(again);
    if (consent.button === 'yes') {
      const anew = withoutHim(context, sheet.value, rules, leaves);
      return 'kind' in anew ? anew : done(anew, `${withdrawn} ${texts.withdraw.pairedAgain(last)}`);
    }
  }
  if (game && from.value === game.round) {
    const cells = markLeft(sheet.value, game, player);
    return done(cells, texts.withdraw.forfeited(leaves.name, opponent!, game.round));
  }
  // Who rests in this round has had his bye.
  const round = from.value === last && isUnplayed ? last + 1 : from.value;
  return done(
    writeRows(book, sheet.value, [withdrawalRow(context, { ...leaves, round })]),
    texts.withdraw.done(leaves.name, round),
  );
};

/** Everybody who plays or has entered, and has not withdrawn. */
function stillIn({ book, messages }: ActionContext, sheet: SwissSheet): Told<Map<PlayerKey, string>> {
  const { results } = sheet;
  const entries = swissEntries(book, sheet);
  if (!entries.ok) return entries;
  const { playing, unmarked } = entries.value.list;
  const gone = new Set([...results.withdrawn, ...leftDuring(results.games)].map((one) => one.player));
  const all = new Map([
    ...[...playing, ...unmarked].map(({ key, name }) => [key, name] as const),
    ...results.names,
  ]);
  const names = new Map([...all].filter(([key]) => !gone.has(key)));
  return names.size === 0 ? told(messages.swissRounds.tooFew) : { ok: true, value: names };
}

interface Leaving {
  readonly player: PlayerKey;
  readonly name: string;
  readonly round: number;
}

function withdrawalRow({ messages }: ActionContext, { name, round }: Leaving) {
  const { withdrawnWord, why } = messages.swissRounds;
  return { round, board: null, black: name, white: withdrawnWord, why: why.withdrawn(round) };
}

/** The round paired again as if he had not been there. */
function withoutHim(
  context: ActionContext,
  sheet: SwissSheet,
  { regulation }: SwissRules,
  leaves: Leaving,
): Told<RowChanges> | Outcome {
  const { results } = sheet;
  const next = nextRound({
    ...results,
    withdrawn: [...results.withdrawn, { player: leaves.player, round: leaves.round }],
  });
  if (next.kind === 'unfinished') return stop(context.messages.swissRounds.tooFew);
  const field = swissField(context, sheet, regulation);
  if ('kind' in field) return field;
  const rows = nextRows(next, field, regulation, context.messages);
  if (rows === null) return stop(context.messages.swissRounds.tooFew);
  const places = rowsOfRound(sheet, leaves.round);
  return writeRows(context.book, sheet, [...rows, withdrawalRow(context, leaves)], places);
}

function markLeft(
  { name, content, table }: SwissSheet,
  { row, match }: ListedGame,
  player: PlayerKey,
): Told<RowChanges> {
  const { columns } = table!.header;
  const edit = new SheetEdit(name, content);
  const side = match.black === player ? 'pointsBlack' : 'pointsWhite';
  const own = columns.get(side);
  if (own !== undefined) edit.set(row - 1, own, value(LEFT));
  else {
    const isFirst = (match.black === player) === columns.get('black')! < columns.get('white')!;
    edit.set(row - 1, columns.get('score')!, text(isFirst ? `${LEFT}-0` : `0-${LEFT}`));
  }
  return { ok: true, value: { cells: edit.cells, newSheets: [] } };
}
