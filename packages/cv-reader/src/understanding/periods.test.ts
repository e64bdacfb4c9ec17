// Periods as people write them in several countries.
import type { Locale } from '@fairway/rules/locales';
import { expect, it } from 'vitest';
import { periodsIn } from './periods.ts';

const read = (language: Locale, text: string) =>
  periodsIn(text, { language, today: '2026-11-29', isAmerican: false }).map(({ start, end, isCurrent, isSingle }) =>
    isSingle ? start?.value : `${start?.value ?? ''}/${end?.value ?? (isCurrent ? 'now' : '')}`,
  );

it('what began in a season goes on, and a season alone is one date', () => {
  expect(read('de', 'seit Herbst 2021')).toEqual(['2021/now']);
  expect(read('de', 'seit WS 2020/21')).toEqual(['2020/now']);
  expect(read('fr', 'depuis l’automne 2020')).toEqual(['2020/now']);
  expect(read('es', 'Verano de 2017')).toEqual(['2017']);
});

it('days and months without a year have that of the other end', () => {
  expect(read('fr', '15 juin – 31 août 2016')).toEqual(['2016-06-15/2016-08-31']);
  expect(read('de', '1.–31. August 2016')).toEqual(['2016-08-01/2016-08-31']);
  expect(read('en', 'June 15 – August 31, 2016')).toEqual(['2016-06-15/2016-08-31']);
  expect(read('de', 'Juli/August 2015')).toEqual(['2015-07/2015-08']);
  expect(read('de', '07-08/2015')).toEqual(['2015-07/2015-08']);
});

it('years of two digits behind day and month stand only in a range', () => {
  expect(read('it', 'dal 01/09/15 al 31/08/18')).toEqual(['2015-09-01/2018-08-31']);
  expect(read('nl', '01-09-15 t/m 31-08-18')).toEqual(['2015-09-01/2018-08-31']);
  expect(read('en', 'Version 3.7.12')).toEqual([]);
  expect(read('es', 'ene-15 a dic-15')).toEqual(['2015-01/2015-12']);
});

it('Brazil counts half years behind the year', () => {
  expect(read('pt', '2018.1 – 2021.2')).toEqual(['2018/2021']);
  expect(read('de', '2018.1 – 2021.2')).toEqual(['2018-01/2021-02']);
});

/** All periods in a line; one day or month stands at both ends. */
const asOne = (language: Locale, text: string) =>
  periodsIn(text, { language, today: '2026-11-24', isAmerican: false })
    .map(({ start, end, isCurrent }) => `${start?.value ?? ''}/${isCurrent && !end ? 'now' : (end?.value ?? '')}`)
    .join(' ');

it('two digits of a year, and six of a date, count where another of their kind or "now" stands beside them', () => {
  expect(asOne('ko', '19.03 ~ 21.02')).toBe('2019-03/2021-02');
  expect(asOne('ko', "'19년 3월 ~ '21년 2월")).toBe('2019-03/2021-02');
  expect(asOne('cn', '19.09至今')).toBe('2019-09/now');
  expect(asOne('cn', '201909-202306')).toBe('2019-09/2023-06');
  expect(asOne('ko', 'Ubuntu 22.04')).toBe('');
});

it('a month without its year has the year of the other end', () => {
  expect(asOne('jp', '2021年8月～9月')).toBe('2021-08/2021-09');
  expect(asOne('cn', '2019年7-8月')).toBe('2019-07/2019-08');
  expect(asOne('ko', '2019.07 - 09')).toBe('2019-07/2019-09');
  expect(asOne('vi', '6-8/2021')).toBe('2021-06/2021-08');
  expect(asOne('en', 'Level 3 - 05/2021')).toBe('2021-05/2021-05');
  expect(asOne('vi', 'Quý 2/2021')).toBe('2021/2021');
});

it('eras, years of the Republic and Han digits are years', () => {
  expect(asOne('jp', '2015（平成27）年4月～2019（平成31）年3月')).toBe('2015-04/2019-03');
  expect(asOne('jp', '平成27年（2015年）4月')).toBe('2015-04/2015-04');
  expect(asOne('cn', '民國108年9月 - 112年6月')).toBe('2019-09/2023-06');
  expect(asOne('cn', '二〇一九年九月至二〇二三年六月')).toBe('2019-09/2023-06');
});

it('a season stands behind its year, or between the word for since and its date; points leave the end open', () => {
  expect(asOne('jp', '2016年末～2018年初め')).toBe('2016/2018');
  expect(asOne('ko', '2019년 하반기 ~ 2020년 상반기')).toBe('2019/2020');
  expect(asOne('ru', 'начиная с осени 2021')).toBe('2021/now');
  expect(asOne('ru', '2020 – …')).toBe('2020/now');
});
