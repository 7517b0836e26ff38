import type { Messages } from '../es/texts';
import { and, playerCount, plural } from './words';

export const panel: Messages['panel'] = {
  arrival: 'Άφιξη',
  result: 'Αποτέλεσμα',
  match: (group, white, black) => `${white}–${black}${group === '' ? '' : ` (${group})`}`,
  matchGone: (match) =>
    `${match}: δεν είναι πια στο φύλλο όπως το δείχνει ο πίνακας ελέγχου· δεν άλλαξε τίποτα.`,
  matchTwice: (match) => `${match}: υπάρχει δύο φορές στο φύλλο· σβήστε τη μία γραμμή. Δεν άλλαξε τίποτα.`,
  typedMeanwhile: (match, shown) => `${match}: κάποιος έγραψε στο μεταξύ ${shown}· δεν άλλαξε τίποτα.`,
  notAResult: (match) => `${match}: αυτό δεν είναι αποτέλεσμα· δεν άλλαξε τίποτα.`,
  impossible: (match, why) => `${match}: ${why}`,
  noResult: 'χωρίς αποτέλεσμα',
  recorded: (match, shown) => `${match}: ${shown}`,
  hourUnknown: (player) => `${player}: η ώρα του ματς δεν διαβάζεται· γράψτε την άφιξη στο φύλλο.`,
  arrivedAlready: (player, shown) => `${player}: η άφιξη είναι ήδη γραμμένη (${shown})· δεν άλλαξε τίποτα.`,
  came: (players, at) => `${and(players)}: ${plural(players.length, 'άφιξη', 'αφίξεις')} στις ${at}`,
  cameInTime: (players) =>
    players.length > 3 ? `${playerCount(players.length)} στην ώρα τους` : `${and(players)}: έγκαιρη άφιξη`,
  otherEntry:
    'Στο μεταξύ έγινε κάτι άλλο και το τελευταίο δεν είναι πια αυτό· αν το θέλετε παρ’ όλα αυτά, χρησιμοποιήστε την «Αναίρεση».',
};
