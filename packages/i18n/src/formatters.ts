// The one way dates, numbers, money and names become text. Server and browser must write the same: the zone and the clock are
// arguments, options are spelled out (no dateStyle, whose patterns change between ICU versions), and narrow spaces are made one kind.
import { type Locale, languageTag } from '@fairway/rules/locales';
import { cachedFormat } from './intl-cache.ts';
import { relativeDistance } from './relative-time.ts';

export interface FormatContext {
  locale: Locale;
  /** IANA name of the reader's zone, or of the place where local time matters. */
  timeZone: string;
  /** The instant that "in 2 days" counts from: the request's on the server and while hydrating, then the page's clock. */
  now: Date;
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
/** Where no comma stands between date and time. */
const WITHOUT_COMMA: ReadonlySet<Locale> = new Set<Locale>(['cn', 'jp', 'ko']);
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The formatters of one reader. Cheap to make: the Intl objects behind it are kept. */
export function formatters({ locale, timeZone, now }: FormatContext) {
  const tag = languageTag(locale);
  const instant = (at: Date, options: Intl.DateTimeFormatOptions) =>
    tidy(cachedFormat('DateTimeFormat', tag, { ...options, timeZone }).format(at));
  const calendar = (on: string, options: Intl.DateTimeFormatOptions) =>
    tidy(cachedFormat('DateTimeFormat', tag, { ...options, timeZone: 'UTC' }).format(calendarInstant(on)));
  const numeric = (value: number, options: Intl.NumberFormatOptions) => tidy(cachedFormat('NumberFormat', tag, options).format(value));
  const name = (type: 'region' | 'language' | 'currency', code: string) => displayName(tag, type, code);
  const dayNumber = (at: Date) => calendarDayNumber(at, timeZone);

  return {
    /** `21 Nov 2026` */
    date: (at: Date) => instant(at, DATE),
    /** `Saturday 21 November 2026` */
    longDate: (at: Date) => instant(at, { ...DATE, month: 'long', weekday: 'long' }),
    /** `14:05` */
    time: (at: Date) => instant(at, TIME),
    /** `21 Nov 2026, 14:05` */
    dateTime: (at: Date) => instant(at, { ...DATE, ...TIME }),
    /** `21/11/2026`, in `de` `21.11.2026`: of profile imports alone. @rule locales.9 */
    importDate: (at: Date) => instant(at, DIGITS),
    /** `21/11/2026, 14:05` */
    importDateTime: (at: Date) => instant(at, { ...DIGITS, ...TIME }),
    /** `14:05 CET`: where the zone is not the reader's own. */
    timeWithZone: (at: Date) => instant(at, { ...TIME, timeZoneName: 'short' }),
    /** `21 Nov 2026, 14:05–15:30`; over midnight both days are named. Our own pattern: formatRange differs between ICU versions. */
    dateTimeRange: (startAt: Date, endAt: Date) => {
      const comma = WITHOUT_COMMA.has(locale) ? ' ' : ', ';
      const start = `${instant(startAt, DATE)}${comma}${instant(startAt, TIME)}`;
      if (dayNumber(startAt) === dayNumber(endAt)) return `${start}–${instant(endAt, TIME)}`;
      return `${start} – ${instant(endAt, DATE)}${comma}${instant(endAt, TIME)}`;
    },
    /** Relative within a week ("2 hours ago", "tomorrow"), the date otherwise. Give `dateTime` as the title of what shows it. */
    when: (at: Date) => {
      const distance = relativeDistance(at, now, dayNumber);
      if (!distance) return instant(at, DATE);
      return tidy(cachedFormat('RelativeTimeFormat', tag, { numeric: 'auto' }).format(distance.value, distance.unit));
    },
    /** A calendar date `2026-11-21`, which has no zone: `21 Nov 2026`. @throws RangeError where it is no date */
    calendarDate: (on: string) => calendar(on, DATE),
    /** `Nov 2026` of a calendar date or a month `2026-11`: work, study and memberships. @rule locales.8 */
    month: (on: string) => calendar(on.length === 7 ? `${on}-01` : on, { month: 'short', year: 'numeric' }),
    /** The 12 months, January first, for a month picker. */
    monthNames: (width: 'long' | 'short' = 'long') => Array.from({ length: 12 }, (_, month) => calendar(isoMonth(month), { month: width })),
    /** The 7 days, Monday first. */
    weekdayNames: (width: 'long' | 'short' = 'short') =>
      Array.from({ length: 7 }, (_, day) => calendar(`2024-01-0${day + 1}`, { weekday: width })),

    /** `12,345.6`, at most 2 decimals. */
    number: (value: number) => numeric(value, { maximumFractionDigits: 2 }),
    /** `12K`: for counts where there is little room. */
    compactNumber: (value: number) => numeric(value, { notation: 'compact', maximumFractionDigits: 1 }),
    /** `85%` from a percentage of 0 to 100. */
    percent: (valuePercent: number) => numeric(valuePercent / 100, { style: 'percent', maximumFractionDigits: 0 }),
    /** `€49.00` from minor units (cents; a yen has none) and an ISO 4217 code. @throws RangeError for a code that is not three letters */
    money: (amountCents: number, currency: string) => numeric(majorUnits(amountCents, currency), { style: 'currency', currency }),
    /** As money, without the decimals of a round amount: `€49`. For prices in texts, not for invoices. */
    price: (amountCents: number, currency: string) =>
      numeric(majorUnits(amountCents, currency), { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    /** `30 minutes`. */
    minutes: (durationMinutes: number) => numeric(durationMinutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
    /** `25 km`. */
    kilometres: (distanceKm: number) => numeric(distanceKm, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }),
    /** `6 months`, `3–6 months`. */
    months: (min: number, max: number) => {
      const months = cachedFormat('NumberFormat', tag, { style: 'unit', unit: 'month', unitDisplay: 'long' });
      // Of two equal ends a range says "about".
      return tidy(min === max ? months.format(min) : months.formatRange(min, max));
    },
    /** `16 MB` from bytes, in units of 1024 as the limits are. */
    fileSize: (sizeBytes: number) => fileSize(sizeBytes, numeric),

    /** `a, b and c`. */
    list: (items: readonly string[]) => cachedFormat('ListFormat', tag, { type: 'conjunction' }).format(items),
    /** `a, b, c`: facts in a line. Lists of units are no such lists: Russian writes those without a comma, French with “et”. */
    facts: (items: readonly string[]) => items.join(/^(zh|ja)/.test(tag) ? '、' : ', '),
    /** `a, b or c`. */
    choice: (items: readonly string[]) => cachedFormat('ListFormat', tag, { type: 'disjunction' }).format(items),
    /** Name of an ISO 3166 code (`NO`); the code itself where nobody knows it. */
    country: (code: string) => name('region', code.toUpperCase()),
    /** Name of a language tag (`pt-BR`), as it stands in a list; the tag itself where nobody knows it. */
    language: (code: string) => capitalised(name('language', code), tag),
    /** Name of an ISO 4217 code. */
    currency: (code: string) => name('currency', code.toUpperCase()),
    /** Orders texts as a reader of this language expects, numbers by value. */
    compare: (a: string, b: string) => cachedFormat('Collator', tag, { numeric: true }).compare(a, b),
  };
}

export type Formatters = ReturnType<typeof formatters>;

/** Browsers and Node do not agree on U+202F and U+2009 in dates; a page that hydrates needs one of them. */
function tidy(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}

function calendarInstant(on: string): Date {
  const at = new Date(`${on}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(on) || Number.isNaN(at.getTime())) throw new RangeError(`not a calendar date: ${on}`);
  return at;
}

function isoMonth(month: number): string {
  return `2024-${String(month + 1).padStart(2, '0')}-01`;
}

function calendarDayNumber(at: Date, timeZone: string): number {
  const parts = cachedFormat('DateTimeFormat', 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(at);
  return Date.parse(`${parts}T00:00:00Z`) / 86_400_000;
}

function majorUnits(amount: number, currency: string): number {
  const digits = cachedFormat('NumberFormat', 'en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return amount / 10 ** digits;
}

function fileSize(sizeBytes: number, numeric: (value: number, options: Intl.NumberFormatOptions) => string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, sizeBytes)) / 10)));
  return numeric(sizeBytes / 1024 ** step, {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  });
}

/** Chromium carries only the short names of these; Node's long ones would differ from what the browser writes. */
const SHORT_REGIONS: ReadonlySet<string> = new Set(['HK', 'MO', 'PS']);

function displayName(tag: string, type: 'region' | 'language' | 'currency', code: string): string {
  const style = type === 'region' && SHORT_REGIONS.has(code) ? 'short' : 'long';
  try {
    return cachedFormat('DisplayNames', tag, { type, style, fallback: 'code' }).of(code) ?? code;
  } catch {
    return code; // of() throws where the code has not even the form of one
  }
}

/** Names of languages are lower case in running text of many languages, but stand alone in lists. */
function capitalised(text: string, tag: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
