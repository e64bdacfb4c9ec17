// Occupations that a title names only to say more about another one: "GP Receptionist", "Nurse Recruitment Manager", "Executive Assistant to the
// Chief Operating Officer", "Policy Analyst, Mayor's Office". In languages that put what is meant last, an occupation with another one behind it, but
// for a few words, is no answer to who asks for the first one; nor is who somebody works for.
import type { Words } from '../recognition/words.ts';

/** What the rule needs of where an occupation was found (concepts.ts). */
type Hit = { first: number; last: number };

/** Languages (ISO 639) whose nouns stand behind what modifies them, and are written apart from it. */
const HEAD_LAST: ReadonlySet<string> = new Set(['en']);
/** Words between the two at most. */
const BETWEEN_MAX = 2;
/** What parts a title into things that it says one after the other. */
const PARTS = /[,;:!?()[\]{}|/&+•·\n]|\s[-–—]\s/u;
const LINKS = /\b(?:of|for|to|in|and|or|with|at|on|by|from|the|as|who|via)\b/iu;
const SERVES = /\b(?:to|for)(?: the| our| a)?\s*$/iu;
const OWNS = /^['’]s?\b/u;

/** Says of the occupations of a title which only modify another one. */
export function modifierOf(hits: readonly Hit[], { text, words, starts }: Words, language: string | undefined): (hit: Hit) => boolean {
  if (hits.length === 0 || language === undefined || !HEAD_LAST.has(language)) return () => false;
  const end = ({ last }: Hit) => starts[last]! + words[last]!.text.length;
  return (hit) => {
    if (hit.first < 0) return false;
    if (OWNS.test(text.slice(end(hit)))) return true;
    const isBehind = (other: Hit) => {
      const between = other.first - hit.last - 1;
      if (between < 0 || between > BETWEEN_MAX) return false;
      const gap = text.slice(end(hit), starts[other.first]!);
      return !PARTS.test(gap) && !LINKS.test(gap);
    };
    const isServed = (other: Hit) => {
      if (other.first < 0 || other.last >= hit.first) return false;
      const gap = text.slice(end(other), starts[hit.first]!);
      return SERVES.test(gap.replaceAll('(', ''));
    };
    return hits.some((other) => other !== hit && (isBehind(other) || isServed(other)));
  };
}
