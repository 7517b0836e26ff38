import type { JSX } from 'preact';
import type { PanelMatch, PanelSide } from '../contract';
import { hourText, lateNow, leftText, lostNow } from './clock';
import { MatchDetail } from './match-detail';
import type { ItemProps } from './props';
import { texts } from './texts';

const SIDES = ['white', 'black'] as const;

/** A match in the list: who, where, how it stands; opened in place. */
export function MatchItem(props: ItemProps): JSX.Element {
  const { match, isOpen, isSaving, now, dispatch } = props;
  const { key, board, status, problem, isPlayoff, start } = match;
  const chip = problem !== null ? texts.problem : isSaving ? texts.saving : texts.status[status];
  const label = match.phase === 'schedule' ? match.group : `${match.group} · ${match.round}`;
  const hasStart = status !== 'finished' && lostNow(match, now).length === 0 && start.white + start.black > 0;
  return (
    <li class={`match ${status}${isOpen ? ' opened' : ''}${isSaving ? ' saving' : ''}`} data-match={key}>
      <button
        type="button"
        class="row"
        data-key={key}
        aria-expanded={isOpen}
        onClick={() => dispatch({ kind: 'open', key })}
      >
        <span
          class={shortBoard(board).length > 3 ? 'board long' : 'board'}
          title={board && texts.board(board)}
        >
          {shortBoard(board)}
        </span>
        <span class="names">
          {SIDES.map((side) => (
            <span key={side} class={isWinner(match, side) ? 'name won' : 'name'}>
              <span class={`stone ${side}`} role="img" aria-label={texts[side]} />
              <span class="who">{match[side]}</span>
              <span class="points">{pointsOf(match, side)}</span>
            </span>
          ))}
          {match.phase !== 'schedule' && <span class="group">{label}</span>}
        </span>
        <span class="state">
          <span class={`chip ${problem === null ? status : 'problem'}`}>{chip}</span>
          {match.phase === 'schedule' && <span class="group">{label}</span>}
        </span>
      </button>
      {match.absent.map(({ side }) => (
        <LateLine key={side} match={match} side={side} now={now} />
      ))}
      {hasStart && match.absent.length === 0 && (
        <p class="note">{texts.startsAt(start.white, start.black)}</p>
      )}
      {isPlayoff && status !== 'finished' && <p class="note">{texts.playoff}</p>}
      {status === 'waiting' && match.waitsFor !== null && <WaitLine {...props} />}
      {problem !== null && <p class="note problem">{problem}</p>}
      {isOpen && <MatchDetail {...props} />}
    </li>
  );
}

/** «0–2 en contra · a las 20:45 pierde», and how long until then. */
function LateLine({
  match,
  side,
  now,
}: {
  readonly match: PanelMatch;
  readonly side: PanelSide;
  readonly now: number;
}): JSX.Element {
  const absence = match.absent.find((one) => one.side === side)!;
  const { against, lost, next } = lateNow(absence, match.lost.includes(side), now);
  const counted = against === null ? texts.notCounted : against > 0 ? texts.against(against) : '';
  const told = [lost ? texts.hasLost : counted, next && nextText(next)].filter((one) => one);
  return (
    <p class={lost ? 'late lost' : 'late'}>
      <b>{match.absent.length > 1 ? match[side] : texts.lateName(match[side])}</b>
      {told.length > 0 && <span>{told.join(' · ')}</span>}
      {next && (
        <span class="left" aria-hidden="true">
          {leftText(next.at - now)}
        </span>
      )}
    </p>
  );
}

function nextText({ at, against, lost }: { at: number; against: number; lost: boolean }): string {
  return lost ? texts.losesAt(hourText(at)) : texts.costsAt(against, hourText(at));
}

function WaitLine({ match, model }: ItemProps): JSX.Element | null {
  const other = model.state?.matches.find(({ key }) => key === match.waitsFor);
  return other ? <p class="note">{texts.waitsFor(`${other.white}–${other.black}`)}</p> : null;
}

/** `Mesa 3` as `3`. */
function shortBoard(board: string): string {
  return /^\p{L}+\.?\s*(\d+)$/u.exec(board)?.[1] ?? board;
}

function isWinner({ outcome }: PanelMatch, side: PanelSide): boolean {
  const other = side === 'white' ? 'black' : 'white';
  if (outcome.kind === 'played') return outcome[side] > outcome[other];
  return outcome.kind === 'forfeit' && outcome[side] === null;
}

function pointsOf({ outcome, possible }: PanelMatch, side: PanelSide): string {
  if (outcome.kind === 'played') return String(outcome[side]);
  if (outcome.kind === 'pending') return '';
  if (outcome[side] === null) return String(possible.length ?? '');
  return outcome[side] === 'left' ? 'A' : 'F';
}
