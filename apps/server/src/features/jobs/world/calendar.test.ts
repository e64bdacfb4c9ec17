import { describe, expect, it } from 'vitest';
import { endOfDay, firstOfMonth } from './calendar.ts';

describe('deadlines', () => {
  it('end with the last second of the day in the zone of the posting', () => {
    const today = new Date('2026-11-21T09:30:00Z');
    expect(endOfDay(today, 0, 'UTC').toISOString()).toBe('2026-11-21T23:59:59.000Z');
    expect(endOfDay(today, 0, 'Asia/Tokyo').toISOString()).toBe('2026-11-21T14:59:59.000Z');
    expect(endOfDay(today, 1, 'America/New_York').toISOString()).toBe('2026-11-23T04:59:59.000Z');
    expect(endOfDay(today, -1, 'Asia/Kolkata').toISOString()).toBe('2026-11-20T18:29:59.000Z');
  });

  it("count from the zone's own day, where it is already tomorrow or still yesterday", () => {
    expect(endOfDay(new Date('2026-11-21T20:00:00Z'), 0, 'Asia/Tokyo').toISOString()).toBe('2026-11-22T14:59:59.000Z');
    expect(endOfDay(new Date('2026-11-21T02:00:00Z'), 0, 'America/Los_Angeles').toISOString()).toBe('2026-11-21T07:59:59.000Z');
  });

  it('follow the change of the clocks', () => {
    expect(endOfDay(new Date('2026-03-20T12:00:00Z'), 9, 'Europe/Berlin').toISOString()).toBe('2026-03-29T21:59:59.000Z');
    expect(endOfDay(new Date('2026-10-20T12:00:00Z'), 5, 'Europe/Berlin').toISOString()).toBe('2026-10-25T22:59:59.000Z');
  });
});

describe('start dates', () => {
  it('are the first of a month, also over the turn of the year', () => {
    expect(firstOfMonth(new Date('2026-11-21T00:00:00Z'), 1)).toBe('2026-12-01');
    expect(firstOfMonth(new Date('2026-11-21T00:00:00Z'), 3)).toBe('2027-02-01');
  });
});
