import { describe, expect, it, test } from 'vitest';
import { askedPay } from './asked-pay.ts';
import { readUnits } from './units.ts';

const asked = (text: string) => readUnits(text, false).map(({ typed }) => typed);

describe('pay in a question', () => {
  test.each([
    ['marketing intern at least 20$/hr', 20, 'USD', 'HOUR'],
    ['receptionist 25k+', 25_000, 'GBP', 'YEAR'],
    ['nurse salary over £30,000', 30_000, 'GBP', 'YEAR'],
    ['paid 15 an hour barista', 15, 'GBP', 'HOUR'],
    ['buchhalter ab 3000 brutto', 3000, 'EUR', 'MONTH'],
    ['Werkstudent 15€/h', 15, 'EUR', 'HOUR'],
    ['Controller 60.000 € Jahresgehalt', 60_000, 'EUR', 'YEAR'],
    ['stage 1200 euros par mois', 1200, 'EUR', 'MONTH'],
    ['comercial sueldo 1.500 euros', 1500, 'EUR', 'MONTH'],
    ['impiegato RAL 30k', 30_000, 'EUR', 'YEAR'],
    ['horeca minimaal 14 euro per uur', 14, 'EUR', 'HOUR'],
    ['atendente salário 2 mil reais', 2000, 'BRL', 'MONTH'],
    ['contabil minim 5000 lei', 5000, 'RON', 'MONTH'],
    ['бухгалтер от 80 тыс. руб.', 80_000, 'RUB', 'MONTH'],
    ['kế toán lương 10 triệu', 10_000_000, 'VND', 'MONTH'],
    ['行政 月薪8000以上', 8000, 'CNY', 'MONTH'],
    ['コンビニ 時給1200円以上', 1200, 'JPY', 'HOUR'],
    ['エンジニア 年収400万', 4_000_000, 'JPY', 'YEAR'],
    ['사무직 연봉 3000만원 이상', 30_000_000, 'KRW', 'YEAR'],
    ['call center P20,000 sahod', 20_000, 'PHP', 'MONTH'],
  ] as const)('"%s" is %d %s, %s', (text, amount, currency, period) => {
    expect(askedPay(text, currency)).toEqual({ amount, currency, period });
    expect(asked(text).join(' ')).not.toMatch(/\d/u);
    expect(asked(text).length).toBeGreaterThan(0);
  });

  it.each([
    'internship summer 2027 paid',
    '24 hours a week barista',
    '6 months internship berlin',
    'fortune 500 paid internship',
    'full stack 2026',
    'Teilzeit 20 Stunden',
    'c1 deutsch pflege',
    '3d artist',
    '401k',
    'python3',
  ])('"%s" says nothing of pay', (text) => {
    expect(askedPay(text, 'EUR')).toBeNull();
  });

  it('is in the money that it says, else in that of the country; without either it is none', () => {
    expect(askedPay('nurse $30k', 'EUR')).toEqual({ amount: 30_000, currency: 'USD', period: 'YEAR' });
    expect(askedPay('nurse 30k', undefined)).toBeNull();
    expect(askedPay('kế toán lương 10 triệu', undefined)?.currency).toBe('VND');
    expect(asked('nurse 30k')).toEqual(['nurse']);
  });

  it('stands in quotes as it is written, and many numbers take no time', () => {
    expect(asked('"25k"')).toEqual(['25k']);
    expect(askedPay('at least 1 '.repeat(450), 'EUR')).toBeNull();
  });
});
