// Who is drawn in which layout.
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { around } from './chance.ts';
import { drawLayout, type Layout } from './layout.ts';
import { allPeople, type Person } from './people.ts';

/** `language`: only that one. */
export type Order = { seed: string; count: number; language: Locale | undefined };

/** Languages take turns, and so do the people of each. */
export function planned({ seed, count, language }: Order): { person: Person; layout: Layout }[] {
  const people = allPeople();
  const locales: readonly Locale[] = language ? [language] : LOCALES;
  return Array.from({ length: count }, (_, at) => {
    const locale = around(locales, at);
    const own = people.filter((one) => one.locale === locale);
    return { person: around(own, Math.floor(at / locales.length)), layout: drawLayout(seed, at, locale) };
  });
}
