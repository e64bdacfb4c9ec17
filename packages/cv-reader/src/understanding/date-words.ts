// The words of dates in 14 languages: months from CLDR and their usual short forms, seasons, "present", "since" and their like, as parts of
// regular expressions. Words that mean another thing in another language are left to the CV's own.
import { fold } from '@fairway/rules/folding';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { phrasesOf, WORDS } from './vocabulary.ts';

export type DateWords = {
  /** Folded month word, without its point, to 1..12. */
  months: ReadonlyMap<string, number>;
  month: string;
  season: string;
  present: string;
  since: string;
  until: string;
  to: string;
  expected: string;
};

/** Alternatives of a regular expression, the longest first. */
function alternatives(words: Iterable<string>): string {
  const unique = [...new Set([...words].map((word) => fold(word)).filter(Boolean))].sort((a, b) => b.length - a.length);
  return unique.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+')).join('|') || '(?!)';
}

function addMonths(locale: Locale, months: Map<string, number>): void {
  const add = (word: string, month: number) => {
    const key = fold(word).replace(/\./g, '').trim();
    if (/^\p{L}/u.test(key) && key.length > 1 && !months.has(key)) months.set(key, month);
  };
  const tags = [languageTag(locale), ...(locale === 'pt' ? ['pt-PT'] : []), ...(locale === 'de' ? ['de-AT'] : [])];
  for (const tag of tags) {
    for (const form of ['long', 'short'] as const) {
      for (let month = 1; month <= 12; month += 1) {
        const date = new Date(Date.UTC(2021, month - 1, 9));
        for (const options of [{ month: form }, { month: form, day: 'numeric' }] as const) {
          const parts = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).formatToParts(date);
          add(parts.find(({ type }) => type === 'month')?.value ?? '', month);
        }
      }
    }
  }
  for (const pair of phrasesOf(WORDS[locale].months)) {
    const [word = '', month = ''] = pair.split('=');
    add(word, Number(month));
  }
}

const known = new Map<Locale, DateWords>();

/** The words of dates for a CV in this language. */
export function dateWordsOf(language: Locale): DateWords {
  const made = known.get(language) ?? makeWords(language);
  known.set(language, made);
  return made;
}

function makeWords(language: Locale): DateWords {
  const months = new Map<string, number>();
  const order = [...new Set<Locale>([language, 'en', ...LOCALES])];
  // Without its tones half of Vietnamese is another language's month: "Hà Nội 2019" is no November ("noi").
  for (const locale of language === 'vi' ? order.slice(0, 2) : order) addMonths(locale, months);
  // "Thợ may" (who sews) and "may mặc" (garments) stand in front of years.
  if (language === 'vi') months.delete('may');
  const own = [...new Set<Locale>([language, 'en'])].map((locale) => WORDS[locale]);
  const all = order.map((locale) => WORDS[locale]);
  const list = (of: (words: (typeof own)[number]) => string, from = own) => alternatives(from.flatMap((words) => phrasesOf(of(words))));
  return {
    months,
    month: alternatives(months.keys()),
    season: list(({ seasons }) => seasons),
    // Words of all languages: a date stands beside them.
    present: list(({ present }) => present, all),
    since: list(({ since }) => since),
    until: list(({ until }) => until),
    to: list(({ to }) => to),
    expected: list(({ expected }) => expected),
  };
}
