import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runInContext } from 'node:vm';
import { DIST, freshContext, loadBundle } from './bundle';
import { groups } from './fields';
import { timeInTurn, type Timing } from './measure';

export interface FileSize {
  readonly file: string;
  readonly bytes: number;
  readonly gzipped: number;
  /** Who loads it. */
  readonly isForEveryCell: boolean;
}

export interface Loading {
  readonly timings: readonly Timing[];
  readonly files: readonly FileSize[];
}

/** What a cell pays before its own work: a fresh context and the whole of Code.js; the parts only where they are needed. */
export async function loading(): Promise<Loading> {
  const rows = JSON.stringify(groups(8));
  const inFresh = (name: string, code: string | null) => ({
    name,
    prepare: () => {
      const context = freshContext();
      return () => {
        loadBundle(context);
        if (code !== null) runInContext(code, context);
      };
    },
  });
  const timings = await timeInTurn(
    [
      inFresh('Code.js', null),
      inFresh('Code.js and one TD_STANDINGS of 8 groups', `TD_STANDINGS(${rows})`),
      inFresh(
        'Code.js and one formula of a part (TD_SWISS_PAIRINGS)',
        'TD_SWISS_PAIRINGS([["Ana"], ["Beto"]])',
      ),
    ],
    25,
  );
  const files = readdirSync(DIST)
    .filter((file) => /\.(?:js|html)$/.test(file))
    .map((file): FileSize => {
      const path = join(DIST, file);
      const gzipped = gzipSync(readFileSync(path)).length;
      return { file, bytes: statSync(path).size, gzipped, isForEveryCell: file === 'Code.js' };
    });
  return { timings, files };
}
