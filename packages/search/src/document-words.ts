// Words and terms of a document into the lists of an index (terms.ts documentTerms says which they are).
import type { Dictionary } from './dictionary.ts';
import type { PostingLists } from './posting-lists.ts';
import { calledText, meantTerms, namedTerm, nameWords } from './terms.ts';
import type { SearchDocument } from './types.ts';
import { cutWords, wordsOf } from './words.ts';

/** What the words of an index stand in. */
type Words = { dictionary: Dictionary; postings: PostingLists };

/** Notes a slot in the lists of everything that its document is found by. Gives the number of words. */
export function addWords(words: Words, slot: number, document: SearchDocument): number {
  const meant = meantTerms(document);
  for (const term of meant.title) addTerm(words, term, slot, true);
  for (const term of meant.elsewhere) addTerm(words, term, slot, false);
  const { postings, dictionary } = words;
  const naming = calledText(document);
  for (const word of new Set(wordsOf(naming))) addTerm(words, namedTerm(word), slot, false);
  const title = new Set(wordsOf(document.title));
  for (const word of new Set(nameWords(document)))
    if (!title.has(word)) postings.append(dictionary.head(dictionary.intern(word, postings)), slot);
  let length = 0;
  for (const [part, text] of [document.title, naming, document.text].entries()) {
    const count = cutWords(text);
    const { lists, stems } = dictionary.listsOfCut(count, document.language, postings);
    postings.appendToEach(lists, count + stems, slot);
    // The list of the title stands after that of anywhere.
    if (part === 0) for (let at = 0; at < count + stems; at++) postings.append(lists[at]! + 1, slot);
    length += count;
  }
  return length;
}

function addTerm({ postings, dictionary }: Words, term: string, slot: number, inTitle: boolean): void {
  const id = dictionary.intern(term, postings);
  postings.append(dictionary.anywhere(id), slot);
  if (inTitle) postings.append(dictionary.head(id), slot);
}
