// What stands behind a name and is no part of it: degrees, licences and orders, what somebody was called before, how old they are.
import { HONORIFICS } from './name-titles.ts';

/** Known by themselves, without a comma before them. */
const KNOWN = new RegExp(
  `^(?:${[
    // Degrees
    'b\\.?sc|m\\.?sc|b\\.?a|m\\.?a|ph\\.?d|d\\.?phil|m\\.?phil|mba|emba|m\\.?d|mbbs|mbchb|b\\.?eng|m\\.?eng|m\\.?ed|b\\.?ed|ed\\.?d|ll\\.?[bm]|j\\.?d|dpt|dnp|msn|bsn|man|maed|mpa|mph|mres|mfa|bfa|dds|dvm|pharm\\.?d|psy\\.?d|dr|mag\\.?a?|dipl\\.-\\p{L}+',
    // Licences and memberships
    'rn|r\\.n|rgn|rmn|rscn|lpn|lvn|aprn|crna|cna|emt|cpa|cma|cfa|cfp|pmp|acca|fcca|aca|fca|cima|acma|mcipd|ceng|ieng|mrics|mice|miet|frcs|mrcp|frcp|facp|mrcgp|lcsw|lmft|esq|pe|lpt|rmt|rpm|rph|rch|ree|rcrim|reb|ece|rsw|rnd|rm|cissp|shrm-cp|sphr',
    // Orders and offices
    'mbe|obe|cbe|kbe|jp|kc|qc|sj|op|osb',
  ].join('|')})\\.?$`,
  'iu',
);
const HONOURS = /^\((?:hons?\.?|fh|tu)\)$/iu;
/** Behind a comma what is written in capitals, or mostly, is no name: "MAEd", "RPm", "R.N.". */
const SHAPE = /^(?:\p{Lu}\.){2,}$/u;
const LONGEST_SHAPE = 6;

function isShaped(word: string, isCapitalName: boolean): boolean {
  if (SHAPE.test(word)) return true;
  const letters = [...word.replace(/[^\p{L}]/gu, '')];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  if (capitals < 2 || letters.length > LONGEST_SHAPE || (capitals === letters.length && isCapitalName)) return false;
  return capitals * 2 >= letters.length;
}

/** "Ada Lovelace, BSc (Hons) CEng": the name. At least two words stay, a title before them aside. */
function withoutSuffixes(text: string): string {
  const words = text.trim().split(/(?<=,)\s*|\s+/u);
  const isCapitalName = !/\p{Ll}/u.test(words.slice(0, 2).join(' '));
  const least = HONORIFICS.exec(text)?.[0].trim().split(/\s+/u).length ?? 0;
  let end = words.length;
  for (let at = words.length - 1; at >= least + 2; at -= 1) {
    const word = words[at]?.replace(/,$/, '') ?? '';
    const isBehindComma = words.slice(0, at).some((one) => one.endsWith(','));
    const isSuffix = HONOURS.test(word) || (KNOWN.test(word) && /\p{Lu}/u.test(word)) || (isBehindComma && isShaped(word, isCapitalName));
    if (!isSuffix) break;
    end = at;
  }
  return words.slice(0, end).join(' ').replace(/,$/, '');
}

/** "geb. Sommer", "(née Hughes)", "épouse Le Bris": another family name of the same person. */
const MAIDEN =
  /(?:\s*,\s*|\s+|\s*[(（]\s*)(?:geb\.|geborene?r?|née?|épouse|ép\.|veuve|nata|nascida|nacida|născută|n\.(?=\s)|born|formerly|f\.\s?k\.\s?a\.|ur\.|roj\.|урожд(?:[её]нн(?:ая|ый)|\.)|в девичестве|旧姓|旧名|曾用名)\s*[:：]?\s*[\p{L}\p{M}'’. -]+[)）]?$/iu;
const AGE =
  /\s*(?:,|\||·|[(（])\s*\d{2}\s*(?:jahre(?: alt)?|ans|años|anos|anni|ani|jaar|years(?: old)?|yrs|yo|лет|года?|tuổi|taong gulang|歳|才|岁|세)\s*[)）]?$/iu;
/** "she/her", "er/ihm": how somebody is spoken of. */
const PRONOUNS = /\s*[(（]?\b\p{L}{2,5}\/\p{L}{2,5}(?:\/\p{L}{2,6})?[)）]?$/u;

/** A name without what its line says of the person besides. */
export const withoutAsides = (text: string): string => withoutSuffixes(text.replace(AGE, '').replace(PRONOUNS, '').replace(MAIDEN, ''));
