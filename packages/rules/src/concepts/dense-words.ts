// Texts without spaces are searched for phrases sign by sign, so that one of two signs is found across two words: a driver (司机) in 公司机构. Where words
// end is Intl.Segmenter's to say; it does not know every word, so a phrase is refused only where it takes a piece of one word and goes on in another.
import { boundsOf, type PhraseFinder } from '../recognition/words.ts';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Longer phrases say enough by themselves. */
const SHORT_UNITS = 2;
/** Titles and questions; a long text mentions much, and takes long to segment. */
const TEXT_UNITS_MAX = 200;

let segmenter: Intl.Segmenter | undefined;

/** Finds no short phrase that stands across two words of a short text. */
export function withinWords<V>(finder: PhraseFinder<V>): PhraseFinder<V> {
  return {
    find(words, ignoresCase, isNone) {
      const found = finder.find(words, ignoresCase, isNone);
      const isDoubtful = ({ first, units = 0 }: { first: number; units?: number }) => first < 0 && units === SHORT_UNITS;
      if (words.text.length > TEXT_UNITS_MAX || !found.some(isDoubtful)) return found;
      segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
      const segments = [...segmenter.segment(words.text)].map(({ index, segment }) => ({ from: index, to: index + segment.length }));
      return found.filter((match) => {
        if (!isDoubtful(match)) return true;
        const { from, to } = boundsOf(words, match);
        if (!DENSE.test(words.text.slice(from, to))) return true;
        const touched = segments.filter((one) => one.from < to && from < one.to);
        return touched.length === 1 || touched.every((one) => from <= one.from && one.to <= to);
      });
    },
  };
}
