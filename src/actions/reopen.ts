import { fold } from '../sheet/text';
import { ask, stop, type Action } from './action';
import { seasonBook, type RecordedTournament } from './season-book';
import { seasonChanges } from './season-changes';

/**
 * *Reabrir torneo*: takes a closed tournament out of ranking, points and ledger. The last one leaves no trace; an earlier
 * one keeps its place in the order, so that closing it again recomputes what came after.
 */
export const reopen: Action = ({ book, answers, messages }) => {
  const texts = messages.secondHalf.reopen;
  const rules = book.regulation();
  if (!rules.ok) return stop(rules.text);
  const season = seasonBook(book);
  if (!season.ok) return stop(season.text);
  const { tournaments } = season.value;
  const closed = tournaments.filter(({ ledger }) => ledger.state !== 'reopened');
  const last = closed[closed.length - 1];
  if (!last) return stop(texts.nothing);
  const which = texts.which(
    last.ledger.name,
    closed.map(({ ledger }) => ledger.name),
  );
  const reply = answers.to(which);
  if (!reply) return ask(which);
  const reopened =
    reply.text === '' ? last : closed.find(({ ledger }) => fold(ledger.name) === fold(reply.text));
  if (!reopened) return stop(texts.unknown(reply.text));

  const after = withoutTrailing(tournaments.map((one) => (one === reopened ? openAgain(one) : one)));
  const { name, events } = reopened.ledger;
  const result = seasonChanges(book, season.value, after, name, rules.value.regulation);
  if (!result.ok) return stop(result.text);
  const question = texts.confirm({
    ...{ name, differences: result.value.differences },
    later: tournaments.slice(tournaments.indexOf(reopened) + 1).map(({ ledger }) => ledger.name),
    adjusted: events.flatMap((event) =>
      event.kind === 'adjustment' ? [season.value.nameOf(event.player)] : [],
    ),
  });
  if (!answers.to(question)) return ask(question);
  return { kind: 'done', changes: result.value.changes, summary: texts.done(name), remarks: [] };
};

function openAgain({ ledger }: RecordedTournament): RecordedTournament {
  return { ledger: { ...ledger, state: 'reopened', events: [], matches: [] }, participations: [] };
}

/** A place in the order is only needed before others. */
function withoutTrailing(tournaments: readonly RecordedTournament[]): readonly RecordedTournament[] {
  let end = tournaments.length;
  while (end > 0 && tournaments[end - 1]!.ledger.state === 'reopened') end -= 1;
  return tournaments.slice(0, end);
}
