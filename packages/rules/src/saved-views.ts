// Views of a console's list that somebody keeps: its words, filters and order under a name.

/** How many a person keeps of one list. */
export const SAVED_VIEWS_PER_LIST = 20;
/** Longest name, in visible characters. */
export const SAVED_VIEW_CHARACTERS = 60;
/** How many of a list anybody is shown, those of colleagues included. */
export const SAVED_VIEWS_SHOWN = 100;
export const SAVED_SEARCH_CHARACTERS = 2000;

/** Parameters that are no part of what a list is asked: its page, the school it is of, the row that is open. */
const PASSING: readonly string[] = ['page', 'school', 'request'];

/** What is kept of an address's query, in one order however one came there. */
export const savedSearch = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !PASSING.includes(part.split('=', 1)[0] ?? ''))
    .sort()
    .join('&');
