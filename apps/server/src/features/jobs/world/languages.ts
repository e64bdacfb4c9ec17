// The languages in which postings are written, and the countries where they are.
import type { LanguageWords } from './role.ts';
import type { RoleKey, SharedRole } from './roles.ts';
import { GERMAN } from './texts/de.ts';
import { ENGLISH } from './texts/en.ts';
import { SPANISH } from './texts/es.ts';
import { FILIPINO } from './texts/fil.ts';
import { FRENCH } from './texts/fr.ts';
import { ITALIAN } from './texts/it.ts';
import { JAPANESE } from './texts/ja.ts';
import { KOREAN } from './texts/ko.ts';
import { DUTCH } from './texts/nl.ts';
import { PORTUGUESE } from './texts/pt.ts';
import { ROMANIAN } from './texts/ro.ts';
import { RUSSIAN } from './texts/ru.ts';
import { VIETNAMESE } from './texts/vi.ts';
import { CHINESE } from './texts/zh.ts';

export const ENGLISH_WORDS: LanguageWords<RoleKey> = ENGLISH;

/** By ISO 639 code; English is apart, since it has more roles. */
export const OWN_LANGUAGES: Record<string, LanguageWords<SharedRole>> = {
  de: GERMAN, es: SPANISH, fil: FILIPINO, fr: FRENCH, it: ITALIAN, ja: JAPANESE, ko: KOREAN, nl: DUTCH, pt: PORTUGUESE, ro: ROMANIAN, ru: RUSSIAN, vi: VIETNAMESE,
  zh: CHINESE,
}; // biome-ignore format: a table

/** Countries whose postings may be in that language. */
export const SPOKEN_IN: Record<string, readonly string[]> = {
  de: ['DE', 'AT', 'CH'], nl: ['NL'], fr: ['FR', 'BE'], es: ['ES', 'MX'], it: ['IT'], pt: ['PT', 'BR'], ro: ['RO'], ru: ['KZ'], zh: ['CN'], ja: ['JP'], ko: ['KR'],
  vi: ['VN'], fil: ['PH'],
}; // biome-ignore format: a table
