// Dates of sources that write them by rule (LinkedIn, Europass, JSON Resume): a month by its name in one of the 14 languages and a year, or
// numbers. What people write by hand is for the understanding of texts.
import { LOCALES, languageTag } from '@fairway/rules/locales';
import type { Period, WrittenDate } from '../cv.ts';

let months: Map<string, number> | undefined;

function monthNames(): Map<string, number> {
  if (months) return months;
  months = new Map();
  for (const locale of LOCALES) {
    // With a day and without: some languages bend the name.
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
    ] as const) {
      const format = new Intl.DateTimeFormat(languageTag(locale), { ...options, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const part = format.formatToParts(Date.UTC(2020, month, 15)).find((piece) => piece.type === 'month')?.value ?? '';
        const name = part.toLowerCase().replace(/\.$/, '');
        if (/\p{L}{3}/u.test(name) && !months.has(name)) months.set(name, month + 1);
      }
    }
  }
  return months;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `2021-01` for "Jan 2021", "2021年1月", "01/2021"; as exactly as it is written; nothing where no year from 1900 to 2100 stands in it. */
export function writtenDate(text: string): WrittenDate | undefined {
  const iso = /^\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?/.exec(text);
  if (iso) return dated(iso[1], iso[2], iso[3]);
  const east = /(\d{4})\s*[年년]\s*(?:(\d{1,2})\s*[月월])?(?:\s*(\d{1,2})\s*[日일])?/.exec(text);
  if (east) return dated(east[1], east[2], east[3]);
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1];
  if (!year) return undefined;
  const numbers = /(?:(\d{1,2})[./])?(\d{1,2})[./](\d{4})/.exec(text);
  if (numbers) return dated(numbers[3], numbers[2], numbers[1]);
  const vietnamese = /th(?:áng|g)\s*(\d{1,2})/i.exec(text);
  if (vietnamese) return dated(year, vietnamese[1], undefined);
  for (const word of text.toLowerCase().split(/[^\p{L}\p{M}]+/u)) {
    const month = monthNames().get(word);
    if (month) return dated(year, String(month), /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1]);
  }
  return dated(year, undefined, undefined);
}

function dated(year: string | undefined, month: string | undefined, day: string | undefined): WrittenDate | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!(y >= 1900 && y <= 2100)) return undefined;
  if (!(m >= 1 && m <= 12)) return String(y);
  return d >= 1 && d <= 31 ? `${y}-${twoDigits(m)}-${twoDigits(d)}` : `${y}-${twoDigits(m)}`;
}

const RANGE = /\s+[-–—~]\s+|\s*[–—〜～]\s*/;

/** A period of "Jan 2019 - Present": an end without a year goes on. Nothing where there is no year at all. */
export function writtenPeriod(text: string): Period | undefined {
  const [from = '', to] = text.replace(/\([^)]*\)\s*$/, '').split(RANGE);
  const start = writtenDate(from);
  const end = to === undefined ? undefined : writtenDate(to);
  if (!start && !end) return undefined;
  return period(start, end, to !== undefined && !end && to.trim() !== '');
}

/** A period of dates as they were read, all of them sure. */
export function period(start: WrittenDate | undefined, end: WrittenDate | undefined, isCurrent: boolean): Period {
  return { ...(start && { start: { value: start, doubt: 'sure' } }), ...(end && { end: { value: end, doubt: 'sure' } }), isCurrent };
}
