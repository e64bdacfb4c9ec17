// Vietnamese as it is spelled. Folding takes all marks off, which is right for what is typed without them ("ke toan"); typed with them a word means what
// it says: "thợ đá" works with stone (đá), not with leather (da), and "quan hệ" has no summer (hè) in it.
import { boundsOf, type PhraseFinder } from '../recognition/words.ts';
import type { ConceptForm } from './concept-phrases.ts';

/** Letters that no other language of ours writes. */
const LETTERS = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
const MARKED = /[^\P{L}a-z]/iu;
/** Grave, acute, tilde, hook above and dot below. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Whether a text is written in Vietnamese, with its marks. */
export const isVietnamese = (text: string): boolean => LETTERS.test(text.normalize('NFC'));

/** How a phrase is spelled, wherever its tones stand ("hoá", "hóa"). */
function spelling(phrase: string): string {
  return phrase
    .toLowerCase()
    .normalize('NFD')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => word.replace(TONES, '').normalize('NFC') + (word.match(TONES) ?? []).join(''))
    .join(' ');
}

/** Finds in a Vietnamese text no phrase that is spelled otherwise; what bears no marks there is found as ever. */
export function asSpelled<V>(finder: PhraseFinder<V>, concepts: readonly { forms: Iterable<ConceptForm> }[]): PhraseFinder<V> {
  let known: Set<string> | undefined;
  const spellings = () =>
    new Set(
      concepts.flatMap(({ forms }) =>
        [...forms].flatMap(({ language, form }) => (language === 'vi' ? [spelling(form.replace(/^[=?~+-]/, ''))] : [])),
      ),
    );
  return {
    find(words, ignoresCase, isNone) {
      const found = finder.find(words, ignoresCase, isNone);
      if (found.length === 0 || !isVietnamese(words.text)) return found;
      known ??= spellings();
      return found.filter((match) => {
        const { from, to } = boundsOf(words, match);
        const phrase = words.text.slice(from, to);
        return !MARKED.test(phrase) || known!.has(spelling(phrase));
      });
    },
  };
}
