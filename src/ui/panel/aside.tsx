import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { ActionId, PanelMatch, PanelState } from '../contract';
import type { Event, Request } from './model';
import { texts } from './texts';

interface AsideProps {
  readonly state: PanelState;
  readonly matches: readonly PanelMatch[];
  readonly isWorking: boolean;
  readonly dispatch: (event: Event) => void;
  readonly ask: (request: Request) => void;
  readonly focusMatch: (key: string) => void;
}

/** `none`: shut by hand. */
type Drawer = 'none' | 'missing' | 'boards' | 'forward' | 'commands';

interface Todo {
  readonly text: string;
  readonly act: string;
  readonly does: () => void;
  /** Whether it runs a command, one at a time. */
  readonly isCommand: boolean;
}

/** What is missing, free boards, matches to bring forward, the menu's commands: four drawers of which one is open. */
export function Aside({ state, matches, isWorking, dispatch, ask, focusMatch }: AsideProps): JSX.Element {
  const [chosen, setDrawer] = useState<Drawer | null>(null);
  const { boards, forward, problems, commands } = state;
  const bar = useRef<HTMLDivElement>(null);
  const run = (id: ActionId, name: string) => {
    // The button that was pressed goes with its drawer; the keyboard stays at the drawer's handle.
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setDrawer(null);
    ask({ call: 'cubiletePanelRun', args: [id], label: texts.working(name) });
  };
  const show = (key: string) => {
    setDrawer(null);
    dispatch({ kind: 'show', key });
    focusMatch(key);
  };
  const todo = todoOf(state, run, show);
  // With nothing left to play, the next thing to do is what he has opened the panel for.
  const isIdle = matches.every(({ status }) => status === 'finished' || status === 'open');
  const drawer = chosen ?? (isIdle && todo.length > 0 ? 'missing' : 'none');
  const free = boards.filter(({ on, heldFor }) => on === null && heldFor === null);
  const candidates = forward.flatMap(({ key, board }) => {
    const match = matches.find((one) => one.key === key && one.status === 'next');
    return match ? [{ match, board }] : [];
  });
  const handles: readonly {
    readonly of: Exclude<Drawer, 'none'>;
    readonly name: string;
    readonly count: number | null;
  }[] = [
    { of: 'missing', name: texts.missing, count: todo.length + problems.length },
    { of: 'boards', name: texts.boards, count: free.length },
    { of: 'forward', name: texts.forward, count: candidates.length },
    { of: 'commands', name: texts.commands, count: null },
  ];
  return (
    <section class="aside">
      <div class="kinds" ref={bar}>
        {handles.map(({ of, name, count }) => (
          <button
            type="button"
            key={of}
            class={of === 'missing' && count !== 0 ? 'kind late' : 'kind'}
            aria-expanded={drawer === of}
            aria-controls="drawer"
            onClick={() => setDrawer(drawer === of ? 'none' : of)}
          >
            <b>{count ?? '☰'}</b> {name}
          </button>
        ))}
      </div>
      <div id="drawer">
        {drawer === 'missing' && (
          <Box title={texts.missingTitle}>
            {todo.length + problems.length === 0 && <p class="note">{texts.nothingMissing}</p>}
            {problems.map((problem) => (
              <p key={problem} class="note problem">
                {problem}
              </p>
            ))}
            {todo.map(({ text, act, does, isCommand }, index) => (
              <div key={text} class="todo">
                <span>{text}</span>
                <button
                  type="button"
                  class={isIdle && index === 0 ? 'primary' : ''}
                  disabled={isCommand && isWorking}
                  onClick={does}
                >
                  {act}
                </button>
              </div>
            ))}
          </Box>
        )}
        {drawer === 'boards' && (
          <Box title={texts.boardsTitle}>
            <p class="boards">
              {free.length === 0
                ? texts.noFreeBoard
                : free.map(({ board }) => (
                    <span key={board} class="board">
                      {board}
                    </span>
                  ))}
            </p>
          </Box>
        )}
        {drawer === 'forward' && (
          <Box title={texts.forwardTitle}>
            {candidates.length === 0 && <p class="note">{texts.nothingOfKind}</p>}
            {candidates.map(({ match, board }) => (
              <button type="button" key={match.key} class="line" onClick={() => show(match.key)}>
                <span>
                  {match.white}–{match.black}
                </span>
                {board !== null && <small>{texts.forwardOn(board)}</small>}
              </button>
            ))}
          </Box>
        )}
        {drawer === 'commands' && (
          <Box title={texts.commandsTitle}>
            <div class="commands">
              {commands.map(({ id, name }) => (
                <button type="button" key={id} disabled={isWorking} onClick={() => run(id as ActionId, name)}>
                  {name}
                </button>
              ))}
            </div>
          </Box>
        )}
      </div>
    </section>
  );
}

function Box({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="box">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function todoOf(
  { missing, commands, matches }: PanelState,
  run: (id: ActionId, name: string) => void,
  show: (key: string) => void,
): Todo[] {
  const command = (text: string, id: ActionId): Todo => {
    const act = commands.find((one) => one.id === id)?.name ?? id;
    return { text, act, does: () => run(id, act), isCommand: true };
  };
  const first = (text: string, key: string | undefined): Todo[] =>
    key === undefined ? [] : [{ text, act: texts.show, does: () => show(key), isCommand: false }];
  const wrong = matches.filter(({ problem }) => problem !== null);
  return [
    ...(missing.groups ? [command(texts.missingGroups, 'seed-groups')] : []),
    ...(missing.schedule ? [command(texts.missingSchedule, 'schedule')] : []),
    ...first(texts.missingProblems(wrong.length), wrong[0]?.key),
    ...first(texts.missingArrivals(missing.arrivals.length), missing.arrivals[0]),
    ...first(texts.missingResults(missing.results.length), missing.results[0]),
    ...(missing.lateness ? [command(texts.missingLateness, 'lateness')] : []),
    ...missing.playoffs.map(({ white, black, group }) =>
      command(texts.missingPlayoff(white, black, group), 'standings'),
    ),
    ...(missing.round ? [command(texts.missingRound, 'pair-round')] : []),
    ...(missing.draw ? [command(texts.missingDraw, 'draw')] : []),
    ...(missing.advance ? [command(texts.missingAdvance, 'advance')] : []),
    ...(missing.publish ? [command(texts.missingPublish, 'publish')] : []),
    ...(missing.close ? [command(texts.missingClose, 'close')] : []),
  ];
}
