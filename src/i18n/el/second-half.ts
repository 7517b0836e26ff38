import type { Participation } from '../../core/season/tournament';
import type { Messages } from '../es/texts';
import type { Difference } from '../season-difference';
import { and, attendance, decimal, lines, playerCount, plural, quotedColumns, some } from './words';

const result = ({ place, wins, points }: Participation) =>
  `${place === null ? 'συμμετείχε' : `θέση ${place}`}, ${wins} ${plural(wins, 'νίκη', 'νίκες')}, ${decimal(points / 100, 2)} πόντοι`;

const shown = (level: number | null) => (level === null ? '—' : decimal(level, 1));

/** A player's line of what changes. */
const difference = ({ name, results: [before, after], ratings: [from, to], status }: Difference) => {
  const changes = [
    after && (before ? `${result(before)} → ${result(after)}` : result(after)),
    before && !after && `αφαιρείται: ${result(before)}`,
    shown(from) !== shown(to) && `ρέιτινγκ ${shown(from)} → ${shown(to)}`,
    status && `τώρα: ${attendance[status]}`,
  ];
  const told = changes.filter(Boolean);
  return told.length > 0 && `• ${name}: ${told.join(' · ')}`;
};

export const secondHalf: Messages['secondHalf'] = {
  draw: {
    otherLayout: (sheet) =>
      `Το φύλλο «${sheet}» δεν έχει τις στήλες ${and(quotedColumns(['match', 'round', 'white', 'black']))}· αλλάξτε του όνομα και το Cubilete θα φτιάξει νέο.`,
    foreignColumn: (cell) =>
      `${cell}: δεδομένα σε στήλη που δεν είναι του νοκ άουτ και θα έμεναν δίπλα σε άλλο ματς· μεταφέρετέ τα σε άλλο φύλλο.`,
    groupsOpen: (open) => `Οι όμιλοι δεν έχουν τελειώσει:\n${open.join('\n')}`,
    tooFew: 'Για το νοκ άουτ χρειάζονται τουλάχιστον δύο παίκτες.',
    noLastChance: (regulation) => `Ο κανονισμός ${regulation} δεν έχει Τελευταία ευκαιρία.`,
    proposal: (players, playIns, usual) => ({
      kind: 'prompt',
      title: 'Κλήρωση νοκ άουτ',
      text: `${playerCount(players)}${playIns === 0 ? '' : `, ${playIns} ${plural(playIns, 'προκριματικό ματς', 'προκριματικά ματς')}`}. Τι ώρα αρχίζει; Αν μείνει κενό, ${usual === '' ? 'χωρίς ώρες' : `στις ${usual}`}.`,
    }),
    whoStays: (players) => ({
      kind: 'prompt',
      title: 'Τελευταία ευκαιρία',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        'Αν κάποιος δεν παίζει, γράψτε τον αριθμό ή το όνομά του (πολλοί: με κόμματα).',
      ]),
    }),
    notAmong: (given) => `Το «${given}» δεν είναι κάποιος από όσους μπορούν να παίξουν.`,
    over: (sheet, results, copy) => ({
      kind: 'yesNo',
      title: 'Υπάρχει ήδη νοκ άουτ',
      text: `Το φύλλο «${sheet}» έχει άλλη κλήρωση${results === 0 ? '' : `, με ${results} ${plural(results, 'αποτέλεσμα', 'αποτελέσματα')}`}. Να γίνει ξανά; Κρατιέται αντίγραφο στο «${copy}». Με το Όχι μένει αυτή που υπάρχει.`,
    }),
    kept: (sheet) =>
      `Η κλήρωση του «${sheet}» μένει όπως είναι· η «Προώθηση νικητών» βάζει τα ονόματα που λείπουν.`,
    early: (players, round) =>
      `Είναι του ίδιου ομίλου και μπορεί να συναντηθούν ήδη εδώ (${round}): ${and(players)}· με αυτούς τους αριθμούς δεν χωράνε πιο μακριά.`,
    commission: 'Επιτροπή',
    same: 'Η κλήρωση είναι ήδη έτσι· δεν άλλαξε τίποτα.',
    done: (players, matches) => `Νοκ άουτ: ${playerCount(players)}, ${matches} ματς.`,
  },

  advance: {
    nothing: 'Δεν υπάρχει ακόμη νοκ άουτ· εκτελέστε πρώτα «Κλήρωση νοκ άουτ».',
    clear: (matches) => ({
      kind: 'yesNo',
      title: 'Ματς που παίχτηκαν ήδη',
      text: lines([
        'Με ό,τι λένε τώρα τα προηγούμενα ματς, αυτά τα αποτελέσματα δεν γίνονται:',
        ...matches,
        'Να σβηστούν και να μπει όποιος πρέπει; Με το Όχι μένουν.',
      ]),
    }),
    same: 'Δεν υπάρχουν νέοι νικητές· δεν άλλαξε τίποτα.',
    done: (names) => `${plural(names, 'Ενημερώθηκε 1 κελί', `Ενημερώθηκαν ${names} κελιά`)} του νοκ άουτ.`,
  },

  close: {
    nothing: 'Δεν υπάρχει πρόγραμμα ή νοκ άουτ για κλείσιμο.',
    which: (proposed, closed) => ({
      kind: 'prompt',
      title: 'Κλείσιμο τουρνουά',
      text: lines([
        closed.length > 0 && `Κλειστά: ${some(closed)}.`,
        `Πώς λέγεται το τουρνουά; Αν μείνει κενό, «${proposed}». Με το όνομα ενός κλειστού διορθώνεται εκείνο· με «(ανεπίσημο)» στο όνομα δεν μετράει πουθενά.`,
      ]),
    }),
    usual: (day) => `Τουρνουά ${day}`,
    alreadyClosed: (name, sheet) =>
      `Το φύλλο «${sheet}» είναι του τουρνουά «${name}», που έκλεισε ήδη· για να το διορθώσετε, γράψτε αυτό το όνομα.`,
    sheetGone: (name, sheet) =>
      `Δεν υπάρχει φύλλο «${sheet}», με το οποίο έκλεισε το «${name}»· δώστε του ξανά αυτό το όνομα.`,
    open: (name, open) => `Το «${name}» δεν μπορεί να κλείσει ακόμη:\n${open.join('\n')}`,
    withoutDraw: {
      kind: 'yesNo',
      title: 'Κλείσιμο τουρνουά',
      text: 'Δεν υπάρχει νοκ άουτ: κανείς δεν θα έχει θέση και μετρούν μόνο οι όμιλοι. Να κλείσει έτσι;',
    },
    edited: (players) => ({
      kind: 'yesNo',
      title: 'Το ρέιτινγκ άλλαξε με το χέρι',
      text: lines([
        'Το ρέιτινγκ και οι Κινήσεις διαφέρουν:',
        ...players.map((p) => `${p.name}: ${decimal(p.now, 1)}, κατά τις Κινήσεις ${decimal(p.ledger, 1)}`),
        'Ισχύουν οι τιμές του ρέιτινγκ; Με το Όχι επανέρχονται των Κινήσεων.',
      ]),
    }),
    didNotCome: (players, penalty) => ({
      kind: 'prompt',
      title: 'Επιβεβαίωσαν και δεν ήρθαν',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        `Χάνουν ${penalty} μονάδες ρέιτινγκ. Αν κάποιος ειδοποίησε, γράψτε τον αριθμό ή το όνομά του (πολλοί: με κόμματα).`,
      ]),
    }),
    notAmong: (given) => `Το «${given}» δεν είναι κάποιος από όσους επιβεβαίωσαν και δεν ήρθαν.`,
    confirm: (c) => ({
      kind: 'confirm',
      title: 'Κλείσιμο τουρνουά',
      text: lines([
        c.official
          ? `«${c.name}»`
          : `«${c.name}», ανεπίσημο: δεν μετράει ούτε για το ρέιτινγκ ούτε για την κατάταξη.`,
        ...c.differences.map(difference),
        c.later.length > 0 && `Υπολογίζονται ξανά και τα επόμενα: ${some(c.later)}.`,
      ]),
    }),
    notice: ({ status, missed, untilNext }, newcomerRating) => {
      if (status === 'off') return `Εκτός ρέιτινγκ: αν επιστρέψει, αρχίζει με ${newcomerRating}`;
      if (missed === 0) return '';
      const left = `${untilNext} τουρνουά`;
      return `Έλειψε από ${missed}: ${left} ${status === 'active' ? 'ως την καραντίνα' : 'ώσπου να βγει εκτός'}`;
    },
    otherLedger: (sheet) =>
      `Το φύλλο «${sheet}» δεν είναι οι κινήσεις του Cubilete· αλλάξτε του όνομα και το Cubilete θα φτιάξει νέο.`,
    foreignColumn: (cell) =>
      `${cell}: δεδομένα σε στήλη που δεν είναι των πόντων και θα έμεναν δίπλα σε άλλον παίκτη· μεταφέρετέ τα σε άλλο φύλλο.`,
    same: (name) => `Το «${name}» έκλεισε ήδη έτσι· δεν άλλαξε τίποτα.`,
    done: (name, players, champion) =>
      `Το «${name}» έκλεισε: ${playerCount(players)}${champion === null ? '' : `, πρωταθλητής: ${champion}`}.`,
  },

  reopen: {
    nothing: 'Δεν υπάρχει κλειστό τουρνουά.',
    which: (last, closed) => ({
      kind: 'prompt',
      title: 'Άνοιγμα τουρνουά ξανά',
      text: `Κλειστά: ${some(closed)}. Ποιο; Αν μείνει κενό, «${last}».`,
    }),
    unknown: (given) => `Δεν υπάρχει κλειστό τουρνουά «${given}».`,
    confirm: (r) => ({
      kind: 'confirm',
      title: 'Άνοιγμα τουρνουά ξανά',
      text: lines([
        `Αφαιρείται ό,τι έδωσε το «${r.name}» στον καθένα· τα φύλλα του τουρνουά δεν αλλάζουν.`,
        ...r.differences.map(difference),
        r.adjusted.length > 0 && `Χάνεται το ρέιτινγκ που διορθώθηκε με το χέρι: ${some(r.adjusted)}.`,
        r.later.length > 0 && `Υπολογίζονται ξανά και τα επόμενα: ${some(r.later)}.`,
      ]),
    }),
    done: (name) => `Το «${name}» είναι πάλι ανοιχτό.`,
  },

  season: {
    from: (usual, tournaments) => ({
      kind: 'prompt',
      title: 'Σεζόν',
      text: `Τουρνουά στους Πόντους: ${some(tournaments)}. Με ποιο αρχίζει η σεζόν; Αν μείνει κενό, «${usual}».`,
    }),
    unknown: (given) => `Δεν υπάρχει τουρνουά «${given}» στο φύλλο των πόντων.`,
    noPoints: 'Δεν υπάρχουν ακόμη πόντοι· κλείστε πρώτα ένα τουρνουά.',
    otherLayout: (sheet) =>
      `Το φύλλο «${sheet}» έχει κάτι άλλο· αλλάξτε του όνομα και το Cubilete θα φτιάξει νέο για τη σεζόν.`,
    same: 'Η σεζόν υπάρχει ήδη και ενημερώνεται μόνη της· δεν άλλαξε τίποτα.',
    done: 'Η σεζόν μπήκε και ενημερώνεται μόνη της με κάθε τουρνουά που κλείνει.',
  },
};
