// The cells of the panel of a month picker: a page of years, or the months of one; which of them has the focus, and how it is moved by keys.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { monthParts, monthValue, YEARS, yearsAround } from './month-text.ts';

/** Each YYYY-MM-01; `value` may be anything. */
type Months = { value: string | null; today: string; min: string; max: string };

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Cells are elements of the panel with `data-cell`: a year, or a month from 1. */
export function useMonthCells(panel: RefObject<HTMLElement | null>, { value, today, min, max }: Months) {
  const chosen = monthParts(value);
  const now = monthParts(today);
  const bounds = { first: monthParts(min)?.year ?? 1900, last: monthParts(max)?.year ?? 2100 };
  const pageAround = (one: number) => yearsAround(one, bounds.first, bounds.last);
  const here = clamp(chosen?.year ?? now?.year ?? bounds.last, bounds.first, bounds.last);
  const [year, setYear] = useState<number>();
  const [at, setAt] = useState(here);
  const [years, setYears] = useState(() => pageAround(here));

  // The focus goes with the cell: on opening, with the arrows, and from the years to the months; not away from the paging buttons.
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cell or page is what moves the focus
  useEffect(() => {
    if (follows.current) panel.current?.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus();
    follows.current = true;
  }, [at, year, years]);

  const nextPage = (pages: number) => pageAround((years[0] ?? here) + 8 + pages * YEARS);
  function turn(pages: number) {
    const next = nextPage(pages);
    setYears(next);
    setAt(next[0] ?? here);
  }
  function onKeyDown(event: KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const columns = year === undefined ? 4 : 3;
    const steps: Record<string, number> = { ArrowRight: rtl, ArrowLeft: -rtl, ArrowDown: columns, ArrowUp: -columns };
    const pages: Record<string, number> = { PageDown: 1, PageUp: -1 };
    const [step, page] = [steps[event.key], pages[event.key]];
    if (step === undefined && !(page && year === undefined)) return;
    event.preventDefault();
    if (page) return turn(page);
    if (year !== undefined) return setAt(clamp(at + (step ?? 0), 1, 12));
    const next = clamp(at + (step ?? 0), bounds.first, bounds.last);
    if (!years.includes(next)) setYears(nextPage(Math.sign(step ?? 0)));
    setAt(next);
  }

  const cells = year === undefined ? years : Array.from({ length: 12 }, (_, month) => month + 1);
  const is = (one: typeof now) => (cell: number) => (year === undefined ? one?.year === cell : one?.year === year && one.month === cell);
  return {
    /** The year whose months are shown; undefined: years are. */
    year,
    years,
    cells,
    bounds,
    tabStop: cells.includes(at) ? at : cells[0],
    isChosen: is(chosen),
    isNow: is(now),
    isAllowed: (month: number) => {
      const one = monthValue(year ?? 0, month);
      return one >= min && one <= max;
    },
    setAt,
    onKeyDown,
    /** By the buttons, which keep the focus. */
    turnPages: (pages: 1 | -1) => {
      follows.current = false;
      turn(pages);
    },
    toYears: () => {
      setAt(year ?? here);
      setYear(undefined);
    },
    toMonths: (of: number) => {
      setYear(of);
      setAt(chosen?.year === of ? chosen.month : 1);
    },
  };
}
