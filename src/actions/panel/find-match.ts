import type { Messages } from '../../i18n/es/texts';
import { told, type Told, type TournamentBook } from '../tournament-book';
import { panelMatches, type PanelMatch, type PanelMatches } from './panel-match';

/** Tonight's matches by the regulation of the workbook. */
export function matchesTonight(book: TournamentBook, now: string): Told<PanelMatches> {
  const rules = book.regulation();
  return rules.ok ? { ok: true, value: panelMatches(book, rules.value.regulation, now) } : rules;
}

/** The match with a key where it stands now; rows may have moved since the panel saw it. */
export function findMatch(
  { matches, problems }: PanelMatches,
  key: string,
  messages: Messages,
): Told<PanelMatch> {
  const [match, second] = matches.filter((one) => one.key === key);
  const texts = messages.panel;
  const name = nameIn(key, messages);
  if (!match) return told(problems[0] ?? texts.matchGone(name));
  return second ? told(texts.matchTwice(name)) : { ok: true, value: match };
}

function nameIn(key: string, { panel }: Messages): string {
  try {
    const [, group, , white, black] = JSON.parse(key) as string[];
    return panel.match(group!, white!, black!);
  } catch {
    return key;
  }
}
