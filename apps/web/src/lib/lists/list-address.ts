// What a list of the consoles shows, in its address: words, order, page, size and filters. Reload, back and a link sent to a colleague show
// the same. Pure; what nobody knows is left out, and parameters of others (`school`) stay.
import { LAST_PAGE, PAGE_SIZES, type PageSize, type SortOf } from '@fairway/rules/lists';

/** Reads the values of one parameter; undefined: not filtered. */
export type FilterReader<V = unknown> = {
  kind: 'one' | 'several';
  read: (values: readonly string[]) => V | undefined;
  /** Says which list it is rather than narrowing it: an empty one is empty, and clearing the filters leaves it. */
  lasting?: true;
};
export type FilterReaders = Record<string, FilterReader>;

/** One of a few words. */
export const one = <V extends string>(values: readonly V[]): FilterReader<V> => ({
  kind: 'one',
  read: ([first]) => values.find((value) => value === first),
});

/** Which of a few lists it is, such as open or decided. */
export const view = <V extends string>(values: readonly V[]): FilterReader<V> => ({ ...one(values), lasting: true });

/** Any of a few words. */
export const several = <V extends string>(values: readonly V[]): FilterReader<V[]> => ({
  kind: 'several',
  read: (chosen) => {
    const known = values.filter((value) => chosen.includes(value));
    return known.length > 0 ? known : undefined;
  },
});

/** A text that only the server knows: an id. */
export const anyText: FilterReader<string> = { kind: 'one', read: ([first]) => (first === '' ? undefined : first?.slice(0, 200)) };

/** A text of a form. */
export const like = (form: RegExp): FilterReader<string> => ({
  kind: 'one',
  read: ([first]) => (first !== undefined && form.test(first) ? first : undefined),
});
/** Several texts of a form, of which only the server knows all. */
export const severalLike = (form: RegExp): FilterReader<string[]> => ({
  kind: 'several',
  read: (chosen) => {
    const known = [...new Set(chosen.filter((value) => form.test(value)))].slice(0, 40);
    return known.length > 0 ? known : undefined;
  },
});
export const anId = like(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
/** A calendar date. */
export const aDay = like(/^\d{4}-\d{2}-\d{2}$/);

/** A text that only the server knows, where it would take several. */
export const anyTexts: FilterReader<string[]> = { kind: 'one', read: ([first]) => (first ? [first.slice(0, 200)] : undefined) };

/** A whole number from 1, such as the id of a program. */
export const anyNumber: FilterReader<number> = {
  kind: 'one',
  read: ([first]) => (first !== undefined && /^[1-9]\d{0,8}$/.test(first) ? Number(first) : undefined),
};

export type ListDefinition<S extends string, F extends FilterReaders> = {
  sorts: readonly S[];
  sort: SortOf<NoInfer<S>>;
  filters: F;
  pageSize?: PageSize;
};

type FilterValues<F extends FilterReaders> = { [K in keyof F]?: Exclude<ReturnType<F[K]['read']>, undefined> };

/** What the endpoint is asked: give it as the `query` of the call. */
export type Asked<S extends string, F extends FilterReaders> = FilterValues<F> & {
  q?: string;
  sort: SortOf<S>;
  page: number;
  pageSize: PageSize;
};

/** Changes of an address; null takes a filter away. Everything but a page leads back to page 1. */
export type ListChanges = Readonly<Record<string, string | number | readonly (string | number)[] | null | undefined>>;

/** Declares a list: `defineList({ sorts: STUDENT_SORTS, sort: 'name', filters: { state: one(STATES) } })`. */
export function defineList<const S extends string, const F extends FilterReaders>(definition: ListDefinition<S, F>): ListDefinition<S, F> {
  return definition;
}

/** Reads an address. */
export function readListAddress<S extends string, F extends FilterReaders>(
  list: ListDefinition<S, F>,
  search: URLSearchParams,
): Asked<S, F> {
  const q = (search.get('q') ?? '').trim().slice(0, 200);
  const page = Number(search.get('page'));
  const size = PAGE_SIZES.find((known) => `${known}` === search.get('pageSize'));
  const sort = list.sorts.flatMap((name): SortOf<S>[] => [name, `-${name}`]).find((name) => name === search.get('sort'));
  const filters = Object.entries(list.filters).flatMap(([name, reader]) => {
    const value = reader.read(search.getAll(name));
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...(Object.fromEntries(filters) as FilterValues<F>),
    ...(q === '' ? {} : { q }),
    sort: sort ?? list.sort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: size ?? list.pageSize ?? 25,
  } as Asked<S, F>;
}

/** The query of an address after changes, `?a=b` or empty. The order in it does not depend on how one came there. */
export function changedSearch(search: URLSearchParams, changes: ListChanges): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== null && item !== undefined && item !== '' && !(name === 'page' && item === 1)) next.append(name, `${item}`);
  }
  next.sort();
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** Names of the filters that are set. */
export function setFilters<S extends string, F extends FilterReaders>(
  list: ListDefinition<S, F>,
  asked: Asked<S, F>,
): (keyof F & string)[] {
  return Object.keys(list.filters).filter((name) => name in asked && !list.filters[name]?.lasting);
}

/** The query of the export: the same rows in the same order, all pages. */
export function exportSearch<S extends string, F extends FilterReaders>(asked: Asked<S, F>): string {
  const { page: _page, pageSize: _size, ...rest } = asked;
  return changedSearch(new URLSearchParams(), rest as ListChanges);
}
