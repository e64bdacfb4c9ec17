// Salaries: unit words, and amounts inside a text such as "£27,373.50 to £34,510 DOE", "€ 55.000 - 65.000 p.a.", "$42,741 to $60,823".
type SalaryUnit = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export type Salary = { min: number | undefined; max: number | undefined; currency: string | undefined; unit: SalaryUnit | undefined };
export type RawSalary = {
  min?: number | undefined;
  max?: number | undefined;
  currency?: string | undefined;
  unit?: string | undefined;
  raw?: string | undefined;
};

const UNITS: [RegExp, SalaryUnit][] = [
  [
    /\b(hour|hourly|hrs?|ph|p\.h\.?|per hour|stunde|stündlich|heure|hora|ora|uur)\b|(?<!\p{L})час(?!\p{L})|\/ ?h\b|時給|时薪|시급/iu,
    'HOUR',
  ],
  [/\b(day|daily|per diem|tag|täglich|jour|journalier|día|dia|giorno|dag)\b|日給|일급/i, 'DAY'],
  [/\b(week|weekly|woche|wöchentlich|semaine|semana|settimana)\b/i, 'WEEK'],
  [/\b(month|monthly|monat|monatlich|mois|mensuel|mes|mensual|mese|mensile|maand|mês|pcm|p\.m\.)\b|\/ ?mo\b|月給|月薪|월급/i, 'MONTH'],
  [
    /\b(year|yearly|annual|annually|annum|p\.?a|pa|jahr|jährlich|an|annuel|brut annuel|año|anual|anno|annuo|jaar|ano)\b|年収|年薪|연봉/i,
    'YEAR',
  ],
];

/** HOUR, DAY, WEEK, MONTH or YEAR for a unit text in several languages. */
function salaryUnitOf(text: string | undefined): SalaryUnit | undefined {
  if (!text) return undefined;
  return UNITS.find(([pattern]) => pattern.test(text.replaceAll('_', ' ')))?.[1];
}

const SYMBOLS: [RegExp, string][] = [
  [/CA\$|C\$/, 'CAD'],
  [/A\$|AU\$/, 'AUD'],
  [/S\$/, 'SGD'],
  [/HK\$/, 'HKD'],
  [/R\$/, 'BRL'],
  [/£/, 'GBP'],
  [/€|\beuros?\b/i, 'EUR'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/₫/, 'VND'],
  [/₱/, 'PHP'],
  [/₽/, 'RUB'],
  [/zł/, 'PLN'],
  [/\$/, 'USD'],
];
const CODE = /\b(USD|EUR|GBP|CHF|CAD|AUD|JPY|CNY|SEK|NOK|DKK|PLN|CZK|HUF|RON|INR|SGD|HKD|NZD|KRW|VND|PHP|RUB|BRL|MXN|ZAR|AED|TRY|ILS)\b/;
const AMOUNT = /(?<![\w.,])(?:[£€$¥₹₩]\s?)?(\d{1,3}(?:[.,' \u00a0]\d{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?)(?!\d|[.,]\d)\s?(k\b)?/gi;
/** Signs that are written behind an amount, unless the next one begins with it. */
const SIGN_BEHIND = /^\s?(?:€|zł|₽|₫)(?!\s?\d)/;

/** `27,373.50`, `55.000`, `1 200,50` as a number. */
function amountOf(text: string, thousands: boolean): number {
  const groups = /[.,' \u00a0]\d{3}(?!\d)/.test(text);
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const digits = decimals ? text.slice(0, decimals.index) : text;
  const whole = groups || decimals ? digits.replaceAll(/[.,' \u00a0]/g, '') : text;
  return Number(decimals ? `${whole}.${decimals[1]}` : whole) * (thousands ? 1000 : 1);
}

/** Money that nobody is paid, by what stands right before or behind an amount. */
const OTHER_MONEY_BEFORE =
  /(?:revenues?|turnover|funding|raised|raising|assets|budget|invested|valued?|valuation|market|bonus|sign[- ]?on|allowance|golden hello|relocation|supplement|worth|fee|charge|umsatz|budget von|chiffre d[’']affaires|facturación|fatturato|omzet)(?: (?:of|von|de|di|van|up to|over|about|is|are|at|to|from))*:?\s*(?:[£€$]\s?)?$/i;
const OTHER_MONEY_BEHIND =
  /^\s?(?:m|mn|mio|bn|mrd|million(?:en|s)?|billion(?:s)?|milliarden?|milliards?|millones|milioni|miljoen)\b|^\s?(?:in |of )?(?:revenue|turnover|funding|budget|bonus|allowance|welcome bonus|sign[- ]?on|golden hello|voucher|employees|hours|hrs|h\b|%|people|patients|staff)/i;
const PHONE =
  /\b40[13] ?\(?[kb]\b\)?|(?:\b(?:tel|phone|telephone|telefon|téléphone|call|mobile|mob|fax|ext|rufnummer|ref|reference|id|job|code|no|nr|plz|zip)\b[^\d\n]{0,12}|[+(])[\d(][\d\s()./-]{4,}\d/gi;
/** Groups of digits that no amount is written in: "020 7946 0958", "0171/123456". */
const DIALLED = /(?<![\d.,£€$¥₹₩] ?)0\d[\d\s()./-]{5,}\d/g;
/** "£40-50K". */
const BOTH_THOUSANDS = /(?<![\d.,])(\d{1,3}(?:[.,]\d)?)(\s?(?:-|–|to|à|bis)\s?[£€$]?\s?\d{1,3}(?:[.,]\d)?\s?k(?![\p{L}]))/iu;
/** What joins the two ends of a range. */
const RANGE = /^\s?(?:-|–|—|to|à|bis|and|until)\s?$/i;
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1990 && value <= 2100;

const MAX_AMOUNT = 100_000_000_000;
function sane(value: number | undefined): number | undefined {
  const cents = Math.round((value ?? Number.NaN) * 100);
  return cents > 0 && cents < MAX_AMOUNT * 100 ? cents / 100 : undefined;
}

const YEARLY = UNITS[4]?.[0] ?? /year/;
/** Paid by the session, shift or visit: no unit of ours. */
const PER_PIECE = /\bper (session|shift|visit|clinic|list|pa)\b|\/ ?session/i;
/** The least that a full year's work pays in the currencies whose hour is below 200 units. */
const LEAST_YEARLY = 500;
/** More than an hour pays in them. */
const MOST_HOURLY = 2000;
const SMALL_UNITS = /^(USD|EUR|GBP|CHF|CAD|AUD|SGD|NZD)$/;

/** The first two amounts of a line that are pay: marked as money, the other end of a range, or large enough and no year. */
function amountsIn(line: string): number[] {
  const amounts: number[] = [];
  let end = -1;
  for (const match of line.matchAll(AMOUNT)) {
    const value = sane(amountOf(match[1] as string, Boolean(match[2])));
    const from = match.index;
    const behind = line.slice(from + match[0].length);
    if (OTHER_MONEY_BEHIND.test(behind) || OTHER_MONEY_BEFORE.test(line.slice(0, from))) continue;
    const isMoney = /[£€$¥₹₩]/.test(match[0]) || SIGN_BEHIND.test(behind) || match[2] || (end >= 0 && RANGE.test(line.slice(end, from)));
    if (value !== undefined && (isMoney || (value >= 1000 && !isYear(value)))) {
      amounts.push(value);
      end = from + match[0].length;
    }
    if (amounts.length === 2) break;
  }
  return amounts;
}

/** "£24,907/£26,970/£27,416/£30,615": the steps of a scale, from the first to the last. */
const SCALE = /^\s*(?:[£€$]\s?)?\d[\d.,]{3,9}(?:\s*\/\s*(?:[£€$]\s?)?\d[\d.,]{3,9}){2,}\s*$/;
const ENDS_OF_SCALE = /^([^/]+)\/.*\/([^/]+)$/;

/** Hours that feeds take for a year. */
const HOURS_OF_YEAR = [1500, 2200] as const;

/** Pounds and pence of nothing but digits. */
const BARE_AMOUNT = /^\s*\d{1,2}\.\d{2}\s*$/;

/** So far apart two amounts of a year are not one that was rounded. */
const APART = 0.05;

/** "£35,270 per annum" beside 27,148 a year: the feed guessed, the employer wrote. */
function isContradicted(yearly: number, text: string): boolean {
  const line = text.split(/[;\n]/)[0] ?? '';
  const written = amountsIn(line).filter((amount) => amount >= LEAST_WRITTEN);
  return YEARLY.test(line) && written.length > 0 && written.every((amount) => Math.abs(amount - yearly) > APART * yearly);
}
/** The least that is written for a year. */
const LEAST_WRITTEN = 8_000;

/** The hour's pay that was written: "£9.50", or "10.81" alone, beside 15,969 a year. */
function hourOfYear(yearly: number | undefined, text: string): number | undefined {
  const line = text.split(/[;\n]/)[0] ?? '';
  const hourly = amountsIn(line)[0] ?? sane(BARE_AMOUNT.test(line) ? Number(line) : undefined);
  if (yearly === undefined || hourly === undefined) return undefined;
  const hours = yearly / hourly;
  return hours >= HOURS_OF_YEAR[0] && hours <= HOURS_OF_YEAR[1] ? hourly : undefined;
}

/**
 * Reads a salary. Structured amounts win over the text; a yearly amount that can only be hourly or daily takes the unit of the text, or HOUR.
 * Undefined when there is neither.
 */
export function readSalary(raw: RawSalary | undefined): { salary: Salary; corrected: boolean } | undefined {
  if (!raw) return undefined;
  const text = raw.raw ?? '';
  let min = sane(raw.min);
  let max = sane(raw.max);
  let currency = raw.currency?.trim().toUpperCase();
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) currency = undefined;
  currency ??= CODE.exec(text)?.[1] ?? SYMBOLS.find(([pattern]) => pattern.test(text))?.[1];
  let unit = salaryUnitOf(raw.unit) ?? salaryUnitOf(text);
  let corrected = false;
  // Feeds turn "£9.00 per hour" into a yearly amount; what the employer wrote is what people compare.
  const written = salaryUnitOf(text);
  if (unit === 'YEAR' && (written === 'HOUR' || written === 'DAY') && !YEARLY.test(text)) {
    min = undefined;
    max = undefined;
    unit = written;
    corrected = true;
  } else if (unit === 'YEAR' && PER_PIECE.test(text)) unit = undefined;
  const hourly = unit === 'YEAR' && !written ? hourOfYear(min, text) : undefined;
  if (hourly !== undefined) {
    min = BARE_AMOUNT.test(text) ? hourly : undefined;
    max = min;
    unit = 'HOUR';
    corrected = true;
  }
  if (unit === 'YEAR' && min !== undefined && min === max && isContradicted(min, text)) {
    min = max = undefined;
    corrected = true;
  }
  if (min !== undefined && ((min === max && text.includes(`${min}.`)) || SCALE.test(text))) min = max = undefined;
  if (min === undefined && max === undefined && text) {
    const firstRange = (text.split(/[;\n]/)[0] ?? '')
      .replaceAll(PHONE, ' ')
      .replaceAll(DIALLED, ' ')
      .replace(BOTH_THOUSANDS, '$1k$2')
      .replace(SCALE, (scale) => scale.replace(ENDS_OF_SCALE, '$1 - $2'));
    [min, max] = amountsIn(firstRange);
    if (min !== undefined && max !== undefined && max < min && max < min / 5) max = undefined;
  }
  if (min !== undefined && max !== undefined && max < min) [min, max] = [max, min];
  if (min !== undefined && max !== undefined && max > min * 20) {
    // One of the two lost or gained digits; the one that fits a year stays.
    if (min < LEAST_YEARLY && unit === 'YEAR') min = undefined;
    else max = undefined;
    corrected = true;
  }
  if (unit === 'HOUR' && (min ?? max ?? 0) > MOST_HOURLY && currency && SMALL_UNITS.test(currency)) {
    unit = 'YEAR';
    corrected = true;
  }
  const largest = max ?? min;
  if (largest === undefined) return undefined;
  if (unit === 'YEAR' && largest < LEAST_YEARLY && currency && SMALL_UNITS.test(currency)) {
    const said = salaryUnitOf(text);
    unit = said && said !== 'YEAR' ? said : 'HOUR';
    corrected = true;
  }
  return { salary: { min, max, currency, unit }, corrected };
}
