// Salaries as feeds write them. Amounts in fields win over the text, what can only be another unit is corrected, and nothing is invented.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RawSalary, readSalary } from './salaries.ts';

const read = (raw: RawSalary) => readSalary(raw)?.salary;
const text = (raw: string) => read({ raw });

describe('the unit', () => {
  it.each([
    ['HOUR', '£12 per hour'], ['HOUR', '15 €/h'], ['HOUR', '$20/hr'], ['HOUR', '25 € die Stunde'], ['HOUR', '时薪 ¥50'], ['HOUR', '500 ₽ в час'], ['DAY', '£300 daily'],
    ['DAY', '300 € am Tag'], ['DAY', '350 € par jour'], ['WEEK', '£700 per week'], ['WEEK', '700 € pro Woche'], ['MONTH', '£2,000 pcm'],
    ['MONTH', '3000 € monatlich'], ['MONTH', '2 500 € par mois'], ['MONTH', '月薪 ¥15000'], ['YEAR', '£30,000 per annum'], ['YEAR', '45.000 € im Jahr'],
    ['YEAR', '40 000 € brut annuel'], ['YEAR', '연봉 ₩50,000,000'],
  ])('%s: %s', (unit, raw) => expect(text(raw)?.unit).toBe(unit)); // biome-ignore format: a table

  it('of the field wins over the text’s, in any way of writing', () => {
    expect(['PER_MONTH', 'monthly', 'Monat', 'mensuel'].map((unit) => read({ min: 3000, unit })?.unit)).toEqual(Array(4).fill('MONTH'));
    expect(read({ min: 3000, unit: 'fortnight' })?.unit).toBeUndefined();
  });

  it('of work paid by the session, shift or visit is none of ours', () => {
    for (const piece of ['session', 'shift', 'visit', 'clinic'])
      expect(read({ unit: 'YEAR', raw: `£300 per ${piece}` })?.unit).toBeUndefined();
  });
});

describe('the steps of a scale', () => {
  it('are read from the first to the last, whatever the feed made of them', () => {
    const raw = '£24,907/£26,970/£27,416/£30,615';
    expect(read({ min: 24_907, max: 26_970, unit: 'YEAR', raw })).toMatchObject({ min: 24_907, max: 30_615, unit: 'YEAR' });
    expect(text(raw)).toMatchObject({ min: 24_907, max: 30_615 });
  });
});

describe('the currency', () => {
  it.each([
    ['GBP', '£30,000'], ['EUR', '30.000 €'], ['USD', '$30,000'], ['CAD', 'C$30,000'], ['CAD', 'CA$30,000'], ['AUD', 'A$30,000'],
    ['SGD', 'S$30,000'], ['HKD', 'HK$30,000'], ['BRL', 'R$ 30.000'], ['INR', '₹600,000'], ['KRW', '₩50,000,000'], ['PHP', '₱30,000'],
    ['RUB', '90 000 ₽'], ['PLN', '12 000 zł'], ['CHF', 'CHF 90,000'], ['NOK', '600 000 NOK'], ['AUD', 'AUD $90,000'],
  ])('%s: %s', (currency, raw) => expect(text(raw)?.currency).toBe(currency)); // biome-ignore format: a table

  it('of the field wins, in capitals; what is no code gives way to the text', () => {
    expect(read({ min: 30_000, currency: ' sek ', raw: '£30,000' })?.currency).toBe('SEK');
    expect(read({ min: 30_000, currency: 'pounds', raw: '£30,000' })?.currency).toBe('GBP');
    expect(read({ min: 30_000, currency: '' })?.currency).toBeUndefined();
  });
});

describe('amounts of a text', () => {
  it.each([
    ['one', '£27,373.50', 27_373.5, undefined],
    ['with points between thousands', '€ 55.000', 55_000, undefined],
    ['with points and a comma', '1.200,50 €', 1200.5, undefined],
    ['with spaces between thousands', '€ 45 000 - 50 000', 45_000, 50_000],
    ['with an apostrophe', "CHF 90'000 to 110'000", 90_000, 110_000],
    ['in thousands', '$60k - $80K', 60_000, 80_000],
    ['in halves of a thousand', '£27.5k', 27_500, undefined],
    ['that have millions', '₩50,000,000', 50_000_000, undefined],
    ['of the first line alone', '£30,000\n£99,000', 30_000, undefined],
    ['two at most', '£20,000 £25,000 £90,000', 20_000, 25_000],
    ['in falling order', '£40,000 - £30,000', 30_000, 40_000],
  ])('%s: %s', (_how, raw, min, max) => expect(text(raw)).toMatchObject({ min, max }));

  it.each([
    ['hours of a week', '37.5 hours a week'],
    ['a small number without a sign', 'Band 7'],
    ['nothing', ''],
    ['words', 'Competitive'],
    ['a nought', '£0'],
    ['part of a longer number', 'Ref 12.345.6789x'],
  ])('are not %s: %s', (_what, raw) => expect(text(raw)).toBeUndefined());

  it('are not read where the fields have one', () => {
    expect(read({ min: 31_000, raw: '£99,000 a year' })).toMatchObject({ min: 31_000, max: undefined });
    expect(read({ max: 31_000, raw: '£99,000 a year' })).toMatchObject({ min: undefined, max: 31_000 });
  });
});

describe('what can only be another unit', () => {
  const corrected = (raw: RawSalary) => readSalary(raw);

  it('a yearly amount of a text that says an hour or a day is that of the text', () => {
    expect(corrected({ min: 18_720, unit: 'YEAR', raw: '£9.00 per hour' })).toEqual({
      salary: { min: 9, max: undefined, currency: 'GBP', unit: 'HOUR' },
      corrected: true,
    });
    expect(corrected({ min: 60_000, unit: 'YEAR', raw: '£250 per day' })).toMatchObject({
      salary: { min: 250, unit: 'DAY' },
      corrected: true,
    });
    expect(corrected({ min: 30_000, unit: 'YEAR', raw: '£30,000 per year, 7 hours a day' })).toMatchObject({ salary: { unit: 'YEAR' } });
  });

  it.each([
    ['less than 500 a year is an hour’s', { min: 499, unit: 'YEAR', currency: 'USD' }, 'HOUR', true],
    ['500 a year stay a year’s', { min: 500, unit: 'YEAR', currency: 'USD' }, 'YEAR', false],
    ['where a unit of money is small', { min: 400, unit: 'YEAR', currency: 'KRW' }, 'YEAR', false],
    ['more than 2000 an hour are a year’s', { min: 2001, unit: 'HOUR', currency: 'EUR' }, 'YEAR', true],
    ['2000 an hour stay an hour’s', { min: 2000, unit: 'HOUR', currency: 'EUR' }, 'HOUR', false],
    ['in yen an hour may have thousands', { min: 2500, unit: 'HOUR', currency: 'JPY' }, 'HOUR', false],
  ] as const)('%s', (_rule, raw, unit, isCorrected) => {
    expect(corrected(raw)).toMatchObject({ salary: { unit }, corrected: isCorrected });
  });

  it('of two amounts twenty times apart one lost digits: the one that fits stays', () => {
    expect(corrected({ min: 45, max: 55_000, unit: 'YEAR', currency: 'EUR' })).toMatchObject({
      salary: { min: undefined, max: 55_000 },
      corrected: true,
    });
    expect(corrected({ min: 3000, max: 450_000, unit: 'MONTH', currency: 'EUR' })).toMatchObject({
      salary: { min: 3000, max: undefined },
      corrected: true,
    });
    expect(corrected({ min: 1000, max: 20_000, unit: 'YEAR', currency: 'EUR' })).toMatchObject({
      salary: { min: 1000, max: 20_000 },
      corrected: false,
    });
  });
});

describe('a yearly amount that a feed made from an hour’s', () => {
  const year = { currency: 'GBP', unit: 'YEAR' };
  it.each([
    [
      { ...year, min: 16_810, max: 16_810, raw: '£10.00' },
      { min: 10, max: undefined, currency: 'GBP', unit: 'HOUR' },
    ],
    [
      { ...year, min: 20_172, max: 25_215, raw: '£12.00 - £15.00' },
      { min: 12, max: 15, currency: 'GBP', unit: 'HOUR' },
    ],
    [
      { ...year, min: 20_000, max: 20_000, raw: '£20,000' },
      { min: 20_000, max: 20_000, currency: 'GBP', unit: 'YEAR' },
    ],
  ])('%j is %j', (raw, expected) => expect(read(raw)).toEqual(expected));
  it('takes what the employer wrote for a year before what the feed guessed', () => {
    const guessed = { min: 27148, max: 27148, currency: 'GBP', unit: 'YEAR' };
    expect(read({ ...guessed, raw: '£35,270 per annum (£16.15 per hour)' })).toMatchObject({ min: 35270, unit: 'YEAR' });
    expect(read({ ...guessed, raw: '£27,148 - £30,000 per annum' })).toMatchObject({ min: 27148, max: 27148 });
    expect(read({ ...guessed, raw: 'Band 5' })).toMatchObject({ min: 27148, unit: 'YEAR' });
  });
  it('takes digits alone for the pay of the hour that a feed made a year of', () =>
    expect(read({ min: 18171, max: 18171, currency: 'GBP', unit: 'YEAR', raw: '10.81' })).toMatchObject({
      min: 10.81,
      max: 10.81,
      unit: 'HOUR',
    }));
  it('keeps the pence that a feed left out', () =>
    expect(read({ ...year, min: 150, max: 150, raw: '£150.40 per week' })).toMatchObject({ min: 150.4, unit: 'WEEK' }));
});

describe('bad input', () => {
  it.each([
    [undefined],
    [{}],
    [{ min: 0 }],
    [{ min: -1, max: -2 }],
    [{ min: Number.POSITIVE_INFINITY }],
    [{ max: 1e12 }],
    [{ unit: 'YEAR', currency: 'EUR' }],
  ])('%j says nothing', (raw) => expect(readSalary(raw)).toBeUndefined());

  it('never gives amounts that are none, or the smaller one last', () => {
    const amount = fc.option(fc.double({ noNaN: false }), { nil: undefined });
    const words = fc.constantFrom('HOUR', 'YEAR', 'MONTH', 'GBP', '£', '£12.50', '30k', '45.000', 'per hour', ' - ', '\n', 'p.a.', '1,5');
    const raw = fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('HOUR', 'YEAR', undefined), raw, (min, max, unit, given) => {
        const salary = read({ min, max, unit, raw: given });
        if (!salary) return;
        for (const value of [salary.min, salary.max]) if (value !== undefined) expect(value).toBeGreaterThan(0);
        expect(salary.min ?? salary.max).toBeDefined();
        if (salary.min !== undefined && salary.max !== undefined) expect(salary.max).toBeGreaterThanOrEqual(salary.min);
      }),
    );
  });
});
