import { expect, test } from '@jest/globals';
import { at, fail, ok } from '../../src/core/result';

test('what went well is the value', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
});

test('what failed is the problem with what its sentence needs, and its place where one is known', () => {
  const problem = { code: 'notAScore', params: { given: '3-' } };
  expect(fail('notAScore', { given: '3-' })).toStrictEqual({ ok: false, problem });
  expect(fail('notAScore', { given: '3-' }, { row: 2 })).toStrictEqual({
    ok: false,
    problem: { ...problem, place: { row: 2 } },
  });
});

test('a place said later adds what is missing and changes nothing that was said', () => {
  const failure = fail('notAScore', { given: '3-' }, { row: 2, column: 4 });
  expect(at(failure, { row: 9, argument: 'matches' })).toEqual({
    ok: false,
    problem: { ...failure.problem, place: { row: 2, column: 4, argument: 'matches' } },
  });
  expect(at(fail('noMatches', {}), { argument: 'matches' })).toEqual({
    ok: false,
    problem: { code: 'noMatches', params: {}, place: { argument: 'matches' } },
  });
});
