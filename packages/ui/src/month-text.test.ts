import { describe, expect, test } from 'vitest';
import { monthOfText, monthParts, yearsAround } from './month-text.ts';

const names = (locale: string, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, at) => new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2024, at, 1)));
const EN = [...names('en', 'long'), ...names('en', 'short')];
const NO = [...names('nb', 'long'), ...names('nb', 'short')];
const FR = [...names('fr', 'long'), ...names('fr', 'short')];

describe('a month that is typed', () => {
  test.each([
    ['2021-09', EN, '2021-09-01'],
    ['2021-09-17', EN, '2021-09-01'],
    ['2021/9', EN, '2021-09-01'],
    ['9/2021', EN, '2021-09-01'],
    ['09.2021', EN, '2021-09-01'],
    ['17.09.2021', EN, '2021-09-01'],
    ['09 2021', EN, '2021-09-01'],
    ['Sep 2021', EN, '2021-09-01'],
    ['sept. 2021', EN, '2021-09-01'],
    ['September, 2021', EN, '2021-09-01'],
    ['2021 September', EN, '2021-09-01'],
    ['desember 2021', NO, '2021-12-01'],
    ['août 2021', FR, '2021-08-01'],
    ['aout 2021', FR, '2021-08-01'],
    ['2021年9月', [], '2021-09-01'],
    ['2021년 9월', [], '2021-09-01'],
    ['２０２１－０９', EN, '2021-09-01'],
  ])('%s is read', (text, monthNames, month) => {
    expect(monthOfText(text, monthNames)).toBe(month);
  });
  test.each(['', '2021', '13/2021', '2021-00', 'ju 2021', 'May', 'soon', '2021-9-9-9', 'Sep 21', '20211-09'])('%s is no month', (text) => {
    expect(monthOfText(text, EN)).toBeUndefined();
  });
});

describe('the years of the picker', () => {
  test('are sixteen around the one asked for', () => {
    expect(yearsAround(2026, 1900, 2100)).toEqual(Array.from({ length: 16 }, (_, place) => 2018 + place));
  });
  test('begin at the first allowed and end at the last', () => {
    expect(yearsAround(1901, 1900, 2100)[0]).toBe(1900);
    expect(yearsAround(2026, 1900, 2027).at(-1)).toBe(2027);
    expect(yearsAround(2026, 2020, 2027)).toHaveLength(8);
  });
});

test('the parts of a month', () => {
  expect(monthParts('2021-09-01')).toEqual({ year: 2021, month: 9 });
  expect(monthParts('2021-13-01')).toBeUndefined();
  expect(monthParts(null)).toBeUndefined();
});
