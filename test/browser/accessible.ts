import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

interface WithAxe {
  readonly document: object;
  readonly axe: { run(context: object, options: object): Promise<Found> };
}

/**
 * What axe finds that is serious or critical in a page or a frame of it, a line each.
 *
 * @param apart parts that are not looked at
 */
export async function barriers(frame: Page | Frame, apart: readonly string[] = []): Promise<string[]> {
  await frame.evaluate(AXE);
  const { violations } = await frame.evaluate((exclude) => {
    const { axe, document } = globalThis as unknown as WithAxe;
    return axe.run({ include: [document], exclude }, { resultTypes: ['violations'], iframes: false });
  }, apart as string[]);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} — ${failureSummary.slice(0, 200)}`,
      ),
    );
}
