import { describe, expect, it } from 'vitest';
import { payRanges, type StatedPays } from './pay-ranges.ts';

const pay = (min: number | null, max: number | null, given: Partial<StatedPays> = {}): StatedPays => ({
  ...{ kinds: ['FULL_TIME'], min, max, currency: 'EUR', unit: 'YEAR', count: 1 },
  ...given,
});

describe('pay of an organization (organizations.20)', () => {
  it('is told of three postings and no fewer', () => {
    expect(payRanges([pay(40_000, 50_000), pay(42_000, 52_000)])).toBeUndefined();
    expect(payRanges([pay(40_000, 50_000, { count: 3 })])).toEqual({
      currency: 'EUR',
      ranges: [{ kind: 'FULL_TIME', postings: 3, from: 40_000, middle: 45_000, to: 50_000 }],
    });
  });

  it('is by the year, whatever it was written by, with three leading digits', () => {
    const hourly = pay(null, 25.55, { unit: 'HOUR', count: 3 });
    expect(payRanges([hourly])?.ranges[0]).toMatchObject({ from: 53_100, to: 53_100 });
  });

  it('is in the currency of most postings, others by fixed rates', () => {
    const found = payRanges([pay(460_000, 460_000, { currency: 'SEK', count: 2 }), pay(50_000, 50_000)]);
    expect(found).toMatchObject({ currency: 'SEK', ranges: [{ from: 460_000, to: 550_000, postings: 3 }] });
  });

  it('leaves a tenth out on either side, so that one slip of the pen is no range', () => {
    const found = payRanges([pay(40_000, 50_000, { count: 18 }), pay(4, 4), pay(4_000_000, 5_000_000)]);
    expect(found?.ranges[0]).toEqual({ kind: 'FULL_TIME', postings: 20, from: 40_000, middle: 45_000, to: 50_000 });
  });

  it('counts a posting for each of its kinds, and a range that is written the wrong way round', () => {
    const both = pay(30_000, 20_000, { kinds: ['PART_TIME', 'INTERN'], count: 3 });
    expect(payRanges([both])?.ranges.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['INTERN', 20_000, 30_000],
      ['PART_TIME', 20_000, 30_000],
    ]);
  });

  it.each([
    ['an unknown currency', pay(1000, 2000, { currency: 'XXX', count: 5 })],
    ['an unknown unit', pay(1000, 2000, { unit: 'SHIFT', count: 5 })],
    ['no amount', pay(null, 0, { count: 5 })],
    ['a kind nobody knows', pay(1000, 2000, { kinds: ['GUILD'], count: 5 })],
  ])('tells nothing of %s', (_, stated) => {
    expect(payRanges([stated])).toBeUndefined();
  });
});
