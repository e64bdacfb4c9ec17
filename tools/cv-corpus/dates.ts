// How a person writes the dates of a CV: patterns of the language, ranges, the word for "goes on", years alone, eras.
import type { Locale } from '@fairway/rules/locales';
import { languageTag } from '@fairway/rules/locales';
import { chosen, draw, variants } from './words.ts';

/** One hand: it writes all dates of a CV in the same way. */
export type DateHand = { locale: Locale; pattern: string; range: string; now: string; since?: string };

const YEARS = 'YYYY';
/** The eras of Japan that somebody who works today has lived in, newest first. */
const ERAS: readonly [string, number, string][] = [
  ['令和', 2018, '2019-05'],
  ['平成', 1988, '1989-01'],
];

/** The hand of a seed. `years`: only years are written. */
export function dateHand(locale: Locale, seed: string, years: boolean): DateHand {
  const since = variants(locale, 'since');
  const sinceAt = draw(`${seed} since`, since.length * 2);
  return {
    locale,
    pattern: years ? YEARS : chosen(locale, 'dates', seed),
    range: chosen(locale, 'range', seed),
    now: chosen(locale, 'now', seed),
    ...(since[sinceAt] && { since: since[sinceAt] }),
  };
}

function era(year: number, month: number): string {
  const stamp = `${year}-${String(month).padStart(2, '0')}`;
  const [name = '', before = 0] = ERAS.find(([, , from]) => stamp >= from) ?? [];
  return `${name}${year - before === 1 ? '元' : year - before}年${month}月`;
}

/** `2021` or `2021-09` as this hand writes it. */
export function writeDate(iso: string, { locale, pattern }: DateHand): string {
  const [year = '', month] = iso.split('-');
  if (!month) return locale === 'cn' || locale === 'jp' ? `${year}年` : year;
  if (pattern === YEARS) return year;
  if (pattern === 'ERA') return era(Number(year), Number(month));
  const name = (style: 'long' | 'short') =>
    new Intl.DateTimeFormat(languageTag(locale), { month: style, timeZone: 'UTC' }).format(new Date(`${iso}-15`));
  const upper = (word: string) => (['en', 'fil'].includes(locale) ? word : word.toLocaleLowerCase(languageTag(locale)));
  const written = locale === 'de' ? (word: string) => word : upper;
  return pattern
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace(/MMMM|MMM|MM|M(?![a-z])/, (token) => {
      if (token === 'MMMM') return written(name('long'));
      if (token === 'MMM') return written(name('short'));
      return token === 'MM' ? month : String(Number(month));
    });
}

/** A period in that hand, with spaces about a dash only. */
export function writePeriod(period: { start: string; end: string; written?: string | undefined }, hand: DateHand): string {
  if (period.written) return period.written;
  const from = writeDate(period.start, hand);
  if (period.end === 'now') return hand.since ? hand.since.replace('{}', from) : joined(from, hand.now, hand.range);
  if (!period.end) return from;
  const to = writeDate(period.end, hand);
  return from === to ? from : joined(from, to, hand.range);
}

const joined = (from: string, to: string, range: string) => (range === 'から' ? `${from}${range}${to}` : `${from} ${range} ${to}`);

/** How much of a date this hand tells: a period of the truth as it can be read. */
export function seenPeriod(
  period: { start: string; end: string; written?: string | undefined },
  hand: DateHand,
): { start: string; end?: string } {
  const cut = (iso: string) => (hand.pattern === YEARS && !period.written ? iso.slice(0, 4) : iso);
  return { start: cut(period.start), ...(period.end !== 'now' && { end: cut(period.end) }) };
}
