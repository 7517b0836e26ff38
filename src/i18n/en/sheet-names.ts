/** What the sheets are called that Cubilete makes, and what the director's own are for. */
export const sheetNames = {
  ranking: 'Ranking',
  entries: 'Entries',
  groups: 'Groups',
  schedule: 'Schedule',
  standings: 'Standings',
  journal: 'Cubilete journal',
  draw: 'Draw',
  lastChance: 'Last Chance',
  points: 'Points',
  ledger: 'Movements',
  season: 'Season',
  live: 'Live',
  history: 'History',
  regulation: 'Regulation',
};
