// What people shorten as they type: "mech eng", "site reliability eng", "hr asst". Read as the word in full where a question names something; what texts
// have to hold stays as it was typed.
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

/** The words of a folded question with those in full that are shortened; each stands where it stood. */
export function inFull(words: Words): Words {
  const full = words.words.map(({ folded, text }) => {
    const word = Object.hasOwn(FULL, folded) && (words.words.length > 1 || !BESIDE_OTHERS.has(folded)) ? FULL[folded] : undefined;
    return word === undefined ? undefined : { ...splitWords(word).words[0]!, text };
  });
  if (full.every((word) => word === undefined)) return words;
  return {
    ...words,
    words: words.words.map((word, at) => full[at] ?? word),
    ids: words.ids.map((id, at) => full[at]?.id ?? id),
  };
}
