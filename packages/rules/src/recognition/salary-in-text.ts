// What a text says it pays, where the feed has no field for it: amounts of a currency right behind a word of pay, of a size that a year, month, day
// or hour pays. Supplements, funding and fees are none.
import { readSalary, type Salary } from './salaries.ts';

const PAY =
  /(?<!\p{L})(?:salary|salaries|compensation|remuneration|renumeration|pay(?: range| rate| scale)?|wages?|(?:daily|day|hourly|contract) rate|rate of pay|stipend|gehalt|jahresgehalt|monatsgehalt|vergütung|bruttogehalt|stundenlohn|entgelt|salaire|rémunération|salario|sueldo|retribución|retribuzione|stipendio|salaris|loon|salário|remuneração|salariu|зарплата|оклад|lương|lön|løn|lønn)(?!\p{L})|薪资|薪酬|月薪|年薪|時給|年収|月給|給与|연봉|월급|급여|시급/giu;
const REACH_CHARACTERS = 170;
const AMOUNT_WITHIN = 80;
const UNIT_BEFORE = 30;
const YEARLY_FROM = 12_000;
/** Between the word and the amount: it speaks of something beside the pay. */
const BESIDE_PAY =
  /sacrifice|supplement|bonus|allowance|deduct|instal|expenses|charge|fee|assets|funding|revenue|turnover|budget|relocation|minimum of|discount|increase|review|gap|scheme|of up to \d+ ?%/i;
const AMOUNT_OF_MONEY =
  /(?:[£€$¥₹₩₫₱₽]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|RON|INR|SGD)\b)\s?\d|\d[\d.,' ]*\s?k?\s?(?:€|£|₽|zł|euros?\b|\b(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|RON|INR|SGD)\b)/i;
/** The least and most that a unit pays where a unit of money is a pound, dollar, euro or franc. */
const BOUNDS = { YEAR: [8_000, 900_000], MONTH: [300, 40_000], WEEK: [80, 10_000], DAY: [30, 3_000], HOUR: [3, 500] } as const;
const SMALL_UNITS = /^(USD|EUR|GBP|CHF|CAD|AUD|SGD|NZD)$/;
const TRIES = 12;

/** "50-60k", "55k": thousands without a currency. */
const THOUSANDS = /^[\s]?\d{2,3}(?:[.,]\d)?\s?k?(?:\s?(?:-|–|to|bis|à|a)\s?\d{2,3}(?:[.,]\d)?\s?k|(?<=k))(?![\p{L}\d])/iu;
const CURRENCIES: Record<string, string> = {
  ...Object.fromEntries('DE FR AT IT ES NL BE IE PT FI LU GR EE LV LT SK SI MT CY HR'.split(' ').map((country) => [country, 'EUR'])),
  ...{ GB: 'GBP', US: 'USD', CA: 'CAD', CH: 'CHF', AU: 'AUD', NZ: 'NZD', SG: 'SGD' },
};

/** The salary that a text names; undefined where none is sure. `country`: of the posting, whose money is meant where none is named. */
export function salaryInText(text: string, country?: string): ReturnType<typeof readSalary> {
  let tries = 0;
  for (const match of text.matchAll(PAY)) {
    if (++tries > TRIES) return undefined;
    const from = match.index;
    const line = text.slice(from, from + REACH_CHARACTERS).split('\n')[0] ?? '';
    const start = line.search(/[£€$¥₹₩]?\s?\d/);
    const ofCountry = THOUSANDS.test(line.slice(start)) ? CURRENCIES[country ?? ''] : undefined;
    if (start < 0 || start > AMOUNT_WITHIN || !(ofCountry || AMOUNT_OF_MONEY.test(line)) || BESIDE_PAY.test(line.slice(0, start))) continue;
    // The unit may stand before the word: "daily rate", "annual salary".
    const before =
      text
        .slice(Math.max(0, from - UNIT_BEFORE), from)
        .split(/[\n.;]/)
        .at(-1) ?? '';
    const read = readSalary({
      currency: AMOUNT_OF_MONEY.test(line) ? undefined : ofCountry,
      raw: `${line.slice(start)} ${match[0]} ${before.replaceAll(/\d/g, '')}`,
    });
    if (!read) continue;
    const salary = { ...read.salary, unit: read.salary.unit ?? yearOf(read.salary) };
    if (isPlausible(salary)) return { ...read, salary };
  }
  return undefined;
}

/** So much is paid by the year alone. */
function yearOf({ min, max, currency }: Salary): 'YEAR' | undefined {
  return currency && SMALL_UNITS.test(currency) && (min ?? max ?? 0) >= YEARLY_FROM ? 'YEAR' : undefined;
}

function isPlausible({ min, max, currency, unit }: Salary): boolean {
  const [least, most] = [min ?? max ?? 0, max ?? min ?? 0];
  if (currency === undefined) return false;
  if (!SMALL_UNITS.test(currency)) return unit !== undefined || least >= 10_000;
  const [low, high] = BOUNDS[unit ?? 'YEAR'];
  return least >= low && most <= high;
}
