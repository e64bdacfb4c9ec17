// What the names of an occupation have in common besides saying who does it: "claims" of "claims handler, claims assistant, claims examiner", "risques" of
// "gestionnaire de risques, analyste risques". A title with that word is about the same thing, whoever it names ("Head of Claims", "Risk Intern"), so it
// is near to the occupation: each gets one more broader concept, which titles in the word's language alone can mean, and no question. Words that are a
// name themselves, stand in the names of many occupations or of kinds of work ("early years teacher", "early career"), tell nothing.
import { fold } from '../folding.ts';
import type { ConceptForm } from './concept-phrases.ts';

type Concept = { id: string; kind: string; isWide: boolean; forms: Iterable<ConceptForm> };

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
export const isTopicId = (id: string): boolean => id.endsWith('~');
/** The occupation of such an id. */
export const idOfTopic = (id: string): string => id.replace(/~$/, '');

/** The words that the names of an occupation have in common, by the occupation's id. A language is an ISO 639 code. */
export function topicWords(concepts: readonly Concept[]): Map<string, ConceptForm[]> {
  /** In the names of how many concepts a word stands. */
  const holders = new Map<string, number>();
  const names = new Set<string>();
  const ofWork = new Set<string>();
  for (const concept of concepts) {
    const held = new Set<string>();
    for (const { words } of namesOf(concept)) {
      if (words.length === 1) names.add(words[0]!);
      for (const word of words) held.add(word);
    }
    for (const word of held) {
      holders.set(word, (holders.get(word) ?? 0) + 1);
      if (concept.kind === 'work') ofWork.add(word);
    }
  }
  const isName = (word: string) => Array.from({ length: word.length - LETTERS_MIN }, (_, at) => word.slice(0, LETTERS_MIN + 1 + at)).some((start) => names.has(start)); // biome-ignore format: one thought
  const isTelling = (word: string) => word.length >= LETTERS_MIN && holders.get(word)! <= CONCEPTS_MAX && !ofWork.has(word) && !names.has(word) && !isName(word); // biome-ignore format: one thought
  const found = new Map<string, ConceptForm[]>();
  for (const concept of concepts) {
    if (concept.kind !== 'occupation' || concept.isWide) continue;
    const longer = [...namesOf(concept)].filter(({ language, words }) => LANGUAGES.has(language) && words.length > 1);
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

function* namesOf({ forms }: Concept): Generator<{ language: string; words: string[] }> {
  for (const { language, form } of forms) if (!form.startsWith('-')) yield { language, words: wordsOf(form) };
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
