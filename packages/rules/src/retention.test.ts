import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPeriod,
  deletesMore,
  firstPeriod,
  goesAhead,
  goesAt,
  goesBefore,
  isRetention,
  monthsAt,
  monthsFrom,
  RETAINED_KINDS,
  RETENTION_MONTHS,
  type RetentionPeriod,
  settledPeriod,
  UNTOLD,
} from './retention.ts';

const now = new Date('2026-11-20T12:00:00Z');
const days = (count: number, from = now) => new Date(from.getTime() + count * 86_400_000);
const holds = (months: number): RetentionPeriod => ({ months, next: null });
const waits = (months: number | null, next: number, inDays: number): RetentionPeriod => ({
  months,
  next: { months: next, from: days(inDays) },
});

describe('a change of a period', () => {
  it.each<[string, RetentionPeriod, number, RetentionPeriod, boolean]>([
    ['longer: at once', holds(12), 24, holds(24), false],
    ['the same: nothing', holds(12), 12, holds(12), false],
    ['shorter: after 7 days, and it is told', holds(12), 6, waits(12, 6, 7), true],
    ['back, while the shorter one waits: nothing is left of it', waits(12, 6, 3), 12, holds(12), false],
    ['longer than what holds, while a shorter one waits', waits(12, 6, 3), 24, holds(24), false],
    ['the one that waits once more: as it was said', waits(12, 6, 3), 6, waits(12, 6, 3), false],
    ['between: when the other would have held', waits(12, 6, 3), 9, waits(12, 9, 3), false],
    ['shorter still: 7 days anew, and it is told', waits(12, 6, 3), 3, waits(12, 3, 7), true],
    ['shorter than one that holds since yesterday', waits(12, 6, -1), 3, waits(6, 3, 7), true],
    ['longer than one that holds since yesterday', waits(12, 6, -1), 12, holds(12), false],
    ['the first one, before anybody was told', UNTOLD, 24, waits(null, 24, 14), true],
    ['shorter than the first one that waits: not before that', waits(null, 24, 10), 12, waits(null, 12, 10), true],
    ['longer than the first one that waits', waits(null, 24, 10), 36, waits(null, 36, 10), false],
  ])('%s', (_what, before, months, after, isTold) => {
    expect(changedPeriod(before, months, now)).toEqual(after);
    expect(deletesMore(settledPeriod(before, now), after)).toBe(isTold);
  });

  it('never deletes within the next 7 days what was kept before', () => {
    const months = fc.integer({ min: 1, max: 60 });
    const from = fc.integer({ min: -20, max: 20 }).map((day) => days(day));
    // A longer one never waits.
    const period = fc
      .record({ months: fc.option(months), next: fc.option(fc.record({ months, from })) })
      .filter(({ months: held, next }) => held === null || !next || next.months < held);
    fc.assert(
      fc.property(period, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 7 * 24 - 1 }), (before, months, hours) => {
        const at = new Date(now.getTime() + hours * 3_600_000);
        const was = goesBefore(before, at);
        const is = goesBefore(changedPeriod(before, months, now), at);
        if (is) expect(is.getTime()).toBeLessThanOrEqual(was?.getTime() ?? Number.NEGATIVE_INFINITY);
      }),
    );
  });
});

describe('what goes', () => {
  it('is nothing, of a school that nobody was told about', () => {
    expect(monthsAt(UNTOLD, now)).toBeNull();
    expect(goesBefore(UNTOLD, now)).toBeUndefined();
    expect(goesAhead(UNTOLD, now)).toBeUndefined();
    expect(goesAt(UNTOLD, days(-9999), now)).toBeNull();
  });

  it('is nothing for 14 days, of one that was told now, and then what the default says', () => {
    const first = firstPeriod('notes', now);
    expect(goesBefore(first, days(13))).toBeUndefined();
    expect(goesBefore(first, days(14))).toEqual(monthsFrom(days(14), -24));
    expect(goesAhead(first, now)).toEqual(monthsFrom(days(30), -24));
  });

  it.each<[string, RetentionPeriod, Date, Date | null]>([
    ['old already: with the next run', holds(12), new Date('2025-01-01'), now],
    ['old enough in the summer', holds(12), new Date('2026-07-01'), new Date('2027-07-01')],
    ['by the shorter one, when it holds', waits(12, 6, 7), new Date('2026-01-01'), days(7)],
    ['by the shorter one, later', waits(12, 6, 7), new Date('2026-09-01'), new Date('2027-03-01')],
    ['by the longer one, before the shorter one holds', waits(12, 6, 7), new Date('2025-11-21'), new Date('2026-11-21')],
    ['by the first one', waits(null, 24, 10), new Date('2020-01-01'), days(10)],
  ])('%s', (_what, period, countedFrom, at) => expect(goesAt(period, countedFrom, now)).toEqual(at));

  it('goes in a run of that day, and in none before', () => {
    const ages = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), ages, (months, age) => {
        const countedFrom = days(-age);
        const at = goesAt(holds(months), countedFrom, now) as Date;
        // The last days of a month are one day to a shorter month: the 28th of February to the 31st of March are four.
        expect((goesBefore(holds(months), days(4, at)) as Date) > countedFrom).toBe(true);
        if (at > now) expect((goesBefore(holds(months), days(-4, at)) as Date) > countedFrom).toBe(false);
      }),
    );
  });
});

it.each([
  ['2026-03-31T05:00:00Z', -1, '2026-02-28T05:00:00Z'],
  ['2024-03-31T05:00:00Z', -1, '2024-02-29T05:00:00Z'],
  ['2026-01-15T00:00:00Z', -12, '2025-01-15T00:00:00Z'],
  ['2026-12-31T23:59:00Z', 2, '2027-02-28T23:59:00Z'],
])('%s and %i months is %s', (at, months, then) => expect(monthsFrom(new Date(at), months)).toEqual(new Date(then)));

it.each(RETAINED_KINDS)('a school may choose what lies in the bounds of %s, which its default does', (kind) => {
  const bounds = RETENTION_MONTHS[kind];
  for (const months of [bounds.default, bounds.min, bounds.max]) expect(isRetention(kind, months)).toBe(true);
  for (const months of [bounds.min - 1, bounds.max + 1, 1.5, Number.NaN]) expect(isRetention(kind, months)).toBe(false);
});
