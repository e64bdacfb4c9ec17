// What every source that is data already needs to make a Cv: values that are sure, languages and their levels by name.
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import type { Proficiency } from '@fairway/rules/profile';
import type { Cv, CvLanguage, Read } from '../cv.ts';
import { languageFinder } from '../understanding/language-names.ts';
import { placeOf } from '../understanding/place-words.ts';

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

/** Where somebody lives, as one text: with its town and country where lists know them. */
export function home(text: string | undefined): Pick<Cv, 'place'> {
  const whole = text?.trim().slice(0, TEXT_MAX);
  return whole ? { place: sure({ ...placeOf(whole), text: whole }) } : {};
}

/** ISO 639 code of a language by its name in one of the 14 languages or its own, or by the code itself. */
export function languageCode(name: string): string | undefined {
  const key = name.trim().toLowerCase();
  const bare = key.replace(/\s*\(.*\)$/, '').replace(/^(?:simplified|traditional)\s+/, '');
  return LANGUAGE_CODES.includes(key) ? key : (languageFinder().whole(key) ?? languageFinder().whole(bare));
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
