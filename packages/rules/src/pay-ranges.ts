// What an organization pays, from its open postings: one range for each kind of work, by the year and in one currency.
//
//   a kind of work with fewer than 3 postings that say comparable pay   no range
//   a posting with several kinds of work                                counts for each
//   from, to     the lowest lower end and the highest upper end, a tenth of the postings left out on either side
//   middle       the median of the middles
//   currency     the one that most of the postings pay in, by code where as many; amounts of others by fixed rates
//   all amounts  three leading digits: they compare, nobody is paid by them
import { EMPLOYMENT_TYPES, type EmploymentType } from './jobs.ts';
import { PAY_CURRENCIES, type PayCurrency, yearlyAmount } from './pay-comparison.ts';

/** Fewer say nothing of an organization. */
const PAY_POSTINGS_MIN = 3;

/** What `count` postings of the same kinds say alike. */
export type StatedPays = {
  kinds: readonly string[];
  min: number | null;
  max: number | null;
  currency: string;
  unit: string;
  count: number;
};

export type PayRange = { kind: EmploymentType; postings: number; from: number; middle: number; to: number };

/** The ranges in the order of kinds; undefined where none is told. @rule organizations.20 */
export function payRanges(stated: readonly StatedPays[]): { currency: PayCurrency; ranges: PayRange[] } | undefined {
  const currency = commonest(stated);
  if (!currency) return undefined;
  const comparable = stated.flatMap(({ kinds, min, max, currency: given, unit, count }) => {
    const ends = [min, max].flatMap((amount) => yearlyAmount(amount ?? 0, given, unit, currency) ?? []);
    return ends.length === 0 ? [] : [{ kinds, count, low: Math.min(...ends), high: Math.max(...ends) }];
  });
  const ranges = EMPLOYMENT_TYPES.flatMap((kind): PayRange[] => {
    const own = comparable.filter(({ kinds }) => kinds.includes(kind)).flatMap((one) => Array.from({ length: one.count }, () => one));
    if (own.length < PAY_POSTINGS_MIN) return [];
    const outer = Math.floor(own.length / 10);
    const inOrder = (amounts: number[]) => amounts.sort((a, b) => a - b);
    const from = inOrder(own.map(({ low }) => low))[outer]!;
    const to = inOrder(own.map(({ high }) => high))[own.length - 1 - outer]!;
    const middles = inOrder(own.map(({ low, high }) => (low + high) / 2));
    const middle = (middles[(own.length - 1) >> 1]! + middles[own.length >> 1]!) / 2;
    return [{ kind, postings: own.length, from: rounded(from), middle: rounded(middle), to: rounded(to) }];
  });
  return ranges.length === 0 ? undefined : { currency, ranges };
}

function commonest(stated: readonly StatedPays[]): PayCurrency | undefined {
  const counts = new Map<PayCurrency, number>();
  for (const { currency, count } of stated) {
    const known = PAY_CURRENCIES.find((code) => code === currency);
    if (known) counts.set(known, (counts.get(known) ?? 0) + count);
  }
  return [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))[0]?.[0];
}

const rounded = (amount: number) => Number(amount.toPrecision(3));
