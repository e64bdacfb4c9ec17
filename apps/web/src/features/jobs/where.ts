// A search that comes in two fields, what and where (the landing page's form): the list has one question, in which a place counts as a place.

/** The query of the list for one that came with `where`; undefined where there is none. Everything else is kept. @rule pages.46 */
export function joinedSearch(search: URLSearchParams): string | undefined {
  if (!search.has('where')) return undefined;
  const joined = new URLSearchParams(search);
  const words = [...search.getAll('q').slice(0, 1), ...search.getAll('where').slice(0, 1)].map((text) => text.trim());
  const question = words.filter((text) => text !== '').join(' ');
  joined.delete('where');
  joined.delete('q');
  if (question !== '') joined.set('q', question);
  const text = joined.toString();
  return text === '' ? '' : `?${text}`;
}
