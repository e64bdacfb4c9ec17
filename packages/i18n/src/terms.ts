// Names of the codes that travel: employment types, categories, levels, fields, sectors, filters, sorts. A code may come from a feed
// or an address, so it is looked up as data and never taken as a path of keys.
import type { Messages } from './messages.gen.ts';

export type TermGroup = keyof Messages['terms'];

/** The name of a code in the reader's language; the code itself where nobody named it. */
export function termName(messages: Messages, group: TermGroup, code: string): string {
  const names: Record<string, string> = messages.terms[group];
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
