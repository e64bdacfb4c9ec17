// The language that a person reads.
import { knownLocale, type Locale } from '@fairway/rules/locales';
import type { Person } from '../identity/people/queries.ts';

/** The language that mails to this person are written in. */
export function localeOf(person: Pick<Person, 'locale'>): Locale {
  return knownLocale(person.locale);
}
