// Dates of feeds, and the end of a day in a zone. A date is kept as written (a calendar day); an instant only where the feed gave one.
// The clock never comes in here: what is relative to today is decided by the caller.

/** What a feed's date says: the calendar day as written, and the instant where a time (not midnight) and an offset came with it. */
export type ReadDate = { on: string; at: Date | undefined };

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:\s.*)?$/;
const NAMED =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})(?:\s+(\d{2}):(\d{2})(?::(\d{2}))?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?.*$/i;
const MONTH_FIRST = /^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}).*$/i;

/** Days that stand in no feed by intent: before 1990 or after 2100 is a typing error. */
const sane = (year: number, month: number, day: number): boolean => {
  if (year < 1990 || year > 2100 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
};
const calendarDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function fromParts(
  year: number,
  month: number,
  day: number,
  hour?: string,
  minute?: string,
  second?: string,
  offset?: string,
): ReadDate | undefined {
  if (!sane(year, month, day)) return undefined;
  const on = calendarDay(year, month, day);
  const midnight = hour === '00' && minute === '00';
  if (hour === undefined || offset === undefined || midnight) return { on, at: undefined };
  const zone = /^[+-]/.test(offset) ? offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2') : 'Z';
  const at = new Date(`${on}T${hour}:${minute}:${second ?? '00'}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : { on, at };
}

/**
 * Reads a date of a feed: ISO, RFC 2822, `15-AUG-2019`, `24.08.2017`, `08/24/2017`, `August 24, 2017`, or epoch seconds or milliseconds.
 * `monthFirst` decides where both readings of `03/04/2026` are possible. Undefined when it is no date.
 */
export function readDate(raw: string | number, monthFirst = false): ReadDate | undefined {
  if (typeof raw === 'number' || /^\d{10,13}$/.test(raw)) {
    const number = Number(raw);
    const at = new Date(number < 100_000_000_000 ? number * 1000 : number);
    if (Number.isNaN(at.getTime())) return undefined;
    const on = at.toISOString().slice(0, 10);
    return sane(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()) ? { on, at } : undefined;
  }
  const text = raw.trim().slice(0, 80);
  const iso = ISO.exec(text);
  if (iso) return fromParts(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4], iso[5], iso[6], iso[7]);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return fromParts(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const numeric = DAY_FIRST.exec(text);
  if (numeric) {
    const [a, b] = [Number(numeric[1]), Number(numeric[2])];
    const swap = b > 12 || (monthFirst && a <= 12 && !text.includes('.'));
    return fromParts(Number(numeric[3]), swap ? a : b, swap ? b : a);
  }
  const named = NAMED.exec(text);
  if (named) {
    const month = MONTHS.indexOf((named[2] as string).slice(0, 3).toLowerCase()) + 1;
    return fromParts(Number(named[3]), month, Number(named[1]), named[4], named[5], named[6], named[7]);
  }
  const monthName = MONTH_FIRST.exec(text);
  if (monthName) {
    const month = MONTHS.indexOf((monthName[1] as string).slice(0, 3).toLowerCase()) + 1;
    return fromParts(Number(monthName[3]), month, Number(monthName[2]));
  }
  return undefined;
}

const DAY_MS = 86_400_000;

/** The day `days` later. */
export function addDays(on: string, days: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string): Intl.DateTimeFormat {
  let format = formatters.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, format);
  }
  return format;
}

function localParts(at: Date, zone: string): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const part of formatter(zone).formatToParts(at)) if (part.type !== 'literal') parts[part.type] = Number(part.value);
  return parts;
}

const ENDINGS_KEPT = 20_000;
const days = new Map<string, string>();

/** The calendar day of an instant in a zone. */
export function dayIn(zone: string, at: Date): string {
  // A day never changes within a quarter of an hour; feeds repeat few closing times.
  const key = `${zone} ${Math.floor(at.getTime() / 900_000)}`;
  let on = days.get(key);
  if (on === undefined) {
    const { year = 0, month = 0, day = 0 } = localParts(at, zone);
    on = calendarDay(year, month, day);
    if (days.size >= ENDINGS_KEPT) days.clear();
    days.set(key, on);
  }
  return on;
}

const endings = new Map<string, number>();

/** The last second of a calendar day in a zone (@rule jobs.7), right on days when clocks change. */
export function endOfDayIn(zone: string, on: string): Date {
  const key = `${zone} ${on}`;
  let ms = endings.get(key);
  if (ms === undefined) {
    const wanted = Date.parse(`${on}T23:59:59Z`);
    ms = wanted;
    for (let round = 0; round < 2; round++) {
      const p = localParts(new Date(ms), zone);
      const shown = Date.UTC(p.year ?? 0, (p.month ?? 1) - 1, p.day, p.hour, p.minute, p.second);
      ms += wanted - shown;
    }
    if (endings.size >= ENDINGS_KEPT) endings.clear();
    endings.set(key, ms);
  }
  return new Date(ms);
}

/**
 * The last day on which a posting is open, by its feed's date. A bare date, or midnight, is that day as written; any
 * other instant is the day it falls on in the posting's zone.
 */
export function lastDay(date: ReadDate, zone: string): string {
  if (!date.at) return date.on;
  return dayIn(zone, date.at);
}
