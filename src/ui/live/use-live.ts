import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { callServer } from '../common/server';
import type { LiveAnswer, LiveSnapshot } from '../live-contract';

/** Seconds between two looks while the page is seen; a little more each time, so that phones don't ask all at once. */
const EVERY = 30;
const SPREAD = 5;

export interface Live {
  /** `undefined` before the first answer; `null` when nothing is published. */
  readonly snapshot: LiveSnapshot | null | undefined;
  readonly url: string | null;
  /** Minutes since what is shown was published. */
  readonly minutes: number;
  /** The last look failed. */
  readonly isStale: boolean;
  readonly refresh: () => void;
}

interface Seen {
  readonly version: string;
  readonly snapshot: LiveSnapshot | null;
  readonly url: string | null;
  /** When it was published, on this page's own clock, which may be wrong but goes evenly. */
  readonly since: number;
}

/** What is published, looked for again and again while somebody looks at it. */
export function useLive(): Live {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [isStale, setStale] = useState(false);
  const [now, setNow] = useState(Date.now());
  const version = useRef('');
  const asking = useRef(false);

  const look = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const answer = await callServer<LiveAnswer>('cubileteLive', version.current);
      setStale(false);
      if (answer.kind === 'nothing') {
        version.current = '';
        setSeen({ version: '', snapshot: null, url: null, since: Date.now() });
      } else {
        const since = Date.now() - answer.age * 1000;
        if (answer.kind === 'live') {
          version.current = answer.version;
          setSeen({ version: answer.version, snapshot: answer.snapshot, url: answer.url, since });
        } else setSeen((before) => before && { ...before, since });
      }
    } catch {
      setStale(true);
    } finally {
      asking.current = false;
      setNow(Date.now());
    }
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const isSeen = () => document.visibilityState === 'visible';
    const later = () => {
      timer = setTimeout(() => void again(), (EVERY + Math.random() * SPREAD) * 1000);
    };
    const again = async () => {
      if (isSeen()) await look();
      later();
    };
    const shown = () => {
      if (isSeen()) void look();
    };
    void look();
    later();
    document.addEventListener('visibilitychange', shown);
    const clock = setInterval(() => setNow(Date.now()), 10_000);
    return () => {
      clearTimeout(timer);
      clearInterval(clock);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [look]);

  return {
    snapshot: seen === null ? undefined : seen.snapshot,
    url: seen?.url ?? null,
    minutes: seen === null ? 0 : Math.max(0, Math.floor((now - seen.since) / 60_000)),
    isStale,
    refresh: () => void look(),
  };
}
