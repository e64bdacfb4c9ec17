// Ready-made words of a school's staff for a request: why it is rejected, what is asked back, why a verification ends. A school keeps a list of
// each in its own order, a text for each language that it wants; a school without a list begins with the platform's words. @rule schools.7
import { LIMITS } from './limits.ts';
import { LOCALES, type Locale } from './locales.ts';

export const REASON_KINDS = ['reject', 'askBack', 'revoke'] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];
/** Reasons of a kind, and characters of what staff call one and of what students read. */
export const REASON_LIMITS = { reasons: 20, title: 80, text: LIMITS.verificationMessage } as const;

export type ReasonTexts = Readonly<Partial<Record<Locale, string>>>;
export type SchoolReason = { title: string; texts: ReasonTexts };
type ReasonFault = { pointer: string; code: 'missing' | 'too_long' | 'twice' };

/** Without spaces around, and without empty texts. */
export function tidyReasons(typed: readonly SchoolReason[]): SchoolReason[] {
  return typed.map(({ title, texts }) => ({
    title: title.trim().replace(/\s+/g, ' '),
    texts: Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const text = texts[locale]?.trim() ?? '';
        return text === '' ? [] : [[locale, text]];
      }),
    ),
  }));
}

/** What is wrong with a tidy list: each has a title of its own and a text, and none is too long. */
export function reasonFaults(reasons: readonly SchoolReason[]): ReasonFault[] {
  const titles = reasons.map(({ title }) => title.toLowerCase());
  return reasons.flatMap(({ title, texts }, at) => {
    const faults: ReasonFault[] = [];
    const pointer = `/reasons/${at}`;
    if (title === '') faults.push({ pointer: `${pointer}/title`, code: 'missing' });
    else if (titles.indexOf(title.toLowerCase()) < at) faults.push({ pointer: `${pointer}/title`, code: 'twice' });
    if ([...title].length > REASON_LIMITS.title) faults.push({ pointer: `${pointer}/title`, code: 'too_long' });
    if (Object.keys(texts).length === 0) faults.push({ pointer: `${pointer}/texts`, code: 'missing' });
    for (const [locale, text] of Object.entries(texts))
      if ([...text].length > REASON_LIMITS.text) faults.push({ pointer: `${pointer}/texts/${locale}`, code: 'too_long' });
    return faults;
  });
}

/** The text in the first of these languages that has one, else in English, else in the first that there is; '' without any. */
export function reasonIn(texts: ReasonTexts, wanted: readonly (Locale | null | undefined)[]): string {
  const locale = [...wanted, 'en' as const, ...LOCALES].find((one) => one && texts[one]);
  return (locale && texts[locale]) ?? '';
}

/** The language of all of them; undefined where they differ or somebody's is not known. */
export function sharedLocale(locales: readonly (Locale | null | undefined)[]): Locale | undefined {
  const [first, ...others] = locales;
  return first && others.every((one) => one === first) ? first : undefined;
}

/** The list with one at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_one, at) => at !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
}
