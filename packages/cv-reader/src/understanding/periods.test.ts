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
