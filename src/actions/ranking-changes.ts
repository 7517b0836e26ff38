import type { ColumnWord } from '../core/problems';
import type { Ratings, RatingStanding } from '../core/rating/ledger';
import type { Attendance } from '../core/season/attendance';
import type { PlayerKey } from '../core/standings/match';
import type { CellContent, SheetContent, WorkbookChanges } from '../ports/workbook';
import { isBlank, textOf } from '../sheet/cell';
import { ratingColumnOf } from '../sheet/read-players';
import { fold } from '../sheet/text';
import { STATUS_WORDS } from '../sheet/vocabulary';
import { BLANK, formula, isAutomatic, SheetEdit, text, value } from './cell-changes';
import { isSparkline, sparkline } from './level-sparkline';
import type { SeasonBook } from './season-book';
import type { TournamentBook } from './tournament-book';

/** What the ranking has to say. */
export interface RankingState {
  readonly ratings: Ratings;
  /** `null` where the regulation knows no attendance. */
  readonly attendance: ReadonlyMap<PlayerKey, Attendance> | null;
  /** What whoever comes back after being off it starts with. */
  readonly newcomerRating: number;
  /** Who belongs into it but may have no row yet, in their order. */
  readonly joined: readonly PlayerKey[];
  /** Who got his row by a tournament that no longer counts. */
  readonly left: ReadonlySet<PlayerKey>;
  /** Columns of marks to be written: who came; `null` takes the marks out, and with them the title where it goes too. */
  readonly marks: readonly MarkColumn[];
  /** Whether any tournament is closed: without, our own columns go too. */
  readonly isInUse: boolean;
  /** Levels before the first tournament and after each. */
  readonly histories: ReadonlyMap<PlayerKey, readonly number[]>;
}

export interface MarkColumn {
  readonly title: string;
  readonly came: ReadonlySet<PlayerKey> | null;
  readonly keepsTitle: boolean;
}

export type RankingChanges = Pick<WorkbookChanges, 'cells' | 'fitted' | 'titles'>;

const RATING_FORMAT = '0.0';
/** Ratings are sums of rounded numbers: what differs by less is the same. */
const SAME_RATING = 1e-9;
const USUAL_MARK = 'x';

/**
 * The cells of the director's ranking that are to hold something else: level, experience, place, state, our own «Aviso»
 * and «Evolución» and a column of marks a tournament, in his columns where he has them. Rows stay where they are; whoever is new gets a
 * free one below.
 */
export function rankingChanges(
  book: TournamentBook,
  season: SeasonBook,
  state: RankingState,
): RankingChanges {
  return new RankingEdit(book, season, state).changes();
}

class RankingEdit {
  private readonly sheet: SheetContent;
  private readonly edit: SheetEdit;
  private readonly headerRow: number;
  private width: number;
  /** Columns of ours that are new. */
  private readonly added: number[] = [];

  constructor(
    private readonly book: TournamentBook,
    private readonly season: SeasonBook,
    private readonly state: RankingState,
  ) {
    const { sheet, header } = season.rankingTable;
    this.sheet = sheet;
    this.edit = new SheetEdit(sheet.name, sheet);
    this.headerRow = header.row;
    this.width = sheet.values[0]?.length ?? 0;
  }

  changes(): RankingChanges {
    const { state, season, book } = this;
    const { messages } = book;
    const notice = this.ownColumn('notice', state.attendance !== null);
    const history = this.ownColumn('levelHistory', true);
    const marks = state.marks.flatMap((mark) => {
      const at = this.titled(mark.title) ?? (mark.came ? this.addColumn() : null);
      return at === null ? [] : [{ ...mark, at }];
    });
    const own = [
      ...['player', 'experience', 'status', 'place'].map((word) => this.column(word as ColumnWord)),
      ...[ratingColumnOf(season.rankingTable.header), notice, history, ...marks.map(({ at }) => at)],
    ].filter((at) => at !== undefined);

    const rows = new Map(season.ranking.rows.map(({ key, row }) => [key, row]));
    for (const player of state.left) {
      const row = rows.get(player);
      if (row === undefined) continue;
      rows.delete(player);
      // What the director has noted of him keeps its name; a level left there would be taken for one before the season.
      const isHis = !this.holdsOnly(row, own);
      for (const at of own) {
        if (!isHis || at !== this.column('player')) this.put(row, at, BLANK);
      }
    }
    state.joined
      .filter((player) => !rows.has(player))
      .forEach((player, index) => rows.set(player, season.ranking.freeRow(index)));

    const places = placesOf(state, rows);
    const mark = this.usualMark();
    for (const [player, row] of rows) {
      const known = state.ratings.get(player);
      if (isBlank(this.sheet.values[row]?.[this.column('player')!])) {
        this.put(row, this.column('player'), text(season.nameOf(player)));
      }
      if (known) {
        this.putRating(row, known);
        this.put(row, this.column('place'), places.has(player) ? value(places.get(player)!) : BLANK);
      }
      const standing = state.attendance?.get(player);
      if (standing && this.isOurs(row, 'status') && this.isKnownByMarks(player, row)) {
        this.put(row, this.column('status'), value(messages.attendance[standing.status]));
      }
      const said =
        standing && state.isInUse ? messages.secondHalf.close.notice(standing, state.newcomerRating) : '';
      this.put(row, notice, said === '' ? BLANK : value(said));
      this.putHistory(row, history, state.isInUse ? sparkline(state.histories.get(player) ?? []) : '');
      for (const { came, at } of marks) this.put(row, at, came?.has(player) ? value(mark) : BLANK);
    }
    for (const { title, came, keepsTitle, at } of marks) {
      this.put(this.headerRow, at, came || keepsTitle ? text(title) : BLANK);
    }
    const { name: sheet } = this.sheet;
    const titles = this.added.map((column) => ({ sheet, column, row: this.headerRow }));
    return { cells: this.edit.cells, fitted: titles, titles };
  }

  private addColumn(): number {
    this.added.push(this.width);
    return this.width++;
  }

  private column(word: ColumnWord): number | undefined {
    return this.season.rankingTable.header.columns.get(word);
  }

  /** A column of ours; its title comes and goes with the first closed tournament. */
  private ownColumn(word: 'notice' | 'levelHistory', isWanted: boolean): number | undefined {
    const { isInUse } = this.state;
    const found = this.column(word);
    if (found !== undefined || !isWanted || !isInUse) {
      if (found !== undefined && !isInUse) this.put(this.headerRow, found, BLANK);
      return found;
    }
    const at = this.addColumn();
    this.put(this.headerRow, at, text(this.book.messages.columns[word]));
    return at;
  }

  private titled(title: string): number | null {
    const at = this.sheet.values[this.headerRow]!.findIndex((cell) => fold(textOf(cell)) === fold(title));
    return at === -1 ? null : at;
  }

  /** Formulas of the director's work out what we would write: they stay. */
  private put(row: number, at: number | undefined, to: CellContent): void {
    if (at === undefined || (this.hasFormula(row, at) && !this.hasSparkline(row, at))) return;
    this.edit.set(row, at, to);
  }

  /** Nothing but a line of ours gives way to one. */
  private putHistory(row: number, at: number | undefined, line: string): void {
    if (at === undefined) return;
    const isFree = isBlank(this.sheet.values[row]?.[at]) || this.hasSparkline(row, at);
    if (isFree) this.put(row, at, line === '' ? BLANK : formula(line));
  }

  private hasSparkline(row: number, at: number): boolean {
    return isSparkline(this.sheet.formulas[row]?.[at] ?? '');
  }

  private putRating(row: number, { rating, experience }: RatingStanding): void {
    const at = ratingColumnOf(this.season.rankingTable.header)!;
    const before = this.season.ranking.rows.find((line) => line.row === row);
    const isSame = typeof before?.rating === 'number' && Math.abs(before.rating - rating) <= SAME_RATING;
    const isPlain = isAutomatic(this.sheet.formats[row]?.[at] ?? '');
    const isNumber = typeof this.sheet.values[row]?.[at] === 'number';
    // A column that nobody has formatted shows all its levels alike, played or not.
    if (!isSame) this.put(row, at, value(rating, isPlain ? RATING_FORMAT : null));
    else if (this.state.isInUse && isPlain && isNumber && !this.hasFormula(row, at)) {
      this.edit.write(row, at, value(rating, RATING_FORMAT));
    }
    if ((before?.experience ?? 0) !== experience) this.put(row, this.column('experience'), value(experience));
  }

  private hasFormula(row: number, at: number): boolean {
    return (this.sheet.formulas[row]?.[at] ?? '') !== '';
  }

  /** Blank, or a word that we might have written. */
  private isOurs(row: number, word: ColumnWord): boolean {
    const cell = this.sheet.values[row]?.[this.column(word) ?? -1];
    return isBlank(cell) || STATUS_WORDS.has(fold(textOf(cell)));
  }

  /** Without a mark of his in any tournament there is nothing to tell his state by: what is typed stays. */
  private isKnownByMarks(player: PlayerKey, row: number): boolean {
    const { ranking } = this.season;
    const line = ranking.rows.find((one) => one.row === row);
    return (
      !line ||
      isBlank(this.sheet.values[row]?.[this.column('status') ?? -1]) ||
      this.state.joined.includes(player) ||
      ranking.attendance.some((column) => ranking.came(line, column))
    );
  }

  private holdsOnly(row: number, own: readonly number[]): boolean {
    const { values, formulas } = this.sheet;
    return (values[row] ?? []).every(
      (cell, at) => own.includes(at) || isBlank(cell) || (formulas[row]?.[at] ?? '') !== '',
    );
  }

  /** Marks as the director makes them. */
  private usualMark(): string | number | boolean {
    const { attendance, rows, came } = this.season.ranking;
    for (const column of attendance) {
      const marked = rows.find((row) => came(row, column));
      const mark: unknown = marked && this.sheet.values[marked.row]![column.column];
      if (typeof mark === 'string' || typeof mark === 'number' || typeof mark === 'boolean') return mark;
    }
    return USUAL_MARK;
  }
}

/** By level, best first, of those in the list; who is off the ranking has no place. Equal levels share one. */
function placesOf(
  { ratings, attendance }: RankingState,
  rows: ReadonlyMap<PlayerKey, number>,
): Map<PlayerKey, number> {
  const listed = [...ratings]
    .filter(([player]) => rows.has(player) && attendance?.get(player)?.status !== 'off')
    .sort(([, one], [, other]) => other.rating - one.rating);
  const places = new Map<PlayerKey, number>();
  listed.forEach(([player, { rating }], index) => {
    const before = listed[index - 1];
    places.set(player, before?.[1].rating === rating ? places.get(before[0])! : index + 1);
  });
  return places;
}
