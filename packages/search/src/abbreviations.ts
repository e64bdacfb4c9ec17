// What people shorten as they type: "mech eng", "site reliability eng", "hr asst". A question is read with the word in full, and texts have to hold that.
import { splitWords, type Words } from '@fairway/rules/recognition/words';

const FULL: Readonly<Record<string, string>> = {
  eng: 'engineer',
  engr: 'engineer',
  mgr: 'manager',
  mngr: 'manager',
  asst: 'assistant',
  coord: 'coordinator',
  rep: 'representative',
  supv: 'supervisor',
  acct: 'accountant',
  acctg: 'accounting',
  mgmt: 'management',
  mktg: 'marketing',
  maint: 'maintenance',
  mfg: 'manufacturing',
  mech: 'mechanical',
  elec: 'electrical',
  chem: 'chemical',
  aero: 'aerospace',
  biomed: 'biomedical',
  geotech: 'geotechnical',
  comp: 'computer',
  sci: 'science',
  sw: 'software',
  hw: 'hardware',
  psych: 'psychology',
  econ: 'economics',
  govt: 'government',
  инж: 'инженер',
  бух: 'бухгалтер',
  менедж: 'менеджер',
  прог: 'программист',
  преп: 'преподаватель',
};
/** These are words of their own, or parts of others' names, where they stand alone. */
const BESIDE_OTHERS: ReadonlySet<string> = new Set(['eng', 'rep', 'comp', 'sci', 'aero', 'chem', 'elec', 'mech', 'sw', 'hw']);

/** The folded word of a question in full, where it is shortened; `isAlone`: the question has no other. */
export const fullWord = (word: string, isAlone: boolean): string =>
  Object.hasOwn(FULL, word) && !(isAlone && BESIDE_OTHERS.has(word)) ? FULL[word]! : word;

/** Whether a word of a question is shortened. */
export const hasShort = ({ words }: Words): boolean => words.some(({ folded }) => fullWord(folded, words.length === 1) !== folded);

/** The words of a folded question with those in full that are shortened; each stands where it stood. `kept`: those that stay as they are. */
export function inFull(words: Words, kept: ReadonlySet<number>): Words {
  const full = words.words.map(({ folded, text }, at) => {
    const word = fullWord(folded, words.words.length === 1);
    return word === folded || kept.has(at) ? undefined : { ...splitWords(word).words[0]!, text };
  });
  return withWords(words, full);
}

/** German vowels that a keyboard without them writes as two; shorter words have both for other sounds ("duel", "poem"). */
const SPELLED_VOWEL = /(?<!q)([aou])e/gu;
const SPELLED_UNITS_MIN = 6;

/** The words of a question with German vowels for two letters ("Kaeltetechniker"), each where it stood; the same where none has them. `kept`: those that stay. */
export function withUmlauts(words: Words, kept: ReadonlySet<number>): Words {
  const spelled = words.words.map(({ folded, text }, at) => {
    const word = folded.length < SPELLED_UNITS_MIN || kept.has(at) ? folded : folded.replaceAll(SPELLED_VOWEL, '$1');
    return word === folded ? undefined : { ...splitWords(word).words[0]!, text };
  });
  return withWords(words, spelled);
}

/** Words of which some are read as others. */
function withWords(words: Words, others: readonly (Words['words'][number] | undefined)[]): Words {
  if (others.every((word) => word === undefined)) return words;
  return {
    ...words,
    words: words.words.map((word, at) => others[at] ?? word),
    ids: words.ids.map((id, at) => others[at]?.id ?? id),
  };
}
