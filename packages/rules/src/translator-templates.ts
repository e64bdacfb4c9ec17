// The address of a translator that a tenant chose, as a template: `https://translate.example/?to={language}&from={source}&page={url}`. It is
// linked beside texts in another language, so what it may be is decided here, once, for the console, the server and the page.

/** Longest template. */
export const TRANSLATOR_TEMPLATE_CHARACTERS = 500;

export type TranslatorTemplateIssue = 'too_long' | 'not_https' | 'unknown_placeholder' | 'no_url' | 'no_language';

/** What stands before the path has no placeholder, so that nobody's text decides which site is opened, and no name or password. */
const SHAPE = /^https:\/\/((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,})(?::\d{1,5})?[/?][^\s\p{C}\\<>"'`]*$/u;
const PLACEHOLDER = /\{(url|language|source)\}/g;

/** What is wrong with a template; undefined: nothing. @rule tenants.7 */
export function translatorTemplateIssue(template: string): TranslatorTemplateIssue | undefined {
  if (template.length > TRANSLATOR_TEMPLATE_CHARACTERS) return 'too_long';
  if (!SHAPE.test(template)) return 'not_https';
  if (/[{}]/.test(template.replace(PLACEHOLDER, ''))) return 'unknown_placeholder';
  if (!template.includes('{url}')) return 'no_url';
  return template.includes('{language}') ? undefined : 'no_language';
}

/** The site that a template leads to, as it is named to readers; undefined where it may not be linked. */
export function translatorHost(template: string): string | undefined {
  return translatorTemplateIssue(template) === undefined ? SHAPE.exec(template)?.[1]?.replace(/^www\./, '') : undefined;
}

export type TranslatedPage = {
  /** Absolute address of the page that is to be read. */
  url: string;
  /** What it is read in, and what it is written in (translatorLanguage). */
  language: string;
  source: string;
};

/** The address that translates a page. `template` has no issue. */
export function translatorAddress(template: string, page: TranslatedPage): string {
  return template.replace(PLACEHOLDER, (_, name: keyof TranslatedPage) => encodeURIComponent(page[name]));
}

/** The code by which translators, browsers' own too, know the language of a tag: without its country, and Norwegian as one. */
export function translatorLanguage(tag: string): string {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return code === 'nb' || code === 'nn' ? 'no' : code;
}
