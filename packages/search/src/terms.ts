// Terms: what a posting is found by besides the words as they are written. They stand in the same dictionary and the same lists; a control
// character, which no word has, says what one is.
//   \u0001de:praktik     a word of the posting's language with this stem
//   \u0002siemens        this word names something of it: its organization, a skill, a place
//   \u0003internship     it means this concept (rules/concepts), or a narrower one
//   \u0004DE/München     it is at this place (rules/recognition/place-names), whatever that is called; @2867714: one with coordinates (GeoNames)
//   \u0005internship     its title or a field means this concept, and it is not wide
//   \u0006de             it is written in this language
//   \u0007nurse          its title or a field names this concept itself, not a narrower one; bank: its employer is one
import { titleWords } from '@fairway/rules/concepts/inclusive';
import { modifierOf } from '@fairway/rules/concepts/modifiers';
import { placeKeys, placeNameFinder } from '@fairway/rules/recognition/place-names';
import { splitWords, type Words } from '@fairway/rules/recognition/words';
import { conceptDictionary, conceptsMark } from './concept-dictionary.ts';
import { employerKinds, otherNames, properName } from './employer-names.ts';
import { stemOf } from './stems.ts';
import type { SearchDocument } from './types.ts';
import { wordsOf } from './words.ts';

/** Goes up whenever the terms of a posting change by code, by the data of places, or by what rules make of its fields for search. */
const TERMS_FORMAT = 23;

/** What the terms of a posting depend on besides it: an index or a table with others is made anew. */
export function termsVersion(): string {
  return `${TERMS_FORMAT}.${conceptsMark()}`;
}

/** Characters below it begin terms; no word begins with one. */
export const FIRST_OF_WORDS = ' ';

export const stemTerm = (language: string, stem: string): string => `\u0001${language}:${stem}`;
export const namedTerm = (word: string): string => `\u0002${word}`;
export const conceptTerm = (id: string): string => `\u0003${id}`;

export const placeTerm = (key: string): string => `\u0004${key}`;

export const titleConceptTerm = (id: string): string => `\u0005${id}`;
export const languageTerm = (language: string): string => `\u0006${language}`;
export const exactConceptTerm = (id: string): string => `\u0007${id}`;

const after = (sign: string) => (term: string) => (term.startsWith(sign) ? term.slice(1) : undefined);
/** The id of the concept of a term; undefined of others. */
export const conceptOf = after('\u0003');
export const titleConceptOf = after('\u0005');
export const placeOf = after('\u0004');

export const isTerm = (word: string): boolean => word < FIRST_OF_WORDS;

/** The concepts that fields of a posting say, whatever its words are. */
export const TYPE_CONCEPTS: Record<string, string> = {
  INTERN: 'internship',
  CREDIT_GIVING_INTERNSHIP: 'internship',
  PART_TIME: 'part-time',
  FULL_TIME: 'full-time',
  TEMPORARY: 'temporary',
};

/** Words of descriptions name many kinds of work and occupations ("you work with developers"); what the posting is stands in its title. */
export const TITLE_KINDS = new Set(['work', 'occupation']);

/** Of these a title that names a narrower one answers less than one that names what is asked: who asks for a civil engineer means no water engineer first. */
export const NARROWED_KINDS = new Set(['occupation', 'field', 'skill']);

/**
 * Kinds of organizations: names of organizations say them. Words like "bank" and "hospital" stand in titles and texts for other things ("bank
 * nurse", "hospital experience").
 */
export const ORGANIZATION_KINDS: ReadonlySet<string> = new Set(['bank', 'hospital', 'university', 'public-body']);

/** What the concepts of an organization's name say of its postings: what it works in. */
const ORGANIZATION_KIND = 'field';
/** Kinds of employers whose field is much wider: an engine maker in aerospace is no airline, and who asks for one asks for nothing else there. */
export const NOT_BY_FIELD: ReadonlySet<string> = new Set([
  'airline',
  'pharma-company',
  'securities-firm',
  'audit-firm',
  'rail-company',
  'staffing-agency',
]);
/** The concepts that a sector says of an organization, whatever its name is. */
const SECTOR_CONCEPTS: Readonly<Record<string, string>> = { non_profit: 'non-profit' };
/** What an employer is, besides the employers of a field: who asks for it asks whose posting it is. */
const EMPLOYER_KINDS: ReadonlySet<string> = new Set([...ORGANIZATION_KINDS, ...Object.values(SECTOR_CONCEPTS)]);

/**
 * The concepts of a posting as terms, broader ones too: those of its title and of its fields, with its places, and the others. What its skills
 * and its organization are is named.
 */
export function meantTerms(document: SearchDocument): { title: string[]; elsewhere: string[] } {
  const finder = conceptDictionary();
  const title = new Set<number>();
  const exact = new Set<number>();
  const named = new Set<number>();
  const elsewhere = new Set<number>();
  const add = (into: Set<number>, concept: number | undefined) => {
    if (concept !== undefined) for (const one of finder.withBroader(concept)) into.add(one);
  };
  const isOrganization = (concept: number) => ORGANIZATION_KINDS.has(finder.concepts[concept]!.id);
  const words = titleWords(document.title, document.language);
  const hits = finder.findInTitle(words, document.language);
  const kindOf = (concept: number) => finder.concepts[concept]!.kind;
  const modifies = modifierOf(hits.filter(({ concept }) => kindOf(concept) === 'occupation'), words, document.language); // biome-ignore format: one thought
  for (const hit of hits) {
    if (isOrganization(hit.concept)) continue;
    // What is merely implied says nothing of what that belongs to, nor does a topic: who asks for education means no driver of a school bus.
    if (hit.isImplied || finder.concepts[hit.concept]!.role === 'topic') title.add(hit.concept);
    else add(title, hit.concept);
    const isExact = kindOf(hit.concept) === 'occupation' ? !modifies(hit) : NARROWED_KINDS.has(kindOf(hit.concept));
    if (!isExact || hit.isImplied) continue;
    exact.add(hit.concept);
    // Who asks for nursing asks for nurses.
    for (const topic of finder.practisedBy(hit.concept)) exact.add(topic);
  }
  for (const type of document.facets.employment_types) add(title, finder.numberOf(TYPE_CONCEPTS[type] ?? ''));
  if (document.remote) add(title, finder.numberOf('remote'));
  for (const [into, text] of [
    [named, document.skills.join('\n')],
    [elsewhere, document.text],
  ] as const) {
    for (const { concept } of finder.find(splitWords(text), document.language)) {
      if (!TITLE_KINDS.has(finder.concepts[concept]!.kind) && !isOrganization(concept)) add(into, concept);
    }
  }
  for (const concept of employerConcepts(document)) {
    named.add(concept);
    const { id, role } = finder.concepts[concept]!;
    // Nothing says better that somebody asks for a bank than that it is one: this counts like a title.
    if (role === 'employer' || EMPLOYER_KINDS.has(id)) exact.add(concept);
  }
  const terms = (concepts: Iterable<number>) => [...concepts].map((concept) => conceptTerm(finder.concepts[concept]!.id));
  // Where it is counts like its title: a place in a question is no word to be ranked by.
  const keys = [...placeKeys(document.facets.address, document.places), ...(document.located ?? [])];
  const places = [...new Set(keys)].map(placeTerm);
  return {
    title: [...terms(title), ...[...exact].map((concept) => exactConceptTerm(finder.concepts[concept]!.id)), ...places],
    elsewhere: [
      languageTerm(document.language),
      ...terms(new Set([...named, ...elsewhere])),
      ...terms(named).map(namedTerm),
      // What is wide is near to nothing.
      ...[...title].flatMap((concept) => (finder.concepts[concept]!.isWide ? [] : titleConceptTerm(finder.concepts[concept]!.id))),
    ],
  };
}

/** What the name and the sector of its employer say of a posting, broader concepts too. */
export function employerConcepts({
  organization,
  facets,
}: {
  organization: string;
  facets: Pick<SearchDocument['facets'], 'sector'>;
}): number[] {
  const finder = conceptDictionary();
  const words = splitWords(organization);
  const said = finder.find(words, undefined).flatMap(({ concept }) => (kindIs(concept, ORGANIZATION_KIND) ? [concept] : []));
  const employers = said.flatMap(finder.employersOf).filter((concept) => !NOT_BY_FIELD.has(finder.concepts[concept]!.id));
  const known = [...employerKinds(words), ...facets.sector.map((sector) => SECTOR_CONCEPTS[sector] ?? '')];
  const numbers = known.flatMap((id) => finder.numberOf(id) ?? []);
  // Who works for a newspaper is no journalist: what is known of an employer says what it is, and nothing of what it works in.
  const isEmployer = (concept: number) => finder.concepts[concept]!.role === 'employer';
  const broad = [...said, ...numbers.filter((concept) => !isEmployer(concept))].flatMap(finder.withBroader);
  return [...new Set([...broad, ...employers, ...numbers.filter(isEmployer)])];
}

const kindIs = (concept: number, kind: string): boolean => conceptDictionary().concepts[concept]!.kind === kind;

/** The stem term of a word in a text of this language; undefined where the word is its own stem. */
export function stemTermOf(word: string, language: string): string | undefined {
  const stem = stemOf(word, language);
  return stem === word ? undefined : stemTerm(language, stem);
}

/** All that a document is found by: words and terms of its title, and of all of it. `length`: its words, repeated ones too. */
export function documentTerms(document: SearchDocument): { head: string[]; all: string[]; length: number } {
  const title = wordsOf(document.title);
  const naming = wordsOf(calledText(document));
  const text = wordsOf(document.text);
  const stems = (words: readonly string[]) => words.flatMap((word) => stemTermOf(word, document.language) ?? []);
  const meant = meantTerms(document);
  // Who is called so is asked for by it as what a title says.
  const head = [...title, ...stems(title), ...meant.title, ...nameWords(document)];
  const all = [...head, ...naming, ...naming.map(namedTerm), ...stems(naming), ...text, ...stems(text), ...meant.elsewhere];
  return { head, all, length: title.length + naming.length + text.length };
}

/** The words of what an organization is called, where they are that alone. */
export const nameWords = ({ organization }: SearchDocument): string[] => properName(organization, meansElse);

/** Whether a name means something besides: an occupation, a skill, a place. */
function meansElse(name: Words): boolean {
  return conceptDictionary().find(name, undefined).length > 0 || placeNameFinder().find(name, true).length > 0;
}

/** What a posting is found by as by its names: those, and what people call its organization in other scripts. */
export function calledText(document: SearchDocument): string {
  return `${namingText(document)}\n${otherNames(document.organization, document.facets.address)}`;
}

/** The names in a posting as one text: of its organization, skills and places. */
export function namingText({ organization, skills, places }: SearchDocument): string {
  return `${organization}\n${skills.join('\n')}\n${places.join('\n')}`;
}
