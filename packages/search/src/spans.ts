// Where a question names concepts and places, and where it says nothing: stretches of the folded question, which units.ts makes units of.
import type { ConceptHit } from '@fairway/rules/concepts/concepts';
import { isVietnamese } from '@fairway/rules/concepts/vietnamese';
import { placeNameFinder } from '@fairway/rules/recognition/place-names';
import { type Bounds, boundsOf, splitWords, type Words } from '@fairway/rules/recognition/words';
import { hasShort, inFull, withUmlauts } from './abbreviations.ts';
import { areaFinder } from './areas.ts';
import { withComposed } from './composed-spans.ts';
import { conceptDictionary } from './concept-dictionary.ts';
import { fillerPhrases } from './fillers.ts';
import { gazetteer } from './gazetteer.ts';
import { inflectedPhrases } from './inflected-phrases.ts';
import { loosePhrases } from './loose-phrases.ts';
import { shortNamedPlace } from './place-short-names.ts';
import { saysSector, sectorAround } from './sector-words.ts';
import { type Named, tasksIn } from './tasks.ts';
import { conceptOf, conceptTerm, exactConceptTerm, NARROWED_KINDS, NOT_BY_FIELD, placeTerm, titleConceptTerm } from './terms.ts';
import { townsIn } from './towns.ts';

export type Span = {
  from: number;
  to: number;
  terms: string[];
  exact: string[];
  near: string[];
  isSymbol: boolean;
  isPlace: boolean;
  isOccupation?: boolean;
  /** It is said what is done (tasks.ts). */
  isTask?: boolean;
  /** Undefined: all. */
  languages?: readonly string[] | undefined;
  isFiller?: boolean;
  /** None of its words is a short one for another. */
  isAsWritten?: boolean;
  /** The parts of a compound: each asks for what it means. */
  parts?: readonly Span[];
};

/** What Chinese, Japanese and Korean put behind a kind of work for whoever does it: no part of a question of its own (翻译 and 翻译员, 城市规划师, 지질학자). */
const DOER = /^[師师员員工人士者生岗職家官手匠자사가원관]$/u;
const DENSE_END = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]$/u;

/**
 * Where a question names concepts and places: the longest at each place; both where the same words name both. And where it says nothing. `typed`: as it
 * stands unit for unit, where it is known; Vietnamese is read as it is spelled.
 */
export function spansOf(folded: string, typed = folded): Span[] {
  const { concepts, ask } = conceptDictionary();
  const written = splitWords(typed.length === folded.length && isVietnamese(typed) ? typed : folded);
  const whole = hasShort(written) ? wholeAsWritten(written) : NO_WORDS;
  const split = spelledOut(inFull(written, whole));
  const meant = ask(split);
  const known = new Map<number, number[]>();
  for (const hit of meant) for (const at of wordsOf(hit)) known.set(at, [...(known.get(at) ?? []), hit.concept]);
  const places = placeSpans(split);
  const tasks = taskSpans(split, meant, places);
  const isOfTask = ({ from, to }: Bounds) => tasks.some((one) => one.from < to && from < one.to);
  // The words of a task in another form are no name: "ordenadores de la oficina" is no "ordenanza de oficina".
  const inflected = inflectedPhrases(split, known).filter((hit) => !isOfTask(boundsOf(split, hit)));
  const found: Span[] = [
    ...[...meant, ...loosePhrases(split, new Set(known.keys())), ...inflected].map((hit): Span => {
      const { from, to } = boundsOf(split, hit);
      return {
        ...spanOfConcepts([hit.concept], from, to),
        isSymbol: hit.isSymbol,
        isOccupation: concepts[hit.concept]!.kind === 'occupation',
        languages: hit.language === undefined ? undefined : [hit.language],
        ...(whole.has(hit.first) ? { isAsWritten: true } : {}),
      };
    }),
    ...places,
    ...tasks,
  ];
  // "Italia" is the country, though words for the language begin so.
  const isCountry = ({ from, to, terms }: Span) =>
    terms.length > 0 && terms.every(isLanguageTerm) && places.some((one) => one.from === from && one.to === to);
  let spans: Span[] = [];
  for (const span of found
    .filter((one) => one.isPlace || !isCountry(one))
    .filter((one) => one.isTask || one.isPlace || !tasks.some(({ from, to }) => from <= one.from && one.to <= to))
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    const other = spans.find(({ from, to }) => from < span.to && span.from < to);
    if (!other) spans.push(span);
    else if (other.from === span.from && other.to === span.to) {
      // What is no narrower concept answers a title as it did: both have to be of those that have narrower ones.
      other.exact = other.exact.length > 0 && span.exact.length > 0 ? [...new Set([...other.exact, ...span.exact])] : [];
      other.terms = [...new Set([...other.terms, ...span.terms])];
      other.near = [...new Set([...other.near, ...span.near])];
      other.languages = other.languages && span.languages ? [...new Set([...other.languages, ...span.languages])] : undefined;
      other.isOccupation &&= span.isOccupation ?? false;
      other.isSymbol &&= span.isSymbol;
      other.isPlace &&= span.isPlace;
    }
  }
  for (const [at, span] of spans.entries()) {
    const isDone = !span.isPlace && DENSE_END.test(folded.slice(span.from, span.to)) && DOER.test(folded.charAt(span.to));
    if (isDone && !spans.some(({ from }) => from === span.to)) spans[at] = doersOf(span);
  }
  spans = withComposed(spans, folded, (concept, from, to) => spanOfConcepts([concept], from, to));
  for (const [at, span] of spans.entries()) if (!span.isPlace) spans[at] = withEmployers(span, folded, spans);
  withCompounds(spans, split, meant);
  for (const hit of fillerPhrases().find(split)) {
    const { from, to } = boundsOf(split, hit);
    if (spans.some((span) => span.from < to && from < span.to)) continue;
    spans.push({ from, to, terms: [], exact: [], near: [], isSymbol: false, isPlace: false, isFiller: true });
  }
  const isFree = (from: number, to: number) => !spans.some((span) => span.from < to && from < span.to);
  for (const { from, to, keys, countries } of townsIn(split, isFree, typed.length === folded.length ? typed : undefined)) {
    spans.push({ ...placeSpan({ from, to }, keys), near: countries.map(placeTerm), isPlace: false });
  }
  return spans;
}

/** Where a question says what is done, by who does it. */
function taskSpans(split: Words, meant: readonly (ConceptHit & { isAsked: boolean })[], places: readonly Span[]): Span[] {
  const { concepts, numberOf, withBroader } = conceptDictionary();
  const hits = meant.map((hit) => ({ ...boundsOf(split, hit), concept: hit.concept, isAsked: hit.isAsked }));
  // "Fixing computers" and "personnes âgées" mean something in questions alone: what is done says more, or is done to them.
  const named = hits.flatMap(({ from, to, concept, isAsked }): Named[] => {
    const { kind } = concepts[concept]!;
    const isDoer = (kind === 'work' && !isAsked) || (kind === 'occupation' && (!isAsked || split.text.slice(from, to).includes(' ')));
    return !isAsked || isDoer ? [{ from, to, isDoer, isAsked, isField: kind === 'field' && concepts[concept]!.role === undefined }] : [];
  });
  for (const { from, to } of places) named.push({ from, to, isDoer: true, isAsked: false, isField: false });
  return tasksIn(split, named).map(({ from, to, concepts: ids }) => {
    const isSame = (one: Bounds) => one.from === from && one.to === to;
    // "Gumawa ng website at mobile app" begins with what web designers do.
    const isBegun = (one: (typeof hits)[number]) =>
      concepts[one.concept]!.kind === 'occupation' && one.from === from && one.to < to && split.text.slice(from, one.to).includes(' ');
    const doers = ids.flatMap((id) => numberOf(id) ?? []);
    // A field that a doer is in says less.
    const isWider = (field: number) => doers.some((doer) => doer !== field && withBroader(doer).includes(field));
    const field = hits.flatMap((one) => ((isSame(one) && !isWider(one.concept)) || isBegun(one) ? [one.concept] : []));
    const asked = [...new Set([...doers, ...field])];
    const isOccupation = asked.every((one) => concepts[one]!.kind === 'occupation');
    return { ...spanOfConcepts(asked, from, to), isOccupation, isTask: true };
  });
}

/** Where a question names places: by names of the rules, areas, and what people call them for short. */
const placeSpans = (split: Words): Span[] => [
  ...[...placeNameFinder().find(split, true), ...areaFinder().find(split, true)].map((hit) => placeSpan(boundsOf(split, hit), hit.value)),
  ...split.words.flatMap(({ folded: word, text }, at) => {
    const keys = shortNamedPlace(word);
    const from = split.starts[at]!;
    return keys ? [placeSpan({ from, to: from + text.length }, keys)] : [];
  }),
];

/** Where a question names places, by their keys. */
const placeSpan = (bounds: { from: number; to: number }, keys: readonly string[]): Span => ({
  ...bounds,
  terms: keys.map(placeTerm),
  exact: [],
  near: countriesOf(keys).map(placeTerm),
  isSymbol: false,
  isPlace: true,
  // "Abroad too": everywhere.
  ...(keys.length === 0 ? { isFiller: true } : {}),
});

/** Whether a term means a language. */
export const isLanguageTerm = (term: string): boolean => {
  const { concepts, numberOf } = conceptDictionary();
  return concepts[numberOf(conceptOf(term) ?? '') ?? -1]?.kind === 'language';
};

const NO_WORDS: ReadonlySet<number> = new Set();

/** The words of a question, with German vowels where two letters for one mean nothing as they stand and something so. */
function spelledOut(words: Words): Words {
  const spelled = withUmlauts(words, NO_WORDS);
  if (spelled === words) return words;
  const { ask, breadthOf } = conceptDictionary();
  // How wide the narrowest thing is that each word means: of a compound the end alone may be known, which says less.
  const breadths = (some: Words) => {
    const narrowest = new Map<number, number>();
    const add = (at: number, breadth: number) => narrowest.set(at, Math.min(narrowest.get(at) ?? Number.POSITIVE_INFINITY, breadth));
    for (const hit of ask(some)) for (const at of wordsOf(hit)) add(at, breadthOf(hit.concept));
    for (const hit of placeNameFinder().find(some, true)) for (const at of wordsOf(hit)) add(at, 0);
    return (at: number) => narrowest.get(at) ?? Number.POSITIVE_INFINITY;
  };
  const [asTyped, meant] = [breadths(words), breadths(spelled)];
  return withUmlauts(words, new Set(words.words.flatMap((_, at) => (asTyped(at) <= meant(at) ? [at] : []))));
}

/** What is short may be a word in a phrase that says nothing with it in full: "maestro di sci" teaches skiing. */
function wholeAsWritten(written: Words): ReadonlySet<number> {
  const inPhrases = (words: Words) =>
    conceptDictionary()
      .ask(words)
      .flatMap((hit) => (hit.last > hit.first ? wordsOf(hit) : []));
  const inFullToo = new Set(inPhrases(inFull(written, NO_WORDS)));
  return new Set(inPhrases(written).filter((at) => !inFullToo.has(at)));
}

/** The words of a match, by number. */
const wordsOf = ({ first, last }: { first: number; last: number }) =>
  Array.from({ length: first < 0 ? 0 : last - first + 1 }, (_, at) => first + at);

/** Fields that people want to be in, whatever they do there: other fields (marketing, law, accounting) are what they do. */
const INDUSTRIES: ReadonlySet<string> = new Set(
  'aerospace agriculture automotive biotechnology cosmetics defence e-commerce energy fashion fintech gaming hotels mining maritime medical-technology oil-gas railway robotics semiconductor solar-wind space telecommunications'.split(
    ' ',
  ),
);

/** A field that is said to be a sector, with the word that says so and the employers that are in it; all else as it is. */
function withEmployers(span: Span, folded: string, spans: readonly Span[]): Span {
  const { concepts, numberOf, employersOf } = conceptDictionary();
  const isFree = (from: number, to: number) => spans.every((one) => one === span || one.to <= from || to <= one.from);
  const { before, behind } = sectorAround(folded, span);
  const from = before && isFree(before.index, span.from) ? before.index + (before[0].startsWith(' ') ? 1 : 0) : span.from;
  const to = behind && isFree(span.to, span.to + behind[0].length) ? span.to + behind[0].trimEnd().length : span.to;
  const isSaid = from < span.from || span.to < to || saysSector(folded.slice(from, to));
  const employers = span.terms.flatMap((term) => {
    const id = conceptOf(term) ?? '';
    const number = numberOf(id) ?? -1;
    if (!isSaid) return INDUSTRIES.has(id) ? employersOf(number) : [];
    // What is about trips (a topic) is in tourism.
    const own = employersOf(number);
    return own.length > 0 || concepts[number]?.role !== 'topic'
      ? own
      : concepts[number].broader.flatMap((one) => employersOf(numberOf(one) ?? -1));
  });
  if (employers.length === 0) return span;
  return { ...span, from, to, terms: [...new Set([...span.terms, ...employers.map((one) => conceptTerm(concepts[one]!.id))])] };
}

/** Who does what a span means: of a field those who practise it ("城市规划" is urban planning, "城市规划师" an urban planner), else the same. */
function doersOf(span: Span): Span {
  const { numberOf, practitionersOf } = conceptDictionary();
  const doers = span.terms.flatMap((term) => practitionersOf(numberOf(conceptOf(term) ?? '') ?? -1));
  if (doers.length === 0) return { ...span, to: span.to + 1 };
  return { ...span, ...spanOfConcepts(doers, span.from, span.to + 1), isOccupation: true };
}

/** Gives compounds their parts. */
function withCompounds(spans: Span[], { words, starts }: Words, meant: readonly ConceptHit[]): void {
  const { partsOf } = conceptDictionary();
  for (const [at, { folded: word, text }] of words.entries()) {
    const [from, to] = [starts[at]!, starts[at]! + text.length];
    const around = spans.find((span) => span.from < to && from < span.to);
    // What a phrase means is no compound's, and a sound that folding changed has no place in the word.
    if ((around && (around.from !== from || around.to !== to || around.isPlace)) || word.length !== text.length) continue;
    const parts = partsOf(word, meant.flatMap(({ first, concept }) => (first === at ? [concept] : []))); // biome-ignore format: one thought
    if (parts.length === 0) continue;
    const found = parts.map((part) => spanOfConcepts(part.concepts, from + part.from, from + part.to));
    spans.splice(around ? spans.indexOf(around) : spans.length, around ? 1 : 0, {
      ...(around ?? spanOfConcepts([], from, to)),
      parts: found,
    });
  }
}

/** A place in a question that means any of some concepts. */
function spanOfConcepts(meant: readonly number[], from: number, to: number): Span {
  const { concepts, near } = conceptDictionary();
  const isNarrowed = meant.every((concept) => NARROWED_KINDS.has(concepts[concept]!.kind));
  return {
    ...{ from, to, isSymbol: false, isPlace: false },
    // Who asks for an employer of a field would have what is in that field, too, less than exactly.
    terms: meant.flatMap((concept) => {
      const { id, role, broader } = concepts[concept]!;
      return (role === 'employer' && !NOT_BY_FIELD.has(id) ? [id, ...broader] : [id]).map(conceptTerm);
    }),
    exact: isNarrowed ? meant.map((concept) => exactConceptTerm(concepts[concept]!.id)) : [],
    near: [...new Set(meant.flatMap((concept) => near(concept).map((one) => titleConceptTerm(concepts[one]!.id))))],
  };
}

/** The countries that some places lie in, without those that are asked for themselves. */
const countriesOf = (keys: readonly string[]) => {
  // Places with coordinates alone say nothing of their country themselves.
  const told = keys.filter((key) => !key.startsWith('@'));
  const countries =
    told.length > 0 ? told.map((key) => key.slice(0, 2)) : keys.flatMap((key) => gazetteer().byId(Number(key.slice(1)))?.country ?? []);
  return [...new Set(countries)].filter((code) => !keys.includes(code));
};
