import { expect, it } from 'vitest';
import { endsSoon, lastEnd } from './sign-in-certificates.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);

it('waits for the last certificate: a new one beside the old one is enough', () => {
  expect(lastEnd([day('2026-12-01'), day('2028-01-01'), day('2027-01-01')])).toEqual(day('2028-01-01'));
  expect(lastEnd([])).toBeUndefined();
});

it('warns from 30 days before the end on, and after it', () => {
  expect(endsSoon(day('2026-12-24'), day('2026-11-24'))).toBe(true);
  expect(endsSoon(day('2026-12-25'), day('2026-11-24'))).toBe(false);
  expect(endsSoon(day('2026-11-01'), day('2026-11-24'))).toBe(true);
});
