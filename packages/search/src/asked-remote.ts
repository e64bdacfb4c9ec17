// Work from anywhere, typed where a place is asked for: "remote", "Homeoffice", "télétravail", 在宅.
import { conceptTerm, placeOf } from './terms.ts';
import { readUnits } from './units.ts';

const REMOTE = conceptTerm('remote');

/** Whether these words mean work from anywhere and nothing else, in whichever language. @rule search.26 */
export function meansRemote(text: string): boolean {
  const units = readUnits(text, false);
  return units.length > 0 && units.every(({ terms }) => terms.includes(REMOTE) && !terms.some((term) => placeOf(term) !== undefined));
}
