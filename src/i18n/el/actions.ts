import type { Messages } from '../es/texts';
import { configure } from './configure';
import { faults } from './faults';
import { sheetNames } from './sheet-names';
import { and, groupSizes, lines, newcomer, playerCount, plural, quotedColumns, some } from './words';

type Playoffs = Parameters<Messages['actions']['standings']['playoffsNeeded']>[0];

const pairings = (playoffs: Playoffs) =>
  and(playoffs.map(({ group, white, black }) => `${white}–${black} (${group})`));

export const actions: Messages['actions'] = {
  sheets: sheetNames,
  configure,
  nothingChanged: 'Δεν άλλαξε τίποτα.',
  busy: 'Εκτελείται ήδη άλλη εντολή του Cubilete. Περιμένετε να τελειώσει και δοκιμάστε ξανά· δεν άλλαξε τίποτα.',
  faults,
  rowOfSheet: (sheet, row) => `${sheet}, γραμμή ${row}`,
  sheetMissing: (name) =>
    `Δεν υπάρχει φύλλο «${name}»· δημιουργήστε το, δώστε αυτό το όνομα σε όποιο το έχει ή πείτε ποιο είναι στη «Ρύθμιση φύλλων».`,
  tableMissing: (sheet, missing) =>
    `Στο φύλλο «${sheet}» ${plural(missing.length, 'λείπει η στήλη', 'λείπουν οι στήλες')} ${and(quotedColumns(missing))}· γράψτε αυτόν τον τίτλο.`,
  overFormulas: (cells) => ({
    kind: 'yesNo',
    title: 'Υπάρχουν τύποι σε αυτά τα κελιά',
    text: `Θα γραφτεί κάτι πάνω από ${plural(cells.length, 'τον τύπο', 'τους τύπους')}: ${some(cells)}. Να συνεχίσω;`,
  }),
  protectedRange: (ranges) =>
    `Δεν μπορείτε να αλλάξετε: ${and(ranges)}. Είναι προστατευμένο· ζητήστε άδεια από όποιον το προστάτεψε. Δεν άλλαξε τίποτα.`,

  seed: {
    nobody: 'Δεν παίζει κανείς: το φύλλο των συμμετοχών δεν έχει ονόματα ή όλοι σημειώνονται απόντες.',
    nextTournament: (closed, renames) => ({
      kind: 'yesNo',
      title: 'Νέο τουρνουά',
      text: `Το «${closed}» έκλεισε με αυτά τα φύλλα. Για το νέο τουρνουά κρατιούνται με άλλο όνομα: ${and(renames.map(({ from, to }) => `«${from}» ως «${to}»`))}. Να συνεχίσω;`,
    }),
    unmarked: (title, players) => ({
      kind: 'yesNo',
      title,
      text: `${players.length} ${plural(players.length, 'συμμετοχή δεν έχει', 'συμμετοχές δεν έχουν')} σημάδι στη στήλη «Παρών»: ${some(players)}. Παίζουν;`,
    }),
    proposal: (p) => ({
      kind: 'prompt',
      title: 'Κατανομή σε ομίλους',
      text: lines([
        `${playerCount(p.players)}: ${groupSizes(p.sizes)}.`,
        p.absent.length > 0 && `Δεν έρχονται (${p.absent.length}): ${some(p.absent)}.`,
        p.newcomers.length > 0 &&
          `Εκτός ρέιτινγκ, με ${p.newcomerRating} (${p.newcomers.length}): ${some(p.newcomers.map(newcomer))}.`,
        p.ignored.length > 0 &&
          `Κάτω από τη λίστα υπάρχουν κείμενα που δεν διαβάζονται ως συμμετοχές: ${some(p.ignored)}.`,
        '',
        p.fewest === p.most
          ? 'Πατήστε ΟΚ για να γίνουν έτσι.'
          : `Πατήστε ΟΚ για να γίνουν έτσι, ή γράψτε πρώτα άλλον αριθμό ομίλων (από ${p.fewest} ως ${p.most}).`,
      ]),
    }),
    overResults: (results, copies) => ({
      kind: 'yesNo',
      title: 'Το πρόγραμμα έχει ήδη αποτελέσματα',
      text: `${plural(results, 'Υπάρχει 1 αποτέλεσμα', `Υπάρχουν ${results} αποτελέσματα`)} με τους τωρινούς ομίλους. Πριν αλλάξουν ${plural(copies.length, 'κρατιέται αντίγραφο', 'κρατιούνται αντίγραφα')}: ${and(copies.map((copy) => `«${copy}»`))}· το πρόγραμμα μένει όπως είναι ώσπου να το φτιάξετε ξανά. Να αλλάξουν οι όμιλοι;`,
    }),
    copied: (copies) => `Τα προηγούμενα είναι στο ${and(copies.map((copy) => `«${copy}»`))}.`,
    otherLayout: (sheet) =>
      `Το φύλλο «${sheet}» έχει κάτι άλλο ή τους ομίλους σε άλλη διάταξη· αλλάξτε του όνομα και το Cubilete θα φτιάξει νέο.`,
    same: 'Οι όμιλοι είναι ήδη έτσι· δεν άλλαξε τίποτα.',
    drawn: (seed) => `Όσοι έχουν ίσο ρέιτινγκ κληρώθηκαν με τον αριθμό ${seed}.`,
    done: (players, sizes) => `${playerCount(players)}: ${groupSizes(sizes)}.`,
  },

  schedule: {
    groupsFirst: 'Δεν υπάρχουν ακόμη όμιλοι· εκτελέστε πρώτα «Κατανομή σε ομίλους».',
    groupTooSmall: (group, players, min) =>
      `${group}: ${playerCount(players)}· ένας όμιλος έχει τουλάχιστον ${min}.`,
    lengthUnknown:
      'Ο κανονισμός δεν λέει πόσων πόντων είναι τα ματς των ομίλων· δώστε groupMatchLength στο φύλλο «Κανονισμός».',
    otherLayout: (sheet) =>
      `Το φύλλο «${sheet}» δεν έχει τις στήλες ${and(quotedColumns(['group', 'white', 'black']))}· αλλάξτε του όνομα και το Cubilete θα φτιάξει νέο.`,
    otherForm: (sheet) =>
      `Το φύλλο «${sheet}» έχει τα αποτελέσματα σε σταυρωτούς πίνακες· αυτή η εντολή θέλει πρόγραμμα με τις στήλες ${and(quotedColumns(['group', 'white', 'black']))}, ένα ματς σε κάθε γραμμή.`,
    proposal: (groups, matches, usual) => ({
      kind: 'prompt',
      title: 'Δημιουργία προγράμματος',
      text: `${matches} ματς σε ${groups} ${plural(groups, 'όμιλο', 'ομίλους')}. Τι ώρα αρχίζει το πρώτο; Αν μείνει κενό, στις ${usual}.`,
    }),
    overTyped: (typed, lost, copy) => ({
      kind: 'yesNo',
      title: 'Το πρόγραμμα έχει ήδη δεδομένα',
      text: `Οι όμιλοι άλλαξαν και το πρόγραμμα έχει ${typed} ${plural(typed, 'γραμμή', 'γραμμές')} με αποτελέσματα, αφίξεις ή σημειώσεις· ${lost} ${plural(lost, 'είναι ζευγαριού που δεν παίζει πια', 'είναι ζευγαριών που δεν παίζουν πια')}. Κρατιέται αντίγραφο στο «${copy}» και γράφεται από την αρχή. Να συνεχίσω;`,
    }),
    copyName: (sheet, now) => `${sheet} ${now.slice(0, 16).replace(':', '.')}`,
    copied: (copy) => `Το προηγούμενο πρόγραμμα είναι στο «${copy}».`,
    foreignColumn: (cell) =>
      `${cell}: δεδομένα σε στήλη που δεν είναι του προγράμματος και θα έμεναν δίπλα σε άλλο ματς· μεταφέρετέ τα σε άλλο φύλλο ή αλλάξτε όνομα σε αυτό.`,
    unreadable: (cell) =>
      `${cell}: η ημερομηνία δεν διαβάζεται, γιατί η ζώνη ώρας του φύλλου δεν είναι αυτή του σεναρίου· γράψτε την ως κείμενο.`,
    same: 'Το πρόγραμμα είναι ήδη έτσι· δεν άλλαξε τίποτα.',
    done: (matches, start) => `${matches} ματς από τις ${start}.`,
  },

  lateness: {
    lostButPlayed: (white, black, late) =>
      `${white}–${black}: έχει αποτέλεσμα, και με την ώρα άφιξης χάνεται άνευ αγώνα (${late})· αποφασίστε ποιο ισχύει.`,
    revoke: (players) => ({
      kind: 'yesNo',
      title: 'Διορθωμένες αφίξεις',
      text: `Με την τωρινή ώρα δεν ${plural(players.length, 'χάνει', 'χάνουν')} πια λόγω καθυστέρησης: ${and(players)}. Να σβηστεί το F;`,
    }),
    same: 'Δεν υπάρχουν νέες καθυστερήσεις· δεν άλλαξε τίποτα.',
    done: (late, lost) =>
      late + lost === 0
        ? 'Κανείς δεν άργησε τόσο ώστε να χάσει πόντους.'
        : `${late} ματς ${plural(late, 'αρχίζει', 'αρχίζουν')} με πόντους ποινής και ${lost} ${plural(lost, 'χάθηκε', 'χάθηκαν')} λόγω καθυστέρησης.`,
  },

  standings: {
    otherLayout: (sheet) =>
      `Το φύλλο «${sheet}» έχει κάτι άλλο· αλλάξτε του όνομα και το Cubilete θα φτιάξει νέο για την κατάταξη.`,
    withProblem: 'Η κατάταξη μπήκε, αλλά ένα αποτέλεσμα του προγράμματος δεν διαβάζεται.',
    addPlayoffs: (playoffs) => ({
      kind: 'yesNo',
      title: 'Λείπουν μπαράζ',
      text: `${plural(playoffs.length, 'Λείπει το μπαράζ', 'Λείπουν τα μπαράζ')} του ενός πόντου: ${pairings(playoffs)}. Να ${plural(playoffs.length, 'προστεθεί', 'προστεθούν')} στο τέλος του προγράμματος;`,
    }),
    playoffsNeeded: (playoffs) =>
      `${plural(playoffs.length, 'Λείπει το μπαράζ', 'Λείπουν τα μπαράζ')} του ενός πόντου: ${pairings(playoffs)}.`,
    playoffNote: 'μπαράζ',
    same: 'Η κατάταξη υπάρχει ήδη και ενημερώνεται μόνη της· δεν άλλαξε τίποτα.',
    done: (complete, groups, qualified) =>
      `Τελείωσαν ${complete} από ${groups} ${plural(groups, 'όμιλο', 'ομίλους')}· προκρίθηκαν ${qualified}. Η κατάταξη ενημερώνεται μόνη της με κάθε αποτέλεσμα.`,
  },

  journal: {
    number: 'Αρ.',
    when: 'Πότε',
    who: 'Ποιος',
    editor: (key) => `συντάκτης ${key}`,
    action: 'Εντολή',
    summary: 'Τι έγινε',
    record: 'Στοιχεία για αναίρεση',
    status: {
      ...{ title: 'Κατάσταση', underWay: 'σε εξέλιξη', done: 'έγινε', undone: 'αναιρέθηκε' },
      kept: 'μισοτελειωμένη, έμεινε',
      dropped: 'χωρίς αποτέλεσμα',
    },
    unreadable: (cell) =>
      `${cell}: η ημερομηνία δεν διαβάζεται, γιατί η ζώνη ώρας του φύλλου δεν είναι αυτή του σεναρίου, και δεν θα μπορούσε να επανέλθει· δεν άλλαξε τίποτα.`,
  },

  undo: {
    nothing: 'Δεν υπάρχει τίποτα για αναίρεση.',
    unreadable: (number) =>
      `Τα στοιχεία για την αναίρεση του αρ. ${number} άλλαξαν στο ημερολόγιο και δεν διαβάζονται· δεν άλλαξε τίποτα.`,
    sheetsGone: (summary, sheets) => ({
      kind: 'confirm',
      title: 'Αναίρεση',
      text: `${summary}\n\n${plural(sheets.length, 'Δεν υπάρχει το φύλλο', 'Δεν υπάρχουν τα φύλλα')} ${sheets.map((sheet) => `«${sheet}»`).join(', ')}: όσα άλλαξε εκεί η εντολή δεν μπορούν να επανέλθουν. Αν άλλαξε μόνο το όνομα, ακυρώστε, δώστε του το προηγούμενο και αναιρέστε ξανά. Με το ΟΚ αναιρούνται τα υπόλοιπα.`,
    }),
    edited: (summary, cells) => ({
      kind: 'yesNo',
      title: 'Αναίρεση',
      text: `${summary}\n\n${plural(cells.length, 'Ένα κελί άλλαξε', `${cells.length} κελιά άλλαξαν`)} μετά: ${some(cells)}. Να επανέλθουν κι αυτά; Με το Όχι μένουν όπως είναι και αναιρούνται τα υπόλοιπα.`,
    }),
    editedSheet: (sheet, cells) => ({
      kind: 'yesNo',
      title: 'Αναίρεση',
      text: `Στο φύλλο «${sheet}» ${plural(cells, 'γράφτηκε 1 κελί', `γράφτηκαν ${cells} κελιά`)} μετά. Να διαγραφεί το φύλλο με όλα; Με το Όχι μένει.`,
    }),
    done: (number, who, summary) =>
      `Αναιρέθηκε το αρ. ${number}${who === null ? '' : ` (${who})`}: ${summary}`,
  },
};
