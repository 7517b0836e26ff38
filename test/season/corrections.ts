import { standingsOracle, type ScoreCell } from '../oracle/standings-oracle';
import type { Correction } from './club-season';
import { asRow, gamesOn, type Sheets } from './independent-season';

/** Cells of a result as they are typed. */
type Typed = readonly [white: string, black: string];

/**
 * Results that could have been otherwise without anything else of the evening being another: the same three of every
 * group, the same players in every match of the draws. So the director has nothing else to retype.
 */
export function possibleCorrections(sheets: Sheets, tournament: string): Correction[] {
  return [
    ...inGroups(sheets, `Calendario ${tournament}`),
    ...inDraw(sheets, `Draw ${tournament}`, 7),
    ...inDraw(sheets, `Última Chance ${tournament}`, 5),
  ];
}

function inGroups(sheets: Sheets, sheet: string): Correction[] {
  const games = gamesOn(sheets, sheet);
  const outcome = (group: string, at = -1, points?: readonly [ScoreCell, ScoreCell]) => {
    const rows = games
      .map((game, index) => (index === at ? { ...game, ofWhite: points![0], ofBlack: points![1] } : game))
      .filter((game) => game.group === group);
    const standings = standingsOracle(rows.map(asRow));
    const through = standings.filter(({ annulled, eliminated }) => !annulled && !eliminated).slice(0, 3);
    const never = [...new Set(rows.flatMap(({ white, black }) => [white, black]))].filter((player) =>
      rows.every(
        ({ white, black, ofWhite, ofBlack, isPlayoff }) =>
          isPlayoff || ![white, black].includes(player) || (white === player ? ofWhite : ofBlack) === 'F',
      ),
    );
    return JSON.stringify([
      through.map(({ player, levelWith }) => [player, levelWith]),
      standings.filter(({ annulled }) => annulled).map(({ player }) => player),
      never,
    ]);
  };
  return games.flatMap((game, row) => {
    if (game.isPlayoff) return [];
    const now = outcome(game.group);
    return [...played(3), ['F', ''] as const, ['', 'F'] as const, ['A', ''] as const].flatMap((points) =>
      outcome(game.group, row, [cell(points[0]), cell(points[1])]) === now ? [{ sheet, row, points }] : [],
    );
  });
}

function inDraw(sheets: Sheets, sheet: string, final: number): Correction[] {
  const games = gamesOn(sheets, sheet);
  return games.flatMap(({ group, ofWhite, ofBlack, match }, row) => {
    if (typeof ofWhite !== 'number' || typeof ofBlack !== 'number') return [];
    const isWhite = ofWhite > ofBlack;
    const isLast = group === 'Final' && games.findLastIndex((game) => game.match === match) === row;
    return played(group === 'Final' ? final : 5)
      .filter(([white, black]) => isLast || Number(white) > Number(black) === isWhite)
      .map((points) => ({ sheet, row, points }));
  });
}

function played(length: number): Typed[] {
  const found: Typed[] = [];
  for (let winner = length; winner <= length + 2; winner++) {
    for (let loser = 0; loser < length; loser++) {
      found.push([String(winner), String(loser)], [String(loser), String(winner)]);
    }
  }
  return found;
}

function cell(text: string): ScoreCell {
  return text === '' || text === 'F' || text === 'A' ? text : Number(text);
}
