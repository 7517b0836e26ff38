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
  const names = group.rules.tieBreaks;

  const split = (set: readonly PlayerKey[], name: CriterionName, over = set): PlayerKey[][] => {
    const figures = criterionOf(name).compute(over, group);
    steps.push({ criterion: name, level: set, figures });
    return byFigure(set, (player) => figures.get(player)!);
  };

  const from = (set: readonly PlayerKey[], index: number): (readonly PlayerKey[])[] => {
    const name = names[index];
    if (set.length < 2 || name === undefined) return [set];
    const classes = split(set, name);
    if (classes.length === 1) return from(set, index + 1);
    return classes.flatMap((rest) => from(rest, nextAfterSplit(index, group.rules)));
  };

  const listLength = leadingAmongTied(names);
  const throughList = (set: readonly PlayerKey[]): (readonly PlayerKey[])[] => {
    if (set.length < 2) return [set];
    const list = names.slice(0, listLength);
    const classes = list.reduce<(readonly PlayerKey[])[]>(
      (sets, name) => sets.flatMap((part) => (part.length < 2 ? [part] : split(part, name, set))),
      [set],
    );
    return classes.length === 1 ? from(set, listLength) : classes.flatMap(throughList);
  };

  const classes = group.rules.tieBreakRestart === 'afterList' ? throughList(level) : from(level, 0);
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
  return [...classes].sort(([one], [other]) => other - one).map(([, same]) => same);
}
