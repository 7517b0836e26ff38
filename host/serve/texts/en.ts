import type { LocalTexts } from './es';

export const en: LocalTexts = {
  buttons: { OK: 'OK', CANCEL: 'Cancel', YES: 'Yes', NO: 'No', CLOSE: 'Close' },
  grid: 'Spreadsheet',
  download: 'Download .xlsx',
  live: 'Live page',
  close: 'Close',
  copy: 'A copy in memory: the file is not touched',
  start: (menu, item) => `Begin with “${menu}” → “${item}”: it shows what to do and what is missing.`,
  running: (label) => `${label}…`,
  onlyCells: 'Only the content of cells can be changed here; formats, rows and sheets in Sheets or Excel.',
  lost: 'No connection to the local server. Is “npm run serve” still open?',
  failed: 'The local server did not answer.',
  sheetGone: 'That sheet is not there any more.',
  tooMany: 'Too many commands are waiting for an answer; answer the open questions first.',
  notAsked: 'That question is not open any more; nothing was done with the answer.',
  pageClosed: 'The server has given this page up; load it again.',
  noLivePage: 'This add-on has no live page.',
  refused: {
    unreadable: 'What the page has sent cannot be understood; load it again.',
    tooMuch: 'That is too much at once and nothing was done; paste it in parts.',
    tooManyCells: (most) => `Up to ${most} cells can be typed at once; paste them in parts.`,
    otherAddress: 'This address is not the local server’s; open the one that “npm run serve” tells.',
    otherPage: 'That command comes from another page; nothing was done.',
    nothingHere: 'There is nothing here.',
    notInMenu: 'The menu has no such command any more; load the page again.',
    bookGone: (why) => `The workbook is not open any more; start “npm run serve” again. (${why})`,
    typing: (why) => {
      switch (why.kind) {
        case 'protected':
          return 'The cell is protected; nothing was changed.';
        case 'rule':
          return `${why.cell} does not take that value by its data validation; nothing was changed.`;
        case 'outside':
          return `${why.cell} is outside the sheet; nothing was changed.`;
        case 'tooLong':
          return `A cell holds ${why.most} characters; nothing was changed.`;
      }
    },
  },
  engine: {
    Sum: 'Sum',
    Avg: 'Average',
    Min: 'Min',
    Max: 'Max',
    Count: 'Count',
    'Count Numbers': 'Count numbers',
    Cut: 'Cut',
    Copy: 'Copy',
    Paste: 'Paste',
    Error: 'Error',
  },
};
