// What is known of CVs in 14 languages, as the readers look it up. A CV is read with the words of its own language and of English (which
// stands in any CV); names of schools, headings, labels and levels with those of all.
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { keyOf, PhraseMatcher } from './phrases.ts';
import { cn } from './words/cn.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fil } from './words/fil.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { jp } from './words/jp.ts';
import { ko } from './words/ko.ts';
import type { DegreeKind, Label, LevelName, LocaleWords, SectionKind } from './words/locale-words.ts';
import { nl } from './words/nl.ts';
import { OTHER_SCHOOLS } from './words/other-schools.ts';
import { pt } from './words/pt.ts';
import { ro } from './words/ro.ts';
import { ru } from './words/ru.ts';
import { vi } from './words/vi.ts';

/** By locale. */
export const WORDS: Record<Locale, LocaleWords> = { en, cn, de, es, fil, fr, it, jp, ko, nl, pt, ro, ru, vi };

/** The phrases of a list. */
export const phrasesOf = (list: string): string[] => list.split('|').filter((phrase) => phrase !== '');

export type Vocabulary = {
  language: Locale;
  headings: ReadonlyMap<string, SectionKind>;
  filler: ReadonlySet<string>;
  titles: PhraseMatcher<true>;
  orgs: PhraseMatcher<true>;
  schools: PhraseMatcher<true>;
  degrees: PhraseMatcher<DegreeKind>;
  /** All languages' degrees: for what the own ones do not name. */
  foreignDegrees: PhraseMatcher<DegreeKind>;
  labels: ReadonlyMap<string, Label>;
  levels: PhraseMatcher<LevelName>;
  demonyms: ReadonlyMap<string, string>;
  /** Folded words that join a title to an employer, and a degree to its field. */
  at: string[];
  of: string[];
};

const known = new Map<Locale, Vocabulary>();

/** The words that a CV in this language is read with; made once. */
export function vocabularyOf(language: Locale): Vocabulary {
  const made = known.get(language) ?? makeVocabulary(language);
  known.set(language, made);
  return made;
}

/** The languages' words in the order in which they decide: the CV's own, English, all others. */
const ordered = (language: Locale): LocaleWords[] => [...new Set<Locale>([language, 'en', ...LOCALES])].map((locale) => WORDS[locale]);

function lookup<V extends string>(lists: readonly Partial<Record<V, string>>[]): Map<string, V> {
  const map = new Map<string, V>();
  for (const list of lists) {
    for (const [value, phrases] of Object.entries(list) as [V, string][]) {
      for (const phrase of phrasesOf(phrases)) if (!map.has(keyOf(phrase))) map.set(keyOf(phrase), value);
    }
  }
  return map;
}

function* entriesOf<V extends string>(lists: readonly Partial<Record<V, string>>[]): Generator<readonly [string, V]> {
  for (const list of lists) {
    for (const [value, phrases] of Object.entries(list) as [V, string][]) for (const phrase of phrasesOf(phrases)) yield [phrase, value];
  }
}

function makeVocabulary(language: Locale): Vocabulary {
  const all = ordered(language);
  const own = all.slice(0, language === 'en' ? 1 : 2);
  const flags = (lists: readonly string[]) => new PhraseMatcher<true>(lists.flatMap(phrasesOf).map((phrase) => [phrase, true] as const));
  const demonyms = new Map<string, string>();
  for (const { demonyms: list } of all) {
    for (const pair of phrasesOf(list)) {
      const [word = '', code = ''] = pair.split('=');
      if (!demonyms.has(keyOf(word))) demonyms.set(keyOf(word), code);
    }
  }
  return {
    language,
    headings: lookup(all.map(({ headings }) => headings)),
    filler: new Set(all.flatMap(({ filler }) => phrasesOf(filler).map(keyOf))),
    titles: flags(own.map(({ titles }) => titles)),
    orgs: flags(own.map(({ orgs }) => orgs)),
    schools: flags([...all.map(({ schools }) => schools), OTHER_SCHOOLS]),
    degrees: new PhraseMatcher(entriesOf(own.map(({ degrees }) => degrees))),
    foreignDegrees: new PhraseMatcher(entriesOf(all.map(({ degrees }) => degrees))),
    labels: lookup(all.map(({ labels }) => labels)),
    levels: new PhraseMatcher(entriesOf(all.map(({ levels }) => levels))),
    demonyms,
    at: [...new Set(own.flatMap(({ at }) => phrasesOf(at)))],
    of: [...new Set(own.flatMap(({ of }) => phrasesOf(of)))],
  };
}
