// The forms of concepts as the phrases that a finder looks for (concepts.ts says what their marks mean).
import { fold } from '../folding.ts';
import { simplified } from '../recognition/han.ts';
import { type PhraseLists, phraseLists } from '../recognition/words.ts';
import { firstFrom } from '../sorted-texts.ts';

/** `language`: ISO 639 code or `any`; `form` with its mark. */
export type ConceptForm = { language: string; form: string };

/** Forms by language, parted by commas; read whenever they are walked, for a dictionary has a hundred thousand, and few of them are looked at twice. */
export class FormLines implements Iterable<ConceptForm> {
  readonly #lines: readonly (readonly [language: string, line: string])[];

  constructor(lines: Readonly<Record<string, string>>) {
    this.#lines = Object.entries(lines);
  }

  *[Symbol.iterator](): Generator<ConceptForm> {
    for (const [language, line] of this.#lines) {
      for (const part of line.split(',')) {
        const form = part.trim();
        if (form !== '') yield { language, form };
      }
    }
  }
}

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

/** The forms of concepts as a finder takes them; each means the number of its concept in the list. */
export function listsOf(concepts: readonly { forms: Iterable<ConceptForm> }[]): PhraseLists<readonly Meant[]> {
  const phrases: Phrases = new Map();
  concepts.forEach(({ forms }, concept) => {
    // Forms of one language and mark mean the same: one list stands for all that mean nothing besides.
    const known = new Map<string, readonly Meant[]>();
    for (const { language, form } of forms) {
      const mark = MARKS.has(form.charAt(0)) ? form.charAt(0) : '';
      const plain = mark ? form.slice(1).trim() : form;
      const meant = known.get(mark + language) ?? [meantOf(concept, mark, language)];
      known.set(mark + language, meant);
      const { isExact } = meant[0]!;
      const phrase = isExact ? `=${plain}` : simplified(fold(plain));
      add(phrases, phrase, meant);
      // The finder looks for beginnings and endings in longer words alone: a short one ("врач*") is a word of its own too.
      if (!isExact && phrase.length <= SHORT_UNITS_MAX && SHORT.test(phrase) && phrase.includes('*'))
        add(phrases, phrase.replace('*', ''), meant);
    }
  });
  withWholeWords(phrases);
  withBeginnings(phrases);
  return phraseLists(inOrder(phrases));
}

/** What phrases mean. Lists are shared, and never changed. */
type Phrases = Map<string, readonly Meant[]>;

function add(phrases: Phrases, phrase: string, meant: readonly Meant[]): void {
  const others = phrases.get(phrase);
  if (!others?.includes(meant[0]!)) phrases.set(phrase, others ? [...others, ...meant] : meant);
}

/** A word that is written as a form of one language is a beginning of another one too ("tutor" in German, "tutor*" in English): it means both. */
function withWholeWords(phrases: Phrases): void {
  for (const [phrase, meant] of phrases) {
    if (!/^[^\s*=]{5,}\*$/u.test(phrase)) continue;
    const whole = phrase.slice(0, -1);
    if (phrases.get(whole)?.every(({ concept, language, isAsked }) => concept >= 0 && (language !== undefined || isAsked)))
      add(phrases, whole, meant);
  }
}

/** A phrase that continues one of as many words that is a beginning ("software engineer*") means that too. */
function withBeginnings(phrases: Phrases): void {
  const wordsOf = (phrase: string) => phrase.replaceAll(/[-/]/g, ' ').trim();
  const begun: { words: string; meant: readonly Meant[] }[] = [];
  const written: { words: string; phrase: string }[] = [];
  for (const [phrase, meant] of phrases) {
    const words = wordsOf(phrase);
    if (!words.includes(' ')) continue;
    if (isBeginning(phrase)) begun.push({ words: words.slice(0, -1), meant });
    else written.push({ words, phrase });
  }
  written.sort((a, b) => (a.words < b.words ? -1 : 1));
  for (const { words: start, meant } of begun) {
    for (let at = firstFrom(written, start, ({ words }) => words); written[at]?.words.startsWith(start); at++) {
      if (!written[at]!.words.slice(start.length).includes(' ')) add(phrases, written[at]!.phrase, meant);
    }
  }
}

const isBeginning = (phrase: string): boolean => phrase.endsWith('*');

/** Phrases as written first. */
function* inOrder(phrases: Phrases): Generator<[string, readonly Meant[]]> {
  for (const begins of [false, true]) for (const [phrase, meant] of phrases) if (isBeginning(phrase) === begins) yield [phrase, meant];
}
