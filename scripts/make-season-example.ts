import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkbook, type WorkbookSession } from '../host/workbook-session';
import { emptyWorkbook } from '../host/new-workbook';
import { columnLetters } from '../src/sheet/a1';
import { es } from '../src/i18n/es/texts';
import type { ActionId } from '../src/ui/contract';
import { buildBundle } from './build';
import { CAST, TOURNAMENTS, type Conduct, type PlannedTournament } from './season-plan';
import { styledWorkbook, type Grid } from './styled-workbook';

/**
 * Makes examples/temporada.xlsx and examples/temporada.json: a season of an invented club, played by a seeded generator.
 * Groups, calendars and draws are those that Cubilete makes on the evening itself, with the levels of the day. Run by
 * hand: `npx tsx scripts/make-season-example.ts`.
 */
const EXAMPLES = join(__dirname, '..', 'examples');
const ABOUT =
  'What happens in the season of examples/temporada.xlsx besides what its sheets say: the tournaments in the order in which they are closed, and who of those who confirmed and did not come had given notice. The names are invented.';

const { columns, actions, secondHalf } = es;
const { sheets } = actions;

type PlainGrid = readonly (readonly (string | number)[])[];

/** Numbers in [0, 1) that are the same on any machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = generator(20_090_103);
const pick = (count: number) => Math.floor(random() * count);

/** How well somebody really plays, whatever his level says. */
const strength = new Map(CAST.map(([name, level]) => [name, level + (random() - 0.5) * 200]));

async function main(): Promise<void> {
  const bundle = await buildBundle('es', mkdtempSync(join(tmpdir(), 'cubilete-')));
  const start: PlainGrid = [
    ['Puesto', 'Jugador', 'Nivel', 'Experiencia', 'Estado'],
    ...CAST.map(([name, level, experience], index) => [index + 1, name, level, experience, 'Activo']),
  ];
  const made: { name: string; rows: Grid }[] = [{ name: sheets.ranking, rows: start }];
  let ranking: PlainGrid = start;
  for (const tournament of TOURNAMENTS) {
    const session = playTournament(tournament, ranking, bundle);
    const kept = [sheets.schedule, sheets.draw];
    if (tournament.lastChance) kept.push(sheets.lastChance);
    if (tournament.confirmedAbsent) kept.push(sheets.entries);
    for (const sheet of kept) {
      made.push({ name: `${sheet} ${tournament.name}`, rows: session.displayValues(sheet).map(cellsOf) });
    }
    if (!tournament.name.startsWith('Verano')) {
      command(session, 'close');
      ranking = session.values(sheets.ranking) as PlainGrid;
    }
  }
  writeFileSync(join(EXAMPLES, 'temporada.xlsx'), styledWorkbook(made));
  const told = TOURNAMENTS.map(({ name, gaveNotice = [] }) => ({ name, gaveNotice }));
  const lines = told.map(
    ({ name, gaveNotice }) =>
      `  { "name": ${JSON.stringify(name)}, "gaveNotice": ${JSON.stringify(gaveNotice)} }`,
  );
  writeFileSync(
    join(EXAMPLES, 'temporada.json'),
    `{\n "about": ${JSON.stringify(ABOUT)},\n "tournaments": [\n${lines.join(',\n')}\n ]\n}\n`,
  );
}

function playTournament(planned: PlannedTournament, ranking: PlainGrid, bundle: string): WorkbookSession {
  const { away, newcomers = [], confirmedAbsent = [] } = planned;
  const come = [...CAST.map(([name]) => name), ...joined(ranking), ...newcomers].filter(
    (name, at, all) => !away.includes(name) && all.indexOf(name) === at,
  );
  const entries: PlainGrid = [
    ['Jugador', 'Confirmó', 'Presente'],
    ...come.map((name) => [name, 'sí', 'sí']),
    ...confirmedAbsent.map((name) => [name, 'sí', 'no']),
  ];
  const bytes = emptyWorkbook([
    { name: sheets.ranking, rows: ranking },
    { name: sheets.entries, rows: entries },
  ]);
  const session = openWorkbook(bytes, { bundle, answers: answersOn(planned) });
  command(session, 'seed-groups');
  command(session, 'schedule');
  playGroups(session, planned);
  command(session, 'draw');
  playKnockout(session, sheets.draw, planned);
  if (planned.lastChance) {
    command(session, 'last-chance');
    playKnockout(session, sheets.lastChance, planned);
  }
  return session;
}

/** Those who have come into the ranking since: they come again. */
function joined(ranking: PlainGrid): string[] {
  return ranking
    .slice(1 + CAST.length)
    .flatMap(([, name]) => (typeof name === 'string' && name ? [name] : []));
}

function answersOn(planned: PlannedTournament): Record<string, string> {
  const lastLine = (text: string) => text.split('\n').pop()!;
  return {
    [actions.seed.proposal(NO_FIELD).title]: String(planned.groups ?? ''),
    [actions.schedule.proposal(0, 0, '').title]: planned.startsAt,
    [actions.standings.addPlayoffs([]).title]: 'YES',
    [secondHalf.draw.proposal(0, 0, '').title]: planned.secondPhaseAt,
    [lastLine(secondHalf.draw.whoStays([]).text)]: planned.lastChance?.goHome.join(', ') ?? '',
    [secondHalf.close.which('', []).text.split('?')[0]!]: planned.name,
    [secondHalf.close.didNotCome([], 0).title]: planned.gaveNotice?.join(', ') ?? '',
  };
}

const NO_FIELD = {
  ...{ players: 0, sizes: [], fewest: 0, most: 0 },
  ...{ absent: [], newcomers: [], newcomerRating: 0, ignored: [] },
};

function playGroups(session: WorkbookSession, planned: PlannedTournament): void {
  const { conduct = {}, circle } = planned;
  const games = gamesOn(session, sheets.schedule);
  const left = new Map<string, number>();
  for (const { white, black } of games) {
    for (const name of [white, black]) left.set(name, (left.get(name) ?? 0) + 1);
  }
  const played = new Set<string>();
  const inCircle = new Map<string, string>();
  for (const game of games) {
    const { white, black } = game;
    for (const name of [white, black]) left.set(name, left.get(name)! - 1);
    const mark = (name: string) => markOf(conduct[name], !played.has(name), left.get(name) === 0);
    const marks = [mark(white), mark(black)] as const;
    const first = [white, black].findIndex(
      (name) => (conduct[name] ?? '').startsWith('annulled') && !played.has(name),
    );
    if (marks.some((one) => one !== '')) game.type(marks);
    else if (game.group === circle) {
      const side = inCircle.has(white) || [...inCircle.values()].includes(black) ? 1 : 0;
      inCircle.set([white, black][side]!, [white, black][1 - side]!);
      game.type(side === 0 ? ['3', '1'] : ['1', '3']);
    } else game.type(result(white, black, 3, first === -1 ? null : first));
    for (const name of [white, black]) if (mark(name) === '') played.add(name);
  }
  for (;;) {
    command(session, 'standings');
    const playoffs = gamesOn(session, sheets.schedule).filter(({ isOpen }) => isOpen);
    if (playoffs.length === 0) break;
    for (const { white, black, type } of playoffs) type(white < black ? ['1', '0'] : ['0', '1']);
  }
}

function markOf(conduct: Conduct | undefined, isFirst: boolean, isLast: boolean): string {
  switch (conduct) {
    case undefined:
      return '';
    case 'absent':
      return 'F';
    case 'annulled':
      return isFirst ? '' : 'F';
    case 'annulledLeft':
    case 'left':
      return isFirst ? '' : 'A';
    case 'lastForfeit':
      return isLast ? 'F' : '';
  }
}

function playKnockout(session: WorkbookSession, sheet: string, { forfeits = [] }: PlannedTournament): void {
  const isLastChance = sheet === sheets.lastChance;
  for (;;) {
    const games = gamesOn(session, sheet);
    const open = games.filter(({ isOpen, white, black }) => isOpen && isPlayer(white) && isPlayer(black));
    if (open.length === 0) return;
    for (const game of open) {
      const inRound = games.filter(({ group }) => group === game.group);
      const marks = forfeits.find(
        ({ round, at, lastChance = false }) =>
          lastChance === isLastChance && round === game.group && inRound[at]?.row === game.row,
      )?.marks;
      const length = game.group === 'Final' && !isLastChance ? 7 : 5;
      game.type(marks ?? result(game.white, game.black, length, null));
    }
    command(session, 'advance');
  }
}

function isPlayer(name: string): boolean {
  return name !== '' && !/^(Ganador|Perdedor) M\d+$/.test(name);
}

/** @param winner 0 or 1 where it is settled */
function result(white: string, black: string, length: number, winner: number | null): [string, string] {
  const [one, other] = [strength.get(white) ?? 1500, strength.get(black) ?? 1500];
  const chance = 1 / (1 + 10 ** (((other - one) * Math.sqrt(length)) / 2000));
  const side = winner ?? (random() < chance ? 0 : 1);
  const points = [length + [0, 0, 0, 1, 2][pick(5)]!, pick(length)].map(String) as [string, string];
  return side === 0 ? points : [points[1], points[0]];
}

interface GameOn {
  /** The group, or the round. */
  readonly group: string;
  readonly row: number;
  readonly white: string;
  readonly black: string;
  readonly isOpen: boolean;
  readonly type: (points: readonly [string, string]) => void;
}

function gamesOn(session: WorkbookSession, sheet: string): GameOn[] {
  const [header, ...rows] = session.displayValues(sheet);
  const column = (title: string) => header!.indexOf(title);
  const groupColumn = sheet === sheets.schedule ? column(columns.group) : column(columns.round);
  const points = [column(columns.pointsWhite), column(columns.pointsBlack)] as const;
  return rows.map((cells, row) => ({
    ...{ group: cells[groupColumn]!, row, white: cells[column(columns.white)]! },
    black: cells[column(columns.black)]!,
    isOpen: points.every((at) => cells[at] === ''),
    type: (typed) => {
      session.typeAll(
        points.map((at, side) => ({ sheet, cell: `${columnLetters(at)}${row + 2}`, text: typed[side]! })),
      );
    },
  }));
}

function command(session: WorkbookSession, id: ActionId): void {
  const { error, said, changes } = session.runAction(id);
  const isStopped = changes.cells.length === 0 && id !== 'standings' && id !== 'advance';
  if (error || isStopped) throw new Error(`${id}: ${error?.message ?? said[said.length - 1]?.message}`);
}

/** What was shown, as it is kept in a file: numbers as numbers, hours as parts of a day. */
function cellsOf(row: readonly string[]): Grid[number] {
  return row.map((cell) => {
    const hour = /^(\d{1,2}):(\d\d)$/.exec(cell);
    if (hour) return { hour: (Number(hour[1]) * 60 + Number(hour[2])) / (24 * 60) };
    return /^\d+$/.test(cell) ? Number(cell) : cell;
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
