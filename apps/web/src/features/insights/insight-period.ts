// Which days the address asks a report for: a period by its word, or own days. What is none of both is left out.
import { type AskedPeriod, INSIGHT_PERIODS, type InsightPeriod } from '@fairway/rules/insights';
import { useSearchParams } from 'react-router';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar. */
export const isDay = (text: string): boolean => DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

function readPeriod(search: URLSearchParams): AskedPeriod {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isDay(from) && isDay(to)) return { from, to };
  const period = INSIGHT_PERIODS.find((one) => one === search.get('period'));
  return period === undefined ? {} : { period };
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The one posting whose report it is. */
const readPosting = (search: URLSearchParams): string | undefined => search.getAll('posting').find((id) => ID.test(id));

/** The one school whose report it is. */
const readSchool = (search: URLSearchParams): number | undefined => {
  const id = search.getAll('school').find((one) => /^[1-9]\d{0,8}$/.test(one));
  return id === undefined ? undefined : Number(id);
};

/** The days of the address, and how others are asked for. */
export function useAskedPeriod() {
  const [search, setSearch] = useSearchParams();
  const choose = (asked: AskedPeriod) => {
    const next = new URLSearchParams(search);
    for (const name of ['period', 'from', 'to'] as const) {
      const value = asked[name];
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { asked: readPeriod(search), choose, posting: readPosting(search), school: readSchool(search) };
}

export const DEFAULT_PERIOD: InsightPeriod = 'days30';
