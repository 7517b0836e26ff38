import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PanelMatch } from '../contract';
import type { HourGroup } from './listing';
import { MatchItem } from './match-item';
import { isSaving, type Request } from './model';
import type { ListProps } from './props';
import { RollCall } from './roll-call';
import { texts } from './texts';

/** The matches by hour, what has ended behind them. */
export function MatchList(props: ListProps): JSX.Element {
  const { listing, model, dispatch } = props;
  const { groups, finished } = listing;
  const areFinishedShown = finished.length > 0 && finished.some(({ key }) => listing.keys.includes(key));
  const item = (match: PanelMatch) => (
    <MatchItem
      key={match.key}
      match={match}
      isOpen={model.opened === match.key}
      isSaving={isSaving(model, match.key)}
      {...props}
    />
  );
  if (groups.length === 0 && finished.length === 0) {
    const isFiltered = model.filter.trim() !== '' || model.kind !== null;
    const text = !isFiltered
      ? texts.nothing
      : model.filter.trim() !== ''
        ? texts.nobody(model.filter.trim())
        : texts.nothingOfKind;
    return <p class="quiet">{text}</p>;
  }
  return (
    <div class="matches">
      {groups.map((group) => (
        <Hour key={group.hour ?? ''} group={group} ask={props.ask} item={item} />
      ))}
      {finished.length > 0 && (
        <section>
          <button
            type="button"
            class="fold"
            aria-expanded={areFinishedShown}
            onClick={() => dispatch({ kind: 'finished' })}
          >
            {texts.finishedTitle(finished.length)}
          </button>
          {areFinishedShown && <ul>{finished.map(item)}</ul>}
        </section>
      )}
    </div>
  );
}

interface HourProps {
  readonly group: HourGroup;
  readonly ask: (request: Request) => void;
  readonly item: (match: PanelMatch) => JSX.Element;
}

function Hour({ group: { hour, matches }, ask, item }: HourProps): JSX.Element {
  const [isCalling, setCalling] = useState(false);
  const missing = matches.flatMap(({ absent }) => absent);
  return (
    <section>
      <div class="hour">
        <h2>{hour ?? texts.noHour}</h2>
        {missing.length > 1 && (
          <button type="button" aria-expanded={isCalling} onClick={() => setCalling(!isCalling)}>
            {texts.rollCall}
          </button>
        )}
      </div>
      {isCalling && missing.length > 0 && (
        <RollCall
          matches={matches}
          done={(arrivals) => {
            setCalling(false);
            ask({ call: 'cubiletePanelRollCall', args: [arrivals], label: texts.rollCall });
          }}
        />
      )}
      <ul>{matches.map(item)}</ul>
    </section>
  );
}
