import { seedingOrder } from '../core/seeding/seeding-order';
import { nextRound } from '../core/swiss/next-round';
import { swissRound } from '../core/swiss/pairing';
import { at, fail, ok } from '../core/result';
import { rowsOf, type OutCell } from '../sheet/cell';
import { readPlayers } from '../sheet/read-players';
import { readSwiss } from '../sheet/read-swiss';
import { fitTogether, underSwissRegulation } from './arguments';
import { argument, optional, REGULATION_ARGUMENT, type FunctionSpecification } from './specification';

/** 400 players are paired in three to six seconds of the half minute that a formula has. */
const MOST_PLAYERS = 500;

export const TD_SWISS_PAIRINGS: FunctionSpecification = {
  name: 'TD_SWISS_PAIRINGS',
  args: [argument('players', 'range'), optional('results', 'range'), REGULATION_ARGUMENT],
  compute: ([playersArgument, resultsArgument, regulationArgument], { messages, readWallClock }) =>
    underSwissRegulation(regulationArgument, (regulation) => {
      const players = readPlayers(rowsOf(playersArgument));
      if (!players.ok) return players;
      const read = readSwiss(rowsOf(resultsArgument), regulation, readWallClock);
      if (!read.ok) return at(read, { argument: 'results' });
      const next = nextRound(read.value);
      if (next.kind === 'unfinished') {
        const { round, row, match } = next.games[0]!;
        const [black, white] = [match.black, match.white].map((player) => read.value.names.get(player)!);
        return fail('roundUnfinished', { round, black: black!, white: white! }, { row, argument: 'results' });
      }
      const playing = players.value.filter(({ key }) => !next.out.has(key));
      const fit = fitTogether(playing.length, MOST_PLAYERS);
      if (!fit.ok) return fit;
      const ranked = seedingOrder(playing, regulation.newcomerRating, regulation.drawSeed);
      const names = new Map(ranked.map(({ key, name }) => [key, name]));
      const resting = next.resting.filter((player) => names.has(player));
      const round = swissRound([...names.keys()], next.before, resting, regulation);
      if (!round.ok) return round;

      const { board, black, white } = messages.columns;
      const nameOf = (player: string) => names.get(player)!;
      const rows: OutCell[][] = [[board, black, white]];
      for (const pair of round.value.pairs) rows.push([rows.length, nameOf(pair.black), nameOf(pair.white)]);
      for (const player of round.value.byes) rows.push(['', nameOf(player), messages.draw.bye]);
      return ok(rows);
    }),
};
