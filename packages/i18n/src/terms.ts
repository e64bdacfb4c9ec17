// Names of the codes that travel: employment types, categories, levels, fields, sectors, filters, sorts. A code may come from a feed
// or an address, so it is looked up as data and never taken as a path of keys.
import { type MoreFilter, START_NOW } from '@fairway/rules/work-conditions';
import type { Messages } from './messages.gen.ts';

export type TermGroup = keyof Messages['terms'];

/** The name of a code in the reader's language; the code itself where nobody named it. */
export function termName(messages: Messages, group: TermGroup, code: string): string {
  const names: Record<string, string> = messages.terms[group];
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}

/** The name of an option of a filter of conditions (rules/work-conditions.ts). `month` names a month: 2027-02. */
export function conditionName({ jobs }: Messages, filter: MoreFilter, option: string, month: (on: string) => string): string {
  if (filter === 'start' && option !== START_NOW) return month(option);
  const names: Record<string, string> = jobs.work[filter];
  return Object.hasOwn(names, option) ? (names[option] ?? option) : option;
}
