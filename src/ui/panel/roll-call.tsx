import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PanelMatch, PanelSide } from '../contract';
import { texts } from './texts';

interface RollCallProps {
  readonly matches: readonly PanelMatch[];
  readonly done: (arrivals: readonly { readonly key: string; readonly side: PanelSide }[]) => void;
}

/** Everybody of an hour at once: the mark goes off whoever is not there. */
export function RollCall({ matches, done }: RollCallProps): JSX.Element {
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  const people = matches.flatMap((match) =>
    match.absent.map(({ side }) => ({ key: match.key, side, id: `${side} ${match.key}`, name: match[side] })),
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const here = people.filter(({ id }) => !absent.has(id));
  const toggle = (id: string) => {
    const next = new Set(absent);
    if (!next.delete(id)) next.add(id);
    setAbsent(next);
  };
  return (
    <div class="roll" ref={box}>
      <p>{texts.rollCallHint}</p>
      {people.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={!absent.has(id)} onChange={() => toggle(id)} />
          <span>{name}</span>
        </label>
      ))}
      <button
        type="button"
        class="primary"
        disabled={here.length === 0}
        onClick={() => done(here.map(({ key, side }) => ({ key, side })))}
      >
        {texts.rollCallDone(here.length)}
      </button>
    </div>
  );
}
