import { crossTableOf, NOTE_MARKS } from '../common/cross-table';
import { texts } from '../common/page-texts';
import { treeOf } from '../common/tree';
import { isWebAddress } from '../common/web-address';
import type {
  LiveDrawMatch,
  LiveGroup,
  LiveRanked,
  LiveRound,
  LiveSeat,
  LiveSnapshot,
} from '../live-contract';

export const BLOG_PARTS = ['groups', 'cross', 'draw', 'ranking'] as const;

export type BlogPart = (typeof BLOG_PARTS)[number];

/** Blogs throw away style sheets and scripts, not the style of an element. */
const STYLE = {
  table: 'border-collapse:collapse;margin:0 0 1em;font-size:14px',
  head: 'border:1px solid #999;padding:4px 8px;background:#e8eaed;color:#111;text-align:left',
  cell: 'border:1px solid #999;padding:4px 8px;text-align:left',
  number: 'border:1px solid #999;padding:4px 8px;text-align:right',
  through: 'border:1px solid #999;padding:4px 8px;text-align:left;font-weight:bold',
  meeting: 'border:1px solid #999;padding:4px 8px;text-align:center;white-space:nowrap',
  won: 'border:1px solid #999;padding:4px 8px;text-align:center;white-space:nowrap;font-weight:bold',
  /** A match of the tree, and where none stands. */
  pairing: 'border:1px solid #999;padding:4px 8px;text-align:left;min-width:110px',
  free: 'border:0;padding:4px 8px',
  /** Wider than a column of a blog: it scrolls, the page does not. */
  wide: 'overflow-x:auto',
  legend: 'font-size:12px',
} as const;

/**
 * Standings and draw for a blog: tables with their style inside and no script. Whatever the workbook holds comes out as
 * text.
 */
export function blogHtml(snapshot: LiveSnapshot, parts: readonly BlogPart[], url: string | null): string {
  const { groups, draw, lastChance, ranking, title, published } = snapshot;
  const has = (part: BlogPart) => parts.includes(part);
  const asOf = texts.snippet.asOf(published.slice(0, 10), published.slice(11, 16));
  return [
    '<div>',
    `<h2>${escaped(title)}</h2>`,
    `<p>${escaped(asOf)}</p>`,
    ...(has('groups') ? (groups ?? []).map(groupHtml) : []),
    ...(has('cross') ? (groups ?? []).flatMap(crossHtml) : []),
    ...(has('draw') && draw ? [drawHtml(texts.parts.draw, draw)] : []),
    ...(has('draw') && lastChance ? [drawHtml(texts.lastChance, lastChance)] : []),
    ...(has('ranking') && ranking ? [rankingHtml(ranking)] : []),
    ...(url !== null && isWebAddress(url)
      ? [`<p><a href="${escaped(url)}">${escaped(texts.snippet.page)}</a></p>`]
      : []),
    '</div>',
  ].join('\n');
}

/** Text that means nothing but itself, between tags and inside an attribute. */
export function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

function groupHtml({ group, standings }: LiveGroup): string {
  const { standings: words } = texts;
  const figures = ['played', 'won', 'lost', 'pointsFor', 'pointsAgainst', 'difference'] as const;
  return table(
    texts.group(group),
    [words.place, words.player, ...figures.map((figure) => words[figure]), words.status],
    standings.map((row) => [
      number(row.place),
      cell(row.player, row.goesOn === true ? 'through' : 'cell'),
      ...figures.map((figure) => number(row[figure])),
      cell(row.status),
    ]),
  );
}

/** Everybody against everybody, with the marks and what they mean; nothing of a group without matches. */
function crossHtml(group: LiveGroup): string[] {
  const cross = crossTableOf(group);
  if (cross === null) return [];
  const { title, hint, notes } = texts.cross;
  const legend = cross.notes.map((note) => `${NOTE_MARKS[note]} = ${notes[note]}`).join('; ');
  return [
    table(
      `${texts.group(group.group)}: ${title}`,
      ['', texts.standings.player, ...cross.rows.map((_, index) => String(index + 1))],
      cross.rows.map(({ player, cells }, row) => [
        ...[number(row + 1), cell(player)],
        ...cells.map(({ text, won }) => cell(text, won ? 'won' : 'meeting')),
      ]),
    ),
    `<p style="${STYLE.legend}">${escaped([hint, legend].filter((part) => part !== '').join(' '))}</p>`,
  ];
}

/** The draw as a tree: a table in which each match is as high as those its players come from. */
function drawHtml(title: string, rounds: readonly LiveRound[]): string {
  const { columns, slots, cells, apart } = treeOf(rounds);
  const rows = Array.from({ length: slots }, (_, slot) =>
    columns.flatMap((__, column) => {
      const ofColumn = cells.filter((one) => one.column === column);
      const here = ofColumn.find((one) => one.slot === slot);
      if (here) return [`<td rowspan="${here.slots}" style="${STYLE.pairing}">${matchHtml(here.match)}</td>`];
      const isTaken = ofColumn.some((one) => one.slot < slot && slot < one.slot + one.slots);
      return isTaken ? [] : [`<td style="${STYLE.free}"></td>`];
    }),
  );
  return [
    table(title, columns, rows),
    ...apart.map(({ name, matches }) =>
      table(
        name,
        [],
        matches.map((match) => [`<td style="${STYLE.pairing}">${matchHtml(match)}</td>`]),
      ),
    ),
  ].join('\n');
}

/** Its two sides below each other, each with its points; the winner in bold. */
function matchHtml(match: LiveDrawMatch): string {
  const points = match.result.split('–');
  const seat = ({ player, from }: LiveSeat) => player ?? (from || '—');
  const sides = (['white', 'black'] as const).map((side, index) => {
    const line = escaped(`${seat(match[side])} ${match.result === '' ? '' : points[index]}`.trim());
    return match.winner === side ? `<b>${line}</b>` : line;
  });
  const forfeit = match.state === 'forfeit' ? [escaped(texts.states.forfeit)] : [];
  return [escaped(match.id), ...sides, ...forfeit].join('<br>');
}

function rankingHtml(ranking: readonly LiveRanked[]): string {
  const { columns, standings, parts } = texts;
  return table(
    parts.ranking,
    [columns.place, standings.player, columns.level, columns.state],
    ranking.map(({ place, player, level, state }) => [
      number(place),
      cell(player),
      number(level),
      cell(state),
    ]),
  );
}

function table(title: string, header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [
    `<h3>${escaped(title)}</h3>`,
    `<div style="${STYLE.wide}"><table style="${STYLE.table}">`,
    ...(header.length === 0
      ? []
      : [`<tr>${header.map((word) => `<th style="${STYLE.head}">${escaped(word)}</th>`).join('')}</tr>`]),
    ...rows.map((cells) => `<tr>${cells.join('')}</tr>`),
    '</table></div>',
  ].join('\n');
}

function cell(text: string, style: keyof typeof STYLE = 'cell'): string {
  return `<td style="${STYLE[style]}">${escaped(text)}</td>`;
}

function number(figure: number | null): string {
  return cell(figure === null ? '' : texts.level(figure), 'number');
}
