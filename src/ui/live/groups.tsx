import type { JSX } from 'preact';
import { texts } from '../common/page-texts';
import type { LiveGroup } from '../live-contract';
import { CrossTable } from './cross-table';
import { useRemembered } from './remembered';
import { Standings } from './standings';

const VIEWS = ['table', 'cross'] as const;

/** All groups, as tables of standings or as cross-tables: the same players in the same order. */
export function Groups({
  groups,
  me,
}: {
  readonly groups: readonly LiveGroup[];
  readonly me: string;
}): JSX.Element {
  const [remembered, setView] = useRemembered('view');
  const hasCross = groups.some(({ crossTable }) => crossTable !== undefined);
  const view = hasCross && remembered === 'cross' ? 'cross' : 'table';
  const names = { table: texts.cross.table, cross: texts.cross.title };
  return (
    <>
      {hasCross && (
        <div class="filters" role="group" aria-label={texts.cross.label}>
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {names[one]}
            </button>
          ))}
        </div>
      )}
      <div class="group-list">
        {groups.map((group) =>
          view === 'cross' ? (
            <CrossTable key={group.group} group={group} me={me} />
          ) : (
            <Standings key={group.group} group={group} me={me} />
          ),
        )}
      </div>
    </>
  );
}
