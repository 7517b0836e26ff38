import type { Outcome } from '../../core/standings/match';
import type { ColumnWord } from '../../core/problems';
import type { SheetContent } from '../../ports/workbook';
import { isBlank, textOf } from '../../sheet/cell';
import { clockText, parseMoment } from '../../sheet/time';
import type { LiveSide, LiveState } from '../../ui/live-contract';
import type { TournamentBook } from '../tournament-book';

const MINUTES_A_DAY = 24 * 60;
/** An evening that began in the afternoon is still the same one after midnight. */
const FARTHEST = MINUTES_A_DAY / 2;

/** A row of a calendar or a draw, by the columns of its header. */
export class LiveRow {
  constructor(
    private readonly book: TournamentBook,
    private readonly sheet: SheetContent,
    private readonly columns: ReadonlyMap<ColumnWord, number>,
    private readonly row: number,
  ) {}

  text(word: ColumnWord): string {
    const column = this.columns.get(word);
    return column === undefined ? '' : textOf(this.sheet.values[this.row]?.[column]);
  }

  /** `20:00`, also where the cell's date can't be read and only what is shown can. */
  get hour(): string {
    const column = this.columns.get('hour');
    if (column === undefined) return '';
    for (const cell of [this.sheet.values[this.row]?.[column], this.sheet.display[this.row]?.[column]]) {
      const moment = isBlank(cell) ? null : parseMoment(cell, this.book.readWallClock);
      const clock = moment?.ok ? clockText(moment.value, 0) : null;
      if (clock?.ok) return clock.value;
    }
    return '';
  }

  /** What has become of the match. Where arrivals are noted, one who has not come yet holds it up. */
  stateOf(outcome: Outcome, now: string): LiveState {
    if (outcome.kind === 'played') return 'played';
    if (outcome.kind === 'forfeit') return 'forfeit';
    const came = (['arrivedWhite', 'arrivedBlack'] as const).filter((word) => this.text(word) !== '').length;
    if (came > 0) return came === 2 ? 'on' : 'toCome';
    return this.hour !== '' && hasCome(this.hour, now) ? 'on' : 'toCome';
  }
}

/** @param now `2026-01-15 20:04:31` */
function hasCome(hour: string, now: string): boolean {
  const since = (minutesOf(now.slice(11)) - minutesOf(hour) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return since < FARTHEST;
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** The points of a match that was played, white first; a forfeit has none. */
export function resultText(outcome: Outcome): string {
  return outcome.kind === 'played' ? `${outcome.white}–${outcome.black}` : '';
}

export function winnerOf(outcome: Outcome): LiveSide | null {
  if (outcome.kind === 'pending') return null;
  const [white, black] =
    outcome.kind === 'played'
      ? [outcome.white, outcome.black]
      : [Number(outcome.white === null), Number(outcome.black === null)];
  return white === black ? null : white > black ? 'white' : 'black';
}
