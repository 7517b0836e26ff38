import { useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { Choices } from '../common/choices';
import { texts } from '../common/page-texts';
import { useSnapshot } from '../common/use-snapshot';
import type { LiveGroup, LiveSnapshot } from '../live-contract';
import { PrintedCross } from './cross-sheet';
import { PrintedTree } from './draw-sheet';
import { PAPER_KINDS, papersOf, type Paper, type PaperKind, type Slip } from './paper';

const words = texts.sheets;

export function PrintPage(): JSX.Element {
  const [kinds, setKinds] = useState<PaperKind[]>([...PAPER_KINDS]);
  const answer = useSnapshot(false);
  if (answer === undefined) return <p role="status">{texts.loading}</p>;
  if (answer === null) return <p role="alert">{texts.unreachable}</p>;
  if (answer.kind === 'stop') return <p role="alert">{answer.text}</p>;
  const papers = papersOf(answer.snapshot, kinds);
  return (
    <>
      <header class="no-print">
        <Choices
          legend={words.what}
          names={PAPER_KINDS.map((kind) => [kind, words[kind]] as const)}
          chosen={kinds}
          onChange={setKinds}
        />
        <p>
          <button type="button" disabled={papers.length === 0} onClick={() => window.print()}>
            {texts.print}
          </button>{' '}
          <span role="status">{papers.length === 0 ? words.nothing : words.pages(papers.length)}</span>
        </p>
      </header>
      {papers.map((paper, index) => (
        <PaperPage key={index} paper={paper} snapshot={answer.snapshot} />
      ))}
    </>
  );
}

function PaperPage({
  paper,
  snapshot,
}: {
  readonly paper: Paper;
  readonly snapshot: LiveSnapshot;
}): JSX.Element {
  const { columns } = texts;
  switch (paper.kind) {
    case 'calendar':
      return (
        <Sheet title={texts.group(paper.group)} snapshot={snapshot}>
          <Table
            titles={[
              columns.round,
              columns.hour,
              columns.board,
              columns.white,
              columns.result,
              columns.black,
            ]}
            rows={paper.matches.map(({ round, playoff, hour, board, white, black, result, state }) => [
              ...[
                playoff ? texts.playoff : round,
                hour,
                board,
                white,
                result || (state === 'forfeit' ? texts.states.forfeit : ''),
              ],
              black,
            ])}
            isRoomy
          />
        </Sheet>
      );
    case 'slips':
      return (
        <section class="paper slips">
          {paper.slips.map((slip, index) => (
            <ScoreSlip key={index} slip={slip} title={snapshot.title} />
          ))}
        </section>
      );
    case 'standings':
      return (
        <Sheet title={words.standings} snapshot={snapshot}>
          {paper.groups.map(({ group, hasTable, hasCross }, index) => (
            <section key={index}>
              <h3>{texts.group(group.group)}</h3>
              {hasTable && <StandingsTable group={group} />}
              {hasCross && <PrintedCross group={group} />}
            </section>
          ))}
        </Sheet>
      );
    case 'draw':
      return (
        <Sheet
          title={paper.isLastChance ? texts.lastChance : texts.parts.draw}
          snapshot={snapshot}
          isWide={paper.isWide}
        >
          <PrintedTree paper={paper} />
        </Sheet>
      );
  }
}

function StandingsTable({ group: { standings } }: { readonly group: LiveGroup }): JSX.Element {
  const words = texts.standings;
  return (
    <Table
      titles={[
        words.place,
        words.player,
        words.played,
        words.won,
        words.lost,
        words.difference,
        words.status,
      ]}
      rows={standings.map(({ place, player, played, won, lost, difference, status }) => [
        ...[String(place), player, String(played), texts.level(won), texts.level(lost)],
        ...[String(difference), status],
      ])}
    />
  );
}

function Sheet({
  title,
  snapshot,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly snapshot: LiveSnapshot;
  /** On the long side of the paper. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { published } = snapshot;
  return (
    <section class={isWide ? 'paper wide' : 'paper'}>
      <header>
        <h2>{title}</h2>
        <p>
          {snapshot.title} · {texts.snippet.asOf(published.slice(0, 10), published.slice(11, 16))}
        </p>
      </header>
      {children}
    </section>
  );
}

function Table({
  titles,
  rows,
  isRoomy = false,
}: {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Room to write by hand. */
  readonly isRoomy?: boolean;
}): JSX.Element {
  return (
    <table class={isRoomy ? 'roomy' : ''}>
      <thead>
        <tr>
          {titles.map((title, index) => (
            <th key={index} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ScoreSlip({ slip, title }: { readonly slip: Slip; readonly title: string }): JSX.Element {
  const { where, isDraw, playoff, round, hour, board, white, black } = slip;
  const place = [
    isDraw ? `${round} · ${where}` : texts.group(where),
    playoff ? texts.playoff : isDraw || round === '' ? '' : texts.round(round),
    hour,
    board === '' ? '' : texts.board(board),
  ];
  return (
    <article class="slip">
      <p>{title}</p>
      <h3>{place.filter((part) => part !== '').join(' · ')}</h3>
      {[
        [texts.columns.white, white],
        [texts.columns.black, black],
      ].map(([side, player]) => (
        <p key={side} class="side">
          <span>
            <small>{side}</small>
            <strong>{player}</strong>
          </span>
          <span class="box" role="img" aria-label={words.points} />
        </p>
      ))}
      <p class="signs">
        <span>{words.signWhite}</span>
        <span>{words.signBlack}</span>
      </p>
    </article>
  );
}
