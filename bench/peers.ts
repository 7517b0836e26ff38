import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import type { Match } from 'brackets-model';
import swissPairing from 'swiss-pairing';
import { queryGovernor } from 'tods-competition-factory';
import type { Table } from './fields';

/** Standings by `brackets-manager` as its guide says: a stage is made, every result is entered, the standings are asked for. */
export function bracketsManagerStage(rows: Table): () => Promise<unknown> {
  const groupCount = Number(rows[rows.length - 1]![0]);
  return async () => {
    const storage = new InMemoryDatabase();
    const manager = new BracketsManager(storage);
    const seeding = [...new Set(rows.slice(1).flatMap(([, white, black]) => [String(white), String(black)]))];
    const settings = { groupCount };
    await manager.create.stage({ tournamentId: 0, name: 'Groups', type: 'round_robin', seeding, settings });
    const matches = (await storage.select<Match>('match')) as Match[];
    for (const [index, { id }] of matches.entries()) {
      // Whose result it is doesn't matter for the time.
      const [, , , first, second] = rows[index + 1]!;
      const [own, other] = [Number(first), Number(second)];
      const opponent1 = { score: own, ...(own > other && { result: 'win' as const }) };
      const opponent2 = { score: other, ...(other > own && { result: 'win' as const }) };
      await manager.update.match({ id, opponent1, opponent2 });
    }
    return manager.get.finalStandings(0, { rankingFormula: ({ wins }) => wins });
  };
}

/** The last step of that alone, the counting, from a store filled beforehand. */
export function bracketsManagerCounting(rows: Table): () => Promise<unknown> {
  const storage = new InMemoryDatabase();
  const idOf = new Map<unknown, number>();
  for (const [, white, black] of rows.slice(1)) {
    for (const name of [white, black]) if (!idOf.has(name)) idOf.set(name, idOf.size);
  }
  const groupCount = Number(rows[rows.length - 1]![0]);
  const settings = { groupCount, size: idOf.size };
  storage.setData({
    participant: [...idOf].map(([name, id]) => ({ id, tournament_id: 0, name: String(name) })),
    stage: [{ id: 0, tournament_id: 0, name: 'Groups', type: 'round_robin', number: 1, settings }],
    group: Array.from({ length: groupCount }, (_, id) => ({ id, stage_id: 0, number: id + 1 })),
    round: [],
    match: rows.slice(1).map(([group, white, black, whitePoints, blackPoints], id) => ({
      ...{ id, stage_id: 0, group_id: Number(group) - 1, round_id: 0, number: id + 1, child_count: 0 },
      status: 4,
      opponent1: opponent(idOf.get(white)!, Number(whitePoints), Number(blackPoints)),
      opponent2: opponent(idOf.get(black)!, Number(blackPoints), Number(whitePoints)),
    })),
    match_game: [],
  } as never);
  const manager = new BracketsManager(storage);
  return () => manager.get.finalStandings(0, { rankingFormula: ({ wins }) => wins });
}

function opponent(id: number, score: number, other: number): object {
  return { id, score, result: score > other ? 'win' : 'loss' };
}

/** Standings of each group by `tods-competition-factory`, from match-ups made of the rows. */
export function todsStandings(rows: Table): () => unknown {
  return () =>
    [...matchUpsOf(rows).values()].map((matchUps) => queryGovernor.tallyParticipantResults({ matchUps }));
}

function matchUpsOf(rows: Table): Map<unknown, object[]> {
  const byGroup = new Map<unknown, object[]>();
  const positions = new Map<unknown, unknown[]>();
  rows.slice(1).forEach(([group, white, black, whitePoints, blackPoints], index) => {
    const matchUps = byGroup.get(group) ?? [];
    byGroup.set(group, matchUps);
    const own = positions.get(group) ?? [];
    positions.set(group, own);
    for (const name of [white, black]) if (!own.includes(name)) own.push(name);
    const drawPositions = [white, black].map((name) => own.indexOf(name) + 1);
    const winningSide = whitePoints! > blackPoints! ? 1 : 2;
    matchUps.push({
      ...{ matchUpId: `m${index}`, structureId: `g${group}`, matchUpType: 'SINGLES' },
      ...{ matchUpStatus: 'COMPLETED', winningSide, drawPositions },
      sides: [side(1, white!), side(2, black!)],
      score: { sets: [{ setNumber: 1, side1Score: whitePoints, side2Score: blackPoints, winningSide }] },
    });
  });
  return byGroup;
}

function side(sideNumber: number, name: string | number): object {
  return { sideNumber, participantId: String(name), participant: { participantId: String(name) } };
}

/** The next round by `swiss-pairing`, from the same games. */
export function swissPairingRound(players: Table, results: Table, round: number): () => unknown {
  const swiss = swissPairing({ maxPointsPerRound: 1 });
  const participants = players.slice(1).map(([name], index) => ({ id: String(name), seed: index + 1 }));
  const games = results.slice(1).map(([inRound, black, white, blackDiscs, whiteDiscs]) => ({
    round: Number(inRound),
    home: { id: String(black), points: blackDiscs! > whiteDiscs! ? 1 : 0 },
    away: { id: String(white), points: whiteDiscs! > blackDiscs! ? 1 : 0 },
  }));
  return () => swiss.getMatchups(round, participants, games);
}
