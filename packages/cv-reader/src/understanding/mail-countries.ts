// Where somebody lives by where their post is: the provider of "ada@telenet.be" is of Belgium. Asked only where no address says it.
import type { Locale } from '@fairway/rules/locales';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { Context, Row } from './context.ts';

/** Endings of countries that people of any country have. */
const ANYWHERE = /^(?:io|me|co|tv|ai|to|cc|ws|fm|ly|gg|im|sh|ac|st|nu|la|pm|re|tk|ml|ga|cf|gq|id|is|it|am|pw|vc|us)$/u;
/** Countries in which people write in a language. A provider elsewhere says where somebody has been. */
const OF_LANGUAGE: Partial<Record<Locale, readonly string[]>> = {
  de: ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'IT'], fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MA', 'TN', 'SN', 'CI'], nl: ['NL', 'BE', 'SR'], it: ['IT', 'CH'], pt: ['PT', 'BR', 'AO', 'MZ', 'CV'], ro: ['RO', 'MD'],
  es: ['ES', 'MX', 'AR', 'CL', 'PE', 'UY', 'EC', 'VE', 'BO', 'PY', 'CR', 'GT', 'CU', 'DO'], ru: ['RU', 'BY', 'KZ', 'UA', 'KG'], en: ['GB', 'IE', 'AU', 'NZ', 'ZA', 'CA', 'IN', 'SG', 'NG', 'KE', 'PH'], cn: ['CN', 'TW', 'HK', 'SG'],
}; // biome-ignore format: a table
const MAIL = /@[a-z\d.-]+\.([a-z]{2})(?![a-z.])/giu;

/** The country that the ending of an e-mail address names, if the CV's language is one of it. */
export function countryOfMail(rows: readonly Row[], { language }: Context): string | undefined {
  const endings = rows.flatMap(({ text, links }) => [text, ...links].flatMap((one) => [...one.matchAll(MAIL)].map(([, ending = '']) => ending.toLowerCase()))); // biome-ignore format: a chain
  const codes = endings.flatMap((ending) => (ANYWHERE.test(ending) ? [] : [ending === 'uk' ? 'GB' : ending.toUpperCase()]));
  return codes.find((code) => isSupportedCountry(code) && OF_LANGUAGE[language]?.includes(code));
}

/** The countries in which people write in a language, where there are several: the likeliest first. */
export const countriesOfLanguage = (language: Locale): readonly CountryCode[] =>
  (OF_LANGUAGE[language] ?? []).filter((code) => isSupportedCountry(code));
