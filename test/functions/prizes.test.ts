import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../arbitraries/runs';
import { largestRemainder, nearestSplit } from '../oracle/prizes-oracle';
import { formula, formulaIn } from './formula';

/** A coin as its text and as how many of a thousandth it is, so that expected amounts need no fractions. */
const COINS = [
  { unit: 0.01, thousandths: 10 },
  { unit: 0.05, thousandths: 50 },
  { unit: 0.1, thousandths: 100 },
  { unit: 0.25, thousandths: 250 },
  { unit: 0.5, thousandths: 500 },
  { unit: 1, thousandths: 1000 },
  { unit: 2.5, thousandths: 2500 },
  { unit: 5, thousandths: 5000 },
  { unit: 10, thousandths: 10000 },
] as const;

const inText = (thousandths: number): string => {
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '');
};

function prizes(pool: unknown, shares: readonly unknown[], unit?: unknown): number[] {
  const rows = formula(
    'TD_PRIZES',
    pool,
    shares.map((share) => [share]),
    unit,
  ) as number[][];
  return rows.map((row) => {
    expect(row).toHaveLength(1);
    return row[0]!;
  });
}

const share = fc.integer({ min: 0, max: 9 });
const sharesUpTo = (most: number): fc.Arbitrary<number[]> =>
  fc.array(share, { minLength: 1, maxLength: most }).filter((shares) => shares.some((one) => one > 0));

describe('TD_PRIZES', () => {
  test('is the split nearest to the shares of all that there are, the earlier first among equals', () => {
    fc.assert(
      fc.property(sharesUpTo(4), fc.nat({ max: 14 }), fc.constantFrom(...COINS), (shares, coins, coin) => {
        const pool = Number(inText(coins * coin.thousandths));
        expect(prizes(pool, shares, coin.unit).map(String)).toEqual(
          nearestSplit(coins, shares).map((given) => inText(given * coin.thousandths)),
        );
      }),
      runs(600),
    );
  });

  test('pools of any size sum exactly, in exact arithmetic too', () => {
    const coins = fc.oneof(fc.nat({ max: 2_000 }), fc.nat({ max: 500_000_000 }));
    // Small shares too: their remainders are often equal.
    const shares = fc.oneof(
      sharesUpTo(6),
      fc
        .array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 24 })
        .filter((some) => some.some((one) => one > 0)),
    );
    fc.assert(
      fc.property(shares, coins, fc.constantFrom(...COINS), (some, given, coin) => {
        const pool = Number(inText(given * coin.thousandths));
        const amounts = prizes(pool, some, coin.unit);
        const inCoins = amounts.map((amount) => Math.round(amount / coin.unit));
        // Each amount is a whole number of coins written without the dust of binary fractions, and nothing is left over.
        expect(amounts.map(String)).toEqual(inCoins.map((one) => inText(one * coin.thousandths)));
        expect(inCoins.reduce((sum, one) => sum + one, 0)).toBe(given);
        expect(inCoins).toEqual(largestRemainder(given, some));
        // Who has no share gets nothing; who has a larger one gets no less.
        some.forEach((one, at) => {
          expect(one === 0 ? inCoins[at] : 0).toBe(0);
          expect(some.every((other, by) => other <= one || inCoins[by]! >= inCoins[at]!)).toBe(true);
        });
      }),
      runs(800),
    );
  });

  test('the shares may be in any unit: percent, points, fractions', () => {
    fc.assert(
      fc.property(
        sharesUpTo(8),
        fc.nat({ max: 100_000 }),
        fc.constantFrom(1000, 12, 0.1, 0.01, 1 / 8, 1 / 3),
        (shares, cents, scale) => {
          const pool = cents / 100;
          expect(
            prizes(
              pool,
              shares.map((one) => one * scale),
            ),
          ).toEqual(prizes(pool, shares));
        },
      ),
      runs(500),
    );
  });

  test.each([
    [100, [50, 30, 20], undefined, [50, 30, 20]],
    [100, [0.5, 0.3, 0.2], undefined, [50, 30, 20]],
    // Thirds: the odd cent goes to the first.
    [100, [1, 1, 1], undefined, [33.34, 33.33, 33.33]],
    [0.05, [1, 1, 1], undefined, [0.02, 0.02, 0.01]],
    [100, [1, 1, 1], 1, [34, 33, 33]],
    [100, [1, 1, 1], 5, [35, 35, 30]],
    [100, [2, 1], 0.05, [66.65, 33.35]],
    [1000, [50, 30, 20], 5, [500, 300, 200]],
    [7, [60, 30, 10], 1, [4, 2, 1]],
    [0, [50, 30, 20], undefined, [0, 0, 0]],
    [0.01, [50, 30, 20], undefined, [0.01, 0, 0]],
    [10, [1, 0, 1, 0], 1, [5, 0, 5, 0]],
    [12.34, [1], undefined, [12.34]],
    [1_000_000, [1, 4, 1], undefined, [166666.67, 666666.67, 166666.66]],
    [0.3, [0.1, 0.2], 0.1, [0.1, 0.2]],
  ])('%d by %j in coins of %s', (pool, shares, unit, expected) => {
    expect(prizes(pool, shares, unit)).toEqual(expected);
  });

  test('text numbers, decimal commas, blanks between and below, ranges of one cell', () => {
    expect(prizes('1.000,50', ['50', ' 30', '20,0'])).toEqual([500.25, 300.15, 200.1]);
    expect(prizes('1000', [50, 30, 20], '0,05')).toEqual([500, 300, 200]);
    expect(prizes([[100]], [1, 1], [['']])).toEqual([50, 50]);
    // A blank between is no share, and its row stays in its place; the open end below is cut.
    expect(prizes(100, [3, '', 1, null, undefined, '', ' '])).toEqual([75, 0, 25]);
    expect(prizes(100, [3, 1, 0])).toEqual([75, 25, 0]);
    expect(formula('TD_PRIZES', 100, 7)).toEqual([[100]]);
    for (const unit of ['', null, undefined]) expect(prizes(1, [1, 2], unit)).toEqual([0.33, 0.67]);
  });

  test.each([
    [['', [[1]]], /^Falta pool\.$/, /^Pool is missing\.$/],
    [[100], /falta shares/i, /shares is missing/i],
    [['mucho', [[1]]], /^«mucho» no es un número; aquí va la bolsa/, /pool/],
    [[-5, [[1]]], /^«-5» es demasiado poco.*bolsa.*desde 0/, /pool.*from 0/],
    [[100, [['']]], /^(Argumento shares: )?no hay ninguna parte que repartir/i, /no share to split by/],
    [[100, [[0], [0]]], /no hay ninguna parte que repartir/, /at least one above 0/],
    [[100, [[50], [-1]]], /^Fila 2, columna 1 de shares: «-1».*parte.*desde 0/, /^Row 2, column 1 of shares/],
    [
      [100, [[50], ['mitad']]],
      /^Fila 2, columna 1 de shares: «mitad» no es un número/,
      /share of each prize/,
    ],
    [[100, [[50], ['#DIV/0!']]], /^Fila 2, columna 1 de shares: .*error #DIV\/0!/, /error #DIV\/0!/],
    [[7, [[1]], 5], /^7 no se puede repartir en monedas de 5; /, /^7 can not be split in coins of 5; /],
    [[0.015, [[1]]], /0\.015 no se puede repartir en monedas de 0\.01/, /coins of 0\.01/],
    [[10, [[1]], 0.3], /10 no se puede repartir en monedas de 0\.3/, /coins of 0\.3/],
    [[100, [[1]], 0], /^Argumento unit: «0» es demasiado poco; aquí va la moneda/, /^Argument unit: “0”/],
    [[100, [[1]], -0.01], /^Argumento unit: «-0\.01»/, /smallest coin/],
    [[100, [[1]], 'céntimo'], /^Argumento unit: «céntimo» no es un número/, /smallest coin/],
  ] as const)('%j: one sentence', (args, es, en) => {
    expect(() => formulaIn('es', 'TD_PRIZES', ...(args as readonly unknown[]))).toThrow(es);
    expect(() => formulaIn('en', 'TD_PRIZES', ...(args as readonly unknown[]))).toThrow(en);
  });

  // "A range may include its header row": the column may have its title, as in every other function of a column.
  test.each(['Premio', 'Parte', 'Partes', '%', 'Porcentaje', 'Share', 'Prize'])('a title «%s»', (title) => {
    expect(formula('TD_PRIZES', 1000, [[title], [50], [30], [20]])).toEqual([
      ['Premio'],
      [500],
      [300],
      [200],
    ]);
  });

  test('the answer under a title has one too, in the language of the build', () => {
    expect(formulaIn('en', 'TD_PRIZES', 10, [['Share'], [1], [1]])).toEqual([['Prize'], [5], [5]]);
    // Only a title that is known: another word in the first cell may be a share mistyped.
    expect(splitOrSentence(100, [['mitad'], [50]])).toMatch(/^Fila 1, columna 1 de shares: «mitad»/);
  });

  test('a share in a row that is none is named by its column', () => {
    expect(splitOrSentence(100, [[50, 'x', 20]])).toMatch(/^Fila 1, columna 2 de shares: «x»/);
    expect(splitOrSentence(100, [[50, 30, -1]])).toMatch(/^Fila 1, columna 3 de shares: «-1»/);
  });

  test('a pool of more coins than a number can count', () => {
    expect(splitOrSentence(9e15, [[1], [1]])).toMatch(/no se puede repartir en monedas de 0\.01/);
    expect(splitOrSentence(1e300, [[1], [1]])).toMatch(/demasiado grande; aquí va la bolsa/);
  });

  // "Never a wrong number".
  test('shares in a row are read or refused, never cut to the first', () => {
    expect(splitOrSentence(100, [[50, 30, 20]])).toMatch(
      /^\[\[50\],\[30\],\[20\]\]$|^\[\[50,30,20\]\]$|columna/,
    );
  });

  test('of a range with more columns the second is not left out silently', () => {
    expect(
      splitOrSentence(100, [
        [1, 50],
        [2, 30],
        [3, 20],
      ]),
    ).toMatch(/2 columnas; seleccione una sola/);
  });

  test('several pools are refused, not cut to the first', () => {
    expect(splitOrSentence([[100], [50]], [[1], [1]])).toMatch(/^Pool es un solo valor/);
    expect(splitOrSentence(100, [[1], [1]], [[1], [5]])).toMatch(/^Unit es un solo valor/);
    // An open range with the one amount in it is that amount.
    expect(formula('TD_PRIZES', [[''], [100], ['']], [[1], [1]])).toEqual([[50], [50]]);
  });

  test('the least coin named is one that is taken', () => {
    // "desde 0.01" it says of 0, and takes 0.005.
    expect(prizes(0.01, [1, 1], 0.005)).toEqual([0.005, 0.005]);
    expect(splitOrSentence(1, [[1]], 0)).not.toMatch(/desde 0\.01/);
  });
});

function splitOrSentence(...args: readonly unknown[]): string {
  try {
    return JSON.stringify(formula('TD_PRIZES', ...args));
  } catch (problem) {
    return (problem as Error).message;
  }
}
