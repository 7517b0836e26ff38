import type { PanelAnswer } from '../contract';
import { OUTSIDE, SLOW } from './failures';
import type { Request } from './model';

interface Runner {
  withSuccessHandler(handler: (value: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
}

declare const google: { readonly script: { readonly run: Runner } } | undefined;

/** Milliseconds after which an answer is not waited for any more; a run of the script ends after six minutes. */
const PATIENCE = 90_000;

/** Makes a call; what comes of it comes once, whatever Google still says afterwards. */
export function send({ call, args }: Request): Promise<PanelAnswer> {
  return new Promise((resolve, reject) => {
    if (typeof google === 'undefined') return reject(new Error(OUTSIDE));
    const timer = setTimeout(() => reject(new Error(SLOW)), PATIENCE);
    const run = google.script.run
      .withSuccessHandler((value) => {
        clearTimeout(timer);
        try {
          resolve(JSON.parse(String(value)) as PanelAnswer);
        } catch {
          reject(new Error(String(value)));
        }
      })
      .withFailureHandler((error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(messageOf(error)));
      }) as unknown as Record<string, (...given: readonly unknown[]) => void>;
    run[call]!(...args.map((arg) => arg ?? null));
  });
}

function messageOf(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : String(error);
}
