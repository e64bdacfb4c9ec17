// What a posting says a person is: words beside one another in a list ("a flexible, highly organised and self-motivated person").
import type { Words } from './words.ts';

/** What a person is said to be, beside another such word: "a flexible, highly organised and self-motivated person". */
export const ADJECTIVES: Record<string, string> = {
  'Organizational skills': 'organised, organized, organisiert, organise, organisee, organizado, organizada, organizzato, organizzata',
  Adaptability: 'flexible, adaptable, versatile, flexibel',
  'Creative thinking': 'creative, kreativ, creatif, creative, creativo, creativa',
  'Attention to detail': 'accurate, methodical, sorgfaltig, rigoureux, rigoureuse',
  Resilience: 'resilient, belastbar',
  Empathy: 'empathetic, empathic, compassionate, caring',
  'Analytical skills': 'analytical',
};
const OF_PERSONS =
  /^(?:motivated|enthusiastic|dynamic|reliable|dedicated|committed|proactive|organi[sz]ed|flexible|adaptable|versatile|hardworking|caring|compassionate|passionate|energetic|creative|innovative|confident|approachable|punctual|trustworthy|honest|conscientious|methodical|resourceful|oriented|focused|autonomous|ambitious|resilient|empathetic|analytical|patient|polite|courteous|numerate|tasking|motiviert|engagiert|zuverlassig|flexibel|kreativ|teamfahig|motive|motivee|dynamique|autonome|rigoureux|rigoureuse|curieux|curieuse|proactif|proactive|motivado|motivada|proactivo|proactiva|responsable|friendly|professional|supportive|personable|diligent|meticulous|thorough|talented|positive|articulate|tactful|diplomatic|open|curious|collaborative|calm|disciplined|logical|compassionate|empathic|kommunikativ|kommunikationsstark|verantwortungsbewusst|lernbereit|strukturiert|aufgeschlossen|freundlich|organise|organisee|polyvalente?|souriante?|serieux|serieuse|ponctuelle?|organizado|organizada|dinamico|dinamica|responsable|comprometido|comprometida|puntual|organizzato|organizzata|flessibile|affidabile|precis[oa]|responsavel|organizad[oa]|flexivel|gemotiveerd|enthousiast|flexibele|zelfstandig|nauwkeurig|proactief)$/;
const PERSON_NEAR = 4;

/** Whether another word of what a person is stands beside it in a list: commas and "and" lie between. */
export function isOfPerson({ text, words, starts }: Words, first: number): boolean {
  for (let at = Math.max(0, first - PERSON_NEAR); at <= first + PERSON_NEAR && at < words.length; at++) {
    if (at === first || !OF_PERSONS.test(words[at]!.folded)) continue;
    const [from, to] = at < first ? [at, first] : [first, at];
    const between = text.slice(starts[from]! + words[from]!.text.length, starts[to]);
    if (JOINS_ADJECTIVES.test(between)) return !isOfGroup(words, to + 1);
  }
  return false;
}
/** "A friendly, flexible and cohesive group" is nobody who is looked for; "an organised, good team player" is. */
function isOfGroup(words: Words['words'], at: number): boolean {
  let begins = at;
  while (/^(?:and|minded|oriented)$/.test(words[begins]?.folded ?? '') || OF_PERSONS.test(words[begins]?.folded ?? '')) begins++;
  return words
    .slice(begins, begins + NOUN_NEAR)
    .some(
      ({ folded }, step) =>
        NO_PERSON.test(folded) && !/^(?:players?|work\w*|members?|spirit)$/.test(words[begins + step + 1]?.folded ?? ''),
    );
}
const NOUN_NEAR = 2;
const NO_PERSON =
  /^(?:teams?|groups?|environments?|working|hours?|services?|organi[sz]ations?|culture|workplace|place|practice|departments?|shifts?|packages?|benefits?|arbeitszeiten|arbeitszeit|horaires|horarios|orari|werktijden)$/;
const JOINS_ADJECTIVES =
  /^\s*(?:(?:,|,?\s*(?:and|und|et|y|e|en)\b|&|[-–])\s*)*(?:(?:highly|very|well|self|team|detail|able|multi|extremely|must|be|a|an)\b[\s-]*)*(?:(?:,|and\b)\s*)*(?:(?:highly|very|well|self|detail|multi)\b[\s-]*)*$/i;
