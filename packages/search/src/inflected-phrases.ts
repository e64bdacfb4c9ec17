// Names of the dictionary in another gender, number or case than it writes them: "gestora de casos" of "gestor de casos", "инженером связи" of "инженер связи",
// and with other small words between ("enfermera quirófano"). Their stems are compared, those of the name's own language; only where one concept alone
// is meant so, and one of the words means nothing by itself. Names of one word in Russian alone, whose words have many cases; none in English, which has few
// endings and whose stems join what differs ("organ", "organization").
import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { fold } from '@fairway/rules/folding';
import type { Words } from '@fairway/rules/recognition/words';
import { conceptDictionary } from './concept-dictionary.ts';
import { STEM_LANGUAGES, stemOf } from './stems.ts';

/** A name without marks but for those that say where it counts. */
const NAME = /^[~+]?([\p{Script=Latin}\p{Script=Cyrillic}]{2,}(?: [\p{Script=Latin}\p{Script=Cyrillic}]+)*)\*?$/u;
/** Words that join others. */
const JOINING_UNITS_MAX = 3;
const NAME_WORDS_MAX = 4;
/** Languages with names of one word, and so many letters of their stems at least. */
const LONE = { languages: new Set(['ru', 'uk']), unitsMin: 4 };
const LANGUAGES = STEM_LANGUAGES.filter((language) => language !== 'en');

type InflectedHit = { first: number; last: number; concept: number; isSymbol: false; language: string };

/** A name that several concepts have says none of them. */
const SEVERAL = -1;

/** The concept of each name by its language and stems. */
let names: Map<string, number> | undefined;
let namesOf: ConceptFinder | undefined;

/** The concepts that words of a question mean in another form than the dictionary writes. `meant`: numbers of words that mean something themselves. */
export function inflectedPhrases({ words, breaks }: Words, meant: ReadonlySet<number>): InflectedHit[] {
  const known = readNames();
  const isMeant = (first: number, last: number) =>
    words.slice(first, last + 1).every(({ folded }, at) => isJoining(folded) || meant.has(first + at));
  const found = new Map<string, { first: number; last: number; concepts: Set<number>; languages: Set<string> }>();
  for (const language of LANGUAGES) {
    const stems = words.map(({ folded }) => (isJoining(folded) ? '' : stemOf(folded, language)));
    for (const [first, begin] of stems.entries()) {
      if (begin === '') continue;
      let key = `${language} ${begin}`;
      for (let last = first, count = 1; ; ) {
        const concept = isMeant(first, last) ? undefined : known.get(key);
        if (concept !== undefined) {
          const one = found.get(`${first} ${last}`) ?? { first, last, concepts: new Set(), languages: new Set() };
          one.concepts.add(concept);
          one.languages.add(language);
          found.set(`${first} ${last}`, one);
        }
        for (last++; last < words.length && !breaks[last] && stems[last] === ''; ) last++;
        if (last >= words.length || breaks[last] || ++count > NAME_WORDS_MAX) break;
        key += ` ${stems[last]}`;
      }
    }
  }
  return [...found.values()].flatMap(({ first, last, concepts, languages }) =>
    concepts.size === 1 && !concepts.has(SEVERAL)
      ? [{ first, last, concept: [...concepts][0]!, isSymbol: false as const, language: [...languages][0]! }]
      : [],
  );
}

const isJoining = (word: string): boolean => word.length <= JOINING_UNITS_MAX;

function readNames(): Map<string, number> {
  const dictionary = conceptDictionary();
  if (names && namesOf === dictionary) return names;
  namesOf = dictionary;
  names = new Map();
  const stems = new Map<string, string>();
  const stemIn = (word: string, language: string): string => {
    const key = `${language} ${word}`;
    const known = stems.get(key) ?? stemOf(word, language);
    stems.set(key, known);
    return known;
  };
  for (const [concept, { forms, isWide }] of dictionary.concepts.entries()) {
    for (const { language, form } of forms) {
      if (!LANGUAGES.includes(language)) continue;
      const name = NAME.exec(form)?.[1];
      const words = name === undefined ? [] : fold(name).split(' ').filter((word) => !isJoining(word)); // biome-ignore format: one thought
      if (words.length === 0 || words.length > NAME_WORDS_MAX) continue;
      const key = words.map((word) => stemIn(word, language)).join(' ');
      if (words.length === 1 && (!LONE.languages.has(language) || isWide || name!.includes(' ') || key.length < LONE.unitsMin)) continue;
      const held = names.get(`${language} ${key}`) ?? concept;
      names.set(`${language} ${key}`, held === concept ? concept : SEVERAL);
    }
  }
  return names;
}
