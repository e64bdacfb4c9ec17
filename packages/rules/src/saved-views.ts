// Views of a console's list that somebody keeps: its words, filters and order under a name.

/** How many a person keeps of one list. */
export const SAVED_VIEWS_PER_LIST = 20;
/** Longest name, in visible characters. */
export const SAVED_VIEW_CHARACTERS = 60;
/** How many of a list anybody is shown, those of colleagues included. */
export const SAVED_VIEWS_SHOWN = 100;
export const SAVED_SEARCH_CHARACTERS = 2000;

/** What is kept of an address's query: what a list is asked, not which page of it, nor which school it is of. */
export function savedSearch(search: string): string {
  const kept = new URLSearchParams(search);
  for (const name of ['page', 'school', 'request']) kept.delete(name);
  kept.sort();
  return kept.toString();
}
