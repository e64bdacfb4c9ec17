// Occupations that a title names in two parts: "Specialty Doctor - Dermatology", "Nurse, Paediatrics", "Engineer (Robotics)". Where it names an
// occupation and, apart from it, a field, it names the narrower occupation, too, that the dictionary has below both. Only what the title names
// itself counts, never what that belongs to: a product manager in construction is no construction manager. Of several the one of most fields is
// meant; of equals none. A skill counts like a field ("Software Engineer, iOS"), and an occupation like one that lies between it and the narrower one. And what it says of the lowest grade behind an occupation is said of beginners: "Accountant I".
import type { Words } from '../recognition/words.ts';

/** What the rule needs of a concept, and of where one was found (concepts.ts). */
type Concept = { id: string; kind: string; isWide: boolean; broader: readonly string[] };
type ConceptHit = { concept: number; first: number; last: number; at: number; units: number };

const TOPICS: ReadonlySet<string> = new Set(['field', 'skill']);
const BEGINNERS = 'entry-level';
const FIRST_GRADES: ReadonlySet<string> = new Set(['I', '1']);

/** `isDirect`: it lies right below the occupation. */
type Composed = { concept: number; fields: readonly number[]; isDirect: boolean };

/** `together`: the occupation that one and fields beside it make. `inTitle`: what a title says beyond its concepts, as above. */
type Composer = {
  together(occupation: number, all: readonly number[]): number | undefined;
  inTitle(hits: readonly ConceptHit[], title: Words): ConceptHit[];
};

/** `closures`: of each concept itself and all broader ones. */
export function composer(concepts: readonly Concept[], closures: readonly (readonly number[])[]): Composer {
  const byOccupation = composedOf(concepts, closures);
  const beginners = concepts.findIndex(({ id }) => id === BEGINNERS);
  const together = (occupation: number, all: readonly number[]): number | undefined => {
    const fields = new Set(all.filter((one) => TOPICS.has(concepts[one]!.kind)));
    if (fields.size === 0) return undefined;
    const possible = (byOccupation.get(occupation) ?? []).filter((one) => one.fields.every((field) => fields.has(field)));
    const meant = possible.some(({ isDirect }) => isDirect) ? possible.filter(({ isDirect }) => isDirect) : possible;
    const most = Math.max(...meant.map((one) => one.fields.length));
    const best = meant.filter((one) => one.fields.length === most);
    return best.length === 1 ? best[0]!.concept : undefined;
  };
  const inTitle = (hits: readonly ConceptHit[], { words, breaks }: Words): ConceptHit[] => {
    const occupations = hits.filter(({ concept }) => concepts[concept]!.kind === 'occupation');
    const graded = occupations.flatMap((hit): ConceptHit[] => {
      const behind = hit.last + 1;
      const isFirst = beginners >= 0 && hit.first >= 0 && !breaks[behind] && FIRST_GRADES.has(words[behind]?.text ?? '');
      return isFirst ? [{ ...hit, concept: beginners, first: behind, last: behind }] : [];
    });
    const [named] = occupations;
    const isOne = named && occupations.every(({ concept }) => concept === named.concept);
    const concept = isOne ? together(named.concept, hits.map((hit) => hit.concept)) : undefined; // biome-ignore format: one thought
    return [...(concept === undefined ? [] : [{ ...named!, concept }]), ...graded];
  };
  return { together, inTitle };
}

/** The occupations that others and fields make, by the occupation. */
function composedOf(concepts: readonly Concept[], closures: readonly (readonly number[])[]): Map<number, Composed[]> {
  const numbers = new Map(concepts.map(({ id }, at) => [id, at]));
  const found = new Map<number, Composed[]>();
  concepts.forEach(({ kind, broader }, concept) => {
    if (kind !== 'occupation') return;
    const above = broader.flatMap((id) => numbers.get(id) ?? []);
    const topics = above.filter((one) => TOPICS.has(concepts[one]!.kind));
    // What another part says already ("medicine" beside "dermatology") is no part.
    const fields = topics.filter((one) => !topics.some((other) => other !== one && closures[other]!.includes(one)));
    if (fields.length === 0) return;
    const isOccupation = (one: number) => one !== concept && concepts[one]!.kind === 'occupation';
    const farther = closures[concept]!.filter((one) => isOccupation(one) && !concepts[one]!.isWide);
    for (const occupation of new Set([...above.filter(isOccupation), ...farther])) {
      const others = found.get(occupation);
      const one = { concept, fields, isDirect: above.includes(occupation) };
      if (others) others.push(one);
      else found.set(occupation, [one]);
    }
  });
  return found;
}
