// Occupations that a title names only to say more about another one: "GP Receptionist", "Nurse Recruitment Manager", "Executive Assistant to the
// Chief Operating Officer", "Policy Analyst, Mayor's Office". In languages that put what is meant last, an occupation with another one behind it, but
// for a few words, is no answer to who asks for the first one ("总经理助理", "弁護士秘書"); in those that put it first one behind another is none, where a word
// or an ending says that it belongs to it ("assistante du directeur", "помощник юриста"); nor is who somebody works for.
import { boundsOf, type Words } from '../recognition/words.ts';

/** What the rule needs of where an occupation was found (concepts.ts). */
type Hit = { first: number; last: number; at: number; units: number };

/** Languages (ISO 639) whose nouns stand behind what modifies them, with words between them or none. */
const HEAD_LAST: Readonly<Record<string, number>> = { en: 2, zh: 0, ja: 0, ko: 0 };
/** Words of other languages that say, before an occupation, that another one before them belongs to it: with the spaces around them all that parts both. */
const BELONGS: Readonly<Record<string, RegExp>> = {
  de: /^(?:in)?\s+(?:der|des|dem|von|vom|für|bei|zur|zum)(?:\s+(?:den|die|das|der|dem))?\s+$/iu,
  nl: /^\s+(?:van|voor|aan|bij)(?:\s+(?:de|het|den))?\s+$/iu,
  fr: /^(?:\(e\)|·e|\/e)?\s+(?:d[eu]|des|de\s+la|auprès\s+d[eu]|pour|au|aux|à\s+la)\s+$|^(?:\(e\)|·e|\/e)?\s+(?:d|de\s+l|auprès\s+de\s+l)['’]$/iu,
  es: /^(?:\/a|\/o)?\s+(?:del|de|para|al)(?:\s+(?:la|el|los|las))?\s+$/iu,
  it: /^(?:\/a|\/o)?\s+(?:di|del|dello|della|dei|degli|delle|al|per)\s+$|^\s+dell['’]$/iu,
  pt: /^(?:\/a|\(a\))?\s+(?:de|do|da|dos|das|para|ao)\s+$/iu,
  ro: /^\s+(?:al|a|pentru|lui)?\s*$/iu,
  ru: /^\s+$/u,
};
/** Endings of what belongs to another one, where no word says so. */
const BELONGING: Readonly<Record<string, RegExp>> = {
  ru: /(?:ора|ера|ёра|еля|лога|ача|ника|иста|ста|утата|ов|ев)$/iu,
  ro: /(?:ului|ei|ilor|elor)$/iu,
};
/** What parts a title into things that it says one after the other. */
const PARTS = /[,;:!?()[\]{}|/&+•·、，；：（）／・\n]|\s[-–—]\s/u;
const LINKS = /\b(?:of|for|to|in|and|or|with|at|on|by|from|the|as|who|via)\b/iu;
const SERVES = /\b(?:to|for)(?: the| our| a)?\s*$/iu;
const OWNS = /^['’]s?\b/u;

/** Says of the occupations of a title which only modify another one. */
export function modifierOf(hits: readonly Hit[], words: Words, language: string | undefined): (hit: Hit) => boolean {
  const most = HEAD_LAST[language ?? ''];
  if (hits.length === 0) return () => false;
  if (most !== undefined) return behindOf(hits, words, most, language === 'en');
  const belongs = BELONGS[language ?? ''];
  return belongs ? beforeOf(hits, words, belongs, BELONGING[language!]) : () => false;
}

/** In languages that put what is meant last. */
function behindOf(hits: readonly Hit[], words: Words, most: number, isEnglish: boolean): (hit: Hit) => boolean {
  const { text } = words;
  return (hit) => {
    const own = boundsOf(words, hit);
    if (isEnglish && OWNS.test(text.slice(own.to))) return true;
    return hits.some((other) => {
      const { from, to } = boundsOf(words, other);
      if (from >= own.to) {
        const gap = text.slice(own.to, from);
        const between = gap.trim() === '' ? 0 : gap.trim().split(/\s+/u).length;
        return between <= most && !PARTS.test(gap) && !(isEnglish && LINKS.test(gap));
      }
      return isEnglish && to <= own.from && SERVES.test(text.slice(to, own.from).replaceAll('(', ''));
    });
  };
}

/** In languages that put it first. */
function beforeOf(hits: readonly Hit[], words: Words, belongs: RegExp, ending: RegExp | undefined): (hit: Hit) => boolean {
  const { text } = words;
  return (hit) => {
    const own = boundsOf(words, hit);
    if (ending && !ending.test(text.slice(own.from, own.to))) return false;
    return hits.some((other) => {
      const { to } = boundsOf(words, other);
      return to <= own.from && belongs.test(text.slice(to, own.from));
    });
  };
}
