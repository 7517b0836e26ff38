import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SPECIFICATIONS } from '../../src/functions/specifications';
import type { Language } from '../../src/i18n/language';
import { runs } from '../arbitraries/runs';
import { noise } from './cells';
import { nearValid } from './near-valid';
import { verdict } from './verdict';

const language = fc.constantFrom<Language>('es', 'en', 'el', 'ru');

describe.each(SPECIFICATIONS.map(({ name, args }) => [name, args.length] as const))('%s', (name, most) => {
  test('of anything: a table or one sentence', () => {
    const anything = fc.array(noise, { maxLength: most });
    fc.assert(
      fc.property(anything, language, (args, speaks) => {
        expect(verdict(name, args, speaks)).toBe('fine');
      }),
      runs(100),
    );
  });

  test('of something nearly right: a table or one sentence', () => {
    fc.assert(
      fc.property(nearValid(name), language, (args, speaks) => {
        expect(verdict(name, args, speaks)).toBe('fine');
      }),
      runs(200),
    );
  });
});
