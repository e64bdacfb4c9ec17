// How somebody wants to see a list: which columns, in which order, how high the rows. Kept in this browser, by list.
import { useCallback, useMemo, useState } from 'react';

export type Density = 'compact' | 'roomy';
export type ListLook = {
  /** Keys of columns that are not shown; null: those that nobody has chosen yet. */
  hidden: readonly string[] | null;
  /** Keys of columns in the order wanted; others follow in their own. */
  order: readonly string[];
  density: Density;
};

/** A list as it comes. */
export const USUAL: ListLook = { hidden: null, order: [], density: 'compact' };
const storedAs = (list: string) => `fairway.list.${list}`;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, 50) : []);

function readLook(list: string): ListLook {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storedAs(list)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return USUAL;
    const { hidden, order, density } = kept as Record<string, unknown>;
    return {
      hidden: Array.isArray(hidden) ? texts(hidden) : null,
      order: texts(order),
      density: density === 'roomy' ? 'roomy' : 'compact',
    };
  } catch {
    // Not ours, or a browser that keeps nothing.
    return USUAL;
  }
}

function keepLook(list: string, look: ListLook): void {
  try {
    if (isUsual(look)) localStorage.removeItem(storedAs(list));
    else localStorage.setItem(storedAs(list), JSON.stringify(look));
  } catch {
    // It lasts as long as the page.
  }
}

export const isUsual = ({ hidden, order, density }: ListLook): boolean => hidden === null && order.length === 0 && density === 'compact';

/** The columns in the order wanted. The first one names the rows: it stays, and first. */
export function inOrder<C extends { key: string }>(columns: readonly C[], { order }: Pick<ListLook, 'order'>): C[] {
  const placeOf = ({ key }: C, at: number) => (order.includes(key) ? order.indexOf(key) : order.length + at);
  const [first, ...rest] = columns;
  const places = new Map(rest.map((column, at) => [column.key, placeOf(column, at)]));
  return first ? [first, ...rest.sort((a, b) => places.get(a.key)! - places.get(b.key)!)] : [];
}

type Known = { key: string; extra?: true };

/** The keys of columns that are not shown. */
export const hiddenOf = (columns: readonly Known[], { hidden }: Pick<ListLook, 'hidden'>): readonly string[] =>
  hidden ?? columns.flatMap(({ key, extra }) => (extra ? [key] : []));

/** What is shown, in its order. */
export function shownColumns<C extends Known>(columns: readonly C[], look: ListLook): C[] {
  const hidden = hiddenOf(columns, look);
  return inOrder(columns, look).filter(({ key }, at) => at === 0 || !hidden.includes(key));
}

/** The keys in order after one of them went a step; the same where it cannot. */
export function moved(keys: readonly string[], key: string, step: 1 | -1): string[] {
  const from = keys.indexOf(key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= keys.length) return [...keys];
  const next = [...keys];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export type LookOfList = { look: ListLook; change: (changes: Partial<ListLook>) => void };

/** The look of a list, by its name. */
export function useListLook(list: string): LookOfList {
  const [kept, setKept] = useState(() => ({ list, look: readLook(list) }));
  const look = kept.list === list ? kept.look : readLook(list);
  const change = useCallback(
    (changes: Partial<ListLook>) => {
      setKept((before) => {
        const next = { ...(before.list === list ? before.look : readLook(list)), ...changes };
        keepLook(list, next);
        return { list, look: next };
      });
    },
    [list],
  );
  return useMemo(() => ({ look, change }), [look, change]);
}
