// Titles that say what the work is in and not who does it: "Data Science Intern", "Praktikum Grafikdesign", "Trading Summer Analyst". Whoever works in
// data science is a data scientist, so such a title means that occupation, too, though it does not name it. Which occupation a field or a skill has is
// told by their English names, its first one and any of the field's, which share every word but for its ending ("trading", "trader"); a title that names any occupation itself, or one who
// leads others, means that one.

/** What the rule needs of a concept, and of where one was found (concepts.ts). */
type Concept = {
  id: string;
  kind: string;
  isWide: boolean;
  broader: readonly string[];
  forms: Iterable<{ language: string; form: string }>;
};
type Hit = { concept: number; first: number; last: number; at: number; units: number; isImplied?: boolean };

const TOPICS: ReadonlySet<string> = new Set(['field', 'skill']);
const LEADERS: ReadonlySet<string> = new Set(['lead', 'director']);
const NAMING: ReadonlySet<string> = new Set(['en', 'any']);
const PLAIN = /^[\p{Script=Latin} ]+\*?$/u;
/** Words of one stem begin with so many letters alike; shorter ones are the beginning. */
const STEM_UNITS = 4;

/** Gives the occupations that a title means by what it is in. `byTopic`: practised. */
export function practitioners(
  concepts: readonly Concept[],
  byTopic: ReadonlyMap<number, readonly number[]>,
): (hits: readonly Hit[]) => Hit[] {
  return (hits) => {
    const names = ({ concept }: Hit) => concepts[concept]!.kind === 'occupation' || LEADERS.has(concepts[concept]!.id);
    if (hits.some(names)) return [];
    const meant = new Map(hits.flatMap((hit) => (byTopic.get(hit.concept) ?? []).map((concept) => [concept, hit] as const)));
    return [...meant].map(([concept, hit]) => ({ ...hit, concept, isImplied: true }));
  };
}

/** The occupations of each field and skill. */
export function practised(concepts: readonly Concept[]): Map<number, number[]> {
  const numbers = new Map(concepts.map(({ id }, at) => [id, at]));
  const found = new Map<number, number[]>();
  for (const [occupation, { kind, isWide, broader, forms }] of concepts.entries()) {
    if (kind !== 'occupation' || isWide) continue;
    const [name] = namesOf(forms);
    if (!name) continue;
    for (const topic of broader.flatMap((id) => numbers.get(id) ?? [])) {
      const { kind: above, isWide: isAny, forms: topicForms } = concepts[topic]!;
      if (!TOPICS.has(above) || isAny) continue;
      if (namesOf(topicForms).some((other) => isOfOneStem(name, other))) found.set(topic, [...(found.get(topic) ?? []), occupation]);
    }
  }
  return found;
}

/** The fields and skills of each occupation that practises any. */
export function topicsOf(byTopic: ReadonlyMap<number, readonly number[]>): Map<number, number[]> {
  const topics = new Map<number, number[]>();
  for (const [topic, doers] of byTopic) for (const doer of doers) topics.set(doer, [...(topics.get(doer) ?? []), topic]);
  return topics;
}

const namesOf = (forms: Concept['forms']): string[][] =>
  [...forms].flatMap(({ language, form }) =>
    NAMING.has(language) && PLAIN.test(form) ? [form.replace('*', '').toLowerCase().split(' ')] : [],
  );

const isOfOneStem = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => startsAlike(word, other[at]!));

function startsAlike(one: string, other: string): boolean {
  const units = Math.min(STEM_UNITS, one.length, other.length);
  return one.slice(0, units) === other.slice(0, units);
}
