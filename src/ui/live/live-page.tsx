import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { texts } from '../common/page-texts';
import { PageAddress } from '../common/qr-code';
import type { LivePart, LiveSnapshot } from '../live-contract';
import { BigScreen } from './big-screen';
import { championOf } from './champion';
import { DrawTree } from './draw-tree';
import { FindMe } from './find-me';
import { Groups } from './groups';
import { Matches } from './matches';
import { Ranking } from './ranking';
import { useRemembered } from './remembered';
import { Tabs, type Tab } from './tabs';
import { useLive, type Live } from './use-live';

export function LivePage(): JSX.Element {
  const live = useLive();
  const { snapshot, isStale } = live;
  if (snapshot === undefined || snapshot === null) {
    const text = snapshot === null ? texts.nothing : isStale ? texts.unreachable : texts.loading;
    return (
      <main class="alone">
        <p role="status">{text}</p>
        <button type="button" onClick={live.refresh}>
          {texts.retry}
        </button>
      </main>
    );
  }
  return <Tournament live={live} snapshot={snapshot} />;
}

function Tournament({
  live,
  snapshot,
}: {
  readonly live: Live;
  readonly snapshot: LiveSnapshot;
}): JSX.Element {
  const [me, setMe] = useRemembered('name');
  const [remembered, choose] = useRemembered('part');
  const [isBig, setBig] = useState(false);
  const tabs = tabsOf(snapshot, me);
  const chosen = (tabs.find(({ id }) => id === remembered) ?? tabs[0])?.id;
  const champion = championOf(snapshot);
  const updated = texts.updated(snapshot.published.slice(11, 16), live.minutes);
  const bigButton = useRef<HTMLButtonElement>(null);
  const wasBig = useRef(false);
  useEffect(() => {
    // The keyboard goes back to where it came from.
    if (wasBig.current && !isBig) bigButton.current?.focus();
    wasBig.current = isBig;
  }, [isBig]);
  if (isBig) return <BigScreen snapshot={snapshot} updated={updated} onClose={() => setBig(false)} />;
  return (
    <>
      <header class="top">
        <h1 class="name">{snapshot.title}</h1>
        <div class="tools no-print">
          <ThemeSwitch />
          <button type="button" ref={bigButton} onClick={() => setBig(true)}>
            {texts.big}
          </button>
          <button type="button" onClick={() => window.print()}>
            {texts.print}
          </button>
        </div>
        <p class="updated">
          {updated}{' '}
          <button type="button" class="link no-print" onClick={live.refresh}>
            {texts.retry}
          </button>
        </p>
        <p class="stale" role="status">
          {live.isStale && texts.stale}
        </p>
      </header>
      <main>
        {champion !== null && (
          <p class="card champion">
            {texts.champion}: <strong class="name">{champion}</strong>
          </p>
        )}
        <FindMe snapshot={snapshot} me={me} onChoose={setMe} />
        {chosen === undefined ? (
          <p class="empty">{texts.empty}</p>
        ) : (
          <Tabs label={texts.partsLabel} tabs={tabs} chosen={chosen} onChoose={choose} />
        )}
      </main>
      {live.url !== null && (
        <footer class="no-print">
          <details>
            <summary>{texts.share}</summary>
            <PageAddress url={live.url} label={texts.qr} />
          </details>
        </footer>
      )}
    </>
  );
}

/** The parts that are published, in the order of an evening. */
function tabsOf({ groups, matches, draw, lastChance, ranking }: LiveSnapshot, me: string): Tab<LivePart>[] {
  const contents: Readonly<Record<LivePart, ComponentChildren>> = {
    groups: groups && groups.length > 0 && <Groups groups={groups} me={me} />,
    matches: matches && <Matches matches={matches} me={me} />,
    draw: (draw || lastChance) && (
      <>
        {draw && <DrawTree title={texts.parts.draw} rounds={draw} me={me} isTitled={lastChance !== null} />}
        {lastChance && <DrawTree title={texts.lastChance} rounds={lastChance} me={me} isTitled />}
      </>
    ),
    ranking: ranking && <Ranking ranking={ranking} me={me} />,
  };
  return (Object.keys(contents) as LivePart[])
    .filter((id) => contents[id])
    .map((id) => ({ id, name: texts.parts[id], content: contents[id] }));
}

/** Dark unless the device asks for light; the switch says otherwise. */
function ThemeSwitch(): JSX.Element {
  const [theme, setTheme] = useRemembered('theme');
  const isLight =
    theme === '' ? window.matchMedia('(prefers-color-scheme: light)').matches : theme === 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
  }, [isLight]);
  return (
    <button type="button" onClick={() => setTheme(isLight ? 'dark' : 'light')}>
      {isLight ? texts.dark : texts.light}
    </button>
  );
}
