import { LOCALES } from '@fairway/rules/locales';
import { describe, expect, test } from 'vitest';
import { formatters } from './formatters.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const english = formatters({ locale: 'en', timeZone: 'Europe/Oslo', now });
const of = (locale: (typeof LOCALES)[number]) => formatters({ locale, timeZone: 'Europe/Oslo', now });

describe('dates', () => {
  test('stand in the reader’s zone', () => {
    const late = new Date('2026-11-21T23:30:00Z');
    expect(english.dateTime(late)).toBe('22 Nov 2026, 00:30');
    expect(formatters({ locale: 'en', timeZone: 'America/New_York', now }).dateTime(late)).toBe('21 Nov 2026, 18:30');
  });
  test('en is British, cn Chinese, jp Japanese', () => {
    expect(english.longDate(now)).toBe('Saturday, 21 November 2026');
    expect(of('cn').date(now)).toBe('2026年11月21日');
    expect(of('jp').longDate(now)).toBe('2026年11月21日土曜日');
  });
  test('a range names the day once, and twice over midnight', () => {
    expect(english.dateTimeRange(now, hours(1.5))).toBe('21 Nov 2026, 13:00–14:30');
    expect(english.dateTimeRange(now, hours(12))).toBe('21 Nov 2026, 13:00 – 22 Nov 2026, 01:00');
    expect(of('jp').dateTimeRange(now, hours(1))).toBe('2026年11月21日 13:00–14:00');
  });
  test('a calendar date has no zone', () => {
    const west = formatters({ locale: 'en', timeZone: 'Pacific/Honolulu', now });
    expect(west.calendarDate('2026-11-01')).toBe('1 Nov 2026');
    expect(west.month('2026-11')).toBe('Nov 2026');
    expect(west.monthNames()[0]).toBe('January');
    expect(west.weekdayNames('long')[0]).toBe('Monday');
  });
  test.each(['2026-13-01', '2026-1-1', 'yesterday', '', '2026-11-21T00:00:00Z'])('%j is no calendar date', (on) => {
    expect(() => english.calendarDate(on)).toThrow(RangeError);
  });
});

describe('when', () => {
  test.each([
    [0, 'now'],
    [-0.01, 'now'],
    [-0.5, '30 minutes ago'],
    [-2, '2 hours ago'],
    [2, 'in 2 hours'],
    [-14, 'yesterday'],
    [-30, 'yesterday'],
    [24, 'tomorrow'],
    [-6 * 24, '6 days ago'],
    [6 * 24, 'in 6 days'],
    [-7 * 24, '14 Nov 2026'],
    [7 * 24, '28 Nov 2026'],
    [365 * 24, '21 Nov 2027'],
  ])('%d hours from now is %s', (offset, text) => {
    expect(english.when(hours(offset))).toBe(text);
  });
  test('a few hours over midnight stay hours', () => {
    const night = formatters({ locale: 'en', timeZone: 'UTC', now: new Date('2026-11-21T01:00:00Z') });
    expect(night.when(new Date('2026-11-20T23:00:00Z'))).toBe('2 hours ago');
    expect(night.when(new Date('2026-11-20T15:00:00Z'))).toBe('yesterday');
  });
  test('the zone decides what yesterday is', () => {
    const at = new Date('2026-11-20T23:30:00Z');
    const noon = new Date('2026-11-21T11:00:00Z');
    expect(formatters({ locale: 'en', timeZone: 'UTC', now: noon }).when(at)).toBe('yesterday');
    expect(formatters({ locale: 'en', timeZone: 'Europe/Oslo', now: noon }).when(at)).toBe('11 hours ago');
  });
});

describe('numbers', () => {
  test('money counts in minor units of its currency', () => {
    expect(english.money(4900, 'EUR')).toBe('€49.00');
    expect(english.price(4900, 'EUR')).toBe('€49');
    expect(english.price(4950, 'EUR')).toBe('€49.50');
    expect(english.money(500, 'JPY')).toBe('JP¥500');
    expect(of('de').money(-1, 'EUR')).toBe('-0,01\u00a0€');
    expect(() => english.money(1, 'EURO')).toThrow(RangeError);
  });
  test('percent takes 0 to 100', () => {
    expect(english.percent(85)).toBe('85%');
    expect(of('de').percent(0)).toBe('0\u00a0%');
  });
  test('sizes count in 1024', () => {
    expect(english.fileSize(0)).toBe('0 byte');
    expect(english.fileSize(16_777_216)).toBe('16 MB');
    expect(of('fr').fileSize(1536 * 1024)).toBe('1,5\u00a0Mo');
  });
});

describe('names and lists', () => {
  test('of countries and languages', () => {
    expect(of('de').country('no')).toBe('Norwegen');
    expect(of('fr').language('pt')).toBe('Portugais');
    expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(english.choice(['pdf', 'docx'])).toBe('pdf or docx');
  });
  test.each(['', 'ZZZ9', '<b>', 'Atlantis'])('%j, no country, stays as it is', (code) => {
    expect(english.country(code)).toBe(code.toUpperCase());
  });
  test('order follows the language', () => {
    expect(['Zürich', 'Århus', 'Ajaccio'].sort(english.compare)).toEqual(['Ajaccio', 'Århus', 'Zürich']);
    expect(['B 10', 'B 9'].sort(english.compare)).toEqual(['B 9', 'B 10']);
  });
});

test.each(LOCALES)('%s formats everything without a narrow space', (locale) => {
  const f = of(locale);
  const texts = [f.date(now), f.longDate(now), f.dateTime(now), f.timeWithZone(now), f.when(hours(-30)), f.number(1234567.8)];
  texts.push(
    f.compactNumber(1_234_567),
    f.percent(50),
    f.money(123456, 'EUR'),
    f.minutes(30),
    f.months(3, 6),
    f.months(6, 6),
    f.fileSize(1e7),
    f.month('2026-02'),
  );
  for (const text of texts) {
    expect(text).not.toMatch(/[\u202f\u2009]/);
    expect(text).not.toBe('');
  }
  expect(new Set(f.monthNames()).size).toBe(12);
  expect(new Set(f.weekdayNames()).size).toBe(7);
});

test.each([
  ['en', 'a, b, c'],
  ['ru', 'a, b, c'],
  ['fr', 'a, b, c'],
  ['ko', 'a, b, c'],
  ['jp', 'a、b、c'],
  ['cn', 'a、b、c'],
] as const)('facts in a line are told apart in %s', (locale, line) => {
  expect(of(locale).facts(['a', 'b', 'c'])).toBe(line);
});
