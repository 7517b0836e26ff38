import type { Messages } from '../es/texts';

export const sheetNames: Messages['actions']['sheets'] = {
  ranking: 'Ρέιτινγκ',
  entries: 'Συμμετοχές',
  groups: 'Όμιλοι',
  schedule: 'Πρόγραμμα',
  standings: 'Κατάταξη',
  journal: 'Ημερολόγιο Cubilete',
  draw: 'Νοκ άουτ',
  lastChance: 'Τελευταία ευκαιρία',
  points: 'Πόντοι',
  ledger: 'Κινήσεις',
  season: 'Σεζόν',
  live: 'Ζωντανά',
  history: 'Ιστορικό',
  regulation: 'Κανονισμός',
};
