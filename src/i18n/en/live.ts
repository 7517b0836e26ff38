import type { LivePart } from '../../ui/live-contract';
import type { Messages } from '../es/texts';
import { and } from './words';

const parts: Readonly<Record<LivePart, string>> = {
  groups: 'groups',
  matches: 'matches',
  draw: 'draw',
  ranking: 'ranking',
};

export const live: Messages['live'] = {
  title: 'Live tournament',
  updated: (clock) => `Updated at ${clock}`,
  over: 'Not published any more',
  isPublic: ({ parts: chosen, initials }) =>
    `Published: ${chosen.map((part) => parts[part]).join(', ')}; ${initials ? 'initials instead of names' : 'full names'}`,
  sections: { groups: 'Standings', matches: 'Matches', cross: 'Cross-tables', ranking: 'Ranking' },
  crossLegend: 'F = did not come; A = left the tournament; · = to be played; ( ) = annulled, does not count',
  states: { toCome: '', on: 'On', played: 'Played', forfeit: 'Forfeit' },
  askParts: (words) => ({
    kind: 'prompt',
    title: 'Publish live',
    text: `Whatever is published can be seen by anybody who has the link. What is published?\n${words.map((word, index) => `${index + 1}. ${parts[word]}`).join('\n')}\nType the numbers, with commas. If left blank, everything.`,
  }),
  askNames: {
    kind: 'yesNo',
    title: 'Publish live',
    text: 'With full names? With No initials are published (“A. R.”).',
  },
  notAPart: (given) => `“${given}” is none of the numbers. Nothing was published.`,
  otherSheet: (sheet) =>
    `The sheet “${sheet}” was not made by Cubilete, or its line “Published” has been changed; rename it and a new one will be made.`,
  nothing: 'There is nothing to publish yet: no schedule with matches, no draw, no ranking.',
  done: (words, sheet) =>
    `Published on the sheet “${sheet}” and for the live page: ${and(words.map((word) => parts[word]))}.`,
  first: (sheet) =>
    `From now on the same is published without asking; to change that, “Stop publishing” and “Publish live” again. “Undo” brings the sheet back as it was, but only “Stop publishing” empties the page. The title is in cell A1 of “${sheet}” and can be changed; the page’s address, if it has one, is in “Copy for the blog”.`,
  notPublished: 'Nothing is being published.',
  unpublished: (sheet) =>
    `Nothing is published any more: the live page is empty, and so is the sheet “${sheet}”. “Undo” brings back the sheet, not the page.`,
  elsewhere:
    'The live page shows the tournament of another spreadsheet; stop publishing there first. Each spreadsheet needs a script of its own to have a page.',
  tooMuch:
    'What is published does not fit the live page; publish fewer parts, for example without the ranking.',
};
