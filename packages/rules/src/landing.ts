// What the landing page tells a visitor, decided: which figures are worth telling, which of the newest postings come first; and where who is
// signed in goes instead.
import { type ConsoleArea, consoleOf } from './access.ts';
import type { Locale } from './locales.ts';

/** Where somebody signed in begins, as the id of a page. @rule pages.4 */
export function beginningOf(roles: readonly string[]): ConsoleArea | 'profile' | 'jobs' {
  return consoleOf(roles) ?? (roles.includes('Candidate') ? 'profile' : 'jobs');
}

/** Where the language of a locale is at home, so that a posting there is near its readers. English is read everywhere. */
const HOME_COUNTRIES: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  cn: ['CN', 'HK', 'TW', 'SG'],
  de: ['DE', 'AT', 'CH', 'LI'],
  es: ['ES', 'MX', 'CO', 'AR', 'PE', 'CL'],
  fil: ['PH'],
  fr: ['FR', 'BE', 'CH', 'LU', 'CA'],
  it: ['IT', 'CH'],
  jp: ['JP'],
  ko: ['KR'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'PT'],
  ro: ['RO', 'MD'],
  ru: ['RU', 'KZ', 'BY'],
  vi: ['VN'],
};

/** ISO codes of the countries near the readers of a locale, the nearest first. */
export const homeCountries = (locale: Locale): readonly string[] => HOME_COUNTRIES[locale];

/** From so many on a figure is told: fewer would say that there is little here, and none would say nothing. */
const TOLD_FROM = { jobs: 20, organizations: 10, countries: 3, schools: 3 } as const;
export type Figure = keyof typeof TOLD_FROM;

/** The figures that are told, in their order; what is not counted here (its switch is off) is left out. @rule pages.47 */
export function toldFigures(counts: Partial<Record<Figure, number>>): { figure: Figure; count: number }[] {
  return (Object.keys(TOLD_FROM) as Figure[]).flatMap((figure) => {
    const count = counts[figure] ?? 0;
    return count >= TOLD_FROM[figure] ? [{ figure, count }] : [];
  });
}

type Posted = { id: string; organizationId: number; publishedAt: string };

/** Postings of one organization among the newest: many come at once from one feed. */
const PER_ORGANIZATION = 2;

/**
 * The postings to show: those near the reader (in their language, or in a country of it), newest first, then the others, newest first. None
 * twice, at most two of one organization. `near` says how many of them are. @rule pages.45
 */
export function nearestFirst<P extends Posted>(nearby: readonly P[], others: readonly P[], limit: number): { shown: P[]; near: number } {
  const seen = new Set<string>();
  const held = new Map<number, number>();
  const take = (some: readonly P[], room: number) =>
    [...some]
      .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
      .filter(({ id, organizationId }) => {
        const count = held.get(organizationId) ?? 0;
        if (seen.size >= room || seen.has(id) || count >= PER_ORGANIZATION) return false;
        seen.add(id);
        held.set(organizationId, count + 1);
        return true;
      });
  const near = take(nearby, limit);
  return { shown: [...near, ...take(others, limit)], near: near.length };
}
