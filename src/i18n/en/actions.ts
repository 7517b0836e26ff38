import type { Messages } from '../es/texts';
import { configure } from './configure';
import { faults } from './faults';
import { sheetNames } from './sheet-names';
import { and, groupSizes, lines, newcomer, plural, quotedColumns, some } from './words';

export const actions: Messages['actions'] = {
  sheets: sheetNames,
  configure,
  nothingChanged: 'Nothing was changed.',
  busy: 'Another Cubilete command is running. Wait for it to end and try again; nothing was changed.',
  faults,
  rowOfSheet: (sheet, row) => `${sheet}, row ${row}`,
  sheetMissing: (name) =>
    `There is no sheet “${name}”; make one, give that name to the one that has it, or say which it is in “Configure sheets”.`,
  tableMissing: (sheet, missing) =>
    `The sheet “${sheet}” has no ${plural(missing.length, 'column', 'columns')} ${and(quotedColumns(missing))}; give it that title.`,
  overFormulas: (cells) => ({
    kind: 'yesNo',
    title: 'There are formulas in these cells',
    text: `This would write over the ${plural(cells.length, 'formula', 'formulas')} in ${some(cells)}. Go on?`,
  }),
  protectedRange: (ranges) =>
    `You may not edit ${and(ranges)}: it is protected. Ask whoever protected it; nothing was changed.`,

  seed: {
    nobody: 'Nobody plays: the sheet of entries has no names, or all are marked as absent.',
    nextTournament: (closed, renames) => ({
      kind: 'yesNo',
      title: 'New tournament',
      text: `“${closed}” is closed with these sheets. For the new tournament they are kept under other names: ${and(renames.map(({ from, to }) => `“${from}” as “${to}”`))}. Go on?`,
    }),
    unmarked: (title, players) => ({
      kind: 'yesNo',
      title,
      text: `${players.length} ${plural(players.length, 'entry has', 'entries have')} no mark under Present: ${some(players)}. Do they play?`,
    }),
    proposal: (p) => ({
      kind: 'prompt',
      title: 'Seed groups',
      text: lines([
        `${p.players} players: ${groupSizes(p.sizes)}.`,
        p.absent.length > 0 && `Not coming (${p.absent.length}): ${some(p.absent)}.`,
        p.newcomers.length > 0 &&
          `Not in the ranking, with ${p.newcomerRating} (${p.newcomers.length}): ${some(p.newcomers.map(newcomer))}.`,
        p.ignored.length > 0 && `Below the list there are texts not read as entries: ${some(p.ignored)}.`,
        '',
        p.fewest === p.most
          ? 'Press OK to make them so.'
          : `Press OK to make them so, or first write another number of groups (${p.fewest} to ${p.most}).`,
      ]),
    }),
    overResults: (results, copies) => ({
      kind: 'yesNo',
      title: 'The schedule has results already',
      text: `There ${plural(results, 'is 1 result', `are ${results} results`)} with the groups as they are. Before they change ${plural(copies.length, 'a copy is', 'copies are')} kept as ${and(copies.map((copy) => `“${copy}”`))}, and the schedule stays as it is until you make it again. Change the groups?`,
    }),
    copied: (copies) => `What was there before is in ${and(copies.map((copy) => `“${copy}”`))}.`,
    otherLayout: (sheet) =>
      `The sheet “${sheet}” holds something else, or the groups in another layout; rename it and Cubilete will make a new one.`,
    same: 'The groups are so already; nothing was changed.',
    drawn: (seed) => `Equal ratings were drawn with the number ${seed}.`,
    done: (players, sizes) => `${players} players in ${groupSizes(sizes)}.`,
  },

  schedule: {
    groupsFirst: 'There are no groups yet; use “Seed groups” first.',
    groupTooSmall: (group, players, min) =>
      `${group} has ${players} ${plural(players, 'player', 'players')}; a group has at least ${min}.`,
    lengthUnknown:
      'The regulation does not say how many points a group match has; give groupMatchLength on the sheet Regulation.',
    otherLayout: (sheet) =>
      `The sheet “${sheet}” has no columns ${and(quotedColumns(['group', 'white', 'black']))}; rename it and Cubilete will make a new one.`,
    otherForm: (sheet) =>
      `The sheet “${sheet}” holds the results in cross-tables; this command needs a schedule with the columns ${and(quotedColumns(['group', 'white', 'black']))}, a match a row.`,
    proposal: (groups, matches, usual) => ({
      kind: 'prompt',
      title: 'Make schedule',
      text: `${matches} matches in ${groups} ${plural(groups, 'group', 'groups')}. When does the first begin? Blank means ${usual}.`,
    }),
    overTyped: (typed, lost, copy) => ({
      kind: 'yesNo',
      title: 'The schedule has entries already',
      text: `The groups have changed and the schedule has ${typed} ${plural(typed, 'row', 'rows')} with results, arrivals or notes; ${lost} ${plural(lost, 'is of a pairing', 'are of pairings')} that is no longer played. A copy is kept in “${copy}” and it is written anew. Go on?`,
    }),
    copyName: (sheet, now) => `${sheet} ${now.slice(0, 16).replace(':', '.')}`,
    copied: (copy) => `The schedule as it was is in “${copy}”.`,
    foreignColumn: (cell) =>
      `${cell} holds something in a column that is not the schedule's, which would end up beside another match; move it to another sheet or rename this one.`,
    unreadable: (cell) =>
      `${cell}: the date can not be read because the time zone of the sheet is not the one of the script; write it as text.`,
    same: 'The schedule is so already; nothing was changed.',
    done: (matches, start) => `${matches} matches from ${start} on.`,
  },

  lateness: {
    lostButPlayed: (white, black, late) =>
      `${white}–${black} has a result, and by the time of arrival ${late} loses it by forfeit: decide which counts.`,
    revoke: (players) => ({
      kind: 'yesNo',
      title: 'Corrected arrivals',
      text: `By the times as they are now ${and(players)} no longer ${plural(players.length, 'loses', 'lose')} by lateness. Clear the F?`,
    }),
    same: 'There is no new lateness; nothing was changed.',
    done: (late, lost) =>
      late + lost === 0
        ? 'Nobody came late enough to lose points.'
        : `${late} ${plural(late, 'match starts', 'matches start')} with points against and ${lost} ${plural(lost, 'is', 'are')} lost by lateness.`,
  },

  standings: {
    otherLayout: (sheet) =>
      `The sheet “${sheet}” holds something else; rename it and Cubilete will make a new one for the standings.`,
    withProblem: 'The standings are in place, but a result of the schedule can not be read.',
    addPlayoffs: (playoffs) => ({
      kind: 'yesNo',
      title: 'Play-offs are missing',
      text: `To be played to one point: ${and(playoffs.map(({ group, white, black }) => `${white}–${black} (${group})`))}. Add ${plural(playoffs.length, 'it', 'them')} at the end of the schedule?`,
    }),
    playoffsNeeded: (playoffs) =>
      `To be played to one point: ${and(playoffs.map(({ group, white, black }) => `${white}–${black} (${group})`))}.`,
    playoffNote: 'playoff',
    same: 'The standings are in place already and update themselves; nothing was changed.',
    done: (complete, groups, qualified) =>
      `${complete} of ${groups} ${plural(groups, 'group', 'groups')} complete, ${qualified} qualified. The standings update themselves with every result.`,
  },

  journal: {
    number: 'No.',
    when: 'When',
    who: 'Who',
    editor: (key) => `editor ${key}`,
    action: 'Command',
    summary: 'What was done',
    record: 'Record for undoing',
    status: {
      ...{ title: 'State', underWay: 'under way', done: 'done', undone: 'undone' },
      kept: 'half-done, kept',
      dropped: 'without effect',
    },
    unreadable: (cell) =>
      `${cell} holds a date that can not be read, because the time zone of the sheet is not the one of the script, and could not be put back; nothing was changed.`,
  },

  undo: {
    nothing: 'There is nothing to undo.',
    unreadable: (number) =>
      `The record for undoing no. ${number} has been changed in the journal and can not be read; nothing was changed.`,
    sheetsGone: (summary, sheets) => ({
      kind: 'confirm',
      title: 'Undo',
      text: `${summary}\n\n${plural(sheets.length, 'The sheet', 'The sheets')} ${sheets.map((sheet) => `“${sheet}”`).join(', ')} ${plural(sheets.length, 'is', 'are')} not there: what the command changed on ${plural(sheets.length, 'it', 'them')} can not be put back. If only the name has changed, cancel, give it its old one and undo again. With OK the rest is undone.`,
    }),
    edited: (summary, cells) => ({
      kind: 'yesNo',
      title: 'Undo',
      text: `${summary}\n\n${plural(cells.length, 'One cell has', `${cells.length} cells have`)} changed since: ${some(cells)}. Put them back as well? With No they stay as they are and the rest is undone.`,
    }),
    editedSheet: (sheet, cells) => ({
      kind: 'yesNo',
      title: 'Undo',
      text: `On the sheet “${sheet}” ${plural(cells, '1 cell was', `${cells} cells were`)} written since. Delete the sheet with all of it? With No it stays.`,
    }),
    done: (number, who, summary) => `Undid no. ${number}${who === null ? '' : `, by ${who}`}: ${summary}`,
  },
};
