// The language of a CV: its letters, the headings that it uses, and the small words of its sentences.
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import { LOCALES, type Locale, languageTag, localeOfTag } from '@fairway/rules/locales';
import { languageOfText } from '@fairway/rules/recognition/text-language';
import { splitWords } from '@fairway/rules/recognition/words';
import type { Read } from '../cv.ts';
import type { Line } from '../text-document.ts';
import { keyOf, PhraseMatcher } from './phrases.ts';
import { phrasesOf, WORDS } from './vocabulary.ts';

let headings: Map<string, Locale[]> | undefined;

/** Which languages use a heading. */
function headingLanguages(): Map<string, Locale[]> {
  if (headings) return headings;
  headings = new Map();
  for (const locale of LOCALES) {
    const { headings: lists, labels } = WORDS[locale];
    for (const list of [...Object.values(lists), ...Object.values(labels)]) {
      for (const phrase of phrasesOf(list)) {
        const key = keyOf(phrase);
        headings.set(key, [...new Set([...(headings.get(key) ?? []), locale])]);
      }
    }
  }
  return headings;
}

let contents: PhraseMatcher<readonly Locale[]> | undefined;

/** Titles, degrees, levels and names of languages, with the languages that they are words of. */
function contentLanguages(): PhraseMatcher<readonly Locale[]> {
  if (contents) return contents;
  const found = new Map<string, Set<Locale>>();
  for (const locale of LOCALES) {
    const { titles, degrees, levels } = WORDS[locale];
    const names = new Intl.DisplayNames([languageTag(locale)], { type: 'language', fallback: 'none' });
    const phrases = [titles, ...Object.values(degrees), ...Object.values(levels)].flatMap(phrasesOf);
    for (const phrase of [...phrases, ...LANGUAGE_CODES.flatMap((code) => names.of(code) ?? [])]) {
      const key = phrase.trim().toLowerCase();
      found.set(key, (found.get(key) ?? new Set()).add(locale));
    }
  }
  contents = new PhraseMatcher([...found].map(([phrase, locales]) => [phrase, [...locales]] as const));
  return contents;
}

const SAMPLE = 30_000;
const LONGEST_HEADING = 60;
const LONGEST_CONTENT = 90;
/**
 * English headings stand above what is written in any language, for whoever made the layout wrote them; what stands below them is the person's own.
 */
const CONTENT_WEIGHT = 1.2;
/** Beyond so many words a long CV says no more of its language. */
const CONTENT_MOST = 200;

/** The language of a text, by its lines. */
export function languageOfLines(lines: readonly Pick<Line, 'text'>[]): Read<Locale> {
  const text = lines.map((line) => line.text).join('\n').slice(0, SAMPLE); // biome-ignore format: a chain
  const byScript = languageOfScript(text);
  if (byScript) return { value: byScript, doubt: 'sure' };
  const votes = new Map<Locale, number>();
  let contentsLeft = CONTENT_MOST;
  for (const line of lines.slice(0, 1500)) {
    if (line.text.length <= LONGEST_CONTENT && contentsLeft > 0) {
      for (const { value: locales } of contentLanguages().find(line.text)) {
        for (const locale of locales) votes.set(locale, (votes.get(locale) ?? 0) + CONTENT_WEIGHT / locales.length);
        contentsLeft -= 1;
      }
    }
    if (line.text.length > LONGEST_HEADING) continue;
    const label = /^[^:：]{2,40}(?=[:：])/u.exec(line.text)?.[0];
    const locales = headingLanguages().get(keyOf(label ?? line.text)) ?? [];
    for (const locale of locales) votes.set(locale, (votes.get(locale) ?? 0) + 1 / locales.length);
  }
  const spoken = localeOfTag(languageOfText(splitWords(text)) ?? '');
  if (spoken) votes.set(spoken, (votes.get(spoken) ?? 0) + 2.5);
  if (
    /[ăâđêôơư][\p{L}]*/iu.test(text) &&
    (text.match(/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/giu) ?? []).length > text.length / 100
  )
    votes.set('vi', (votes.get('vi') ?? 0) + 10);
  const [best, next] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best) return { value: 'en', doubt: 'check' };
  return { value: best[0], doubt: best[1] > (next?.[1] ?? 0) * 1.5 ? 'sure' : 'check' };
}

function languageOfScript(text: string): Locale | undefined {
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  const letters = count(/\p{L}/gu);
  const [kana, han, hangul, cyrillic] = [
    count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    count(/\p{Script=Han}/gu),
    count(/\p{Script=Hangul}/gu),
    count(/\p{Script=Cyrillic}/gu),
  ];
  const part = (number: number, least: number) => number > 20 && number / Math.max(1, letters) > least;
  if (part(hangul, 0.15) && hangul > kana) return 'ko';
  if (part(kana + han, 0.15) && kana > (kana + han) * 0.08) return 'jp';
  if (part(han, 0.15)) return 'cn';
  return part(cyrillic, 0.25) ? 'ru' : undefined;
}
