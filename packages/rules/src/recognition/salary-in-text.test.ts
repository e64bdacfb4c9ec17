// Pay in a text stands behind a word of pay; telephone numbers, years, hours and other money are none.
import { describe, expect, it } from 'vitest';
import { readSalary } from './salaries.ts';
import { salaryInText } from './salary-in-text.ts';

describe('a salary in a text', () => {
  it.each([
    ['Salary: £25,000 - £45,000 depending on experience', 25_000, 45_000, 'GBP', 'YEAR'],
    ['The daily contract rate is £450-500.', 450, 500, 'GBP', 'DAY'],
    ['Compensation: £40-50K plus equity', 40_000, 50_000, 'GBP', 'YEAR'],
    ['a salary of between € 2,651 (scale 9) and € 3,997 gross per month', 2651, 3997, 'EUR', 'MONTH'],
    ['Salaire entre 30 000 et 35 000 euros par an', 30_000, 35_000, 'EUR', 'YEAR'],
    ['Gehalt: 45.000 € brutto im Jahr', 45_000, undefined, 'EUR', 'YEAR'],
  ] as const)('%s', (text, min, max, currency, unit) => expect(salaryInText(text)?.salary).toEqual({ min, max, currency, unit }));

  it.each([
    ['A salary of around 50-60k', 'DE', { min: 50_000, max: 60_000, currency: 'EUR', unit: 'YEAR' }],
    ['Salary: 55k', 'GB', { min: 55_000, max: undefined, currency: 'GBP', unit: 'YEAR' }],
    ['A salary of around 50-60k', undefined, undefined],
    ['A salary of around 50-60', 'DE', undefined],
    ['A salary review and 401k', 'US', undefined],
  ] as const)('in thousands is in the money of the country: %s, %s', (text, country, expected) =>
    expect(salaryInText(text, country)?.salary).toEqual(expected),
  );

  it.each([
    'a DBS charge of £40 is taken from your first salary',
    'High Cost Area Supplement of 15% of the basic salary (with a minimum of £3,722)',
    'Salary sacrifice of up to £1,000 for bikes',
    'We raised $20m. Competitive salary',
    'Salary: competitive. Call 020 7946 0958',
    'salary for 40 hours',
    '',
  ])('is not: %s', (text) => expect(salaryInText(text)).toBeUndefined());
});

describe('a line of pay', () => {
  it.each([
    ['Call 020 7946 0958 for details', undefined], ['Tel. +44 20 7946 0958', undefined], ['0171 123456', undefined], ['£20m turnover', undefined],
    ['24 hours per week', undefined], ['2026', undefined], ['From 2019: £45,000', 45_000], ['401k, £30,000', 30_000], ['Ring 01234 567890, £25,000', 25_000],
    ['£45,000, £5,000 sign-on bonus', 45_000],
  ])('%s: %s', (raw, min) => expect(readSalary({ raw })?.salary.min).toBe(min)); // biome-ignore format: a table
});
