// The dictionary of concepts as a platform has changed it: edits over what ships, kept by what they add and take away, so that a new release still
// brings its own. What may be changed is bounded here; whether a word is too common only postings tell. @rule search.17, search.18
import { fold } from '../folding.ts';
import { CONCEPT_KINDS, type Concept, type ConceptKind } from './concepts.ts';

/** Languages of words, by ISO 639; `any`: of no language in particular. */
export const CONCEPT_LANGUAGES = [
  'any', 'en', 'zh', 'de', 'es', 'fil', 'fr', 'it', 'ja', 'ko', 'nl', 'pt', 'ro', 'ru', 'vi', 'da', 'sv', 'nb', 'fi', 'pl', 'cs',
] as const; // biome-ignore format: a list
export type ConceptLanguage = (typeof CONCEPT_LANGUAGES)[number];
export { CONCEPT_KINDS };

/** Words by language, with their marks (concepts.ts). */
export type ConceptWords = Partial<Record<string, readonly string[]>>;

/** `kind` is null for a concept that ships; `broader` is null where it is as it ships. */
export type ConceptEdit = {
  id: string;
  kind: ConceptKind | null;
  broader: readonly string[] | null;
  isOff: boolean;
  added: ConceptWords;
  removed: ConceptWords;
};

/** What a concept is wanted to be. */
export type WantedConcept = { id: string; kind: ConceptKind; broader: readonly string[]; isOff: boolean; words: ConceptWords };

export const CONCEPT_STATES = ['shipped', 'changed', 'added', 'off'] as const;
export type ConceptState = (typeof CONCEPT_STATES)[number];
export const CONCEPT_SORTS = ['id', 'words', 'at'] as const;

export const CONCEPT_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const CONCEPT_LIMITS = {
  idCharacters: 60,
  wordCharacters: 80,
  words: 600,
  addedWords: 100,
  broader: 10,
  conceptsOfWord: 3,
  commonPercent: 10,
} as const;

export const CONCEPT_FAULTS = [
  'no_words', 'too_many_words', 'word_too_long', 'word_too_short', 'word_says_nothing', 'word_of_many', 'star', 'unknown_broader', 'circle',
] as const; // biome-ignore format: a list
/** `word`: the word or the concept that it is about; empty: the whole. */
export type ConceptFault = { code: (typeof CONCEPT_FAULTS)[number]; word: string };

/** The dictionary with some edits; those that are switched off are not in it. */
export function editedConcepts(shipped: readonly Concept[], edits: readonly ConceptEdit[]): Concept[] {
  if (edits.length === 0) return [...shipped];
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const known = new Set(shipped.map(({ id }) => id));
  const added = edits.flatMap((edit): Concept[] =>
    edit.kind === null || known.has(edit.id) ? [] : [{ ...EMPTY, id: edit.id, kind: edit.kind }],
  );
  return [...shipped, ...added].flatMap((concept) => {
    const edit = byId.get(concept.id);
    return edit === undefined ? [concept] : edit.isOff ? [] : [edited(concept, edit)];
  });
}

const EMPTY = { broader: [], isWide: false, category: undefined, forms: [] } satisfies Omit<Concept, 'id' | 'kind'>;

/** A concept as an edit makes it, whether it is off or not. */
export function edited(concept: Concept, { broader, added, removed }: ConceptEdit): Concept {
  const kept = [...concept.forms].filter(({ language, form }) => !removed[language]?.includes(form));
  const more = Object.entries(added).flatMap(([language, forms = []]) => forms.map((form) => ({ language, form })));
  const fresh = more.filter((one) => !kept.some(({ language, form }) => language === one.language && form === one.form));
  return { ...concept, broader: broader ?? concept.broader, forms: [...kept, ...fresh] };
}

/** The words of a concept by language. */
export function wordsOfConcept({ forms }: Pick<Concept, 'forms'>): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const { language, form } of forms) {
    words[language] ??= [];
    words[language].push(form);
  }
  return words;
}

/** Reads a line of words parted by commas; none twice. */
export function readWords(line: string): string[] {
  return [...new Set(line.split(/[,，、\n]/u).map((word) => word.trim().replace(/\s+/gu, ' ')))].filter((word) => word !== '');
}

/** The edit that makes of what ships what is wanted; null: they are the same. */
export function editOf(shipped: Concept | undefined, { id, kind, broader, isOff, words }: WantedConcept): ConceptEdit | null {
  const before = shipped ? wordsOfConcept(shipped) : {};
  const without = (some: ConceptWords, others: ConceptWords) =>
    Object.fromEntries(
      CONCEPT_LANGUAGES.map(
        (language) => [language, (some[language] ?? []).filter((word) => !others[language]?.includes(word))] as const,
      ).filter(([, left]) => left.length > 0),
    );
  const isSame = shipped !== undefined && [...shipped.broader].sort().join() === [...broader].sort().join();
  const edit = {
    id,
    kind: shipped ? null : kind,
    broader: isSame ? null : broader,
    isOff,
    added: without(words, before),
    removed: without(before, words),
  };
  return shipped && !isOff && isSame && Object.keys(edit.added).length + Object.keys(edit.removed).length === 0 ? null : edit;
}

const DENSE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const plain = (word: string) => word.replace(/^[=?~+-]/u, '').trim();
const wordCount = (words: ConceptWords) => Object.values(words).reduce((sum, some = []) => sum + some.length, 0);

/**
 * What is wrong with an edit. `concepts`: the dictionary with all edits, this one too; `saysNothing`: whether a word asks for nothing in a question.
 * What ships is not looked at again: only what is added.
 */
export function conceptFaults(edit: ConceptEdit, concepts: readonly Concept[], saysNothing: (word: string) => boolean): ConceptFault[] {
  const faults: ConceptFault[] = [];
  const own = concepts.find(({ id }) => id === edit.id);
  const words = own && [...own.forms].length;
  if (words === 0) faults.push({ code: 'no_words', word: '' });
  if ((words !== undefined && words > CONCEPT_LIMITS.words) || wordCount(edit.added) > CONCEPT_LIMITS.addedWords)
    faults.push({ code: 'too_many_words', word: '' });
  for (const word of Object.values(edit.added).flatMap((some = []) => some)) {
    const code = wordFault(word, edit.id, concepts, saysNothing);
    if (code) faults.push({ code, word });
  }
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  for (const id of edit.broader ?? []) if (!byId.has(id)) faults.push({ code: 'unknown_broader', word: id });
  if (leadsBack(edit.id, byId)) faults.push({ code: 'circle', word: (own?.broader ?? []).join(', ') });
  return faults;
}

function wordFault(
  word: string,
  id: string,
  concepts: readonly Concept[],
  saysNothing: (word: string) => boolean,
): ConceptFault['code'] | undefined {
  const said = plain(word);
  const bare = said.replaceAll('*', '');
  if (word.length > CONCEPT_LIMITS.wordCharacters) return 'word_too_long';
  const letters = bare.replace(/[^\p{L}\p{N}]/gu, '');
  const isMarked = /^[=?]/u.test(word);
  if (letters === '' || (letters.length < 2 && !isMarked && !DENSE.test(letters))) return 'word_too_short';
  if (said.includes('*')) {
    const isEnding = said.startsWith('*');
    const isWrong = said.split('*').length > 2 || !(isEnding || said.endsWith('*')) || DENSE.test(said) || (isEnding && /\s/u.test(said));
    if (isWrong || (!/\s/u.test(said) && fold(bare).length < 4)) return 'star';
  }
  if (bare.split(/[\s/-]+/u).every((one) => one === '' || saysNothing(fold(one).trim()))) return 'word_says_nothing';
  if (word.startsWith('-')) return undefined;
  const others = concepts.filter(
    (other) => other.id !== id && [...other.forms].some(({ form }) => !form.startsWith('-') && fold(plain(form)) === fold(said)),
  );
  return others.length >= CONCEPT_LIMITS.conceptsOfWord ? 'word_of_many' : undefined;
}

/** Whether what is broader leads back to where it began. */
function leadsBack(id: string, byId: ReadonlyMap<string, Concept>): boolean {
  const seen = new Set<string>();
  const queue = [...(byId.get(id)?.broader ?? [])];
  for (const one of queue) {
    if (one === id) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    queue.push(...(byId.get(one)?.broader ?? []));
  }
  return false;
}

/** The words of an edit that texts are to be counted for: those that are added, without marks and stars. */
export function addedPhrases({ added }: ConceptEdit): string[] {
  const words = Object.values(added).flatMap((some = []) => some.filter((word) => !word.startsWith('-')));
  return [...new Set(words.map((word) => plain(word).replaceAll('*', '')))];
}
