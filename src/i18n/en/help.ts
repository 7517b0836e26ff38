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
        'With titles, in any order: Group, White, Black, Points W, Points B, Note; or in blocks, “Group A” above each. Without titles: white, black, points, points, note; or white, score, black; the points on both sides of a dash too. Or square cross-tables: one, or several with the title of their group.',
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
      group: 'The group whose table is wanted, where the range has several.',
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
  TD_KNOCKOUT: {
    help: 'The draw of the second phase: play-ins, rounds and who goes where; firsts, seconds and thirds of each group, players of one group as far apart as can be (HG 7.3).',
    args: {
      qualifiers:
        'The names in the order of seeds; or group, place and name. The table of TD_STANDINGS is taken too: those qualified count.',
      regulation: REGULATION,
    },
    returns: 'Match, Round, White, Black and Winner to, with “Winner M1” where it is not known yet.',
    example: '=TD_KNOCKOUT(Standings!A1:K)',
  },
  TD_PLACES: {
    help: 'Places of the second phase: champion 1, finalist 2, semifinalists 3, then 5, 9, 17…; who gives a forfeit loses what he won in it and the last one he put out comes back (HG 2.3.9).',
    args: {
      draw: 'Match, round, white, black, their points and a note; under titles in any order. F in the points of who was not there.',
      regulation: REGULATION,
    },
    returns: 'Place (blank while still in, and for who gave a forfeit), Player, Round and Wins.',
    example: '=TD_PLACES(Draw!A1:I)',
  },
  TD_POINTS: {
    help: 'Annual points of a tournament: those of the place, or for taking part, and 0.04 a match won (HG 7.5).',
    args: {
      place: 'The place, or a column. Blank or 17 and up: took part.',
      wins: 'Matches won in the tournament, or a column.',
      regulation: REGULATION,
    },
    returns: 'Points.',
    example: '=TD_POINTS(3, 5)',
  },
  TD_WIN_PROBABILITY: {
    help: 'The chance of winning a match by the ratings (FIBS formula).',
    args: {
      rating: "The player's rating, or a column.",
      opponent: "The opponent's rating, or a column.",
      matchLength: 'Points of the match, or a column.',
    },
    returns: 'Between 0 and 1.',
    example: '=TD_WIN_PROBABILITY(1650, 1500, 5)',
  },
  TD_RATING_CHANGE: {
    help: 'What the winner gains in rating and the loser loses (HG 7.5.1, FIBS formula).',
    args: {
      winner: "The winner's rating, or a column.",
      loser: "The loser's rating, or a column.",
      matchLength: 'Points of the match, or a column.',
      winnerExperience: "Optional. The winner's experience; counts with kRamp only.",
      loserExperience: "Optional. The loser's experience; counts with kRamp only.",
      regulation: REGULATION,
    },
    returns: "One row: winner's change, loser's change.",
    example: '=TD_RATING_CHANGE(1600, 1500, 7)',
  },
  TD_RATINGS: {
    help: 'The ratings after some matches, one by one in the order played (HG 7.5.1).',
    args: {
      players: 'Player, Rating and Experience, with or without titles. Without a rating: 1500.',
      matches: 'White, Black, Points W, Points B, Match length, Note; with titles Order too.',
      regulation: REGULATION,
    },
    returns: 'Player, Before, After, Change, Matches, Experience; newcomers at the end.',
    example: '=TD_RATINGS(Ranking!B4:D64, Ledger!A1:G)',
  },
  TD_SEASON: {
    help: 'The ranking of a season by its official tournaments: points, titles, matches won (HG 7.5, 8).',
    args: {
      results:
        'Tournament, Player, Place, Wins, Official, with or without titles; with titles Points and Rating too.',
      regulation: REGULATION,
      from: 'Optional. The tournament that the season begins with; without it all of them: the historical ranking.',
      ranking: 'Optional. The level ranking (Player, Level), which decides what is still level.',
    },
    returns: 'Pos, Player, Tournaments, Points, Titles, Wins, In for the prize.',
    example: '=TD_SEASON(Points!A1:F)',
  },
  TD_ATTENDANCE: {
    help: 'Who is active, in quarantine or off by the tournaments missed in a row (HG 2.3.7, 8.3).',
    args: {
      marks: 'A row a player and a column a tournament, oldest first: any mark says he came.',
      regulation: REGULATION,
    },
    returns: 'A column: Active, Quarantine or Off.',
    example: '=TD_ATTENDANCE(F5:O64)',
  },
  TD_PRIZES: {
    help: 'Splits a pool by shares in whole coins, with nothing left or missing.',
    args: {
      pool: 'The pool.',
      shares: 'A column with the share of each prize, in whatever units.',
      unit: 'Optional. The smallest coin; if missing, 0.01.',
    },
    returns: 'A column of prizes that sums to the pool.',
    example: '=TD_PRIZES(900, A2:A4, 5)',
  },
  TD_GAME_POINTS: {
    help: 'The points of a game: 1, gammon 2 or backgammon 3, times the cube.',
    args: {
      kind: 'simple, gammon or backgammon, or 1, 2 or 3; or a column.',
      cube: 'Optional. The cube it ended on: 1, 2, 4 … 64; 1 without it. A dropped double is worth the cube before it.',
    },
    returns: 'Points.',
    example: '=TD_GAME_POINTS("gammon", 2)',
  },
  TD_IS_CRAWFORD: {
    help: 'Whether the next game is the Crawford game, the one without the cube: the first after somebody needs a single point.',
    args: {
      matchLength: 'Points of the match, or a column.',
      white: 'Points of White, or a column.',
      black: 'Points of Black, or a column.',
      played: 'Optional. Yes, when the Crawford game has been played already.',
    },
    returns: 'TRUE or FALSE.',
    example: '=TD_IS_CRAWFORD(7, 6, 3)',
  },
  TD_SYSTEM: {
    help: 'The system of an Othello tournament by its entries: round robin up to 8, Swiss with its rounds from 9 on.',
    args: {
      entries: 'Number of entries, or a column.',
      days: 'Optional. Days it lasts; one without it.',
      hours: 'Optional. Hours of play of each day: gives the minutes for a game too.',
      regulation: 'Optional. OTHELLO (without it), or a range of options and values.',
    },
    returns:
      'Round robin, or the number of Swiss rounds; with hours also the minutes of each player for a game.',
    example: '=TD_SYSTEM(16)',
  },
  TD_SWISS_PAIRINGS: {
    help: 'The next round of a Swiss event: the best of all pairings there are. Nobody twice against the same opponent, no second bye, points as close as can be, colours balanced.',
    args: {
      players:
        'Who plays the round: Player and, where there is one, Rating; without ratings the order given. Who has withdrawn is left out.',
      results:
        'Optional. The rounds played: Round, Black, White, Points B, Points W, with titles in any order or in this order without. Bye as the opponent: a bye that was had. F in the points of who did not come.',
      regulation: 'Optional. OTHELLO (without it), or a range of options and values.',
    },
    returns: 'Board, Black, White; the bye at the end, against Bye.',
    example: '=TD_SWISS_PAIRINGS(A2:B, D2:H)',
  },
  TD_SWISS_STANDINGS: {
    help: 'The standings of a Swiss event: points, Brightwell quotient, disc difference, the game between them; with the reason of each place.',
    args: {
      results: 'The rounds played, as in TD_SWISS_PAIRINGS. A in the points of who has withdrawn.',
      regulation: 'Optional. OTHELLO (without it), or a range of options and values.',
      only: 'Optional. The names of a section (women, juniors): these alone are shown, with places of their own.',
    },
    returns: 'Pos, Player, P, Points, BQ, Discs, Reason.',
    example: '=TD_SWISS_STANDINGS(D1:H)',
  },
  TD_OTHELLO_SCORE: {
    help: 'The official score of an Othello game: empty squares go to the winner, and a draw is 32–32.',
    args: {
      black: 'Black discs on the board, or a column.',
      white: 'White discs on the board, or a column.',
      incident:
        'Optional. A fallen flag or a game not finished: black falls, black falls 2 (a second time), both fall black (black first), black resigns; or white.',
    },
    returns: 'One row: black, white.',
    example: '=TD_OTHELLO_SCORE(30, 28)',
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
