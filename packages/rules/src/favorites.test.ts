import { describe, expect, it } from 'vitest';
import { deadlineBucket, deadlineEnds, favoriteBucket } from './favorites.ts';

const at = (text: string) => new Date(text);
const NOW = at('2026-11-18T10:00:00Z'); // a Wednesday

describe('a favourite', () => {
  it.each([
    ['without a deadline is active', null, null, 'active'],
    ['with a deadline to come is active', '2026-11-19T00:00:00Z', null, 'active'],
    ['is active at the very instant of its deadline', '2026-11-18T10:00:00Z', null, 'active'],
    ['whose deadline passed is expired', '2026-11-18T09:59:59Z', null, 'expired'],
    ['that was withdrawn is expired, whatever its deadline', '2027-01-01T00:00:00Z', '2026-11-17T00:00:00Z', 'expired'],
    ['that was withdrawn is expired, without a deadline', null, '2026-11-17T00:00:00Z', 'expired'],
  ] as const)('%s', (_rule, deadline, withdrawn, bucket) => {
    expect(favoriteBucket({ deadlineAt: deadline && at(deadline), withdrawnAt: withdrawn && at(withdrawn) }, NOW)).toBe(bucket);
  });
});

describe('an active favourite closes', () => {
  it.each([
    ['never: later', null, 'UTC', 'later'],
    ['today: this week', '2026-11-18T23:59:59Z', 'UTC', 'this_week'],
    ['on Sunday: this week', '2026-11-22T23:59:59Z', 'UTC', 'this_week'],
    ['on Monday: this month', '2026-11-23T00:00:00Z', 'UTC', 'this_month'],
    ['on the last of the month: this month', '2026-11-30T23:59:59Z', 'UTC', 'this_month'],
    ['on the first of the next: later', '2026-12-01T00:00:00Z', 'UTC', 'later'],
    ['on Sunday evening in New York, which is Monday in Shanghai: this month there', '2026-11-22T23:00:00Z', 'Asia/Shanghai', 'this_month'],
    ['on Sunday evening in New York, for who reads there: this week', '2026-11-23T04:59:59Z', 'America/New_York', 'this_week'],
    ['a second later there: this month', '2026-11-23T05:00:00Z', 'America/New_York', 'this_month'],
  ] as const)('%s', (_rule, deadline, zone, bucket) => {
    expect(deadlineBucket(deadline && at(deadline), NOW, zone)).toBe(bucket);
  });

  it.each([
    ['on a Sunday the week ends today', '2026-11-22T12:00:00Z', '2026-11-22T23:59:59.000Z'],
    ['on a Monday it ends in six days', '2026-11-23T00:00:00Z', '2026-11-29T23:59:59.000Z'],
  ])('%s', (_rule, now, end) => {
    expect(deadlineEnds(at(now), 'UTC').weekEndsAt.toISOString()).toBe(end);
  });

  it('where the week ends after its month, by the week', () => {
    const now = at('2026-12-30T12:00:00Z');
    expect(deadlineBucket(at('2027-01-03T20:00:00Z'), now, 'UTC')).toBe('this_week');
    expect(deadlineBucket(at('2027-01-04T20:00:00Z'), now, 'UTC')).toBe('later');
  });

  it('in a leap February and over the change of the clocks', () => {
    expect(deadlineEnds(at('2028-02-02T12:00:00Z'), 'UTC').monthEndsAt.toISOString()).toBe('2028-02-29T23:59:59.000Z');
    expect(deadlineEnds(at('2026-03-25T12:00:00Z'), 'Europe/Oslo').weekEndsAt.toISOString()).toBe('2026-03-29T21:59:59.000Z');
    expect(deadlineEnds(at('2026-10-21T12:00:00Z'), 'Europe/Oslo').weekEndsAt.toISOString()).toBe('2026-10-25T22:59:59.000Z');
  });

  it('by the day of the reader: it may be another month there', () => {
    const now = at('2026-11-30T20:00:00Z');
    expect(deadlineEnds(now, 'Asia/Tokyo').monthEndsAt.toISOString()).toBe('2026-12-31T14:59:59.000Z');
    expect(deadlineEnds(now, 'America/New_York').monthEndsAt.toISOString()).toBe('2026-12-01T04:59:59.000Z');
  });

  it('and an unknown zone is no zone', () => {
    expect(() => deadlineEnds(NOW, 'Mars/Base')).toThrow(RangeError);
  });
});
