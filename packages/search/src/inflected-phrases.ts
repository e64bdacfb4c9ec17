// Names of the dictionary in another gender, number or case than it writes them: "gestora de casos" of "gestor de casos", "инженером связи" of "инженер связи",
// and with other small words between ("enfermera quirófano"). Their stems are compared, those of the name's own language; only where one concept alone
// is meant so, and one of the words means nothing by itself. Names of one word in Russian alone, whose words have many cases; none in English, which has few
// endings and whose stems join what differs ("organ", "organization").
import type { Words } from '@fairway/rules/recognition/words';
import { conceptDictionary, dictionaryReading } from './concept-dictionary.ts';
import { isJoining, NAME_LANGUAGES, NAME_WORDS_MAX, writtenKey } from './inflected-names.ts';
import { SEVERAL } from './loose-phrase-list.ts';
import { stemOf } from './stems.ts';

type InflectedHit = { first: number; last: number; concept: number; isSymbol: false; language: string | undefined };

type Found = { first: number; last: number; concepts: Set<number>; languages: Set<string> };

/** The concepts that words of a question mean in another form than the dictionary writes. `meant`: what words mean themselves, by their numbers. */
export function inflectedPhrases({ words, breaks }: Words, meant: ReadonlyMap<number, readonly number[]>): InflectedHit[] {
  const known = dictionaryReading().names;
  const { concepts, withBroader } = conceptDictionary();
  const isOccupation = (one: number) => concepts[one]?.kind === 'occupation';
  /** Whether words that all mean something may mean an occupation together: written so, or narrower than the one that is among them. */
  const mayMean = (concept: number, first: number, last: number, isWritten: boolean) => {
    const held = words.slice(first, last + 1).flatMap(({ folded }, at) => (isJoining(folded) ? [] : [meant.get(first + at)]));
    if (held.some((one) => one === undefined)) return true;
    if (concept === SEVERAL || !isOccupation(concept)) return false;
    return isWritten || held.some((all) => all!.some((one) => one !== concept && isOccupation(one) && withBroader(concept).includes(one)));
  };
  const found = new Map<string, Found>();
  const written = new Map<string, Found>();
  for (const language of [undefined, ...NAME_LANGUAGES]) {
    const keys = words.map(({ folded }) => (isJoining(folded) ? '' : language ? stemOf(folded, language) : folded));
    for (const [first, begin] of keys.entries()) {
      if (begin === '') continue;
      const parts = [begin];
      for (let last = first; ; ) {
        const concept = known.get(language ? `${language} ${parts.join(' ')}` : writtenKey(parts));
        if (concept !== undefined && mayMean(concept, first, last, language === undefined)) {
          const kept = language ? found : written;
          const one = kept.get(`${first} ${last}`) ?? { first, last, concepts: new Set(), languages: new Set() };
          one.concepts.add(concept);
          if (language) one.languages.add(language);
          kept.set(`${first} ${last}`, one);
        }
        for (last++; last < words.length && !breaks[last] && keys[last] === ''; ) last++;
        if (last >= words.length || breaks[last] || parts.push(keys[last]!) > NAME_WORDS_MAX) break;
      }
    }
  }
  // What is written so means that, whatever its stems are besides.
  const isOne = ({ concepts: some }: Found) => some.size === 1 && !some.has(SEVERAL);
  const all = [...new Map([...found, ...[...written].filter(([, one]) => isOne(one))]).values()];
  return all.filter(isOne).map(({ first, last, concepts: [concept], languages: [language] }) => ({
    ...{ first, last, concept: concept!, isSymbol: false as const, language },
  }));
}
