// Pay made comparable: what a posting says, and what a reader asks for, as whole euros a year. For comparing only; what is shown is always what was written.
//
//   HOUR 2,080 a year (40 hours, 52 weeks)   DAY 260 (5 days, 52 weeks)   WEEK 52   MONTH 12   YEAR 1
//   a range counts by its upper end: a posting is found where it can pay as much
//   without a unit, or in a currency that the table does not know: compares to nothing

export const PAY_PERIODS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** Currencies that pay can be compared in, by code. A list of its own: browsers show it, and need no rates. */
export const PAY_CURRENCIES = [
  'AED', 'AUD', 'BGN', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EGP', 'EUR', 'GBP', 'HKD', 'HUF', 'IDR', 'ILS', 'INR', 'JPY', 'KRW',
  'MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'RON', 'RSD', 'RUB', 'SAR', 'SEK', 'SGD', 'THB', 'TRY', 'TWD', 'UAH', 'USD', 'VND', 'ZAR',
] as const; // biome-ignore format: a list
export type PayCurrency = (typeof PAY_CURRENCIES)[number];

const PERIODS_A_YEAR: Record<PayPeriod, number> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

/**
 * Units of a currency for one euro, rounded by hand on 23 November 2026: near enough to compare, for nobody is paid by them. Whoever writes
 * them anew raises `TERMS_FORMAT` (packages/search terms.ts), so that every node compares by the same ones.
 */
const UNITS_A_EURO: Record<PayCurrency, number> = {
  AED: 4.2, AUD: 1.75, BGN: 1.956, BRL: 6.2, CAD: 1.6, CHF: 0.94, CNY: 8.2, CZK: 24.5, DKK: 7.46, EGP: 55, EUR: 1, GBP: 0.87, HKD: 9, HUF: 390,
  IDR: 19000, ILS: 3.9, INR: 102, JPY: 175, KRW: 1650, MXN: 21.5, MYR: 4.8, NOK: 11.7, NZD: 2, PHP: 67, PLN: 4.25, RON: 5.05, RSD: 117, RUB: 94,
  SAR: 4.3, SEK: 11, SGD: 1.5, THB: 37.5, TRY: 48, TWD: 35, UAH: 48, USD: 1.15, VND: 30000, ZAR: 20.5,
}; // biome-ignore format: a table

/** More is no pay, and would not fit where it is kept (32 bits). */
const MOST_EUROS = 1_000_000_000;

/** Whole euros a year of an amount; undefined where it cannot be compared. */
export function yearlyEuros(amount: number, currency: string | null, period: string | null): number | undefined {
  const units = currency !== null && Object.hasOwn(UNITS_A_EURO, currency) ? UNITS_A_EURO[currency as PayCurrency] : undefined;
  const times = period !== null && Object.hasOwn(PERIODS_A_YEAR, period) ? PERIODS_A_YEAR[period as PayPeriod] : undefined;
  if (units === undefined || times === undefined || !(amount > 0)) return undefined;
  const euros = Math.round((amount * times) / units);
  return euros >= 1 && euros <= MOST_EUROS ? euros : undefined;
}

/** A yearly amount in another currency, by the same rates; in the same one exact. Undefined where it cannot be compared. */
export function yearlyAmount(amount: number, currency: string, period: string, into: PayCurrency): number | undefined {
  if (!Object.hasOwn(UNITS_A_EURO, currency) || !Object.hasOwn(PERIODS_A_YEAR, period) || !(amount > 0)) return undefined;
  const yearly = amount * PERIODS_A_YEAR[period as PayPeriod];
  return currency === into ? yearly : (yearly / UNITS_A_EURO[currency as PayCurrency]) * UNITS_A_EURO[into];
}

/** Whole euros a year that are asked for: what is too little or too much to compare asks for the least or the most there is. */
export function askedEuros(amount: number, currency: PayCurrency, period: PayPeriod): number {
  const euros = Math.round((amount * PERIODS_A_YEAR[period]) / UNITS_A_EURO[currency]);
  return Math.max(1, Math.min(MOST_EUROS, euros));
}

type StatedPay = { min: number | null; max: number | null; currency: string | null; unit: string | null };

/** Whole euros a year that a posting can pay; undefined where it compares to nothing. */
export function comparablePay({ min, max, currency, unit }: StatedPay): number | undefined {
  const most = Math.max(min ?? 0, max ?? 0);
  return yearlyEuros(most, currency, unit);
}
