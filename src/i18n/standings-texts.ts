import type { CriterionName, Regulation } from '../core/regulations/regulation';
import type { PlayerKey } from '../core/standings/match';
import type { Reason, StandingsRow } from '../core/standings/standings';
import type { SwissRow } from '../core/swiss/swiss-standings';
import type { FormulaMessages } from './es/formula-texts';

type NameOf = (player: PlayerKey) => string;

/** What has become of a player, in words: whether he goes on, and the play-off that still stands in the way. */
export function statusText(row: StandingsRow, nameOf: NameOf, { status }: FormulaMessages): string {
  const word = status[row.standing];
  const playoff = playoffText(row, nameOf, status);
  if (playoff === '') return word;
  return word === '' ? capitalised(playoff) : `${word}; ${playoff}`;
}

function playoffText({ playoff }: StandingsRow, nameOf: NameOf, status: FormulaMessages['status']): string {
  switch (playoff.kind) {
    case 'none':
      return '';
    case 'mustPlay':
      return status.mustPlay(playoff.against.map(nameOf));
    case 'waitsFor':
      return status.waitsFor(playoff.pairs.map(([one, other]) => [nameOf(one), nameOf(other)]));
    case 'stillLevel':
      return status.stillLevel(playoff.with.map(nameOf));
  }
}

/** Why a player stands where he stands, as one sentence with its figures. */
export function reasonText(
  row: StandingsRow,
  nameOf: NameOf,
  regulation: Regulation,
  messages: FormulaMessages,
): string {
  const [first, ...rest] = row.reasons.map((reason) => partOf(reason, nameOf, regulation, messages));
  return rest.length === 0 ? first! : `${first}: ${rest.join('; ')}`;
}

/** What his points are, and where others have as many, what separates them. */
export function swissReason(
  { halfPoints, tiedWith, reasons }: SwissRow,
  nameOf: NameOf,
  regulation: Regulation,
  messages: FormulaMessages,
): string {
  const points = winsText(halfPoints);
  if (tiedWith.length === 0) return messages.swiss.scored(points);
  const tied = messages.reasons.tied(points, tiedWith.map(nameOf));
  const parts = reasons.map((reason) => partOf(reason, nameOf, regulation, messages));
  return parts.length === 0 ? tied : `${tied}: ${parts.join('; ')}`;
}

/** One reason in words. */
export function partOf(
  reason: Reason,
  nameOf: NameOf,
  { articles }: Regulation,
  { reasons }: FormulaMessages,
): string {
  const cited = (article: string | undefined) => (article === undefined ? '' : ` (${article})`);
  switch (reason.kind) {
    case 'annulled':
      return reasons.annulled(cited(articles.annulsOneWinRestForfeits));
    case 'notPlayed':
      return reasons.notPlayed;
    case 'wins':
      return reasons.wins(winsText(reason.halfWins));
    case 'tied':
      return reasons.tied(winsText(reason.halfWins), reason.with.map(nameOf));
    case 'ownForfeit':
      return reasons.ownForfeit(cited(articles.ownForfeitLosesTie));
    case 'otherForfeits':
      return reasons.otherForfeits(reason.players.map(nameOf), cited(articles.ownForfeitLosesTie));
    case 'criterion': {
      const isUnplayed =
        reason.criterion === 'playoff' &&
        [reason.own, ...reason.others.map(({ figure }) => figure)].every((figure) => figure === 0);
      if (isUnplayed) return reasons.playoffToPlay(reason.number);
      const figure = (number: number) => figureText(reason.criterion, number, reasons.signed);
      return reasons.criterion(
        reason.number,
        reasons.criteria[reason.criterion],
        figure(reason.own),
        reason.others.map((other) => `${nameOf(other.player)} ${figure(other.figure)}`),
      );
    }
  }
}

/** Wins are counted in halves, a quotient is what it is, differences have a sign. */
function figureText(criterion: CriterionName, figure: number, signed: (figure: number) => string): string {
  switch (criterion) {
    case 'winsAmongTied':
    case 'playoff':
      return winsText(figure);
    case 'brightwell':
      return String(figure);
    case 'differenceAmongTied':
    case 'overallDifference':
    case 'discDifference':
      return signed(figure);
  }
}

export function winsText(halfWins: number): string {
  return String(halfWins / 2);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
