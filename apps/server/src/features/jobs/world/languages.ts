// The languages in which postings are written, and the countries where they are.
import type { LanguageWords } from './role.ts';
import type { RoleKey, SharedRole } from './roles.ts';
import { ENGLISH } from './texts/en.ts';

export const POSTING_LANGUAGES: { en: LanguageWords<RoleKey> } & Record<string, LanguageWords<SharedRole>> = {
  en: ENGLISH,
};

/** Countries whose postings may be in that language. */
export const SPOKEN_IN: Record<string, readonly string[]> = {
  de: ['DE', 'AT', 'CH'], nl: ['NL'], fr: ['FR', 'BE'], es: ['ES', 'MX'], it: ['IT'], pt: ['PT', 'BR'], ro: ['RO'], ru: ['KZ'], zh: ['CN'], ja: ['JP'], ko: ['KR'],
  vi: ['VN'], fil: ['PH'],
}; // biome-ignore format: a table
