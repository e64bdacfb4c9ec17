// Why a posting is found: for each part of a question, what of the posting answers it, in the posting's own words. Read from the posting itself
// by the rules that found it (units.ts, terms.ts), so that a reader sees at a glance what an internship in Nuremberg has to do with "Praktikum
// Nürnberg". Best places first, as the order of results has them (ranking.ts).
import type { ConceptHit } from '@fairway/rules/concepts/concepts';
import { titleWords } from '@fairway/rules/concepts/inclusive';
import type { FoundIn } from '@fairway/rules/jobs';
import { placeKeys } from '@fairway/rules/recognition/place-names';
import { type Bounds, boundsOf, splitWords, type Words } from '@fairway/rules/recognition/words';
import { exactly, farther } from './asked-first.ts';
import { conceptDictionary } from './concept-dictionary.ts';
import { otherNames } from './employer-names.ts';
import {
  conceptTerm,
  employerConcepts,
  ORGANIZATION_KINDS,
  placeTerm,
  stemTermOf,
  TITLE_KINDS,
  TYPE_CONCEPTS,
  titleConceptTerm,
} from './terms.ts';
import type { SearchDocument } from './types.ts';
import { type AskedUnit, readUnits, stemsAsked } from './units.ts';
import { foldAsHeld, WORD_UNITS_MAX, wordsOf } from './words.ts';

/**
 * `asked` as it was typed; `where` it is answered; `found`: the words there, a code of a kind of employment for `kind`, a country's code or a name for
 * `place`, a piece of the text with the words in the middle for `text`; empty for `remote` and `nowhere`.
 */
export type Reason = { asked: string; where: FoundIn; found: string };

/** What of a posting is looked at. */
export type ReasonDocument = Pick<SearchDocument, 'language' | 'title' | 'organization' | 'text' | 'skills' | 'places' | 'remote'> & {
  facets: Pick<SearchDocument['facets'], 'address' | 'employment_types' | 'sector'>;
  /** Keys of a place, by its name, that the name does not tell: those of `SearchDocument.located`. */
  locatedAt?: ReadonlyMap<string, readonly string[]>;
};

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u;
const WORD = /^[\p{L}\p{N}\p{M}]+(?:#|\+\+)?/u;
/** All forms of a word begin with so many of its letters. */
const STEM_UNITS_MIN = 3;
/** Characters of a text on each side of what was found. */
const AROUND = 48;

/** `prefix`: the last word is being typed. `isRelaxed`: what is near counted too (relaxing.ts). */
export type ReasonQuestion = { text: string; prefix: boolean; isRelaxed: boolean };

/** Reads a question once; gives the reasons of each posting. */
export function reasonsOf({ text: question, prefix, isRelaxed }: ReasonQuestion): (document: ReasonDocument) => Reason[] {
  const units = readUnits(question, prefix).map((read) => {
    const unit = isRelaxed ? read : exactly(read);
    return { unit, forms: unit.words.map((asked) => formsOf(unit, asked)) };
  });
  return (document) => {
    const title = splitWords(document.title);
    const named = titleWords(document.title, document.language);
    const text = new LongText(document);
    return units.map(({ unit, forms }) => ({ asked: unit.typed, ...answerOf(unit, forms, document, { title, named }, text) }));
  };
}

/** Says whether a word of a text of a language is what was asked for, as all words do that begin with `beginning` and no others. */
type Form = { beginning: string; is(word: string, language: string): boolean };

function formsOf({ isRequired, languages }: AskedUnit, { word, isBeginning }: AskedUnit['words'][number]): Form {
  if (isBeginning) return { beginning: word, is: (held) => held.startsWith(word) };
  const stems = isRequired ? { terms: [], words: [] } : stemsAsked(word, languages);
  const forms = new Set([word, ...stems.terms, ...stems.words]);
  return {
    beginning: isRequired ? word : word.slice(0, STEM_UNITS_MIN),
    is: (held, language) => forms.has(held) || (forms.size > 1 && forms.has(stemTermOf(held, language) ?? held)),
  };
}

function answerOf(
  unit: AskedUnit,
  forms: readonly Form[],
  document: ReasonDocument,
  { title, named: names }: { title: Words; named: Words },
  text: LongText,
): Omit<Reason, 'asked'> {
  const finder = conceptDictionary();
  const { language } = document;
  const means = (concept: number | undefined) =>
    concept !== undefined && finder.withBroader(concept).some((one) => unit.terms.includes(conceptTerm(finder.concepts[one]!.id)));
  // As in terms.ts: what kind of work it is stands in its title, what kind of organization it is in that one's name.
  const isOrganization = (concept: number) => ORGANIZATION_KINDS.has(finder.concepts[concept]!.id);
  const meansThere = (concept: number) => !isOrganization(concept) && means(concept);
  const meansBesides = (concept: number) => !TITLE_KINDS.has(finder.concepts[concept]!.kind) && meansThere(concept);
  const inWords = (words: Words) => wordsFound(forms, words, language) ?? meantFound(words, language, meansBesides);

  const titled = finder.findInTitle(names, language);
  const inTitle = wordsFound(forms, title, language) ?? boundsFound(names, titled, meansThere);
  if (inTitle) return { where: 'title', found: textOf(title, inTitle) };
  const kind = document.facets.employment_types.find((type) => means(finder.numberOf(TYPE_CONCEPTS[type] ?? '')));
  if (kind) return { where: 'kind', found: kind };
  if (document.remote && means(finder.numberOf('remote'))) return { where: 'remote', found: '' };
  const place = placeFound(document, (keys) => keys.some((key) => unit.terms.includes(placeTerm(key))), forms);
  if (place !== undefined) return { where: 'place', found: place };
  const { organization } = document;
  const isCalled = inOneOf([organization, otherNames(organization, document.facets.address)], inWords) !== undefined;
  const named = isCalled ? organization : organizationOf(document, unit);
  if (named !== undefined) return { where: 'organization', found: named };
  const skill = inOneOf(document.skills, inWords);
  if (skill !== undefined) return { where: 'skill', found: skill };
  const near = boundsFound(names, titled, (concept) =>
    finder.withBroader(concept).some((one) => unit.near.includes(titleConceptTerm(finder.concepts[one]!.id))),
  );
  if (near) return { where: 'near', found: textOf(title, near) };
  const nearPlace = placeFound(document, (keys) => keys.some((key) => unit.near.includes(placeTerm(key))), []);
  if (nearPlace !== undefined) return { where: 'near', found: nearPlace };
  const inText = text.wordsOf(forms) ?? text.meant(meansBesides);
  if (inText) return { where: 'text', found: pieceOf(document.text, inText) };
  const far = boundsFound(names, titled, (concept) => {
    const terms = unit.near.length > 0 ? (farther(unit)?.near ?? []) : [];
    return finder.withBroader(concept).some((one) => terms.includes(titleConceptTerm(finder.concepts[one]!.id)));
  });
  return scattered(forms, document, title, text) ?? (far ? { where: 'near', found: textOf(title, far) } : { where: 'nowhere', found: '' });
}

/** The words of a unit that stand in different parts of a posting: where the first of them does. */
function scattered(forms: readonly Form[], document: ReasonDocument, title: Words, text: LongText): Omit<Reason, 'asked'> | undefined {
  if (forms.length < 2) return undefined;
  const { language, organization, skills, places } = document;
  const found = forms.map((form): Omit<Reason, 'asked'> | undefined => {
    const inTitle = wordsFound([form], title, language);
    if (inTitle) return { where: 'title', found: textOf(title, inTitle) };
    const isIn = (words: Words) => wordsFound([form], words, language);
    for (const [where, names] of [
      ['organization', [organization]],
      ['skill', skills],
      ['place', places],
    ] as const) {
      const name = inOneOf(names, isIn);
      if (name !== undefined) return { where, found: name };
    }
    const inText = text.wordsOf([form]);
    return inText && { where: 'text', found: pieceOf(document.text, inText) };
  });
  return found.includes(undefined) ? undefined : found[0];
}

/** The organization, where its name or its sector says that it is of the kind asked for. */
function organizationOf({ organization, facets }: ReasonDocument, { terms }: AskedUnit): string | undefined {
  const { concepts } = conceptDictionary();
  const isMeant = (concept: number) => terms.includes(conceptTerm(concepts[concept]!.id));
  return employerConcepts({ organization, facets }).some(isMeant) ? organization : undefined;
}

/** Where all words of a unit stand: the first of them, where they stand apart. */
function wordsFound(forms: readonly Form[], words: Words, language: string): Bounds | undefined {
  if (forms.length === 0) return undefined;
  const bounds = forms.map((form): Bounds | undefined => {
    for (const [at, { text }] of words.words.entries()) {
      const held = wordsOf(text).find((word) => form.is(word, language));
      if (held !== undefined) return withinWord(held, foldAsHeld(text), boundsOf(words, { first: at, last: at }));
    }
    return undefined;
  });
  if (bounds.some((one) => one === undefined)) return undefined;
  const found = bounds as Bounds[];
  const from = Math.min(...found.map((one) => one.from));
  const to = Math.max(...found.map((one) => one.to));
  // Pieces of a run of signs overlap: インターン is イン, ンタ, ター and ーン.
  let until = from;
  const isApart = found
    .toSorted((a, b) => a.from - b.from)
    .some((one) => {
      const gap = words.text.slice(until, one.from);
      until = Math.max(until, one.to);
      return /[^\s\p{P}]/u.test(gap);
    });
  return isApart ? found[0] : { from, to };
}

/** In scripts without spaces a run of signs holds many words. */
function withinWord(word: string, folded: string, bounds: Bounds): Bounds {
  const at = DENSE.test(folded) && folded.length === bounds.to - bounds.from ? folded.indexOf(word) : -1;
  return at < 0 ? bounds : { from: bounds.from + at, to: bounds.from + at + word.length };
}

function meantFound(words: Words, language: string | undefined, means: (concept: number) => boolean): Bounds | undefined {
  return boundsFound(words, conceptDictionary().find(words, language), means);
}

function boundsFound(words: Words, hits: readonly ConceptHit[], means: (concept: number) => boolean): Bounds | undefined {
  const hit = hits.find(({ concept }) => means(concept));
  return hit && boundsOf(words, hit);
}

/** The name of a place that answers, else the code of a country that does. */
function placeFound(
  { facets, places, language, locatedAt }: ReasonDocument,
  answers: (keys: readonly string[]) => boolean,
  forms: readonly Form[],
): string | undefined {
  const written = (name: string) => forms.length > 0 && forms.every((form) => wordsOf(name).some((word) => form.is(word, language)));
  // A country is a key of each of its places.
  const ofPlace = (name: string) => [
    ...placeKeys(facets.address, [name]).filter((key) => !facets.address.includes(key)),
    ...(locatedAt?.get(name) ?? []),
  ];
  return places.find((name) => written(name) || answers(ofPlace(name))) ?? facets.address.find((country) => answers([country]));
}

/** A description: folded and split once, and only where a unit is looked for in it. Words are looked for by their beginnings, not one by one. */
class LongText {
  #document: ReasonDocument;
  #folded: string | undefined;
  #split: Words | undefined;
  #hits: ConceptHit[] | undefined;

  constructor(document: ReasonDocument) {
    this.#document = document;
  }

  /** Where the first word of a unit stands, if all of them stand somewhere. */
  wordsOf(forms: readonly Form[]): Bounds | undefined {
    this.#folded ??= foldAsHeld(this.#document.text);
    const bounds = forms.map((form) => this.#find(form));
    return bounds.every((one) => one !== undefined) ? bounds[0] : undefined;
  }

  meant(means: (concept: number) => boolean): Bounds | undefined {
    this.#split ??= splitWords(this.#document.text);
    this.#hits ??= conceptDictionary().find(this.#split, this.#document.language);
    const hit = this.#hits.find(({ concept }) => means(concept));
    return hit && boundsOf(this.#split, hit);
  }

  #find({ beginning, is }: Form): Bounds | undefined {
    const folded = this.#folded!;
    for (let at = folded.indexOf(beginning); at >= 0; at = folded.indexOf(beginning, at + 1)) {
      if (DENSE.test(beginning)) return this.#asWritten({ from: at, to: at + beginning.length });
      if (at > 0 && WORD_SIGN.test(folded[at - 1]!)) continue;
      const run = folded.slice(at, at + WORD_UNITS_MAX).match(WORD)?.[0] ?? '';
      if (wordsOf(run).some((word) => is(word, this.#document.language))) return this.#asWritten({ from: at, to: at + run.length });
    }
    return undefined;
  }

  /** Where folding changed the length of a text: the whole piece between spaces, of which there are as many. */
  #asWritten(bounds: Bounds): Bounds {
    const { text } = this.#document;
    if (this.#folded!.length === text.length) return bounds;
    const spaces = [...text.matchAll(/\s/gu)].map(({ index }) => index);
    const before = this.#folded!.slice(0, bounds.from).match(/\s/gu)?.length ?? 0;
    return { from: before === 0 ? 0 : (spaces[before - 1] ?? 0) + 1, to: spaces[before] ?? text.length };
  }
}

function inOneOf(texts: readonly string[], found: (words: Words) => Bounds | undefined): string | undefined {
  return texts.find((text) => found(splitWords(text)) !== undefined);
}

const textOf = ({ text }: Words, { from, to }: Bounds) => text.slice(from, to);

/** What stands around, from word to word. */
function pieceOf(text: string, { from, to }: Bounds): string {
  const begins = from - AROUND <= 0 ? 0 : from - AROUND + Math.max(0, text.slice(from - AROUND, from).search(/\s/u));
  const rest = text.slice(to, to + AROUND);
  const cut = to + AROUND >= text.length ? rest.length : Math.max(0, rest.search(/\s\S*$/u));
  const piece = text
    .slice(begins, to + cut)
    .replace(/\s+/gu, ' ')
    .trim();
  return `${begins > 0 ? '…' : ''}${piece}${to + cut < text.length ? '…' : ''}`;
}
