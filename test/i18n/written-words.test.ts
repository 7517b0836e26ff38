import { describe, expect, test } from '@jest/globals';
import type { Round } from '../../src/core/knockout/rounds';
import type { ColumnWord } from '../../src/core/problems';
import { LANGUAGES, textsIn, type Language } from '../../src/i18n/language';
import { wordsOf } from '../../src/sheet/column-titles';
import { COLUMN_WORDS } from '../../src/sheet/column-words';
import { groupKey, matchId, parseSource } from '../../src/sheet/draw-reference';
import { findHeader } from '../../src/sheet/header';
import {
  JOURNAL_STATES,
  JOURNAL_TITLES,
  type JournalColumn,
  type JournalState,
} from '../../src/sheet/journal-words';
import { isGroupTitle } from '../../src/sheet/group-title';
import {
  LEDGER_COLUMNS,
  LEDGER_KINDS,
  LEDGER_TITLES,
  LEFT_CAUSES,
  REOPENED_WORDS,
  UNOFFICIAL_STATES,
} from '../../src/sheet/ledger-words';
import { readQualifiers } from '../../src/sheet/read-qualifiers';
import { isCalled } from '../../src/sheet/recognise-sheet';
import { parseRound } from '../../src/sheet/round-name';
import { fold, foldWord } from '../../src/sheet/text';
import {
  BYE_WORDS,
  MISSED_WORDS,
  NO_WORDS,
  OFF_WORDS,
  PLAYOFF_MARKS,
  SHEET_WORDS,
  STATUS_WORDS,
  UNOFFICIAL_NAME,
  WITHDRAWN_WORDS,
  YES_WORDS,
  type SheetWord,
} from '../../src/sheet/vocabulary';
import { titleOf } from '../../src/actions/journal-columns';
import { DRAW_COLUMNS } from '../../src/actions/draw-sheet';
import { SWISS_COLUMNS } from '../../src/actions/swiss/swiss-sheet';
import { readIsPublic, saysItIsOver } from '../../src/actions/publish/live-words';
import { LIVE_PARTS, type LiveOptions } from '../../src/ui/live-contract';

const COLUMNS = Object.keys(COLUMN_WORDS) as ColumnWord[];
const SHEETS = Object.keys(SHEET_WORDS) as SheetWord[];
const ROUNDS: readonly Round[] = ['playIn', 'thirdPlace', 2, 4, 8, 16, 32, 64];

/** Tables as Cubilete writes them; titles that mean two things are told by their neighbours. */
const TABLES: Readonly<Record<string, readonly ColumnWord[]>> = {
  schedule: [
    ...(['group', 'round', 'hour', 'board', 'white', 'black', 'pointsWhite', 'pointsBlack'] as const),
    ...(['arrivedWhite', 'arrivedBlack', 'latePointsWhite', 'latePointsBlack', 'start', 'note'] as const),
  ],
  draw: DRAW_COLUMNS,
  swiss: SWISS_COLUMNS,
  points: ['tournament', 'player', 'place', 'wins', 'points', 'official'],
  ranking: ['place', 'player', 'rating', 'experience', 'status', 'notice'],
  entries: ['player', 'rating', 'confirmed', 'present'],
  matches: ['order', 'white', 'black', 'score', 'matchLength', 'minutes', 'note'],
  lates: ['group', 'player', 'played', 'wins', 'drawn', 'lost', 'pointsFor', 'pointsAgainst', 'difference'],
  options: ['option', 'value'],
};

describe.each(LANGUAGES)('what is written in %s is read back as what it means', (language: Language) => {
  const { messages } = textsIn(language);

  test.each(COLUMNS)('the title of the column %s', (word) => {
    expect(wordsOf(messages.columns[word])).toContain(word);
  });

  test('the titles are all different', () => {
    const titles = COLUMNS.map((word) => foldWord(messages.columns[word]));
    expect(new Set(titles).size).toBe(COLUMNS.length);
  });

  test.each(Object.entries(TABLES))('the header of the table %s', (_, words) => {
    const header = findHeader([words.map((word) => messages.columns[word])], [words]);
    expect(header.ok).toBe(true);
    if (!header.ok) return;
    const found = words.map((word) =>
      word === 'note' ? header.value?.notes[0] : header.value?.columns.get(word),
    );
    expect(found).toEqual(words.map((_word, column) => column));
    expect(header.value?.unclear).toEqual([]);
  });

  test.each(SHEETS)('the name of the sheet %s, and of no other', (word) => {
    const name = messages.actions.sheets[word];
    expect(SHEETS.filter((one) => isCalled(name, one))).toEqual([word]);
  });

  test.each(ROUNDS)('the round %s', (round) => {
    expect(parseRound(messages.draw.round(round))).toBe(round);
  });

  test('references of a draw, its byes and its groups', () => {
    expect(parseSource(messages.draw.winner('M1'))).toEqual({ kind: 'winner', of: 'M1' });
    expect(parseSource(messages.draw.loser('M12'))).toEqual({ kind: 'loser', of: 'M12' });
    expect(parseSource(messages.draw.place('7', 2))).toEqual({ kind: 'groupPlace', group: '7', place: 2 });
    expect(parseSource(messages.draw.place('norte', 1))).toEqual({
      ...{ kind: 'groupPlace', group: 'norte', place: 1 },
    });
    expect(parseSource(messages.draw.bye)).toEqual({ kind: 'bye' });
    expect(BYE_WORDS).toContain(foldWord(messages.draw.bye));
    expect(matchId(`${messages.columns.match} 4`)).toBe('M4');
    expect(groupKey(`${messages.columns.group} 4`)).toBe('4');
    expect(groupKey(messages.groupName(4))).toBe('4');
    expect(isGroupTitle(messages.groupName(4))).toBe(true);
    expect(isGroupTitle(`${messages.columns.group} 4`)).toBe(true);
  });

  test('who plays nobody in a Swiss round, and why', () => {
    const { missedWord, withdrawnWord } = messages.swissRounds;
    expect(MISSED_WORDS.has(foldWord(missedWord))).toBe(true);
    expect(WITHDRAWN_WORDS.has(foldWord(withdrawnWord))).toBe(true);
    expect(
      [missedWord, withdrawnWord, messages.draw.bye].every((word) => BYE_WORDS.has(foldWord(word))),
    ).toBe(true);
  });

  test('states in the ranking', () => {
    for (const state of Object.values(messages.attendance)) expect(STATUS_WORDS).toContain(fold(state));
    expect(OFF_WORDS).toContain(foldWord(messages.attendance.off));
    expect(OFF_WORDS).not.toContain(foldWord(messages.attendance.active));
  });

  test('yes and no, the note of a play-off, a tournament that is not official', () => {
    expect(YES_WORDS).toContain(foldWord(messages.season.yes));
    expect(NO_WORDS).toContain(foldWord(messages.season.no));
    expect(PLAYOFF_MARKS).toContain(foldWord(messages.actions.standings.playoffNote));
    const isUnofficial = (name: string) => UNOFFICIAL_NAME.test(foldWord(name));
    expect(isUnofficial(`X (${messages.ledger.unofficial})`)).toBe(true);
    expect(isUnofficial(`X (${messages.ledger.official})`)).toBe(false);
    expect(isUnofficial(messages.secondHalf.close.usual('2026-03-07'))).toBe(false);
    expect(messages.secondHalf.close.which('', []).text).toContain(`(${messages.ledger.unofficial})`);
  });

  test('the ledger: its titles, kinds of lines, states and causes', () => {
    const { ledger } = messages;
    for (const column of LEDGER_COLUMNS) {
      const meant = LEDGER_COLUMNS.filter((one) => LEDGER_TITLES[one].includes(fold(ledger.columns[column])));
      expect(meant).toEqual([column]);
    }
    for (const [kind, word] of Object.entries(ledger.kinds)) {
      const meant = Object.entries(LEDGER_KINDS).filter(([, words]) => words.includes(fold(word)));
      expect(meant.map(([one]) => one)).toEqual([kind]);
    }
    expect(REOPENED_WORDS).toContain(fold(ledger.reopened));
    expect(UNOFFICIAL_STATES).toContain(fold(ledger.unofficial));
    expect(REOPENED_WORDS).not.toContain(fold(ledger.official));
    expect(UNOFFICIAL_STATES).not.toContain(fold(ledger.official));
    expect(LEFT_CAUSES).toContain(fold(ledger.causes.left));
    expect(LEFT_CAUSES).not.toContain(fold(ledger.causes.didNotCome));
  });

  test('the journal: its states and titles', () => {
    const { status } = messages.actions.journal;
    const states = Object.keys(JOURNAL_STATES) as JournalState[];
    expect([...states, 'title'].sort()).toEqual(Object.keys(status).sort());
    for (const state of states) {
      const word = fold(status[state]);
      const meant = states.filter((one) => JOURNAL_STATES[one].includes(word));
      expect(meant).toEqual([state]);
    }
    const titles = Object.keys(JOURNAL_TITLES) as JournalColumn[];
    for (const column of titles) {
      const word = foldWord(titleOf(column, messages));
      expect(titles.filter((one) => JOURNAL_TITLES[one].includes(word))).toEqual([column]);
    }
  });

  test('what is public, in every way there is, and that nothing is', () => {
    const { live } = messages;
    const ways = [true, false].flatMap((initials) =>
      Array.from({ length: 2 ** LIVE_PARTS.length - 1 }, (_, index): LiveOptions => ({
        initials,
        parts: LIVE_PARTS.filter((__, part) => (((index + 1) >> part) & 1) === 1),
      })),
    );
    expect(ways).toHaveLength(30);
    for (const way of ways) expect(readIsPublic(live.isPublic(way))).toEqual(way);
    expect(readIsPublic(`${live.isPublic(ways[0]!)} y más`)).toBeNull();
    expect(readIsPublic(live.over)).toBeNull();
    expect(saysItIsOver(live.over)).toBe(true);
    expect(saysItIsOver(live.updated('20:00'))).toBe(false);
  });

  test('a table of standings: who has qualified, his place, wins and difference', () => {
    const { columns, standings: words, status } = messages;
    const titles = [
      ...[columns.group, words.place, words.player, words.played, words.won, words.lost],
      ...[words.pointsFor, words.pointsAgainst, words.difference, words.status, words.reason],
    ];
    const pending = `${status.qualified}; ${status.mustPlay(['X'])}`;
    const rows = [
      titles,
      ['G1', 1, 'Ana', 3, 3, 0, 9, 3, 6, status.qualified, ''],
      ['G1', 2, 'Beto', 3, 2, 1, 8, 6, '+2', pending, ''],
      ['G1', 3, 'Carla', 3, 1, 2, 6, 8, -2, status.out, ''],
      ['G1', 4, 'Dario', 3, 0, 3, 3, 9, -6, status.putOut, ''],
      ['G1', 5, 'Elsa', 3, 0, 3, 3, 9, -6, status.annulled, ''],
    ];
    const read = readQualifiers(rows);
    expect(read.ok && read.value.qualifiers).toEqual([
      { player: 'ana', from: { group: 0, place: 1, wins: 3, difference: 6 } },
      { player: 'beto', from: { group: 0, place: 2, wins: 2, difference: 2 } },
    ]);
  });
});
