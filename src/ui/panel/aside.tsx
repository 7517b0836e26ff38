import type { JSX } from 'preact';
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

/** What is missing, free boards and matches to bring forward, the menu's commands. */
export function Aside({ state, matches, isWorking, dispatch, ask, focusMatch }: AsideProps): JSX.Element {
  const { missing, boards, forward, problems, commands } = state;
  const nameOf = (id: ActionId) => commands.find((command) => command.id === id)?.name ?? id;
  const run = (id: ActionId) =>
    ask({ call: 'cubiletePanelRun', args: [id], label: texts.working(nameOf(id)) });
  const show = (key: string) => {
    dispatch({ kind: 'open', key });
    focusMatch(key);
  };
  const todo: readonly { readonly text: string; readonly act: string; readonly does: () => void }[] = [
    ...(missing.results.length > 0
      ? [
          {
            text: texts.missingResults(missing.results.length),
            act: texts.show,
            does: () => show(missing.results[0]!),
          },
        ]
      : []),
    ...(missing.lateness ? [command(texts.missingLateness, 'lateness')] : []),
    ...missing.playoffs.map(({ white, black, group }) =>
      command(texts.missingPlayoff(white, black, group), 'standings'),
    ),
    ...(missing.draw ? [command(texts.missingDraw, 'draw')] : []),
    ...(missing.advance ? [command(texts.missingAdvance, 'advance')] : []),
  ];
  function command(text: string, id: ActionId) {
    return { text, act: nameOf(id), does: () => run(id) };
  }
  const free = boards.filter(({ on, heldFor }) => on === null && heldFor === null);
  const candidates = forward.flatMap(({ key, board }) => {
    const match = matches.find((one) => one.key === key && one.status === 'next');
    return match ? [{ match, board }] : [];
  });
  return (
    <>
      {(todo.length > 0 || problems.length > 0) && (
        <section class="box">
          <h2>{texts.missing}</h2>
          {problems.map((problem) => (
            <p key={problem} class="note problem">
              {problem}
            </p>
          ))}
          {todo.map(({ text, act, does }) => (
            <div key={text} class="todo">
              <span>{text}</span>
              <button type="button" disabled={isWorking} onClick={does}>
                {act}
              </button>
            </div>
          ))}
        </section>
      )}
      {boards.length > 0 && (
        <section class="box">
          <h2>{texts.boards}</h2>
          <p class="boards">
            {free.length === 0
              ? texts.noFreeBoard
              : free.map(({ board }) => (
                  <span key={board} class="board">
                    {board}
                  </span>
                ))}
          </p>
        </section>
      )}
      {candidates.length > 0 && (
        <section class="box">
          <h2>{texts.forward}</h2>
          {candidates.map(({ match, board }) => (
            <button type="button" key={match.key} class="line" onClick={() => show(match.key)}>
              <span>
                {match.white}–{match.black}
              </span>
              {board !== null && <small>{texts.forwardOn(board)}</small>}
            </button>
          ))}
        </section>
      )}
      <section class="box">
        <h2>{texts.commands}</h2>
        <div class="commands">
          {commands.map(({ id, name }) => (
            <button type="button" key={id} disabled={isWorking} onClick={() => run(id as ActionId)}>
              {name}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}
