// Dates as the countries write them that put the year first, and months that stand without their year.
import type { Locale } from '@fairway/rules/locales';
import { expect, it } from 'vitest';
import { periodsIn } from './periods.ts';

const read = (language: Locale, text: string) =>
  periodsIn(text, { language, today: '2026-11-24', isAmerican: false })
    .map(({ start, end, isCurrent }) => `${start?.value ?? ''}/${isCurrent && !end ? 'now' : (end?.value ?? '')}`)
    .join(' ');

it('two digits of a year, and six of a date, count where another of their kind or "now" stands beside them', () => {
  expect(read('ko', '19.03 ~ 21.02')).toBe('2019-03/2021-02');
  expect(read('ko', "'19년 3월 ~ '21년 2월")).toBe('2019-03/2021-02');
  expect(read('cn', '19.09至今')).toBe('2019-09/now');
  expect(read('cn', '201909-202306')).toBe('2019-09/2023-06');
  expect(read('ko', 'Ubuntu 22.04')).toBe('');
});

it('a month without its year has the year of the other end', () => {
  expect(read('jp', '2021年8月～9月')).toBe('2021-08/2021-09');
  expect(read('cn', '2019年7-8月')).toBe('2019-07/2019-08');
  expect(read('ko', '2019.07 - 09')).toBe('2019-07/2019-09');
  expect(read('vi', '6-8/2021')).toBe('2021-06/2021-08');
  expect(read('en', 'Level 3 - 05/2021')).toBe('2021-05/2021-05');
  expect(read('vi', 'Quý 2/2021')).toBe('2021/2021');
});

it('eras, years of the Republic and Han digits are years', () => {
  expect(read('jp', '2015（平成27）年4月～2019（平成31）年3月')).toBe('2015-04/2019-03');
  expect(read('jp', '平成27年（2015年）4月')).toBe('2015-04/2015-04');
  expect(read('cn', '民國108年9月 - 112年6月')).toBe('2019-09/2023-06');
  expect(read('cn', '二〇一九年九月至二〇二三年六月')).toBe('2019-09/2023-06');
});

it('a season stands behind its year, or between the word for since and its date; points leave the end open', () => {
  expect(read('jp', '2016年末～2018年初め')).toBe('2016/2018');
  expect(read('ko', '2019년 하반기 ~ 2020년 상반기')).toBe('2019/2020');
  expect(read('ru', 'начиная с осени 2021')).toBe('2021/now');
  expect(read('ru', '2020 – …')).toBe('2020/now');
});
