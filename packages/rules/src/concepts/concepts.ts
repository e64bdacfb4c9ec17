// What people mean by the words of jobs: kinds of work, occupations, fields and skills, each with its words in many languages. The
// dictionary is data: a file of JSON a kind beside this one, and one of topics. This is what it says, and how its words are found in a text or a question.
//
//   id              lower case words and hyphens; never changed, for it is stored
//   broader         who asks for one of these finds this one too; where this one finds little, these are offered
//   wide            too wide to be offered instead of a narrower one
//   forms           by language (ISO 639, or `any`), parted by commas. `stem*` beginning and `*ending` end of a word (words.ts); `=Go` in this case
//                   only; `?R` in this case only and where another skill stands within eight words; `~stage` only in texts of its language;
//                   `+kitchen` only in questions (texts say it of anything); `-r&d` holds the word and is not the concept. The longest form at
//                   a place wins.
//   examples        `question => title`: the question means it, and the title is found by it
//   counterexamples texts that do not mean it
// In a question, what is short and symbolic is meant: marks of case and language do not count there.
import { JOB_CATEGORIES, type JobCategory } from '../jobs.ts';
import { boundsOf, finderIn, type Match, type PhraseFinder, type PhraseLists, type Words } from '../recognition/words.ts';
import { closureOf, nearOf } from './broader-concepts.ts';
import { composer } from './composing.ts';
import { COMPOUND_LANGUAGES, type CompoundReader, type CompoundWords, compoundReader, compoundWords } from './compounds.ts';
import { type ConceptForm, FormLines, listsOf, type Meant } from './concept-phrases.ts';
import { withinWords } from './dense-words.ts';
import { practised, practitioners, topicsOf } from './practising.ts';
import { idOfTopic, topicIdOf, topicWords } from './topic-words.ts';
import { asSpelled } from './vietnamese.ts';

export const CONCEPT_KINDS = ['work', 'occupation', 'field', 'skill', 'language'] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/**
 * What a field is besides. A topic is meant by titles alone: what "pensions", "crime" and "swimming pool" say in a text is mostly not what the work is
 * about. An employer is who works in a field ("insurer"): names say it best.
 */
export type FieldRole = 'topic' | 'employer';

/** The files, each of concepts of one kind. */
export const CONCEPT_FILES: readonly { file: string; kind: ConceptKind; role?: FieldRole }[] = [
  ...CONCEPT_KINDS.map((kind) => ({ file: kind, kind })),
  ...(['employer', 'topic'] as const).map((role) => ({ file: role, kind: 'field' as const, role })),
];

/** As the files have it. */
export type ConceptEntry = {
  id: string;
  broader?: string[];
  wide?: boolean;
  category?: string;
  forms: Record<string, string>;
  examples: string[];
  counterexamples?: string[];
};

export type Concept = {
  id: string;
  kind: ConceptKind;
  broader: readonly string[];
  isWide: boolean;
  role?: FieldRole;
  category: JobCategory | undefined;
  forms: Iterable<ConceptForm>;
};

/** Reads the entries of a kind; a category that is none is left out. */
export function conceptsOf(kind: ConceptKind, entries: readonly ConceptEntry[], role?: FieldRole): Concept[] {
  return entries.map(({ id, broader = [], wide = false, category, forms }) => ({
    id,
    kind,
    broader,
    isWide: wide,
    ...(role ? { role } : {}),
    category: JOB_CATEGORIES.find((one) => one === category),
    forms: new FormLines(forms),
  }));
}

/** Where a concept was found: its number in the list; the rest as words.ts Match says. */
export type ConceptHit = {
  concept: number;
  first: number;
  last: number;
  at: number;
  units: number;
  /** It is said by what it works in alone (practising.ts). */
  isImplied?: boolean;
};
/**
 * `isSymbol`: what stands there is a sign for it, and nothing as a word ("R", ".NET", "Go"). `isAsked`: it is said so in questions alone. `language`: the one
 * that it is said in; undefined: any.
 */
type AskedConcept = ConceptHit & { isSymbol: boolean; isAsked: boolean; language: string | undefined };

type Found = Match<readonly Meant[]>;
type Finder = PhraseFinder<readonly Meant[]>;

const BESIDE_WORDS = 8;
/** What only a sign tells from a word. */
const SIGN = /^\.|[#+]$/;

export type ConceptFinder = {
  readonly concepts: readonly Concept[];
  /** The number of an id; undefined: none. */
  numberOf(id: string): number | undefined;
  /** The concepts of a text in this language (ISO 639; undefined: not known), without their broader ones. */
  find(words: Words, language: string | undefined): ConceptHit[];
  /** As `find`, with the occupations that a title names in two parts and the grade behind one (composing.ts), whom it needs (practising.ts), and with what compounds mean besides. */
  findInTitle(words: Words, language: string | undefined): ConceptHit[];
  /** The concepts that a question names. */
  ask(words: Words): AskedConcept[];
  /** The occupation that another one and fields or skills beside it make (composing.ts). */
  composed(occupation: number, topics: readonly number[]): number | undefined;
  /** The parts of a folded word that is a compound (compounds.ts). */
  partsOf: CompoundReader;
  /** The occupations that practise a field or a skill (practising.ts). */
  practitionersOf(concept: number): readonly number[];
  /** The fields and skills that an occupation practises. */
  practisedBy(concept: number): readonly number[];
  /** The employers of a field. */
  employersOf(concept: number): readonly number[];
  /** The concept and all broader ones. */
  withBroader(concept: number): readonly number[];
  /** What may be offered where the concept finds little: the nearest broader ones that are not wide. */
  near(concept: number): readonly number[];
  /** How many concepts are it or narrower. */
  breadthOf(concept: number): number;
};

/** What reading a dictionary takes its time for; plain data, so that it can be kept beside the dictionary. `common`: topic-words.ts. */
export type ConceptReading = {
  common: ReadonlyMap<string, readonly ConceptForm[]>;
  named: PhraseLists<readonly Meant[]>;
  about: PhraseLists<readonly Meant[]>;
  compounds: CompoundWords;
};

export function readConcepts(given: readonly Concept[]): ConceptReading {
  const common = topicWords(given.filter(({ role }) => role === undefined));
  const concepts = withCommon(given, common);
  // Apart from the others: what a topic is said by is often a part of who does it ("Plumbing" of a plumber).
  const [named, about] = [false, true].map((isTopic) =>
    listsOf(concepts.map((one, at) => (isTopic === (at >= given.length || one.role === 'topic') ? one : { ...one, forms: [] }))),
  );
  return { common, named: named!, about: about!, compounds: compoundWords(given) };
}

/** A finder over a dictionary. Broader concepts that do not exist or lead in a circle count as far as they lead. `reading`: of the same dictionary. */
export function conceptFinder(given: readonly Concept[], reading = readConcepts(given)): ConceptFinder {
  const concepts = withCommon(given, reading.common);
  const numbers = new Map(concepts.map(({ id }, at) => [id, at]));
  const finder = withinWords(asSpelled(finderIn(reading.named), concepts));
  const topicFinder = withinWords(asSpelled(finderIn(reading.about), concepts));
  const closures = concepts.map((_, at) => closureOf(concepts, numbers, at));
  const breadths = new Uint16Array(concepts.length);
  // Topics and employers below a field make it no broader beside others.
  for (const [at, closure] of closures.entries())
    for (const broader of closure) if (concepts[at]!.role === undefined || broader === at) breadths[broader]!++;
  const compose = composer(given, given.map((_, at) => closures[at]!.filter((one) => one < given.length))); // biome-ignore format: one thought
  const partsOf = compoundReader(given, reading.compounds);
  const doers = practised(given);
  const topics = topicsOf(doers);
  const practise = practitioners(given, doers);
  const employers = employersOf(given, numbers);
  return {
    concepts,
    numberOf: (id) => numbers.get(id),
    findInTitle(words, language) {
      const hits = this.find(words, language);
      const compounds = language !== undefined && COMPOUND_LANGUAGES.has(language) ? compoundHits(words, hits, partsOf) : [];
      const all = [...hits, ...compounds];
      // A word that names have in common says nothing within another name: "Human Resources" are no water resources.
      const isWithin = (one: ConceptHit) => {
        const known = closures[numbers.get(idOfTopic(concepts[one.concept]!.id)) ?? -1] ?? [];
        return hits.some(
          (hit) =>
            hit.first <= one.first && one.last <= hit.last && hit.last - hit.first > one.last - one.first && !known.includes(hit.concept),
        );
      };
      const about = hitsOf(topicFinder.find(words, false, isAskedAlone), concepts, language).filter(
        (hit) => hit.concept < given.length || (language !== undefined && (hit.first < 0 || !isWithin(hit))),
      );
      return [...all, ...compose.inTitle(hits, words), ...practise(all), ...about];
    },
    find: (words, language) => hitsOf(finder.find(words, false, isAskedAlone), concepts, language),
    ask: (words) =>
      askedOfBoth(finder, topicFinder, words).flatMap(({ value, first, last, at = -1, units = 0 }) => {
        const isSign = first === last && first >= 0 && SIGN.test(words.words[first]!.text);
        // Two letters stand in every text too ("IT", "PM"): they are meant, not looked for.
        const isShort = first === last && first >= 0 && words.words[first]!.text.length <= 2;
        const isSymbol = isSign || value.every(({ isExact, concept }) => isExact && (isShort || concepts[concept]?.kind === 'skill'));
        return value
          .filter(({ concept }) => concept >= 0 && concept < given.length)
          .map(({ concept, of, isAsked }) => ({
            concept,
            first,
            last,
            at,
            units,
            isSymbol,
            isAsked,
            language: of === 'any' ? undefined : of,
          }));
      }),
    employersOf: (concept) => employers.get(concept) ?? [],
    withBroader: (concept) => closures[concept]!,
    composed: compose.together,
    partsOf,
    practitionersOf: (concept) => doers.get(concept) ?? [],
    practisedBy: (concept) => topics.get(concept) ?? [],
    near: (concept) => nearOf(concepts, numbers, concept),
    breadthOf: (concept) => breadths[concept]!,
  };
}

/** The employers of each field. */
function employersOf(concepts: readonly Concept[], numbers: ReadonlyMap<string, number>): Map<number, number[]> {
  const employers = new Map<number, number[]>();
  for (const [at, { role, broader }] of concepts.entries()) {
    if (role !== 'employer') continue;
    for (const field of broader.flatMap((id) => numbers.get(id) ?? [])) employers.set(field, [...(employers.get(field) ?? []), at]);
  }
  return employers;
}

/** Whether questions alone say it: a text with "at a hotel" in it says "hotel group" all the same. */
const isAskedAlone = (meant: readonly Meant[]): boolean => meant.every(({ isAsked }) => isAsked === true);

/** What the phrases of a text mean in a language. */
function hitsOf(matches: readonly Found[], concepts: readonly Concept[], language: string | undefined): ConceptHit[] {
  const isSkill = (at: number) => at >= 0 && concepts[at]!.kind === 'skill';
  return matches.flatMap(({ value, first, last, at = -1, units = 0 }) => {
    // What one concept blocks may be another one.
    const fitting = value.filter((one) => one.language === undefined || one.language === language || language === undefined);
    return fitting.flatMap((meant) => {
      if (meant.concept < 0 || meant.isAsked) return [];
      const isBeside = (other: Found) =>
        other.first !== first &&
        Math.abs(other.first - first) <= BESIDE_WORDS &&
        other.value.some(({ concept }) => isSkill(concept) && concept !== meant.concept);
      return meant.beside && !matches.some(isBeside) ? [] : [{ concept: meant.concept, first, last, at, units }];
    });
  });
}

/** The concepts, and behind them what the names of occupations have in common, each broader than its occupation (topic-words.ts). */
function withCommon(concepts: readonly Concept[], words: ConceptReading['common']): Concept[] {
  const named = concepts.map((one) => (words.has(one.id) ? { ...one, broader: [...one.broader, topicIdOf(one.id)] } : one));
  const topics = [...words].map(
    ([id, forms]): Concept => ({ id: topicIdOf(id), kind: 'field', broader: [], isWide: false, category: undefined, forms }),
  );
  return [...named, ...topics];
}

/** What the compounds of a text mean besides. */
function compoundHits({ words }: Words, hits: readonly ConceptHit[], partsOf: CompoundReader): ConceptHit[] {
  return words.flatMap(({ folded }, at) => {
    const meant = hits.filter(({ first, last }) => first <= at && at <= last).map(({ concept }) => concept);
    const fresh = partsOf(folded, meant).flatMap((part) => part.concepts.filter((concept) => !meant.includes(concept)));
    return fresh.map((concept): ConceptHit => ({ concept, first: at, last: at, at: -1, units: 0 }));
  });
}

/** What a question names, and the topics that stand where it names nothing else, or hold all of that and more ("air traffic"). */
function askedOfBoth(finder: Finder, topics: Finder, words: Words): Found[] {
  const named = askedMatches(finder, words);
  const at = (match: Found) => boundsOf(words, match);
  const isApart = (one: Found, other: Found) => at(one).to <= at(other).from || at(other).to <= at(one).from;
  const isWithin = (one: Found, other: Found) => {
    const [inner, outer] = [at(one), at(other)];
    return outer.from <= inner.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from;
  };
  const about = topics.find(words, true).filter((topic) => named.every((one) => isApart(one, topic) || isWithin(one, topic)));
  return [...named.filter((one) => !about.some((topic) => isWithin(one, topic))), ...about];
}

/** No phrase of the dictionary has more words. */
const PHRASE_WORDS_MAX = 10;

/**
 * The matches of a question. The finder takes the first phrase that begins; here one that begins within it, ends behind it and is as long at least
 * stands instead: a phrase of any language may hold the word before ("in data" is Italian, "in data science" asks for data science). Texts are
 * walked once: they say what they are more than once. What stands before that one is read by itself ("warehouse" of "warehouse jobs for students").
 */
function askedMatches(finder: Finder, words: Words): Found[] {
  const from = (start: number, end = words.ids.length): Found[] => {
    const { words: all, ids, breaks } = words;
    const part = { ...words, words: all.slice(start, end), ids: ids.slice(start, end), breaks: breaks.slice(start, end), hasHan: false };
    return finder.find(part, true).map((match) => ({ ...match, first: match.first + start, last: match.last + start }));
  };
  const lengthOf = ({ first, last }: Found) => words.starts[last]! + words.words[last]!.text.length - words.starts[first]!;
  let matches = finder.find(words, true);
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at]!;
    if (match.first < 0) break;
    for (let start = match.first + 1; start <= match.last; start++) {
      const later = from(start, start + PHRASE_WORDS_MAX)[0];
      if (later?.first !== start || later.last <= match.last || lengthOf(later) < lengthOf(match)) continue;
      const inside = matches.filter(({ first }) => first < 0);
      matches = [...matches.slice(0, at), ...from(match.first, start), ...from(start), ...inside];
      break;
    }
  }
  return matches;
}
