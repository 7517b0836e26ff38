import { describe, expect, test } from '@jest/globals';
import { separated } from '../../../src/core/knockout/separation';
import { bestSeparation, separationOf } from '../../oracle/knockout-oracle';

/** `ABC CAB`: the groups of the firsts, then of the seconds …, each tier in its order. */
const tiersOf = (text: string): { group: number; letter: string }[][] =>
  text
    .split(' ')
    .map((tier) => [...tier].map((letter) => ({ group: letter.charCodeAt(0) - 'A'.charCodeAt(0), letter })));

const order = (text: string): string => {
  const seeds = separated(tiersOf(text)).map(({ letter }) => letter);
  let at = 0;
  return text
    .split(' ')
    .map((tier) => seeds.slice(at, (at += tier.length)).join(''))
    .join(' ');
};

const figures = (text: string): number[][] => tiersOf(text).map((tier) => tier.map(({ group }) => group));

describe('the order of seeds that keeps group mates apart', () => {
  test.each([
    ['two of each of two groups: 1–4 and 2–3 meet, so the seconds stay', 'AB AB', 'AB AB'],
    ['and change places where that would bring mates together', 'AB BA', 'AB AB'],
    [
      'four groups: 1–8, 4–5, 2–7, 3–6; the second of a group goes to the other half',
      'ABCD ABCD',
      'ABCD BADC',
    ],
    ['the firsts keep their seeds whatever they are', 'BA AB', 'BA BA'],
    ['one group alone has no choice', 'A A A A', 'A A A A'],
    ['one tier alone stays as it is', 'CABD', 'CABD'],
  ])('%s', (_, given, expected) => {
    expect(separationOf(figures(expected), figures(given))).toEqual(bestSeparation(figures(given)));
    expect(order(given)).toBe(expected);
  });

  test.each([
    ...['ABC ABC', 'ABC CBA', 'ABC BCA', 'ABC AB', 'ABC C', 'CAB ABC', 'ABCD DCBA', 'ABCD CDAB', 'ABCD BD'],
    ...['ABCDE ABCDE', 'ABCDE EDCBA', 'ABCDE CAEBD', 'ABCDE ADE', 'EDCBA ABCDE'],
    ...[
      'AB AB AB',
      'AB BA AB',
      'AB AB A',
      'AB A AB',
      'ABC ABC ABC',
      'ABC CAB BCA',
      'ABC BA CB',
      'ABC CBA ABC',
    ],
    ...['ABCD ABCD ABC', 'ABCD DCBA AB', 'ABCD BADC CD', 'ABCD ABC ABCD', 'ABCD CD AB'],
    // One meeting in an early round is worse than any number later.
    ...['BA AB A', 'BA BA A', 'BA BA BA A', 'CDBA CA C DBC'],
    // Here bringing each tier to its best in turn does not end at the best of all.
    ...['ADCB C AB CAB', 'ACBD DAB DBC BA', 'ABC BCA BA BCA', 'DABC CD DCB DCBA'],
    ...['AB AB AB AB', 'AB BA BA AB', 'ABC ABC ABC AB', 'ABC CA BC AB', 'ABC C B A', 'AB AB AB AB AB'],
  ])('%s: none has fewer meetings, nor any as few with fewer steps', (given) => {
    const found = order(given);
    expect(found.split(' ').map((tier) => [...tier].sort())).toEqual(
      given.split(' ').map((tier) => [...tier].sort()),
    );
    expect(found.split(' ')[0]).toBe(given.split(' ')[0]);
    expect(separationOf(figures(found), figures(given))).toEqual(bestSeparation(figures(given)));
  });
});
