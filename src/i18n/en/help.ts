import type { Help } from '../es/help';

const REGULATION =
  'Optional. HG (the default), INTERNATIONAL, MIAPUESTA, OTHELLO, or a range of options and values.';

export const helpEn: Help = {
  TD_SEED_GROUPS: {
    help: 'Makes the groups by the level ranking, in a snake: from group 1 to the last and back (HG 7.2.1).',
    args: {
      players:
        'Two columns, with or without titles: Player and Rating. Without ratings the order given counts.',
      groups: 'Optional. Number of groups; if missing, those that make groups of 4, then 3, then 5.',
      regulation: REGULATION,
    },
    returns: 'A row a group: Group, 1, 2, 3, 4…',
    example: '=TD_SEED_GROUPS(A1:B44, 11)',
  },
  TD_SCHEDULE: {
    help: 'The schedule of a group, everyone against everyone by the published tables, colours balanced, two boards at once (one in groups of 3).',
    args: {
      players: 'The names of one group, in a column.',
      start: 'Optional. Time of the first match: 20:00 or 8:00pm. If missing, the time stays blank.',
      matchLength: "Optional. Points of the match; if missing, the regulation's.",
      boards: "Optional. Boards of the group; if missing, the regulation's.",
      regulation: REGULATION,
    },
    returns: 'Round, Time, Board, White, Black.',
    example: '=TD_SCHEDULE(B2:B5, "20:00")',
  },
  TD_MINUTES_LATE: {
    help: 'Whole minutes late; 0 when early. Across midnight too.',
    args: {
      scheduled: 'The scheduled time, or a column of times.',
      arrived: 'The time of arrival, or a column of times.',
    },
    returns: 'Minutes; blank where a time is missing.',
    example: '=TD_MINUTES_LATE(C2:C40, I2:I40)',
  },
  TD_LATE_POINTS: {
    help: 'Points against for coming late (HG 2.3.1). When they are those of the match, it is lost.',
    args: {
      minutes: 'Minutes late, or a column.',
      matchLength: 'Points of the match, or a column.',
      regulation: REGULATION,
    },
    returns: 'Points against.',
    example: '=TD_LATE_POINTS(40, 3)',
  },
  TD_STANDINGS: {
    help: 'Standings of one group or several, with the full tie-break and the reason for each place (HG 7.2.2, 7.2.3).',
    args: {
      matches:
        'With titles, in any order: Group, White, Black, Points W, Points B, Note. Without titles: white, black, points, points, note; or white, score, black; or a square cross-table.',
      regulation: REGULATION,
    },
    returns: 'Group (if any), Pos, Player, P, W, L, PF, PA, Diff, Status, Reason.',
    example: '=TD_STANDINGS(Matches!A1:N)',
  },
  TD_CROSSTABLE: {
    help: 'The cross-table of a group, in the order of its standings.',
    args: {
      matches: 'The matches of one group, as for TD_STANDINGS.',
      regulation: REGULATION,
    },
    returns: 'Player and a column an opponent; F marks who was not there and A who left.',
    example: '=TD_CROSSTABLE(B2:E7)',
  },
  TD_CLOCK: {
    help: 'Minutes on the clock for each player: two a point less one a point on the board; 10 in the final (HG 7.6.2, 7.3).',
    args: {
      matchLength: 'Points of the match, or a column.',
      pointsWhite: "White's points on the board, or a column.",
      pointsBlack: "Black's points on the board, or a column.",
      regulation: REGULATION,
    },
    returns: 'Minutes.',
    example: '=TD_CLOCK(5, 2, 1)',
  },
  TD_LEVEL: {
    help: 'The level of play of a rating (HG 7.5.1).',
    args: {
      rating: 'The rating, or a column of ratings.',
      regulation: REGULATION,
    },
    returns: 'Beginner, Casual, Intermediate, Advanced, Expert or Master.',
    example: '=TD_LEVEL(B2:B60)',
  },
};
