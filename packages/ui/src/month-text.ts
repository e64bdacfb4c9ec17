// Months as people type them: 2021-09, 9/2021, 09.2021, "Sep 2021", "september 2021", 2021年9月. Pure. A month is the text YYYY-MM-01.

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** The first day of a month; `month` counts from 1: `2021-09-01`. */
export const monthValue = (year: number, month: number): string => `${pad(year, 4)}-${pad(month, 2)}-01`;

/** Year and month (1 to 12) of a date YYYY-MM-DD; undefined where it is none. */
export function monthParts(value: string | null | undefined): { year: number; month: number } | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(value ?? '') ?? [];
  if (!year || Number(month) < 1 || Number(month) > 12) return undefined;
  return { year: Number(year), month: Number(month) };
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[.,]/g, '').trim();

/** The month that a text names, as YYYY-MM-01; undefined where it names none. `monthNames`: twelve names, or several rows of twelve. */
export function monthOfText(text: string, monthNames: readonly string[]): string | undefined {
  const typed = text.normalize('NFKC').trim();
  const yearFirst = /^(\d{4})\s?[-/.\s年년]\s?(\d{1,2})(?:\s?[-/.]\s?\d{1,2}|[月월])?$/.exec(typed);
  if (yearFirst) return checked(Number(yearFirst[1]), Number(yearFirst[2]));
  const monthFirst = /^(?:\d{1,2}\s?[-/.]\s?)?(\d{1,2})\s?[-/.\s]\s?(\d{4})$/.exec(typed);
  if (monthFirst) return checked(Number(monthFirst[2]), Number(monthFirst[1]));
  const [, year] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(typed) ?? [];
  if (!year) return undefined;
  const name = plain(typed.replace(year, ' ').replace(/[年년]/g, ' '));
  return name === '' ? undefined : checked(Number(year), monthOfName(name, monthNames));
}

function monthOfName(name: string, monthNames: readonly string[]): number {
  const names = monthNames.map(plain);
  const exact = names.indexOf(name);
  if (exact >= 0) return (exact % 12) + 1;
  // "sept" is September; "ju" could be two months and is none.
  const begun = new Set(
    names.flatMap((one, place) => (name.length >= 3 && (one.startsWith(name) || name.startsWith(one)) ? [place % 12] : [])),
  );
  const [only] = begun;
  return begun.size === 1 && only !== undefined ? only + 1 : 0;
}

const checked = (year: number, month: number) => (month >= 1 && month <= 12 ? monthValue(year, month) : undefined);

/** The 16 years that stand around a year: it is the ninth of them, unless `min` or `max` is nearer. @rule ui.10 */
export function yearsAround(year: number, min: number, max: number): number[] {
  const first = Math.max(min, Math.min(year - 8, max - YEARS + 1));
  return Array.from({ length: YEARS }, (_, place) => first + place).filter((one) => one <= max);
}

/** Years on one page of the picker. */
export const YEARS = 16;
