// What can be suggested: titles, organizations, skills and places as they are written, each with the list of postings that carry it.
// A phrase fits a text when it holds every word of it, the last one as a beginning while it is being typed. Where no phrase fits, words may be
// mistyped (correction.ts editsAllowed; for the last one, the beginning may be). Only phrases of postings that the reader may find count.
// Order: fewer edits, more postings, text by code units; of phrases that read alike (same words) the first one stays.
import type { State } from './columns.ts';
import { editsAllowed } from './correction.ts';
import type { Dictionary } from './dictionary.ts';
import type { CountedSet } from './facet-counting.ts';
import { PostingLists } from './posting-lists.ts';
import { StringTable } from './string-table.ts';
import { type SearchDocument, SUGGESTION_KINDS, type Suggestion, type SuggestionKind } from './types.ts';
import { queryWords, wordsOf } from './words.ts';

/** Longer ones are no suggestions. */
const PHRASE_UNITS_MAX = 120;

const [TITLE, ORGANIZATION, SKILL, PLACE] = (['title', 'company', 'skill', 'place'] as const).map((kind) =>
  SUGGESTION_KINDS.indexOf(kind),
) as [number, number, number, number];

/** Spaces that a phrase does not keep: around it, two in a row, any but the plain one. */
const UNEVEN = /^\s|\s$|\s\s|[^\S ]/u;

/** The phrases of a document that can be suggested, each once. */
export function phrasesOf(document: SearchDocument): Suggestion[] {
  const found = new Map<string, Suggestion>();
  eachPhrase(document, (kind, suggestion) => {
    found.set(`${kind}${suggestion}`, { suggestion, type: SUGGESTION_KINDS[kind]! });
  });
  return [...found.values()];
}

/** The same by the number of the kind, those that stand twice twice. */
function eachPhrase(document: SearchDocument, take: (kind: number, suggestion: string) => void): void {
  const give = (kind: number, text: string) => {
    const suggestion = UNEVEN.test(text) ? text.trim().replace(/\s+/gu, ' ') : text;
    if (suggestion !== '' && suggestion.length <= PHRASE_UNITS_MAX) take(kind, suggestion);
  };
  give(TITLE, document.title);
  give(ORGANIZATION, document.organization);
  for (const skill of document.skills) give(SKILL, skill);
  for (const place of document.places) give(PLACE, place);
}

export type RankedPhrase = Suggestion & { edits: number; postings: number };

/** The order of suggestions, as above. */
export function byFrequency(a: RankedPhrase, b: RankedPhrase): number {
  if (a.edits !== b.edits || a.postings !== b.postings) return a.edits - b.edits || b.postings - a.postings;
  if (a.suggestion !== b.suggestion) return a.suggestion < b.suggestion ? -1 : 1;
  return SUGGESTION_KINDS.indexOf(a.type) - SUGGESTION_KINDS.indexOf(b.type);
}

/** The best `limit` of phrases already in order, without those that read like an earlier one. */
export function withoutRepeats(ordered: Iterable<RankedPhrase>, limit: number): Suggestion[] {
  const kept = new Map<string, Suggestion>();
  for (const { suggestion, type } of ordered) {
    if (kept.size >= limit) break;
    const reading = `${type} ${wordsOf(suggestion).join(' ')}`;
    if (!kept.has(reading)) kept.set(reading, { suggestion, type });
  }
  return [...kept.values()];
}

/** The phrases of the index: each has the list of its number. */
export class Phrases {
  /** The number of the kind in SUGGESTION_KINDS, then the text. */
  texts = new StringTable();
  /** Slots of each phrase. */
  lists: PostingLists;
  /** Phrases of each word (Dictionary.phrases). */
  byWord = new PostingLists(0);

  constructor(words: number) {
    this.lists = new PostingLists(words);
  }

  add(slot: number, document: SearchDocument, dictionary: Dictionary, postings: PostingLists): void {
    eachPhrase(document, (kind, suggestion) => {
      this.lists.append(this.intern(kind + suggestion, dictionary, postings), slot);
    });
  }

  /** The number of a phrase; a new one gets its list and joins those of its words. */
  intern(text: string, dictionary: Dictionary, postings: PostingLists): number {
    const phrase = this.texts.intern(text);
    if (phrase < this.lists.count) return phrase;
    this.lists.add();
    for (const word of new Set(wordsOf(text.slice(1)))) {
      const id = dictionary.intern(word, postings);
      if (dictionary.phrases(id) < 0) dictionary.setPhrases(id, this.byWord.add());
      this.byWord.append(dictionary.phrases(id), phrase);
    }
    return phrase;
  }

  suggest(text: string, kinds: readonly SuggestionKind[], limit: number, base: CountedSet, dictionary: Dictionary): Suggestion[] {
    const { words, last } = queryWords(text);
    if (words.length === 0 || limit < 1) return [];
    // A word that stands twice counts once, as a beginning where one of them is.
    const asked = words.map((word) => ({ word, beginning: word === last }));
    for (const tolerant of [false, true]) {
      const terms = asked.map(({ word, beginning }) => termsFor(word, beginning, tolerant, dictionary));
      const { fitting, edits } = this.#fitting(terms, dictionary);
      for (let kept = 4 * limit; ; kept *= 8) {
        const best = this.#best(fitting, edits, kinds, kept, base);
        const suggestions = withoutRepeats(best, limit);
        if (suggestions.length === limit || best.length < kept) {
          if (suggestions.length === 0 && !tolerant) break;
          return suggestions;
        }
      }
    }
    return [];
  }

  grow(words: number): void {
    this.lists.grow(words);
  }

  state(): State {
    return { texts: this.texts.state(), lists: this.lists.state(), byWord: this.byWord.state() };
  }

  static restore(state: State): Phrases {
    const from = state as Record<'texts' | 'lists' | 'byWord', State>;
    const phrases = new Phrases(0);
    phrases.texts = StringTable.restore(from.texts);
    phrases.lists = PostingLists.restore(from.lists);
    phrases.byWord = PostingLists.restore(from.byWord);
    return phrases;
  }

  /** The phrases that hold one of each word's terms, and the edits of each: the fewest for each word, summed. */
  #fitting(words: readonly Term[][], dictionary: Dictionary): { fitting: number[]; edits: Uint8Array } {
    const marks = new Uint8Array(this.lists.count);
    const edits = new Uint8Array(this.lists.count);
    let fitting: number[] = [];
    words.forEach((terms, at) => {
      fitting = [];
      for (const term of terms) {
        const list = dictionary.phrases(term.id);
        if (list < 0) continue;
        for (const part of [this.byWord.mainOf(list), this.byWord.tailOf(list)]) {
          for (const phrase of part) {
            if (marks[phrase] !== at) continue;
            marks[phrase] = at + 1;
            edits[phrase]! += term.edits;
            fitting.push(phrase);
          }
        }
      }
    });
    return { fitting, edits };
  }

  /** The best `kept` of some phrases, in order. How long a list is bounds how often it counts, so long lists come first. */
  #best(fitting: readonly number[], edits: Uint8Array, kinds: readonly SuggestionKind[], kept: number, base: CountedSet): RankedPhrase[] {
    const wanted = SUGGESTION_KINDS.map((kind) => kinds.includes(kind));
    const best: RankedPhrase[] = [];
    for (const bucket of this.#byLength(fitting)) {
      const last = best.length === kept ? best[kept - 1]! : null;
      if (last?.edits === 0 && bucket.lengthMax < last.postings) break;
      for (const phrase of bucket.phrases) {
        const kind = this.texts.unitAt(phrase, 0) - 48;
        if (!wanted[kind]) continue;
        const worst = best.length === kept ? best[kept - 1]! : null;
        const length = this.lists.lengthOf(phrase);
        if (worst !== null && this.#cannotBeat(phrase, edits[phrase]!, length, worst)) continue;
        const postings = this.lists.countIn(phrase, base.bitmap);
        if (postings === 0) continue;
        const ranked: RankedPhrase = {
          suggestion: this.texts.text(phrase).slice(1),
          type: SUGGESTION_KINDS[kind]!,
          edits: edits[phrase]!,
          postings,
        };
        if (worst !== null && byFrequency(ranked, worst) >= 0) continue;
        let at = best.length;
        while (at > 0 && byFrequency(ranked, best[at - 1]!) < 0) at--;
        best.splice(at, 0, ranked);
        if (best.length > kept) best.pop();
      }
    }
    return best;
  }

  #cannotBeat(phrase: number, edits: number, length: number, worst: RankedPhrase): boolean {
    if (edits !== worst.edits || length !== worst.postings)
      return edits > worst.edits || (edits === worst.edits && length < worst.postings);
    return this.texts.compare(phrase, worst.suggestion, false, 1) > 0;
  }

  /** Phrases by the length of their lists, longest first. */
  #byLength(phrases: readonly number[]): { lengthMax: number; phrases: number[] }[] {
    const buckets = Array.from({ length: 45 }, (_, at) => ({ lengthMax: at < 17 ? at : 2 ** (at - 12), phrases: [] as number[] }));
    for (const phrase of phrases) {
      const length = this.lists.lengthOf(phrase);
      buckets[length < 17 ? length : 44 - Math.clz32(length)]!.phrases.push(phrase);
    }
    return buckets.reverse();
  }
}

type Term = { id: number; edits: number };

/** The words of the dictionary that answer one word of the text, those with the fewest edits first. */
function termsFor(word: string, beginning: boolean, tolerant: boolean, dictionary: Dictionary): Term[] {
  const exact = beginning ? dictionary.beginningWith(word) : [dictionary.find(word)].filter((id) => id >= 0);
  const terms = exact.map((id) => ({ id, edits: 0 }));
  const allowed = tolerant ? editsAllowed(word) : 0;
  if (allowed === 0) return terms;
  return [...terms, ...dictionary.near(word, allowed, beginning).filter(({ edits }) => edits > 0)].sort((a, b) => a.edits - b.edits);
}
