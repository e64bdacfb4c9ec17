// From a question to sets of postings: each unit to the postings that answer it (units.ts), all units ANDed, then organizations and filters.
//   a unit is answered by its words, their endings and what it means; the last word, while it is typed, as a beginning; a word that nothing
//   the reader may find answers is corrected
//   few postings (relaxing.ts): units are answered by what is near too, then let go, until there are enough; those that have all come first
//   filters (filter-sets.ts): any value of one, every one. For each that is counted also the set without it, for its counts.

import { ASKED, farther, firmly } from './asked-first.ts';
import { type Bitmap, countBits, orInto } from './bitmap.ts';
import { correctedText } from './corrected-text.ts';
import { keptParts, mayBeMeant, meantText } from './correction.ts';
import { denseSlips } from './dense-slips.ts';
import type { CountedSet } from './facet-counting.ts';
import { type Filtered, filtered, filtersInUse } from './filter-sets.ts';
import { meantBesideStem, meantByDictionary } from './form-words.ts';
import { readMeant } from './meant-words.ts';
import { isLikelier, phraseSlips } from './phrase-slips.ts';
import { enoughFor, type Kept, keptFirmly, letGo, mayBeFirm, RELAXED_FEW, relaxing, withoutKinds, withoutWishes } from './relaxing.ts';
import { readAnew, type Slip, shownOf } from './slips.ts';
import { type Standing, standingOf } from './standing.ts';
import { intersection, type Matched, nearestWords, type UnitMatch, union, unitMatch } from './term-sets.ts';
import type { SearchRequest, SearchResult } from './types.ts';
import { type AskedUnit, askedUnits, soleWord } from './units.ts';
import { askedFor } from './weights.ts';
import { queryPieces } from './words.ts';

export type Match = {
  /** All units, those that were let go too: who has them comes first. */
  units: UnitMatch[];
  /** How postings suit the reader. */
  standing: Standing;
  correctedText: string | null;
  meantText: string | null;
  relaxed: SearchResult['relaxed'];
  /** What matches everything. */
  set: Bitmap;
  total: number;
  /** What matches everything but this filter. Only filters in use that are counted. */
  withoutOwn: Filtered['withoutOwn'];
};

/** All sets of a question. They are borrowed from the index's scratch. `asWritten`: of jobs, and nothing is corrected and nothing let go. */
export function match(index: Matched, request: SearchRequest, base: CountedSet, of: keyof typeof ASKED): Match {
  const asWritten = of === 'asWritten';
  const { mayWiden } = ASKED[of];
  const { postings, scratch } = index;
  const { units: exact, asked, corrected } = matchedUnits(index, request, base, of);
  const organizations = organizationSet(index, request.organizationIds);
  const filters = filtersInUse(index, request);
  const allOf = (sets: readonly Bitmap[]) =>
    [...sets, ...organizations].reduce((set, other) => intersection([set, other], postings.words, scratch), base.bitmap);
  const foundBy = ({ all, some, atLeast, or }: Kept<UnitMatch>) => {
    const found = allOf([...all.map(({ anywhere }) => anywhere), ...(atLeast > 0 ? [atLeastOf(some, atLeast, index)] : [])]);
    if (or) orInto(found, allOf(or.map(({ anywhere }) => anywhere)), postings.words);
    return found;
  };
  // Whether postings are few is a matter of the words: a filter must never find more.
  const totalOf = (set: Bitmap) => (set === base.bitmap ? base.total : countBits(set, postings.words));
  const widen = () => exact.map((one, at) => (mayWiden(asked[at]!) ? widened(index, asked[at]!, base) : one));
  let units = exact;
  let kept: Kept<UnitMatch> = { all: units, some: [], atLeast: 0 };
  let found = foundBy(kept);
  const exactFound = found;
  if (!asWritten && exact.length > 0) {
    let total = totalOf(found);
    const plain = total < RELAXED_FEW ? withoutWishes(exact) : undefined;
    const plainFound = plain && foundBy({ all: plain, some: [], atLeast: 0 });
    if (plainFound && totalOf(plainFound) >= RELAXED_FEW) {
      // Where a wish is near only, that is better than nothing.
      units = exact.map((one, at) => (asked[at]!.isWish && mayWiden(asked[at]!) ? widened(index, asked[at]!, base) : one));
      kept = { all: plain, some: [], atLeast: 0 };
      found = plainFound;
      total = totalOf(found);
    }
    if (total < RELAXED_FEW && asked.some(mayWiden)) {
      units = widen();
      kept = { all: units, some: [], atLeast: 0, or: withoutKinds(exact) };
      found = foundBy(kept);
      total = totalOf(found);
    }
    // Texts mention much: where few titles say what work is about, what is near is offered too.
    const isFew = () => totalOf(foundBy({ all: firmMatches(index, units, base), some: [], atLeast: 0 })) < RELAXED_FEW;
    if (of === 'jobs' && kept.all.length === units.length && total >= RELAXED_FEW && mayBeFirm(units) && isFew()) {
      if (units === exact) units = widen();
      const fewer = isFew() ? keptFirmly(units) : undefined;
      kept = fewer ?? { all: units, some: [], atLeast: 0, or: kept.or };
      found = foundBy(kept);
    }
    const steps = relaxing(units, total, plainFound === found ? RELAXED_FEW : enoughFor(exact, totalOf(exactFound)));
    let step = steps.next();
    while (step.done !== true) {
      kept = step.value;
      found = foundBy(kept);
      step = steps.next(totalOf(found));
    }
  }
  const sets = filtered(index, filters, found, base);
  const complete = found === exactFound ? sets.total : filtered(index, filters, exactFound, base).total;
  const pieces = queryPieces(request.text);
  const reading =
    !asWritten && !request.prefix && exact.every(({ matching }) => matching > 0)
      ? readMeant(index, exact, { base, corrected, within: [...organizations, ...filters.map(({ allowed }) => allowed)], total: complete })
      : null;
  return {
    units,
    standing: standingOf(index, request, askedFor(units.map(({ unit }) => unit))),
    correctedText: corrected.size > 0 ? correctedText(pieces, corrected) : null,
    meantText: meantText(pieces, asked, reading, corrected),
    relaxed:
      sets.total === complete && kept.all.length === units.length
        ? null
        : { without: letGo(units, kept).map(({ unit }) => unit.typed), complete },
    ...sets,
  };
}

/** A unit as it is answered where little is found. */
function widened(index: Matched, unit: AskedUnit, base: CountedSet): UnitMatch {
  const near = unitMatch(index, unit, base, new Map());
  const far = near.matching === 0 ? farther(unit) : undefined;
  return far ? unitMatch(index, far, base, new Map()) : near;
}

/** The units with those of fields as titles and names alone answer them. */
function firmMatches(index: Matched, units: readonly UnitMatch[], base: CountedSet): UnitMatch[] {
  return units.map((one) => {
    const firm = firmly(one.unit);
    return firm ? unitMatch(index, firm, base, new Map()) : one;
  });
}

/** The postings that answer so many of some units at least. */
function atLeastOf(units: readonly UnitMatch[], atLeast: number, { postings, scratch }: Matched): Bitmap {
  // The postings that answer 1, 2, ... of the units looked at so far.
  const answering = Array.from({ length: atLeast }, () => scratch.borrowEmpty());
  for (const { anywhere } of units) {
    for (let most = atLeast - 1; most > 0; most--) {
      const fewer = answering[most - 1]!;
      const target = answering[most]!;
      for (let at = 0; at < postings.words; at++) target[at]! |= fewer[at]! & anywhere[at]!;
    }
    orInto(answering[0]!, anywhere, postings.words);
  }
  return answering[atLeast - 1]!;
}

/** Where the units of a question are answered, and what stands for words that were corrected. */
function matchedUnits(index: Matched, request: SearchRequest, base: CountedSet, of: keyof typeof ASKED) {
  const { first } = ASKED[of];
  const asked = askedUnits(request);
  const matched = asked.map((unit) => unitMatch(index, first(unit), base, new Map()));
  const slips = of === 'asWritten' ? new Map<string, Slip>() : slipsOf(index, request, base, asked, matched);
  const anew = readAnew(request, asked, slips);
  const units = slips.size === 0 ? matched : anew.map(({ unit, instead }) => unitMatch(index, first(unit), base, instead));
  return { units, asked: anew.map(({ unit }) => unit), corrected: shownOf(slips) };
}

/** The mistyped words of a question. */
function slipsOf(
  index: Matched,
  { text, prefix }: SearchRequest,
  base: CountedSet,
  asked: readonly AskedUnit[],
  matched: readonly UnitMatch[],
) {
  const slips = new Map<string, Slip>();
  for (const { typed, instead } of prefix ? [] : denseSlips(text, asked)) slips.set(typed, { shown: instead, instead: [instead] });
  const inPhrases = prefix ? [] : phraseSlips(asked);
  for (const [at, unit] of asked.entries()) {
    const word = soleWord(unit);
    if (word === undefined || matched[at]!.matching > 0) continue;
    const instead = unit.isInSentence ? [] : nearestWords(index, word, base, keptParts(unit.typed));
    const phrase = inPhrases.find((one) => one.word === word)?.instead;
    if (isLikelier(word, phrase, instead)) {
      slips.set(word, { shown: phrase, instead: [phrase] });
      continue;
    }
    const meant = meantByDictionary(word, unit, instead);
    if (meant || instead.length > 0) slips.set(word, { shown: meant?.word ?? instead[0]!, instead, meant: meant?.unit });
  }
  const countOf = (word: string, where: 'head' | 'anywhere') => {
    const id = index.dictionary.find(word);
    return id < 0 ? 0 : index.postings.countIn(index.dictionary[where](id), base.bitmap);
  };
  const heads = (word: string) => countOf(word, 'head');
  for (const { word, instead } of inPhrases) {
    if (slips.has(word)) continue;
    const where = heads(word) > 0 ? 'head' : 'anywhere';
    if (mayBeMeant(countOf(instead, where), countOf(word, where))) slips.set(word, { shown: instead, instead: [instead] });
  }
  for (const unit of prefix ? [] : asked) {
    const word = soleWord(unit);
    const meant = word === undefined || slips.has(word) ? undefined : meantBesideStem(word, unit);
    if (word === undefined || meant === undefined || countOf(word, 'anywhere') > 0) continue;
    if (mayBeMeant(heads(meant), 0)) slips.set(word, { shown: meant, instead: [meant] });
  }
  return slips;
}

/** The postings of some organizations; none where all organizations are asked for. */
function organizationSet({ organizations, postings, scratch }: Matched, organizationIds: readonly number[]): Bitmap[] {
  if (organizationIds.length === 0) return [];
  const lists = organizationIds.flatMap((id) => organizations.get(id) ?? []);
  return [union(lists, postings, scratch)];
}
