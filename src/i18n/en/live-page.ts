import { oneOrMany } from '../wording';
import type { LivePageTexts } from '../es/live-page';

const minutesAgo = (minutes: number) => {
  if (minutes < 1) return 'just now';
  if (minutes < 90) return `${minutes} min ago`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h ago` : `${Math.round(minutes / 1440)} days ago`;
};

const ordinal = (place: number) => {
  const teens = place % 100 > 10 && place % 100 < 14;
  return `${place}${(!teens && ['th', 'st', 'nd', 'rd'][place % 10]) || 'th'}`;
};

export const livePage: LivePageTexts = {
  loading: 'Loading…',
  nothing: 'No tournament is being published right now.',
  updated: (clock, minutes) => `Updated at ${clock} · ${minutesAgo(minutes)}`,
  stale: 'Can’t refresh: this is the last that arrived. Still trying.',
  unreachable: 'Can’t load the tournament. Still trying.',
  retry: 'Refresh',

  parts: { groups: 'Groups', matches: 'Matches', draw: 'Draw', ranking: 'Ranking' },
  lastChance: 'Last Chance',
  partsLabel: 'Parts of the tournament',
  empty: 'Nothing here yet.',
  group: (group) => (/^\d|^[A-Za-z]$/.test(group) ? `Group ${group}` : group || 'Standings'),
  standings: {
    ...{ place: 'Pos', player: 'Player', played: 'P', won: 'W', lost: 'L', pointsFor: 'PF' },
    ...{ pointsAgainst: 'PA', difference: 'Diff', status: 'Status', reason: 'Reason' },
  },
  long: {
    ...{ place: 'Place', played: 'Matches played', won: 'Won', lost: 'Lost' },
    ...{ pointsFor: 'Points for', pointsAgainst: 'Points against', difference: 'Difference' },
  },
  columns: {
    ...{ group: 'Group', round: 'Round', hour: 'Time', board: 'Board', match: 'Match', result: 'Result' },
    ...{ white: 'White', black: 'Black', level: 'Level', state: 'State', place: 'Place' },
  },
  cross: {
    label: 'How the groups are shown',
    table: 'Standings',
    title: 'Cross-table',
    hint: 'Each row has that player’s results, his own points first.',
    notes: {
      forfeit: 'did not come',
      left: 'left the tournament',
      toCome: 'to be played',
      annulled: 'annulled, does not count',
    },
  },
  history: {
    title: 'Level history',
    line: (from, to, tournaments) =>
      `from ${from} to ${to} in ${tournaments} ${oneOrMany(tournaments, 'tournament', 'tournaments')}`,
  },
  reasons: 'Why everybody stands where he stands',
  states: { toCome: 'To come', on: 'On', played: 'Played', forfeit: 'Forfeit' },
  playoff: 'play-off',
  versus: 'against',
  board: (board) => `board ${board}`,
  round: (round) => (/^\d+$/.test(round) ? `round ${round}` : round),
  champion: 'Winner of the tournament',
  wins: 'wins',
  level: (level) => String(Math.round(level * 10) / 10),
  filters: { label: 'Which matches', open: 'To come', finished: 'Finished', all: 'All' },
  noneLeft: 'None left.',

  find: {
    title: 'My tournament',
    label: 'Find your name',
    none: 'Nobody of that name in what is published.',
    many: (count) => `${count} players; go on typing.`,
    choose: 'Which one?',
    forget: 'Another name',
    next: 'Next match',
    now: 'Right now',
    noNext: 'No more matches for now.',
    results: 'Results',
    place: (place, won) => `${ordinal(place)}, ${won} won`,
    won: 'Won',
    lost: 'Lost',
    drawn: 'Drew',
  },

  light: 'Light',
  dark: 'Dark',
  big: 'Big screen',
  print: 'Print',
  share: 'For the players',
  qr: 'QR code with the address of this page',
  close: 'Close',
  pause: 'Pause',
  go: 'Go on',
  before: 'Previous',
  after: 'Next',
  page: (page, of) => `${page} of ${of}`,

  snippet: {
    intro: 'Copy this text and paste it into the blog, in the HTML view.',
    parts: 'What it holds',
    initials: 'Initials instead of names',
    code: 'HTML for the blog',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Could not be copied by itself: the text is selected, copy it with Ctrl+C.',
    preview: 'As it will look',
    page: 'Page for the players',
    noPage:
      'The live page has no address and no QR code yet: it has to be deployed once, in the Apps Script editor, Deploy → New deployment → Web app.',
    asOf: (day, clock) => `${day}, ${clock}`,
  },

  sheets: {
    what: 'What is printed',
    calendars: 'Schedule of each group',
    slips: 'Score slips for the boards',
    standings: 'Standings',
    draw: 'Draw',
    pages: (count) => `${count} ${oneOrMany(count, 'page', 'pages')}`,
    nothing: 'There is nothing to print with that.',
    signWhite: 'Signed, white',
    signBlack: 'Signed, black',
    points: 'Points',
  },
};
