// What the names of an occupation have in common besides saying who does it: "claims" of "claims handler, claims assistant, claims examiner", "risques" of
// "gestionnaire de risques, analyste risques". A title with that word is about the same thing, whoever it names ("Head of Claims", "Risk Intern"), so it
// is near to the occupation: each gets one more broader concept, which titles in the word's language alone can mean, and no question. Words that are a
// name themselves, or stand in the names of many occupations, tell nothing.
import { fold } from '../folding.ts';
import { setOf } from '../sets-by-key.ts';
import type { ConceptForm } from './concept-phrases.ts';

type Concept = { id: string; kind: string; isWide: boolean; forms: readonly ConceptForm[] };

/** Languages that part words by spaces, and put few of them into one word. */
const LANGUAGES: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ro', 'ru', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']);
const LETTERS_MIN = 4;
/** So many names hold it, and such a share of those of more words than one. */
const NAMES_MIN = 2;
const SHARE_MIN = 0.4;
/** Of so many concepts at most it stands in a name. */
const CONCEPTS_MAX = 12;

/** The id of what an occupation's names have in common. */
export const topicIdOf = (id: string): string => `${id}~`;

/** The words that the names of an occupation have in common, by the occupation's id. A language is an ISO 639 code. */
export function topicWords(concepts: readonly Concept[]): Map<string, ConceptForm[]> {
  const named = concepts.map(({ forms }) =>
    forms.filter(({ form }) => !form.startsWith('-')).map(({ language, form }) => ({ language, words: wordsOf(form) })),
  );
  const holders = new Map<string, Set<string>>();
  const alone: string[] = [];
  for (const [at, concept] of concepts.entries()) {
    for (const { words } of named[at]!) {
      if (words.length === 1) alone.push(words[0]!);
      for (const word of words) setOf(holders, word).add(concept.id);
    }
  }
  const names = new Set(alone);
  const isName = (word: string) => Array.from({ length: word.length - LETTERS_MIN }, (_, at) => word.slice(0, LETTERS_MIN + 1 + at)).some((start) => names.has(start)); // biome-ignore format: one thought
  const isTelling = (word: string) => word.length >= LETTERS_MIN && holders.get(word)!.size <= CONCEPTS_MAX && !names.has(word) && !isName(word); // biome-ignore format: one thought
  const found = new Map<string, ConceptForm[]>();
  for (const [at, concept] of concepts.entries()) {
    if (concept.kind !== 'occupation' || concept.isWide) continue;
    const longer = named[at]!.filter(({ language, words }) => LANGUAGES.has(language) && words.length > 1);
    const common = [...new Set(longer.map(({ language }) => language))].flatMap((language) => {
      const here = longer.filter((one) => one.language === language);
      const counts = new Map<string, number>();
      for (const { words } of here) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
      return [...counts]
        .filter(([word, count]) => count >= Math.max(NAMES_MIN, SHARE_MIN * here.length) && isTelling(word))
        .flatMap(([word]) => formsOf(word, language).map((form) => ({ language, form: `~${form}` })));
    });
    if (common.length > 0) found.set(concept.id, common);
  }
  return found;
}

const wordsOf = (form: string): string[] =>
  fold(form.replace(/^[=?~+]/, ''))
    .replaceAll(/[*]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '');

/** Languages whose words end in many ways, or go on: a long one is found by its beginning. Others have a plural ("claims", "claim"). */
const INFLECTED: ReadonlySet<string> = new Set(['de', 'ru', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']);
const BEGINNING_MIN = 6;

function formsOf(word: string, language: string): string[] {
  if (INFLECTED.has(language)) return [word.length >= BEGINNING_MIN ? `${word}*` : word];
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`];
}
