// Names of the dictionary in another gender, number or case than it writes them: "gestora de casos" of "gestor de casos", "инженером связи" of "инженер связи",
// and with other small words between ("enfermera quirófano"). Their stems are compared, those of the name's own language; only where one concept alone
// is meant so, and one of the words means nothing by itself. Names of one word in Russian alone, whose words have many cases; none in English, which has few
// endings and whose stems join what differs ("organ", "organization").
import type { Words } from '@fairway/rules/recognition/words';
import { dictionaryReading } from './concept-dictionary.ts';
import { isJoining, NAME_LANGUAGES, NAME_WORDS_MAX } from './inflected-names.ts';
import { SEVERAL } from './loose-phrase-list.ts';
import { stemOf } from './stems.ts';

type InflectedHit = { first: number; last: number; concept: number; isSymbol: false; language: string };

/** The concepts that words of a question mean in another form than the dictionary writes. `meant`: numbers of words that mean something themselves. */
export function inflectedPhrases({ words, breaks }: Words, meant: ReadonlySet<number>): InflectedHit[] {
  const known = dictionaryReading().names;
  const isMeant = (first: number, last: number) =>
    words.slice(first, last + 1).every(({ folded }, at) => isJoining(folded) || meant.has(first + at));
  const found = new Map<string, { first: number; last: number; concepts: Set<number>; languages: Set<string> }>();
  for (const language of NAME_LANGUAGES) {
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
