// What a question asks for: units, each a word or some words that mean one thing together. A posting answers a unit by the words as they are
// written, by other endings of them, or by what they mean (terms.ts). Words that stand for something only as they are ("C", "R", ".NET") are
// answered by what they mean alone: the letters stand in every text. So are places of one word.

import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { isTopicId } from '@fairway/rules/concepts/topic-words';
import { isVietnamese } from '@fairway/rules/concepts/vietnamese';
import { fullWord } from './abbreviations.ts';
import { withAlternatives } from './alternatives.ts';
import { abroadFor, isAbroad } from './asked-abroad.ts';
import { payStretches } from './asked-pay.ts';
import type { AskedUnit, AskedWord } from './asked-units.ts';
import { withoutBroader } from './broader-units.ts';
import { conceptDictionary } from './concept-dictionary.ts';
import { denialsOf } from './denials.ts';
import { isHeldWord } from './dictionary-words.ts';
import { isFiller } from './fillers.ts';
import { leftBehind } from './left-behind.ts';
import { asTyped, foldedPieces, type Piece } from './pieces.ts';
import { withSeasons } from './seasons.ts';
import { type Sentence, sentenceOf } from './sentences.ts';
import { isLanguageTerm, type Span, spansOf } from './spans.ts';
import { STEM_LANGUAGES, stemOf } from './stems.ts';
import { withStudies } from './studied.ts';
import { conceptOf, conceptTerm, exactConceptTerm, namedTerm, ORGANIZATION_KINDS, placeTerm, stemTerm, titleConceptOf } from './terms.ts';
import type { SearchRequest } from './types.ts';
import { CONDITIONS } from './weights.ts';
import { boundWordsOf, QUERY_WORDS_MAX } from './words.ts';

export type { AskedUnit } from './asked-units.ts';

/** The word of a unit that is one word, means nothing more, stands in no quotes and may be mistyped; undefined of others. */
export function soleWord({ words, terms, isRequired, isHeld }: AskedUnit): string | undefined {
  return terms.length === 0 && !isRequired && !isHeld ? words[0]?.word : undefined;
}

/** What holds so many times as many narrower concepts as another thing that is near is no longer among the nearest. */
const MUCH_BROADER = 2;

/**
 * Of a title what says that it names itself what is nearest, not something narrower: of what is near that is not much broader than the rest. A game is
 * nearer to a game developer than any software is.
 */
export function nearestTerms({ near }: AskedUnit): string[] {
  const { numberOf, breadthOf, concepts } = conceptDictionary();
  const known = near.flatMap((term) => numberOf(titleConceptOf(term) ?? '') ?? []);
  // What the names of an occupation have in common is as narrow as anything, and says nothing of how narrow the others are.
  const isCommon = (one: number) => isTopicId(concepts[one]!.id);
  const narrowest = Math.min(...known.filter((one) => !isCommon(one)).map(breadthOf));
  return known
    .filter((one) => isCommon(one) || breadthOf(one) <= MUCH_BROADER * narrowest)
    .map((one) => exactConceptTerm(concepts[one]!.id));
}

/** What is wished for. */
const WISHES: ReadonlySet<string> = new Set(
  ['paid', 'no-experience', 'students', 'entry-level', 'apprenticeship', ...CONDITIONS].map(conceptTerm),
);
/** Texts say these words of anything ("paid search", "paid leave"), and few titles say that they pay. */
const TITLED_WISHES: ReadonlySet<string> = new Set(['paid'].map(conceptTerm));
/** A kind of organization is said by names: words like "bank" and "university" stand in titles for other things ("bank nurse"). */
const isOrganizationTerm = (term: string): boolean => ORGANIZATION_KINDS.has(conceptOf(term) ?? '');
/** Who asks for so much says beside it which languages they speak. */
/** In so many words one that a language has is hardly another one mistyped: "crear y cuidar bases de datos" is not to clear them. */
const HELD_WORDS_MIN = 4;
const LONG_WORDS = 8;
/** Stems that count as words have so many letters at least. */
const STEM_WORD_UNITS_MIN = 4;

/** What a question does not want: postings with any of these terms in their title or of their places are left out. */
export type DeniedUnit = { typed: string; terms: readonly string[] };
/** A question as it is read: what it asks for, and what it does not want. */
type Read = { units: AskedUnit[]; denied: readonly DeniedUnit[] };

/** Reads a question. `prefix`: its last word is being typed. At most QUERY_WORDS_MAX different words count. */
export function readUnits(text: string, prefix: boolean): AskedUnit[] {
  return [...readOnce(text, prefix).units];
}

/** What a question does not want. @rule search.20 */
export function deniedUnits({ text, prefix }: Pick<SearchRequest, 'text' | 'prefix'>): readonly DeniedUnit[] {
  return readOnce(text, prefix).denied;
}

/** A question is asked for its units, its filters, its counts and its answer, one after the other. */
let last: { text: string; prefix: boolean; by: ConceptFinder; read: Read } | undefined;

function readOnce(text: string, prefix: boolean): Read {
  const by = conceptDictionary();
  if (last?.text !== text || last.prefix !== prefix || last.by !== by) last = { text, prefix, by, read: readQuestion(text, prefix) };
  return last.read;
}

function readQuestion(text: string, prefix: boolean): Read {
  const pieces = foldedPieces(text);
  const folded = pieces.map((piece) => piece.folded).join(' ');
  const words = boundWordsOf(folded);
  const last = prefix && !/\s$/u.test(text) && words.at(-1)?.to === folded.length ? words.length - 1 : -1;
  const units = new Map<string, AskedUnit>();
  const standsAt = new Map<string, { from: number; to: number }>();
  const seen = new Set<string>();
  const sentence = sentenceOf(
    words.map(({ word }) => word),
    text,
  );
  const isLong = words.length >= LONG_WORDS;
  const pay = payStretches(folded);
  const isIn = (inner: { from: number; to: number }, outer: { from: number; to: number }) =>
    outer.from <= inner.from && inner.to <= outer.to;
  const spans = spansOf(folded, pieces.map(({ typed }) => typed.normalize('NFC')).join(' ')).filter(
    (span, _, all) =>
      !isWordHere(span, all, pieces, folded) && !pay.some((one) => isIn(span, one)) && !isJustCommon(span, folded, pieces, sentence),
  );
  const isQuoted = ({ from, to }: { from: number; to: number }) => pieces.some((piece) => piece.isQuoted && piece.from < to && from < piece.to); // biome-ignore format: one thought
  const typing = last < 0 ? folded.length : words[last]!.from;
  const deniable = spans.filter((span) => !isQuoted(span) && span.to <= typing);
  const { left, enough } = leftBehind(folded, deniable);
  const { denied: saidNot, said } = denialsOf(folded, words, deniable, { sentence, isVietnamese: isVietnamese(text) });
  const denied = new Set([...saidNot, ...enough]);
  let at = 0;
  while (at < words.length) {
    const { from, to } = words[at]!;
    const isRequired = isQuoted(words[at]!);
    const span = isRequired ? undefined : spans.find((one) => one.from < to && from < one.to);
    const first = at++;
    if (span) while (at < words.length && words[at]!.from < span.to) at++;
    const isNothing = (word: string) => isFiller(word) || sentence?.isCommon(word) || isSuspended(words[first]!, pieces);
    const asksNothing = isSeeking(span ?? words[first]!, folded) || (span ? span.isFiller : isNothing(words[first]!.word));
    if (asksNothing && !isRequired && (last < first || last >= at)) continue;
    if (span && (denied.has(span) || left.has(span))) continue;
    if (!span && !isRequired && [...said, ...pay].some((stretch) => isIn(words[first]!, stretch))) continue;
    const held = words.slice(first, at).map(({ word }, index): AskedWord => {
      const isBeginning = first + index === last;
      return { word: isBeginning || isRequired || span?.isAsWritten ? word : fullWord(word, words.length === 1), isBeginning };
    });
    const fresh = held.filter(({ word: one }) => !seen.has(one)).length;
    if (seen.size + fresh > QUERY_WORDS_MAX) break;
    for (const { word: one } of held) seen.add(one);
    const bounds = span ?? { from, to };
    const asked = folded.slice(bounds.from, bounds.to);
    const known = units.get(asked);
    if (known) {
      // What stands twice is asked once, as a beginning where one of them is.
      if (held.some(({ isBeginning }) => isBeginning)) known.words = held;
      continue;
    }
    const isTyped = held.some(({ isBeginning }) => isBeginning);
    if (span?.parts && !isTyped) {
      for (const part of span.parts) {
        units.set(`${asked} ${part.from}`, unitOfPart(part, held, folded));
        standsAt.set(`${asked} ${part.from}`, part);
      }
      continue;
    }
    const isSymbol = span?.isSymbol === true && !isTyped;
    // One word that is a place is answered by places, whatever texts say ("nice to have", "our London office").
    const isPlace = span?.isPlace === true && !isTyped && held.length === 1;
    const isOrganization = span !== undefined && !isTyped && span.terms.length > 0 && span.terms.every(isOrganizationTerm);
    const isWish =
      span !== undefined &&
      !isTyped &&
      span.terms.length > 0 &&
      span.terms.every((term) => WISHES.has(term) || (isLong && isLanguageTerm(term)));
    standsAt.set(asked, bounds);
    units.set(asked, {
      typed: asTyped(pieces, bounds) ?? asked,
      words: isSymbol || isPlace || isOrganization || (isWish && span.terms.every((term) => TITLED_WISHES.has(term))) ? [] : held,
      terms: [...(span?.terms ?? []), ...(isPlace || (isOrganization && held.length === 1) ? [namedTerm(held[0]!.word)] : [])],
      // What is no bank is no bank, whatever it has to do with banking.
      near: isOrganization ? [] : (span?.near ?? []),
      ...(span && span.exact.length > 0 ? { exact: span.exact } : {}),
      ...(span?.languages ? { languages: span.languages } : {}),
      ...(span?.isOccupation && !isTyped ? { isOccupation: true } : {}),
      isRequired,
      ...(isWish ? { isWish } : {}),
      ...(sentence && !span ? { isInSentence: true } : {}),
      ...(!span && words.length >= HELD_WORDS_MIN && isHeldWord(held[0]!.word) ? { isHeld: true } : {}),
    });
  }
  const standing = [...units].map(([asked, unit]) => ({ unit, ...standsAt.get(asked)! }));
  return {
    units: withoutBroader(withAlternatives(withSeasons(withStudies(standing, folded)), folded, sentence)),
    // Who does not want to go abroad would stay, wherever that is.
    denied: [...denied]
      .filter((span) => !isAbroad(span))
      .map((span) => ({
        typed: asTyped(pieces, span) ?? folded.slice(span.from, span.to),
        terms: deniedTerms(span.terms),
      })),
  };
}

/** What says in a title, or of an employer, that it is what is denied: of employers of a field that alone, not the field. */
function deniedTerms(terms: readonly string[]): string[] {
  const { numberOf, withBroader, concepts } = conceptDictionary();
  const meant = terms.flatMap((term) => numberOf(conceptOf(term) ?? '') ?? []);
  const broader = new Set(meant.flatMap((one) => [...withBroader(one)].filter((other) => other !== one)));
  const ids = meant.filter((one) => !broader.has(one)).map((one) => concepts[one]!.id);
  return [...terms.filter((term) => conceptOf(term) === undefined), ...ids.flatMap((id) => [conceptTerm(id), exactConceptTerm(id)])];
}

/** Whether something known is one of the words that every sentence of the language has ("sea" in Spanish, "sem" in Portuguese), in small letters but for the first of all. */
function isJustCommon(
  { from, to, isPlace, isSymbol, isFiller: isNothing }: Span,
  folded: string,
  pieces: readonly Piece[],
  sentence: Sentence | undefined,
): boolean {
  if (sentence?.languages.length !== 1 || isPlace || isNothing || !sentence.isCommon(folded.slice(from, to))) return false;
  // The first word of a sentence has a capital: "Soy enfermera", "... Hindi na po OJT".
  const begins = (at: number) => at === 0 || /[.!?]$/u.test(pieces[at - 1]!.typed);
  const inSmall = ({ typed }: Piece, at: number) => (begins(at) && !isSymbol ? typed.slice(1) : typed);
  return pieces.some((piece, at) => piece.from <= from && to <= piece.to && inSmall(piece, at) === inSmall(piece, at).toLowerCase());
}

/** What a part of a compound asks for: the whole word as it is written, or what the part means. */
function unitOfPart({ from, to, terms, exact, near }: Span, words: AskedWord[], folded: string): AskedUnit {
  const typed = folded.slice(from, to);
  return { typed, words, terms, near, ...(exact.length > 0 ? { exact } : {}), languages: [], isRequired: false };
}

/** "Strom-" of "Strom- oder Heizungsleitungen": half a word, which texts have in no other way. */
const isSuspended = ({ from, to }: { from: number; to: number }, pieces: readonly Piece[]): boolean =>
  pieces.some((piece, at) => piece.from <= from && to <= piece.to && /^\p{L}{3,}-,?$/u.test(piece.typed) && at < pieces.length - 1);

/** "Recherche alternance RH" looks for something: what begins a question and is followed by more. */
const SEEKING = new Set(['recherche']);
const isSeeking = (stretch: { from: number; to: number }, folded: string): boolean =>
  stretch.from === 0 && stretch.to < folded.length && SEEKING.has(folded.slice(stretch.from, stretch.to));

/** Makes what questions are read by, where that is not done yet: a second of work that the first who asks would wait for. */
export function readyToRead(): void {
  readUnits('', false);
}

/** All units of a question: those of its words, and the place. */
export function askedUnits({
  text,
  prefix,
  where,
  countries = [],
}: Pick<SearchRequest, 'text' | 'prefix' | 'where' | 'countries'>): AskedUnit[] {
  const units = readUnits(text, prefix).flatMap((unit) => (isAbroad(unit) ? abroadFor(unit, countries) : [unit]));
  if (!where) return units;
  const [first, second, third] = where.rings.map((keys) => keys.map(placeTerm)) as [string[], string[], string[]];
  const near = [...third, ...where.around.map(placeTerm)];
  units.push({
    ...{ typed: where.typed, words: [], terms: [...first, ...second], best: first, near, outer: third },
    ...{ isRequired: true, isWhere: true },
  });
  return units;
}

/** Towns that are ordinary words before the name of a job: "reading nurse" is no nurse in Reading. */
const ORDINARY = new Set(['reading', 'bath', 'mobile', 'orange', 'cork', 'split', 'hull']);

/** Behind "nice" they say that it is no town, whatever they mean. */
const NICE_THINGS = new Set(
  'team people office boss colleagues company place job jobs work working atmosphere environment culture'.split(' '),
);

/**
 * Whether a place is an ordinary word here: in lower case, with no word before it that leads to a place ("in reading"), and before what is no place
 * ("reading nurse"). Alone, behind ("nurse reading") or with a capital it is the town.
 */
function isWordHere({ from, to, isPlace }: Span, spans: readonly Span[], pieces: readonly Piece[], folded: string): boolean {
  const word = folded.slice(from, to);
  const at = pieces.findIndex((piece) => piece.from === from && piece.to === to);
  if (isPlace && word === 'nice' && /^\p{Ll}/u.test(pieces[at]?.typed ?? '')) return NICE_THINGS.has(pieces[at + 1]?.folded ?? '');
  if (!isPlace || !ORDINARY.has(word)) return false;
  const before = pieces[at - 1];
  if (at < 0 || /^\p{Lu}/u.test(pieces[at]!.typed) || (before && isFiller(before.folded))) return false;
  return spans.some((next) => next.from === to + 1 && !next.isPlace && !next.isFiller);
}

/**
 * The terms of a word in some languages, or in all: of texts that hold it with another ending. And the stems, which texts may hold as words.
 */
export function stemsAsked(word: string, languages?: readonly string[]): { terms: string[]; words: string[] } {
  const terms = new Set<string>();
  const words = new Set<string>();
  for (const language of languages ? STEM_LANGUAGES.filter((one) => languages.includes(one)) : STEM_LANGUAGES) {
    const stem = stemOf(word, language);
    terms.add(stemTerm(language, stem));
    // Shorter ones are words of their own: a barista is no bar.
    if (stem !== word && stem.length >= STEM_WORD_UNITS_MIN && 2 * stem.length > word.length) words.add(stem);
  }
  return { terms: [...terms], words: [...words] };
}
