// Languages and how well they are spoken, out of words: codes, names in any of the 14 locales, the phrases of networks, and the levels of the
// Common European Framework.
import { formatters } from '@fairway/i18n/formatters';
import { loadMessages } from '@fairway/i18n/messages';
import { fold } from '@fairway/rules/folding';
import { isLanguage, LANGUAGE_CODES, OTHER_LANGUAGE } from '@fairway/rules/languages';
import { LOCALES } from '@fairway/rules/locales';
import { PROFICIENCIES, type Proficiency } from '@fairway/rules/profile';

export type LanguageWords = {
  languageOf(words: string): string | undefined;
  proficiencyOf(words: string): Proficiency | undefined;
};

/** Codes and names that mean a language of the list. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  no: 'nb', norwegian: 'nb', bokmal: 'nb', tl: 'fil', tagalog: 'fil', cmn: 'zh', mandarin: 'zh', 'mandarin chinese': 'zh', iw: 'he',
  farsi: 'fa', flemish: 'nl', castilian: 'es', valencian: 'ca', 'brazilian portuguese': 'pt', gaelic: 'gd', punjabi: 'pa',
}; // biome-ignore format: a list

/** The first that fits decides. */
const PHRASES: readonly (readonly [RegExp, Proficiency])[] = [
  [/limited|intermediate|conversational|\bb1\b|mittelstufe|intermedi|средн|中级|中級|중급/, 'limited_working'],
  [/native|mother ?tongue|first language|bilingu|muttersprach|maternel|matern[oa]|moedertaal|madrelingua|nativ|родной|母语|母語|모국어|ネイティブ/, 'native_or_bilingual'],
  [/full professional|fluent|fluency|proficient|advanced|\bc[12]\b|verhandlungssicher|fliessend|courant|fluid[oa]|vloeiend|свободн|流利|流暢|유창/, 'full_professional'],
  [/professional|working|\bb2\b|good|business/, 'professional_working'],
  [/elementary|basic|beginner|\ba[12]\b|notion|grundkenntnis|scolaire|basis|начальн|基础|初級|초급/, 'elementary'],
]; // biome-ignore format: a table

let known: Promise<LanguageWords> | undefined;

/** Read once a process: names of 200 languages in 14 locales. */
export function languageWords(): Promise<LanguageWords> {
  known ??= readWords();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

async function readWords(): Promise<LanguageWords> {
  const languages = new Map<string, string>(Object.entries(OTHER_NAMES));
  const levels = new Map<string, Proficiency>();
  const add = <T>(map: Map<string, T>, words: string, value: T) => {
    if (!map.has(fold(words))) map.set(fold(words), value);
  };
  // English stands first among the locales.
  for (const locale of LOCALES) {
    const { language } = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
    const messages = await loadMessages(locale);
    for (const code of LANGUAGE_CODES) add(languages, language(code), code);
    add(languages, messages.reference.languages.other, OTHER_LANGUAGE);
    for (const level of PROFICIENCIES) add(levels, messages.profile.proficiencies[level], level);
  }
  const languageOf = (words: string): string | undefined => {
    const named = languages.get(fold(words)) ?? languages.get(fold(words.replace(/[(（[,–].*$/u, '')));
    if (named) return named;
    const tag = /^([a-z]{2,3})(?:[-_][a-z0-9]{2,8})*$/i.exec(words.trim())?.[1]?.toLowerCase();
    return tag && isLanguage(tag) ? tag : tag && languages.get(tag);
  };
  const proficiencyOf = (words: string): Proficiency | undefined => {
    const folded = fold(words);
    if (isProficiency(folded)) return folded;
    return levels.get(folded) ?? PHRASES.find(([phrase]) => phrase.test(folded))?.[1];
  };
  return { languageOf, proficiencyOf };
}

const isProficiency = (words: string): words is Proficiency => (PROFICIENCIES as readonly string[]).includes(words);
