import { texts } from '../common/page-texts';
import { isWebAddress } from '../common/web-address';
import type {
  LiveDrawMatch,
  LiveGroup,
  LiveRanked,
  LiveRound,
  LiveSeat,
  LiveSnapshot,
} from '../live-contract';

export const BLOG_PARTS = ['groups', 'draw', 'ranking'] as const;

export type BlogPart = (typeof BLOG_PARTS)[number];

/** Blogs throw away style sheets and scripts, not the style of an element. */
const STYLE = {
  table: 'border-collapse:collapse;margin:0 0 1em;font-size:14px',
  head: 'border:1px solid #999;padding:4px 8px;background:#e8eaed;color:#111;text-align:left',
  cell: 'border:1px solid #999;padding:4px 8px;text-align:left',
  number: 'border:1px solid #999;padding:4px 8px;text-align:right',
  through: 'border:1px solid #999;padding:4px 8px;text-align:left;font-weight:bold',
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

function drawHtml(title: string, rounds: readonly LiveRound[]): string {
  const { columns } = texts;
  const seat = ({ player, from }: LiveSeat) => player ?? from;
  const side = (match: LiveDrawMatch, of: 'white' | 'black') =>
    cell(seat(match[of]), match.winner === of ? 'through' : 'cell');
  return table(
    title,
    [columns.round, columns.match, columns.white, columns.result, columns.black],
    rounds.flatMap(({ name, matches }) =>
      matches.map((match) => [
        ...[cell(name), cell(match.id), side(match, 'white')],
        ...[
          cell(match.result || (match.state === 'forfeit' ? texts.states.forfeit : '')),
          side(match, 'black'),
        ],
      ]),
    ),
  );
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
    `<table style="${STYLE.table}">`,
    `<tr>${header.map((word) => `<th style="${STYLE.head}">${escaped(word)}</th>`).join('')}</tr>`,
    ...rows.map((cells) => `<tr>${cells.join('')}</tr>`),
    '</table>',
  ].join('\n');
}

function cell(text: string, style: keyof typeof STYLE = 'cell'): string {
  return `<td style="${STYLE[style]}">${escaped(text)}</td>`;
}

function number(figure: number | null): string {
  return cell(figure === null ? '' : texts.level(figure), 'number');
}
