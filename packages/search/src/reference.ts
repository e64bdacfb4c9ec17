// Search as its rules say it, over a plain array and without any index: the oracle of the tests, here and for SQL.
// It shares what both sides must agree on (words.ts, correction.ts, ranking.ts, the order of suggestions) and nothing else. Slow on purpose.

import { ASKED, farther, firmly } from './asked-first.ts';
import { correctedText } from './corrected-text.ts';
import { corrections, keptParts, MEANT_FEW, mayBeMeant, meantReading, meantText } from './correction.ts';
import { denseSlips } from './dense-slips.ts';
import { explainedUnit } from './explaining.ts';
import { meantBesideStem, meantByDictionary } from './form-words.ts';
import { isLikelier, phraseSlips } from './phrase-slips.ts';
import { byFrequency, phrasesOf, type RankedPhrase, withoutRepeats } from './phrases.ts';
import { answeredOf, documentKey, packKey } from './ranking.ts';
import { answered, type Forms, formsOf, levelOf, type Row, rowOf } from './reference-answers.ts';
import { editsBetween } from './reference-edits.ts';
import { countsOf, passerOf, standingOf, valuesOf } from './reference-filters.ts';
import { byRank, pageOf, type Ranked } from './reference-page.ts';
import { enoughFor, type Kept, keptFirmly, letGo, mayBeFirm, RELAXED_FEW, relaxing, withoutKinds, withoutWishes } from './relaxing.ts';
import { readAnew, type Slip, shownOf } from './slips.ts';
import { isTerm } from './terms.ts';
import {
  type Explanation,
  type FacetCount,
  FILTERS,
  type Filter,
  type JobSearch,
  type SearchChange,
  type SearchRequest,
  type SearchResult,
  type Suggestion,
  type SuggestionKind,
} from './types.ts';
import { type AskedUnit, askedUnits, deniedUnits, soleWord } from './units.ts';
import { askedFor, countingOf } from './weights.ts';
import { queryPieces, queryWords, wordsOf } from './words.ts';

/** Brute-force search over the documents it was given. */
export class ReferenceSearch implements JobSearch {
  #rows = new Map<string, Row>();

  async apply(changes: SearchChange[]): Promise<void> {
    for (const change of changes) {
      if (change.kind === 'remove') this.#rows.delete(change.id);
      else this.#rows.set(change.document.id, rowOf(change.document));
    }
  }

  async search(request: SearchRequest): Promise<SearchResult> {
    return (await this.#find(request, false)).result;
  }

  explain(request: SearchRequest): Promise<Explanation> {
    return this.#find(request, false);
  }

  async renewedPercent(): Promise<null> {
    return null;
  }

  /** `asWritten`: nothing is corrected and nothing let go. */
  async #find(request: SearchRequest, asWritten: boolean): Promise<Explanation> {
    const base = this.#base(request.visibility, request.now);
    const { first, mayWiden } = ASKED[asWritten ? 'asWritten' : 'jobs'];
    const read = askedUnits(request);
    const slips = asWritten ? new Map<string, Slip>() : slipsOf(base, request, read, first);
    const anew = readAnew(request, read, slips);
    const asked = anew.map(({ unit }) => unit);
    const corrected = shownOf(slips);
    const exact = anew.map(({ unit, instead }) => answered(base, first(unit), formsOf(first(unit), instead)));
    const organizations = new Set(request.organizationIds);
    const within = base.filter((row) => organizations.size === 0 || organizations.has(row.document.organizationId));
    const having = ({ all, some, atLeast, or }: Kept<Forms>) =>
      within.filter(
        (row) =>
          (all.every(({ answers }) => answers(row.all)) && some.filter(({ answers }) => answers(row.all)).length >= atLeast) ||
          or?.every(({ answers }) => answers(row.all)),
      );
    const passing = (rows: readonly Row[]) => rows.filter(passerOf(request, null));
    let units = exact;
    let kept: Kept<Forms> = { all: units, some: [], atLeast: 0 };
    let found = having(kept);
    const complete = passing(found).length;
    const exactly = found.length;
    const widened = (at: number) => {
      const near = answered(base, asked[at]!, formsOf(asked[at]!, new Map()));
      const far = near.matching === 0 ? farther(asked[at]!) : undefined;
      return far ? answered(base, far, formsOf(far, new Map())) : near;
    };
    const plain = asWritten || found.length >= RELAXED_FEW ? undefined : withoutWishes(exact);
    const plainFound = plain ? having({ all: plain, some: [], atLeast: 0 }) : [];
    if (plain && plainFound.length >= RELAXED_FEW) {
      units = exact.map((forms, at) => (asked[at]!.isWish && mayWiden(asked[at]!) ? widened(at) : forms));
      kept = { all: plain, some: [], atLeast: 0 };
      found = plainFound;
    }
    if (!asWritten && found.length < RELAXED_FEW && asked.some(mayWiden)) {
      units = exact.map((forms, at) => (mayWiden(asked[at]!) ? widened(at) : forms));
      kept = { all: units, some: [], atLeast: 0, or: withoutKinds(exact) };
      found = having(kept);
    }
    const firmCount = () => {
      const firm = units.map((forms) => {
        const unit = firmly(forms.unit);
        return unit ? answered(base, unit, formsOf(unit, new Map())) : forms;
      });
      return having({ all: firm, some: [], atLeast: 0 }).length;
    };
    const total = found.length;
    if (!asWritten && kept.all.length === units.length && total >= RELAXED_FEW && mayBeFirm(units) && firmCount() < RELAXED_FEW) {
      if (units === exact) units = exact.map((forms, at) => (mayWiden(asked[at]!) ? widened(at) : forms));
      const fewer = firmCount() < RELAXED_FEW ? keptFirmly(units) : undefined;
      kept = fewer ?? { all: units, some: [], atLeast: 0, or: kept.or };
      found = having(kept);
    }
    const steps = relaxing(asWritten ? [] : units, total, found === plainFound ? RELAXED_FEW : enoughFor(exact, exactly));
    let step = steps.next();
    while (step.done !== true) {
      kept = step.value;
      found = having(kept);
      step = steps.next(found.length);
    }
    const matches = passing(found);
    const facets = {} as Record<Filter, FacetCount[]>;
    for (const filter of FILTERS) {
      const others = found.filter(passerOf(request, filter));
      facets[filter] = countsOf(others.map((row) => valuesOf(row, filter, request.now)));
    }
    const pieces = queryPieces(request.text);
    const { ids, promoted, next, keys } = pageOf(request, ranked(matches, units, request));
    const result = {
      ids,
      total: matches.length,
      facets,
      correctedText: corrected.size > 0 ? correctedText(pieces, corrected) : null,
      meantText:
        request.prefix || asWritten ? null : meantText(pieces, asked, meant(asked, exact, base, passing(within), corrected), corrected),
      relaxed:
        matches.length === complete && kept.all.length === units.length
          ? null
          : { without: letGo(units, kept).map(({ unit }) => unit.typed), complete },
      denied: deniedUnits(request).map(({ typed }) => typed),
      promoted,
      next,
      tookMicros: 0,
    };
    const levelsOf = (id: string) => units.map((forms) => levelOf(forms, this.#rows.get(id)!));
    return {
      result,
      units: units.map((forms) => explainedUnit(forms.unit, forms)),
      rows: ids.map((id, at) => ({
        ...{ id, key: keys[at]!, levels: levelsOf(id) },
        fresher: standingOf(this.#rows.get(id)!, request, askedFor(units.map(({ unit }) => unit))).fresher,
      })),
    };
  }

  findIds(questions: readonly SearchRequest[]): Promise<string[][]> {
    return Promise.all(questions.map(async (question) => (await this.#find(question, true)).result.ids));
  }

  async suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Promise<Suggestion[]> {
    const { words, last } = queryWords(text);
    if (words.length === 0) return [];
    const postings = new Map<string, Suggestion & { postings: number }>();
    for (const { document } of this.#base(visibility, now)) {
      for (const phrase of phrasesOf(document)) {
        const name = `${phrase.type} ${phrase.suggestion}`;
        postings.set(name, { ...phrase, postings: (postings.get(name)?.postings ?? 0) + 1 });
      }
    }
    for (const tolerant of [false, true]) {
      const fitting: RankedPhrase[] = [];
      for (const phrase of postings.values()) {
        if (!kinds.includes(phrase.type)) continue;
        const held = wordsOf(phrase.suggestion);
        const edits = words.map((word) => Math.min(...held.map((other) => editsBetween(word, other, word === last, tolerant))));
        const sum = edits.reduce((a, b) => a + b, 0);
        if (Number.isFinite(sum)) fitting.push({ ...phrase, edits: sum });
      }
      if (fitting.length > 0) return withoutRepeats(fitting.sort(byFrequency), limit);
    }
    return [];
  }

  #base({ schoolIds, excludeSchoolIds }: SearchRequest['visibility'], now: number): Row[] {
    return [...this.#rows.values()].filter(({ document }) => {
      const schools = document.schoolIds;
      if (document.deadlineAt !== null && document.deadlineAt < now) return false;
      if (schools.some((id) => excludeSchoolIds.includes(id))) return false;
      return schools.length === 0 || schools.some((id) => schoolIds.includes(id));
    });
  }
}

/** The mistyped words of a question. */
function slipsOf(
  base: readonly Row[],
  { text, prefix }: SearchRequest,
  asked: readonly AskedUnit[],
  first: (unit: AskedUnit) => AskedUnit,
): Map<string, Slip> {
  const slips = new Map<string, Slip>();
  for (const { typed, instead } of prefix ? [] : denseSlips(text, asked)) slips.set(typed, { shown: instead, instead: [instead] });
  const inPhrases = prefix ? [] : phraseSlips(asked);
  for (const unit of asked) {
    const word = soleWord(unit);
    if (word === undefined || answered(base, first(unit), formsOf(first(unit), new Map())).matching > 0) continue;
    const instead = unit.isInSentence ? [] : corrections(word, vocabularyOf(base), keptParts(unit.typed));
    const phrase = inPhrases.find((one) => one.word === word)?.instead;
    if (isLikelier(word, phrase, instead)) {
      slips.set(word, { shown: phrase, instead: [phrase] });
      continue;
    }
    const meant = meantByDictionary(word, unit, instead);
    if (meant || instead.length > 0) slips.set(word, { shown: meant?.word ?? instead[0]!, instead, meant: meant?.unit });
  }
  const heads = (word: string) => base.filter(({ head }) => head.has(word)).length;
  for (const { word, instead } of inPhrases) {
    if (slips.has(word)) continue;
    const holders = (one: string) => (heads(word) > 0 ? heads(one) : base.filter(({ all }) => all.has(one)).length);
    if (mayBeMeant(holders(instead), holders(word))) slips.set(word, { shown: instead, instead: [instead] });
  }
  for (const unit of prefix ? [] : asked) {
    const word = soleWord(unit);
    const meant = word === undefined || slips.has(word) ? undefined : meantBesideStem(word, unit);
    if (word === undefined || meant === undefined || base.some(({ all }) => all.has(word))) continue;
    if (mayBeMeant(heads(meant), 0)) slips.set(word, { shown: meant, instead: [meant] });
  }
  return slips;
}

function vocabularyOf(base: readonly Row[]): Map<string, number> {
  const vocabulary = new Map<string, number>();
  for (const { all } of base) for (const word of all) if (!isTerm(word)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  return vocabulary;
}

/** As correction.ts says. `within`: what the reader may find of the organizations and filters asked for. */
function meant(
  asked: readonly AskedUnit[],
  units: readonly Forms[],
  base: readonly Row[],
  within: readonly Row[],
  corrected: ReadonlyMap<string, string>,
): readonly (string | null)[] | null {
  const count = (reading: readonly (string | null)[]) =>
    within.filter(({ all }) => units.every(({ answers }, at) => (reading[at] ? all.has(reading[at]) : answers(all)))).length;
  const total = count([]);
  if (total > MEANT_FEW || units.some(({ matching }) => matching === 0)) return null;
  const heads = (word: string) => base.filter(({ head }) => head.has(word)).length;
  const vocabulary = vocabularyOf(base);
  const candidates = asked.map((unit) => {
    const word = soleWord(unit);
    if (word === undefined || corrected.has(word)) return [];
    return corrections(word, vocabulary, keptParts(unit.typed)).filter((other) => mayBeMeant(heads(other), heads(word)));
  });
  const reading = meantReading(candidates, total);
  let step = reading.next();
  while (step.done !== true) step = reading.next(count(step.value));
  return step.value;
}

function ranked(rows: readonly Row[], units: readonly Forms[], request: SearchRequest): Ranked[] {
  const asked = askedFor(units.map(({ unit }) => unit));
  return rows
    .map((row) => {
      const levels = units.map((unit) => ({ idf: unit.idf, level: levelOf(unit, row), ...countingOf(unit.unit, unit.idf) }));
      const key = documentKey(request.sort, row.document, {
        ...answeredOf(levels, row.step),
        ...standingOf(row, request, asked),
      });
      return { document: row.document, key, packed: packKey(request.sort, key) };
    })
    .sort(byRank);
}
