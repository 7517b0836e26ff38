import { useRef } from 'preact/hooks';
import type { JSX, ComponentChildren } from 'preact';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly content: ComponentChildren;
}

/** Tabs as screen readers and keyboards know them: arrows, Home and End move between them. All of them are printed. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}): JSX.Element {
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const last = tabs.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    buttons.current.get(tab.id)?.focus();
  };
  return (
    <>
      <div class="tabs no-print" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            ref={(button) => {
              if (button) buttons.current.set(id, button);
            }}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, name, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          class={`panel panel-${id}`}
          hidden={id !== chosen}
        >
          <h2 class="print-only">{name}</h2>
          {content}
        </div>
      ))}
    </>
  );
}
