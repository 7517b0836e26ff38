import type { Participation } from '../../core/season/tournament';
import type { Difference } from '../season-difference';
import type { secondHalf as spanish } from '../es/second-half';
import { and, attendance, decimal, lines, plural, quotedColumns, some } from './words';

const result = ({ place, wins, points }: Participation) =>
  `${place === null ? 'took part' : `place ${place}`}, ${wins} won, ${decimal(points / 100, 2)} points`;

const shown = (level: number | null) => (level === null ? '—' : decimal(level, 1));

const difference = ({ name, results: [before, after], ratings: [from, to], status }: Difference) => {
  const changes = [
    after && (before ? `${result(before)} → ${result(after)}` : result(after)),
    before && !after && `taken out: ${result(before)}`,
    shown(from) !== shown(to) && `level ${shown(from)} → ${shown(to)}`,
    status && `now ${attendance[status]}`,
  ];
  const told = changes.filter(Boolean);
  return told.length > 0 && `• ${name}: ${told.join(' · ')}`;
};

export const secondHalf: typeof spanish = {
  draw: {
    otherLayout: (sheet) =>
      `The sheet “${sheet}” has no columns ${and(quotedColumns(['match', 'round', 'white', 'black']))}; rename it and Cubilete makes a new one.`,
    foreignColumn: (cell) =>
      `${cell} has something in a column that is not one of the draw and would stand beside another match; move it to another sheet.`,
    groupsOpen: (open) => `The groups are not finished:\n${open.join('\n')}`,
    tooFew: 'A draw takes at least two players.',
    noLastChance: (regulation) => `The regulation ${regulation} has no Last Chance.`,
    proposal: (players, playIns, usual) => ({
      kind: 'prompt',
      title: 'Make the draw',
      text: `${players} players${playIns === 0 ? '' : `, ${playIns} ${plural(playIns, 'play-in', 'play-ins')}`}. At what time does it start? If left blank, ${usual === '' ? 'no hours' : `at ${usual}`}.`,
    }),
    whoStays: (players) => ({
      kind: 'prompt',
      title: 'Last Chance',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        'If any of them does not play it, write the number or the name (several: with commas).',
      ]),
    }),
    notAmong: (given) => `“${given}” is none of those who can play it.`,
    over: (sheet, results, copy) => ({
      kind: 'yesNo',
      title: 'There is a draw already',
      text: `The sheet “${sheet}” has another draw${results === 0 ? '' : ` with ${results} ${plural(results, 'result', 'results')}`}. Make it anew? A copy is kept as “${copy}”. With No the one there stays.`,
    }),
    kept: (sheet) => `The draw of “${sheet}” stays; “Advance winners” fills in the names that are due.`,
    early: (players, round) =>
      `${and(players)} are of one group and can meet as early as ${round}: these numbers leave no other place.`,
    commission: 'Commission',
    same: 'The draw is just so already; nothing was changed.',
    done: (players, matches) => `Draw of ${players} players, ${matches} matches.`,
  },

  advance: {
    nothing: 'There is no draw yet; first use “Make the draw”.',
    clear: (matches) => ({
      kind: 'yesNo',
      title: 'Matches played already',
      text: lines([
        'By what the earlier matches say now, these results cannot be:',
        ...matches,
        'Clear them and put in who is due? With No they stay.',
      ]),
    }),
    same: 'There are no new winners; nothing was changed.',
    done: (names) => `${names} ${plural(names, 'cell', 'cells')} of the draw brought up to date.`,
  },

  close: {
    nothing: 'There is neither a schedule nor a draw to close.',
    which: (proposed, closed) => ({
      kind: 'prompt',
      title: 'Close tournament',
      text: lines([
        closed.length > 0 && `Closed: ${some(closed)}.`,
        `What is the tournament called? If left blank, “${proposed}”. The name of a closed one corrects that one; with “(unofficial)” in its name it counts for nothing.`,
      ]),
    }),
    usual: (day) => `Tournament ${day}`,
    alreadyClosed: (name, sheet) =>
      `The sheet “${sheet}” belongs to “${name}”, which is closed already; to correct it, give that name.`,
    sheetGone: (name, sheet) =>
      `There is no sheet “${sheet}”, which “${name}” was closed with; give it that name again.`,
    open: (name, open) => `“${name}” can't be closed yet:\n${open.join('\n')}`,
    withoutDraw: {
      kind: 'yesNo',
      title: 'Close tournament',
      text: 'There is no draw: nobody will have a place and only the group phase counts. Close it so?',
    },
    edited: (players) => ({
      kind: 'yesNo',
      title: 'Levels changed by hand',
      text: lines([
        'The ranking and Movements differ:',
        ...players.map((p) => `${p.name}: ${decimal(p.now, 1)}, by Movements ${decimal(p.ledger, 1)}`),
        'Do those of the ranking hold? With No those of Movements come back.',
      ]),
    }),
    didNotCome: (players, penalty) => ({
      kind: 'prompt',
      title: 'Confirmed and did not come',
      text: lines([
        ...players.map((name, index) => `${index + 1}. ${name}`),
        `They lose ${penalty} level points. If any of them gave notice, write the number or the name (several: with commas).`,
      ]),
    }),
    notAmong: (given) => `“${given}” is none of those who confirmed and did not come.`,
    confirm: (c) => ({
      kind: 'confirm',
      title: 'Close tournament',
      text: lines([
        c.official
          ? `“${c.name}”`
          : `“${c.name}”, unofficial: it counts neither for levels nor for the ranking.`,
        ...c.differences.map(difference),
        c.later.length > 0 && `These are recomputed too: ${some(c.later)}.`,
      ]),
    }),
    notice: ({ status, missed, untilNext }, newcomerRating) => {
      if (status === 'off') return `Off the ranking: coming back starts at ${newcomerRating}`;
      if (missed === 0) return '';
      const left = plural(untilNext!, '1 tournament', `${untilNext} tournaments`);
      return `Missed ${missed}: ${left} to ${status === 'active' ? 'quarantine' : 'being off'}`;
    },
    otherLedger: (sheet) =>
      `The sheet “${sheet}” is not Cubilete's ledger; rename it and Cubilete makes a new one.`,
    foreignColumn: (cell) =>
      `${cell} has something in a column that is not one of points and would stand beside another player; move it to another sheet.`,
    same: (name) => `“${name}” is closed just so already; nothing was changed.`,
    done: (name, players, champion) =>
      `“${name}” closed: ${players} ${plural(players, 'player', 'players')}${champion === null ? '' : `, champion ${champion}`}.`,
  },

  reopen: {
    nothing: 'No tournament is closed.',
    which: (last, closed) => ({
      kind: 'prompt',
      title: 'Reopen tournament',
      text: `Closed: ${some(closed)}. Which one? If left blank, “${last}”.`,
    }),
    unknown: (given) => `“${given}” is no closed tournament.`,
    confirm: (r) => ({
      kind: 'confirm',
      title: 'Reopen tournament',
      text: lines([
        `What “${r.name}” gave to each is taken out; the sheets of the tournament stay.`,
        ...r.differences.map(difference),
        r.adjusted.length > 0 && `Levels corrected by hand are lost: ${some(r.adjusted)}.`,
        r.later.length > 0 && `These are recomputed too: ${some(r.later)}.`,
      ]),
    }),
    done: (name) => `“${name}” is open again.`,
  },

  season: {
    from: (usual, tournaments) => ({
      kind: 'prompt',
      title: 'Season',
      text: `Tournaments in Points: ${some(tournaments)}. Which one does the season begin with? If left blank, “${usual}”.`,
    }),
    unknown: (given) => `“${given}” is no tournament of the sheet of points.`,
    noPoints: 'There are no points yet; close a tournament first.',
    otherLayout: (sheet) =>
      `The sheet “${sheet}” holds something else; rename it and Cubilete makes a new one for the season.`,
    same: 'The season is there already and keeps itself up to date; nothing was changed.',
    done: 'The season is there and changes with every tournament that is closed.',
  },
};
