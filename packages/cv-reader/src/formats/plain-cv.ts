// What every source that is data already needs to make a Cv: an empty one, values that are sure, languages and their levels by name.
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import { LOCALES, languageTag } from '@fairway/rules/locales';
import type { Proficiency } from '@fairway/rules/profile';
import type { Cv, CvLanguage, Read } from '../cv.ts';

/** Text of any source is cut here: no field of a CV is longer. */
const TEXT_MAX = 20_000;

export function sure<T>(value: T): Read<T> {
  return { value, doubt: 'sure' };
}

/** `{ [key]: value }` where the text says something, trimmed; else nothing. */
export function given<K extends string>(key: K, text: string | undefined): Partial<Record<K, Read<string>>> {
  const value = text?.trim().slice(0, TEXT_MAX);
  return value ? ({ [key]: sure(value) } as Record<K, Read<string>>) : {};
}

export function emptyCv(language = 'en'): Cv {
  return {
    language: { value: language, doubt: 'check' },
    emails: [],
    phones: [],
    links: [],
    nationalities: [],
    permits: [],
    work: [],
    education: [],
    languages: [],
    skills: [],
    memberships: [],
    certificates: [],
    rest: [],
  };
}

/** Names that no list of one name a language has. */
const OTHER_NAMES: Record<string, string> = {
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  farsi: 'fa',
  tagalog: 'fil',
  bokmål: 'nb',
  nynorsk: 'nn',
  flemish: 'nl',
};

let names: Map<string, string> | undefined;

/** ISO 639 code of a language by its name in one of the 14 languages, or by the code itself. */
export function languageCode(name: string): string | undefined {
  if (!names) {
    names = new Map(Object.entries(OTHER_NAMES));
    for (const locale of LOCALES) {
      const display = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
      for (const code of LANGUAGE_CODES) {
        const said = display.of(code)?.toLowerCase();
        if (said && said !== code && !names.has(said)) names.set(said, code);
      }
      // On the list Norwegian is one of its two ways of writing.
      names.set(display.of('no')?.toLowerCase() ?? 'no', 'nb');
    }
  }
  const key = name.trim().toLowerCase();
  if (LANGUAGE_CODES.includes(key)) return key;
  return names.get(key) ?? names.get(key.replace(/\s*\(.*\)$/, '').replace(/^(?:mandarin|simplified|traditional)\s+/, ''));
}

/** LinkedIn's five levels and CEFR. */
const LEVELS: [RegExp, Proficiency][] = [
  [/native|bilingual|mother/i, 'native_or_bilingual'],
  [/full professional|\bC2\b|fluent/i, 'full_professional'],
  [/professional working|\bC1\b|\bB2\b/i, 'professional_working'],
  [/limited working|\bB1\b/i, 'limited_working'],
  [/elementary|\bA[12]\b|beginner/i, 'elementary'],
];

/** The level that words say, in English or as CEFR. */
function levelOf(words: string): Proficiency | undefined {
  return LEVELS.find(([pattern]) => pattern.test(words))?.[1];
}

/** A language by its name and what is said of it. */
export function language(name: string, words: string | undefined): CvLanguage {
  const code = languageCode(name);
  const level = words ? levelOf(words) : undefined;
  return {
    name: sure(name.trim()),
    ...(code && { code }),
    ...(level && { level: sure(level) }),
    ...(words?.trim() && { words: words.trim() }),
  };
}
