import type { JSX } from 'preact';

/** Boxes to tick: which parts of something. */
export function Choices<Id extends string>({
  legend,
  names,
  chosen,
  onChange,
}: {
  readonly legend: string;
  readonly names: readonly (readonly [id: Id, name: string])[];
  readonly chosen: readonly Id[];
  readonly onChange: (chosen: Id[]) => void;
}): JSX.Element {
  const toggle = (id: Id) => {
    const isKept = (one: Id) => (one === id ? !chosen.includes(id) : chosen.includes(one));
    onChange(names.map(([one]) => one).filter(isKept));
  };
  return (
    <fieldset class="no-print">
      <legend>{legend}</legend>
      {names.map(([id, name]) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}
