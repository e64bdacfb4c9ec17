// The forms of concepts as the phrases that a finder looks for (concepts.ts says what their marks mean).
import { fold } from '../folding.ts';
import { type PhraseFinder, phraseFinder } from '../recognition/words.ts';

/** `language`: ISO 639 code or `any`; `form` with its mark. */
export type ConceptForm = { language: string; form: string };

export type Meant = {
  /** Number in the list; -1: the phrase holds a word of a concept and is none. */
  concept: number;
  /** Counts in texts of this language only. */
  language: string | undefined;
  /** Counts beside another skill only. */
  beside: boolean;
  /** Counts in this case only. */
  isExact: boolean;
  /** Counts in questions only. */
  isAsked: boolean;
  /** The language that the form is of: ISO 639, or `any`. */
  of: string;
};

const MARKS: ReadonlySet<string> = new Set('=?~+-');
const SHORT = /^\*?[^\s*]{1,4}\*?$/u;
/** Four code points and two marks. */
const SHORT_UNITS_MAX = 10;

const meantOf = (concept: number, mark: string, language: string): Meant => ({
  concept: mark === '-' ? -1 : concept,
  language: mark === '~' ? language : undefined,
  beside: mark === '?',
  isExact: mark === '=' || mark === '?',
  isAsked: mark === '+',
  of: language,
});

/** Finds the forms of concepts; each means the number of its concept in the list. */
export function finderOf(concepts: readonly { forms: readonly ConceptForm[] }[]): PhraseFinder<Meant[]> {
  const phrases = new Map<string, Meant[]>();
  const put = (phrase: string, meant: Meant) => {
    const others = phrases.get(phrase);
    if (others) others.push(meant);
    else phrases.set(phrase, [meant]);
  };
  concepts.forEach(({ forms }, concept) => {
    // Forms of one language and mark mean the same: one object stands for all of them.
    const known = new Map<string, Meant>();
    for (const { language, form } of forms) {
      const mark = MARKS.has(form.charAt(0)) ? form.charAt(0) : '';
      const plain = mark ? form.slice(1).trim() : form;
      const meant = known.get(mark + language) ?? meantOf(concept, mark, language);
      known.set(mark + language, meant);
      const phrase = meant.isExact ? `=${plain}` : fold(plain);
      put(phrase, meant);
      // The finder looks for beginnings and endings in longer words alone: a short one ("врач*") is a word of its own too.
      if (!meant.isExact && phrase.length <= SHORT_UNITS_MAX && SHORT.test(phrase) && phrase.includes('*'))
        put(phrase.replace('*', ''), meant);
    }
  });
  withWholeWords(phrases);
  return phraseFinder(withBeginnings(phrases));
}

/** A word that is written as a form of one language is a beginning of another one too ("tutor" in German, "tutor*" in English): it means both. */
function withWholeWords(phrases: ReadonlyMap<string, Meant[]>): void {
  for (const [phrase, meant] of phrases) {
    if (!/^[^\s*=]{5,}\*$/u.test(phrase)) continue;
    const whole = phrases.get(phrase.slice(0, -1));
    if (whole?.every(({ concept, language, isAsked }) => concept >= 0 && (language !== undefined || isAsked))) whole.push(...meant);
  }
}

/** Phrases as written first; where one continues a phrase of as many words that is a beginning ("software engineer*"), it means that too. */
function withBeginnings(phrases: ReadonlyMap<string, readonly Meant[]>): [string, Meant[]][] {
  const isBeginning = (phrase: string) => phrase.endsWith('*');
  const wordsOf = (phrase: string) => phrase.replaceAll(/[-/]/g, ' ').trim();
  const all = [...phrases].map(([phrase, meant]) => ({ phrase, words: wordsOf(phrase), meant: [...meant] }));
  const written = all
    .filter(({ phrase, words }) => !isBeginning(phrase) && words.includes(' '))
    .sort((a, b) => (a.words < b.words ? -1 : 1));
  for (const { phrase, words, meant } of all) {
    if (!isBeginning(phrase) || !words.includes(' ')) continue;
    const start = words.slice(0, -1);
    for (let at = firstFrom(written, start); written[at]?.words.startsWith(start); at++) {
      if (!written[at]!.words.slice(start.length).includes(' ')) written[at]!.meant.push(...meant);
    }
  }
  return all.sort((a, b) => Number(isBeginning(a.phrase)) - Number(isBeginning(b.phrase))).map(({ phrase, meant }) => [phrase, meant]);
}

function firstFrom(sorted: readonly { words: string }[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.words < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
