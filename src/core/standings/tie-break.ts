import type { CriterionName } from '../regulations/regulation';
import { criterionOf } from './criteria/registry';
import type { Group, StandingsRules } from './group';
import type { PlayerKey } from './match';

/** One criterion at work: whom it was asked to separate, and with which figures. */
export interface Step {
  readonly criterion: CriterionName;
  readonly level: readonly PlayerKey[];
  readonly figures: ReadonlyMap<PlayerKey, number>;
}

/** A set of players put in order: classes, best first, of players who stay level; and every step on the way. */
export interface TieBreak {
  readonly classes: readonly (readonly PlayerKey[])[];
  readonly steps: readonly Step[];
}

/**
 * Separates players level on wins by the regulation's criteria in strict order, each over the players still level when
 * it is reached (HG 7.2.3, rules §4.4).
 *
 * What becomes of those still level after a criterion split the set is the option `tieBreakRestart`:
 * - `never`: on to the next criterion, over that rest alone ("de seguir el empate").
 * - `afterSplit`: again from the 1st, after any criterion (FIBA rules, D.1.4).
 * - `afterList`: the criteria among the tied are all computed over the set that entered them; a smaller rest enters
 *   them again, an unsplit set goes on, and nothing restarts after that (UEFA, European championships).
 */
export function breakTie(level: readonly PlayerKey[], group: Group): TieBreak {
  const steps: Step[] = [];
  const classes: (readonly PlayerKey[])[] = [];
  const names = group.rules.tieBreaks;

  const split = (set: readonly PlayerKey[], name: CriterionName, over = set): PlayerKey[][] => {
    const figures = criterionOf(name).compute(over, group);
    steps.push({ criterion: name, level: set, figures });
    return byFigure(set, (player) => figures.get(player)!);
  };

  const from = (set: readonly PlayerKey[], index: number): void => {
    const name = names[index];
    if (set.length < 2 || name === undefined) {
      classes.push(set);
      return;
    }
    const parts = split(set, name);
    const next = parts.length === 1 ? index + 1 : nextAfterSplit(index, group.rules);
    for (const part of parts) from(part, next);
  };

  const listLength = leadingAmongTied(names);
  const throughList = (set: readonly PlayerKey[]): void => {
    const list = set.length < 2 ? [] : names.slice(0, listLength);
    const parts = list.reduce<(readonly PlayerKey[])[]>(
      (sets, name) => sets.flatMap((part) => (part.length < 2 ? [part] : split(part, name, set))),
      [set],
    );
    if (parts.length === 1) from(set, listLength);
    else parts.forEach(throughList);
  };

  if (group.rules.tieBreakRestart === 'afterList') throughList(level);
  else from(level, 0);
  return { classes, steps };
}

/** Where a rest goes on after a criterion split its set. Whoever is level after play-off games stays level. */
function nextAfterSplit(index: number, rules: StandingsRules): number {
  if (rules.tieBreaks[index] === 'playoff') return rules.tieBreaks.length;
  return rules.tieBreakRestart === 'afterSplit' ? 0 : index + 1;
}

function leadingAmongTied(names: readonly CriterionName[]): number {
  const first = names.findIndex((name) => name === 'playoff' || !criterionOf(name).amongTied);
  return first === -1 ? names.length : first;
}

/** Classes of equal figures, the highest first; inside a class the order given. */
export function byFigure<Player>(
  players: readonly Player[],
  figureOf: (player: Player) => number,
): Player[][] {
  const classes = new Map<number, Player[]>();
  for (const player of players) {
    const figure = figureOf(player);
    const same = classes.get(figure);
    if (same) same.push(player);
    else classes.set(figure, [player]);
  }
  const highestFirst = [...classes.keys()].sort((one, other) => other - one);
  const sorted: Player[][] = [];
  for (const figure of highestFirst) sorted.push(classes.get(figure)!);
  return sorted;
}
