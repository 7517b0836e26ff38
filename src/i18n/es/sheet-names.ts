/** What the sheets are called that Cubilete makes, and what the director's own are for. */
export const sheetNames = {
  ranking: 'Ranking',
  entries: 'Inscritos',
  groups: 'Grupos',
  schedule: 'Calendario',
  standings: 'Clasificación',
  journal: 'Bitácora de Cubilete',
  draw: 'Draw',
  lastChance: 'Última Chance',
  points: 'Puntos',
  ledger: 'Movimientos',
  season: 'Temporada',
  live: 'En vivo',
  history: 'Histórico',
  regulation: 'Reglamento',
};
