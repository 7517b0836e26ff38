import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { es } from '../src/i18n/es/texts';
import { PLAYERS } from './othello';
import { styledWorkbook } from './styled-workbook';

/**
 * Makes examples/othello.xlsx: the games of a real Swiss event (test/fixtures/cases/othello_swiss.json), its players under
 * invented names, as a director has them after the last round. Run by hand: `npx tsx scripts/make-othello-example.ts`.
 */
const ROOT = join(__dirname, '..');
const CASES = join(ROOT, 'test/fixtures/cases/othello_swiss.json');

type Game = readonly [round: number, black: string, white: string, discsBlack: number, discsWhite: number];

interface Event {
  readonly n: number;
  readonly rounds: number;
  readonly games_r_black_white_sb_sw: readonly Game[];
}

const { tournaments } = JSON.parse(readFileSync(CASES, 'utf8')) as { tournaments: readonly Event[] };
const { n, rounds, games_r_black_white_sb_sw: games } = tournaments[0]!;
const players = PLAYERS.slice(0, n);
const nameOf = (code: string) => players[Number(code.slice(1)) - 1]!;

const { columns, actions, draw } = es;
const rows: (string | number)[][] = [
  (['round', 'board', 'black', 'white', 'pointsBlack', 'pointsWhite', 'note', 'why'] as const).map(
    (word) => columns[word],
  ),
];
for (let round = 1; round <= rounds; round++) {
  const ofRound = games.filter(([one]) => one === round);
  ofRound.forEach(([, black, white, discsBlack, discsWhite], board) => {
    rows.push([round, board + 1, nameOf(black), nameOf(white), discsBlack, discsWhite, '', '']);
  });
  const seated = new Set(ofRound.flatMap(([, black, white]) => [nameOf(black), nameOf(white)]));
  for (const name of players.filter((one) => !seated.has(one))) {
    rows.push([round, '', name, draw.bye, '', '', '', '']);
  }
}

writeFileSync(
  join(ROOT, 'examples/othello.xlsx'),
  styledWorkbook([
    {
      name: actions.sheets.entries,
      rows: [[columns.player, columns.present], ...players.map((name) => [name, 'sí'])],
    },
    {
      name: actions.sheets.regulation,
      rows: [
        [columns.option, columns.value],
        ['base', 'OTHELLO'],
      ],
    },
    { name: actions.sheets.schedule, rows },
  ]),
);
