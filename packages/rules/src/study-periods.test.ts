import { describe, expect, it } from 'vitest';
import { isCurrentEnd } from './study-periods.ts';

const NOW = new Date('2026-11-18T10:00:00Z');

describe('a study that ends', () => {
  it.each([
    ['not, as far as is known', null, true],
    ['today', '2026-11-18', true],
    ['tomorrow', '2026-11-19', true],
    ['yesterday', '2026-11-17', false],
    ['this month, said by its first day', '2026-11-01', true],
    ['next month', '2026-12-01', true],
    ['last month', '2026-10-01', false],
    ['last month, on its last day', '2026-10-31', false],
    ['in January', '2027-01-01', true],
    ['a year ago this month', '2025-11-01', false],
  ])('%s: current is %s', (_when, end, current) => expect(isCurrentEnd(end, NOW)).toBe(current));

  it('on the first of a month is current for all of that month, on its second day no more', () => {
    const lastOfNovember = new Date('2026-11-30T23:59:59Z');
    expect(['2026-11-01', '2026-11-02'].map((end) => isCurrentEnd(end, lastOfNovember))).toEqual([true, false]);
    expect(isCurrentEnd('2026-11-01', new Date('2026-12-01T00:00:00Z'))).toBe(false);
  });
});
