import type { LIVE_CALLS } from '../contract';

interface Runner {
  withSuccessHandler(handler: (answer: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
}

declare const google: { readonly script: { readonly run: Runner } };

/** Longer than Google ever takes over what pages ask for. */
const PATIENCE = 60_000;

/** Calls the script; what comes back is JSON text. */
export function callServer<T>(name: keyof typeof LIVE_CALLS, ...args: readonly unknown[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), PATIENCE);
    const end = (work: () => void) => {
      clearTimeout(late);
      work();
    };
    const run = google.script.run
      .withSuccessHandler((answer) => end(() => resolve(JSON.parse(String(answer)) as T)))
      .withFailureHandler((error) => end(() => reject(error instanceof Error ? error : new Error('failed'))));
    (run as unknown as Record<string, (...given: readonly unknown[]) => void>)[name]!(...args);
  });
}
