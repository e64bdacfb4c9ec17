// The row of a person, and the language they read.
import { knownLocale, type Locale } from '@fairway/rules/locales';
import type { Selectable } from 'kysely';
import type { AppUser } from '../../kernel/database/tables.gen.ts';

export type Person = Selectable<AppUser>;

/** The language that mails to this person are written in. */
export function localeOf(person: Pick<Person, 'locale'>): Locale {
  return knownLocale(person.locale);
}
