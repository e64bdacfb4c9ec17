// Dates of feeds in all the ways that they are written, and days in zones. What is hard: two readings of one date, offsets, days of 23 hours.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, daysBetween, endOfDayIn, lastDay, readDate } from './dates.ts';

const on = (raw: string | number, monthFirst?: boolean) => readDate(raw, monthFirst)?.on;
const at = (raw: string | number) => readDate(raw)?.at?.toISOString();

describe('a date is read', () => {
  it.each([
    ['2026-1-5', '2026-01-05'],
    ['20261121', '2026-11-21'],
    ['21/11/2026', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['21.11.2026 um 12 Uhr', '2026-11-21'],
    ['11/21/2026', '2026-11-21'],
    ['21 Nov 2026', '2026-11-21'],
    ['21 november, 2026', '2026-11-21'],
    ['Saturday, 21 November 2026', '2026-11-21'],
    ['Nov. 21, 2026', '2026-11-21'],
    ['November 21st 2026', '2026-11-21'],
    ['Saturday, November 21, 2026 at noon', '2026-11-21'],
    ['  2026-11-21  ', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
  ])('%s', (raw, day) => expect(on(raw)).toBe(day));

  it.each([
    ['a day that the month has not', '2026-04-31'],
    ['29 February of a common year', '2026-02-29'],
    ['29 February of 2100', '2100-02-29'],
    ['a month 0', '2026-00-10'],
    ['a day 0', '2026-10-00'],
    ['a month 13 either way', '13/13/2026'],
    ['a year before 1990', '1989-12-31'],
    ['a year after 2100', '2101-01-01'],
    ['a name that is no month', '21 Foo 2026'],
    ['a year of two digits', '21/11/26'],
    ['words', 'as soon as possible'],
    ['an hour that there is not', '2026-11-21T25:00:00Z'],
    ['seconds before 1990', 500_000_000],
  ])('not where it is %s: %s', (_what, raw) => expect(readDate(raw)).toBeUndefined());

  it('of the first and the last year that a feed may mean', () => {
    expect(['1990-01-01', '2100-12-31'].map((raw) => on(raw))).toEqual(['1990-01-01', '2100-12-31']);
  });

  it('with the month first only where both readings are possible and no point says otherwise', () => {
    expect(['03/04/2026', '3-4-2026', '13/04/2026', '04/13/2026', '03.04.2026'].map((raw) => on(raw, true))).toEqual([
      '2026-03-04',
      '2026-03-04',
      '2026-04-13',
      '2026-04-13',
      '2026-04-03',
    ]);
  });

  it('from seconds and milliseconds, as numbers and as text', () => {
    const ms = Date.UTC(2026, 10, 21, 9, 30);
    for (const raw of [ms, ms / 1000, String(ms), String(ms / 1000)]) expect(at(raw)).toBe('2026-11-21T09:30:00.000Z');
  });

  it('any day of the years between, written in six ways, as the same day', () => {
    const day = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-') as [string, string, string];
        const long = date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
        const short = date.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
        const written = [iso, year + month + dayOfMonth, `${dayOfMonth}.${month}.${year}`, `${long} ${Number(dayOfMonth)}, ${year}`];
        written.push(`${dayOfMonth}-${short.toUpperCase()}-${year}`, `${Number(dayOfMonth)} ${long} ${year}`);
        expect(written.map((raw) => on(raw))).toEqual(written.map(() => iso));
      }),
    );
  });

  it('whatever is given, a day that there is or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 100 }), fc.double()), fc.boolean(), (raw, monthFirst) => {
        const read = on(raw, monthFirst);
        if (read !== undefined) expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read);
      }),
    );
  });
});

describe('an instant is known', () => {
  it.each([
    ['with an offset', '2026-11-21T09:30:00+02:00', '2026-11-21T07:30:00.000Z'],
    ['with an offset without its colon', '2026-11-21 09:30 -0530', '2026-11-21T15:00:00.000Z'],
    ['in UTC and GMT', '2026-11-21T09:30:15 UTC', '2026-11-21T09:30:15.000Z'],
    ['of a mail’s date', 'Sat, 21 Nov 2026 09:30:00 +0100', '2026-11-21T08:30:00.000Z'],
  ])('%s: %s', (_how, raw, instant) => expect(at(raw)).toBe(instant));

  it.each([
    ['without an offset', '2026-11-21T09:30:00'],
    ['at midnight, which says the day', '2026-11-21T00:00:00Z'],
    ['of a day alone', '2026-11-21'],
  ])('not %s: %s', (_how, raw) => {
    expect(readDate(raw)).toEqual({ on: '2026-11-21', at: undefined });
  });
});

describe('days', () => {
  it('are added over months, years and leap days, and taken away', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-03-29', 0)).toBe('2026-03-29');
  });

  it('between two days are what adding them needs', () => {
    const days = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(days, (count) => {
        expect(daysBetween('2026-11-21', addDays('2026-11-21', count))).toBe(count);
      }),
    );
  });

  it.each([
    ['UTC', '2026-11-21T00:00:00Z', '2026-11-21'],
    ['UTC', '2026-11-20T23:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z', '2026-11-20'],
    ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
  ])('in %s at %s it is %s', (zone, instant, day) => expect(dayIn(zone, new Date(instant))).toBe(day));

  it.each([
    ['UTC', '2026-11-21', '2026-11-21T23:59:59.000Z'],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-21T18:14:59.000Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-21T09:59:59.000Z'],
    ['America/St_Johns', '2026-11-21', '2026-11-22T03:29:59.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-05T13:29:59.000Z'],
  ])('in %s %s ends at %s', (zone, day, end) => expect(endOfDayIn(zone, day).toISOString()).toBe(end));

  it.each(['Europe/Oslo', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'America/Sao_Paulo', 'Africa/Cairo'])(
    'in %s end one second before the next begins, on any day of a year',
    (zone) => {
      for (let count = 0; count < 366; count += 1) {
        const day = addDays('2026-01-01', count);
        const end = endOfDayIn(zone, day);
        expect([dayIn(zone, end), dayIn(zone, new Date(end.getTime() + 1000))]).toEqual([day, addDays(day, 1)]);
      }
    },
  );

  it('of a zone that there is not end never', () => {
    expect(() => endOfDayIn('Mars/Base', '2026-11-21')).toThrow(RangeError);
    expect(() => dayIn('Mars/Base', new Date(0))).toThrow(RangeError);
  });

  it('the last one of a posting is that of its date, or of its instant in its zone', () => {
    const late = { on: '2026-11-21', at: new Date('2026-11-21T22:00:00Z') };
    expect(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'].map((zone) => lastDay(late, zone))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-21',
    ]);
    expect(lastDay({ on: '2026-11-21', at: undefined }, 'America/Los_Angeles')).toBe('2026-11-21');
  });
});
