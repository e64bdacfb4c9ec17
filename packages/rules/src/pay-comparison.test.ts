import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedEuros, comparablePay, PAY_CURRENCIES, PAY_PERIODS, yearlyEuros } from './pay-comparison.ts';

describe('an amount in euros a year', () => {
  it.each([
    [2000, 'EUR', 'MONTH', 24_000],
    [15, 'EUR', 'HOUR', 31_200],
    [100, 'EUR', 'DAY', 26_000],
    [500, 'EUR', 'WEEK', 26_000],
    [40_000, 'EUR', 'YEAR', 40_000],
    [40_000, 'CHF', 'YEAR', 42_553],
    [3_500_000, 'JPY', 'YEAR', 20_000],
  ] as const)('%d %s a %s is %d', (amount, currency, period, euros) => expect(yearlyEuros(amount, currency, period)).toBe(euros)); // biome-ignore format: a table

  it.each([
    ['a currency that nobody knows', 2000, 'XYZ', 'MONTH'],
    ['a name of every object', 2000, 'constructor', 'MONTH'],
    ['no currency', 2000, null, 'MONTH'],
    ['no unit', 2000, 'EUR', null],
    ['another unit', 2000, 'EUR', 'SHIFT'],
    ['nothing', 0, 'EUR', 'YEAR'],
    ['less than nothing', -5, 'EUR', 'YEAR'],
    ['no number', Number.NaN, 'EUR', 'YEAR'],
    ['less than a euro a year', 0.2, 'EUR', 'YEAR'],
    ['more than anybody is paid', 1e12, 'EUR', 'HOUR'],
  ])('%s compares to nothing', (_, amount, currency, period) => expect(yearlyEuros(amount, currency, period)).toBeUndefined()); // biome-ignore format: one thought

  it('keeps the order of amounts, and an amount is always as much as itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.integer({ min: 1, max: 400_000 }),
        fc.constantFrom(...PAY_CURRENCIES),
        fc.constantFrom(...PAY_PERIODS),
        (a, b, currency, period) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) => yearlyEuros(amount, currency, period) ?? 0);
          return less! <= more!;
        },
      ),
    );
  });
});

describe('what is asked for', () => {
  it('is the same number as the same pay of a posting', () => {
    for (const currency of PAY_CURRENCIES) for (const period of PAY_PERIODS) expect(askedEuros(77_777, currency, period)).toBe(yearlyEuros(77_777, currency, period)); // biome-ignore format: one thought
  });
  it('stays comparable however little or much it is', () => {
    expect(askedEuros(1, 'VND', 'YEAR')).toBe(1);
    expect(askedEuros(1e9, 'GBP', 'HOUR')).toBe(1_000_000_000);
  });
});

describe('what a posting pays', () => {
  it.each([
    ['a range, by its upper end', { min: 30_000, max: 40_000 }, 40_000],
    ['from an amount', { min: 30_000, max: null }, 30_000],
    ['up to an amount', { min: null, max: 35_000 }, 35_000],
    ['nothing said', { min: null, max: null }, undefined],
  ])('%s', (_, range, euros) => expect(comparablePay({ ...range, currency: 'EUR', unit: 'YEAR' })).toBe(euros));
});
