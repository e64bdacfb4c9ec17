// Compounds: one word that says what and in what way ("Vertriebspraktikum", "marketingstage", "Pythonentwickler") means both. Its end is a kind of
// work, or an occupation where the whole word means none; what stands before it is what the word means as a whole ("marketing*") or a word of the
// dictionary, but for the sound that joins them. Words that the dictionary has as they are mean what it says.
import { fold } from '../folding.ts';
import { addNumber, type NumbersByKey, numbersOf } from '../numbers-by-key.ts';

/** What the rule needs of a concept (concepts.ts). */
type Concept = { kind: string; forms: Iterable<{ language: string; form: string }> };

/** A part of a compound: the concepts that it means, and where it stands in the word. */
type CompoundPart = { concepts: readonly number[]; from: number; to: number };

/** Languages that write compounds as one word. */
export const COMPOUND_LANGUAGES: ReadonlySet<string> = new Set(['de', 'nl', 'da', 'sv', 'nb', 'fi']);
/** Letters of each part: shorter ones are found in any word. */
const PART_UNITS_MIN = 4;
/** What joins the parts. */
const JOINTS = ['', 'n', 'e', 's', 'en', 'es', 'ens'];
const ONE_WORD = /^[~=?]?\*?(\p{Script=Latin}+)\*?$/u;

/** Reads a folded word: its parts, two or none. `meant`: the concepts that it means as a whole. */
export type CompoundReader = (word: string, meant: readonly number[]) => readonly CompoundPart[];

/** What compounds are read by; plain data. Words by what they mean as a beginning and as an end, those that stand alone, and those that may go on. */
export type CompoundWords = { begins: NumbersByKey; ends: NumbersByKey; whole: ReadonlySet<string>; stems: ReadonlySet<string> };

export function compoundWords(concepts: readonly Concept[]): CompoundWords {
  const begins: NumbersByKey = new Map();
  const ends: NumbersByKey = new Map();
  const whole = new Set<string>();
  const stems = new Set<string>();
  for (const { word, form, language, concept } of oneWordForms(concepts)) {
    if (!form.includes('*')) whole.add(word);
    if (form.endsWith('*')) stems.add(word);
    if (word.length < PART_UNITS_MIN || form.endsWith('*')) continue;
    // What is a word in one language alone ends words of others otherwise: Norwegian doctors are "leger", a Fliesenleger lays tiles.
    const isEnd = !form.startsWith('~') && (concepts[concept]!.kind === 'work' || concepts[concept]!.kind === 'occupation');
    if (isEnd && COMPOUND_LANGUAGES.has(language)) addNumber(ends, word, concept);
    if (concepts[concept]!.kind !== 'work' && !form.includes('*')) addNumber(begins, word, concept);
  }
  return { begins, ends, whole, stems };
}

export function compoundReader(concepts: readonly Concept[], { begins, ends, whole, stems }: CompoundWords): CompoundReader {
  const isKind = (kind: string) => (concept: number) => concepts[concept]!.kind === kind;
  return (word, meant) => {
    if (word.length < 2 * PART_UNITS_MIN || whole.has(word)) return NONE;
    // What the word begins with as a whole is not cut: "Krankenpflege" is no "lege", a doctor in Norwegian.
    const least = meant.length === 0 ? PART_UNITS_MIN : Math.max(PART_UNITS_MIN, stemUnits(word, stems));
    for (let at = least; at <= word.length - PART_UNITS_MIN; at++) {
      const end = numbersOf(ends, word.slice(at)).filter(isKind(meant.some(isKind('occupation')) ? 'work' : 'occupation'));
      const ending = end.length > 0 ? end : numbersOf(ends, word.slice(at)).filter(isKind('work'));
      if (ending.length === 0) continue;
      const others = meant.filter((one) => !isKind('work')(one) && !ending.includes(one));
      const begin = others.length > 0 ? others : beginOf(word.slice(0, at), begins);
      if (begin.length === 0) continue;
      return [{ concepts: begin, from: 0, to: at }, { concepts: ending, from: at, to: word.length }]; // biome-ignore format: one thought
    }
    return NONE;
  };
}

/** The letters of the longest form that is a beginning of the word. */
function stemUnits(word: string, stems: ReadonlySet<string>): number {
  for (let length = word.length; length > 0; length--) if (stems.has(word.slice(0, length))) return length;
  return 0;
}

const NONE: readonly CompoundPart[] = [];

function* oneWordForms(concepts: readonly Concept[]): Generator<{ word: string; form: string; language: string; concept: number }> {
  for (const [concept, { forms }] of concepts.entries()) {
    for (const { language, form } of forms) {
      const word = ONE_WORD.exec(form)?.[1];
      if (word !== undefined) yield { word: fold(word), form, language, concept };
    }
  }
}

function beginOf(text: string, begins: NumbersByKey): readonly number[] {
  for (const joint of JOINTS) {
    const found = text.endsWith(joint) ? numbersOf(begins, text.slice(0, text.length - joint.length)) : [];
    if (found.length > 0) return found;
  }
  return [];
}
