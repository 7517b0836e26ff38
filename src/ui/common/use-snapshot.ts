import { useEffect, useState } from 'preact/hooks';
import type { SnapshotAnswer } from '../live-contract';
import { callServer } from './server';

/** The workbook as it is now, for a dialog; `undefined` while it is read, `null` when it could not be. */
export function useSnapshot(initials: boolean): SnapshotAnswer | null | undefined {
  const [answer, setAnswer] = useState<SnapshotAnswer | null>();
  useEffect(() => {
    let isWanted = true;
    setAnswer(undefined);
    callServer<SnapshotAnswer>('cubileteSnapshot', { initials })
      .then((given) => isWanted && setAnswer(given))
      .catch(() => isWanted && setAnswer(null));
    return () => {
      isWanted = false;
    };
  }, [initials]);
  return answer;
}
