import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import Table from 'cli-table3';
import { openWorkbook, type Run, type WorkbookSession } from '../host/workbook-session';
import { es } from '../src/i18n/es/texts';
import { buildBundle } from './build';
import { OTHELLO_ANSWERS, playOthelloEvening } from './othello';
import { closeSeason, readSeasonPlan } from './season';
import { styledWorkbook } from './styled-workbook';
import { answersOf, playGroupPhase, playSecondHalf, readEvening } from './evening';

const ROOT = join(__dirname, '..');
const WORKBOOK = 'examples/torneo.xlsx';
const EVENING = 'examples/velada.json';
const OUT = 'out/torneo.xlsx';
const SEASON = {
  workbook: 'examples/temporada.xlsx',
  plan: 'examples/temporada.json',
  out: 'out/temporada.xlsx',
};

const OTHELLO = { workbook: 'examples/othello.xlsx', out: 'out/othello.xlsx' };

/** No colours: the output may go to a file. */
const PLAIN = { head: [], border: [], compact: true };
const WIDTH = Math.min(process.stdout.columns ?? 110, 140);

/** The main job: builds the bundle, and runs an evening of the example club through it on the director's workbook. */
async function main(): Promise<void> {
  const bundle = await buildBundle('es');
  console.log(`Cubilete: an evening of ${WORKBOOK} through ${relative(ROOT, bundle)}\n`);

  const evening = readEvening(join(ROOT, EVENING));
  const session = openWorkbook(join(ROOT, WORKBOOK), { bundle, answers: answersOf(evening) });
  playGroupPhase(session, evening, report);
  showGroups(session);
  showTies(session);
  playSecondHalf(session, evening, report);
  showDraw(session);
  showResult(session);
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  session.save(join(ROOT, OUT));
  console.log(`Written: ${OUT}\n`);
  playSeason(bundle);
  playOthello(bundle);

  console.log(`Written: ${OUT}, ${SEASON.out} and ${OTHELLO.out}. Open them in LibreOffice or Excel, or import them into Google Sheets.

Try next
  npm run host -- ${OUT} --set "Calendario!G2=2" --set "Calendario!H2=3" --out out/corregido.xlsx
      types another result for the first match: see the standings change
  npm run host -- ${OUT} undo --out out/deshecho.xlsx
      takes the last command back
  npm run host -- your-own.xlsx seed-groups schedule standings --out out/yours.xlsx
      the same on a workbook of yours with the sheets Ranking and Inscritos
  docs/deployment.md
      puts Cubilete into a Google sheet`);
}

/** A short evening of Othello with the players of its example, until somebody has won. */
function playOthello(bundle: string): void {
  console.log(`An evening of Othello: the players of ${OTHELLO.workbook}\n`);
  const example = openWorkbook(join(ROOT, OTHELLO.workbook), { bundle });
  const { entries, regulation, standings } = es.actions.sheets;
  const sheets = [entries, regulation].map((name) => ({ name, rows: example.displayValues(name) }));
  const session = openWorkbook(styledWorkbook(sheets), { bundle, answers: OTHELLO_ANSWERS });
  const champion = playOthelloEvening(session, ({ said }) => {
    console.log(`    ${said[said.length - 1]!.message.split('\n')[0]!}`);
  });
  const titles = es.swiss;
  const shown = [titles.place, titles.player, titles.played, titles.points, titles.brightwell, titles.discs];
  const table = new Table({
    head: shown,
    style: PLAIN,
    colAligns: shown.map((title) => (title === titles.player ? 'left' : 'right')),
  });
  table.push(...recordsOf(session, standings).map((row) => shown.map((title) => row[title]!)));
  console.log(`\n${table.toString()}\n\nThe final is won by ${champion}.\n`);
  session.save(join(ROOT, OTHELLO.out));
}

/** Ten official tournaments and one of summer, closed one after the other, and what the season comes to. */
function playSeason(bundle: string): void {
  console.log(`A season of tournaments: ${SEASON.workbook}\n`);
  const session = openWorkbook(join(ROOT, SEASON.workbook), { bundle });
  closeSeason(session, readSeasonPlan(join(ROOT, SEASON.plan)), (_, { said }) => {
    console.log(`    ${said[said.length - 1]!.message}`);
  });
  session.save(join(ROOT, SEASON.out));
  const [head, ...rows] = session.displayValues(es.actions.sheets.season);
  const isNumber = (column: number) => rows.every((row) => /^[\d,.]*$/.test(row[column]!));
  const ranking = new Table({
    head: head!,
    style: PLAIN,
    colAligns: head!.map((_, column) => (isNumber(column) ? 'right' : 'left')),
  });
  ranking.push(...rows.map((row) => [...row]));
  console.log(`\n${ranking.toString()}\n`);

  const { columns } = es;
  const levels = [columns.place, columns.player, columns.rating, columns.status, columns.notice];
  const table = new Table({
    head: levels,
    style: PLAIN,
    colAligns: ['right', 'left', 'right', 'left', 'left'],
  });
  for (const row of recordsOf(session, es.actions.sheets.ranking)) {
    table.push(levels.map((title) => row[title]!));
  }
  console.log(`The level ranking after it\n${table.toString()}\n`);
}

/** What the add-on said, and what the command cost. */
function report({ action, said, calls }: Run): void {
  console.log(
    `${es.menu.actions[action as keyof typeof es.menu.actions]} (${action}, ${calls.total} service calls)`,
  );
  for (const one of said) {
    const reply = 'reply' in one ? ` → ${one.reply.text || one.reply.button}` : '';
    console.log(`${one.message.trim()}${reply}`.replace(/^/gm, '    ').replace(/^\s+$/gm, ''));
  }
  console.log();
}

/** The groups side by side with what became of each player. */
function showGroups(session: WorkbookSession): void {
  const { group } = es.columns;
  const { place, player, won, lost, difference, status } = es.standings;
  const shown = [group, place, player, won, lost, difference, status];
  const rows = standingsOf(session);
  const table = new Table({
    head: shown,
    style: PLAIN,
    colAligns: shown.map((title) => ([place, won, lost, difference].includes(title) ? 'right' : 'left')),
  });
  rows.forEach((row, index) => {
    if (index > 0 && row[group] !== rows[index - 1]![group]) table.push(shown.map(() => ''));
    table.push(shown.map((title) => row[title] ?? ''));
  });
  console.log(`${table.toString()}\n`);
}

/** Every tie, and why its players stand in this order. */
function showTies(session: WorkbookSession): void {
  const { group } = es.columns;
  const { player, reason, place } = es.standings;
  const table = new Table({
    head: [group, place, player, reason],
    style: PLAIN,
    colWidths: [null, null, null, Math.max(WIDTH - 42, 40)],
    colAligns: ['left', 'right', 'left', 'left'],
    wordWrap: true,
  });
  const { wins, notPlayed } = es.reasons;
  const plain = new Set([notPlayed, ...Array.from({ length: 10 }, (_, won) => wins(String(won)))]);
  for (const row of standingsOf(session).filter((one) => !plain.has(one[reason]!))) {
    table.push([row[group]!, row[place]!, row[player]!, row[reason]!]);
  }
  console.log(`Ties, forfeits and annulments, and how they were decided\n${table.toString()}\n`);
}

/** The second phase round by round. */
function showDraw(session: WorkbookSession): void {
  const { match, round, white, black, pointsWhite, pointsBlack } = es.columns;
  const shown = [match, round, white, pointsWhite, pointsBlack, black];
  const table = new Table({
    head: shown,
    style: PLAIN,
    colAligns: shown.map((title) => ([pointsWhite, pointsBlack].includes(title) ? 'right' : 'left')),
  });
  recordsOf(session, es.actions.sheets.draw).forEach((row) =>
    table.push(shown.map((title) => row[title] ?? '')),
  );
  console.log(`The second phase, as its sheet has it in the end\n${table.toString()}\n`);
}

/** What the tournament gave to each: place, matches won, annual points, level before and after. */
function showResult(session: WorkbookSession): void {
  const { columns, ledger, actions } = es;
  const lines = recordsOf(session, actions.sheets.ledger);
  const { columns: titles, kinds } = ledger;
  const before = new Map(
    lines
      .filter((row) => row[titles.kind] === kinds.start)
      .map((row) => [row[titles.winner], row[titles.afterWinner]]),
  );
  const after = new Map(
    recordsOf(session, actions.sheets.ranking).map((row) => [row[columns.player], row[columns.rating]]),
  );
  const table = new Table({
    head: [
      columns.place,
      columns.player,
      columns.wins,
      columns.points,
      ledger.columns.beforeWinner,
      columns.rating,
    ],
    style: PLAIN,
    colAligns: ['right', 'left', 'right', 'right', 'right', 'right'],
  });
  for (const row of recordsOf(session, actions.sheets.points)) {
    const name = row[columns.player]!;
    const level = [before.get(name) ?? '', after.get(name) ?? ''];
    table.push([row[columns.place]!, name, row[columns.wins]!, row[columns.points]!, ...level]);
  }
  console.log(`The tournament closed: places, annual points and levels\n${table.toString()}\n`);
}

/** A sheet's rows under its header, wherever that stands. */
function recordsOf(session: WorkbookSession, sheet: string): Record<string, string>[] {
  const rows = session.displayValues(sheet);
  const { player, white } = es.columns;
  const { winner } = es.ledger.columns;
  const at = rows.findIndex((row) => [player, white, winner].some((title) => row.includes(title)));
  return rows
    .slice(at + 1)
    .map((row) => Object.fromEntries(rows[at]!.map((title, column) => [title, row[column]!])));
}

function standingsOf(session: WorkbookSession): Record<string, string>[] {
  const [header, ...rows] = session.displayValues(es.actions.sheets.standings);
  return rows.map((row) => Object.fromEntries(header!.map((title, column) => [title, row[column]!])));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
